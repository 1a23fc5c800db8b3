#include "ui/library/teamdialog.h"

#include "ui/library/teamwords.h"
#include "ui/widgets/localized.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/tip.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace ui {
namespace {

enum TeamColumn { TeamNameColumn, TeamDocumentsColumn };

QLabel *plainLabel(QWidget *parent)
{
    auto *label = new PlainLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QString countOf(const core::TeamCollection &collection)
{
    QString text = QLocale().toString(collection.documents);
    if (collection.failed > 0)
        text += TeamDialog::tr(" · %Ln could not be read", nullptr, collection.failed);
    return text;
}

} // namespace

TeamDialog::TeamDialog(app::TeamService &team, const Dialogs &dialogs, QWidget *parent)
    : QDialog(parent),
      m_service(team),
      m_dialogs(dialogs),
      m_form(form()),
      m_joined(joinedPart()),
      m_list(new QTreeWidget(this)),
      m_answers(new QTreeWidget(this)),
      m_folderNote(plainLabel(this)),
      m_folder(new QLineEdit(this)),
      m_note(plainLabel(this)),
      m_connect(new QPushButton(tr("&Connect"), this)),
      m_join(new QPushButton(tr("&Pull these documents"), this)),
      m_pull(new QPushButton(tr("Pull &now"), this)),
      m_open(new QPushButton(tr("&Open answer"), this)),
      m_stop(new QPushButton(tr("&Stop"), this)),
      m_leave(new QPushButton(tr("&Leave…"), this))
{
    setWindowTitle(tr("Team library"));
    m_list->setHeaderLabels({tr("Collection"), tr("Documents that you may see")});
    m_list->setAccessibleName(tr("Collections that you may see"));
    m_answers->setHeaderLabels({tr("Published answer"), tr("By")});
    m_answers->setAccessibleName(tr("Published answers"));
    for (QTreeWidget *list : {m_list, m_answers}) {
        list->setRootIsDecorated(false);
        list->setUniformRowHeights(true);
        list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
        list->header()->setSectionResizeMode(TeamNameColumn, QHeaderView::Stretch);
        list->header()->setStretchLastSection(false);
        list->setMinimumHeight(fontMetrics().height() * 6);
    }
    m_folderNote->setText(tr("This library already contains your own documents, and they stay there. The team's "
                             "documents go into a separate library, in this folder:"));
    m_folder->setAccessibleName(tr("Folder for the team's documents"));
    m_note->setAccessibleName(tr("Remarks"));
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    for (QPushButton *button : {m_connect, m_join, m_open, m_pull, m_stop, m_leave})
        buttons->addButton(button, QDialogButtonBox::ActionRole);
    buttons->setFocusProxy(nullptr); // otherwise Tab would return from the last button to the first
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(12);
    column->addWidget(m_form);
    column->addWidget(m_joined);
    column->addWidget(m_list, 1);
    column->addWidget(m_answers, 2);
    column->addWidget(m_folderNote);
    column->addWidget(m_folder);
    column->addWidget(m_note);
    column->addWidget(buttons);
    for (QPushButton *button : findChildren<QPushButton *>())
        button->setAutoDefault(false);
    m_connect->setDefault(true);
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 34);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_connect, &QPushButton::clicked, this, &TeamDialog::connectNow);
    connect(m_join, &QPushButton::clicked, this, &TeamDialog::join);
    connect(m_pull, &QPushButton::clicked, this,
            [this] { m_another->text().isEmpty() ? m_service.pull() : m_service.pullWith(m_another->text()); });
    connect(m_stop, &QPushButton::clicked, this, [this] { m_service.stop(); });
    connect(m_leave, &QPushButton::clicked, this, &TeamDialog::leave);
    connect(m_open, &QPushButton::clicked, this, &TeamDialog::openAnswer);
    connect(m_answers, &QTreeWidget::itemActivated, this, &TeamDialog::openAnswer);
    connect(m_answers, &QTreeWidget::currentItemChanged, this,
            [this](const QTreeWidgetItem *item) { m_open->setEnabled(item && !item->isDisabled()); });
    m_service.watch({this, [this](const app::TeamState &state) { show(state); }});
}

QWidget *TeamDialog::form()
{
    auto *form = new QWidget(this);
    auto *rows = new QFormLayout(form);
    rows->setContentsMargins(0, 0, 0, 0);
    const auto field = [&](const QString &label, const QString &example, QWidget *beside = nullptr) {
        auto *line = new QLineEdit(form);
        line->setPlaceholderText(example);
        line->setAccessibleName(QString(label).remove(u'&'));
        if (!beside) {
            rows->addRow(label, line);
            return line;
        }
        auto *both = new QHBoxLayout;
        both->addWidget(line, 1);
        both->addWidget(beside);
        rows->addRow(label, both);
        qobject_cast<QLabel *>(rows->labelForField(both))->setBuddy(line);
        return line;
    };
    m_server = field(tr("S&erver"), tr("db.example.org, or a full address"));
    m_database = field(tr("&Database"), {});
    m_user = field(tr("&User name"), {});
    m_password = field(tr("Pass&word"), tr("saved in this computer's keychain"));
    m_password->setEchoMode(QLineEdit::Password);
    auto *browse = new QPushButton(tr("Browse…"), form);
    browse->setAccessibleName(tr("Choose a certificate file"));
    m_authority = field(tr("Certificate &file"), tr("only if your administrator gave you one"), browse);
    connect(browse, &QPushButton::clicked, this, [this] {
        if (const QString chosen = m_dialogs.certificateFile(this); !chosen.isEmpty())
            m_authority->setText(chosen);
    });
    QLabel *safety = plainLabel(form);
    safety->setText(tr("The connection is encrypted, and the server must prove with its certificate that it is the one "
                       "you name; otherwise no password is sent. A server on this computer needs no certificate."));
    safety->setProperty("role", QStringLiteral("quiet"));
    rows->addRow(safety);
    return form;
}

