// Cuts pages into passages: nothing is lost, only the overlap is duplicated, and every character knows its page.
#include "core/chunking/chunker.h"

#include <QElapsedTimer>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

// Each word of a line gets a box; lines are twelve points apart.
Page pageOf(int number, const QString &text, float firstTop = 40, float size = 10)
{
    Page page;
    page.number = number;
    page.label = u"A-%1"_s.arg(number);
    page.width = 612;
    page.height = 792;
    page.status = PageStatus::Text;
    page.text = text;
    float top = firstTop;
    float left = 50;
    for (int from = 0; from < text.size();) {
        if (text[from].isSpace()) {
            if (text[from] == u'\n') {
                top += 12;
                left = 50;
            }
            ++from;
            continue;
        }
        int to = from;
        while (to < text.size() && !text[to].isSpace())
            ++to;
        page.words.append({from, to - from, {left, top, left + float(to - from) * 5, top + 10}, size});
        left += float(to - from + 1) * 5;
        from = to;
    }
    return page;
}

// Rows of a label and two figures, below their column headers; above them the running header.
Page tableOf(int number, int rows, const QStringList &head = {u"Year ended December 31,"_s}, float firstRow = 100,
             QStringList names = {})
{
    Page page;
    page.number = number;
    page.width = 612;
    page.height = 5000;
    page.status = PageStatus::Text;
    const auto addRow = [&](float top, const QStringList &cells) {
        if (!page.text.isEmpty())
            page.text += u'\n';
        for (qsizetype i = 0; i < cells.size(); ++i) {
            float left = 50 + 200 * float(i);
            for (const QString &word : cells[i].split(u' ')) {
                if (!page.text.isEmpty() && !page.text.endsWith(u'\n'))
                    page.text += u' ';
                page.words.append({int(page.text.size()),
                                   int(word.size()),
                                   {left, top, left + 5 * float(word.size()), top + 10},
                                   10});
                page.text += word;
                left += 5 * float(word.size() + 1);
            }
        }
    };
    addRow(40, head);
    if (names.isEmpty())
        names = {u"(in millions)"_s, QString::number(2021 + number), QString::number(2020 + number)};
    addRow(52, names);
    for (int i = 0; i < rows; ++i)
        addRow(firstRow + 12 * float(i), {u"Revenue of segment %1"_s.arg(QChar(u'A' + i % 26)),
                                          QString::number(900 + 100 * number + i), QString::number(3000 + i)});
    return page;
}

QString sentence(int number)
{
    return u"Sentence number %1 speaks of topic %2 and ends."_s.arg(number).arg(number * 7);
}

// Each page has a header, its number, and unique sentences.
QList<Page> longDocument(int pages)
{
    QList<Page> made;
    for (int i = 1; i <= pages; ++i) {
        QString text = u"The running head\n\n"_s;
        for (int j = 0; j < 20; ++j)
            text += sentence(i * 20 + j) + u'\n';
        made.append(pageOf(i, text + u"\n%1"_s.arg(i)));
    }
    return made;
}

// The text of headers and footers is a passage of its own, the last one.
QList<Passage> butForHeads(QList<Passage> passages, const QString &head)
{
    if (!passages.isEmpty() && passages.last().text.startsWith(head))
        passages.removeLast();
    return passages;
}

void verifySpans(const QList<Passage> &passages, const QList<Page> &pages)
{
    for (const Passage &passage : passages) {
        int end = 0;
        for (const Span &span : passage.spans) {
            QVERIFY(span.from >= end);
            // Only white space is outside the spans.
            QVERIFY(QStringView(passage.text).mid(end, span.from - end).trimmed().isEmpty());
            end = span.from + span.length;
            QVERIFY(end <= passage.text.size());
            QCOMPARE(passage.text.mid(span.from, span.length),
                     pages[span.page - 1].text.mid(span.pageFrom, span.length));
        }
        QVERIFY(QStringView(passage.text).mid(end).trimmed().isEmpty());
        QCOMPARE(passage.page, passage.spans.first().page);
        QCOMPARE(passage.lastPage, passage.spans.last().page);
    }
}

} // namespace

class TestChunker : public QObject
{
    Q_OBJECT

private slots:
    void packsWholeSentencesWithOverlap()
    {
        QString text;
        for (int i = 0; i < 100; ++i)
            text += sentence(i) + (i % 3 == 2 ? u'\n' : u' ');
        const QList<Page> pages{pageOf(1, text.trimmed())};
        const QList<Passage> passages = chunk(pages, {}, {600, 120});
        QVERIFY(passages.size() > 5);
        verifySpans(passages, pages);
        for (int i = 0; i < passages.size(); ++i) {
            QCOMPARE(passages[i].ordinal, i);
            QVERIFY(passages[i].text.size() <= 600);
            QVERIFY(passages[i].text.startsWith(u"Sentence"_s));
            QVERIFY(passages[i].text.endsWith(u"ends."_s));
            QCOMPARE(passages[i].pageLabel, u"A-1"_s);
            if (i > 0) {
                const QString first = passages[i].text.section(u'.', 0, 0);
                QVERIFY2(passages[i - 1].text.contains(first), "the next passage repeats the end of the one before");
            }
        }
        for (int i = 0; i < 100; ++i) {
            const bool found = std::any_of(passages.begin(), passages.end(),
                                           [&](const Passage &passage) { return passage.text.contains(sentence(i)); });
            QVERIFY2(found, qPrintable(sentence(i)));
        }
    }

