// Searching a team's library on its server: the results, that only visible documents influence them, and what a hostile
// member can ask.
#include "core/library/libraryindexes.h"
#include "core/models/builtin.h"
#include "core/team/teamlibrary.h"
#include "core/team/teamseek.h"
#include "core/team/teamspace.h"
#include "core/team/teamterms.h"
#include "core/search/spacefeatures.h"
#include "core/search/termhash.h"
#include "must.h"
#include "papers.h"
#include "postgresserver.h"

#include <QTemporaryDir>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;
using tests::must;

namespace {

TeamDocument paper(const QString &name, const QStringList &passages)
{
    TeamDocument paper;
    Page page;
    page.number = 1;
    page.status = PageStatus::Text;
    for (const QString &text : passages) {
        Passage passage;
        passage.text = text;
        passage.ordinal = int(paper.passages.size());
        passage.page = passage.lastPage = 1;
        passage.spans = {{0, int(text.size()), 1, int(page.text.size())}};
        page.text += text + u"\n\n"_s;
        paper.passages.append(passage);
    }
    paper.pages = {page};
    paper.document.path = u"/papers/"_s + name;
    paper.document.title = name;
    paper.document.hash = name.toUtf8();
    paper.document.status = DocumentStatus::Indexed;
    paper.document.pages = 1;
    return paper;
}

QString term(const char *word) // as stored on the server
{
    return QString::number(qint64(termHash(QString::fromLatin1(word))));
}

} // namespace

class tst_TeamSeek : public QObject
{
    Q_OBJECT

    tests::PostgresServer server;
    int bases = 0;
    QString base; // that of the current test
    std::unique_ptr<Postgres> keeper;

    std::unique_ptr<Postgres> as(const QString &role) const
    {
        return must(Postgres::connect({server.address(role, base)}, {}));
    }
    QString collection(const QString &name) const
    {
        return must(TeamLibrary(*keeper).collection(name, TeamLibrary::IfMissing::Make, {}));
    }
    QString put(const QString &collection, const TeamDocument &document) const
    {
        auto change = must(PostgresTransaction::begin(*keeper, PostgresTransaction::Change, {}));
        QString id = must(TeamLibrary(*keeper).publish(collection, document, {}));
        must(change->commit({}));
        return id;
    }
    void give(const QString &role, const QString &collection, const QString &document = {},
              const QString &may = u"read"_s) const
    {
        must(TeamLibrary(*keeper).give(role, collection, document, may, {}));
    }
    static QString lineOf(const FoundPassage &each)
    {
        return u"%1|%2|%3|%4"_s.arg(each.passage.title, each.passage.text)
            .arg(each.passage.score, 0, 'g', 15)
            .arg(each.probability, 0, 'f', 3); // results with equal scores have no fixed order, which is intended
    }
    static Result<QList<TeamPassage>> seek(Postgres &postgres, const TeamQuery &query, SearchRemarks *remarks = nullptr)
    {
        const auto byWords = [](const EvidenceSources &sources) {
            return std::make_shared<const EvidenceRanker>(sources.idf, sources.tables);
        };
        Inline here;
        return TeamSeek(postgres).search(query, byWords, here, {}, remarks);
    }
    static QStringList found(Postgres &postgres, const QString &question, const QStringList &scope = {}, int count = 10)
    {
        QStringList lines;
        for (const TeamPassage &each : must(seek(postgres, {question, count, scope})))
            lines.append(lineOf(each));
        return lines;
    }
    // The rows of a statement as text.
    static QStringList rows(Postgres &postgres, const QString &sql)
    {
        const QByteArray all =
            "SELECT coalesce(string_agg(row::text, E'\\n' ORDER BY row::text), '') FROM (" + sql.toUtf8() + ") AS row";
        return must(postgres.run(all.constData(), {}, {})).text(0, 0).split(u'\n', Qt::SkipEmptyParts);
    }
    // Everything the server tells a member for some words.
    static QStringList told(Postgres &postgres)
    {
        QStringList all;
        for (const char *words : {"[[%1, 1]]", "[[%1, 1], [%2, 0.5]]", "[[%3, 1], [%2, 1]]", "[[%4, 1]]"}) {
            const QString query = QString::fromLatin1(words)
                                      .replace(u"%1"_s, term("merger"))
                                      .replace(u"%2"_s, term("bee"))
                                      .replace(u"%3"_s, term("danc"))
                                      .replace(u"%4"_s, term("canari"));
            all += rows(postgres, u"SELECT * FROM attest.seek('{\"terms\": %1}', NULL, 10)"_s.arg(query));
        }
        all += rows(postgres, u"SELECT * FROM attest.counts('{0, %1, %2, %3}')"_s.arg(term("merger"), term("bee"),
                                                                                      term("canari")));
        for (const char *question : {"Which bees dance?", "Is there a secret merger?", "canary"})
            all += found(postgres, QString::fromLatin1(question));
        return all;
    }
    // The number of passages with a word, by the counts and by the passages themselves.
    QStringList counted() const
    {
        return rows(*keeper,
                    u"SELECT term, sum(passages)::bigint, sum(length)::bigint FROM (TABLE attest.term UNION ALL "
                    "TABLE attest.term_change) AS t GROUP BY term HAVING sum(passages) <> 0"_s);
    }
    QStringList reallyCounted() const
    {
        return rows(*keeper,
                    u"SELECT each, count(*), 0::bigint FROM attest.passage_terms, unnest(terms) AS each GROUP BY "
                    "1 UNION ALL SELECT 0, count(*), sum(length) FROM attest.passage_terms HAVING count(*) > 0"_s);
    }

