// Only Linux has it under this name; what it says of the heap is measured there alone.
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
