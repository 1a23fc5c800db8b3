// Exports sessions as an evidence bundle.
#include "core/evidence/bundle.h"

#include "core/base/catalogue.h"
#include "core/session/exporter.h"

namespace core {
namespace {

constexpr Exporter bundle{
    "bundle", QT_TRANSLATE_NOOP("Exporter", "Evidence bundle, to open in Attest"), "attest", writeBundle,
    Exporter::Traces | Exporter::Prompts | Exporter::Rejected | Exporter::Snippets | Exporter::Paths};
const Offered<Exporter> offered{bundle};

} // namespace
} // namespace core
