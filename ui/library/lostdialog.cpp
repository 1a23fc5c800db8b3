#include "ui/library/lostdialog.h"

#include "ui/widgets/localized.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

LostDialog::LostDialog(const QStringList &lost, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("What is lost"));
    QString lines;
    for (const QString &sentence : lost)
        lines += QStringLiteral("• ") + localized(sentence) + u'\n';
    auto *list = new QPlainTextEdit(lines.trimmed(), this);
    list->setReadOnly(true);
    list->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    list->setTabChangesFocus(true);
    list->setAccessibleName(windowTitle());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *copy = new QPushButton(tr("&Copy"), this);
    buttons->addButton(copy, QDialogButtonBox::ActionRole);
    buttons->setFocusProxy(nullptr); // otherwise Tab would return from the last button to the first
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(12);
    column->addWidget(list, 1);
    column->addWidget(buttons);
    for (QPushButton *button : findChildren<QPushButton *>())
        button->setAutoDefault(false);
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 20);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(copy, &QPushButton::clicked, this, [list] { QGuiApplication::clipboard()->setText(list->toPlainText()); });
}

} // namespace ui
