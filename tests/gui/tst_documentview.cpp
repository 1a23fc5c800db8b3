// The page about a document: what was read, what was not and why, its places and its password.
#include "ui/library/documentview.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

using namespace core;
using app::DocumentDetails;
using app::Secret;
using ui::DocumentView;

namespace {

DocumentDetails sample()
{
    DocumentDetails details;
    details.document.id = 7;
    details.document.path = QStringLiteral("/papers/x.pdf");
    details.document.places = {details.document.path, QStringLiteral("/copies/x.pdf")};
    details.document.title = QStringLiteral("A report");
    details.document.pages = 60;
    details.document.passages = 90;
    details.document.status = DocumentStatus::Indexed;
    details.groups = {{PageStatus::Text, {}, 30, {{1, 11, {}, {}}, {41, 59, {}, {}}}},
                      {PageStatus::Empty, QStringLiteral("only pictures"), 29, {{12, 40, {}, {}}}},
                      {PageStatus::Failed, QStringLiteral("the reader crashed"), 1, {{60, 60, {}, {}}}}};
    details.missing = {QStringLiteral("/copies/x.pdf")};
    return details;
}

class Shown
{
public:
    explicit Shown(const DocumentDetails &first)
        : details(first),
          view([this](DocumentId, QObject *, const DocumentView::Told &told) { told(details); })
    {
        view.open(7);
        view.show();
    }

    QString said(const char *name) const
    {
        for (const QLabel *label : view.findChildren<QLabel *>()) {
            if (label->accessibleName() == QLatin1String(name) && !label->isHidden())
                return label->text();
        }
        return {};
    }

    QPushButton *button(const QString &text) const
    {
        for (QPushButton *each : view.findChildren<QPushButton *>()) {
            if (each->text() == text && !each->isHidden())
                return each;
        }
        return nullptr;
    }

    DocumentDetails details;
    DocumentView view;
};

} // namespace

class tst_documentview : public QObject
{
    Q_OBJECT

private slots:
    void correctsTitleAuthorAndYearInPlace()
    {
        Shown shown(sample());
        QSignalSpy described(&shown.view, &DocumentView::described);
        const auto field = [&](const char *name) {
            for (QLineEdit *each : shown.view.findChildren<QLineEdit *>()) {
                if (each->accessibleName() == QLatin1String(name))
                    return each;
            }
            return static_cast<QLineEdit *>(nullptr);
        };
        const auto type = [&](const char *name, const QString &text) {
            field(name)->selectAll();
            QTest::keyClicks(field(name), text);
            if (text.isEmpty())
                QTest::keyClick(field(name), Qt::Key_Delete);
            QTest::keyClick(field(name), Qt::Key_Return);
        };
        QVERIFY(!shown.button(QStringLiteral("Reset")));
        type("Title of the document", QStringLiteral("Annual report"));
        QCOMPARE(described.size(), 1);
        QCOMPARE(described[0][0].toLongLong(), 7);
        QCOMPARE(described[0][1].value<Description>(), (Description{QStringLiteral("Annual report"), {}, {}}));
        type("Year of the document", QStringLiteral("2015")); // before the library has replied
        QCOMPARE(described[1][1].value<Description>(), (Description{QStringLiteral("Annual report"), {}, 2015}));
        QTest::mouseClick(shown.button(QStringLiteral("Undo")), Qt::LeftButton);
        QCOMPARE(described[2][1].value<Description>(), (Description{QStringLiteral("Annual report"), {}, {}}));

        shown.details.document.title = QStringLiteral("Annual report");
        shown.details.document.readTitle = QStringLiteral("A report");
        shown.details.document.described.title = shown.details.document.title;
        field("Author of the document")->selectAll();
        QTest::keyClicks(field("Author of the document"), QStringLiteral("Ada"));
        shown.view.refresh(); // while the user types
        QCOMPARE(field("Author of the document")->text(), QStringLiteral("Ada"));
        QTest::keyClick(field("Author of the document"), Qt::Key_Return);
        QCOMPARE(described[3][1].value<Description>(),
                 (Description{QStringLiteral("Annual report"), QStringLiteral("Ada"), {}}));
        type("Title of the document", QString()); // empty: the title read from the file applies
        QCOMPARE(described[4][1].value<Description>(), (Description{{}, QStringLiteral("Ada"), {}}));
        QCOMPARE(field("Title of the document")->text(), QStringLiteral("A report"));
        type("Year of the document", QStringLiteral("20"));
        QCOMPARE(described.size(), 5);
        QVERIFY(field("Year of the document")->text().isEmpty());
        shown.view.refresh();
        QTest::mouseClick(shown.button(QStringLiteral("Reset")), Qt::LeftButton);
        QCOMPARE(described[5][1].value<Description>(), Description());
    }

