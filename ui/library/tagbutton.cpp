#include "ui/library/tagbutton.h"

#include <QLocale>
#include <QMenu>

namespace ui {
namespace {

QString inMenu(const QString &text)
{
    return QString(text).replace(u'&', QLatin1String("&&"));
}

} // namespace

TagButton::TagButton(QWidget *parent) : QToolButton(parent)
{
    setAutoRaise(true);
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setToolTip(tr("Show only documents with a tag"));
    setMenu(new QMenu(this));
    connect(menu(), &QMenu::aboutToShow, this, &TagButton::fillMenu);
    hide();
}

void TagButton::setTags(const QMap<QString, int> &tags, int documents)
{
    m_tags = tags;
    m_documents = documents;
    if (!m_tags.contains(m_chosen))
        choose({});
    showChoice();
    setVisible(!m_tags.isEmpty());
}

void TagButton::choose(const QString &tag)
{
    if (std::exchange(m_chosen, tag) == tag)
        return;
    showChoice();
    emit chosen(tag);
}

void TagButton::showChoice()
{
    const bool all = m_chosen.isEmpty();
    const QString name =
        fontMetrics().elidedText(all ? tr("All") : m_chosen, Qt::ElideRight, fontMetrics().averageCharWidth() * 24);
    const QString count = QLocale().toString(all ? m_documents : m_tags.value(m_chosen));
    setText(inMenu(name) + u' ' + count + QStringLiteral(" ▾"));
    setAccessibleName(all ? tr("Shown: all documents") : tr("Shown: documents with the tag %1").arg(m_chosen));
}

void TagButton::fillMenu()
{
    menu()->clear();
    const auto offer = [this](const QString &text, const QString &tag) {
        QAction *action = menu()->addAction(inMenu(text), this, [this, tag] { choose(tag); });
        action->setCheckable(true);
        action->setChecked(tag == m_chosen);
    };
    offer(tr("All documents"), {});
    for (auto tag = m_tags.cbegin(); tag != m_tags.cend(); ++tag)
        offer(tr("%1, %2", "a tag, how many documents").arg(tag.key(), QLocale().toString(*tag)), tag.key());
    if (m_chosen.isEmpty())
        return;
    menu()->addSeparator();
    menu()->addAction(tr("Ask only these documents"), this, [this] { emit askWanted(m_chosen); });
    menu()
        ->addAction(tr("Remove this tag"), this, [this] { emit removeWanted(m_chosen); })
        ->setToolTip(tr("The documents stay"));
}

} // namespace ui
