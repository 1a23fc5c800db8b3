#include "ui/library/documentdelegate.h"

#include "ui/library/librarymodel.h"
#include "ui/widgets/theme.h"

#include <QLineEdit>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace ui {

using core::DocumentStatus;

namespace {

constexpr int margin = 8;
constexpr int gap = 4;
constexpr int barWidth = 32;

DocumentStatus statusOf(const QModelIndex &index)
{
    return DocumentStatus(index.data(LibraryModel::StatusRole).toInt());
}

// Shape and colour, so that neither is the only sign.
QString sign(DocumentStatus status)
{
    switch (status) {
    case DocumentStatus::Indexed:
        return QStringLiteral("✓");
    case DocumentStatus::Waiting:
        return QStringLiteral("…");
    case DocumentStatus::Reading:
        return QString();
    case DocumentStatus::Offline:
        return QStringLiteral("⊘");
    default:
        return QStringLiteral("!");
    }
}

Role signRole(DocumentStatus status)
{
    switch (status) {
    case DocumentStatus::Indexed:
        return Role::Good;
    case DocumentStatus::Waiting:
    case DocumentStatus::Offline:
        return Role::Secondary;
    case DocumentStatus::NeedsPassword:
    case DocumentStatus::Scanned:
        return Role::Partly;
    default:
        return Role::Bad;
    }
}

QRect inside(const QStyleOptionViewItem &option)
{
    return option.rect.adjusted(margin, 0, -margin, 0);
}

int signWidth(const QStyleOptionViewItem &option)
{
    return option.fontMetrics.horizontalAdvance(u'M') + gap;
}

void paintBar(QPainter *painter, const QRect &rect, double share)
{
    painter->setPen(Qt::NoPen);
    painter->setBrush(color(Role::Line));
    painter->drawRoundedRect(rect, 2, 2);
    QRect done = rect;
    done.setWidth(int(rect.width() * share));
    painter->setBrush(color(Role::Accent));
    painter->drawRoundedRect(done, 2, 2);
}

} // namespace

QString DocumentDelegate::actionFor(const QModelIndex &index)
{
    switch (statusOf(index)) {
    case DocumentStatus::NeedsPassword:
        return tr("Password…");
    case DocumentStatus::Unreadable:
    case DocumentStatus::Failed:
    case DocumentStatus::Offline:
        return tr("Retry");
    case DocumentStatus::Scanned:
        return tr("Run OCR");
    default:
        return {};
    }
}

QSize DocumentDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {120, option.fontMetrics.height() + 2 * gap};
}

QRect DocumentDelegate::actionRect(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QString action = actionFor(index);
    if (action.isEmpty())
        return {};
    QRect rect = inside(option);
    rect.setLeft(rect.right() - option.fontMetrics.horizontalAdvance(action));
    return rect;
}

// Aligns pages below pages and years below years.
int DocumentDelegate::paintFigures(QPainter *painter, const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    const QFontMetrics &metrics = option.fontMetrics;
    QRect rest = inside(option);
    painter->setPen(color(Role::Secondary));
    const QString pages = QLocale().toString(index.data(LibraryModel::PagesRole).toInt());
    painter->drawText(rest, Qt::AlignRight | Qt::AlignVCenter, pages);
    rest.setRight(rest.right() -
                  std::max(metrics.horizontalAdvance(QStringLiteral("000")), metrics.horizontalAdvance(pages)) - gap);
    const int year = index.data(LibraryModel::YearRole).toInt();
    if (year == 0)
        return rest.right();
    const QString words = QStringLiteral("’%1").arg(year % 100, 2, 10, QLatin1Char('0'));
    painter->drawText(rest, Qt::AlignRight | Qt::AlignVCenter, words);
    return rest.right() - metrics.horizontalAdvance(QStringLiteral("’00")) - gap;
}

// Progress, or what the user has to do.
int DocumentDelegate::paintState(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFontMetrics &metrics = option.fontMetrics;
    QRect rest = inside(option);
    const QRect action = actionRect(option, index);
    if (!action.isNull()) {
        painter->setPen(color(Role::Accent));
        painter->drawText(action, Qt::AlignRight | Qt::AlignVCenter, actionFor(index));
        rest.setRight(action.left() - margin);
    }
    const int most = rest.width() / (action.isNull() ? 2 : 3);
    const QString line = metrics.elidedText(index.data(LibraryModel::LineRole).toString(), Qt::ElideRight, most);
    painter->setPen(color(Role::Secondary));
    painter->drawText(rest, Qt::AlignRight | Qt::AlignVCenter, line);
    rest.setRight(rest.right() - metrics.horizontalAdvance(line) - gap);
    const double share = index.data(LibraryModel::ShareRole).toDouble();
    if (share >= 0) {
        paintBar(painter, QRect(rest.right() - barWidth, rest.center().y() - 1, barWidth, 4), share);
        rest.setRight(rest.right() - barWidth - gap);
    }
    return rest.right();
}

void DocumentDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & QStyle::State_Selected) {
        QColor chosen = color(Role::Accent);
        chosen.setAlphaF(0.16f);
        painter->fillRect(option.rect, chosen);
    }
    const DocumentStatus status = statusOf(index);
    painter->setFont(option.font);
    QRect left = inside(option);
    painter->setPen(color(signRole(status)));
    painter->drawText(left, Qt::AlignLeft | Qt::AlignVCenter, sign(status));
    left.setLeft(left.left() + signWidth(option));
    const bool hasFigures = actionFor(index).isEmpty() && index.data(LibraryModel::PagesRole).toInt() > 0;
    left.setRight((hasFigures ? paintFigures(painter, option, index) : paintState(painter, option, index)) - gap);
    painter->setPen(color(status == DocumentStatus::Waiting ? Role::Secondary : Role::Text));
    const QString name = index.data(LibraryModel::NameRole).toString();
    painter->drawText(left, Qt::AlignLeft | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(name, Qt::ElideRight, left.width()));
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(color(Role::Accent));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(option.rect.adjusted(1, 1, -2, -2), 4, 4);
    }
    painter->restore();
}

QWidget *DocumentDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    if (statusOf(index) != DocumentStatus::NeedsPassword)
        return nullptr;
    auto *field = new QLineEdit(parent);
    field->setEchoMode(QLineEdit::Password);
    field->setProperty("role", QStringLiteral("inrow"));
    field->setPlaceholderText(tr("Password ⏎"));
    field->setAccessibleName(tr("Password for %1").arg(index.data(LibraryModel::NameRole).toString()));
    auto *self = const_cast<DocumentDelegate *>(this); // Qt creates editors in a const function
    emit self->fieldOpened();
    connect(field, &QObject::destroyed, self, &DocumentDelegate::fieldClosed);
    connect(field, &QLineEdit::returnPressed, self, [self, field, at = QPersistentModelIndex(index)] {
        if (at.isValid() && !field->text().isEmpty())
            emit self->passwordEntered(at, field->text());
    });
    return field;
}

void DocumentDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                            const QModelIndex &) const
{
    QRect place = inside(option); // the name stays visible beside it
    place.setLeft(place.left() + place.width() * 2 / 5);
    editor->setGeometry(place);
}

bool DocumentDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                                   const QModelIndex &index)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (mouse->button() == Qt::LeftButton &&
            actionRect(option, index).adjusted(-gap, -gap, gap, gap).contains(mouse->position().toPoint())) {
            emit actionClicked(index);
            return true;
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

} // namespace ui
