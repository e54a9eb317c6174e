#!/usr/bin/env bash
# Writes a copy of Foundation's ICU without its data, and prints its path: 34 MB of languages, calendars and time zones
# that this program never asks for. Regular expressions and Unicode properties are compiled into ICU's
# code and need no data. ICU calls such a stand-in its stub data, and takes what it lacks for missing.
#
#   icu-without-data.sh ARCHIVE FOLDER [COMPILER ARGUMENT…]
set -euo pipefail
archive=$1 folder=$2
shift 2
[[ $# -gt 0 ]] || set -- clang

symbol=$(nm --defined-only "$archive" 2> /dev/null | awk '$3 ~ /^icudt[0-9]+_dat$/ { print $3; exit }') || true
member=$(nm --defined-only -A "$archive" 2> /dev/null | awk -F: '/ icudt[0-9]+_dat$/ { print $2; exit }') || true
[[ -n $symbol && -n $member ]] || { echo "$archive has no symbol icudtNN_dat any more: look at how ICU's data is linked." >&2; exit 1; }

# The header of a data package with no entries, as in ICU's own stubdata.cpp.
cat > "$folder/icu-without-data.c" <<C
#include <stdint.h>
__attribute__((visibility("default"))) extern const struct {
  uint16_t headerSize; uint8_t magic1, magic2;
  uint16_t size, reserved; uint8_t isBigEndian, charsetFamily, sizeofUChar, reserved2;
  uint8_t dataFormat[4], formatVersion[4], dataVersion[4]; char padding[8];
  uint32_t count, reserved3; int32_t pad;
} $symbol;
__attribute__((aligned(16))) const __typeof__($symbol) $symbol = {
  32, 0xda, 0x27, 20, 0, 0, 0, 2, 0, {'T', 'o', 'C', 'P'}, {1, 0, 0, 0}, {0, 0, 0, 0}, {0}, 0, 0, 0
};
C
"$@" -O1 -c "$folder/icu-without-data.c" -o "$folder/icu-without-data.o"
# In the archive's place, so that it is found wherever the linker is given the archive.
copy=$folder/$(basename "$archive")
cp "$archive" "$copy"
ar d "$copy" "$member"
ar r "$copy" "$folder/icu-without-data.o"
echo "$copy"
