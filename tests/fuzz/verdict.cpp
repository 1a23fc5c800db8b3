// Fuzzes the verdict parser with libFuzzer: attest-fuzz-verdict tests/fuzz/corpus/verdict
#include "fuzz/targets.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *bytes, std::size_t count)
{
    fuzz::verdict(QByteArray(reinterpret_cast<const char *>(bytes), qsizetype(count)));
    return 0;
}
