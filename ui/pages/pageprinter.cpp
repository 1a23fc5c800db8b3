#include "ui/pages/pageprinter.h"

#include <QCoreApplication>
#include <QImage>
#include <QPageRanges>
#include <QPainter>
#include <QPrinter>

namespace ui {
namespace {

struct Printing // the translation context
{
    Q_DECLARE_TR_FUNCTIONS(Printing)
};

core::Error notTaken(const QPrinter &printer)
{
    const QString name = printer.outputFileName().isEmpty() ? printer.printerName() : printer.outputFileName();
    return {core::Error::Unavailable,
            Printing::tr("“%1” did not accept the pages; check that it is ready, or use another printer.").arg(name),
            {}};
}

class PagePrinter
{
public:
    PagePrinter(std::shared_ptr<QPrinter> printer, int pages) : m_printer(std::move(printer)), m_left(pages) {}
    ~PagePrinter()
    {
        if (m_painter.isActive())
            m_printer->abort();
    }
    PagePrinter(const PagePrinter &) = delete;
    PagePrinter &operator=(const PagePrinter &) = delete;

    core::Result<void> draw(const app::PageView &page)
    {
        const QImage image(reinterpret_cast<const uchar *>(page.pixels.constData()), page.width, page.height,
                           QImage::Format_RGB32);
        m_printer->setPageOrientation(page.width > page.height ? QPageLayout::Landscape : QPageLayout::Portrait);
        if (m_painter.isActive() ? !m_printer->newPage() : !m_painter.begin(m_printer.get()))
            return notTaken(*m_printer);
        const QRect paper(QPoint(0, 0), m_printer->pageLayout().paintRectPixels(m_printer->resolution()).size());
        QRect place(QPoint(0, 0), image.size().scaled(paper.size(), Qt::KeepAspectRatio));
        place.moveCenter(paper.center());
        m_painter.drawImage(place, image);
        if (--m_left == 0 && !m_painter.end())
            return notTaken(*m_printer);
        return {};
    }

private:
    std::shared_ptr<QPrinter> m_printer;
    QPainter m_painter;
    int m_left;
};

} // namespace

QList<int> pagesToPrint(const QPrinter &printer, int pages, int current)
{
    if (printer.printRange() == QPrinter::CurrentPage)
        return {current};
    QList<int> wanted;
    const QPageRanges ranges = printer.pageRanges();
    for (int page = 1; page <= pages; ++page) {
        if (printer.printRange() != QPrinter::PageRange || ranges.isEmpty() || ranges.contains(page))
            wanted.append(page);
    }
    return wanted;
}

std::function<core::Result<void>(const app::PageView &page)> pagePrinter(std::shared_ptr<QPrinter> printer, int pages)
{
    const auto made = std::make_shared<PagePrinter>(std::move(printer), pages);
    return [made](const app::PageView &page) { return made->draw(page); };
}

} // namespace ui