    // Texts about bees mention honey too, so a search for one finds the other.
    static QString told(int i)
    {
        const auto tree = [](int n) {
            return u"alder birch cedar elm fir ginkgo hazel juniper larch maple oak pine rowan spruce willow yew"_s
                .section(u' ', n % 16, n % 16);
        };
        return (i % 3 == 0 ? u"Bees of kind %1 make honey in the hive at noon near %2 and %3, %4."_s
                           : u"Copper wire of gauge %1 conducts current to the lamp under %2 and %3, %4."_s)
            .arg(i)
            .arg(tree(i), tree(i * 5 + 3), tree(i / 2 * 7 + 1));
    }
    QString putMeadow() const
    {
        const QString papers = collection(u"Papers"_s);
        for (int i = 0; i < 40; ++i)
            put(papers, paper(u"%1.pdf"_s.arg(i), {told(i)}));
        put(papers, paper(u"bees.pdf"_s, {u"Bees rest in the hive."_s}));
        return papers;
    }
    TeamFit fit(const QString &collection) const
    {
        Inline parallel;
        return must(TeamSpace(*keeper).fit(collection, parallel, [](int, int) {}, {}));
    }
    static Scores scoresOf(Postgres &postgres, const QString &question, const QString &title)
    {
        for (const TeamPassage &each : must(seek(postgres, {question, 50}))) {
            if (each.passage.title == title)
                return each.passage.scores;
        }
        return {};
    }

private slots:
    void initTestCase()
    {
        WANTS_POSTGRES();
        QVERIFY(server.start());
        QCOMPARE(
            server.sql(u"CREATE ROLE keeper LOGIN; CREATE ROLE anna LOGIN; CREATE ROLE ben LOGIN; CREATE ROLE "
                       u"worker LOGIN; CREATE ROLE mallory LOGIN; CREATE ROLE pool LOGIN; GRANT anna, ben TO pool"_s),
            QString());
    }
    void init()
    {
        base = u"seek%1"_s.arg(++bases);
        QCOMPARE(server.sql(u"CREATE DATABASE %1 OWNER keeper"_s.arg(base)), QString());
        keeper = as(u"keeper"_s);
        (void)must(TeamLibrary(*keeper).init({}));
    }
    void cleanup() { keeper.reset(); }

    // The server's candidates are ranked as in a local library.
    void findsWhatALocalLibraryFinds()
    {
        QTemporaryDir folder;
        const auto own = libraryAt(folder.filePath(u"own"_s));
        const QString papers = collection(u"Papers"_s);
        for (int i = 0; i < 60; ++i)
            keepPaper(*own,
                      u"Paper %1 tells of %2, which a bee of kind %3 visits; the meadow %4 has €%5 of honey."_s.arg(i)
                          .arg(u"clover sage thyme lime heather"_s.section(u' ', i % 5, i % 5))
                          .arg(i % 7)
                          .arg(i % 11)
                          .arg(i * 13));
        for (const Document &document : own->documents())
            put(papers, must(LibraryTeam(*own).whole(document.id)));
        give(u"anna"_s, papers);
        const auto anna = as(u"anna"_s);
        const auto byScore = [](QStringList lines) { // equal scores have no fixed order
            for (QString &line : lines)
                line = line.section(u'|', 2);
            std::sort(lines.begin(), lines.end());
            return lines;
        };
        for (const char *question :
             {"Which paper tells of sage?", "honey of bee kind 3", "meadows of heather", "Paper 7"}) {
            QStringList local;
            Inline here;
            const auto words = wordRankerFor(*own);
            for (const FoundPassage &each :
                 must(searchByEvidence({QString::fromLatin1(question), 10, {}}, *own, *words, here, {})))
                local.append(lineOf(each));
            const QStringList there = found(*anna, QString::fromLatin1(question));
            QCOMPARE(byScore(there), byScore(local));
            QCOMPARE(there.first().section(u'|', 2), local.first().section(u'|', 2));
        }
        QVERIFY(found(*anna, u"nothing of the kind: xylophone"_s).isEmpty());
        QVERIFY(found(*anna, QString()).isEmpty());
        QVERIFY(found(*anna, u"the of and"_s, {}, 3).size() <= 3);
    }

    void looksOnlyWhereItIsAsked()
    {
        const QString one = collection(u"One"_s);
        const QString two = collection(u"Two"_s);
        const QString first =
            put(one, paper(u"first.pdf"_s, {u"Bees dance in a meadow."_s, u"Bees sleep at night."_s}));
        const QString second = put(two, paper(u"second.pdf"_s, {u"Bees fly over the hills."_s}));
        give(u"anna"_s, one);
        give(u"anna"_s, two);
        const auto anna = as(u"anna"_s);
        QCOMPARE(found(*anna, u"bees"_s).size(), 3);
        QCOMPARE(found(*anna, u"bees"_s, {one}).size(), 2);
        QCOMPARE(found(*anna, u"bees"_s, {second}).size(), 1);
        QCOMPARE(found(*anna, u"bees"_s, {second, first}).size(), 3);
        QCOMPARE(found(*anna, u"bees"_s, {two, first}).size(), 3);
        QVERIFY(found(*anna, u"bees"_s, {u"00000000-0000-0000-0000-000000000000"_s}).isEmpty());
        // Restricting a search to hidden documents finds nothing.
        give(u"ben"_s, {}, second);
        const auto ben = as(u"ben"_s);
        QCOMPARE(found(*ben, u"bees"_s).size(), 1);
        QCOMPARE(found(*ben, u"bees"_s, {two}).size(), 1);
        QVERIFY(found(*ben, u"bees"_s, {one}).isEmpty());
        QVERIFY(found(*ben, u"bees"_s, {first}).isEmpty());
        const auto stranger = as(u"mallory"_s);
        QVERIFY(!seek(*stranger, {u"bees"_s}));
    }