QWidget *TeamDialog::joinedPart()
{
    auto *part = new QWidget(this);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    m_address = plainLabel(part);
    m_removes = new QCheckBox(tr("When leaving, &remove the team's documents from this computer"), part);
    m_another = new QLineEdit(part);
    m_another->setEchoMode(QLineEdit::Password);
    m_another->setPlaceholderText(tr("new password, if it has changed"));
    m_another->setAccessibleName(tr("Another password"));
    column->addWidget(m_address);
    column->addWidget(m_another);
    column->addWidget(m_removes);
    return part;
}

void TeamDialog::show(const app::TeamState &state)
{
    const bool isJoined = !state.joined.server.isEmpty();
    const bool rests = state.doing == app::TeamState::Nothing;
    const bool wantsFolder = !isJoined && !state.found.isEmpty() && state.hasOthers;
    m_form->setVisible(!isJoined);
    m_form->setEnabled(rests);
    m_joined->setVisible(isJoined);
    m_address->setText(tr("This library is connected to %1").arg(state.joined.server));
    m_another->setVisible(!state.trouble.isEmpty());
    if (state.trouble.isEmpty())
        m_another->clear();
    m_list->clear();
    for (const core::TeamCollection &each : state.collections)
        new QTreeWidgetItem(m_list, {each.name, countOf(each)});
    m_folderNote->setVisible(wantsFolder);
    m_folder->setVisible(wantsFolder);
    if (wantsFolder && m_folder->text().isEmpty())
        m_folder->setText(QDir::toNativeSeparators(QDir::homePath() + QStringLiteral("/attest-team")));
    m_connect->setVisible(!isJoined);
    m_connect->setEnabled(rests);
    m_join->setVisible(!isJoined);
    m_join->setEnabled(rests && !state.found.isEmpty());
    m_answers->setVisible(isJoined);
    m_open->setVisible(isJoined);
    m_pull->setVisible(isJoined);
    m_pull->setEnabled(rests);
    m_leave->setVisible(isJoined);
    m_leave->setEnabled(rests);
    m_stop->setEnabled(!rests);
    if (!state.madeAt.isEmpty())
        m_note->setText(
            tr("The library for the team's documents is ready. Start Attest with it to pull them:\nattest --library %1")
                .arg(state.madeAt));
    else if (rests && !isJoined && !state.found.isEmpty() && state.trouble.isEmpty())
        m_note->setText(tr("The server is responding. What you may see there is listed above."));
    else
        m_note->setText(teamDetails(state));
    if (!rests)
        m_hasListed = false;
    else if (isJoined && !std::exchange(m_hasListed, true))
        listAnswers();
}

void TeamDialog::listAnswers()
{
    m_open->setEnabled(false);
    m_service.findAnswers({this, [this](const core::Result<QList<core::TeamAnswer>> &answers) {
                               showAnswers(answers ? *answers : QList<core::TeamAnswer>());
                           }});
}

void TeamDialog::showAnswers(const QList<core::TeamAnswer> &answers)
{
    m_answers->clear();
    for (const core::TeamAnswer &each : answers) {
        auto *item = new QTreeWidgetItem(m_answers, {each.question, each.author});
        item->setData(TeamNameColumn, Qt::UserRole, each.id);
        item->setDisabled(each.isWithheld);
        item->setToolTip(
            TeamNameColumn,
            plainTip(each.isWithheld ? tr("Based on a document you no longer have access to.") : each.body));
    }
    m_open->setEnabled(false);
}

void TeamDialog::openAnswer()
{
    const QTreeWidgetItem *item = m_answers->currentItem();
    if (!item || item->isDisabled())
        return;
    m_open->setEnabled(false);
    m_service.fetchAnswer(item->data(TeamNameColumn, Qt::UserRole).toString(),
                          {this, [this](const core::Result<QString> &file) {
                               m_open->setEnabled(true);
                               if (file)
                                   return emit answerFetched(*file);
                               m_note->setText(localized(file.error().message));
                           }});
}

void TeamDialog::connectNow()
{
    const app::TeamPlace place{m_server->text(), m_database->text(), m_user->text(), m_authority->text()};
    m_service.connectTo(place.address(), m_password->text());
}

void TeamDialog::join()
{
    m_service.join(m_folder->isVisible() ? QDir::fromNativeSeparators(m_folder->text().trimmed()) : QString());
}

void TeamDialog::leave()
{
    const bool removes = m_removes->isChecked();
    const QString question =
        removes ? tr("The team's documents will be permanently removed from this computer; answers based on them will "
                     "no longer be able to show their pages. Your own documents will stay.")
                : tr("The team's documents will stay on this computer as they are now. Later changes "
                     "on the server, including changes to what you may see, will no longer "
                     "reach this computer.");
    if (m_dialogs.confirm(this, question, removes ? tr("Leave and remove") : tr("Leave")))
        m_service.leave(removes ? core::WithDocuments::Remove : core::WithDocuments::Keep);
}

} // namespace ui
