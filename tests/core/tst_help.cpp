// Messages that are no questions about documents are answered without them and end as "help"; and the line below an
// answer counts correctly.
#include "core/flows/steps/help.h"
#include "core/session/outcome.h"
#include "core/session/wording.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

Document document(const QString &path, int pages, int passages)
{
    Document made;
    made.path = path;
    made.pages = pages;
    made.passages = passages;
    return made;
}

Turn helped(const QString &answer)
{
    Turn turn;
    turn.answer = answer;
    AnswerSentence sentence;
    sentence.to = int(answer.size());
    turn.sentences = {sentence};
    turn.ending = Ending::Help;
    return turn;
}

} // namespace

class TestHelp : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatIsInTheLibrary()
    {
        const QString text =
            helpFor(SmallTalk::AboutLibrary, {document(u"/a/one.pdf"_s, 3, 5), document(u"/b/two.pdf"_s, 4, 0)});
        QVERIFY2(text.contains(u"2 documents with 7 pages"_s), qPrintable(text));
        QVERIFY(text.contains(u"1 from “a”, 1 from “b”"_s));
        QVERIFY(text.contains(u"1 document cannot be searched yet"_s));
        QVERIFY(text.contains(u"• one.pdf: 3 pages"_s));
        QVERIFY(helpFor(SmallTalk::AboutLibrary, {}).contains(u"empty"_s));
    }

    void listsNoMoreThanCanBeRead()
    {
        QList<Document> many;
        for (int i = 0; i < 40; ++i)
            many.append(document(u"/a/%1.pdf"_s.arg(i), 1, 1));
        const QString text = helpFor(SmallTalk::AboutLibrary, many);
        QCOMPARE(text.count(u'•'), 13);
        QVERIFY(text.contains(u"and 28 more"_s));
    }

    void answersEachKindByItself()
    {
        QSet<QString> all;
        for (const SmallTalk talk : {SmallTalk::Greeting, SmallTalk::Thanks, SmallTalk::Farewell,
                                     SmallTalk::AboutProgram, SmallTalk::AboutLibrary})
            all.insert(helpFor(talk, {document(u"/a/one.pdf"_s, 3, 5)}));
        QCOMPARE(all.size(), 5);
        QVERIFY(helpFor(SmallTalk::Greeting, {}).contains(u"Add PDFs"_s));
    }

    void endsAsHelpAndClaimsNothing()
    {
        const Turn turn = helped(u"Hello. Ask a question about your documents."_s);
        const TurnOutcome outcome = outcomeOf(turn);
        QCOMPARE(outcome.state, TurnOutcome::Help);
        QCOMPARE(inWords(outcome), u"About Attest, not from your documents"_s);
        QCOMPARE(markOf(outcome), u"ⓘ"_s);
        QCOMPARE(sentenceRemark(turn, 0), QString());
        QVERIFY(!inWords(outcome).contains(u"erified"_s));
    }

    void countsTheSourcesThatAreCited()
    {
        Turn turn;
        turn.answer = u"It is blue. It is old."_s;
        for (PassageId id = 1; id <= 4; ++id) {
            Passage source;
            source.id = id;
            source.text = turn.answer;
            turn.sources.append(source);
        }
        for (int number = 1; number <= 3; ++number) {
            Citation citation;
            citation.number = number;
            citation.passage = number == 3 ? 2 : number; // two in the same passage
            turn.citations.append(citation);
        }
        QCOMPARE(citedPassages(turn), 2);
        turn.citations.clear();
        QCOMPARE(citedPassages(turn), 0);
    }
};

QTEST_APPLESS_MAIN(TestHelp)
#include "tst_help.moc"
