// The program's manual as one document for display: its chapters, read from their PDFs, one after the other. It is not
// part of any library. Immutable once read, and usable from any thread; rendering a page blocks.
#pragma once

#include "core/base/result.h"
#include "core/pdf/pdfreader.h"
#include "core/values/document.h"

namespace app {

class Manual
{
public:
    static constexpr core::DocumentId id = -1; // no document in a library has this id

    static QString folder(); // the folder with its PDFs, which are also the sample library
    // Reads a folder of PDFs, sorted by name. Blocks. Errors: those of readPdf().
    static core::Result<Manual> read(const QString &folder, std::stop_token stop);

    core::Document document() const; // includes the outline
    core::Result<core::Page> page(int number) const;
    core::Result<core::PageImage> picture(int number, double scale, std::stop_token stop) const;

private:
    struct Chapter
    {
        QString path;
        int before = 0; // number of pages in the preceding chapters
    };

    QString m_folder;
    QList<Chapter> m_chapters;
    QList<core::Page> m_pages;
    QList<core::OutlineItem> m_outline;
};

} // namespace app
