// A team's library in the window: joining, pulling, working offline, revocation and leaving.
#include "app/services/assistant.h"
#include "core/evidence/bundle.h"
#include "core/library/libraryteam.h"
#include "core/team/teamlibrary.h"
#include "must.h"
#include "papers.h"
#include "postgresserver.h"
#include "ui/conversation/answerview.h"
#include "ui/library/librarypanel.h"
#include "ui/library/teamdialog.h"
#include "ui/library/teamwords.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using tests::must;

namespace {

constexpr int patience = 60'000;

struct Window
{
    explicit Window(const QStringList &own = {})
    {
        if (!own.isEmpty())
            (void)libraryAt(library(), own);
        open();
    }
    void open()
    {
        dialog.reset();
        assistant.reset();
        dialogs.confirm = [this](QWidget *, const QString &question, const QString &) {
            asked = question;
            return confirms;
        };
        assistant = std::make_unique<app::Assistant>(library());
        QObject::connect(&*assistant, &app::Assistant::libraryChanged, &*assistant,
                         [this](const QList<core::Document> &documents) { all = documents; });
        QSignalSpy opened(&*assistant, &app::Assistant::libraryChanged);
        opened.wait(patience);
        dialog = std::make_unique<ui::TeamDialog>(assistant->team(), dialogs);
        dialog->setVisible(true);
        assistant->team().watch({&*dialog, [this](const app::TeamState &told) { state = told; }});
    }
    QString library() const { return place.filePath(u"library"_s); }
    QPushButton *button(const QString &word) const
    {
        for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
            if (button->text().remove(u'&').startsWith(word))
                return button;
        }
        return nullptr;
    }
    QLineEdit *field(const QString &name) const
    {
        for (QLineEdit *field : dialog->findChildren<QLineEdit *>()) {
            if (field->accessibleName() == name)
                return field;
        }
        return nullptr;
    }
    QTreeWidget *list() const { return dialog->findChild<QTreeWidget *>(); }
    QString note() const
    {
        for (const QLabel *label : dialog->findChildren<QLabel *>()) {
            if (label->accessibleName() == u"Remarks"_s)
                return label->text();
        }
        return {};
    }
    void connectTo(const QString &server) const
    {
        field(u"Server"_s)->setText(server);
        QTest::mouseClick(button(u"Connect"_s), Qt::LeftButton);
    }

    QTemporaryDir place;
    ui::Dialogs dialogs;
    QString asked;
    bool confirms = true;
    QList<core::Document> all;
    app::TeamState state;
    std::unique_ptr<app::Assistant> assistant;
    std::unique_ptr<ui::TeamDialog> dialog;
};

} // namespace

class tst_teamdialog : public QObject
{
    Q_OBJECT

    tests::PostgresServer server;
    std::unique_ptr<core::Postgres> keeper;
    QString collection;
    int bases = 0;
    QString base;

private slots:
    void initTestCase()
    {
        WANTS_POSTGRES();
        ui::applyTheme(qEnvironmentVariable("ATTEST_THEME", u"light"_s));
        QVERIFY(server.start());
        QCOMPARE(server.sql(u"CREATE ROLE keeper LOGIN; CREATE ROLE anna LOGIN"_s), QString());
    }

    void init()
    {
        base = u"window%1"_s.arg(++bases);
        QCOMPARE(server.sql(u"CREATE DATABASE %1 OWNER keeper"_s.arg(base)), QString());
        QTemporaryDir folder;
        const auto own =
            libraryAt(folder.filePath(u"own"_s), {u"Bees dance on the meadow."_s, u"Copper conducts electricity."_s});
        keeper = must(core::Postgres::connect({server.address(u"keeper"_s, base)}, {}));
        core::TeamLibrary team(*keeper);
        (void)must(team.init({}));
        collection = must(team.collection(u"Papers"_s, core::TeamLibrary::IfMissing::Make, {}));
        for (const core::Document &document : own->documents()) {
            auto change = must(core::PostgresTransaction::begin(*keeper, core::PostgresTransaction::Change, {}));
            (void)must(team.publish(collection, must(core::LibraryTeam(*own).whole(document.id)), {}));
            QVERIFY(change->commit({}));
        }
        QVERIFY(team.give(u"anna"_s, collection, {}, u"read"_s, {}));
    }

