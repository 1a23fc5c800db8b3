#include "ui/conversation/snippetview.h"
#include "core/values/documentname.h"
#include "ui/pages/pagewords.h"

#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/theme.h"

#include <QBuffer>
#include <QHBoxLayout>
#include <QImageReader>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QToolButton>

#include <algorithm>

namespace ui {
namespace {

constexpr int largestSide = 6000;       // in pixels
constexpr double pixelsOfAPoint = 1.5;  // screen pixels per point: large enough to read a page
constexpr double pictureOfAPoint = 2.0; // pixels per point in snippets

// As wide as there is room for, up to the size at which pages are read.
class Picture : public QWidget
{
public:
    explicit Picture(QWidget *parent) : QWidget(parent)
    {
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    void set(const QImage &image)
    {
        m_image = image;
        updateGeometry();
        update();
    }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return scaled(width).height(); }
    QSize sizeHint() const override { return scaled(QWIDGETSIZE_MAX); }
    QSize minimumSizeHint() const override { return scaled(1); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        if (m_image.isNull())
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const QRect place(QPoint(), scaled(width()));
        painter.drawImage(place, m_image);
        painter.setPen(color(Role::Line));
        painter.drawRect(place.adjusted(0, 0, -1, -1));
    }

private:
    QSize scaled(int most) const
    {
        if (m_image.isNull())
            return {};
        const int width = std::min(most, int(m_image.width() * pixelsOfAPoint / pictureOfAPoint));
        return {width, std::max(1, int(qint64(width) * m_image.height() / m_image.width()))};
    }

    QImage m_image;
};

QLabel *plainLabel(const QString &name)
{
    auto *label = new PlainLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setAccessibleName(name);
    return label;
}

} // namespace

QImage pictureOf(const core::Snippet &snippet)
{
    QBuffer bytes;
    bytes.setData(snippet.png);
    QImageReader reader(&bytes, "png");
    reader.setDecideFormatFromContent(false);
    const QSize size = reader.size();
    return size.isEmpty() || size.width() > largestSide || size.height() > largestSide ? QImage() : reader.read();
}

SnippetView::SnippetView(QWidget *parent)
    : QWidget(parent),
      m_title(new ElidedLabel),
      m_close(new QToolButton),
      m_origin(plainLabel(tr("Origin"))),
      m_quote(plainLabel(tr("Cited words")))
{
    setAccessibleName(tr("Cited words from the evidence bundle"));
    m_title->setProperty("role", QStringLiteral("title"));
    m_origin->setProperty("role", QStringLiteral("quiet"));
    m_close->setIcon(icon(QStringLiteral("cross")));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close the picture"));
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(8, 4, 4, 4);
    bar->addWidget(m_title, 1);
    bar->addWidget(m_close);

    auto *page = new QWidget;
    auto *rows = new QVBoxLayout(page);
    rows->setContentsMargins(12, 4, 12, 12);
    rows->setSpacing(8);
    auto *picture = new Picture(page);
    m_picture = picture;
    rows->addWidget(m_origin);
    rows->addWidget(m_picture);
    rows->addWidget(m_quote);
    rows->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus); // its contents take the focus
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(scroll, 1);
    connect(m_close, &QToolButton::clicked, this, &SnippetView::closed);
}

bool SnippetView::open(const core::Citation &citation, const core::Snippet &snippet, const QString &bundle)
{
    const QImage image = pictureOf(snippet);
    if (image.isNull())
        return false;
    m_title->setFullText(core::nameOf(citation));
    const QString page = pageNumbers(snippet.page, citation.pageLabel);
    const QString when = bundle.isEmpty() ? tr("as saved in an evidence bundle")
                                          : tr("as it was when the bundle “%1” was made").arg(bundle);
    m_origin->setText(tr("Page %1 of “%2”, %3. The document is not in this library; add it to see the whole page.")
                          .arg(page, citation.file, when));
    m_quote->setText(QStringLiteral("“%1”").arg(citation.quote.simplified()));
    static_cast<Picture *>(m_picture)->set(image);
    m_picture->setAccessibleName(tr("Picture of the cited words on their page"));
    return true;
}

} // namespace ui
