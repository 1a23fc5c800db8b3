#include "ui/settings/modelserverbox.h"

#include "ui/settings/keyfield.h"
#include "ui/widgets/localized.h"
#include "ui/widgets/plainlabel.h"
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace ui {
namespace {

QLabel *makeNote(const QString &name)
{
    auto *note = new PlainLabel;
    note->setWordWrap(true);
    note->setTextFormat(Qt::PlainText); // text from a server
    note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    note->setProperty("role", QStringLiteral("quiet"));
    note->setAccessibleName(name);
    note->hide();
    return note;
}

QPushButton *makeButton(const QString &text)
{
    auto *button = new QPushButton(text);
    button->setAutoDefault(false); // the Return key belongs to OK
    return button;
}

QString line(const app::Ability &ability)
{
    const QString shape = ability.known == app::Ability::Yes  ? QStringLiteral("●")
                          : ability.known == app::Ability::No ? QStringLiteral("○")
                                                              : QStringLiteral("?");
    return QStringLiteral("%1 %2: %3").arg(shape, ability.name, ability.words);
}

// An address with and without a trailing slash names the same server.
QString bare(QString address)
{
    while (address.endsWith(u'/'))
        address.chop(1);
    return address.trimmed();
}

} // namespace

ModelServerBox::ModelServerBox(app::ModelService &models, QLineEdit *url, std::function<QString()> model,
                               QWidget *parent)
    : QWidget(parent),
      m_models(models),
      m_url(url),
      m_model(std::move(model)),
      m_find(makeButton(tr("Find models"))),
      m_test(makeButton(tr("Test the model"))),
      m_found(makeNote(tr("Models found"))),
      m_abilities(makeNote(tr("What the model can do"))),
      m_verdict(makeNote(tr("How the model judges"))),
      m_judge(makeButton(tr("Test as a judge"))),
      m_take(makeButton(tr("Use the better judges"))),
      m_key(new KeyField(models, bare(url->text())))
{
    m_test->setToolTip(tr("Tests what the chosen model and its server can do, with a few short requests"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(8);
    grid->addWidget(url, 0, 0);
    grid->addWidget(m_find, 0, 1);
    grid->addWidget(m_found, 1, 0, 1, 2);
    grid->addWidget(m_key, 2, 0, 1, 2);
    grid->addWidget(m_abilities, 3, 0);
    grid->addWidget(m_test, 3, 1, Qt::AlignTop);
    grid->addWidget(m_verdict, 4, 0, 2, 1);
    grid->addWidget(m_judge, 4, 1, Qt::AlignTop);
    grid->addWidget(m_take, 5, 1, Qt::AlignTop);
    grid->setColumnStretch(0, 1);
    m_judge->setToolTip(tr("Compares its verdicts with human ones on 40 examples"));
    m_take->setToolTip(tr("Selects “Built-in” for the roles where the built-in check is the better judge"));
    m_judge->hide();
    m_take->hide();
    connect(m_judge, &QPushButton::clicked, this,
            [this] { m_judging ? stopJudging(tr("The judge test did not finish.")) : judge(true); });
    connect(m_take, &QPushButton::clicked, this, [this] {
        m_take->hide();
        m_verdict->setText(m_verdict->text() + u'\n' + tr("Set under “Models by role”; press OK to save."));
        emit builtinWanted(m_proposed, m_judged);
    });
    connect(m_find, &QPushButton::clicked, this, [this] {
        m_find->setEnabled(false);
        say(tr("Looking for servers…"));
        emit wanted(bare(m_url->text()));
    });
    connect(m_test, &QPushButton::clicked, this, &ModelServerBox::test);
    connect(url, &QLineEdit::editingFinished, this, [this] { m_key->setService(bare(m_url->text())); });
}

void ModelServerBox::say(const QString &result)
{
    m_found->setText(result);
    m_found->show();
}

QString ModelServerBox::idOf(const app::Server &server, const QString &model) const
{
    return bare(server.address) == bare(m_url->text()) ? model : model + u'@' + bare(server.address);
}

void ModelServerBox::show(const QList<app::Server> &servers)
{
    m_find->setEnabled(true);
    QStringList lines;
    QList<app::Choice> models;
    for (const app::Server &server : servers) {
        lines += server.models.isEmpty()
                     ? tr("%1 at %2 has no model; load one there, then search again.").arg(server.name, server.address)
                     : tr("%1 at %2: %3.").arg(server.name, server.address, server.models.join(QStringLiteral(", ")));
        for (int i = 0; i < server.models.size(); ++i) {
            const QString place = tr("%1 at %2").arg(server.name, server.address);
            const QString details = localized(server.details.value(i));
            models.append({idOf(server, server.models[i]), server.models[i],
                           details.isEmpty() ? place : tr("%1: %2").arg(place, details)});
        }
    }
    if (lines.isEmpty())
        lines += tr("No model server is responding at this address or at the usual ones on this computer; start one, "
                    "then search again. The easiest way is Ollama: install it from https://ollama.com.");
    else if (!models.isEmpty())
        lines += tr("Choose one under Model.");
    say(lines.join(u'\n'));
    emit found(models);
}

void ModelServerBox::show(const app::Abilities &abilities)
{
    QStringList lines;
    QStringList meanings;
    for (const app::Ability &ability : abilities.lines) {
        lines += line(ability);
        meanings += tr("%1: %2").arg(ability.name, ability.meaning).toHtmlEscaped();
    }
    m_abilities->setText(lines.join(u'\n'));
    m_abilities->setToolTip(QStringLiteral("<p>%1</p>").arg(meanings.join(QStringLiteral("<br>"))));
    m_abilities->setAccessibleDescription(meanings.join(u' '));
}

// A second click cancels the test.
void ModelServerBox::test()
{
    m_abilities->show();
    m_abilities->setToolTip({});
    m_abilities->setAccessibleDescription({});
    if (m_testing) {
        delete std::exchange(m_testing, nullptr);
        m_test->setText(tr("Test the model"));
        return m_abilities->setText(tr("The test did not finish."));
    }
    const QString model = m_model();
    if (model.isEmpty() || model == QLatin1String("builtin"))
        return m_abilities->setText(
            tr("The built-in model needs no test; to test another model, choose it under “Model”."));
    if (m_judging)
        stopJudging({});
    m_verdict->hide();
    m_judge->hide();
    m_take->hide();
    m_testing = new QObject(this);
    m_test->setText(tr("Stop"));
    m_abilities->setText(tr("Asking %1…").arg(model));
    const auto trying = [this](const QString &what) { m_abilities->setText(what); };
    const auto probed = [this](const core::Result<app::Abilities> &found) {
        m_testing->deleteLater();
        m_testing = nullptr;
        m_test->setText(tr("Test the model"));
        if (!found)
            return m_abilities->setText(localized(found.error().message));
        show(*found);
        if (!found->whyNot.isEmpty())
            m_abilities->setText(found->whyNot + u'\n' + m_abilities->text());
        if (found->chats)
            judge(false);
    };
    m_models.probe(bare(m_url->text()), model, {m_testing, trying}, {m_testing, probed});
}

// A cached judgement of the same model is shown at once.
void ModelServerBox::judge(bool anew)
{
    m_judged = m_model();
    m_judging = new QObject(this);
    m_judge->setText(tr("Stop"));
    m_judge->show();
    m_take->hide();
    m_verdict->setToolTip({});
    m_verdict->setText(tr("Testing it as a judge…"));
    m_verdict->show();
    const auto trying = [this](int done, int of) {
        m_verdict->setText(tr("Testing it as a judge: %1 of %2").arg(done).arg(of));
    };
    const auto tried = [this](const core::Result<app::JudgeTrialTold> &told) { show(told); };
    m_models.judge(bare(m_url->text()), m_judged, anew, {m_judging, trying}, {m_judging, tried});
}

void ModelServerBox::stopJudging(const QString &why)
{
    delete std::exchange(m_judging, nullptr);
    m_judge->setText(tr("Test as a judge"));
    m_verdict->setText(why);
}

void ModelServerBox::show(const core::Result<app::JudgeTrialTold> &tried)
{
    m_judging->deleteLater();
    m_judging = nullptr;
    m_judge->setText(tr("Try again"));
    if (!tried)
        return m_verdict->setText(localized(tried.error().message));
    m_verdict->setText(tried->sentence + u'\n' + tried->proposal);
    m_verdict->setToolTip(tried->roles.join(u'\n'));
    m_verdict->setAccessibleDescription(tried->roles.join(u' '));
    m_proposed = tried->builtin;
    m_take->setVisible(!m_proposed.isEmpty());
}

} // namespace ui
