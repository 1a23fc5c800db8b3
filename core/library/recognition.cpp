#include "core/library/recognition.h"

#include "core/store/blobs.h"
#include "core/library/libraryparts.h"
#include "core/pdf/pdfreader.h"
#include "core/store/documentrepository.h"
#include "core/store/pagerepository.h"
#include "core/values/coverage.h"

namespace core {
namespace {

QList<Page> donePages(Store &store, const QByteArray &hash, const QString &languages)
{
    QList<Page> pages;
    const QString content = QString::fromLatin1(hash);
    Statement rows(store.database(), "SELECT number, status, reason, text, words FROM recognised WHERE hash = ?1 AND "
                                     "languages = ?2 ORDER BY number");
    rows << content << languages;
    while (rows.next()) {
        Page page;
        page.number = int(rows.integer(0));
        page.status = PageStatus(rows.integer(1));
        page.reason = rows.text(2);
        page.text = rows.text(3);
        page.words = wordsFrom(rows.blob(4), page.text.size());
        pages.append(page);
    }
    return pages;
}

} // namespace

// Keyed by content, so that it survives reading a document again.
void leaveRecognition(Store &store)
{
    store.database().run("DELETE FROM recognised WHERE hash NOT IN (SELECT hash FROM document)");
}

bool wantsRecognition(const Page &page)
{
    return (page.status == PageStatus::Empty && page.reason == QLatin1String(OnlyPicturesReason)) ||
           (page.status == PageStatus::Failed && page.reason == QLatin1String(GarbledReason)) ||
           (page.status == PageStatus::Partly &&
            page.reason.section(QLatin1String(ReasonSeparator), 0, 0) == QLatin1String(MostlyPictureReason));
}

QList<LibraryRecognition::Waiting> LibraryRecognition::waiting() const
{
    return m_library.d->readTwice([](Store &store) {
        QList<Waiting> found;
        const QString pictures = QString::fromLatin1(OnlyPicturesReason);
        const QString garbled = QString::fromLatin1(GarbledReason);
        Statement rows(
            store.database(),
            "SELECT document, count(*) FROM page INDEXED BY pageunread WHERE (status > 2 OR (status = 2 AND "
            "reason <> '')) AND ((status = ?1 AND reason = ?2) OR (status = ?3 AND reason = ?4) OR (status = "
            "?5 AND (reason = ?6 OR substr(reason, 1, ?7) = ?6 || ?8))) GROUP BY document ORDER BY document");
        const QString mostly = QString::fromLatin1(MostlyPictureReason);
        const QString separator = QString::fromLatin1(ReasonSeparator);
        rows << int(PageStatus::Empty) << pictures << int(PageStatus::Failed) << garbled << int(PageStatus::Partly)
             << mostly << int(mostly.size() + separator.size()) << separator;
        while (rows.next())
            found.append({rows.integer(0), int(rows.integer(1))});
        return found;
    });
}

Result<LibraryRecognition::DocumentState> LibraryRecognition::begin(DocumentId id, const QString &languages) const
{
    Library::Private::ReadLease reading(*m_library.d);
    if (!reading)
        return reading.error();
    DocumentState begun;
    reading->database().beginReading();
    const Result<Document> document = DocumentRepository(*reading).find(id);
    const Result<QList<Page>> pages = PageRepository(*reading).of(id);
    begun.revision = DocumentRepository(*reading).revision(id);
    if (document && pages) {
        begun.document = *document;
        begun.pages = *pages;
        begun.done = donePages(*reading, document->hash, languages);
    }
    reading->database().end();
    if (!document || !pages)
        return document ? pages.error() : document.error();
    if (reading->database().failed())
        return reading->database().error();
    return begun;
}

Result<void> LibraryRecognition::put(const Document &document, const QString &languages, const Page &page)
{
    return m_library.d->queued([&](Store &store) {
        const QString content = QString::fromLatin1(document.hash);
        const QByteArray words = toBlob(page.words);
        Statement row(store.database(), "REPLACE INTO recognised(hash, number, languages, status, reason, text, words) "
                                        "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)");
        row << content << page.number << languages << int(page.status) << page.reason << page.text << words;
        row.run();
    });
}

Result<Document> LibraryRecognition::keep(const DocumentState &begun, QueueId entry, const Document &document,
                                          const QList<Page> &pages, const QList<Passage> &passages,
                                          std::stop_token stop)
{
    const auto isStillThat = [&](Store &store, Document &now) -> Result<void> {
        const auto revision = DocumentRepository(store).revision(begun.document.id);
        if (store.database().failed())
            return store.database().error();
        if (revision != begun.revision)
            return Error{Error::NotFound,
                         QStringLiteral("The document was removed or read again while its text was being recognised; "
                                        "start again if you still want it."),
                         begun.document.path};
        const Result<Document> there = DocumentRepository(store).find(begun.document.id);
        if (!there)
            return there.error();
        now.path = there->path; // its file may have moved or been overwritten
        now.missing = there->missing;
        Statement row(store.database(), "DELETE FROM recognised WHERE hash = ?1");
        const QString content = QString::fromLatin1(begun.document.hash);
        row << content;
        row.run();
        leaveRecognition(store);
        return {};
    };
    return m_library.d->add(document, pages, passages, entry, stop, isStillThat);
}

} // namespace core
