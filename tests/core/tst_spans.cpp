// Evidence spans: which parts of a passage can be shown, determined by form, and their first ranking by words.
#include "core/extractive/spans/firstlook.h"
#include "core/extractive/spans/spans.h"
#include "core/extractive/spans/widespans.h"
#include "core/language/textmatch.h"

#include <QElapsedTimer>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

Passage passage(const QString &text, const QString &heading = {}, int ordinal = 1, int page = 2)
{
    Passage made;
    made.id = ordinal + 1;
    made.document = 1;
    made.ordinal = ordinal;
    made.text = text;
    made.heading = heading;
    made.page = made.lastPage = page;
    made.spans = {{0, int(text.size()), page, 0}};
    made.title = u"Handbook"_s;
    return made;
}

QStringList quotesOf(const Passage &passage, SpanKind kind, const QList<Table> &tables = {})
{
    QStringList quotes;
    for (const EvidenceSpan &span : findSpans(passage, tables)) {
        if (span.kind == kind)
            quotes.append(quotedText(span, passage));
    }
    return quotes;
}

QStringList quotesOf(const QString &text, SpanKind kind)
{
    return quotesOf(passage(text), kind);
}

QList<EvidenceSpan> spansOf(const Passage &passage, SpanKind kind, const QList<Table> &tables = {})
{
    QList<EvidenceSpan> spans = findSpans(passage, tables);
    spans.removeIf([kind](const EvidenceSpan &span) { return span.kind != kind; });
    return spans;
}

double idf(const QString &)
{
    return 3;
}

// A table on page 2 whose rows are the lines of the text with cells, which are separated by two blanks.
Table tableIn(const QString &text, const QStringList &heads, const QString &caption = {})
{
    Table table;
    table.document = 1;
    table.page = 2;
    table.caption = caption;
    for (const QString &head : heads)
        table.columns.append({head, {}, {}});
    qsizetype at = 0;
    for (const QString &line : text.split(u'\n')) {
        const QStringList parts = line.split(u"  "_s);
        if (parts.size() > 1) {
            TableRow row;
            qsizetype from = at;
            for (qsizetype i = 0; i < parts.size(); ++i) {
                if (i == 0) {
                    row.label = parts[i];
                    row.from = int(from);
                    row.length = int(parts[i].size());
                } else if (!parts[i].trimmed().isEmpty()) {
                    TableCell cell;
                    cell.text = parts[i];
                    cell.column = int(i) - 1;
                    cell.from = int(from);
                    cell.length = int(parts[i].size());
                    row.cells.append(cell);
                }
                from += parts[i].size() + 2;
            }
            table.rows.append(row);
        }
        at += line.size() + 1;
    }
    return table;
}

const QString filler = u"The society keeps a register of all its members, and every member may read it at any time."_s;

} // namespace

