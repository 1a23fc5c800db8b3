#include "ui/library/documentdelegate.h"

#include "ui/library/librarymodel.h"
#include "ui/widgets/theme.h"

#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>

namespace ui {

using core::DocumentStatus;

namespace {

constexpr int margin = 8;
constexpr int gap = 4;

DocumentStatus statusOf(const QModelIndex &index)
{
    return DocumentStatus(index.data(LibraryModel::StatusRole).toInt());
}

// Shape and colour, so that neither has to be seen alone.
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

QRect lowerLine(const QStyleOptionViewItem &option)
{
    const int height = option.fontMetrics.height();
    return {option.rect.left() + margin, option.rect.top() + gap + height, option.rect.width() - 2 * margin,
            height + gap};
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
        return tr("Recognise");
    default:
        return {};
    }
}

QSize DocumentDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {120, 2 * option.fontMetrics.height() + 3 * gap};
}

QRect DocumentDelegate::actionRect(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QString action = actionFor(index);
    if (action.isEmpty())
        return {};
    QRect rect = lowerLine(option);
    rect.setLeft(rect.right() - option.fontMetrics.horizontalAdvance(action));
    return rect;
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
    const QFontMetrics &metrics = option.fontMetrics;
    const DocumentStatus status = statusOf(index);
    painter->setFont(option.font);

    QRect upper(option.rect.left() + margin, option.rect.top() + gap, option.rect.width() - 2 * margin,
                metrics.height());
    painter->setPen(color(signRole(status)));
    painter->drawText(upper, Qt::AlignRight | Qt::AlignVCenter, sign(status));
    upper.setRight(upper.right() - metrics.horizontalAdvance(u'M') - gap);
    painter->setPen(color(status == DocumentStatus::Waiting ? Role::Secondary : Role::Text));
    const QString name = index.data(LibraryModel::NameRole).toString();
    painter->drawText(upper, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(name, Qt::ElideMiddle, upper.width()));

    QRect lower = lowerLine(option);
    const QRect action = actionRect(option, index);
    if (!action.isNull()) {
        painter->setPen(color(Role::Accent));
        painter->drawText(action, Qt::AlignRight | Qt::AlignVCenter, actionFor(index));
        lower.setRight(action.left() - margin);
    }
    const QString line = index.data(LibraryModel::LineRole).toString();
    const double share = index.data(LibraryModel::ShareRole).toDouble();
    if (share >= 0) {
        const int words = qMin(metrics.horizontalAdvance(line), lower.width() * 2 / 3);
        paintBar(painter, QRect(lower.left(), lower.center().y() - 1, lower.width() - words - margin, 4), share);
        lower.setLeft(lower.right() - words);
    }
    painter->setPen(color(Role::Secondary));
    painter->drawText(lower, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(line, Qt::ElideRight, lower.width() + 1));
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
    field->setAccessibleName(tr("Password of %1").arg(index.data(LibraryModel::NameRole).toString()));
    auto *self = const_cast<DocumentDelegate *>(this); // Qt hands out editors from a const function
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
    QRect place = lowerLine(option); // above it the name is read, and below stands another document
    place.setBottom(option.rect.bottom());
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