    void leavesOutWhatRunsOverThePages()
    {
        QList<Page> pages;
        for (int i = 1; i <= 8; ++i)
            pages.append(pageOf(
                i, u"ACME Annual Report 2021\n\n%2\n%3\n\nPage %1 of 8"_s.arg(i).arg(sentence(i), sentence(i + 50))));
        const QList<Passage> passages = chunk(pages, {}, {});
        verifySpans(passages, pages);
        QCOMPARE(passages.last().text, u"ACME Annual Report 2021"_s);
        for (const Passage &passage : passages.first(passages.size() - 1)) {
            QVERIFY2(!passage.text.contains(u"Annual Report"_s), qPrintable(passage.text));
            QVERIFY(!passage.text.contains(u"Page "_s));
        }
        QVERIFY(passages.first().text.contains(sentence(1)));
    }

    // A page converted from another medium is as long as its text, and its footer follows the text.
    void leavesOutAFootBelowTextOfAnyLength()
    {
        QList<Page> pages;
        for (int i = 1; i <= 8; ++i) {
            QString text;
            for (int line = 0; line < 4 * i; ++line)
                text += sentence(100 * i + line) + u'\n';
            pages.append(pageOf(i, text + u"Acme Inc. 2021 Form 10-K %1"_s.arg(30 + i)));
        }
        const QList<Passage> passages = butForHeads(chunk(pages, {}, {}), u"Acme Inc."_s);
        QVERIFY(passages.size() > 1);
        for (const Passage &passage : passages)
            QVERIFY2(!passage.text.contains(u"Acme"_s), qPrintable(passage.text));
        for (qsizetype i = 0; i < pages.size(); ++i) // a sum at the bottom of each page is no page number
            pages[i].text.replace(u"Acme Inc. 2021 Form 10-K %1"_s.arg(31 + i),
                                  u"Acme sold in this hall %1"_s.arg(i * i));
        const QList<Passage> sums = chunk(pages, {}, {});
        QVERIFY(std::any_of(sums.begin(), sums.end(),
                            [](const Passage &passage) { return passage.text.contains(u"Acme"_s); }));
    }

    void readsASentenceOnOverTheNotesOfAPage_data()
    {
        QTest::addColumn<QString>("next");
        QTest::addColumn<float>("noteSize");
        QTest::addColumn<bool>("goesOn");
        QTest::newRow("it goes on") << u"complete in every respect. Another one follows."_s << 8.0f << true;
        QTest::newRow("another begins") << u"Complete in every respect. Another one follows."_s << 8.0f << false;
        QTest::newRow("no notes") << u"complete in every respect. Another one follows."_s << 10.0f << false;
    }

    void readsASentenceOnOverTheNotesOfAPage()
    {
        QFETCH(QString, next);
        QFETCH(float, noteSize);
        QFETCH(bool, goesOn);
        const QString notes = u"1 See the minutes of 1998,\nwhich are short.\n2 Unpublished."_s;
        const QString text =
            u"A first paragraph ends here.\n\nThe committee, as it\nsaid, found that the reports were"_s;
        QList<Page> pages{pageOf(1, text + u"\n\n"_s + notes), pageOf(2, next)};
        for (Word &word : pages[0].words)
            word.size = word.from > text.size() ? noteSize : 10;
        const QList<Passage> passages = chunk(pages, {}, {});
        verifySpans(passages, pages);
        QCOMPARE(passages.size(), 1);
        const QString flat = passages.first().text.simplified();
        QCOMPARE(flat.contains(u"The committee, as it said, found that the reports were complete in every respect."_s),
                 goesOn);
        QVERIFY(flat.contains(notes.simplified()));
        QCOMPARE(flat.indexOf(u"Unpublished"_s) < flat.indexOf(u"The committee"_s), goesOn);
    }

    // Numbers that differ from page to page are not page numbers just for that reason.
    void keepsWhatDiffersFromPageToPage_data()
    {
        QTest::addColumn<QString>("head");
        QTest::addColumn<QStringList>("numbers");
        QTest::newRow("invoices") << u"Invoice %1"_s << QStringList{u"2041"_s, u"2042"_s, u"2043"_s, u"2044"_s};
        QTest::newRow("batches") << u"Batch %1"_s << QStringList{u"88"_s, u"17"_s, u"402"_s, u"3"_s};
        QTest::newRow("codes") << u"Lot KX-%1"_s << QStringList{u"1"_s, u"2"_s, u"3"_s, u"4"_s};
        QTest::newRow("sums") << u"Balance EUR %1"_s
                              << QStringList{u"1,280.50"_s, u"975.00"_s, u"64.20"_s, u"2,210.75"_s};
        QTest::newRow("of a year") << u"Issue %1/2024"_s << QStringList{u"3"_s, u"7"_s, u"9"_s, u"12"_s};
        QTest::newRow("with noughts") << u"Aktenzeichen %1"_s
                                      << QStringList{u"0001"_s, u"0002"_s, u"0003"_s, u"0004"_s};
    }

