// Words of a question that only say how to answer, or mention the documents: they neither find nor refuse anything.
#include "core/question/instructions.h"

#include "core/base/catalogue.h"
#include "core/flows/steps/answerstate.h"
#include "core/question/answerkind.h"
#include "core/ports/backend.h"
#include "core/language/terms.h"
#include "papers.h"

#include <QTemporaryDir>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

// The words of a question that name its subject, as written.
QString wanted(const QString &question)
{
    QStringList asked;
    const QList<Term> all = terms(question);
    for (const Term &term : all)
        asked.append(term.text);
    const QList<TermRole> asks = instructionTerms(asked);
    QStringList words;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (asks[i] != TermRole::Instruction && !isStopTerm(all[i].text))
            words.append(question.mid(all[i].from, all[i].length));
    }
    return words.join(u' ');
}

// Typical questions about a subject.
QStringList wordingsFor(const QString &subject)
{
    QStringList all;
    for (const char *wording : {"What does the report say about %1?",
                                "What is said about %1?",
                                "What is written about %1 in this document?",
                                "Which documents mention %1?",
                                "Which of my files discuss %1?",
                                "Tell me about %1.",
                                "Can you explain %1?",
                                "Could you please tell me more about %1?",
                                "Does the document discuss %1?",
                                "Do the papers mention %1 anywhere?",
                                "Is there any information on %1?",
                                "What do you know about %1?",
                                "According to the report, what are %1?",
                                "What are %1 according to the text?",
                                "Where is %1 mentioned?",
                                "I would like to know more about %1.",
                                "Give me an overview of %1.",
                                "Summarize what the text says about %1.",
                                "What information does the library contain about %1?",
                                "Find passages about %1."})
        all.append(QString::fromLatin1(wording).arg(subject));
    return all;
}

} // namespace

class tst_instructions : public QObject
{
    Q_OBJECT

    QString refusalOf(const QString &question)
    {
        const Settings settings;
        const Result<ModelSet> mind = backendFor(settings.model)->open(settings, {}, *m_library, {});
        if (!mind)
            qFatal("%s", qPrintable(mind.error().message));
        Inline parallel;
        AnswerTools tools{*m_library,         *mind->writer, *mind->critic, *mind->evidence,
                          mind->critic.get(), settings,      parallel,      {}};
        tools.quotes = true;
        const Turn turn = answer(*answerFlow(u"self-rag"_s), {question, {}, {}}, tools, [](const TraceEvent &) {});
        m_answer = turn.answer;
        m_likelihood = turn.likelihood;
        return turn.ending == Ending::Passed ? QString() : turn.answer + u'|' + turn.remark;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<Library> m_other;
    Likelihood m_likelihood; // that of the last answer
    QString m_answer;

private slots:
    void initTestCase()
    {
        m_library = libraryAt(
            m_folder.path(),
            {u"Eye exams are covered once a year for every member of the plan. Glasses are paid for in part."_s,
             u"Coal is the most carbon-intensive fuel and is burned mainly to make electricity. Oil became the fuel of "
             "transport when cars grew cheap."_s,
             u"Sea levels have risen by 20 centimeters since 1900, and harbors were raised. Ice melts at the poles."_s,
             u"Wind turbines turn moving air into electricity. A large turbine has a rotor of 160 meters."_s,
             u"Leuchttürme werden seit 1884 mit Strom betrieben. Die Lampe wird jede Nacht vom Wärter gezündet."_s});
    }

    void knowsQuestionsThatNameNothing_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<bool>("whole");
        for (const char *question :
             {"What is this document about?", "Summarize the report.", "Summarise the document in short",
              "What is it about?", "Tell me what these files are about.", "Worum geht es in diesem Dokument?",
              "Wovon handelt der Text?", "De quoi parle ce document ?", "¿De qué trata este documento?",
              "What does the text say?"})
            QTest::addRow("%s", question) << QString::fromUtf8(question) << true;
        for (const char *question :
             {"What is this document about coal about?", "Summarize what coal is", "How are you?",
              "When was the report published?", "Worum geht es bei Leuchttürmen?", "coal", ""})
            QTest::addRow("not %s", question) << QString::fromUtf8(question) << false;
    }

    void knowsQuestionsThatNameNothing()
    {
        QFETCH(QString, question);
        QFETCH(bool, whole);
        QCOMPARE(asksOfTheWhole(question), whole);
    }

