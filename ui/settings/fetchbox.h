// Something large that is fetched: a name, typed or of those that suit this machine, how far it is, and Stop.
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
        QString names;  // what is typed or chosen, for those who do not see it
        QString button; // "Pull"
        QString action; // the same, heard by itself
        QString tip;
        QString said; // what is told of it, for those who do not see it
        QString hint; // of a name that is not suggested
        QString asks; // while nothing has come
        QString stopped;
        QString empty;
    };

    using Told = app::Reply<app::PullTold>;
    using Done = app::Reply<core::Result<QString>>;

    FetchBox(const Texts &texts, QWidget *parent);

    virtual void fetch(const QString &name, const Told &told, const Done &done) = 0;
    virtual QString ended(const QString &name, const QString &result) = 0; // what is said of it then

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
    QObject *m_fetching = nullptr; // gone: nobody waits any more, and it is not fetched further
};

} // namespace ui
