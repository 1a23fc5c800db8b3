#include "core/session/freshness.h"

#include <algorithm>

namespace core {

QList<StaleEvidence> staleEvidence(const Turn &turn, const std::function<const Document *(DocumentId)> &now)
{
    const auto &known = turn.review.rechecks.isEmpty() ? turn.evidence : turn.review.rechecks.last().evidence;
    QList<StaleEvidence> stale;
    for (const Citation &citation : turn.citations) {
        const auto isSame = [&](const StaleEvidence &each) { return each.document == citation.document; };
        if (citation.document == 0 || !turn.evidence.contains(citation.document) ||
            std::any_of(stale.cbegin(), stale.cend(), isSame))
            continue;
        const Document *document = now(citation.document);
        if (!document)
            stale.append({citation.document, citation.title, StaleEvidence::Gone});
        else if (document->hash != known.value(citation.document))
            stale.append({citation.document, citation.title, StaleEvidence::Changed});
        else if (!document->places.isEmpty() && document->missing.size() == document->places.size())
            stale.append({citation.document, citation.title, StaleEvidence::Offline});
    }
    return stale;
}

QString inWords(const StaleEvidence &stale)
{
    switch (stale.state) {
    case StaleEvidence::Changed:
        return QStringLiteral("“%1” has changed since this answer was checked.").arg(stale.title);
    case StaleEvidence::Gone:
        return QStringLiteral("“%1” is no longer in the library.").arg(stale.title);
    case StaleEvidence::Offline:
        return QStringLiteral("The file for “%1” is currently missing; the text read from it is still here.")
            .arg(stale.title);
    }
    return {};
}

QString inWords(const Recheck &recheck)
{
    switch (recheck.answer) {
    case Support::Fully:
        return QStringLiteral("Checked again: the documents still support this answer.");
    case Support::Partially:
        return QStringLiteral("Checked again: the documents now support this answer only in part.");
    case Support::No:
        return QStringLiteral("Checked again: the documents no longer support this answer.");
    case Support::Unchecked:
        return QStringLiteral("Checked again: none of this answer's sources is in the library any more.");
    }
    return {};
}

} // namespace core
