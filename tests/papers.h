// One-page papers for a test's library; each page is one passage unless passages are given.
#pragma once

#include "core/library/library.h"

// Of the passages, only text and heading have to be set.
inline core::DocumentId keepPaper(core::Library &library, QList<core::Passage> passages)
{
    using namespace core;
    const qsizetype number = library.documents().size();
    Page page;
    page.number = 1;
    page.status = PageStatus::Text;
    for (Passage &passage : passages) {
        const int from = page.text.isEmpty() ? 0 : int(page.text.size()) + 2;
        page.text += (from > 0 ? QStringLiteral("\n\n") : QString()) + passage.text;
        passage.ordinal = int(&passage - passages.data());
        passage.spans = {{0, int(passage.text.size()), 1, from}};
        passage.page = passage.lastPage = 1;
    }
    Document document;
    document.path = QStringLiteral("/papers/%1.pdf").arg(number);
    document.title = QStringLiteral("%1.pdf").arg(number);
    document.hash = QByteArray::number(number);
    document.status = DocumentStatus::Indexed;
    document.pages = 1;
    const Result<Document> added = library.add(document, {page}, passages);
    if (!added)
        qFatal("%s", qPrintable(added.error().message));
    return added->id;
}

inline void keepPaper(core::Library &library, const QString &text)
{
    core::Passage passage;
    passage.text = text;
    keepPaper(library, QList<core::Passage>{passage});
}

inline std::unique_ptr<core::Library> libraryAt(const QString &folder, const QStringList &texts = {})
{
    core::Result<std::unique_ptr<core::Library>> opened = core::Library::open(folder, [](const QString &) {});
    if (!opened)
        qFatal("%s", qPrintable(opened.error().message));
    for (const QString &text : texts)
        keepPaper(**opened, text);
    return *std::move(opened);
}
