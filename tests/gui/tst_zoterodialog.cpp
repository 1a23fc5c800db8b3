// Zotero collections in the window: found, followed, stopped, deleted, and highlights written back.
#include "app/services/assistant.h"
#include "pdfs.h"
#include "scriptedzotero.h"
#include "ui/library/zoterodialog.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using zotero::attachment;
using zotero::item;
using zotero::ZoteroServer;

namespace {

constexpr int patience = 60'000;

struct Window
{
    Window()
    {
        QDir().mkpath(library());
        setAddress(server.url());
        dialogs.confirm = [this](QWidget *, const QString &, const QString &) { return confirms; };
        assistant = std::make_unique<app::Assistant>(library());
        QSignalSpy opened(&*assistant, &app::Assistant::libraryChanged);
        opened.wait(patience);
    }

    QString library() const { return place.filePath(u"library"_s); }
    QString writePdf(const QString &name, const QStringList &pages) const
    {
        QFile file(place.filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(tests::makePdf(pages));
        return file.fileName();
    }
    // As “attest-cli zotero --server” stores it.
    void setAddress(const QString &address) const
    {
        QFile file(library() + u"/zotero.json"_s);
        if (file.open(QIODevice::WriteOnly))
            file.write(QJsonDocument(QJsonObject{{u"address"_s, address}}).toJson());
    }
    void open(core::SessionId session = 0)
    {
        dialog = std::make_unique<ui::ZoteroDialog>(assistant->zotero(), dialogs, session);
        dialog->setVisible(true);
    }
    QPushButton *button(const QString &word) const
    {
        for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
            if (button->text().remove(u'&').startsWith(word))
                return button;
        }
        return nullptr;
    }
    QTreeWidget *list() const { return dialog->findChild<QTreeWidget *>(); }
    QString note() const { return dialog->findChild<QLabel *>()->text(); }
    QString state(int row) const
    {
        const QTreeWidgetItem *item = list()->topLevelItem(row);
        return item ? item->text(1) : QString();
    }
    void tick(int row, Qt::CheckState state) const { list()->topLevelItem(row)->setCheckState(0, state); }

    QTemporaryDir place;
    ZoteroServer server;
    ui::Dialogs dialogs;
    bool confirms = true;
    std::unique_ptr<app::Assistant> assistant;
    std::unique_ptr<ui::ZoteroDialog> dialog;
};

} // namespace

class tst_zoterodialog : public QObject
{
    Q_OBJECT

private slots:
    void followsAndLeavesACollection()
    {
        Window window;
        window.server.addCollection(u"AAAA1111"_s, u"Thesis"_s);
        window.server.addCollection(u"BBBB2222"_s, u"Unread"_s);
        const QString copper = window.writePdf(u"copper.pdf"_s, {u"Copper conducts electricity very well."_s});
        window.server.setItems(u"AAAA1111"_s, {item(u"I1"_s, u"On copper"_s, u"2017"_s), attachment(u"I1"_s, copper),
                                               item(u"I2"_s, u"Not fetched"_s, {}), attachment(u"I2"_s, {})});
        QList<core::Document> all;
        connect(&*window.assistant, &app::Assistant::libraryChanged, this,
                [&](const QList<core::Document> &documents) { all = documents; });
        window.open();
        QTRY_COMPARE_WITH_TIMEOUT(window.list()->topLevelItemCount(), 2, patience);
        QTRY_VERIFY_WITH_TIMEOUT(window.list()->isEnabled(), patience);
        QCOMPARE(window.list()->topLevelItem(0)->checkState(0), Qt::Unchecked);
        QVERIFY(!window.button(u"Highlight"_s)->isEnabled());

        window.tick(0, Qt::Checked);
        QTRY_COMPARE_WITH_TIMEOUT(window.state(0), u"1 of 2 PDFs read · 1 not on this computer"_s, patience);
        QVERIFY(window.list()->topLevelItem(0)->toolTip(1).contains(u"Not fetched"_s));
        QTRY_VERIFY_WITH_TIMEOUT(all.size() == 1 && all.first().title == u"On copper"_s, patience);
        QCOMPARE(all.first().tags, QStringList(u"Thesis"_s));
        QCOMPARE(window.state(1), QString());

        window.tick(0, Qt::Unchecked);
        QTRY_COMPARE_WITH_TIMEOUT(window.state(0), QString(), patience);
        QCOMPARE(window.list()->topLevelItem(0)->checkState(0), Qt::Unchecked);
        QCOMPARE(all.size(), 1); // its documents stay
    }

