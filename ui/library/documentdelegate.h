// Paints a document of the library: its name and status, and below them its pages, its progress, or an error together
// with its remedy: an action to click, or a field for a password.
#pragma once

#include <QPersistentModelIndex>
#include <QStyledItemDelegate>

namespace ui {

class DocumentDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;
    void setEditorData(QWidget *, const QModelIndex &) const override {}
    void setModelData(QWidget *, QAbstractItemModel *, const QModelIndex &) const override {}
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

    // Label of the action offered in the row; empty if there is none.
    static QString actionFor(const QModelIndex &index);

signals:
    void actionClicked(const QModelIndex &index);
    void fieldOpened();
    void fieldClosed();
    void passwordEntered(const QPersistentModelIndex &index, const QString &password);

private:
    QRect actionRect(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    // These functions return the x coordinate at which the title has to end.
    int paintFigures(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    int paintState(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
};

} // namespace ui
