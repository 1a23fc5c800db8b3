#include "ui/window/welcome.h"

#include "ui/widgets/linklabel.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/theme.h"

#include <QCommandLinkButton>
#include <QFrame>
#include <QLabel>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

constexpr int lookEvery = 15'000; // milliseconds; finds a server that was started meanwhile

// The server's models that can write answers.
QStringList writersOf(const app::Server &server)
{
    QStringList models = server.models;
    for (const QString &other : server.vectorModels)
        models.removeAll(other);
    return models;
}

// For example "qwen3:4b, llama3.1 and 3 more".
QString listed(const QStringList &names)
{
    constexpr int most = 3;
    if (names.size() == 1)
        return names.first();
    if (names.size() <= most)
        return Welcome::tr("%1 and %2").arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.last());
    const QString first = names.mid(0, most - 1).join(QStringLiteral(", "));
    return Welcome::tr("%1 and %2 more").arg(first, QString::number(names.size() - most + 1));
}

QString whatRuns(const app::Server &server)
{
    const QStringList models = writersOf(server);
    return models.isEmpty() ? Welcome::tr("%1 is running without a model.").arg(server.name)
                            : Welcome::tr("%1 is running with %2.").arg(server.name, listed(models));
}

} // namespace

Welcome::Welcome(QWidget *parent)
    : QWidget(parent),
      m_heading(new PlainLabel(this)),
      m_text(new PlainLabel(this)),
      m_doors(new QFrame(this)),
      m_others(new LinkLabel),
      m_look(new QTimer(this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    m_heading->setFont(large);
    m_heading->setWordWrap(true);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText); // the text may name a folder or another program
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
    m_model = door(tr("Connect a model"), tr("Optional. Without one, Attest finds, quotes and judges on its own."),
                   QStringLiteral("model"));
    connect(drop, &QCommandLinkButton::clicked, this, &Welcome::filesWanted);
    connect(sample, &QCommandLinkButton::clicked, this, &Welcome::sampleWanted);
    m_others->setTextFormat(Qt::RichText);
    m_others->setText(QStringLiteral("<a href=\"models\">%1</a>").arg(tr("Choose another model…")));
    m_others->setAccessibleName(tr("Choose another model"));
    m_others->hide();
    doors->addWidget(m_others);
    m_look->setInterval(lookEvery);
    connect(m_look, &QTimer::timeout, this, &Welcome::serversWanted);
    connect(m_others, &QLabel::linkActivated, this, &Welcome::modelsWanted);
    connect(m_model, &QCommandLinkButton::clicked, this, &Welcome::pressModel);

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

void Welcome::pressModel()
{
    if (m_isFetching) {
        emit fileUnwanted();
    } else if (!m_found.isEmpty()) {
        m_isChosen = true;
        m_model->setEnabled(false);
        emit modelChosen(m_server, m_found);
    } else if (!m_file.id.isEmpty()) {
        emit fileWanted(m_file.id);
    } else {
        emit modelsWanted();
    }
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

// Looks for servers while the choices are visible and none was found.
void Welcome::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    emit serversWanted();
    m_look->start();
}

void Welcome::hideEvent(QHideEvent *event)
{
    m_look->stop();
    QWidget::hideEvent(event);
}

void Welcome::showServers(const QList<app::Server> &servers)
{
    if (m_isChosen)
        return;
    const auto hasWriter = [](const app::Server &server) { return !writersOf(server).isEmpty(); };
    const auto first = std::find_if(servers.begin(), servers.end(), hasWriter);
    m_found = first == servers.end() ? QString() : writersOf(*first).first();
    m_server = first == servers.end() ? QString() : first->address;
    QStringList running;
    for (const app::Server &server : servers)
        running += whatRuns(server);
    const QString without = tr("Without one, Attest finds, quotes and judges on its own.");
    if (!m_found.isEmpty())
        describeModel(tr("Use %1").arg(m_found), running.join(u' '));
    else if (!m_file.id.isEmpty())
        describeModel(tr("Download %1").arg(m_file.title),
                      (running + QStringList{tr("llama-server is installed, but has no model."), m_file.summary + u'.',
                                             tr("The file is checked before it is used.")})
                          .join(u' '));
    else if (!running.isEmpty())
        describeModel(tr("Get a model"), running.join(u' ') + u' ' + tr("See how to get one.") + u' ' + without);
    else
        describeModel(tr("Connect a model"),
                      tr("Optional: no model server found; see how to get one.") + u' ' + without);
    const bool isMore = std::any_of(servers.begin(), servers.end(), [this](const app::Server &server) {
        return server.address != m_server || writersOf(server).size() > 1;
    });
    m_others->setVisible((!m_found.isEmpty() && isMore) || (m_found.isEmpty() && !m_file.id.isEmpty()));
    if (!m_found.isEmpty())
        m_look->stop();
}

void Welcome::showModelState(const QString &sentence, app::ModelState state)
{
    const bool wasFetching = std::exchange(m_isFetching, state == app::ModelState::Fetched);
    QString title = m_model->accessibleName();
    if (m_isFetching)
        title = tr("Stop downloading %1").arg(m_file.title);
    else if (wasFetching)
        title = state == app::ModelState::Refused ? tr("Download %1").arg(m_file.title) : m_file.title;
    describeModel(title, sentence);
    m_model->setEnabled(state == app::ModelState::Refused || m_isFetching);
    m_isChosen = state != app::ModelState::Refused;
    m_others->setVisible(state != app::ModelState::Tried && !m_isFetching);
}

void Welcome::offerFile(const app::Choice &file)
{
    if (!m_isChosen)
        m_file = file;
}

// Escapes "&" in a title, so that it creates no shortcut.
void Welcome::describeModel(const QString &title, const QString &description)
{
    m_model->setText(QString(title).replace(u'&', QLatin1String("&&")));
    m_model->setDescription(description);
    m_model->setAccessibleName(title);
    m_model->setAccessibleDescription(description);
}

void Welcome::showOpening()
{
    say(QString(), tr("Opening the library…"), false);
}

void Welcome::showDoors()
{
    say(tr("Ask your own documents"), tr("Answers from your PDFs, with reasons."), true);
}

void Welcome::showTrouble(const QString &sentence)
{
    say(tr("The library could not be opened"), sentence, false);
}

} // namespace ui
