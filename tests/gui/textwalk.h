// Collects all text of a window: what its widgets paint and where, and text for screen readers and tooltips. Finds
// words in a language other than the window's, and words that do not fit into their space.
#pragma once

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPaintEngine>
#include <QPainter>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QTabBar>
#include <QTextBrowser>
#include <QTextDocumentFragment>

namespace textwalk {

struct Painted
{
    QString text;
    QRectF place; // in the widget's coordinates
    QRectF clip;
};

// Paints nothing, but records all text drawn.
class NotingEngine : public QPaintEngine
{
public:
    explicit NotingEngine(QList<Painted> &noted) : QPaintEngine(AllFeatures), m_noted(noted) {}

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &) override {}
    Type type() const override { return User; }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawImage(const QRectF &, const QImage &, const QRectF &, Qt::ImageConversionFlags) override {}
    void drawTiledPixmap(const QRectF &, const QPixmap &, const QPointF &) override {}
    void drawPath(const QPainterPath &) override {}
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawPolygon(const QPoint *, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        const QPainter *by = painter();
        const QRectF box(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        const QRectF clip =
            by->hasClipping() ? by->combinedTransform().mapRect(by->clipBoundingRect()) : QRectF(-1e6, -1e6, 2e6, 2e6);
        m_noted.append({item.text(), by->combinedTransform().mapRect(box), clip});
    }

private:
    QList<Painted> &m_noted;
};

class NotingDevice : public QPaintDevice
{
public:
    explicit NotingDevice(QSize size) : m_size(size), m_engine(noted) {}
    QPaintEngine *paintEngine() const override { return &m_engine; }

    QList<Painted> noted;

protected:
    int metric(PaintDeviceMetric which) const override
    {
        switch (which) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDepth:
            return 32;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        case PdmNumColors:
            return 1 << 24;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return int(devicePixelRatioFScale());
        case PdmWidthMM:
        case PdmHeightMM:
            return 300;
        default:
            return 0;
        }
    }

private:
    QSize m_size;
    mutable NotingEngine m_engine;
};

inline QList<Painted> painted(QWidget *widget)
{
    NotingDevice device(widget->size());
    widget->render(&device, {}, QRegion(widget->rect()), QWidget::RenderFlags());
    return device.noted;
}

inline QString describe(const QWidget *widget)
{
    QStringList path;
    for (const QWidget *each = widget; each && path.size() < 4; each = each->parentWidget())
        path.prepend(QLatin1String(each->metaObject()->className()) +
                     (each->objectName().isEmpty() ? QString() : u'#' + each->objectName()));
    return path.join(u'>');
}

inline QList<QWidget *> seenIn(QWidget *window)
{
    QList<QWidget *> seen{window};
    for (QWidget *widget : window->findChildren<QWidget *>()) {
        if (widget->isVisible() && !widget->size().isEmpty() && widget->window() == window->window())
            seen.append(widget);
    }
    return seen;
}

inline bool scrolls(const QWidget *widget, Qt::Orientation way)
{
    const auto *area = qobject_cast<const QAbstractScrollArea *>(widget->parentWidget());
    if (!area || area->viewport() != widget)
        return false;
    const bool across = way == Qt::Horizontal;
    const QScrollBar *bar = across ? area->horizontalScrollBar() : area->verticalScrollBar();
    const Qt::ScrollBarPolicy policy = across ? area->horizontalScrollBarPolicy() : area->verticalScrollBarPolicy();
    return bar->maximum() > 0 && policy != Qt::ScrollBarAlwaysOff;
}

// Texts painted outside their widget, or outside what contains it.
inline QStringList clipped(QWidget *window)
{
    QStringList faults;
    for (QWidget *widget : seenIn(window)) {
        for (const Painted &text : painted(widget)) {
            if (text.text.trimmed().isEmpty())
                continue;
            QRectF place = text.place;
            QRectF room = QRectF(widget->rect()).intersected(text.clip);
            const QWidget *at = widget;
            QString lacks;
            for (; lacks.isEmpty() && at; at = at->parentWidget()) {
                const bool wide = scrolls(at, Qt::Horizontal);
                const bool high = scrolls(at, Qt::Vertical);
                if (at != widget)
                    room = at->rect();
                if (!wide && (place.left() < room.left() - 1.5 || place.right() > room.right() + 1.5))
                    lacks = QStringLiteral("%1 px wide in %2").arg(int(place.width())).arg(int(room.width()));
                if (!high && (place.top() < room.top() - 3 || place.bottom() > room.bottom() + 3) && at == widget)
                    lacks = QStringLiteral("%1 px high in %2").arg(int(place.height())).arg(int(room.height()));
                if (wide || high || at->isWindow())
                    break;
                place.translate(at->pos());
            }
            if (widget->inherits("ui::GraphPanel")) // shows a section where the whole would be too small to read
                continue;
            if (!lacks.isEmpty())
                faults.append(QStringLiteral("cut: “%1” %2, %3").arg(text.text, lacks, describe(widget)));
        }
    }
    faults.removeDuplicates();
    return faults;
}

struct Said
{
    QString text;
    QString where;
};

inline void addModel(QList<Said> &all, const QAbstractItemModel *model, const QModelIndex &parent, const QString &where)
{
    for (int row = 0; row < std::min(model->rowCount(parent), 200); ++row) {
        for (int column = 0; column < model->columnCount(parent); ++column) {
            const QModelIndex index = model->index(row, column, parent);
            for (const int role :
                 {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole}) {
                if (index.data(Qt::AccessibleDescriptionRole).toString() == QLatin1String("separator"))
                    continue; // in a combo box
                if (index.data(role).userType() == QMetaType::QString)
                    all.append({index.data(role).toString(), where + QStringLiteral(" item")});
            }
            addModel(all, model, index, where);
        }
    }
}