    // Neither the results, their order, scores nor counts reveal hidden documents.
    void hiddenDocumentsChangeNothing()
    {
        const QString papers = collection(u"Papers"_s);
        const QString others = collection(u"Others"_s);
        for (int i = 0; i < 12; ++i)
            put(papers, paper(u"%1.pdf"_s.arg(i), {u"Bees of kind %1 dance."_s.arg(i),
                                                   i % 3 == 0 ? u"A merger of two hives."_s : u"Nothing new."_s}));
        const QString single = put(others, paper(u"single.pdf"_s, {u"One bee alone in a merger."_s}));
        give(u"anna"_s, papers);
        give(u"ben"_s, papers);
        give(u"ben"_s, {}, single);
        const auto anna = as(u"anna"_s);
        const auto ben = as(u"ben"_s);
        const QStringList annas = told(*anna);
        const QStringList bens = told(*ben);
        QVERIFY(annas.size() > 20 && bens.size() > annas.size());
        // Another collection, and documents of a visible collection that are hidden individually.
        for (int i = 0; i < 40; ++i) {
            put(others, paper(u"hidden %1.pdf"_s.arg(i), {u"The canary tells of a secret merger of bees."_s,
                                                          u"Bees dance. Bees dance. Merger, merger!"_s}));
            if (i % 4 != 0)
                continue;
            const QString taken = put(papers, paper(u"taken %1.pdf"_s.arg(i), {u"A canary dances with bees."_s}));
            give(u"anna"_s, papers, taken, u"none"_s);
            give(u"ben"_s, papers, taken, u"none"_s);
        }
        QCOMPARE(told(*anna), annas);
        QCOMPARE(told(*ben), bens);
        must(keeper->runScript("SELECT attest.fold_terms()", {}));
        QCOMPARE(told(*anna), annas);
        QCOMPARE(told(*ben), bens);
        // It exists: members who may see it find it.
        QVERIFY(!found(*keeper, u"canary"_s).isEmpty());
        must(TeamLibrary(*keeper).revoke(u"anna"_s, papers, {}));
        QVERIFY(told(*anna).isEmpty());
    }

    // Nearly all passages with the words are hidden: there are still k rows.
    void whoSeesLittleFindsAllOfIt()
    {
        const QString papers = collection(u"Papers"_s);
        const QString own = collection(u"Own"_s);
        QStringList many;
        for (int i = 0; i < 99; ++i)
            many.append(u"Bee number %1 dances."_s.arg(i));
        for (int i = 0; i < 12; ++i)
            put(papers, paper(u"%1.pdf"_s.arg(i), many));
        put(own, paper(u"own.pdf"_s, {u"A bee."_s, u"The bee dances."_s, u"Bees in the morning sleep on sage."_s}));
        QStringList documents;
        for (int i = 0; i < 9; ++i)
            documents.append(put(papers, paper(u"single %1.pdf"_s.arg(i), {u"A bee of sort %1 sleeps."_s.arg(i)})));
        give(u"anna"_s, own);
        for (const QString &document : std::as_const(documents))
            give(u"anna"_s, {}, document);
        const auto anna = as(u"anna"_s);
        const QString query = u"'{\"terms\": [[%1, 1]]}'"_s.arg(term("bee"));
        const auto count = [&](int k) {
            return rows(*anna, u"SELECT * FROM attest.seek(%1, NULL, %2)"_s.arg(query).arg(k)).size();
        };
        QCOMPARE(count(10), 10);
        QCOMPARE(count(12), 12);
        QCOMPARE(count(1000), 12); // there are no more
    }

    // Searches start with a rare word, but if more results are requested, frequent ones are used.
    void goesOnToFrequentWordsWhereRareOnesFindTooFew()
    {
        const QString papers = collection(u"Papers"_s);
        QStringList many;
        for (int i = 0; i < 50; ++i)
            many.append(u"Bee %1."_s.arg(i));
        put(papers, paper(u"bees.pdf"_s, many));
        const QString other = put(papers, paper(u"other.pdf"_s, {u"Sage."_s, u"Sage and a bee."_s, u"A bee."_s}));
        give(u"anna"_s, papers);
        const auto anna = as(u"anna"_s);
        const QString query = u"'{\"terms\": [[%1, 1], [%2, 1]]}'"_s.arg(term("sage"), term("bee"));
        QCOMPARE(rows(*anna, u"SELECT * FROM attest.seek(%1, NULL, 40)"_s.arg(query)).size(), 40);
        QCOMPARE(rows(*anna, u"SELECT * FROM attest.seek(%1, NULL, 1000)"_s.arg(query)).size(), 53);
        QCOMPARE(rows(*anna, u"SELECT * FROM attest.seek(%1, ARRAY['%2']::uuid[], 1000)"_s.arg(query, other)).size(),
                 3);
    }

