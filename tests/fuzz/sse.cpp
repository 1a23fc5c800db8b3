// Fuzzes the parser of server-sent events with libFuzzer: attest-fuzz-sse tests/fuzz/corpus/sse
#include "fuzz/targets.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *bytes, std::size_t count)
{
    fuzz::stream(QByteArray(reinterpret_cast<const char *>(bytes), qsizetype(count)));
    return 0;
}
