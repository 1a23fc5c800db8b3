// A passage agrees with the pages it was cut from and with no others, whether it comes from a library or a team's
// server.
#include "core/chunking/agreement.h"
#include "core/chunking/chunker.h"

#include <QMap>
#include <QTest>

#include <random>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

QList<Page> pagesOf(int count)
{
    QList<Page> pages;
    for (int number = 1; number <= count; ++number) {
        Page page;
        page.number = number;
        page.label = u"A-%1"_s.arg(number);
        page.status = PageStatus::Text;
        for (int line = 0; line < 9; ++line)
            page.text += u"In section %1 the quorum\nis set to %2 and %3 hundredths.%4"_s.arg(number * 20 + line)
                             .arg(number * 100 + line)
                             .arg(line + 3)
                             .arg(line % 3 == 2 ? u"\n\n"_s : u" "_s);
        page.text = page.text.trimmed();
        pages.append(page);
    }
    return pages;
}

bool agreesWith(const QList<Page> &pages, const Passage &passage)
{
    return agrees(passage, [&](int number) -> std::optional<PageAsKept> {
        const auto page = std::ranges::find(pages, number, &Page::number);
        return page == pages.end() ? std::nullopt : std::optional(PageAsKept{page->text, page->label});
    });
}

} // namespace

class tst_agreement : public QObject
{
    Q_OBJECT

private slots:
    void whatIsCutAgrees()
    {
        const QList<Page> pages = pagesOf(6);
        for (const int length : {80, 300, 1000, 4000}) { // some span pages
            const QList<Passage> passages = chunk(pages, {}, {length, length / 5});
            QVERIFY(!passages.isEmpty());
            for (const Passage &passage : passages)
                QVERIFY2(agreesWith(pages, passage), qPrintable(passage.text));
        }
    }

    // A passage may differ from its page only in white space.
    void whatIsChangedDoesNot_data()
    {
        QTest::addColumn<int>("change");
        QTest::addColumn<int>("seed");
        static const char *const changes[] = {"a letter of the passage",
                                              "a letter of the page",
                                              "the page",
                                              "the label",
                                              "the last page",
                                              "a span moved",
                                              "a span missing",
                                              "a span too long",
                                              "no page",
                                              "more text",
                                              "a span before the page"};
        for (int change = 0; change < int(std::size(changes)); ++change) {
            for (int seed = 0; seed < 20; ++seed)
                QTest::addRow("%s, %d", changes[change], seed) << change << seed;
        }
    }
    void whatIsChangedDoesNot()
    {
        QFETCH(const int, change);
        QFETCH(const int, seed);
        std::mt19937 dice{quint32(seed)};
        const auto below = [&](qsizetype end) { return qsizetype(dice() % quint64(end)); };
        QList<Page> pages = pagesOf(6);
        const QList<Passage> passages = chunk(pages, {}, {seed % 2 == 0 ? 300 : 1500, 60});
        Passage passage = passages[below(passages.size())];
        Span &span = passage.spans[below(passage.spans.size())];
        Page &page = pages[span.page - 1];
        qsizetype at = below(span.length); // position of a letter in the span
        while (passage.text[span.from + at].isSpace())
            at = (at + 1) % span.length;
        switch (change) {
        case 0:
            passage.text[span.from + at] = u'x' == passage.text[span.from + at] ? u'y' : u'x';
            break;
        case 1:
            page.text[span.pageFrom + at] = u'x' == page.text[span.pageFrom + at] ? u'y' : u'x';
            break;
        case 2:
            passage.page = 7;
            break;
        case 3:
            pages[passage.page - 1].label = u"vii"_s;
            break;
        case 4:
            ++passage.lastPage;
            break;
        case 5:
            span.pageFrom += span.pageFrom == 0 ? 1 : -1;
            break;
        case 6:
            passage.spans.removeAt(below(passage.spans.size()));
            break;
        case 7:
            span.length = int(page.text.size()) + 1;
            break;
        case 8:
            pages.removeAt(span.page - 1);
            break;
        case 9:
            passage.text += u" without limit"_s;
            break;
        case 10:
            span.pageFrom = -1;
            break;
        }
        QVERIFY(!agreesWith(pages, passage));
    }
};

QTEST_GUILESS_MAIN(tst_agreement)
#include "tst_agreement.moc"
