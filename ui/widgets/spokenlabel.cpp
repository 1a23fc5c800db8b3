#include "ui/widgets/spokenlabel.h"

#include <QAccessibleWidget>
#include <QLabel>
#include <QSplitter>
#include <QTextDocumentFragment>

#include <algorithm>

namespace ui {
namespace {

constexpr const char *announced = "announced"; // property: what is announced in addition to the label

// Qt announces only the name if there is one.
class SpokenLabel : public QAccessibleWidget
{
public:
    explicit SpokenLabel(QLabel *label) : QAccessibleWidget(label, QAccessible::StaticText), m_label(label) {}

    QAccessible::Role role() const override
    {
        return m_label->property(announced).isNull() ? QAccessible::StaticText : QAccessible::Notification;
    }

    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Description && !m_label->property(announced).isNull())
            return m_label->property(announced).toString();
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

constexpr const char *heardFirst = "heardFirst"; // property of a child: it is announced first

class Parts : public QAccessibleWidget
{
public:
    explicit Parts(QSplitter *splitter) : QAccessibleWidget(splitter, QAccessible::Splitter), m_splitter(splitter) {}

    int childCount() const override { return int(parts().size()); }
    QAccessibleInterface *child(int index) const override
    {
        return QAccessible::queryAccessibleInterface(parts().value(index));
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        return child ? int(parts().indexOf(qobject_cast<QWidget *>(child->object()))) : -1;
    }

private:
    QList<QWidget *> parts() const // without the splitter's handles, which only the mouse uses
    {
        QList<QWidget *> parts;
        for (int i = 0; i < m_splitter->count(); ++i)
            parts.append(m_splitter->widget(i));
        std::stable_partition(parts.begin(), parts.end(),
                              [](const QWidget *part) { return part->property(heardFirst).toBool(); });
        return parts;
    }

    QSplitter *m_splitter;
};

QAccessibleInterface *speak(const QString &type, QObject *object)
{
    if (auto *splitter = type == QLatin1String("QSplitter") ? qobject_cast<QSplitter *>(object) : nullptr)
        return new Parts(splitter);
    auto *label = type == QLatin1String("QLabel") ? qobject_cast<QLabel *>(object) : nullptr;
    return label && !label->buddy() ? new SpokenLabel(label) : nullptr; // Qt handles labels of fields
}

} // namespace

// Qt 6.4 has no event for announcements; screen readers announce a shown widget with this role at once.
void announce(QLabel *label, const QString &more)
{
    label->setProperty(announced, more);
    for (const QAccessible::Event kind : {QAccessible::NameChanged, QAccessible::ObjectShow}) {
        QAccessibleEvent event(label, kind);
        QAccessible::updateAccessibility(&event);
    }
}

void hearFirst(QWidget *part)
{
    part->setProperty(heardFirst, true);
}

void speakLabels()
{
    QAccessible::installFactory(speak);
}

} // namespace ui