    // "Was" starts a yes-or-no question in English, but an open question in German.
    void readsGermanQuestions_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<int>("kind");
        const auto row = [](const char *question, AnswerKind kind) {
            QTest::addRow("%s", question) << QString::fromUtf8(question) << int(kind);
        };
        row("Was ist ein Spalier?", AnswerKind::Definition);
        row("Was sind Leuchttürme?", AnswerKind::Any);
        row("Was bedeutet Ebbe?", AnswerKind::Definition);
        row("Was macht der Wärter im Winter?", AnswerKind::Any);
        row("Wann wurde der Turm gebaut?", AnswerKind::Date);
        row("Wann ist ein Raum kompakt?", AnswerKind::Definition);
        row("Wann ist die Versammlung?", AnswerKind::Date);
        row("Wer baute den Turm?", AnswerKind::Name);
        row("Wo steht der Turm?", AnswerKind::Place);
        row("Warum brennt die Lampe?", AnswerKind::Reason);
        row("Wie viele Stufen hat der Turm?", AnswerKind::Number);
        row("Wie hoch ist der Turm?", AnswerKind::Number);
        row("Wie wird die Lampe gezündet?", AnswerKind::Manner);
        row("In welchem Jahr wurde der Turm gebaut?", AnswerKind::Date);
        row("Ist der Turm hoch?", AnswerKind::Any); // no English "Yes" before a German sentence
        row("Was it raining when the tower was built?", AnswerKind::YesNo);
        row("Was the tower high?", AnswerKind::YesNo);
        row("What is a trellis?", AnswerKind::Definition);
        row("Who built the tower?", AnswerKind::Name);
    }

    void readsGermanQuestions()
    {
        QFETCH(QString, question);
        QFETCH(int, kind);
        QCOMPARE(int(kindAsked(readText(question))), kind);
    }

    // Describes documents by their beginnings, without text that all share.
    void saysHowDocumentsBegin()
    {
        QCOMPARE(refusalOf(u"What are these documents about?"_s), QString());
        QVERIFY2(m_answer.contains(u"Coal is the most") && !m_answer.contains(u"Oil became"), qPrintable(m_answer));
        const QString notice = u"This notice is printed in every one of our reports by law. "_s;
        const QTemporaryDir folder;
        m_library.swap(m_other);
        m_library = libraryAt(folder.path(), {notice + u"The mill grinds wheat for the whole valley."_s,
                                              notice + u"The bridge was built of granite by prisoners."_s});
        QCOMPARE(refusalOf(u"Summarize the reports."_s), QString());
        QCOMPARE(m_answer,
                 u"The mill grinds wheat for the whole valley. The bridge was built of granite by prisoners."_s);
        m_library.swap(m_other);
        m_other.reset();
    }

    // A large library shows its largest documents; a selected document starts at its summary.
    void beginsWithTheSummary()
    {
        const QTemporaryDir folder;
        const std::unique_ptr<Library> library = libraryAt(folder.path());
        QList<Passage> passages;
        for (const QString &text :
             {u"Notice\n\nThis is printed by law in every report."_s, u"Executive summary\n\nThe mill earned more."_s,
              u"It will be sold next year."_s, u"Appendix\n\nFigures follow here."_s}) {
            passages.append(Passage());
            passages.last().text = text;
        }
        const DocumentId report = keepPaper(*library, passages);
        keepPaper(*library, u"Another one."_s);
        const auto found = library->search({u"What is this document about?"_s, 2, {report}}, {});
        QVERIFY2(found, qPrintable(found ? QString() : found.error().message + found.error().detail));
        QCOMPARE(found->size(), 2);
        QVERIFY(found->first().text.startsWith(u"Executive") && found->last().text.startsWith(u"It will"));
        const auto all = library->search({u"What are the documents about?"_s, 1, {}}, {});
        QVERIFY(all && all->size() == 1);
        QCOMPARE(all->first().document, report);
    }

    void knowsWhatIsAskedAbout_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("words");
        for (const QString &question : wordingsFor(u"eye exams"_s))
            QTest::addRow("%s", qPrintable(question)) << question << u"eye exams"_s;
        const auto row = [](const QString &question, const QString &words) {
            QTest::addRow("%s", qPrintable(question)) << question << words;
        };
        row(u"Was sagt der Bericht über Leuchttürme?"_s, u"Leuchttürme"_s);
        row(u"Was steht in den Dokumenten über Leuchttürme?"_s, u"Leuchttürme"_s);
        row(u"Welche Dokumente erwähnen Leuchttürme?"_s, u"Leuchttürme"_s);
        row(u"Laut dem Bericht, wie alt sind Leuchttürme?"_s, u"wie alt sind Leuchttürme"_s);
        row(u"Tell me about Los Angeles."_s, u"Los Angeles"_s);
        row(u"Que dit le rapport sur les phares?"_s, u"phares"_s);
        row(u"¿Qué dice el informe sobre los faros?"_s, u"faros"_s);
        // The same words as the subject of a question.
        row(u"When was the annual report published?"_s, u"annual report published"_s);
        row(u"Who wrote the report on coal?"_s, u"wrote report coal"_s);
        row(u"What documents must a driver carry?"_s, u"documents driver carry"_s);
        row(u"In short, what is coal?"_s, u"coal"_s);
        row(u"How do coal and oil differ?"_s, u"coal oil"_s);
        row(u"How long is the short line?"_s, u"long short line"_s);
        row(u"Which states border the sea?"_s, u"states border sea"_s);
        row(u"How is text stored in a file?"_s, u"text stored file"_s);
        row(u"What did Maria Lindt say in 1920?"_s, u"Maria Lindt say 1920"_s);
    }

    void knowsWhatIsAskedAbout()
    {
        QFETCH(QString, question);
        QFETCH(QString, words);
        QCOMPARE(wanted(question), words);
    }

    void answersHoweverItIsAsked_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("words");
        for (const QString &question : wordingsFor(u"eye exams"_s))
            QTest::addRow("%s", qPrintable(question)) << question << u"covered once a year"_s;
        for (const QString &question : wordingsFor(u"wind turbines"_s))
            QTest::addRow("%s", qPrintable(question)) << question << u"moving air"_s;
        for (const QString &question :
             {u"Was sagt der Bericht über Leuchttürme?"_s, u"Welche Dokumente erwähnen Leuchttürme?"_s})
            QTest::addRow("%s", qPrintable(question)) << question << u"mit Strom"_s;
    }

    void answersHoweverItIsAsked()
    {
        QFETCH(QString, question);
        QFETCH(QString, words);
        const QString refusal = refusalOf(question);
        QVERIFY2(refusal.isEmpty(), qPrintable(refusal));
        QVERIFY2(m_answer.contains(words), qPrintable(m_answer));
    }

    void refusesWhatIsNotThereHoweverItIsAsked_data()
    {
        QTest::addColumn<QString>("question");
        for (const char *subject : {"penguins", "inflation"}) {
            for (const QString &question : wordingsFor(QLatin1String(subject)))
                QTest::addRow("%s", qPrintable(question)) << question;
        }
        QTest::newRow("German") << u"Was sagt der Bericht über Pinguine?"_s;
    }

    void refusesWhatIsNotThereHoweverItIsAsked()
    {
        QFETCH(QString, question);
        QVERIFY(!refusalOf(question).isEmpty());
        QVERIFY2(m_answer.isEmpty(), qPrintable(m_answer));
    }

    void isUnsureOfWhatIsThereInPartHoweverItIsAsked_data()
    {
        QTest::addColumn<QString>("question");
        for (const QString &question : wordingsFor(u"eye surgery in Norway"_s))
            QTest::addRow("%s", qPrintable(question)) << question;
    }

    void isUnsureOfWhatIsThereInPartHoweverItIsAsked()
    {
        QFETCH(QString, question);
        (void)refusalOf(question);
        QVERIFY2(m_likelihood.level < Likelihood::Probable,
                 qPrintable(m_answer + u' ' + QString::number(m_likelihood.chance)));
    }

    void saysNothingOfThemInItsReason()
    {
        const Settings settings;
        const Result<ModelSet> mind = backendFor(settings.model)->open(settings, {}, *m_library, {});
        QVERIFY(bool(mind));
        const QList<Passage> found = *m_library->search({u"eye exams"_s, 1, {}}, {});
        QVERIFY(!found.isEmpty());
        const Verdict verdict =
            *mind->critic->relevance(u"What does the report say about eye exams?"_s, found.first(), {});
        QVERIFY2(verdict.passed, qPrintable(verdict.reason));
        const Verdict needed = *mind->critic->retrieval(u"What does the report say about eye exams?"_s, {}, {});
        QVERIFY2(needed.passed && !needed.reason.contains(u"report"), qPrintable(needed.reason));
    }
};

QTEST_GUILESS_MAIN(tst_instructions)
#include "tst_instructions.moc"
