// The contents of documents, for viewing: pictures of pages, text, outlines, places, word search, and everything known
// about a document. Use it only on the window's thread; it never blocks. Replies arrive there.
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

struct PageView // a page for display
{
    int width = 0;
    int height = 0;
    QByteArray pixels;   // QImage::Format_RGB32
    float pageWidth = 0; // in points
    float pageHeight = 0;
    QString label;
};

class PageService : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive it.
    PageService(LibraryAccess &library, PdfPasswords &passwords, Runs &runs);
    ~PageService() override; // asks running jobs to stop, and waits for them

    // The program's manual: a document that is in no library but works with the functions below.
    void manual(const Reply<core::Result<core::Document>> &told);
    void page(core::DocumentId id, int number, double scale, const Reply<core::Result<PageView>> &shown);
    // The text of a page, including its words.
    void text(core::DocumentId id, int number, const Reply<core::Result<core::Page>> &told);
    void outline(core::DocumentId id, const Reply<QList<core::OutlineItem>> &told); // empty: it has none
    // Searches a document for words. Replies in parts; `done` is set in the last one. Cancels the previous search, so
    // empty words only cancel.
    void find(core::DocumentId id, const QString &words, const Reply<Findings> &told);
    // The places of characters [from, to) of a passage on its pages; empty if they could not be located.
    void places(const core::Passage &passage, int from, int to, const Reply<QList<core::PlaceOnPage>> &found);
    void details(core::DocumentId id, const Reply<core::Result<DocumentDetails>> &told);
    // Draws these pages one after the other, on a lane. A Task that can be stopped, named after the document.
    using DrawPage = std::function<core::Result<void>(const PageView &page)>;
    void print(const core::Document &document, const QList<int> &pages, double scale, const DrawPage &draw);

    std::vector<Lane *> lanes() { return {&m_views, &m_finding, &m_printing}; } // lanes that use the library

private:
    void show(core::DocumentId id, int number, double scale, bool askKeychain,
              const Reply<core::Result<PageView>> &shown);

    LibraryAccess &m_library;
    PdfPasswords &m_passwords;
    Runs &m_runs;
    std::shared_ptr<const Manual> m_manual; // loaded on first request
    std::stop_source m_lookingFor;          // stops the word search in progress
    Lane m_views;
    Lane m_finding;
    Lane m_printing;
};

} // namespace app
