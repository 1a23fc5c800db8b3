// Papers for a library of a test: each of one page, which is one passage.
#pragma once

#include "core/library/library.h"

inline void keepPaper(core::Library &library, const QString &text)
{
    using namespace core;
    const qsizetype number = library.documents().size();
    Page page;
    page.number = 1;
    page.status = PageStatus::Text;
    page.text = text;
    Passage passage;
    passage.text = text;
    passage.spans = {{0, int(text.size()), 1, 0}};
    passage.page = passage.lastPage = 1;
    Document document;
    document.path = QStringLiteral("/papers/%1.pdf").arg(number);
    document.title = QStringLiteral("%1.pdf").arg(number);
    document.hash = QByteArray::number(number);
    document.status = DocumentStatus::Indexed;
    document.pages = 1;
    if (const Result<Document> added = library.add(document, {page}, {passage}); !added)
        qFatal("%s", qPrintable(added.error().message));
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
