// A large download: a name, typed or chosen from those that suit this machine, its progress, and Stop.
#pragma once

#include "app/runtime/reply.h"
#include "app/services/offers.h"
#include "app/settings/modelservers.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace ui {

class FetchBox : public QWidget
{
    Q_OBJECT

public:
    void suggest(const QList<app::Choice> &choices);

protected:
    struct Texts
    {
        QString names;  // of the name field, for screen readers
        QString button; // "Pull"
        QString action; // its accessible name
        QString tip;
        QString said; // of the progress, for screen readers
        QString hint; // for a name that is not suggested
        QString asks; // before anything has arrived
        QString stopped;
        QString empty;
    };

    using Told = app::Reply<app::PullTold>;
    using Done = app::Reply<core::Result<QString>>;

    FetchBox(const Texts &texts, QWidget *parent);

    virtual void fetch(const QString &name, const Told &told, const Done &done) = 0;
    virtual QString ended(const QString &name, const QString &result) = 0; // the message for it

private:
    void press();
    void showDetails();
    void say(const QString &sentence);
    void end();

    const Texts m_texts;
    QComboBox *m_names;
    QPushButton *m_button;
    QProgressBar *m_bar;
    QLabel *m_said;
    QObject *m_fetching = nullptr; // deleted: nobody waits any more, and the download ends
};

} // namespace ui