    void takesACertificateThatIsChosen()
    {
        Window window;
        window.dialogs.certificateFile = [](QWidget *) { return u"/etc/ssl/certs/team.crt"_s; };
        ui::TeamDialog dialog(window.assistant->team(), window.dialogs);
        for (QPushButton *button : dialog.findChildren<QPushButton *>()) {
            if (button->accessibleName() == u"Choose a certificate file"_s)
                button->click();
        }
        const QList<QLineEdit *> fields = dialog.findChildren<QLineEdit *>();
        QVERIFY(std::any_of(fields.begin(), fields.end(), [](const QLineEdit *field) {
            return field->accessibleName() == u"Certificate file"_s && field->text() == u"/etc/ssl/certs/team.crt"_s;
        }));
    }

    void connectsPullsAndLeaves()
    {
        Window window;
        QVERIFY(!window.button(u"Pull these"_s)->isEnabled());
        window.connectTo(server.address(u"anna"_s, base));
        QTRY_COMPARE_WITH_TIMEOUT(window.list()->topLevelItemCount(), 1, patience);
        QCOMPARE(window.list()->topLevelItem(0)->text(0), u"Papers"_s);
        QCOMPARE(window.list()->topLevelItem(0)->text(1), u"2"_s);
        QVERIFY2(window.note().contains(u"The server is responding"_s), qPrintable(window.note()));
        QVERIFY2(window.all.isEmpty(), "nothing comes before it is asked for");
        QTest::mouseClick(window.button(u"Pull these"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(window.note().contains(u"Up to date"_s), patience);
        QTRY_COMPARE_WITH_TIMEOUT(window.all.size(), 2, patience);
        QCOMPARE(window.state.documents.size(), 2);

        // How the list describes it, and a private document.
        ui::LibraryPanel panel;
        panel.setDocuments(window.all);
        panel.setTeam(window.state);
        const QModelIndex row = panel.model()->index(0);
        QVERIFY(row.data(Qt::ToolTipRole).toString().contains(u"From the team library"_s));
        app::TeamState one = window.state;
        one.documents = {window.all[0].id};
        panel.setTeam(one);
        QStringList lines;
        for (int i = 0; i < 2; ++i)
            lines.append(panel.model()->index(i).data(ui::LibraryModel::LineRole).toString());
        QCOMPARE(lines.filter(u"your own"_s).size(), 1);

        // Revoked documents vanish at the next contact.
        QVERIFY(core::TeamLibrary(*keeper).revoke(u"anna"_s, collection, {}));
        QTest::mouseClick(window.button(u"Pull now"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(window.all.isEmpty(), patience);
        QVERIFY(core::TeamLibrary(*keeper).give(u"anna"_s, collection, {}, u"read"_s, {}));
        QTRY_VERIFY_WITH_TIMEOUT(window.button(u"Pull now"_s)->isEnabled(), patience);
        QTest::mouseClick(window.button(u"Pull now"_s), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window.all.size(), 2, patience);

        // Leaving asks, and removes only what the user selects.
        QTRY_VERIFY_WITH_TIMEOUT(window.button(u"Leave"_s)->isEnabled(), patience);
        window.confirms = false;
        QTest::mouseClick(window.button(u"Leave"_s), Qt::LeftButton);
        QVERIFY(window.asked.contains(u"stay on this computer"_s));
        QVERIFY(!window.state.joined.server.isEmpty());
        window.confirms = true;
        window.dialog->findChild<QCheckBox *>()->setChecked(true);
        QTest::mouseClick(window.button(u"Leave"_s), Qt::LeftButton);
        QVERIFY(window.asked.contains(u"removed from this computer"_s));
        QTRY_VERIFY_WITH_TIMEOUT(window.state.joined.server.isEmpty() && window.all.isEmpty(), patience);
        QVERIFY(window.field(u"Server"_s)->isVisible());
    }

    void anAnswerIsPublishedAndOpened()
    {
        Window window;
        window.connectTo(server.address(u"anna"_s, base));
        QTRY_VERIFY_WITH_TIMEOUT(window.button(u"Pull these"_s)->isEnabled(), patience);
        QTest::mouseClick(window.button(u"Pull these"_s), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window.all.size(), 2, patience);
        core::Session session;
        connect(&*window.assistant, &app::Assistant::sessionChanged, this,
                [&](const core::Session &open, const QList<core::Session> &) { session = open; });
        window.assistant->conversation().ask(u"What conducts electricity?"_s, {});
        QTRY_VERIFY_WITH_TIMEOUT(session.id != 0 && !session.turns.isEmpty(), patience);
        QVERIFY2(session.turns[0].answer.contains(u"Copper"_s), qPrintable(session.turns[0].remark));

        // The menu of an answer has the action only if the library has joined a team.
        ui::AnswerView view;
        view.setSession(session);
        auto *publish = view.findChild<QAction *>(u"publish"_s);
        QVERIFY(publish && !publish->isVisible());
        view.setInTeam(true);
        QVERIFY(publish->isVisible());
        QSignalSpy wanted(&view, &ui::AnswerView::publishWanted);
        publish->trigger();
        QCOMPARE(wanted.size(), 1);

        QStringList ended;
        connect(&*window.assistant, &app::Assistant::finished, this, [&](int, const core::Result<void> &result) {
            ended.append(result ? u"done"_s : result.error().message);
        });
        window.assistant->team().publish(session.id, session.turns[0].id);
        QTRY_COMPARE_WITH_TIMEOUT(ended.value(0), u"done"_s, patience);
        window.dialog = std::make_unique<ui::TeamDialog>(window.assistant->team(), window.dialogs);
        window.dialog->setVisible(true);
        QTreeWidget *answers = nullptr;
        for (QTreeWidget *list : window.dialog->findChildren<QTreeWidget *>())
            answers = list->accessibleName() == u"Published answers"_s ? list : answers;
        QVERIFY(answers);
        QTRY_COMPARE_WITH_TIMEOUT(answers->topLevelItemCount(), 1, patience);
        QCOMPARE(answers->topLevelItem(0)->text(0), u"What conducts electricity?"_s);
        QCOMPARE(answers->topLevelItem(0)->text(1), u"anna"_s);
        if (const QString folder = qEnvironmentVariable("ATTEST_PICTURES"); !folder.isEmpty())
            QVERIFY(window.dialog->grab().save(folder + u"/team-joined.png"_s));
        answers->setCurrentItem(answers->topLevelItem(0));
        QSignalSpy fetched(&*window.dialog, &ui::TeamDialog::answerFetched);
        QTest::mouseClick(window.button(u"Open answer"_s), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(fetched.size(), 1, patience);
        const core::Bundle bundle = must(core::readBundle(fetched[0][0].toString(), {}));
        QCOMPARE(bundle.sessions.size(), 1);
        QVERIFY(bundle.sessions[0].turns[0].answer.contains(u"Copper"_s));
        QCOMPARE(bundle.documents.size(), 1);

        // An answer that its author may no longer see is listed but cannot be opened.
        core::TeamLibrary team(*keeper);
        const QString document = must(team.document(u"1.pdf"_s, {}, {}));
        QVERIFY(team.give(u"anna"_s, collection, document, u"none"_s, {}));
        QTRY_VERIFY_WITH_TIMEOUT(window.button(u"Pull now"_s)->isEnabled(), patience);
        QTest::mouseClick(window.button(u"Pull now"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(answers->topLevelItemCount() == 1 && answers->topLevelItem(0)->isDisabled(), patience);
        QVERIFY(answers->topLevelItem(0)->toolTip(0).contains(u"no longer have access"_s));
        answers->setCurrentItem(answers->topLevelItem(0));
        QVERIFY(!window.button(u"Open answer"_s)->isEnabled());
    }

    void goesOnWithoutTheServer()
    {
        Window window;
        window.connectTo(server.address(u"anna"_s, base));
        QTRY_VERIFY_WITH_TIMEOUT(window.button(u"Pull these"_s)->isEnabled(), patience);
        QTest::mouseClick(window.button(u"Pull these"_s), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window.all.size(), 2, patience);
        keeper.reset();
        server.stop();
        window.open(); // asks by itself
        QTRY_VERIFY_WITH_TIMEOUT(window.note().contains(u"is not responding"_s), patience);
        QVERIFY2(window.note().contains(u"Last contact"_s), qPrintable(window.note()));
        QCOMPARE(ui::teamLine(window.state), u"Team library · offline"_s);
        QTRY_COMPARE_WITH_TIMEOUT(window.all.size(), 2, patience);
        QVERIFY(server.resume());
        QTest::mouseClick(window.button(u"Pull now"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(window.note().contains(u"Up to date"_s), patience);
    }

    // Private documents are kept apart from those that may be revoked.
    void aLibraryWithDocumentsOfItsOwnStaysBesideIt()
    {
        Window window({u"My own notes on wax."_s});
        window.connectTo(server.address(u"anna"_s, base));
        QTRY_VERIFY_WITH_TIMEOUT(window.button(u"Pull these"_s)->isEnabled(), patience);
        QLineEdit *folder = window.field(u"Folder for the team's documents"_s);
        QVERIFY(folder->isVisible() && !folder->text().isEmpty());
        const QString place = window.place.filePath(u"team"_s);
        folder->setText(place);
        QTest::mouseClick(window.button(u"Pull these"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(window.note().contains(place), patience);
        QVERIFY(window.state.joined.server.isEmpty());
        QCOMPARE(window.all.size(), 1);
        const auto made = must(core::Library::open(place, {}));
        QCOMPARE(core::LibraryTeam(*made).joined().server, server.address(u"anna"_s, base));
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("words");
        QTest::newRow("nothing said") << QString() << u"Give the address of the team library"_s;
        QTest::newRow("nobody there") << u"host=/nowhere dbname=base"_s << u"is not responding"_s;
        QTest::newRow("no such base") << u"base"_s << u"denied you access"_s;
        QTest::newRow("nothing granted") << u"stranger"_s << u"that you may see"_s;
        QTest::newRow("password") << u"postgresql://anna:secret@localhost/base"_s << u"Do not put the password in"_s;
    }
    void saysWhatIsWrong()
    {
        QFETCH(QString, address);
        QFETCH(QString, words);
        if (address == u"base"_s)
            address = server.address(u"anna"_s, u"no_such"_s);
        if (address == u"stranger"_s) {
            (void)server.sql(u"CREATE ROLE stranger LOGIN"_s);
            address = server.address(u"stranger"_s, base);
        }
        Window window;
        window.connectTo(address);
        QTRY_VERIFY_WITH_TIMEOUT(window.note().contains(words), patience);
        QVERIFY(!window.note().contains(u"secret"_s));
        QVERIFY(!window.button(u"Pull these"_s)->isEnabled());
        QVERIFY(window.button(u"Connect"_s)->isEnabled());
    }

    void anAddressIsMadeOfItsParts_data()
    {
        QTest::addColumn<QString>("server");
        QTest::addColumn<QString>("authority");
        QTest::addColumn<QString>("address");
        QTest::newRow("name") << u" db.example.org "_s << QString()
                              << u"postgresql://an%40na@db.example.org/pa%20pers"_s;
        QTest::newRow("port")
            << u"db.example.org:5433"_s << u"/etc/own ca.crt"_s
            << u"postgresql://an%40na@db.example.org:5433/pa%20pers?sslrootcert=%2Fetc%2Fown%20ca.crt"_s;
        QTest::newRow("socket") << u"/run/postgresql"_s << QString()
                                << u"postgresql://an%40na@%2Frun%2Fpostgresql/pa%20pers"_s;
        QTest::newRow("whole") << u"service=team"_s << QString() << u"service=team"_s;
    }
    void anAddressIsMadeOfItsParts()
    {
        QFETCH(QString, server);
        QFETCH(QString, authority);
        QFETCH(QString, address);
        QCOMPARE((app::TeamPlace{server, u"pa pers"_s, u"an@na"_s, authority}.address()), address);
    }
};

QTEST_MAIN(tst_teamdialog)
#include "tst_teamdialog.moc"
