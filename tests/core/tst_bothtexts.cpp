// Merging the text of a stamp with the text recognised on the scan beneath it, by position.
#include "core/ingest/bothtexts.h"

#include <QtTest>

using namespace core;

namespace {

// Lines of words from the top, each word 40 points wide.
Page pageOf(const QStringList &lines, float top)
{
    Page page;
    page.number = 1;
    page.width = 612;
    page.height = 792;
    page.status = PageStatus::Text;
    page.text = lines.join(u'\n');
    int from = 0;
    for (const QString &line : lines) {
        float left = 72;
        for (const QString &word : line.split(u' ')) {
            page.words.append({from, int(word.size()), {left, top, left + 36, top + 12}, 12, false});
            from += int(word.size()) + 1;
            left += 40;
        }
        top += 20;
    }
    return page;
}

} // namespace

class TestBothTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void putsThemTogether_data();
    void putsThemTogether();
};

void TestBothTexts::putsThemTogether_data()
{
    QTest::addColumn<Page>("own");
    QTest::addColumn<Page>("recognised");
    QTest::addColumn<QString>("text");
    const Page letter = pageOf({QStringLiteral("The fee is"), QStringLiteral("310 pounds")}, 200);
    QTest::newRow("a head") << pageOf({QStringLiteral("Filed 2021")}, 20) << letter
                            << QStringLiteral("Filed 2021\n\nThe fee is\n310 pounds");
    QTest::newRow("a number below") << pageOf({QStringLiteral("HAL-01")}, 770) << letter
                                    << QStringLiteral("The fee is\n310 pounds\n\nHAL-01");
    QTest::newRow("recognised, too") << pageOf({QStringLiteral("Filed 2021")}, 20)
                                     << pageOf({QStringLiteral("FiIed 2O21"), QStringLiteral("The fee")}, 21)
                                     << QStringLiteral("Filed 2021\n\nThe fee");
    QTest::newRow("nothing else") << pageOf({QStringLiteral("Filed 2021")}, 20)
                                  << pageOf({QStringLiteral("FiIed 2O21")}, 21) << QStringLiteral("Filed 2021");
}

void TestBothTexts::putsThemTogether()
{
    QFETCH(Page, own);
    QFETCH(Page, recognised);
    QFETCH(QString, text);
    const Page both = withBothTexts(own, recognised);
    QCOMPARE(both.text, text);
    QCOMPARE(both.status == PageStatus::Ocr, both.reason.isEmpty());
    QCOMPARE(both.status == PageStatus::Ocr, text != own.text);
    QString words;
    for (const Word &word : both.words)
        words += both.text.mid(word.from, word.length);
    QCOMPARE(words, QString(text).remove(u' ').remove(u'\n'));
}

QTEST_GUILESS_MAIN(TestBothTexts)
#include "tst_bothtexts.moc"