    // The next result takes its place.
    void whatDoesNotAgreeWithItsPageIsWithheld()
    {
        static const char *const changes[] = {
            "UPDATE attest.passage SET body = replace(body, 'noon', 'dawn')",
            "UPDATE attest.page SET body = replace(body, 'noon', 'dawn')",
            "UPDATE attest.passage SET page = 2, last_page = 2",
            "UPDATE attest.passage SET page_label = 'seven'",
            "UPDATE attest.passage SET boxes = ''",
            "DELETE FROM attest.page",
        };
        constexpr int damaged = 35; // more than a search examines
        constexpr int all = 40;
        const QString papers = collection(u"Papers"_s);
        give(u"anna"_s, papers);
        const auto anna = as(u"anna"_s);
        const auto boss = as(u"boss"_s);
        for (int kind = 0; kind < int(std::size(changes)); ++kind) {
            const char *change = changes[kind];
            QStringList documents;
            auto together = must(PostgresTransaction::begin(*keeper, PostgresTransaction::Change, {}));
            for (int i = 0; i < all; ++i) {
                const QString name = u"p%1x%2"_s.arg(kind).arg(i);
                const QString text =
                    u"Bees make honey at noon near a%1, b%1, c%1, d%1, e%1, f%1, g%1, h%1."_s.arg(name);
                documents.append(must(TeamLibrary(*keeper).publish(papers, paper(name, {text}), {})));
            }
            must(together->commit({}));
            const TeamQuery query{u"When do bees make honey?"_s, 5, documents};
            SearchRemarks remarks;
            QCOMPARE(must(seek(*anna, query, &remarks)).size(), 5);
            QVERIFY(remarks.isEmpty());
            const QString ids = documents.mid(0, damaged).join(u',');
            must(boss->runScript((QLatin1String(change) + u" WHERE document = ANY('{%1}')"_s.arg(ids)).toUtf8(), {}));
            for (SearchRemarks *told : {&remarks, static_cast<SearchRemarks *>(nullptr)}) {
                QStringList found;
                for (const TeamPassage &each : must(seek(*anna, query, told)))
                    found.append(each.document);
                QVERIFY2(QSet<QString>(found.begin(), found.end()) ==
                             QSet<QString>(documents.begin() + damaged, documents.end()),
                         change);
            }
            QCOMPARE(remarks.withheld.size(), damaged);
        }
    }

    // Added, replaced and removed concurrently: the counts match the passages.
    void countsAreTrue()
    {
        const QString papers = collection(u"Papers"_s);
        give(u"worker"_s, papers, {}, u"work"_s);
        const auto one = as(u"worker"_s);
        const auto other = as(u"worker"_s);
        auto slow = must(PostgresTransaction::begin(*one, PostgresTransaction::Change, {}));
        (void)must(TeamLibrary(*one).publish(papers, paper(u"a.pdf"_s, {u"Bees dance."_s, u"Bees sleep."_s}), {}));
        {
            // With the same words while the first transaction is open: neither waits for the other.
            must(other->runScript("SET lock_timeout = '2s'", {}));
            auto quick = must(PostgresTransaction::begin(*other, PostgresTransaction::Change, {}));
            (void)must(TeamLibrary(*other).publish(papers, paper(u"b.pdf"_s, {u"Bees dance, wasps dance."_s}), {}));
            must(quick->commit({}));
            must(keeper->runScript("SELECT attest.fold_terms()", {}));
        }
        QCOMPARE(counted(), reallyCounted());
        must(slow->commit({}));
        QCOMPARE(counted(), reallyCounted());
        TeamDocument next = paper(u"next"_s, {u"Copper conducts."_s});
        next.document.path = u"/papers/a.pdf"_s; // replaces the first
        put(papers, next);
        QCOMPARE(counted(), reallyCounted());
        must(TeamLibrary(*keeper).remove(must(TeamLibrary(*keeper).document(u"b.pdf"_s, {}, {})), {}));
        QCOMPARE(counted(), reallyCounted());
        must(keeper->runScript("SELECT attest.fold_terms()", {}));
        QCOMPARE(counted(), reallyCounted());
        QCOMPARE(rows(*keeper, u"SELECT 1 FROM attest.term WHERE passages = 0"_s).size(), 0);
        QCOMPARE(rows(*keeper, u"SELECT * FROM attest.passage_terms"_s).size(), 1);
        // Rolled-back changes are not counted.
        {
            auto change = must(PostgresTransaction::begin(*one, PostgresTransaction::Change, {}));
            (void)must(TeamLibrary(*one).publish(papers, paper(u"c.pdf"_s, {u"Ice melts."_s}), {}));
        }
        QCOMPARE(counted(), reallyCounted());
        // A worker can write terms into his collections only, and can read none.
        const QString foreign = collection(u"Foreign"_s);
        const QString there = put(foreign, paper(u"f.pdf"_s, {u"Ice melts."_s}));
        const QString sql = u"INSERT INTO attest.passage_terms VALUES ('%1', '%2', 7, 1, '{1}', '{1}')"_s;
        QVERIFY(!one->run(sql.arg(there, foreign).toUtf8().constData(), {}, {}));
        QVERIFY(!one->run(sql.arg(there, papers).toUtf8().constData(), {}, {}));
        QVERIFY(!one->run("SELECT * FROM attest.passage_terms", {}, {}));
    }

    // Older passages become searchable from their stored text; repeating this is harmless.
    void anOlderLibraryIsFilled()
    {
        const QString papers = collection(u"Papers"_s);
        put(papers, paper(u"a.pdf"_s, {u"Bees dance."_s, u"Bees sleep."_s}));
        put(papers, paper(u"b.pdf"_s, {u"Wasps dance."_s}));
        give(u"anna"_s, papers);
        const auto anna = as(u"anna"_s);
        const QStringList before = found(*anna, u"Which bees dance?"_s);
        const QStringList terms = rows(*keeper, u"SELECT * FROM attest.passage_terms"_s);
        must(keeper->runScript("DELETE FROM attest.passage_terms", {}));
        QVERIFY(found(*anna, u"Which bees dance?"_s).isEmpty());
        int told = 0;
        QCOMPARE(must(TeamTerms(*keeper).fill([&](int, int of) { told += of == 2; }, {})), 2);
        QCOMPARE(told, 2);
        QCOMPARE(found(*anna, u"Which bees dance?"_s), before);
        QCOMPARE(rows(*keeper, u"SELECT * FROM attest.passage_terms"_s), terms);
        QCOMPARE(must(TeamTerms(*keeper).fill([](int, int) {}, {})), 0);
        QCOMPARE(counted(), reallyCounted());
    }

