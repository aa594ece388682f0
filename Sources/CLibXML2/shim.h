#include <libxml/xmlversion.h>
// Where libxml2 is built with ICU, its headers would pull in ICU's, which clash with Foundation's own copy of them.
// Only the tail of a structure that is never made here depends on it.
#undef LIBXML_ICU_ENABLED
#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlwriter.h>
