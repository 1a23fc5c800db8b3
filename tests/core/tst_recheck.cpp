// Checking an answer again: its current sources, and whether they still support it.
#include "core/flows/after/recheck.h"
#include "core/session/freshness.h"
#include "core/chunking/chunker.h"
#include "computedvalues.h"
#include "core/session/outcome.h"
#include "fakes.h"
#include "core/session/sessionjson.h"

#include <QTemporaryDir>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

struct Shelf
{
    DocumentId add(const QString &name, const QString &text)
    {
        Document document;
        document.path = u"/papers/"_s + name;
        document.title = name;
        document.hash = QByteArray::number(qHash(text), 16);
        document.status = DocumentStatus::Indexed;
        Page page;
        page.number = 1;
        page.status = PageStatus::Text;
        page.text = text;
        const auto added = library->add(document, {page}, chunk({page}, {}, {}));
        if (!added)
            qFatal("%s", qPrintable(added.error().message));
        return added->id;
    }

    Turn answerFrom(DocumentId id, const QString &words)
    {
        const QList<Passage> found = *library->search({words, 1, {id}}, {});
        Turn turn;
        turn.id = u"t1"_s;
        turn.question = u"What conducts electricity?"_s;
        turn.answer = u"Copper conducts electricity very well."_s;
        turn.sentences = {{0, int(turn.answer.size()), Support::Fully, {1}}};
        Citation citation;
        citation.number = 1;
        citation.passage = found.first().id;
        citation.document = id;
        citation.title = u"metals.pdf"_s;
        turn.citations = {citation};
        turn.sources = found;
        turn.evidence = {{id, library->document(id)->hash}};
        turn.ending = Ending::Passed;
        return turn;
    }

    QList<StaleEvidence> stale(const Turn &turn) const
    {
        QList<Document> documents = library->documents();
        return staleEvidence(turn, [&](DocumentId id) -> const Document * {
            for (const Document &each : documents) {
                if (each.id == id)
                    return &each;
            }
            return nullptr;
        });
    }

    QTemporaryDir folder;
    std::unique_ptr<Library> library = *Library::open(folder.path(), {});
};

const QString copper = u"Copper conducts electricity very well. Cables are made of it."_s;

} // namespace

class tst_recheck : public QObject
{
    Q_OBJECT

private slots:
    void whatHasNotChangedIsAskedAsItWas()
    {
        Shelf shelf;
        const Turn turn = shelf.answerFrom(shelf.add(u"metals.pdf"_s, copper), u"copper electricity"_s);
        QVERIFY(shelf.stale(turn).isEmpty());
        ScriptedCritic critic(u"Y"_s, u"Y"_s, u"5"_s);
        const Result<Recheck> checked = recheck(turn, {*shelf.library, critic});
        QVERIFY(bool(checked));
        QCOMPARE(checked->answer, Support::Fully);
        QCOMPARE(checked->sentences, QList<Support>{Support::Fully});
        QCOMPARE(checked->evidence, turn.evidence);
        QCOMPARE(critic.judgedAgainst.size(), 2); // the answer and its sentence
        QCOMPARE(critic.judgedAgainst[0].size(), 1);
        QCOMPARE(critic.judgedAgainst[0][0].text, turn.sources[0].text);
    }

    void aDocumentThatChangedIsAskedAsItIsNow()
    {
        Shelf shelf;
        const DocumentId id = shelf.add(u"metals.pdf"_s, copper);
        Turn turn = shelf.answerFrom(id, u"copper electricity"_s);
        const QString now = u"Copper conducts electricity badly, it says today. Cables are made of aluminium."_s;
        QCOMPARE(shelf.add(u"metals.pdf"_s, now), id);
        QCOMPARE(shelf.stale(turn), (QList<StaleEvidence>{{id, u"metals.pdf"_s, StaleEvidence::Changed}}));
        ScriptedCritic critic(u"Y"_s, u"N"_s, u"5"_s);
        const Result<Recheck> checked = recheck(turn, {*shelf.library, critic});
        QVERIFY(bool(checked));
        QCOMPARE(critic.judgedAgainst[0].first().text, now);
        QCOMPARE(checked->answer, Support::No);
        turn.review.rechecks.append(*checked);
        QVERIFY(shelf.stale(turn).isEmpty()); // the current text is known
        const Turn back = turnFrom(toJson(turn));
        QCOMPARE(toJson(back), toJson(turn));
        QCOMPARE(back.review.rechecks[0].sentences, QList<Support>{Support::No});
    }