    void theSecondVersionIsBroughtUpToDate()
    {
        keeper.reset();
        base = u"seek%1"_s.arg(++bases);
        QCOMPARE(server.sql(u"CREATE DATABASE %1 OWNER keeper"_s.arg(base)), QString());
        keeper = as(u"keeper"_s);
        must(keeper->runScript("BEGIN;" + teamScript("1-schema.sql") + ";" + teamScript("2-answers.sql") +
                                   ";INSERT INTO attest.library (version) VALUES (2);"
                                   "INSERT INTO attest.collection (name) VALUES ('Papers');"
                                   "SELECT attest.give('anna', id, NULL, 'read') FROM attest.collection;"
                                   "SELECT attest.give('worker', id, NULL, 'work') FROM attest.collection; COMMIT",
                               {}));
        (void)must(TeamLibrary(*keeper).init({}));
        (void)must(TeamLibrary(*keeper).init({}));
        const auto worker = as(u"worker"_s);
        auto change = must(PostgresTransaction::begin(*worker, PostgresTransaction::Change, {}));
        (void)must(TeamLibrary(*worker).publish(collection(u"Papers"_s), paper(u"a.pdf"_s, {u"Bees dance."_s}), {}));
        must(change->commit({}));
        const auto anna = as(u"anna"_s);
        QCOMPARE(found(*anna, u"bees"_s).size(), 1);
        // With another owner, as after a restore, who owns the existing objects.
        QCOMPARE(server.sql(u"CREATE ROLE heir LOGIN; GRANT CREATE ON DATABASE %1 TO heir"_s.arg(base)), QString());
        must(as(u"boss"_s)->runScript("REASSIGN OWNED BY keeper TO heir", {}));
        keeper.reset();
        const auto heir = as(u"heir"_s);
        (void)must(TeamLibrary(*heir).init({}));
        QCOMPARE(found(*anna, u"bees"_s).size(), 1);
        QCOMPARE(found(*heir, u"bees"_s).size(), 1);
    }

    void meaningsAreCompared()
    {
        const QString papers = putMeadow();
        give(u"anna"_s, papers);
        const auto anna = as(u"anna"_s);
        const QString question = u"Which kind of bees make honey?"_s;
        QCOMPARE(scoresOf(*anna, question, u"3.pdf"_s).vector, 0.0);
        TeamFit done = fit(papers);
        QVERIFY(done.isThere && done.isFitted);
        QCOMPARE(done.placed, 41);
        // As in a local library with the same documents.
        QTemporaryDir folder;
        const auto own = libraryAt(folder.filePath(u"own"_s));
        for (int i = 0; i < 40; ++i) {
            const TeamDocument each = paper(u"%1.pdf"_s.arg(i), {told(i)});
            (void)must(own->add(each.document, each.pages, each.passages));
        }
        const TeamDocument last = paper(u"bees.pdf"_s, {u"Bees rest in the hive."_s});
        (void)must(own->add(last.document, last.pages, last.passages));
        Inline here;
        must(LibraryIndexes(*own).fit(here, {}));
        for (const Passage &each : must(own->search({question, 10, {}}, {}))) {
            const Scores there = scoresOf(*anna, question, each.title);
            QVERIFY2(std::abs(there.vector - each.scores.vector) < 0.03 &&
                         std::abs(there.page - each.scores.page) < 0.03,
                     qPrintable(u"%1: %2 and %3, %4 and %5"_s.arg(each.title)
                                    .arg(there.vector)
                                    .arg(each.scores.vector)
                                    .arg(there.page)
                                    .arg(each.scores.page)));
        }
        // New documents are placed by the next fit, and are found until then all the same; removed ones lose their
        // place.
        put(papers, paper(u"new.pdf"_s, {u"Bees of kind 99 make honey."_s}));
        QVERIFY(scoresOf(*anna, question, u"new.pdf"_s).vector > 0);
        done = fit(papers);
        QVERIFY(done.isThere && !done.isFitted);
        QCOMPARE(done.placed, 1);
        QCOMPARE(fit(papers).placed, 0);
        must(TeamLibrary(*keeper).remove(must(TeamLibrary(*keeper).document(u"new.pdf"_s, {}, {})), {}));
        QCOMPARE(rows(*keeper, u"SELECT * FROM attest.passage_place"_s).size(), 41);
        QCOMPARE(rows(*keeper, u"SELECT * FROM attest.page_place"_s).size(), 41);
        // After growing by a quarter, it is fitted again.
        for (int i = 0; i < 12; ++i)
            put(papers, paper(u"more %1.pdf"_s.arg(i), {u"Ice of layer %1 melts in spring."_s.arg(i)}));
        QVERIFY(fit(papers).isFitted);
        QCOMPARE(rows(*keeper, u"SELECT * FROM attest.passage_place"_s).size(), 53);
        const QString few = collection(u"Few"_s);
        put(few, paper(u"few.pdf"_s, {u"Too little."_s}));
        QVERIFY(!fit(few).isThere);
        QVERIFY2(!TeamSpace(*anna).fit(papers, here, [](int, int) {}, {}), "only who manages fits");
    }