inline void addActions(QList<Said> &all, const QList<QAction *> &actions, const QString &where)
{
    for (const QAction *action : actions) {
        if (action->isSeparator())
            continue;
        all.append({action->text().section(u'\t', 0, 0).remove(u'&'), where + QStringLiteral(" action")});
        all.append({action->toolTip(), where + QStringLiteral(" action's tip")});
        if (action->menu())
            addActions(all, action->menu()->actions(), where);
    }
}

inline QList<Said> saidBy(QWidget *window)
{
    QList<Said> all;
    for (QWidget *widget : seenIn(window)) {
        const QString where = describe(widget);
        QStringList words;
        for (const Painted &text : painted(widget))
            words.append(text.text);
        const auto *label = qobject_cast<QLabel *>(widget);
        all.append({label ? label->text() : words.join(u' '), where + QStringLiteral(" painted")});
        all.append({widget->toolTip(), where + QStringLiteral(" tip")});
        all.append({widget->accessibleName(), where + QStringLiteral(" name")});
        all.append({widget->accessibleDescription(), where + QStringLiteral(" description")});
        if (widget->isWindow())
            all.append({widget->windowTitle(), where + QStringLiteral(" title")});
        if (const auto *line = qobject_cast<QLineEdit *>(widget))
            all.append({line->placeholderText(), where + QStringLiteral(" placeholder")});
        if (const auto *edit = qobject_cast<QPlainTextEdit *>(widget))
            all.append({edit->placeholderText(), where + QStringLiteral(" placeholder")});
        if (const auto *browser = qobject_cast<QTextBrowser *>(widget))
            all.append({browser->toPlainText(), where + QStringLiteral(" text")});
        if (const auto *bar = qobject_cast<QTabBar *>(widget)) {
            for (int i = 0; i < bar->count(); ++i)
                all += {{bar->tabText(i), where}, {bar->tabToolTip(i), where + QStringLiteral(" tip")}};
        }
        if (const auto *box = qobject_cast<QComboBox *>(widget))
            addModel(all, box->model(), {}, where);
        if (const auto *view = qobject_cast<QAbstractItemView *>(widget); view && view->model()) {
            addModel(all, view->model(), {}, where);
            for (int i = 0; i < view->model()->columnCount(); ++i)
                all.append(
                    {view->model()->headerData(i, Qt::Horizontal).toString(), where + QStringLiteral(" header")});
        }
        if (const auto *menu = qobject_cast<QMenu *>(widget))
            addActions(all, menu->actions(), where);
        if (const auto *bar = qobject_cast<QMenuBar *>(widget))
            addActions(all, bar->actions(), where);
    }
    return all;
}

inline QStringList wordsOf(const QString &text)
{
    static const QRegularExpression word(QStringLiteral("[\\p{L}][\\p{L}\\p{M}'’.-]*[\\p{L}]|[\\p{L}]{2,}"));
    QStringList words;
    for (auto each = word.globalMatch(text); each.hasNext();)
        words.append(each.next().captured().toLower());
    return words;
}

// Knows the words allowed in every language: names, and words of the documents and the question.
class Foreign
{
public:
    explicit Foreign(const QStringList &texts)
    {
        for (const QString &text : texts)
            m_known += u' ' + wordsOf(text).join(u' ') + QStringLiteral(" |");
    }

    // Words outside brackets that are not among these.
    QStringList untranslated(QString text) const
    {
        if (Qt::mightBeRichText(text))
            text = QTextDocumentFragment::fromHtml(text).toPlainText();
        text.remove(u'&');
        static const QRegularExpression inner(QStringLiteral("\\[[^\\[\\]]*(\\]|$)"));
        while (text.contains(inner))
            text.replace(inner, QStringLiteral(" \u2021 "));
        static const QRegularExpression names( // file names, addresses and keys; a word that ends in dots is not one
            QStringLiteral("(?<![\\w\u2021])/\\S+|\\S+://\\S*|\\b(Ctrl|Alt|Shift|Meta)\\+\\S+|"
                           "\\b(F\\d+|Del|Esc|Return)\\b|\\S+\\.(pdf|jsonl|attest)\\b|\\.md\\b|\\S*…"));
        text.replace(names, QStringLiteral(" \u2021 "));
        QStringList faults;
        for (const QString &part : text.split(QRegularExpression(QStringLiteral("[\u2021\n·“”:;|]")))) {
            const QStringList words = wordsOf(part);
            if (words.isEmpty() || m_known.contains(u' ' + words.join(u' ') + u' '))
                continue;
            QStringList unknown; // words not covered by the longest known phrases
            for (qsizetype at = 0; at < words.size();) {
                qsizetype known = 0;
                for (qsizetype length = words.size() - at; length > 0 && known == 0; --length) {
                    if (m_known.contains(u' ' + words.mid(at, length).join(u' ') + u' '))
                        known = length;
                }
                if (known == 0)
                    unknown.append(words[at]);
                at += std::max<qsizetype>(1, known);
            }
            if (!unknown.isEmpty())
                faults.append(part.simplified());
        }
        return faults;
    }

private:
    QString m_known;
};

inline QStringList untranslated(QWidget *window, const Foreign &foreign)
{
    QStringList faults;
    for (const Said &each : saidBy(window)) {
        for (const QString &words : foreign.untranslated(each.text))
            faults.append(
                QStringLiteral("not translated: “%1” in “%2”, %3").arg(words, each.text.left(90), each.where));
    }
    faults.removeDuplicates();
    return faults;
}

} // namespace textwalk
