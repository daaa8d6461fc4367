#ifndef LP_IMAGE_CODECS_SHIM_H
#define LP_IMAGE_CODECS_SHIM_H

#include <libdeflate.h>
#include <spng.h>

#endif