    // A space was fitted on a whole collection: members who cannot see all of it cannot use the space.
    void aSpaceIsSeenByWhoSeesTheCollection()
    {
        const QString papers = putMeadow();
        const QString secret =
            put(papers, paper(u"secret.pdf"_s, {u"The canary tells of honey and of a merger with copper."_s}));
        give(u"anna"_s, papers);
        give(u"ben"_s, papers);
        give(u"ben"_s, papers, secret, u"none"_s);
        give(u"mallory"_s, {}, must(TeamLibrary(*keeper).document(u"3.pdf"_s, {}, {})));
        const QString question = u"Which kind of bees make honey?"_s;
        const auto anna = as(u"anna"_s);
        const auto ben = as(u"ben"_s);
        const auto mallory = as(u"mallory"_s);
        const QStringList bens = found(*ben, question);
        const QStringList mallorys = found(*mallory, question);
        (void)fit(papers);
        QVERIFY(scoresOf(*anna, question, u"3.pdf"_s).vector > 0.3);
        QCOMPARE(found(*ben, question), bens);
        QCOMPARE(found(*mallory, question), mallorys);
        for (const QString &table : {u"space"_s, u"space_feature"_s, u"passage_place"_s, u"page_place"_s}) {
            QVERIFY(!rows(*anna, u"SELECT 1 FROM attest."_s + table).isEmpty());
            QCOMPARE(rows(*ben, u"SELECT 1 FROM attest."_s + table).size(), 0);
            QCOMPARE(rows(*mallory, u"SELECT 1 FROM attest."_s + table).size(), 0);
        }
        // A space of another collection changes nothing either.
        const QStringList annas = found(*anna, question);
        const QString others = collection(u"Others"_s);
        for (int i = 0; i < 20; ++i)
            put(others, paper(u"other %1.pdf"_s.arg(i), {u"Honey of bees %1 is sold by a merger of hives."_s.arg(i)}));
        (void)fit(others);
        QCOMPARE(found(*anna, question), annas);
    }

    // With pgvector, passages without common words are found; a restricted search still returns k rows.
    void meaningsAreSearched()
    {
        if (server.sql(u"SELECT count(*) FROM pg_available_extensions WHERE name = 'vector' AND "
                       "string_to_array(default_version, '.')::int[] >= '{0,8}'"_s) != u"1"_s)
            QSKIP("pgvector 0.8 is not installed for this PostgreSQL (ATTEST_POSTGRES names the programs of another)");
        const QString papers = putMeadow();
        give(u"anna"_s, papers);
        const auto anna = as(u"anna"_s);
        const auto isFound = [&] { return found(*anna, u"honey at noon"_s, {}, 50).filter(u"sleep"_s).size(); };
        const auto removed = [&](const QString &title) {
            must(TeamLibrary(*keeper).remove(must(TeamLibrary(*keeper).document(title, {}, {})), {}));
        };
        removed(u"bees.pdf"_s);
        (void)fit(papers);
        // A word for which the space has no direction of its own.
        put(papers, paper(u"late.pdf"_s, {u"Bees sleep in the hive."_s}));
        QCOMPARE(fit(papers).placed, 1);
        QCOMPARE(isFound(), 0);
        removed(u"late.pdf"_s);
        QCOMPARE(server.sql(u"CREATE EXTENSION vector"_s, base), QString());
        QVERIFY2(fit(papers).isFitted, "the vectors are made");
        put(papers, paper(u"later.pdf"_s, {u"Bees sleep in the hive."_s}));
        QVERIFY(!fit(papers).isFitted);
        QCOMPARE(isFound(), 1);
        QCOMPARE(rows(*anna, u"SELECT 1 FROM attest.passage_vector"_s).size(), 41);
        // The collection's index is used although row policies apply.
        must(anna->runScript("SET enable_seqscan = off; SET enable_sort = off; SET enable_bitmapscan = off", {}));
        const QByteArray nearest =
            u"EXPLAIN SELECT ordinal FROM attest.passage_vector WHERE collection = '%1' AND dimension = %2 ORDER BY "
            u"(place::public.halfvec(%2)) "
            "OPERATOR(public.<=>) (SELECT v.place FROM attest.passage_vector AS v LIMIT 1)::public.halfvec(%2) LIMIT 5"_s
                .arg(papers, rows(*keeper, u"SELECT dimension FROM attest.space"_s).first().mid(1).chopped(1))
                .toUtf8();
        const PostgresRows plan = must(anna->run(nearest.constData(), {}, {}));
        QStringList lines;
        for (int i = 0; i < plan.size(); ++i)
            lines.append(plan.text(i, 0));
        QVERIFY2(lines.join(u' ').contains(u"Index Scan using passage_vector_"_s), qPrintable(lines.join(u'\n')));
        // Members who cannot see the whole collection do not use the space, nor do those with a single document.
        give(u"ben"_s, papers);
        give(u"ben"_s, papers, must(TeamLibrary(*keeper).document(u"2.pdf"_s, {}, {})), u"none"_s);
        QCOMPARE(rows(*as(u"ben"_s), u"SELECT 1 FROM attest.passage_vector"_s).size(), 0);
        // A search restricted to one document in a hundred finds all of it.
        QStringList many;
        for (int i = 0; i < 400; ++i)
            many.append(u"Bees of swarm %1 make honey at noon in the hive."_s.arg(i));
        put(papers, paper(u"many.pdf"_s, many));
        (void)fit(papers);
        QStringList scope;
        for (int i = 0; i < 18; i += 3)
            scope.append(must(TeamLibrary(*keeper).document(u"%1.pdf"_s.arg(i), {}, {})));
        auto snapshot = must(PostgresTransaction::begin(*anna, PostgresTransaction::Snapshot, {}));
        TeamSpace space(*anna);
        const auto place = [](const SemanticSpace &each) { return each.place(u"honey at noon"_s); };
        const auto placed = must(space.place(featuresIn(termHashes(u"honey at noon"_s)), place, {}));
        QCOMPARE(placed.size(), 1);
        QCOMPARE(must(space.nearest(placed, scope, 6, {})).size(), 6);
        QCOMPARE(must(space.nearest(placed, {}, 100, {})).size(), 100);
        QCOMPARE(must(space.nearest(placed, {papers}, 5, {})).size(), 5);
    }

