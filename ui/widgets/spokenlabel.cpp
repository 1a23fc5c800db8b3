#include "ui/widgets/spokenlabel.h"

#include <QAccessibleWidget>
#include <QLabel>
#include <QTextDocumentFragment>

namespace ui {
namespace {

// Qt tells the name alone where there is one.
class SpokenLabel : public QAccessibleWidget
{
public:
    explicit SpokenLabel(QLabel *label) : QAccessibleWidget(label, QAccessible::StaticText), m_label(label) {}

    QString text(QAccessible::Text kind) const override
    {
        if (kind != QAccessible::Name)
            return QAccessibleWidget::text(kind);
        const QString name = m_label->accessibleName();
        const QString words = shown();
        if (name.isEmpty() || words.isEmpty() || name == words)
            return name.isEmpty() ? words : name;
        return QStringLiteral("%1: %2").arg(name, words);
    }

private:
    QString shown() const
    {
        const bool rich = m_label->textFormat() == Qt::RichText ||
                          (m_label->textFormat() == Qt::AutoText && Qt::mightBeRichText(m_label->text()));
        return rich ? QTextDocumentFragment::fromHtml(m_label->text()).toPlainText() : m_label->text();
    }

    QLabel *m_label;
};

QAccessibleInterface *speak(const QString &type, QObject *object)
{
    auto *label = type == QLatin1String("QLabel") ? qobject_cast<QLabel *>(object) : nullptr;
    return label && !label->buddy() ? new SpokenLabel(label) : nullptr; // the label of a field is Qt's
}

} // namespace

void speakLabels()
{
    QAccessible::installFactory(speak);
}

} // namespace ui
