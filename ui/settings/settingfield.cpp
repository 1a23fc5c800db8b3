#include "ui/settings/settingfield.h"

#include "ui/widgets/elidedbox.h"
#include "ui/settings/languagelist.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>

namespace ui {
namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("Setting", text);
}

// Shows two decimals, or as many as the number has.
class NumberBox : public QDoubleSpinBox
{
public:
    NumberBox() { setDecimals(6); }

    QString textFromValue(double value) const override
    {
        const QString exact = QLocale::c().toString(value, 'f', QLocale::FloatingPointShortest);
        const qsizetype point = exact.indexOf(u'.');
        QLocale plain = locale();
        plain.setNumberOptions(QLocale::OmitGroupSeparator);
        return plain.toString(value, 'f', std::max(2, point < 0 ? 0 : int(exact.size() - point - 1)));
    }
};

class WheelFilter : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Wheel || static_cast<QWidget *>(watched)->hasFocus())
            return false;
        event->ignore(); // passes the event on to the scroll area
        return true;
    }
};

// Long model names must not widen the form.
QComboBox *makeChoice(const QList<app::Choice> &choices)
{
    auto *box = new ElidedBox;
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(16);
    for (const app::Choice &choice : choices) {
        box->addItem(choice.title, choice.id);
        box->setItemData(box->count() - 1, choice.summary, Qt::ToolTipRole);
    }
    return box;
}

} // namespace

void leaveWheelToPage(QWidget *field)
{
    field->setFocusPolicy(Qt::StrongFocus);
    field->installEventFilter(new WheelFilter(field));
}

QString settingTitle(const core::Setting &setting)
{
    return translated(setting.title);
}

QString settingGroup(const core::Setting &setting)
{
    return setting.group ? translated(setting.group) : QString();
}

QWidget *makeSettingField(const core::Setting &setting, const QString &value, const QList<app::Choice> &choices)
{
    QWidget *field = nullptr;
    const bool languages = setting.member == core::Setting::Member(&core::Settings::ocrLanguages);
    const QString range =
        translated(QT_TRANSLATE_NOOP("Setting", "From %1 to %2")).arg(setting.least).arg(setting.most);
    if (std::holds_alternative<int core::Settings::*>(setting.member)) {
        auto *box = new QSpinBox;
        box->setRange(int(setting.least), int(setting.most));
        box->setToolTip(range);
        field = box;
    } else if (std::holds_alternative<double core::Settings::*>(setting.member)) {
        auto *box = new NumberBox;
        box->setRange(setting.least, setting.most);
        box->setSingleStep(0.1);
        box->setToolTip(range);
        field = box;
    } else if (std::holds_alternative<bool core::Settings::*>(setting.member)) {
        field = new QCheckBox(settingTitle(setting));
    } else if (languages) {
        field = new LanguageList;
    } else if (choices.isEmpty()) {
        field = new QLineEdit;
    } else {
        field = makeChoice(choices);
    }
    if (qobject_cast<QAbstractSpinBox *>(field) || qobject_cast<QComboBox *>(field))
        leaveWheelToPage(field);
    setTextIn(field, value);
    field->setAccessibleName(settingTitle(setting));
    return field;
}

QString textIn(const QWidget *field)
{
    if (const auto *box = qobject_cast<const QSpinBox *>(field))
        return QString::number(box->value());
    if (const auto *number = qobject_cast<const QDoubleSpinBox *>(field))
        return QString::number(number->value(), 'g', QLocale::FloatingPointShortest);
    if (const auto *tick = qobject_cast<const QCheckBox *>(field))
        return tick->isChecked() ? QStringLiteral("true") : QStringLiteral("false");
    if (const auto *choice = qobject_cast<const QComboBox *>(field))
        return choice->currentData().toString();
    if (const auto *languages = qobject_cast<const LanguageList *>(field))
        return languages->text();
    return qobject_cast<const QLineEdit *>(field)->text().trimmed();
}

void onChange(QWidget *field, QObject *receiver, const std::function<void()> &call)
{
    if (auto *box = qobject_cast<QSpinBox *>(field))
        QObject::connect(box, &QSpinBox::valueChanged, receiver, call);
    else if (auto *number = qobject_cast<QDoubleSpinBox *>(field))
        QObject::connect(number, &QDoubleSpinBox::valueChanged, receiver, call);
    else if (auto *tick = qobject_cast<QCheckBox *>(field))
        QObject::connect(tick, &QCheckBox::toggled, receiver, call);
    else if (auto *choice = qobject_cast<QComboBox *>(field))
        QObject::connect(choice, &QComboBox::currentIndexChanged, receiver, call);
    else if (auto *line = qobject_cast<QLineEdit *>(field))
        QObject::connect(line, &QLineEdit::textChanged, receiver, call);
}

void setTextIn(QWidget *field, const QString &text)
{
    if (auto *box = qobject_cast<QSpinBox *>(field)) {
        box->setValue(text.toInt());
    } else if (auto *number = qobject_cast<QDoubleSpinBox *>(field)) {
        number->setValue(text.toDouble());
    } else if (auto *tick = qobject_cast<QCheckBox *>(field)) {
        tick->setChecked(text == QLatin1String("true"));
    } else if (auto *choice = qobject_cast<QComboBox *>(field)) {
        if (choice->findData(text) < 0)
            choice->addItem(text, text); // a model whose server has not been asked yet
        choice->setCurrentIndex(choice->findData(text));
    } else if (auto *languages = qobject_cast<LanguageList *>(field)) {
        languages->setText(text);
    } else if (auto *line = qobject_cast<QLineEdit *>(field)) {
        line->setText(text);
    }
}

} // namespace ui
