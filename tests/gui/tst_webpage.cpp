// A web passage names its host, shows its address, and is opened only on the user's request.
#include "ui/conversation/answertext.h"
#include "ui/widgets/notice.h"
#include "ui/pages/webpage.h"

#include <QDesktopServices>
#include <QPushButton>
#include <QTest>
#include <QUrl>

using namespace ui;

class Browser : public QObject
{
    Q_OBJECT

public:
    Browser()
    {
        QDesktopServices::setUrlHandler(QStringLiteral("https"), this, "open");
        QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "open");
    }
    ~Browser() override
    {
        QDesktopServices::unsetUrlHandler(QStringLiteral("https"));
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    }

    QList<QUrl> opened;

public slots:
    void open(const QUrl &url) { opened.append(url); }
};

class TestWebPage : public QObject
{
    Q_OBJECT

private slots:
    void isNamedByItsHost();
    void opensWhenTheUserSaysSo();
    void opensNothingButTheWeb_data();
    void opensNothingButTheWeb();
    void showsWhereTheBrowserWouldGo();
};

void TestWebPage::isNamedByItsHost()
{
    core::Citation citation;
    citation.title = QStringLiteral("Sea level");
    citation.address = QStringLiteral("https://example.org/a/very/long/way");
    QCOMPARE(placeWords(citation), QStringLiteral("Sea level, example.org"));
    citation.address.clear();
    citation.page = 3;
    QCOMPARE(placeWords(citation), QStringLiteral("Sea level, p. 3"));
}

void TestWebPage::opensWhenTheUserSaysSo()
{
    Browser browser;
    Notice notice;
    offerWebPage(notice, QStringLiteral("https://example.org/sea"));
    QVERIFY(notice.text().contains(QStringLiteral("https://example.org/sea")));
    QVERIFY(browser.opened.isEmpty());
    QTest::mouseClick(notice.findChild<QPushButton *>(), Qt::LeftButton);
    QCOMPARE(browser.opened, QList<QUrl>{QUrl(QStringLiteral("https://example.org/sea"))});
    QVERIFY(notice.isHidden());
}

void TestWebPage::opensNothingButTheWeb_data()
{
    QTest::addColumn<QString>("address");
    QTest::newRow("a file") << QStringLiteral("file:///etc/passwd");
    QTest::newRow("a script") << QStringLiteral("javascript:alert(1)");
    QTest::newRow("nothing") << QStringLiteral("not an address");
}

void TestWebPage::opensNothingButTheWeb()
{
    QFETCH(QString, address);
    Browser browser;
    Notice notice;
    offerWebPage(notice, address);
    QVERIFY(!notice.text().isEmpty());
    QVERIFY(notice.findChild<QPushButton *>()->isHidden());
    QVERIFY(browser.opened.isEmpty());
}

void TestWebPage::showsWhereTheBrowserWouldGo()
{
    Notice notice;
    offerWebPage(notice, QStringLiteral("https://bank.example@evil.example/"));
    QVERIFY(!notice.text().contains(QStringLiteral("bank.example")));
    offerWebPage(notice, QString::fromUtf8("https://ex\xd0\xb0mple.org/")); // a Cyrillic letter
    QVERIFY(notice.text().contains(QStringLiteral("xn--")));
}

QTEST_MAIN(TestWebPage)
#include "tst_webpage.moc"
