#include "ui/window/welcome.h"

#include "ui/widgets/theme.h"

#include <QCommandLinkButton>
#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

namespace ui {

Welcome::Welcome(QWidget *parent)
    : QWidget(parent),
      m_heading(new QLabel(this)),
      m_text(new QLabel(this)),
      m_doors(new QFrame(this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    m_heading->setFont(large);
    m_heading->setWordWrap(true);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText); // it may name a folder or another program
    m_text->setProperty("role", QStringLiteral("quiet"));
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    m_doors->setProperty("role", QStringLiteral("drop"));
    auto *doors = new QVBoxLayout(m_doors);
    doors->setContentsMargins(24, 24, 24, 24);
    doors->setSpacing(12);
    auto *drop = door(tr("Drop your PDFs"),
                      tr("Files or a folder, anywhere on this window; or click to choose. "
                         "Nothing is copied, nothing leaves this computer."),
                      QStringLiteral("add"));
    auto *sample = door(tr("Try the sample library"), tr("Attest’s own manual: ask it how Attest works."),
                        QStringLiteral("books"));
    m_model = door(tr("Connect a model"), tr("Optional. Without one, Attest finds, quotes and judges by itself."),
                   QStringLiteral("model"));
    connect(drop, &QCommandLinkButton::clicked, this, &Welcome::filesWanted);
    connect(sample, &QCommandLinkButton::clicked, this, &Welcome::sampleWanted);
    connect(m_model, &QCommandLinkButton::clicked, this, &Welcome::modelWanted);

    auto *inner = new QWidget(this);
    inner->setMaximumWidth(fontMetrics().averageCharWidth() * 70);
    auto *column = new QVBoxLayout(inner);
    column->setSpacing(12);
    column->addStretch(1);
    column->addWidget(m_heading);
    column->addWidget(m_text);
    column->addWidget(m_doors);
    column->addStretch(2);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(24, 12, 24, 12);
    row->addStretch(1);
    row->addWidget(inner, 100);
    row->addStretch(1);
    showOpening();
}

QCommandLinkButton *Welcome::door(const QString &title, const QString &description, const QString &iconName)
{
    auto *made = new QCommandLinkButton(title, description, m_doors);
    made->setIcon(icon(iconName));
    made->setAccessibleName(title);
    made->setAccessibleDescription(description);
    m_doors->layout()->addWidget(made);
    return made;
}

void Welcome::say(const QString &heading, const QString &text, bool doors)
{
    m_heading->setText(heading);
    m_text->setText(text);
    m_doors->setVisible(doors);
}

void Welcome::showModels(const QList<app::Choice> &models)
{
    QStringList names;
    for (const app::Choice &model : models) {
        if (model.id != QLatin1String("builtin"))
            names += model.title;
    }
    if (names.isEmpty())
        return;
    const QString more = names.size() > 3 ? tr(" and more") : QString();
    m_model->setDescription(tr("Models found: %1.").arg(names.mid(0, 3).join(QStringLiteral(", ")) + more));
    m_model->setAccessibleDescription(m_model->description());
}

void Welcome::showOpening()
{
    say(QString(), tr("Opening the library…"), false);
}

void Welcome::showDoors()
{
    say(tr("Ask your own documents"), tr("Answers from your PDFs, with the reasons."), true);
}

void Welcome::showTrouble(const QString &sentence)
{
    say(tr("The library could not be opened"), sentence, false);
}

} // namespace ui
