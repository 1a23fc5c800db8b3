#include "app/services/searchservice.h"

#include "core/language/terms.h"
#include "core/library/librarydescriptions.h"
#include "core/session/wording.h"

#include <QSet>

namespace app {
namespace {

constexpr int longestText = 200; // characters
constexpr int passagesEach = 3;  // that are searched for, for each page that is wanted: several stand on one

// All that may be seen; nothing: every one.
QList<core::DocumentId> scopeOf(core::Library &library)
{
    const QList<core::DocumentId> hidden = core::LibraryDescriptions(library).hidden();
    QList<core::DocumentId> scope;
    if (hidden.isEmpty())
        return scope;
    for (const core::Document &document : library.documents()) {
        if (!document.isHidden)
            scope.append(document.id);
    }
    return scope.isEmpty() ? QList<core::DocumentId>{-1} : scope; // there is no such document
}

// The sentence that has most of the words; of several the first.
QString sentenceOf(const core::Passage &passage, const QSet<QString> &asked)
{
    QString best;
    qsizetype most = -1;
    for (const core::Sentence &sentence : core::sentences(passage.text)) {
        const QString text = passage.text.mid(sentence.from, sentence.to - sentence.from);
        QSet<QString> has;
        for (const core::Term &term : core::terms(text)) {
            if (asked.contains(term.text))
                has.insert(term.text);
        }
        if (has.size() > most) {
            most = has.size();
            best = text.simplified();
        }
    }
    return best;
}

QList<FoundPage> pagesOf(const QList<core::Passage> &passages, const QString &words, int most,
                         const core::Library &library)
{
    const QStringList terms = core::queryTerms(words);
    const QSet<QString> asked(terms.begin(), terms.end());
    QList<FoundPage> pages;
    QSet<std::pair<core::DocumentId, int>> seen;
    for (const core::Passage &passage : passages) {
        if (pages.size() == most || seen.contains({passage.document, passage.page}))
            continue;
        seen.insert({passage.document, passage.page});
        const core::Result<core::Document> document = library.document(passage.document);
        if (!document)
            continue;
        const QString sentence = sentenceOf(passage, asked);
        const QString text = sentence.size() <= longestText ? sentence : sentence.left(longestText - 1) + u'…';
        pages.append({{document->hash, passage.page, sentence},
                      core::withoutOverrides(core::placeOf(passage)),
                      core::withoutOverrides(text),
                      passage.score});
    }
    return pages;
}

} // namespace

void SearchService::search(const QString &words, int most, const Reply<QList<FoundPage>> &found)
{
    m_last.request_stop();
    if (!m_library.isUsable() || words.trimmed().isEmpty())
        return found({});
    m_last = m_searching.post([=, this](std::stop_token stop) {
        core::Library &library = *m_library;
        const QList<core::DocumentId> scope = scopeOf(library);
        const auto passages = stop.stop_requested() ? core::Result<QList<core::Passage>>(core::Error::cancelled())
                                                    : library.search({words, most * passagesEach, scope}, stop);
        found.later(this,
                    passages && !stop.stop_requested() ? pagesOf(*passages, words, most, library) : QList<FoundPage>());
    });
}

} // namespace app