    // No judge is asked: the cells are read and the computation is repeated.
    void aComputationIsDoneAgainFromItsCells()
    {
        Shelf shelf;
        const DocumentId id = shelf.add(u"statement.pdf"_s, statementText());
        Turn turn = computedTurn(turnover(id));
        turn.evidence = {{id, shelf.library->document(id)->hash}};
        ScriptedCritic critic(u"N"_s, u"N"_s, u"1"_s);
        const auto checkAgain = [&] {
            const Result<Recheck> checked = recheck(turn, {*shelf.library, critic});
            turn.review.rechecks = checked ? QList<Recheck>{*checked} : QList<Recheck>();
            return outcomeOf(turn).state;
        };
        QCOMPARE(checkAgain(), TurnOutcome::Computed);
        QCOMPARE(turn.review.rechecks[0].remark, u"3 cells unchanged, giving the same value"_s);
        // After rereading, the same row is at another place on the page.
        QCOMPARE(shelf.add(u"statement.pdf"_s, u"Audited. "_s + statementText()), id);
        QCOMPARE(checkAgain(), TurnOutcome::Computed);
        QCOMPARE(shelf.add(u"statement.pdf"_s, statementText().replace(u"282"_s, u"291"_s)), id);
        QVERIFY(!shelf.stale(turn).isEmpty());
        QCOMPARE(checkAgain(), TurnOutcome::Unverified);
        QCOMPARE(turn.review.rechecks[0].remark, u"“Property and equipment, net” on page 1 no longer reads 282"_s);
        QVERIFY(shelf.stale(turn).isEmpty());
        QVERIFY(shelf.library->remove(id));
        QCOMPARE(checkAgain(), TurnOutcome::Unverified);
        QCOMPARE(turn.review.rechecks[0].answer, Support::Unchecked);
        QCOMPARE(critic.calls, 0);
    }

    void aDocumentThatIsGoneSupportsNothing()
    {
        Shelf shelf;
        const DocumentId id = shelf.add(u"metals.pdf"_s, copper);
        const Turn turn = shelf.answerFrom(id, u"copper electricity"_s);
        QVERIFY(bool(shelf.library->remove(id)));
        QCOMPARE(shelf.stale(turn), (QList<StaleEvidence>{{id, u"metals.pdf"_s, StaleEvidence::Gone}}));
        ScriptedCritic critic(u"Y"_s, u"Y"_s, u"5"_s);
        const Result<Recheck> checked = recheck(turn, {*shelf.library, critic});
        QVERIFY(bool(checked));
        QCOMPARE(checked->answer, Support::Unchecked);
        QVERIFY(critic.judgedAgainst.isEmpty()); // there is nothing to judge
    }

    void ofOldAnswersNothingIsClaimed()
    {
        Shelf shelf;
        const DocumentId id = shelf.add(u"metals.pdf"_s, copper);
        Turn turn = shelf.answerFrom(id, u"copper electricity"_s);
        turn.evidence.clear(); // it is older than this record
        QVERIFY(bool(shelf.library->remove(id)));
        QVERIFY(shelf.stale(turn).isEmpty());
        turn.answer.clear();
        ScriptedCritic critic(u"Y"_s, u"Y"_s, u"5"_s);
        QCOMPARE(recheck(turn, {*shelf.library, critic}).error().code, Error::Invalid);
    }
};

QTEST_GUILESS_MAIN(tst_recheck)
#include "tst_recheck.moc"