    void keepsWhatDiffersFromPageToPage()
    {
        QFETCH(QString, head);
        QFETCH(QStringList, numbers);
        QList<Page> pages;
        for (int i = 1; i <= numbers.size(); ++i)
            pages.append(pageOf(i, u"Marlow Ltd\n\n"_s + head.arg(numbers[i - 1]) + u'\n' + sentence(i) + u'\n' +
                                       sentence(i + 70) + u"\n\nPage %1"_s.arg(i)));
        const QList<Passage> passages = chunk(pages, {}, {});
        verifySpans(passages, pages);
        QString all;
        for (const Passage &passage : passages)
            all += passage.text + u'\n';
        for (const QString &number : std::as_const(numbers))
            QVERIFY2(all.contains(head.arg(number) + u'\n'), qPrintable(all));
        QVERIFY2(!all.contains(u"Page 2"_s), qPrintable(all));
        QCOMPARE(all.count(u"Marlow Ltd"_s), 1);
    }

    void countersOfPagesAreLeftOut_data()
    {
        QTest::addColumn<QString>("foot");
        QTest::addColumn<int>("first");
        QTest::newRow("alone") << u"%1"_s << 1;
        QTest::newRow("far into a book") << u"- %1 -"_s << 1001;
        QTest::newRow("behind a word") << u"Seite %1"_s << 412;
        QTest::newRow("parted from words") << u"Notes on mining | %1"_s << 1204;
        QTest::newRow("close to words") << u"Notes on mining %1"_s << 31;
        QTest::newRow("before words") << u"%1 Notes on mining"_s << 2;
        QTest::newRow("of a chapter") << u"F-%1"_s << 1;
        for (const QString &of : {u"/"_s, u" / "_s, u" of "_s, u" von "_s, u" sur "_s, u" de "_s}) {
            for (const QString &before : {u""_s, u"Ada Lovelace \u2013 "_s, u"Ada Lovelace "_s, u"Seite "_s})
                QTest::addRow("“%s%%1%s5”", qUtf8Printable(before), qUtf8Printable(of))
                    << before + u"%1"_s + of + u"5"_s << 1;
        }
    }

    void countersOfPagesAreLeftOut()
    {
        QFETCH(QString, foot);
        QFETCH(int, first);
        QList<Page> pages;
        for (int i = 0; i < 5; ++i)
            pages.append(pageOf(i + 1, sentence(i) + u'\n' + sentence(i + 30) + u"\n\n"_s + foot.arg(first + i)));
        QString all;
        for (const Passage &passage : chunk(pages, {}, {}))
            all += passage.text + u'\n';
        QVERIFY2(!all.split(u'\n').contains(foot.arg(first + 2)), qPrintable(all));
        QVERIFY(all.contains(sentence(2)));
    }

    // Text that also occurs in the body is not repeated for headers.
    void keepsOnceWhatHeadsAloneSay()
    {
        QList<Page> pages;
        for (int i = 1; i <= 5; ++i)
            pages.append(pageOf(i, u"Quality manual\n\n"_s + sentence(i) + u" The quality manual says so.\n"_s +
                                       sentence(i + 9) + u"\n\nOwner: Ingrid Halvorsen Revision D"_s));
        const QList<Passage> passages = chunk(pages, {}, {});
        verifySpans(passages, pages);
        QCOMPARE(passages.last().text, u"Owner: Ingrid Halvorsen Revision D"_s);
        QCOMPARE(passages.last().page, 1);
        QVERIFY(passages.last().heading.isEmpty());
        for (const Passage &passage : passages.first(passages.size() - 1))
            QVERIFY(!passage.text.contains(u"Owner"_s) && !passage.text.contains(u"Quality"_s));
    }

    void pagesAlikeAreSectionsOfTheirOwn()
    {
        QList<Page> pages;
        for (int i = 1; i <= 4; ++i)
            pages.append(
                pageOf(i, u"Receipt %1\nPaid by customer %2.\n\nSum EUR %3"_s.arg(700 + i).arg(i).arg(i * 37)));
        const QList<Passage> passages = chunk(pages, {}, {});
        QCOMPARE(passages.size(), 4);
        QCOMPARE(passages[2].heading, u"Receipt 703"_s);
        QVERIFY(passages[2].text.endsWith(u"EUR 111"_s));
    }