    void listsPagesInRangesWithTheReason()
    {
        const Shown shown(sample());
        const auto *pages = shown.view.findChild<QTableWidget *>();
        QCOMPARE(pages->rowCount(), 3);
        QCOMPARE(pages->item(0, 1)->text(), QStringLiteral("1–11, 41–59"));
        QCOMPARE(pages->item(1, 1)->text(), QStringLiteral("12–40"));
        QCOMPARE(pages->item(1, 2)->text(), QStringLiteral("only pictures"));
        QVERIFY(pages->item(1, 0)->text().contains(QStringLiteral("Not read")));
        QVERIFY(pages->item(2, 0)->text().contains(QStringLiteral("Failed")));
        QVERIFY(shown.said("State").contains(QStringLiteral("30 of them not read")));
        QVERIFY(shown.said("Places").contains(QStringLiteral("/copies/x.pdf (missing at the moment)")));
    }

    void opensTheFirstOfThePagesOfARow()
    {
        Shown shown(sample());
        QSignalSpy wanted(&shown.view, &DocumentView::pageWanted);
        auto *pages = shown.view.findChild<QTableWidget *>();
        emit pages->cellActivated(1, 0);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][1].toInt(), 12);
    }

    void asksForThePasswordThatIsWanted()
    {
        DocumentDetails details = sample();
        details.document.status = DocumentStatus::NeedsPassword;
        details.document.reason = QStringLiteral("The PDF is locked; type its password.");
        details.groups.clear();
        details.secret = Secret::Wanted;
        Shown shown(details);
        QCOMPARE(shown.said("State"), details.document.reason);
        QVERIFY(!shown.button(QStringLiteral("Read again")));
        QSignalSpy entered(&shown.view, &DocumentView::passwordEntered);
        auto *field = shown.view.findChild<QLineEdit *>();
        QVERIFY(!field->isHidden());
        QCOMPARE(field->echoMode(), QLineEdit::Password);
        QTest::keyClicks(field, QStringLiteral("open sesame"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(entered.size(), 1);
        QCOMPARE(entered[0][0].toString(), details.document.path);
        QCOMPARE(entered[0][1].toString(), QStringLiteral("open sesame"));
        QVERIFY(field->text().isEmpty());

        shown.details.secret = Secret::ThisRun; // the password was right
        shown.view.refresh();
        QVERIFY(field->isHidden());
    }

    void remembersAndForgetsThePassword()
    {
        DocumentDetails details = sample();
        details.secret = Secret::ThisRun;
        Shown shown(details);
        QSignalSpy remembered(&shown.view, &DocumentView::rememberWanted);
        QSignalSpy forgotten(&shown.view, &DocumentView::forgetWanted);
        shown.button(QStringLiteral("Remember the password"))->click();
        QCOMPARE(remembered.size(), 1);
        shown.details.secret = Secret::Keychain;
        shown.view.refresh();
        shown.button(QStringLiteral("Forget the password"))->click();
        QCOMPARE(forgotten.size(), 1);
        QCOMPARE(forgotten[0][0].toLongLong(), 7);
        shown.details.secret = Secret::Unneeded;
        shown.view.refresh();
        QVERIFY(!shown.button(QStringLiteral("Forget the password")));
        QVERIFY(shown.said("Password").isEmpty());
    }

    void readsAgainOnlyWhereThereIsAFile()
    {
        DocumentDetails details = sample();
        Shown shown(details);
        QSignalSpy again(&shown.view, &DocumentView::readAgainWanted);
        shown.button(QStringLiteral("Read again"))->click();
        QCOMPARE(again.size(), 1);
        shown.details.missing = shown.details.document.places;
        shown.view.refresh();
        QVERIFY(!shown.button(QStringLiteral("Read again"))->isEnabled());
    }

    void asksForTheTextOfItsPictures()
    {
        Shown shown(sample());
        QSignalSpy wanted(&shown.view, &DocumentView::recogniseWanted);
        shown.button(QStringLiteral("Run OCR"))->click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().first().value<DocumentId>(), 7);
        shown.details.document.pages = 0; // nothing could be read
        shown.view.refresh();
        QVERIFY(!shown.button(QStringLiteral("Run OCR")));
    }

    void ignoresWhatIsToldOfAnotherDocument()
    {
        std::vector<DocumentView::Told> asked;
        DocumentView view([&](DocumentId, QObject *, const DocumentView::Told &told) { asked.push_back(told); });
        view.open(1);
        view.open(2);
        DocumentDetails second = sample();
        second.groups.resize(1);
        asked[1](second);
        asked[0](sample());
        QCOMPARE(view.findChild<QTableWidget *>()->rowCount(), 1);
    }
};

QTEST_MAIN(tst_documentview)
#include "tst_documentview.moc"
