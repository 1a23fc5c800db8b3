// A damaged library: the window offers to rescue it, and shows the progress, the result and the list of losses.
#include "tests/gui/damageddesk.h"
#include "ui/library/lostdialog.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/taskline.h"
#include "ui/widgets/theme.h"
#include "ui/window/conversation.h"

#include <QClipboard>
#include <QPlainTextEdit>
#include <QRegularExpression>

using namespace desks;
using namespace Qt::StringLiterals;

namespace {

QPushButton *buttonOf(const ui::Notice *notice)
{
    for (QPushButton *button : notice->findChildren<QPushButton *>()) {
        if (button->isVisible())
            return button;
    }
    return nullptr;
}

} // namespace

class tst_rescuewindow : public QObject
{
    Q_OBJECT

private slots:
    void init() { ui::applyTheme(u"light"_s); }

    void rescuesAndListsAllThatIsLost_data()
    {
        QTest::addColumn<bool>("knowsSessions");
        QTest::newRow("place") << true;
        QTest::newRow("document") << true;
        QTest::newRow("session") << false;
        QTest::newRow("tag") << true;
    }
    void rescuesAndListsAllThatIsLost()
    {
        QFETCH(const bool, knowsSessions);
        Desk desk;
        openDamaged(desk, QTest::currentDataTag(), u"Where was copper first smelted?"_s);
        QVERIFY(!QTest::currentTestFailed());
        const auto *notice = desk.find<ui::Conversation>()->notice;
        QTRY_VERIFY2_WITH_TIMEOUT(notice->isVisible() && notice->text().contains(u"Attest can rescue"),
                                  qPrintable(notice->text()), patience);
        desk.picture("damaged");
        const QString folder = desk.at("library");

        QStringList progress; // as shown in the window
        const auto note = [&] { progress.append(desk.find<ui::TaskLine>()->text()); };
        connect(desk.assistant.get(), &app::Assistant::started, this, note);
        connect(desk.assistant.get(), &app::Assistant::traced, this, note);
        desk.press(u"Rescue"_s);
        QTRY_VERIFY_WITH_TIMEOUT(notice->text().contains(u"All data that was still readable"), patience);
        desk.assistant->disconnect(this);
        QVERIFY2(progress.contains(u"Rescuing the library…"_s), qPrintable(progress.join(u'\n')));
        QVERIFY2(!progress.filter(QRegularExpression(u"^Rescuing the library… \\d+ %$"_s)).isEmpty(),
                 qPrintable(progress.join(u'\n')));
        desk.picture("rescued");

        const QStringList kept = QDir(folder).entryList({u"library.damaged-*.db"_s});
        QCOMPARE(kept.size(), 1);
        QVERIFY(notice->text().contains(kept.first()));
        QVERIFY(QFileInfo(folder + u'/' + kept.first()).size() > 0); // the window may have written to it meanwhile

        static const QRegularExpression count(u"\\((\\d+)\\)"_s);
        const int lost = count.match(buttonOf(notice)->text()).captured(1).toInt();
        QVERIFY(lost >= 4);           // the PDFs whose files are missing
        for (int i = 0; i < 3; ++i) { // opens by itself, and again while the line is shown
            if (i > 0)
                QTest::mouseClick(buttonOf(notice), Qt::LeftButton);
            auto *dialog = desk.find<ui::LostDialog>();
            QVERIFY(dialog && dialog->isVisible());
            auto *list = dialog->findChild<QPlainTextEdit *>();
            desk.picture("lost");
            QCOMPARE(list->toPlainText().count(u'\n') + 1, lost);
            for (int gone = 2; gone <= 5; ++gone)
                QVERIFY(list->toPlainText().contains(desk.at(qPrintable(u"copper-%1.pdf"_s.arg(gone)))));
            for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
                if (button->text() == u"&Copy")
                    QTest::mouseClick(button, Qt::LeftButton);
            }
            QCOMPARE(QGuiApplication::clipboard()->text(), list->toPlainText());
            dialog->close();
            QTRY_VERIFY(!desk.find<ui::LostDialog>());
            QVERIFY(notice->isVisible());
        }

        QTRY_COMPARE_WITH_TIMEOUT(desk.documents(), 1, patience); // the one whose PDF exists
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed().size(), 1, patience);
        if (knowsSessions)
            QCOMPARE(desk.listed().first(), u"Where was copper first smelted?"_s);
    }

    // The list of sessions can be read, but not their contents.
    void offersItWhenASessionCannotBeOpened()
    {
        Desk desk;
        openDamaged(desk, "turn", u"Where was copper first smelted?"_s);
        QVERIFY(!QTest::currentTestFailed());
        const auto *list = desk.find<ui::SessionPanel>()->findChild<QTreeWidget *>();
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed().size(), 1, patience);
        desk.assistant->sessions().open(list->topLevelItem(0)->child(0)->data(0, Qt::UserRole).toLongLong());
        const auto *notice = desk.find<ui::Conversation>()->notice;
        QTRY_VERIFY2_WITH_TIMEOUT(notice->isVisible() && notice->text().contains(u"Attest can rescue"),
                                  qPrintable(notice->text()), patience);
    }

    // Without losses there is no list to show.
    void offersNoListOfNothing()
    {
        Desk desk;
        desk.addCopper();
        desk.assistant->rescue();
        const auto *notice = desk.find<ui::Conversation>()->notice;
        QTRY_VERIFY_WITH_TIMEOUT(notice->text().contains(u"All data that was still readable"), patience);
        QVERIFY(!buttonOf(notice));
        QTRY_COMPARE_WITH_TIMEOUT(desk.documents(), 1, patience);
    }
};

QTEST_MAIN(tst_rescuewindow)
#include "tst_rescuewindow.moc"
