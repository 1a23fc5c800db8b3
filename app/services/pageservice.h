// What stands in documents, to be looked at: pictures of pages, their text, outlines, places, words that are looked
// for, and what is known of a document. The window's thread; never blocks. Replies come in the window's thread.
#pragma once

#include "app/jobs/manual.h"
#include "app/runtime/lane.h"
#include "app/runtime/reply.h"
#include "app/services/documentdetails.h"
#include "app/services/findings.h"
#include "app/services/libraryaccess.h"
#include "app/services/pdfpasswords.h"
#include "app/services/runs.h"
#include "core/values/document.h"

#include <memory>
#include <vector>

namespace app {

struct PageView // a page to be looked at
{
    int width = 0;
    int height = 0;
    QByteArray pixels;   // QImage::Format_RGB32
    float pageWidth = 0; // points
    float pageHeight = 0;
    QString label;
};

class PageService : public QObject
{
    Q_OBJECT

public:
    // All outlive it.
    PageService(LibraryAccess &library, PdfPasswords &passwords, Runs &runs);
    ~PageService() override; // asks what is under way to stop and waits for it

    // The program's own manual, a document to look at with the functions below, which is in no library.
    void manual(const Reply<core::Result<core::Document>> &told);
    void page(core::DocumentId id, int number, double scale, const Reply<core::Result<PageView>> &shown);
    // What stands beside the picture of a page: its text, with its words.
    void text(core::DocumentId id, int number, const Reply<core::Result<core::Page>> &told);
    void outline(core::DocumentId id, const Reply<QList<core::OutlineItem>> &told); // none: it has none
    // Where these words stand in a document; told in parts, the last of them done. What was looked for before is given
    // up; so that without words nothing is looked for any more.
    void find(core::DocumentId id, const QString &words, const Reply<Findings> &told);
    // Where characters [from, to) of a passage stand on its pages; none where they cannot be placed.
    void places(const core::Passage &passage, int from, int to, const Reply<QList<core::PlaceOnPage>> &found);
    void details(core::DocumentId id, const Reply<core::Result<DocumentDetails>> &told);
    // These pages one after the other, to be drawn on a lane: a Task that can be stopped, called by the name.
    using DrawPage = std::function<core::Result<void>(const PageView &page)>;
    void print(const core::Document &document, const QList<int> &pages, double scale, const DrawPage &draw);

    std::vector<Lane *> lanes() { return {&m_views, &m_finding, &m_printing}; } // which use the library

private:
    void show(core::DocumentId id, int number, double scale, bool askKeychain,
              const Reply<core::Result<PageView>> &shown);

    LibraryAccess &m_library;
    PdfPasswords &m_passwords;
    Runs &m_runs;
    std::shared_ptr<const Manual> m_manual; // once it was asked for
    std::stop_source m_lookingFor;          // of the words that are looked for in a document
    Lane m_views;
    Lane m_finding;
    Lane m_printing;
};

} // namespace app
