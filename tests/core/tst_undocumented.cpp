// No document answers small talk and arithmetic, whatever words it contains.
#include "core/base/catalogue.h"
#include "core/extractive/undocumented.h"
#include "core/flows/steps/answerstate.h"
#include "core/library/library.h"
#include "core/models/roles.h"
#include "papers.h"

#include <QTemporaryDir>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

class UndocumentedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesQuestionsForWhatTheyAre_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<bool>("documented");
        for (const char *question : {"What did the harbour say hello to?", "Who thanked the miller in 1884?",
                                     "What is the sum insured?", "How much wheat does the mill grind in 2 days?",
                                     "Was kostet eine F\u00e4hre?", "Who ordered the ships of 1812-1815?"})
            QTest::addRow("%s", question) << QString::fromUtf8(question) << true;
        for (const char *question : {"Hello!", "Thank you", "2+2", "What is 15 % of 80?", "wie viel ist 3 mal 4"})
            QTest::addRow("%s", question) << QString::fromUtf8(question) << false;
    }

    void takesQuestionsForWhatTheyAre()
    {
        QFETCH(QString, question);
        QFETCH(bool, documented);
        const Claim asked = questionOf(question, [](const QString &) { return 3.0; });
        QCOMPARE(noDocumentAnswers(asked).isEmpty(), documented);
    }

    void answersNoArithmetic_data()
    {
        QTest::addColumn<QString>("question");
        for (const char *question : {"2+2", "What is 2 + 2?", "wie viel ist 3 mal 4"})
            QTest::newRow(question) << QString::fromUtf8(question);
    }

    // Otherwise a sentence containing a 2 would be quoted.
    void answersNoArithmetic()
    {
        QFETCH(QString, question);
        const QTemporaryDir folder;
        const auto library =
            libraryAt(folder.path(),
                      {u"Rule 2 of the plan says that members see the doctor 2 times a year, of which 2 are free."_s,
                       u"Call 4 of 3 says hello there and good morning."_s, u"Guten Morgen, 3 mal 4."_s});
        const Result<ModelSet> mind = openModels({}, {}, *library, {});
        QVERIFY(bool(mind));
        Inline parallel;
        AnswerTools tools{*library, *mind->writer, *mind->critic, *mind->evidence, mind->critic.get(), {}, parallel,
                          {}};
        for (const AnswerFlow *flow : offers<AnswerFlow>()) {
            const Turn turn = answer(*flow, {question, {}, {}}, tools, [](const TraceEvent &) {});
            QVERIFY2(turn.answer.isEmpty(), qPrintable(toQString(flow->id()) + u": "_s + turn.answer));
        }
    }
};

QTEST_GUILESS_MAIN(UndocumentedTest)
#include "tst_undocumented.moc"