    void keepsWhatStandsOnFewPages()
    {
        const QList<Page> pages{pageOf(1, u"Title\n\nOne thing is here."_s), pageOf(2, u"Title\n\nAnother one."_s)};
        QVERIFY(chunk(pages, {}, {}).first().text.contains(u"Title"_s));
    }

    void keepsTheLinesOfADocumentOfNothingElse()
    {
        QList<Page> pages;
        for (int i = 1; i <= 12; ++i)
            pages.append(pageOf(i, u"Evacuate"_s));
        const QList<Passage> passages = chunk(pages, {}, {});
        verifySpans(passages, pages);
        QVERIFY(!passages.isEmpty());
        QCOMPARE(passages.first().text.count(u"Evacuate"_s), 12);

        for (Page &page : pages) // page numbers of blank pages are not text
            page = pageOf(page.number, QString::number(page.number));
        QVERIFY(chunk(pages, {}, {}).isEmpty());
    }

    void joinsWordsThatALineCut_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("cut") << u"We had con-\nsiderable gains."_s << u"We had considerable gains."_s;
        QTest::newRow("hyphen used elsewhere")
            << u"A well-known thing is a well-\nknown thing."_s << u"A well-known thing is a well-known thing."_s;
        QTest::newRow("two words used elsewhere") << u"The long term. A term is long. The long-\nterm debt."_s
                                                  << u"The long term. A term is long. The long-term debt."_s;
        QTest::newRow("whole word used elsewhere")
            << u"Considerable gains. Con was siderable. We had con-\nsiderable gains."_s
            << u"Considerable gains. Con was siderable. We had considerable gains."_s;
        QTest::newRow("suspended") << u"Alle Neben-\nund Wechselwirkungen."_s
                                   << u"Alle Neben-\nund Wechselwirkungen."_s;
        QTest::newRow("suspended before or")
            << u"No post bills. All post-\nor predated bills."_s << u"No post bills. All post-\nor predated bills."_s;
        QTest::newRow("not suspended") << u"He is out. Costs out-\nof-pocket. An out-of-pocket cost."_s
                                       << u"He is out. Costs out-of-pocket. An out-of-pocket cost."_s;
        QTest::newRow("an address") << u"At https://a.org/rich-\ntext it is."_s
                                    << u"At https://a.org/rich-text it is."_s;
        QTest::newRow("an address, at a slash")
            << u"At https://a.org/\nrich/text it is."_s << u"At https://a.org/rich/text it is."_s;
        QTest::newRow("a whole address") << u"At https://a.org/\nor by mail it is."_s
                                         << u"At https://a.org/\nor by mail it is."_s;
        QTest::newRow("a whole address at the end")
            << u"More at https://a.org/\n\n2 Results"_s << u"More at https://a.org/\n\n2 Results"_s;
        QTest::newRow("a unit") << u"Preis in EUR/\n10 Karten 20"_s << u"Preis in EUR/\n10 Karten 20"_s;
        QTest::newRow("a path") << u"Delete the folder ~/.local/\nshare/attest now."_s
                                << u"Delete the folder ~/.local/share/attest now."_s;
        QTest::newRow("either or") << u"Bring tea and/\nor cake."_s << u"Bring tea and/or cake."_s;
        QTest::newRow("a slash between words") << u"Bring tea /\ncoffee."_s << u"Bring tea /\ncoffee."_s;
        QTest::newRow("suspended before a short word")
            << u"De voor stad. De voor-\nen nadelen."_s << u"De voor stad. De voor-\nen nadelen."_s;
        QTest::newRow("the end of a word") << u"The moni-\nto is small."_s << u"The monito is small."_s;
        QTest::newRow("the end of a known word")
            << u"A thousand. A thous-\nand days."_s << u"A thousand. A thousand days."_s;
        QTest::newRow("a name") << u"The Smith-\nJones paper."_s << u"The Smith-\nJones paper."_s;
        QTest::newRow("numbers") << u"From 2018-\n2019 it grew."_s << u"From 2018-\n2019 it grew."_s;
    }
    void joinsWordsThatALineCut()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const QList<Page> pages{pageOf(1, text)};
        const QList<Passage> passages = chunk(pages, {}, {});
        QCOMPARE(passages.size(), 1);
        QCOMPARE(passages.first().text, expected);
        verifySpans(passages, pages);
    }

    void aWordGoesOnOverThePage_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<QString>("expected");
        QTest::newRow("cut") << u"They ordered a full decontam-"_s << u"ination of the pier."_s
                             << u"They ordered a full decontamination of the pier."_s;
        QTest::newRow("soft hyphen") << u"Die Kosten\u00ad"_s << u"erstattung ist gering."_s
                                     << u"Die Kostenerstattung ist gering."_s;
        QTest::newRow("hyphen used elsewhere")
            << u"A well-known fact is a well-"_s << u"known fact."_s << u"A well-known fact is a well-known fact."_s;
        QTest::newRow("suspended") << u"Die Ein-"_s << u"und Ausfuhr ruht."_s << u"Die Ein-\nund Ausfuhr ruht."_s;
        QTest::newRow("a list") << u"The end-"_s << u"Another begins."_s << u"The end-\n\nAnother begins."_s;
    }

    void aWordGoesOnOverThePage()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(QString, expected);
        const QList<Page> pages{pageOf(1, first), pageOf(2, QString()), pageOf(3, second)};
        const QList<Passage> passages = chunk(pages, {}, {});
        QCOMPARE(passages.size(), 1);
        QCOMPARE(passages.first().text, expected);
        verifySpans(passages, pages);
    }

    void aSentenceGoesOnOverThePage_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<bool>("goesOn");
        const auto row = [](const char *name, const QString &first, const QString &second, bool goesOn) {
            QTest::newRow(name) << first << second << goesOn;
        };
        row("small", u"It began on one page and went"_s, u"on over to the next."_s, true);
        row("a name", u"The mill of the village\nwas bought in 1912 for"_s, u"Ann Miller, who ran it."_s, true);
        row("a German noun", u"Die Mitgliedschaft endet\nmit dem Austritt aus dem"_s, u"Verein oder dem Tod."_s, true);
        row("a new sentence", u"The mill of the village\nwas bought in 1912 by Ann"_s, u"She ran it for years."_s,
            false);
        row("a title", u"What a member of the club may ask the treasurer for"_s, u"The mill grinds flour."_s, false);
        row("a finished sentence", u"The mill of the village is what it is known for."_s, u"Ann ran it."_s, false);
    }
    void aSentenceGoesOnOverThePage()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(bool, goesOn);
        const QList<Passage> passages = chunk({pageOf(1, first), pageOf(2, second)}, {}, {});
        QCOMPARE(passages.size(), 1);
        QCOMPARE(passages.first().text, first + (goesOn ? u"\n"_s : u"\n\n"_s) + second);
    }

    void aSentenceOverThePageHasTwoPlaces()
    {
        const QList<Page> pages{pageOf(1, u"It began on one page and went"_s), pageOf(2, u"on over to the next."_s)};
        const QList<Passage> passages = chunk(pages, {}, {});
        QCOMPARE(passages.size(), 1);
        QCOMPARE(passages.first().page, 1);
        QCOMPARE(passages.first().lastPage, 2);
        verifySpans(passages, pages);
        const auto places = placesOf(passages.first(), 0, int(passages.first().text.size()), pages);
        QCOMPARE(places.size(), 2);
        QCOMPARE(places[1].page, 2);
    }

    void leadersToValuesAreRows_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("values with units")
            << u"Rated flow .......... 18 m3/h\nWeight ........ 57 kg\nStages . . . . . 3"_s
            << u"Rated flow 18 m3/h\nWeight 57 kg\nStages 3"_s;
        QTest::newRow("prices") << u"Soup\u2026\u2026\u20264.50\nFish\u2026\u2026\u202612.80"_s
                                << u"Soup 4.50\nFish 12.80"_s;
        QTest::newRow("figures in no order")
            << u"Tents .... 31\nBoats .... 4\nOars .... 16\nRopes .... 2"_s << u"Tents 31\nBoats 4\nOars 16\nRopes 2"_s;
        QTest::newRow("contents") << u"Preface ........ iv\nScope ........ 1\nDetails ..... 12"_s
                                  << u"Preface ........ iv\nScope ........ 1\nDetails ..... 12"_s;
        QTest::newRow("pages of chapters")
            << u"Scope ........ A-1\nDetails ..... A-12\nIndex ..... B-2\nEnd ..... B-7"_s
            << u"Scope ........ A-1\nDetails ..... A-12\nIndex ..... B-2\nEnd ..... B-7"_s;
        QTest::newRow("to fill in") << u"Name ................"_s << u"Name ................"_s;
        QTest::newRow("an ellipsis") << u"He said ... nothing."_s << u"He said ... nothing."_s;
        QTest::newRow("an ellipsis at the end of a sentence")
            << u"Choose Restore a backup\u2026. Copy 4 files."_s << u"Choose Restore a backup\u2026. Copy 4 files."_s;
    }

    void leadersToValuesAreRows()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const QList<Page> pages{pageOf(1, text)};
        const QList<Passage> passages = chunk(pages, {}, {});
        QCOMPARE(passages.size(), 1);
        QCOMPARE(passages.first().text, expected);
        verifySpans(passages, pages);
    }

    void knowsItsHeading()
    {
        QString first;
        QString second;
        for (int i = 0; i < 20; ++i) {
            first += sentence(i) + u'\n';
            second += sentence(i + 100) + u'\n';
        }
        QList<Page> pages{pageOf(1, u"Risk factors\n\n"_s + first), pageOf(2, u"Properties\n\n"_s + second)};
        for (Page &page : pages)
            page.words[0].size = 16;
        pages[0].words[1].size = 16;
        const QList<Passage> bySize = chunk(pages, {}, {});
        QCOMPARE(bySize.first().heading, u"Risk factors"_s);
        QCOMPARE(bySize.last().heading, u"Properties"_s);
        for (const Passage &passage : bySize)
            QVERIFY2(passage.page == passage.lastPage, "a new section begins a new passage");
        const QList<Passage> byOutline =
            chunk(pages, {{u"Item 1A. Risk"_s, 1, 0}, {u"Properties"_s, 2, 0}, {u"Nowhere"_s, 0, 0}}, {});
        QCOMPARE(byOutline.last().heading, u"Properties"_s);
    }

    // Headings in the size of the body text, as in most reports.
    void knowsBoldHeadings()
    {
        QString text;
        for (const QString &title : {u"Item 1. Business"_s, u"Strategy"_s, u"Item 1A. Risk Factors."_s,
                                     u"Demand for our products may fall."_s, u"Fires"_s}) {
            text += title + u"\n\n"_s;
            for (int i = 0; i < 12; ++i)
                text += sentence(i + int(text.size())) + u'\n';
            text += u'\n';
        }
        QList<Page> pages{pageOf(1, text)};
        const auto setBold = [&](const QString &line) {
            const qsizetype from = pages[0].text.indexOf(line + u'\n');
            for (Word &word : pages[0].words)
                word.bold = word.bold || (word.from >= from && word.from < from + line.size());
        };
        for (const QString &title : {u"Item 1. Business"_s, u"Strategy"_s, u"Item 1A. Risk Factors."_s, u"Fires"_s})
            setBold(title);
        QStringList headings;
        for (const Passage &passage : chunk(pages, {}, {})) {
            if (!headings.contains(passage.heading))
                headings.append(passage.heading);
        }
        QCOMPARE(headings, (QStringList{u"Item 1. Business"_s, u"Item 1. Business \u203a Strategy"_s,
                                        u"Item 1A. Risk Factors."_s, u"Item 1A. Risk Factors. \u203a Fires"_s}));
        for (Word &word : pages[0].words)
            word.bold = true; // bold text is no heading in a document set in bold
        QVERIFY(chunk(pages, {}, {}).first().heading.isEmpty());
    }

    // Bold column headers are no headings, but an entry of the outline is.
    void theOutlineMayLeadIntoATable()
    {
        const QString title = u"Selected data"_s;
        Page page = tableOf(1, 40, {title}, 100, {u"2018"_s, u"2017"_s});
        const qsizetype from = page.text.indexOf(title);
        QVERIFY(from >= 0);
        for (Word &word : page.words)
            word.bold = word.from >= from && word.from < from + title.size();
        QVERIFY(chunk({page}, {}, {}).last().heading.isEmpty());
        QCOMPARE(chunk({page}, {{title, 1, 0}}, {}).last().heading, title);
    }

    // The title names the document and is no section heading.
    void aTitleOnTheCoverStandsOverNothing()
    {
        QList<Page> pages;
        for (int i = 1; i <= 3; ++i) {
            QString text = i == 1 ? u"ANNUAL REPORT\n\n"_s : u"Chapter %1\n\n"_s.arg(i);
            for (int k = 0; k < 12; ++k)
                text += sentence(k + 100 * i) + u'\n';
            pages.append(pageOf(i, text));
            pages.last().words[0].size = pages.last().words[1].size = i == 1 ? 20 : 14;
        }
        QCOMPARE(chunk(pages, {}, {}).first().heading, u"ANNUAL REPORT"_s);
        QCOMPARE(chunk(pages, {}, {}).last().heading, u"Chapter 3"_s);
    }

    void namesTheSectionsAboveIt()
    {
        QString body;
        for (int i = 0; i < 20; ++i)
            body += sentence(i) + u'\n';
        const QList<Page> pages{pageOf(1, u"Overview\n\n"_s + body), pageOf(2, u"Liquidity\n\n"_s + body)};
        const QList<OutlineItem> outline{
            {u"Annual report"_s, 1, 0}, {u"Item 1"_s, 1, 1}, {u"Item 7"_s, 2, 1}, {u"Liquidity"_s, 2, 2}};
        // The only title over everything says nothing about a section.
        QCOMPARE(chunk(pages, outline, {}).last().heading, u"Item 7 \u203a Liquidity"_s);
        QCOMPARE(chunk(pages, outline, {}).first().heading, u"Item 1"_s);
    }

    void putsLargeLinesUnderTheOutlineAndUnderLargerOnes()
    {
        QString body;
        for (int i = 0; i < 20; ++i)
            body += sentence(i) + u'\n';
        QList<Page> pages{pageOf(1, u"Methods\n\n"_s + body), pageOf(2, u"Samples\n\n"_s + body),
                          pageOf(3, u"Results\n\n"_s + body)};
        pages[0].words[0].size = 16;
        pages[1].words[0].size = 13;
        pages[2].words[0].size = 16;
        const QList<Passage> bySize = chunk(pages, {}, {});
        const auto on = [](const QList<Passage> &passages, int page) {
            return std::find_if(passages.begin(), passages.end(), [&](const Passage &p) { return p.page == page; })
                ->heading;
        };
        QCOMPARE(on(bySize, 1), u"Methods"_s);
        QCOMPARE(on(bySize, 2), u"Methods \u203a Samples"_s);
        QCOMPARE(on(bySize, 3), u"Results"_s);
        const QList<Passage> both = chunk(pages, {{u"Part one"_s, 1, 0}, {u"Part two"_s, 3, 0}}, {});
        QCOMPARE(on(both, 2), u"Part one \u203a Samples"_s);
    }

    void aTableThatIsCutKeepsTheNamesOfItsColumns()
    {
        const Page page = tableOf(1, 60);
        const QList<Passage> passages = chunk({page}, {}, {});
        QVERIFY(passages.size() > 2);
        for (const Passage &passage : passages)
            QVERIFY2(passage.text.contains(u"(in millions) 2022 2021"_s), qPrintable(passage.text));
        QVERIFY(passages.last().text.startsWith(u"(in millions) 2022 2021\n"_s) ||
                passages.last().text.startsWith(u"Year ended"_s));
        verifySpans(passages, {page});
        for (const Passage &passage : passages)
            QVERIFY(passage.text.size() <= 1000);
        // The heading's words are located where they are printed: above the first row.
        const auto places = placesOf(passages.last(), 0, 10, {page});
        QCOMPARE(places.size(), 1);
        QVERIFY(places.first().boxes.first().top < 100);
    }

    void aTableBelowARunningHeadKeepsTheNamesOfItsColumns()
    {
        QList<Page> pages;
        for (int i = 1; i <= 4; ++i)
            pages.append(tableOf(i, 60, {u"ACME Annual Report"_s, u"2022"_s, u"%1"_s.arg(76 + i)}));
        const QList<Passage> passages = butForHeads(chunk(pages, {}, {}), u"ACME"_s);
        QVERIFY(passages.size() > 8);
        for (const Passage &passage : passages) {
            QVERIFY2(!passage.text.contains(u"ACME"_s), qPrintable(passage.text));
            QVERIFY2(passage.text.contains(u"(in millions) 202"_s), qPrintable(passage.text));
        }
        verifySpans(passages, pages);
    }

    void aTableThatGoesOnOverPagesKeepsTheNamesOfItsColumns_data()
    {
        QTest::addColumn<QStringList>("head");
        QTest::newRow("below a title") << QStringList{u"ACME Annual Report"_s};
        QTest::newRow("below a title with a number") << QStringList{u"ACME Annual Report"_s, u"page"_s};
    }

    void aTableThatGoesOnOverPagesKeepsTheNamesOfItsColumns()
    {
        QFETCH(QStringList, head);
        QList<Page> pages;
        for (int i = 1; i <= 5; ++i) {
            QStringList all = head;
            all.replaceInStrings(u"page"_s, QString::number(60 + i));
            pages.append(tableOf(i, 60, all, 64, {u"Item"_s, u"Paid"_s, u"Owed"_s}));
        }
        const QList<Passage> passages = butForHeads(chunk(pages, {}, {}), u"ACME"_s);
        QVERIFY(passages.size() > 8);
        for (const Passage &passage : passages) {
            QVERIFY2(passage.text.contains(u"Item Paid Owed"_s), qPrintable(passage.text));
            QVERIFY2(!passage.text.contains(u"ACME"_s), qPrintable(passage.text));
        }
        verifySpans(passages, pages);
    }

    void aHeadOverATableIsNoneOfIt()
    {
        QList<Page> pages;
        for (int i = 1; i <= 5; ++i)
            pages.append(tableOf(i, 60, {u"ACME"_s}, 100, {u"Confidential"_s, u"Annual Report"_s}));
        const QList<Passage> passages = chunk(pages, {}, {});
        QVERIFY(passages.last().text.contains(u"Confidential"_s));
        for (const Passage &passage : passages.first(passages.size() - 1))
            QVERIFY2(!passage.text.contains(u"Confidential"_s) && !passage.text.contains(u"ACME"_s),
                     qPrintable(passage.text));
    }

    void aPassageBehindATableIsNoneOfIt()
    {
        Page page = tableOf(1, 12);
        const int rows = int(page.text.size());
        QString prose;
        for (int i = 0; i < 40; ++i)
            prose += sentence(i) + u'\n';
        Page behind = pageOf(1, prose, 400);
        page.text += u"\n\n"_s + prose;
        for (Word word : std::as_const(behind.words)) {
            word.from += rows + 2;
            page.words.append(word);
        }
        const QList<Passage> passages = chunk({page}, {}, {});
        QVERIFY(passages.last().text.startsWith(u"Sentence"_s));
        verifySpans(passages, {page});
    }

    void anEndlessOutlineTakesBoundedTime()
    {
        const QList<Page> pages{pageOf(1, (u"a"_s.repeated(99) + u'\n').repeated(4000) + u"\nThe end is near."_s)};
        QList<OutlineItem> outline;
        for (int i = 0; i < 20'000; ++i)
            outline.append({u"a"_s.repeated(98) + QString::number(i), 1, 0});
        outline.append({u"The end"_s, 1, 0});
        QElapsedTimer timer;
        timer.start();
        const QList<Passage> passages = chunk(pages, outline, {});
        QVERIFY2(timer.elapsed() < 30'000, "20,000 titles on one page take too long");
        QVERIFY(!passages.isEmpty());
        for (const Passage &passage : passages)
            QVERIFY(passage.heading.size() <= 300);
    }

    void aTitleWithoutEndIsCut()
    {
        const QList<Page> pages{pageOf(1, u"Some words of a page."_s)};
        const QList<Passage> passages = chunk(pages, {{u"title "_s.repeated(500), 1, 0}}, {});
        QVERIFY(passages.first().heading.startsWith(u"title title"_s));
        QVERIFY(passages.first().heading.size() <= 300);
    }

    void findsTheBoxesOfAQuotation()
    {
        const QList<Page> pages{pageOf(1, u"One two three\nfour five six"_s)};
        const QList<Passage> passages = chunk(pages, {}, {});
        const int from = int(passages.first().text.indexOf(u"two"_s));
        const auto places = placesOf(passages.first(), from, from + 14, pages); // "two three four"
        QCOMPARE(places.size(), 1);
        QCOMPARE(places[0].boxes.size(), 2);
        QCOMPARE(places[0].boxes[0].left, pages[0].words[1].box.left);
        QCOMPARE(places[0].boxes[0].right, pages[0].words[2].box.right);
        QCOMPARE(places[0].boxes[1].top, pages[0].words[3].box.top);
        QVERIFY(placesOf(passages.first(), from, from, pages).isEmpty());
        QVERIFY(placesOf(passages.first(), from, from + 3, {}).isEmpty());
        QVERIFY(placesOf(passages.first(), 5000, 6000, pages).isEmpty());
    }

    void emptyPagesGiveNoPassages()
    {
        QVERIFY(chunk({}, {}, {}).isEmpty());
        QVERIFY(chunk({pageOf(1, QString()), pageOf(2, u" \n\n "_s)}, {}, {}).isEmpty());
    }

    void cutsASentenceWithoutEnd_data()
    {
        QTest::addColumn<QString>("word");
        QTest::newRow("with blanks") << u"word "_s;
        QTest::newRow("without") << u"x"_s;
        QTest::newRow("outside the first plane") << u"\U00020000"_s;
    }
    void cutsASentenceWithoutEnd()
    {
        QFETCH(QString, word);
        const Page page = [&] {
            Page made;
            made.number = 1;
            made.status = PageStatus::Text;
            made.text = word.repeated(4'000'000 / word.size());
            return made;
        }();
        QElapsedTimer timer;
        timer.start();
        const QList<Passage> passages = chunk({page}, {}, {});
        QVERIFY(passages.size() >= 4000);
        for (const Passage &passage : passages) {
            QVERIFY(passage.text.size() <= 1000);
            QVERIFY(!passage.text.front().isLowSurrogate());
        }
        QVERIFY2(timer.elapsed() < 60'000, "four million characters take too long");
    }

    // Long texts are cut piece by piece, which must not be noticeable.
    void noSentenceOfALongTextIsCut()
    {
        Page page;
        page.number = 1;
        page.status = PageStatus::Text;
        QStringList paragraphs;
        for (int i = 0; i < 8000; ++i)
            paragraphs.append(u"Paragraph %1 of them says a thing. It says another; see note %1.5 too."_s.arg(i));
        page.text = paragraphs.join(u"\n\n"_s);
        QVERIFY(page.text.size() > 500'000);
        QStringList cut;
        for (const Passage &passage : chunk({page}, {}, {100, 0}))
            cut.append(passage.text);
        QCOMPARE(cut, paragraphs);
    }

    void aStopEndsItBeforeItsTime()
    {
        const QList<Page> pages = longDocument(2000);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!chunk(pages, {}, {}).isEmpty());
        const qint64 whole = timer.nsecsElapsed();
        std::stop_source stop;
        stop.request_stop();
        timer.start();
        QVERIFY(chunk(pages, {}, {}, stop.get_token()).isEmpty());
        QVERIFY2(timer.nsecsElapsed() * 2 < whole, "what was stopped is done nevertheless");
    }

    void fiveThousandPagesTakeBoundedTime()
    {
        const QList<Page> pages = longDocument(5000);
        QElapsedTimer timer;
        timer.start();
        const QList<Passage> passages = chunk(pages, {}, {});
        QVERIFY(passages.size() > 4500);
        QCOMPARE(passages.last().text, u"The running head"_s);
        QCOMPARE(passages[passages.size() - 2].lastPage, 5000);
        QVERIFY2(timer.elapsed() < 60'000, "5,000 pages take too long");
    }
};

QTEST_GUILESS_MAIN(TestChunker)
#include "tst_chunker.moc"
