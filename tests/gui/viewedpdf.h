// A real PDF for a viewer, read and drawn with attest-pdf's code, asynchronously but on the same thread.
#pragma once

#include "core/pdf/pdfreader.h"
#include "core/chunking/pageboxes.h"
#include "core/language/wordsearch.h"
#include "tests/pdfs.h"
#include "ui/pages/pagesource.h"
#include "ui/pages/pdfview.h"

#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace tests {

using namespace core;

class Book
{
public:
    explicit Book(const QByteArray &pdf) : Book(QString(), pdf) {}
    explicit Book(const QString &path, const QByteArray &pdf = {}) : m_path(path)
    {
        if (m_path.isEmpty())
            m_path = m_folder.filePath(QStringLiteral("book.pdf"));
        if (path.isEmpty() && !tests::writeFile(m_path, pdf))
            qFatal("cannot write");
        Result<ReadPdf> read = readPdf(m_path, {}, {}, {});
        if (!read)
            qFatal("%s", qPrintable(read.error().detail));
        m_read = *read;
        document.id = 1;
        document.hash = QByteArray(64, 'b');
        document.path = m_path;
        document.pages = int(m_read.pages.size());
    }

    ui::PageSource source()
    {
        ui::PageSource source;
        source.picture = [this](DocumentId, int number, double scale, QObject *receiver, auto told) {
            QTimer::singleShot(0, receiver, [=, this] {
                const Result<PageImage> image = renderPage(m_path, {}, number, scale, {});
                if (!image)
                    return told(image.error());
                const Page &page = m_read.pages[number - 1];
                told(app::PageView{image->width, image->height, image->pixels, page.width, page.height, page.label});
            });
        };
        source.text = [this](DocumentId, int number, QObject *receiver, auto told) {
            QTimer::singleShot(0, receiver, [=, this] { told(m_read.pages[number - 1]); });
        };
        source.outline = [this](DocumentId, QObject *receiver, auto told) {
            QTimer::singleShot(0, receiver, [=, this] { told(m_read.outline); });
        };
        source.find = [this](DocumentId, const QString &words, QObject *receiver, auto told) {
            if (!words.isEmpty())
                QTimer::singleShot(0, receiver, [=, this] { told(found(words)); });
        };
        return source;
    }

    const QList<Page> &pages() const { return m_read.pages; }
    const Page &page(int number) const { return m_read.pages[number - 1]; }
    Document document;

private:
    app::Findings found(const QString &words) const
    {
        app::Findings findings;
        const WordSearch search(words);
        for (const Page &page : m_read.pages) {
            for (const Stretch &place : search.in(page.text))
                findings.places.append({page.number, boxesOf(page, place.from, place.to)});
        }
        findings.done = true;
        return findings;
    }

    QTemporaryDir m_folder;
    QString m_path;
    ReadPdf m_read;
};

struct ReadingDesk // a book opened in a viewer
{
    ReadingDesk(const QByteArray &pdf, const QSize &room) : book(pdf), view(book.source())
    {
        view.resize(room);
        view.show();
        (void)QTest::qWaitForWindowActive(&view);
        view.browse(book.document);
    }

    bool waitUntilDrawn(int page)
    {
        return QTest::qWaitFor([&] { return view.canvas()->pictures().pages().contains(page); }, 20000);
    }

    Book book;
    ui::PdfView view;
};

} // namespace tests
