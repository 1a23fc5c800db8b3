// A form for a large download: a name, typed or chosen from those suitable for this machine, the progress, and a Stop
// button.
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
        QString names;  // accessible name of the name field
        QString button; // label of the button: "Pull"
        QString action; // accessible name of the button
        QString tip;
        QString said; // accessible name of the progress
        QString hint; // shown for a name that is not among the suggestions
        QString asks; // shown until the first data arrives
        QString stopped;
        QString empty;
    };

    using Told = app::Reply<app::PullTold>;
    using Done = app::Reply<core::Result<QString>>;

    FetchBox(const Texts &texts, QWidget *parent);

    virtual void fetch(const QString &name, const Told &told, const Done &done) = 0;
    virtual QString ended(const QString &name, const QString &result) = 0; // returns the final message

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
    QObject *m_fetching = nullptr; // the receiver of the download; deleting it cancels the download
};

} // namespace ui