    // Array operators are not leakproof: under a policy with a condition the index could not be used.
    void theIndexOfTermsIsUsed()
    {
        put(collection(u"Papers"_s), paper(u"a.pdf"_s, {u"Bees dance."_s}));
        must(keeper->runScript("SET enable_seqscan = off", {}));
        const PostgresRows plan =
            must(keeper->run("EXPLAIN SELECT * FROM attest.passage_terms WHERE terms && '{1}'", {}, {}));
        QStringList lines;
        for (int i = 0; i < plan.size(); ++i)
            lines.append(plan.text(i, 0));
        QVERIFY2(lines.join(u' ').contains(u"passage_terms_found"_s), qPrintable(lines.join(u'\n')));
    }

    void refusesWhatIsNoQuestion()
    {
        const QString papers = collection(u"Papers"_s);
        put(papers, paper(u"a.pdf"_s, {u"Bees dance."_s}));
        give(u"anna"_s, papers);
        const auto anna = as(u"anna"_s);
        const auto refuse = [&](const char *what, const QString &call) {
            QVERIFY2(!anna->run(call.toUtf8().constData(), {}, {}), what);
            QVERIFY2(found(*anna, u"bees"_s).size() == 1, what); // and nothing is damaged
        };
        const auto seek = [](const QString &query, const QString &scope = u"NULL"_s, const QString &k = u"10"_s) {
            return u"SELECT * FROM attest.seek(%1, %2, %3)"_s.arg(query, scope, k);
        };
        const QString good = u"'{\"terms\": [[1, 1]]}'"_s;
        refuse("no query", seek(u"NULL"_s));
        refuse("empty", seek(u"'{}'"_s));
        refuse("no object", seek(u"'[1, 2]'"_s));
        refuse("no terms", seek(u"'{\"terms\": []}'"_s));
        refuse("null terms", seek(u"'{\"terms\": null}'"_s));
        refuse("null term", seek(u"'{\"terms\": [[null, 1]]}'"_s));
        refuse("no pair", seek(u"'{\"terms\": [1]}'"_s));
        refuse("no share", seek(u"'{\"terms\": [[1]]}'"_s));
        refuse("text", seek(u"'{\"terms\": [[\"1''; DROP TABLE attest.term; --\", 1]]}'"_s));
        refuse("fraction of everything", seek(u"'{\"terms\": [[1e30, 1]]}'"_s));
        refuse("all passages", seek(u"'{\"terms\": [[0, 1]]}'"_s));
        refuse("negative share", seek(u"'{\"terms\": [[1, -1]]}'"_s));
        refuse("large share", seek(u"'{\"terms\": [[1, 1e300]]}'"_s));
        refuse("a million terms",
               seek(u"(SELECT jsonb_build_object('terms', jsonb_agg(jsonb_build_array(n, 1))) FROM generate_series(1, "
                    "1000000) n)"_s));
        refuse("large scope", seek(good, u"(SELECT array_agg(gen_random_uuid()) FROM generate_series(1, 20000))"_s));
        refuse("no k", seek(good, u"NULL"_s, u"NULL"_s));
        refuse("negative k", seek(good, u"NULL"_s, u"-1"_s));
        refuse("k 0", seek(good, u"NULL"_s, u"0"_s));
        refuse("k", seek(good, u"NULL"_s, u"1001"_s));
        refuse("a million counts", u"SELECT * FROM attest.counts(ARRAY(SELECT generate_series(1, 1000000)))"_s);
        refuse("as another", u"SELECT * FROM attest.seek_for('keeper', %1, NULL, 10)"_s.arg(good));
        refuse("as a group", u"SELECT * FROM attest.counts_for('ben', '{0}')"_s);
        refuse("as nobody", u"SELECT * FROM attest.seek_for(NULL, %1, NULL, 10)"_s.arg(good));
        refuse("as nobody, counts", u"SELECT * FROM attest.counts_for(NULL, '{0}')"_s);
        refuse("what it is made of", u"SELECT attest.sight_of('keeper')"_s);
        refuse("counts of all",
               u"SELECT * FROM attest.counts_in(ROW(ARRAY(SELECT id FROM attest.collection), '{}', '{}'), '{0}')"_s);
        refuse("terms", u"SELECT * FROM attest.passage_terms"_s);
        refuse("counts", u"SELECT * FROM attest.term"_s);
        refuse("changes", u"SELECT * FROM attest.term_change"_s);
        refuse("fold", u"SELECT attest.fold_terms()"_s);
    }

