// The text around a quotation: whole spans, within a limit, and the quotation itself stays known.
#include "core/extractive/ranking/surroundings.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

Passage passageOf(const QString &text)
{
    Passage passage;
    passage.text = text;
    return passage;
}

// The quotation of these words, with at most so many words around it.
QString around(const QString &words, const QString &text, int most)
{
    const QList<Passage> passages{passageOf(text)};
    Quotation quotation;
    quotation.from = int(text.indexOf(words));
    quotation.to = quotation.from + int(words.size());
    const Quotation found = withSurroundings(quotation, most, findSpans(passages.first(), {}), passages);
    if (coreOf(found, passages) != words)
        return u"another core"_s;
    return textOf(found, passages).toString();
}

const QString rules = u"The court opens at nine in the morning. Guests pay five euros an hour. Members play free of "
                      "charge. Shoes with dark soles are not allowed. The lights go out at ten."_s;

} // namespace

class tst_surroundings : public QObject
{
    Q_OBJECT

private slots:
    void addsWholeSentences_data()
    {
        QTest::addColumn<int>("most");
        QTest::addColumn<QString>("expected");
        QTest::newRow("no room") << 6 << u"Members play free of charge."_s;
        QTest::newRow("one after it") << 13 << u"Members play free of charge. Shoes with dark soles are not allowed."_s;
        QTest::newRow("then one before it")
            << 19
            << u"Guests pay five euros an hour. Members play free of charge. Shoes with dark soles are not allowed."_s;
        QTest::newRow("all") << 100 << rules;
    }
    void addsWholeSentences()
    {
        QFETCH(const int, most);
        QFETCH(const QString, expected);
        QCOMPARE(around(u"Members play free of charge."_s, rules, most), expected);
    }

    // "Which one is the dearest?" is answered by all of them.
    void takesAllRowsOrNone()
    {
        const QString rows = u"Cast net\t4.50\nHand net\t7.20\nFish trap\t9.10\nCrab pot\t12.80"_s;
        const QString text = u"Nets\n"_s + rows + u"\n\nAll prices are in euros and contain taxes."_s;
        const QList<Passage> passages{passageOf(text)};
        const QList<EvidenceSpan> spans = findSpans(passages.first(), {});
        for (const QString &row : rows.split(u'\n')) {
            Quotation quotation;
            quotation.from = int(text.indexOf(row));
            quotation.to = quotation.from + int(row.size());
            const Quotation all = withRowsAround(quotation, 20, spans, passages);
            QCOMPARE(textOf(all, passages).trimmed().toString(), rows);
            QCOMPARE(coreOf(all, passages), row);
            const Quotation none = withRowsAround(quotation, 8, spans, passages);
            QCOMPARE(textOf(none, passages).toString(), row);
        }
    }

    void staysWithinItsSection()
    {
        const QString ingredients = u"Mix flour, butter and sugar in a bowl."_s;
        const QString tip = u"Never use a mixer for the dough."_s;
        for (const QString &heading : {u"A tip"_s, u"Can I use a mixer?"_s, u"2.1 Mixing by hand"_s}) {
            const QString text = ingredients + u"\n\n"_s + heading + u"\n\n"_s + tip;
            QCOMPARE(around(ingredients, text, 100), ingredients);
            QCOMPARE(around(tip, text, 100), tip);
        }
    }

    // "See below." is too short to be quoted alone.
    void passesTextOfItsParagraph()
    {
        const QString first = u"Mix flour, butter and sugar in a bowl."_s;
        const QString last = u"Never use a mixer for the dough."_s;
        const QString text = first + u" See below. "_s + last;
        QCOMPARE(around(first, text, 100), text);
        QCOMPARE(around(last, text, 100), text);
    }

    void stopsAtRunningFeet()
    {
        const QString first = u"Mix flour, butter and sugar."_s;
        const QString second = u"Never use a mixer."_s;
        for (const auto &[between, isPassed] :
             {std::pair(u" Well. "_s, true), std::pair(u"\n\nDirections\n\n"_s, false),
              std::pair(u"\n\nCookery   Cakes   6 / 11\n\n"_s, false),
              std::pair(u"\n\n"_s + QString(80, u'x') + u"\n\n"_s, false)}) {
            const QList<Passage> passages{passageOf(first + between + second)};
            const int to = int(first.size());
            EvidenceSpan span;
            span.to = to;
            EvidenceSpan next;
            next.from = to + int(between.size());
            next.to = next.from + int(second.size());
            const Quotation found = withSurroundings({0, 0, to}, 50, {span, next}, passages);
            QCOMPARE(found.to == next.to, isPassed);
        }
    }

    void isBounded()
    {
        QString text;
        for (int i = 0; i < 400; ++i)
            text += u"Sentence number %1 says something of its own. "_s.arg(i);
        const QString found = around(u"Sentence number 200 says something of its own."_s, text.trimmed(), 60);
        QVERIFY(countWords(found) <= 60 && countWords(found) > 50);
        QVERIFY(found.endsWith(u'.') && found.startsWith(u"Sentence"_s));
    }
};

QTEST_APPLESS_MAIN(tst_surroundings)
#include "tst_surroundings.moc"