class TestSpans : public QObject
{
    Q_OBJECT

private slots:
    void findsSentences_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char *name, const QString &text, const QStringList &expected) {
            QTest::newRow(name) << text << expected;
        };
        const auto one = [&](const char *name, const QString &sentence) {
            row(name, u"Das ist der Anfang. "_s + sentence + u" Danach kommt der Schluss."_s,
                {u"Das ist der Anfang."_s, sentence, u"Danach kommt der Schluss."_s});
        };
        one("ordinal before a month", u"Der Vertrag beginnt am 1. März 2024 und endet später."_s);
        one("ordinal before a noun", u"Im 2. Halbjahr steigt die Miete um drei Euro."_s);
        one("ordinal with an article", u"Die 3. Auflage erscheint im Herbst des Jahres."_s);
        one("paragraph sign", u"Nach § 5 Abs. 2 Satz 1 ist die Kündigung schriftlich zu erklären."_s);
        one("z. B.", u"Kleine Tiere, z. B. Hamster, sind immer erlaubt."_s);
        one("d. h.", u"Er haftet beschränkt, d. h. Schäden ersetzt er nur zum Teil."_s);
        one("i. d. R.", u"Die Frist beträgt i. d. R. Monate und selten nur Tage."_s);
        one("Nr.", u"Die Rechnung Nr. 3 ist noch offen und wird gemahnt."_s);
        one("Mio.", u"Der Umsatz stieg auf 12 Mio. Euro im ganzen Jahr."_s);
        one("initials", u"Verfasst hat es J. S. Bach in seiner Zeit in Leipzig."_s);
        one("a number", u"Es sind genau 3.5 Prozent oder 1.250,00 Euro im Monat."_s);
        one("Dr.", u"Vorsitzende ist Frau Dr. Weber aus der Stadt Kassel."_s);
        row("usw. at the end", u"Wir haben Stühle, Tische usw. Der Rest wird gekauft."_s,
            {u"Wir haben Stühle, Tische usw."_s, u"Der Rest wird gekauft."_s});
        row("English", u"The U.S. market grew by 3.5 percent. See Fig. 3 for details of it."_s,
            {u"The U.S. market grew by 3.5 percent."_s, u"See Fig. 3 for details of it."_s});
        row("a number at the end", u"There were only 5. The others left early."_s,
            {u"There were only 5."_s, u"The others left early."_s});
        row("over lines", u"The lease ends\non 1 March 2024 at\nnoon. Keys are returned then."_s,
            {u"The lease ends on 1 March 2024 at noon."_s, u"Keys are returned then."_s});
    }
    void findsSentences()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, expected);
        QCOMPARE(quotesOf(text, SpanKind::Sentence), expected);
    }

    void findsListsOfEveryBullet_data()
    {
        QTest::addColumn<QStringList>("bullets");
        QTest::newRow("dots") << QStringList{u"\u2022 "_s, u"\u2022 "_s, u"\u2022 "_s};
        QTest::newRow("dashes") << QStringList{u"- "_s, u"- "_s, u"- "_s};
        QTest::newRow("long dashes") << QStringList{u"\u2013 "_s, u"\u2013 "_s, u"\u2013 "_s};
        QTest::newRow("squares") << QStringList{u"\u25aa "_s, u"\u25aa "_s, u"\u25aa "_s};
        QTest::newRow("stars") << QStringList{u"* "_s, u"* "_s, u"* "_s};
        QTest::newRow("numbers") << QStringList{u"1. "_s, u"2. "_s, u"3. "_s};
        QTest::newRow("numbers in brackets") << QStringList{u"(1) "_s, u"(2) "_s, u"(3) "_s};
        QTest::newRow("letters") << QStringList{u"a) "_s, u"b) "_s, u"c) "_s};
        QTest::newRow("small o") << QStringList{u"o "_s, u"o "_s, u"o "_s};
        QTest::newRow("none") << QStringList{u""_s, u""_s, u""_s};
    }
    void findsListsOfEveryBullet()
    {
        QFETCH(QStringList, bullets);
        const QString text = filler + u"\n\nThe fee covers:\n"_s + bullets[0] + u"Heating and water\n"_s + bullets[1] +
                             u"Cleaning of the stairs\n"_s + bullets[2] + u"One parking space"_s;
        const Passage source = passage(text);
        const QList<EvidenceSpan> items = spansOf(source, SpanKind::Item);
        QCOMPARE(items.size(), 3);
        QCOMPARE(items[1].text, u"The fee covers: Cleaning of the stairs"_s);
        QCOMPARE(quotedText(items[1], source), u"The fee covers: "_s + bullets[1] + u"Cleaning of the stairs"_s);
        const QStringList lists = quotesOf(source, SpanKind::List);
        QCOMPARE(lists.size(), 1);
        QVERIFY(lists[0].startsWith(u"The fee covers:"));
        QVERIFY(lists[0].endsWith(u"One parking space"));
    }

    void keepsAnItemsLinesTogether()
    {
        const QString text = u"Members must:\n\u2022 pay the yearly fee before the end of the month of March in every "
                             "year, as the\nassembly decides\n\u2022 behave\n\nThe board meets every month in the "
                             "house of the society."_s;
        QCOMPARE(quotesOf(text, SpanKind::Item).first(),
                 u"Members must: \u2022 pay the yearly fee before the end of the month of March in every year, as the "
                 "assembly decides"_s);
        QCOMPARE(quotesOf(text, SpanKind::Sentence).last(),
                 u"The board meets every month in the house of the society."_s);
    }

    void cutsALongListWhereAnItemEnds()
    {
        QString text = u"The following is not covered:\n"_s;
        for (int i = 0; i < 40; ++i)
            text += u"\u2022 Damage of the kind that has the number %1 in the register\n"_s.arg(i);
        for (const EvidenceSpan &list : spansOf(passage(text), SpanKind::List)) {
            QVERIFY(list.to - list.from <= longestSpan);
            QVERIFY(list.to == text.size() || text[list.to] == u'\n');
        }
        QCOMPARE(spansOf(passage(text), SpanKind::Item).size(), 40);
    }

    void readsARowWithItsHeads()
    {
        const QString text = u"Plan  Monthly fee  Users\nBasic  10 EUR  3\nTeam    25\nLarge  90 EUR  unlimited"_s;
        const QString rows = text.mid(text.indexOf(u'\n') + 1);
        Table table = tableIn(text, {u"Monthly fee"_s, u"Users"_s}, u"Prices"_s);
        table.rows.removeFirst();
        table.labelHead = u"Plan"_s;
        const QList<EvidenceSpan> spans = spansOf(passage(text), SpanKind::Row, {table});
        QCOMPARE(spans.size(), 3);
        QCOMPARE(spans[0].text, u"Basic; Monthly fee: 10 EUR; Users: 3"_s);
        QCOMPARE(spans[1].text, u"Team; Users: 25"_s);
        QCOMPARE(spans[2].text, u"Large; Monthly fee: 90 EUR; Users: unlimited"_s);
        QVERIFY(spans[0].context.startsWith(u"Prices"));
        for (const EvidenceSpan &span : findSpans(passage(text), {table})) // column headers are no spans
            QVERIFY(!quotedText(span, passage(text)).contains(u"Plan Monthly"));
    }

    void readsARowWithoutATable()
    {
        const QString text =
            filler + u"\n\nYear ended December 31, 2023 2022\nNet revenues $ 5,020 $ 4,500\nCosts (12) (13)"_s;
        const QList<EvidenceSpan> rows = spansOf(passage(text), SpanKind::Row);
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows[0].text, u"Net revenues; 2023: $5,020; 2022: $4,500"_s);
        QVERIFY(rows[0].context.startsWith(u"Year ended December 31,"));
        QCOMPARE(rows[1].text, u"Costs; 2023: (12); 2022: (13)"_s);
    }

    void findsFields()
    {
        const QString text = u"Rechnungsnummer: RE-2024-0117\nDatum: 3. Mai 2024\nBetrag: 1.190,00 EUR\n\n"
                             "Invoice date: 3 May 2024\nShip to: 5 Mill Lane"_s;
        QCOMPARE(quotesOf(text, SpanKind::Field),
                 (QStringList{u"Rechnungsnummer: RE-2024-0117"_s, u"Datum: 3. Mai 2024"_s, u"Betrag: 1.190,00 EUR"_s,
                              u"Invoice date: 3 May 2024"_s, u"Ship to: 5 Mill Lane"_s}));
    }

    void joinsAHeadingWithWhatItOpens()
    {
        const QString text = filler +
                             u"\n\nNotice period\n\nEither side may end the contract with three months' notice. "
                             "It is given in writing. Mail is not enough."_s;
        const QStringList openings = quotesOf(text, SpanKind::Opening);
        QCOMPARE(openings, QStringList{u"Notice period Either side may end the contract with three months' notice. It "
                                       "is given in writing."_s});
        const QList<EvidenceSpan> sentences = spansOf(passage(text), SpanKind::Sentence);
        QCOMPARE(sentences.last().context, u"Notice period"_s);
        for (const EvidenceSpan &span : findSpans(passage(text), {}))
            QVERIFY(quotedText(span, passage(text)) != u"Notice period"_s);
    }

    void answersAHeadingThatAsks_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::newRow("short") << u"Can I bring my dog?"_s;
        QTest::newRow("long") << u"What happens if I bring two dogs that do not like each other to the house?"_s;
        QTest::newRow("over two lines")
            << u"What happens if I bring two dogs that do not like each other, or a cat, to "
               u"the\nhouse?"_s;
        QTest::newRow("with a quotation") << u"What happens when I click “Bring a dog?” because I have two of them?"_s;
        QTest::newRow("two questions") << u"What happens if I bring two dogs that do not like each other?\nDo cats "
                                          u"cost more?"_s;
    }
    void answersAHeadingThatAsks()
    {
        QFETCH(QString, heading);
        const QString answer = u"Yes, dogs are welcome in all rooms on the ground floor of the house."_s;
        for (const QString &above : {QString(), filler + u"\n\n"_s}) {
            const QString text = above + heading + u'\n' + answer;
            QCOMPARE(quotesOf(text, SpanKind::Opening).size(), 1);
            QCOMPARE(quotesOf(text, SpanKind::Sentence).last(), answer);
            for (const QString &quote : quotesOf(text, SpanKind::Sentence))
                QVERIFY2(!quote.contains(u'?'), qPrintable(quote));
        }
    }

    // Sentences before a question are not part of a heading.
    void quotesWhatIsSaidBeforeAQuestion()
    {
        const QString text =
            u"The contract ends on 31 December 2020 unless one of the two parties extends it\nin writing. "
            "What happens if nobody does?\nThe law says that it then ends by itself."_s;
        QVERIFY(quotesOf(text, SpanKind::Sentence)
                    .contains(u"The contract ends on 31 December 2020 unless one of the two parties extends it in "
                              "writing."_s));
    }

    void findsItemsWithTightBullets_data()
    {
        QTest::addColumn<QStringList>("items");
        QTest::newRow("small") << QStringList{u"-passport"_s, u"-two photos"_s, u"-proof of address"_s};
        QTest::newRow("commas") << QStringList{u"-Passport,"_s, u"-Two photos,"_s, u"-Proof of address."_s};
        QTest::newRow("options") << QStringList{u"--help lists them"_s, u"--json prints JSON"_s,
                                                u"--quiet says less"_s};
    }
    void findsItemsWithTightBullets()
    {
        QFETCH(QStringList, items);
        const QString text = filler +
                             u"\n\nBring with you what is in the list below, and each of it once, please:\n"_s +
                             items.join(u'\n');
        QCOMPARE(spansOf(passage(text), SpanKind::Item).size(), 3);
    }

    // Lines that look like items or leaders, but continue a sentence.
    void keepsASentenceWhole_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("an option") << u"You can open the folder of the house like any other library of yours (attest\n"
                                      u"--library ~/team), beside your own."_s;
        QTest::newRow("a negative number")
            << u"In the cold store of the house the temperature must be between -25 and\n"
               u"-18 degrees at all times."_s;
        QTest::newRow("an ellipsis") << u"Attest saves your correction with the answer, and counts it in Help › Judge\n"
                                        u"statistics…. An answer that you corrected is not called verified."_s;
    }
    void keepsASentenceWhole()
    {
        QFETCH(QString, text);
        const QString whole = filler + u"\n\n"_s + text;
        QString said;
        for (const QString &quote : quotesOf(whole, SpanKind::Sentence).sliced(1))
            said += quote + u' ';
        QCOMPARE(said.trimmed(), text.simplified());
        QVERIFY(quotesOf(whole, SpanKind::Item).isEmpty());
    }

    void takesNoContentsAndNoPageFeet_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("leaders") << u"1.2 Scope of the plan ........ 12"_s;
        QTest::newRow("spaced leaders") << u"Scope of the plan . . . . . . 12"_s;
        QTest::newRow("a page number") << u"17"_s;
        QTest::newRow("a number between dashes") << u"- 17 -"_s;
        QTest::newRow("mixed leaders") << u"Scope of the plan \u2026. 12"_s;
        QTest::newRow("mixed leaders, Roman") << u"Preface of the plan\u2026. vii"_s;
        QTest::newRow("growing pages") << u"Scope 3\nTerms of use 5\nNotice 9\nFees and costs 12"_s;
    }
    void takesNoContentsAndNoPageFeet()
    {
        QFETCH(QString, line);
        const QString text = filler + u"\n\n"_s + line + u"\n\n"_s + filler;
        for (const EvidenceSpan &span : findSpans(passage(text), {}))
            QCOMPARE(quotedText(span, passage(text)), filler);
    }

    void leavesRunningFeetOut()
    {
        QList<Passage> passages;
        for (int page = 2; page < 8; page += 2) {
            Passage each = passage(filler + u"\nACME Handbook %1\n\n"_s.arg(page) +
                                       u"A page begins with this sentence, which is new."_s,
                                   {}, page, page);
            const int cut = int(each.text.indexOf(u"A page begins"_s));
            each.spans = {{0, cut - 2, page, 0}, {cut, int(each.text.size()) - cut, page + 1, 0}};
            passages.append(each);
        }
        for (const EvidenceSpan &span : findSpans(passages, {}))
            QVERIFY2(!quotedText(span, passages[span.passage]).contains(u"ACME"), qPrintable(span.text));
    }

    void findsTitleLinesOfADocument()
    {
        const Passage first =
            passage(u"Operating Manual\nNTP-6531 power supply\nVersion 2.1, 3 May 2021\n\n"_s + filler, {}, 0, 1);
        const QList<EvidenceSpan> titles = spansOf(first, SpanKind::Title);
        QCOMPARE(titles.size(), 1);
        QCOMPARE(titles[0].text, u"Operating Manual; NTP-6531 power supply; Version 2.1, 3 May 2021"_s);
        QVERIFY(spansOf(passage(first.text), SpanKind::Title).isEmpty());
    }

    void findsCaptions()
    {
        QCOMPARE(quotesOf(filler + u"\n\nFigure 3: Sales by region in 2023\n\n"_s + filler, SpanKind::Caption),
                 QStringList{u"Figure 3: Sales by region in 2023"_s});
        QCOMPARE(quotesOf(filler + u"\n\nTabelle 2. Umsatz nach Sparten\n\n"_s + filler, SpanKind::Caption),
                 QStringList{u"Tabelle 2. Umsatz nach Sparten"_s});
    }

    void findsAddresses()
    {
        const Passage letter = passage(u"Acme GmbH\nMusterstraße 5\n10115 Berlin\n\n"_s + filler);
        QCOMPARE(spansOf(letter, SpanKind::Lines).value(0).text, u"Acme GmbH; Musterstraße 5; 10115 Berlin"_s);
    }

    void takesEachPlaceOnceOfOverlappingPassages()
    {
        const Passage first = passage(filler + u" Dogs are allowed here."_s, {}, 1);
        Passage second = passage(u"Dogs are allowed here. Cats are not allowed."_s, {}, 2);
        second.spans = {{0, int(second.text.size()), 2, int(filler.size()) + 1}};
        QStringList quotes;
        const QList<Passage> both{first, second};
        for (const EvidenceSpan &span : findSpans(both, {}))
            quotes.append(quotedText(span, both[span.passage]));
        QCOMPARE(quotes, (QStringList{filler, u"Dogs are allowed here."_s, u"Cats are not allowed."_s}));
    }

    void holdsPlacesWithinThePassage_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << u""_s;
        QTest::newRow("blank") << u" \n\n  \n"_s;
        QTest::newRow("one letter") << u"a"_s;
        QTest::newRow("marks") << u"\u2022\n-\n\u2022 \n:::\n....\n"_s;
        QTest::newRow("Hebrew")
            << u"\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd \u05d2\u05d3\u05d5\u05dc. \u05d6\u05d4 \u05de\u05e9\u05e4\u05d8 \u05e9\u05e0\u05d9."_s;
        QTest::newRow("Arabic")
            << u"\u0647\u0630\u0627 \u0646\u0635 \u0642\u0635\u064a\u0631. \u0645\u0627 \u0627\u0633\u0645\u0643\u061f \u0646\u0639\u0645 \u0647\u0630\u0627 \u0647\u0648."_s;
        QTest::newRow("Chinese")
            << u"\u5408\u540c\u4e8e\u4e09\u6708\u751f\u6548\u3002\u79df\u91d1\u4e3a\u6bcf\u6708\u4e00\u5343\u5143\u3002"_s;
        QTest::newRow("one long word") << QString(5000, u'x');
        QTest::newRow("headings only") << u"One Thing\n\nOther Thing\n\nThird Thing"_s;
        QTest::newRow("colons") << u"A: b: c: d\nE:\nF: \n: g"_s;
    }
    void holdsPlacesWithinThePassage()
    {
        QFETCH(QString, text);
        const Passage source = passage(text, u"A \u203a B"_s, 0, 1);
        for (const EvidenceSpan &span : findSpans(source, {})) {
            QVERIFY(span.from >= 0 && span.from < span.to && span.to <= text.size());
            QVERIFY(span.leadFrom >= 0 && span.leadFrom <= span.leadTo && span.leadTo <= text.size());
            QVERIFY(!span.text.isEmpty());
        }
        QVERIFY(wordsFirst(u"What is it?"_s, findSpans({source}, {}), {source}, idf).size() <= 64);
    }

    void readsRightToLeftSentences()
    {
        QCOMPARE(
            quotesOf(
                u"\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd \u05d2\u05d3\u05d5\u05dc. \u05d6\u05d4 \u05de\u05e9\u05e4\u05d8 \u05e9\u05e0\u05d9."_s,
                SpanKind::Sentence)
                .size(),
            2);
    }

    void putsWhatIsAskedForFirst_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("expected");
        QTest::newRow("plain") << u"How long is the notice period?"_s << u"three months"_s;
        QTest::newRow("an item by its lead-in")
            << u"What does the fee cover for the stairs?"_s << u"Cleaning of the stairs"_s;
        QTest::newRow("a field") << u"What is the deposit?"_s << u"Deposit: 900 EUR"_s;
    }
    void putsWhatIsAskedForFirst()
    {
        QFETCH(QString, question);
        QFETCH(QString, expected);
        const QList<Passage> passages{
            passage(filler + u"\n\nNotice period\n\nThe contract may be ended with three months' notice, in writing."_s,
                    {}, 1),
            passage(
                u"The fee covers:\n\u2022 Heating\n\u2022 Cleaning of the stairs\n\nDeposit: 900 EUR\nRent: 450 EUR"_s,
                {}, 2, 3)};
        const QList<RankedSpan> ranked = wordsFirst(question, findSpans(passages, {}), passages, idf);
        QVERIFY(!ranked.isEmpty());
        const QString best = quotedText(ranked[0].span, passages[ranked[0].span.passage]);
        QVERIFY2(best.contains(expected), qPrintable(best));
    }

    void findsPartsOfGermanCompounds()
    {
        const QList<Passage> passages{
            passage(u"Die Kündigungsfrist beträgt drei Monate zum Ende des Jahres. Der Garten "
                    "wird von allen Mietern gemeinsam gepflegt."_s)};
        const QList<RankedSpan> ranked =
            wordsFirst(u"Welche Frist gilt für die Kündigung?"_s, findSpans(passages, {}), passages, idf);
        QVERIFY(quotedText(ranked[0].span, passages[0]).contains(u"drei Monate"));
    }

    void countsTheNameOfADocumentOnce()
    {
        Passage named = passage(u"Revenue was 12 million in the last year of the report."_s, {}, 1);
        named.path = u"/x/ACME_2022.pdf"_s;
        Passage other =
            passage(u"ACME ACME ACME is named here, ACME and again ACME, and nothing else of it."_s, {}, 2, 3);
        other.path = named.path;
        const QList<Passage> passages{other, named};
        const QList<RankedSpan> ranked =
            wordsFirst(u"What was the revenue of Acme?"_s, findSpans(passages, {}), passages, idf);
        QVERIFY(quotedText(ranked[0].span, passages[ranked[0].span.passage]).startsWith(u"Revenue"));
    }

    void keepsToADozenPages()
    {
        QList<Passage> passages;
        for (int i = 0; i < 40; ++i)
            passages.append(passage(u"The number of seats in the hall with the number %1 is exactly %2."_s.arg(
                                        QString::number(i), QString::number(100 + i)),
                                    {}, i + 1, i + 1));
        const QList<RankedSpan> ranked =
            wordsFirst(u"How many seats has the hall?"_s, findSpans(passages, {}), passages, idf);
        QSet<int> pages;
        for (const RankedSpan &each : ranked)
            pages.insert(pageAt(passages[each.span.passage], each.span.from));
        QCOMPARE(pages.size(), 12);
        QCOMPARE(wordsFirst(u"How many seats?"_s, findSpans(passages, {}), passages, idf, 5).size(), 5);
    }

    void isQuickForTwentyThousandSpans()
    {
        QList<Passage> passages;
        for (int i = 0; i < 1000; ++i) {
            QString text;
            for (int j = 0; j < 20; ++j)
                text += u"Sentence %1 of passage %2 speaks of seats, halls and fees in general. "_s.arg(
                    QString::number(j), QString::number(i));
            passages.append(passage(text, {}, i + 1, i + 1));
        }
        QElapsedTimer timer;
        timer.start();
        const QList<EvidenceSpan> spans = findSpans(passages, {});
        QVERIFY(spans.size() >= 20'000);
        const qint64 found = timer.restart();
        QCOMPARE(wordsFirst(u"How many seats are in the hall of passage 77?"_s, spans, passages, idf).size(), 64);
        qInfo("found in %lld ms, ranked in %lld ms", found, timer.elapsed());
        QVERIFY2(found + timer.elapsed() < 10'000, "20,000 spans take too long");
    }

    void aListInAListHasTheItemOverItAsItsLeadIn()
    {
        const QString inner = u"a. Smoking\nb. Fishing from the deck\nc. Pets of more than ten kilos"_s;
        const auto text = [&](const QString &items) {
            return u"1. Rent. The rent is due on the first day of the rental.\n2. Prohibited. The following is not allowed.\n"_s +
                   items + u"\n3. Life jackets. Each child wears one at all times on deck."_s;
        };
        const QString whole =
            u"2. Prohibited. The following is not allowed. a. Smoking b. Fishing from the deck c. Pets of more than ten kilos"_s;
        QVERIFY2(quotesOf(text(inner), SpanKind::List).contains(whole),
                 qPrintable(quotesOf(text(inner), SpanKind::List).join(u'|')));
        QVERIFY(quotesOf(text(u"4. "_s + inner), SpanKind::List)
                    .join(u'|')
                    .contains(u"b. Fishing from the deck c. Pets"_s));
    }

    void aPassageMayBeginInsideAListInAList()
    {
        const QString text =
            u"c. Pets of more than ten kilos\n3. Life jackets. Each child wears one at all times.\n4. Fuel. The "
            u"renter pays for it.\na. Diesel\nb. Oil"_s;
        const QStringList lists = quotesOf(text, SpanKind::List);
        QCOMPARE(lists.size(), 2);
        QVERIFY2(lists[0].startsWith(u"3. Life jackets") && lists[0].endsWith(u"b. Oil"), qPrintable(lists[0]));
        QCOMPARE(lists[1], u"4. Fuel. The renter pays for it. a. Diesel b. Oil"_s);
    }

    void aLineToFillInIsNoHeading()
    {
        const QString text =
            u"The rent is 300.00 euros   received _ _ _ _ _\nThe deposit is 250.00 euros   received _ _ _ _ "
            u"_\nThe hall is to be left clean and swept by its tenants on the next morning."_s;
        for (const EvidenceSpan &span :
             findSpans(passage(text, u"The deposit is 250.00 euros received _ _ _ _ _"_s), {})) {
            QVERIFY2(!span.context.contains(u'_'), qPrintable(span.context));
            QVERIFY(span.kind != SpanKind::Opening);
        }
    }

    void aSpanIsWidenedUntilSomethingParts()
    {
        const QString text =
            u"FEES\n\nThe deposit is due in March. It comes to ninety euros. Late payers pay ten more. "
            u"Guests pay nothing.\n\nKEYS\n\nEach flat has two keys. A third one costs twelve euros."_s;
        const QList<Passage> passages{passage(text)};
        const QList<EvidenceSpan> spans = spansOf(passages[0], SpanKind::Sentence);
        const auto wide = [&](const QString &word) {
            QStringList quotes;
            for (const EvidenceSpan &span : spans) {
                if (!span.text.contains(word))
                    continue;
                for (const EvidenceSpan &each : widened(span, passages, {})) {
                    quotes.append(quotedText(each, passages[0]));
                    const bool isWhole = each.text == quotes.last();
                    if (!isWhole)
                        quotes.append(u"read as something else: "_s + each.text);
                }
            }
            return quotes;
        };
        const QString two = u"It comes to ninety euros. Late payers pay ten more."_s;
        const QString three = two + u" Guests pay nothing."_s;
        QCOMPARE(wide(u"ninety"_s), (QStringList{two, three, u"The deposit is due in March. "_s + three}));
        QCOMPARE(wide(u"nothing"_s), QStringList(u"Late payers pay ten more. Guests pay nothing."_s));
        QCOMPARE(wide(u"two keys"_s), QStringList(u"Each flat has two keys. A third one costs twelve euros."_s));
        QCOMPARE(wide(u"twelve"_s), QStringList(u"Each flat has two keys. A third one costs twelve euros."_s));
    }

    void aWideSpanEndsWithItsParagraphOrList_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("about"); // a word that identifies the span
        QTest::addColumn<QString>("widest");
        QTest::newRow("paragraph") << u"The hall is open daily. It closes at nine.\n\nThe yard is open on Mondays. "
                                      "Dogs stay outside."_s
                                   << u"closes"_s << u"The hall is open daily. It closes at nine."_s;
        QTest::newRow("list behind a paragraph")
            << u"Bring these along. They are checked.\n\n1. A licence.\n2. The deposit.\n\nThe yard is closed."_s
            << u"checked"_s << u"Bring these along. They are checked."_s;
        QTest::newRow("items") << u"The office lends these.\n\n\u2022 a ladder\n\u2022 a helmet\n\u2022 a rope of "
                                  "ten\nmeters\n\nThe yard is closed on Sundays. Dogs stay outside."_s
                               << u"helmet"_s << u"\u2022 a ladder \u2022 a helmet \u2022 a rope of ten meters"_s;
        QTest::newRow("clauses")
            << u"1. RENT: The tenant pays ninety euros a month to the landlord, due on the first day of each of "
               "them, as long as nothing else was agreed upon in writing.\n2. PETS: No pets are allowed."_s
            << u"ninety"_s << QString();
        QTest::newRow("a cut sentence behind")
            << u"The hall is open daily. It closes at nine and the other doors of"_s << u"open daily"_s << QString();
        QTest::newRow("a cut sentence before") << u"of the members. The hall is open daily. It closes at nine."_s
                                               << u"open daily"_s << u"The hall is open daily. It closes at nine."_s;
    }
    void aWideSpanEndsWithItsParagraphOrList()
    {
        QFETCH(QString, text);
        QFETCH(QString, about);
        QFETCH(QString, widest);
        const QList<Passage> passages{passage(text)};
        QString found;
        for (const EvidenceSpan &span : findSpans(passages, {})) {
            if (!span.text.contains(about) || (span.kind != SpanKind::Sentence && span.kind != SpanKind::Item))
                continue;
            for (const EvidenceSpan &each : widened(span, passages, {})) {
                const QString quote = folded(QStringView(text).mid(each.from, each.to - each.from));
                found = quote.size() > found.size() ? quote : found;
            }
        }
        QCOMPARE(found, widest);
    }

    void noWideSpanIsTooLong()
    {
        QString text;
        for (int i = 0; i < 40; ++i)
            text += u"The clause of number %1 says what the tenant of the house has to pay for it, and when. "_s.arg(i);
        const QList<Passage> passages{passage(text)};
        const QList<EvidenceSpan> spans = spansOf(passages[0], SpanKind::Sentence);
        QVERIFY(spans.size() > 30);
        for (const EvidenceSpan &span : spans) {
            for (const EvidenceSpan &each : widened(span, passages, {})) {
                QVERIFY(each.from <= span.from && each.to >= span.to && each.to - each.from <= longestWide);
                QVERIFY(each.to - each.from > span.to - span.from);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestSpans)
#include "tst_spans.moc"