    void nullsAndStrangersInListsAreNobody()
    {
        const QString papers = collection(u"Papers"_s);
        put(papers, paper(u"a.pdf"_s, {u"Bees dance."_s}));
        give(u"anna"_s, papers);
        const auto anna = as(u"anna"_s);
        const QString query = u"'{\"terms\": [[%1, 1], [%1, 0.3], [5, 1]], \"more\": {}}'"_s.arg(term("bee"));
        const QString seek = u"SELECT * FROM attest.seek(%1, %2, 10)"_s;
        QCOMPARE(rows(*anna, seek.arg(query, u"NULL"_s)).size(), 1);
        QCOMPARE(rows(*anna, seek.arg(query, u"'{}'"_s)).size(), 0);
        QCOMPARE(rows(*anna, seek.arg(query, u"'{NULL}'"_s)).size(), 0);
        QCOMPARE(rows(*anna, seek.arg(query, u"'{NULL, %1}'"_s.arg(papers))).size(), 1);
        QCOMPARE(rows(*anna, u"SELECT * FROM attest.counts(NULL)"_s).size(), 0);
        QCOMPARE(rows(*anna, u"SELECT * FROM attest.counts('{NULL, 0}')"_s).size(), 1);
    }

    // Functions, operators, tables and types of the same name in the caller's schema change nothing.
    void nothingOfTheCallersTakesPart()
    {
        const QString papers = collection(u"Papers"_s);
        put(papers, paper(u"a.pdf"_s, {u"Bees dance."_s}));
        const QString secret = collection(u"Secret"_s);
        put(secret, paper(u"s.pdf"_s, {u"A secret of bees."_s}));
        give(u"mallory"_s, papers);
        must(as(u"boss"_s)->runScript("CREATE SCHEMA evil AUTHORIZATION mallory", {}));
        const auto mallory = as(u"mallory"_s);
        must(mallory->runScript(
            "CREATE FUNCTION evil.pg_has_role(name, oid, text) RETURNS boolean LANGUAGE sql AS 'SELECT true';"
            "CREATE FUNCTION evil.pg_has_role(name, name, text) RETURNS boolean LANGUAGE sql AS 'SELECT true';"
            "CREATE FUNCTION evil.array_position(bigint[], bigint) RETURNS int LANGUAGE sql AS 'SELECT 1/0';"
            "CREATE FUNCTION evil.overlaps(bigint[], bigint[]) RETURNS boolean LANGUAGE sql AS 'SELECT 1/0 = 1';"
            "CREATE OPERATOR evil.&& (LEFTARG = bigint[], RIGHTARG = bigint[], FUNCTION = evil.overlaps);"
            "CREATE TEMP TABLE pg_roles (rolname name, oid oid); CREATE TEMP TABLE access (role name);"
            "CREATE TEMP TABLE passage_terms (x int); CREATE DOMAIN pg_temp.caller AS name;"
            "CREATE FUNCTION pg_temp.ln(numeric) RETURNS numeric LANGUAGE sql AS 'SELECT 1/0::numeric';"
            "SET search_path = pg_temp, evil, pg_catalog, attest",
            {}));
        const QString query = u"'{\"terms\": [[%1, 1]]}'"_s.arg(term("bee"));
        QCOMPARE(rows(*mallory, u"SELECT * FROM attest.seek(%1, NULL, 10)"_s.arg(query)).size(), 1);
        QVERIFY(!mallory->run(
            u"SELECT * FROM attest.seek_for('keeper'::name, %1, NULL, 10)"_s.arg(query).toUtf8().constData(), {}, {}));
        // A function of hers with her rights has no others, whoever calls it, not even the keeper's.
        must(mallory->runScript(
            "CREATE TABLE evil.kept (who attest.caller, found text);"
            "GRANT USAGE ON SCHEMA evil TO PUBLIC;"
            "CREATE FUNCTION evil.trap() RETURNS bigint LANGUAGE sql SECURITY DEFINER AS $$ SELECT count(*) "
            "FROM attest.seek(" +
                query.toUtf8() +
                ", NULL, 10) $$;"
                "CREATE FUNCTION evil.named() RETURNS bigint LANGUAGE sql SECURITY DEFINER AS $$ SELECT "
                "count(*) FROM attest.seek_for('keeper', " +
                query.toUtf8() + ", NULL, 10) $$",
            {}));
        QVERIFY(!keeper->run("SELECT evil.trap()", {}, {}));
        QVERIFY(!keeper->run("SELECT evil.named()", {}, {}));
        QVERIFY(!keeper->run("SELECT evil.trap()", {}, {}));
        // A superuser who takes on a role gets no more than that role.
        const auto boss = as(u"boss"_s);
        QCOMPARE(must(boss->run("SELECT evil.trap()", {}, {})).integer(0, 0), 1);
        QCOMPARE(found(*boss, u"bees"_s).size(), 2);
        QVERIFY(!mallory->run("INSERT INTO evil.kept (who) VALUES ('keeper')", {}, {}));
    }

    // A connection pool logs in once, and asks in the role of each user.
    void aRoleThatIsTakenOnCounts()
    {
        const QString papers = collection(u"Papers"_s);
        const QString others = collection(u"Others"_s);
        put(papers, paper(u"a.pdf"_s, {u"Bees dance."_s}));
        put(others, paper(u"b.pdf"_s, {u"Bees sleep."_s}));
        give(u"anna"_s, papers);
        give(u"ben"_s, papers);
        give(u"ben"_s, others);
        const auto pool = as(u"pool"_s);
        must(pool->runScript("SET ROLE anna", {}));
        QCOMPARE(found(*pool, u"bees"_s).size(), 1);
        must(pool->runScript("SET ROLE ben", {}));
        QCOMPARE(found(*pool, u"bees"_s).size(), 2);
    }
};

QTEST_GUILESS_MAIN(tst_TeamSeek)
#include "tst_teamseek.moc"
