#include "core/library/sectionwish.h"

#include "core/chunking/headings.h"
#include "core/language/tokenizedtext.h"
#include "core/library/library.h"
#include "core/question/sectionquestion.h"
#include "core/retrieval/documentnames.h"
#include "core/search/termhash.h"

#include <algorithm>

namespace core {
namespace {

// The part of the passage's heading that is asked about; empty if none clearly is, or if there are several documents
// and the question does not name this one.
QString headingAskedOf(const Passage &passage, const SectionQuestion &asked, bool isOnlyOne)
{
    const std::vector<quint64> naming = Naming(asked.text).termsNaming(passage.title, passage.path);
    QStringList rest = asked.terms;
    const bool isNamed = std::any_of(rest.begin(), rest.end(), [&](const QString &term) {
        return !isYear(term) && std::binary_search(naming.begin(), naming.end(), termHash(term));
    });
    if (!isNamed && !isOnlyOne)
        return {};
    rest.removeIf(
        [&](const QString &term) { return std::binary_search(naming.begin(), naming.end(), termHash(term)); });
    QString best;
    double most = 0;
    for (const QString &part : passage.heading.split(headingSeparator, Qt::SkipEmptyParts)) {
        if (const double worth = isHeadingAsked(asked, rest, part); worth > most) {
            most = worth;
            best = part;
        }
    }
    return best;
}

} // namespace

QString asSectionWish(const QString &question, const QList<DocumentId> &documents, const Library &library,
                      const std::stop_token &stop)
{
    const std::optional<SectionQuestion> asked = sectionAskedIn(question);
    if (!asked)
        return question;
    const bool isOnlyOne = documents.size() == 1 || library.documents().size() == 1;
    for (const QString &wish : wishesFor(*asked)) {
        const Result<QList<Passage>> found = library.search({wish, 1, documents}, stop);
        if (!found || found->isEmpty())
            continue;
        if (const QString heading = headingAskedOf(found->first(), *asked, isOnlyOne); !heading.isEmpty())
            return wishFor(*asked, heading);
    }
    return question;
}

} // namespace core
