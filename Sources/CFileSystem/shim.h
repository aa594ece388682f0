// Only Linux has it under this name, and Swift's module of the C library lacks it: what kind of file system a path is in.
#if __has_include(<sys/vfs.h>)
#include <sys/vfs.h>
#endif