    void saysThatZoteroIsGone()
    {
        Window window;
        window.setAddress(u"http://127.0.0.1:9"_s);
        window.open();
        QTRY_VERIFY_WITH_TIMEOUT(window.note().contains(u"start Zotero"_s), patience);
        QVERIFY(window.button(u"Ask"_s)->isEnabled());
        window.server.setStatus(403);
        window.setAddress(window.server.url());
        QTest::mouseClick(window.button(u"Ask"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(window.note().contains(u"Allow other applications"_s), patience);
        window.server.setStatus(200);
        window.server.addCollection(u"AAAA1111"_s, u"Thesis"_s);
        QTest::mouseClick(window.button(u"Ask"_s), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window.list()->topLevelItemCount(), 1, patience);
        QTRY_VERIFY_WITH_TIMEOUT(window.note().contains(u"on this computer only"_s), patience);
    }

    void isStoppedAtOnce()
    {
        Window window;
        window.server.stall();
        window.open();
        QTRY_COMPARE_WITH_TIMEOUT(window.note(), u"Asking Zotero…"_s, patience);
        QVERIFY(!window.button(u"Ask"_s)->isEnabled());
        QTest::mouseClick(window.button(u"Stop"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(window.button(u"Ask"_s)->isEnabled(), 5'000);
        QVERIFY(window.note().contains(u"on this computer only"_s));
    }

    void highlightsWhatTheSessionCites()
    {
        Window window;
        window.server.letWrite(ZoteroServer::Answer::Always);
        window.server.addCollection(u"AAAA1111"_s, u"Thesis"_s);
        const QString copper = window.writePdf(u"copper.pdf"_s, {u"Copper conducts electricity very well."_s});
        window.server.setItems(u"AAAA1111"_s, {item(u"I1"_s, u"On copper"_s, u"2017"_s), attachment(u"I1"_s, copper)});
        window.open();
        QTRY_COMPARE_WITH_TIMEOUT(window.list()->topLevelItemCount(), 1, patience);
        QTRY_VERIFY_WITH_TIMEOUT(window.list()->isEnabled(), patience);
        window.tick(0, Qt::Checked);
        QTRY_COMPARE_WITH_TIMEOUT(window.state(0), u"✓ 1 PDF"_s, patience);
        core::Session session;
        connect(&*window.assistant, &app::Assistant::sessionChanged, this,
                [&](const core::Session &open, const QList<core::Session> &) { session = open; });
        window.assistant->conversation().ask(u"How well does copper conduct electricity?"_s, {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.turns.isEmpty() && session.id != 0, patience);

        window.open(session.id);
        QTRY_VERIFY_WITH_TIMEOUT(window.button(u"Highlight"_s)->isEnabled(), patience);
        window.confirms = false;
        QTest::mouseClick(window.button(u"Highlight"_s), Qt::LeftButton);
        QCOMPARE(window.server.timesAskedToAllow(), 0);
        window.confirms = true;
        QTest::mouseClick(window.button(u"Highlight"_s), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window.note(), u"1 highlight written to Zotero."_s, patience);
        QTest::mouseClick(window.button(u"Highlight"_s), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window.note(), u"0 highlights written to Zotero. 1 was already there."_s, patience);
        QCOMPARE(window.server.timesAskedToAllow(), 1);
        QCOMPARE(window.server.annotations().size(), 1);

        window.server.letWrite(ZoteroServer::Answer::No);
        window.server.forgetKey();
        window.server.setItems(u"AAAA1111"_s, {item(u"I1"_s, u"On copper"_s, u"2017"_s), attachment(u"I1"_s, copper)});
        window.server.forgetAnnotations();
        QTest::mouseClick(window.button(u"Highlight"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(window.note().contains(u"does not have permission"_s), patience);
        QCOMPARE(window.server.annotations().size(), 0);
    }
};

QTEST_MAIN(tst_zoterodialog)
#include "tst_zoterodialog.moc"
