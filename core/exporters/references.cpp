// Exports the documents that sessions cite, each once, for reference managers and TeX: BibTeX, CSL-JSON, RIS.
#include "core/base/catalogue.h"
#include "core/session/exporter.h"
#include "core/session/references.h"

namespace core {
namespace {

Result<QByteArray> writeBibtex(const ExportData &evidence)
{
    QStringList entries;
    for (const Reference &reference : referencesOf(evidence))
        entries.append(bibtexOf(reference));
    return entries.join(u'\n').toUtf8();
}

Result<QByteArray> writeCsl(const ExportData &evidence)
{
    QList<Json> items;
    for (const Reference &reference : referencesOf(evidence))
        items.append(cslOf(reference));
    return Json(items).written(Json::Form::Indented);
}

Result<QByteArray> writeRis(const ExportData &evidence)
{
    QString entries;
    for (const Reference &reference : referencesOf(evidence))
        entries += risOf(reference);
    return entries.toUtf8();
}

constexpr Exporter bibtex{"bibtex", QT_TRANSLATE_NOOP("Exporter", "References (BibTeX)"), "bib", writeBibtex};
constexpr Exporter csl{"csl", QT_TRANSLATE_NOOP("Exporter", "References (CSL-JSON)"), "json", writeCsl};
constexpr Exporter ris{"ris", QT_TRANSLATE_NOOP("Exporter", "References (RIS)"), "ris", writeRis};
const Offered<Exporter> offeredBibtex{bibtex};
const Offered<Exporter> offeredCsl{csl};
const Offered<Exporter> offeredRis{ris};

} // namespace
} // namespace core
