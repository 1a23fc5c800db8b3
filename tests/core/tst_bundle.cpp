// An evidence bundle records the evidence, reveals changes, and is safe to open.
#include "core/archive/zipfile.h"
#include "core/archive/zipwriter.h"
#include "core/base/catalogue.h"
#include "core/evidence/bundleimport.h"
#include "core/evidence/exportdata.h"
#include "core/evidence/redaction.h"
#include "core/evidence/snippet.h"
#include "core/library/librarysessions.h"
#include "computedvalues.h"
#include "hostilebundle.h"
#include "core/session/exporter.h"
#include "core/session/outcome.h"
#include "samples.h"
#include "core/session/sessionjson.h"
#include "core/flow/tracejson.h"
#include "tests/traceevents.h"

#include <QJsonArray>
#include <QJsonObject>

#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace core;
using tests::partsOf;
using tests::sealed;

namespace {

QByteArray words(const char *key)
{
    return QByteArray("sk-") + key + "-0123456789abcdef";
}

Session longSession()
{
    Session session = sampleSession();
    Turn second = sampleTurn();
    second.id = QStringLiteral("t2");
    second.question = QStringLiteral("And what of ice?");
    Verdict &verdict = std::get<VerdictTold>(second.trace[1].what).verdict;
    verdict.prompt = QStringLiteral("Is this supported?\n<passage>");
    verdict.raw = QStringLiteral("{\"support\":\"fully\"}");
    session.turns.append(second);
    session.turnCount = 2;
    return session;
}

ExportData evidenceOf(const Session &session)
{
    ExportData evidence{{session}};
    evidence.documents = {
        {3, QStringLiteral("Climate <1>.pdf"), QStringLiteral("Climate"), QByteArray(64, 'a'), 100, 40}};
    evidence.made = 1700000002000;
    PageImage page{200, 100, QByteArray(200 * 100 * 4, '\xff')};
    Snippet snippet = snippetOf(page, {{10, 10, 60, 20}}, 1);
    snippet.turn = QStringLiteral("t1");
    snippet.citation = 1;
    snippet.page = 12;
    evidence.snippets = {snippet};
    return evidence;
}

class Folder
{
public:
    QString write(const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(QStringLiteral("x.attest")));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

private:
    QTemporaryDir m_folder;
};

QByteArray whole()
{
    const Result<QByteArray> bytes = writeBundle(evidenceOf(longSession()));
    return bytes ? *bytes : QByteArray();
}

// What is wrong with an error's sentence; empty if nothing is.
QString wrongSentence(const Result<Bundle> &bundle)
{
    if (bundle)
        return QStringLiteral("it was taken");
    const QString &message = bundle.error().message;
    return message.endsWith(u'.') && message.count(u'\n') == 0 && message.size() < 300 ? QString() : message;
}

} // namespace

class tst_bundle : public QObject
{
    Q_OBJECT

private slots:
    void isReadBackAsItWasWritten()
    {
        const Folder folder;
        const Result<Bundle> bundle = readBundle(folder.write(whole()), {});
        QVERIFY2(bundle, qPrintable(bundle ? QString() : bundle.error().message));
        QCOMPARE(bundle->sessions.size(), 1);
        QCOMPARE(toJson(bundle->sessions[0]), toJson(longSession()));
        QCOMPARE(toJson(bundle->documents), toJson(evidenceOf(longSession()).documents));
        QCOMPARE(bundle->parts, 4);
        QCOMPARE(bundle->snippets.size(), 1);
        const Snippet snippet = bundle->snippets[0], written = evidenceOf(longSession()).snippets[0];
        QCOMPARE(snippet.png, written.png);
        QCOMPARE(snippet.turn, written.turn);
        QVERIFY(snippet.citation == 1 && snippet.page == 12 && snippet.width == written.width);
        QVERIFY(bundle->contains.prompts && !bundle->contains.paths);
        QCOMPARE(bundle->made, 1700000002000);
        QCOMPARE(whole(), whole()); // the same evidence gives the same bytes
    }

    // For other programs, which need not know how links are made.
    void linksToThePagesOfCitations()
    {
        ExportData evidence = evidenceOf(longSession());
        const Turn &turn = evidence.sessions[0].turns[0] = longSession().turns[0];
        const Citation citation = turn.citations.value(0);
        evidence.sessions[0].turns[0].evidence.insert(citation.document, QByteArray(64, 'a'));
        const Folder folder;
        const Result<QByteArray> bytes = writeBundle(evidence);
        QVERIFY(bytes);
        QJsonObject session;
        for (const ZipPart &part : partsOf(folder.write(*bytes))) {
            if (part.name == QLatin1String("sessions/1.json"))
                session = QJsonDocument::fromJson(part.bytes).object();
        }
        const QJsonObject link = session[QLatin1String("links")][0].toObject();
        QCOMPARE(link[QLatin1String("turn")].toString(), turn.id);
        QCOMPARE(link[QLatin1String("citation")].toInt(), citation.number);
        const QString page =
            QStringLiteral("attest://document/%1/page/%2?words=").arg(QString(64, u'a')).arg(citation.page);
        QVERIFY2(link[QLatin1String("link")].toString().startsWith(page),
                 qPrintable(link[QLatin1String("link")].toString()));
    }

    void drawsTheWordsOnTheirPage()
    {
        PageImage page{300, 200, QByteArray(300 * 200 * 4, '\xff')};
        const Snippet snippet = snippetOf(page, {{50, 40, 100, 50}, {50, 52, 80, 62}}, 2);
        QCOMPARE(snippet.width, 248 - 52);
        QCOMPARE(snippet.height, 172 - 32);
        QVERIFY(snippet.png.startsWith("\x89PNG"));
        QVERIFY(snippetOf(page, {{1000, 1000, 1100, 1010}}, 2).png.isEmpty());
        QVERIFY(snippetOf(page, {{-1e30f, 0, 1e30f, 1e30f}}, 2).height <= 200);
        QVERIFY(snippetOf({}, {{0, 0, 10, 10}}, 2).png.isEmpty());
    }

    // Nothing is accepted if a byte was changed or any bytes are missing.
    void tellsEveryFlippedByte()
    {
        const Folder folder;
        const QByteArray bytes = whole();
        QRandomGenerator chance(7);
        int taken = 0;
        for (int i = 0; i < 600; ++i) {
            QByteArray other = bytes;
            const int flips = 1 + chance.bounded(3);
            for (int flip = 0; flip < flips; ++flip)
                other[chance.bounded(int(other.size()))] ^= char(1 << chance.bounded(8));
            const Result<Bundle> bundle = readBundle(folder.write(other), {});
            if (bundle) { // for example a date in the directory; the content is unchanged
                ++taken;
                QCOMPARE(toJson(bundle->sessions[0]), toJson(longSession()));
                continue;
            }
            QVERIFY2(wrongSentence(bundle).isEmpty(), qPrintable(bundle.error().message));
        }
        QVERIFY2(taken < 120, qPrintable(QString::number(taken)));
    }

    void tellsEveryCutFile()
    {
        const Folder folder;
        const QByteArray bytes = whole();
        for (qsizetype length = 0; length < bytes.size(); length += 1 + length / 40)
            QVERIFY2(wrongSentence(readBundle(folder.write(bytes.left(length)), {})).isEmpty(),
                     qPrintable(QString::number(length)));
        for (const qsizetype more : {1, 100, 70000})
            (void)readBundle(folder.write(bytes + QByteArray(more, 'x')), {});
    }

    void refusesWhatIsNoBundle_data()
    {
        QTest::addColumn<QString>("what");
        for (const char *what : {"another part", "a missing part", "a part that was changed", "no manifest", "a list",
                                 "another format", "a newer one", "no sessions", "a session that is a number",
                                 "turns without ids", "the same id twice", "deep nesting", "a way out", "a folder"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }

    void refusesWhatIsNoBundle()
    {
        QFETCH(QString, what);
        const Folder folder;
        QList<ZipPart> parts = partsOf(folder.write(whole()));
        const auto manifest = [&](const char *key, const QJsonValue &value) {
            QJsonObject json = QJsonDocument::fromJson(parts[0].bytes).object();
            json[QLatin1String(key)] = value;
            parts[0].bytes = QJsonDocument(json).toJson();
        };
        if (what == QLatin1String("another part"))
            parts.append({QStringLiteral("notes.txt"), "hello"});
        else if (what == QLatin1String("a missing part"))
            parts.removeLast();
        else if (what == QLatin1String("a part that was changed"))
            parts[1].bytes.replace("rises", "sinks");
        else if (what == QLatin1String("no manifest"))
            parts.removeFirst();
        else if (what == QLatin1String("a list"))
            parts[0].bytes = "[1]";
        else if (what == QLatin1String("another format"))
            manifest("format", QStringLiteral("x"));
        else if (what == QLatin1String("a newer one"))
            manifest("version", 2);
        else if (what == QLatin1String("no sessions"))
            manifest("sessions", QJsonArray());
        else if (what == QLatin1String("a way out"))
            parts.append({QStringLiteral("../../evil.txt"), "hello"});
        else if (what == QLatin1String("a folder"))
            parts.append({QStringLiteral("/etc/evil"), "hello"});
        else {
            parts[1].bytes =
                what == QLatin1String("a session that is a number") ? QByteArray("{\"title\":\"x\",\"turns\":7}")
                : what == QLatin1String("turns without ids")
                    ? QByteArray("{\"title\":\"x\",\"turns\":[{\"question\":\"a\"}]}")
                : what == QLatin1String("the same id twice")
                    ? QByteArray(
                          "{\"title\":\"x\",\"turns\":[{\"id\":\"1\",\"question\":\"a\",\"answer\":\"\",\"trace\":[]},"
                          "{\"id\":\"1\",\"question\":\"a\",\"answer\":\"\",\"trace\":[]}]}")
                    : QByteArray(100000, '[');
            parts = sealed(parts);
        }
        const Result<QByteArray> bytes = zipped(parts);
        if (!bytes)
            QSKIP("libzip does not write that");
        const Result<Bundle> bundle = readBundle(folder.write(*bytes), {});
        QVERIFY2(wrongSentence(bundle).isEmpty(), qPrintable(wrongSentence(bundle)));
        qInfo("%s", qPrintable(bundle.error().message));
    }

    void isNotBlownUp()
    {
        const Folder folder;
        QElapsedTimer clock;
        clock.start();
        QList<ZipPart> parts = partsOf(folder.write(whole()));
        parts.append({QStringLiteral("snippets/bomb"), QByteArray(600 << 20, '\0')});
        const Result<QByteArray> bytes = zipped(sealed(parts));
        QVERIFY(bytes);
        QVERIFY(bytes->size() < 2 << 20);
        parts.clear();
        const qint64 packed = clock.elapsed();
        const Result<Bundle> bundle = readBundle(folder.write(*bytes), {});
        QVERIFY2(wrongSentence(bundle).isEmpty(), qPrintable(wrongSentence(bundle)));
        QVERIFY(clock.elapsed() - packed < 1000); // it was not decompressed
    }

    void isNoHeapOfValues()
    {
        const Folder folder;
        QList<ZipPart> parts = partsOf(folder.write(whole()));
        QByteArray numbers("0");
        while (numbers.size() < 5'000'000)
            numbers += ",0";
        QByteArray &session = parts[1].bytes;
        session.insert(session.lastIndexOf('}'), ",\"heap\":[" + numbers + "]");
        const Result<QByteArray> bytes = zipped(sealed(parts));
        QVERIFY(bytes);
        const Result<Bundle> bundle = readBundle(folder.write(*bytes), {});
        QVERIFY2(wrongSentence(bundle).isEmpty(), qPrintable(wrongSentence(bundle)));
        QVERIFY2(bundle.error().message.contains(QStringLiteral("too many values")),
                 qPrintable(bundle.error().message));
    }

    void isNotLargerThanCanBeReadAgain()
    {
        Session session = longSession();
        std::get<VerdictTold>(session.turns[0].trace[1].what).verdict.prompt = QString(int(LargestSessions), u'x');
        const Result<QByteArray> bytes = writeBundle(evidenceOf(session));
        QVERIFY(!bytes);
        QVERIFY(bytes.error().message.contains(QStringLiteral("fewer sessions")));
    }

    void isNoFileOfManyParts()
    {
        const Folder folder;
        QList<ZipPart> parts;
        for (int i = 0; i < 30'000; ++i)
            parts.append({QStringLiteral("p%1").arg(i), {}});
        const Result<QByteArray> bytes = zipped(parts);
        QVERIFY(bytes);
        QVERIFY(wrongSentence(readBundle(folder.write(*bytes), {})).isEmpty());
    }

    void leavesOutWhatIsNotWishedFor()
    {
        Session session = longSession();
        Passage rejected = session.turns[0].sources[0];
        rejected.id = 99;
        rejected.text = QStringLiteral("Of no use at all.");
        session.turns[0].nearest = {rejected};
        const QJsonArray passages{inQt(toJson(session.turns[0].sources[0])), inQt(toJson(rejected))};
        const TraceEvent found = MadeEvent{TraceKind::Left,
                                           QStringLiteral("retrieve"),
                                           1,
                                           QStringLiteral("found"),
                                           {{QStringLiteral("passages"), passages}},
                                           1};
        session.turns[0].trace.prepend(found);

        const auto json = [&](const ExportOptions &options) { return toJson(redacted(session, options)).written(); };
        const QByteArray all = json({true, true, true, true, true});
        QVERIFY(all.contains("Of no use") && all.contains("Is this supported?") && all.contains("/papers/"));
        QCOMPARE(all, toJson(session).written());
        QVERIFY(!json({}).contains("/papers/") && json({}).contains("Climate <1>.pdf"));
        QVERIFY(!json({true, false}).contains("Is this supported?"));
        QVERIFY(json({true, false}).contains("covers 5 of 5"));
        QVERIFY(!json({true, true, false}).contains("Of no use"));
        QVERIFY(json({true, true, false}).contains("water expands"));
        QVERIFY(!json({false}).contains("\"entered\"") && json({false}).contains("covers 5 of 5"));
    }

    void strikesOutKeysWhereverTheyStand()
    {
        Session session = longSession();
        const QString key = QString::fromLatin1(words("secret"));
        Turn &turn = session.turns[0];
        session.title += key;
        turn.question += key;
        turn.answer += key;
        turn.remark = QStringLiteral("The server said: no such key %1.").arg(key);
        turn.model = QStringLiteral("toy@https://me:hunter22@host/v1");
        turn.citations[0].quote += key;
        turn.sources[0].text += key;
        std::get<VerdictTold>(turn.trace[1].what).verdict.raw = key;
        turn.trace.append(MadeEvent{TraceKind::Left,
                                    QStringLiteral("x"),
                                    1,
                                    {},
                                    {{QStringLiteral("remark"), key}, {QStringLiteral("passages"), QJsonArray()}},
                                    0});
        turn.trace.append(MadeEvent{TraceKind::Progress,
                                    QStringLiteral("x"),
                                    1,
                                    QDir::homePath() + QStringLiteral("/secret plans/a.pdf"),
                                    {},
                                    0});
        Verdict wrong; // a verdict to correct, known by its label
        wrong.label = QStringLiteral("no");
        wrong.passage = turn.sources[0].id;
        turn.trace.append(MadeEvent{TraceKind::Judged, QStringLiteral("grade"), 1, {}, inQt(toJson(wrong)), 0});
        turn.review.correct(wrong, true, 1);
        ExportOptions options;
        options.secrets = {key};
        const Session left = redacted(session, options);
        for (const Exporter *exporter : offers<Exporter>()) {
            const Result<QByteArray> bytes = exporter->write({{left}});
            QVERIFY(bytes);
            const Folder folder;
            QByteArray all = *bytes;
            for (const ZipPart &part : exporter->id == "bundle" ? partsOf(folder.write(all)) : QList<ZipPart>())
                all += part.bytes;
            QVERIFY(!all.contains(key.toUtf8()));
            QVERIFY(!all.contains("hunter22"));
            QVERIFY(!all.contains(QDir::homePath().toUtf8() + "/secret"));
        }
    }

    void becomesASessionThatIsOnlyRead()
    {
        const Folder folder;
        const auto library = Library::open(folder.path("library"), {});
        QVERIFY(library);
        const Result<Bundle> bundle = readBundle(folder.write(whole()), {});
        QVERIFY(bundle);
        const Result<QList<SessionId>> ids = importBundle(**library, *bundle);
        QVERIFY2(ids, qPrintable(ids ? QString() : ids.error().message));
        QCOMPARE(importBundle(**library, *bundle).operator*(), *ids); // only once
        QCOMPARE(LibrarySessions(**library).all().size(), 1);
        Session session = *LibrarySessions(**library).find(ids->first());
        QVERIFY(session.isReadOnly());
        QCOMPARE(session.imported.bundle, QStringLiteral("x.attest"));
        QCOMPARE(session.turns.size(), 2);
        QCOMPARE(session.turns[0].answer, sampleTurn().answer);
        QCOMPARE(session.turns[0].sources[0].path, QStringLiteral("Climate <1>.pdf"));
        QVERIFY(session.turns[0].sources[0].document < 0); // the document is missing here
        QCOMPARE(toJson(session.turns[1].trace), toJson(longSession().turns[1].trace));
        QVERIFY(!LibrarySessions(**library).saveTurn(session.id, sampleTurn()));
        session.title = QStringLiteral("Mine");
        QVERIFY(!LibrarySessions(**library).save(session));
        session.turns.clear();
        QVERIFY(LibrarySessions(**library).save(session));
        QVERIFY(LibrarySessions(**library).health({})->isEmpty()); // verdicts from elsewhere
        const Result<SessionId> copy =
            LibrarySessions(**library).branch(session.id, QStringLiteral("t2"), QStringLiteral("Copy"));
        QVERIFY(copy);
        QVERIFY(!LibrarySessions(**library).find(*copy)->isReadOnly());
        QCOMPARE(LibrarySessions(**library).find(*copy)->turns.size(), 1);
    }

    // The document is missing here, and the next recipient may not have it either.
    void keepsThePicturesOfWhatIsCited()
    {
        const Folder folder;
        const auto library = Library::open(folder.path("library"), {});
        QVERIFY(library);
        Result<Bundle> bundle = readBundle(folder.write(whole()), {});
        QVERIFY(bundle);
        const Snippet sent = bundle->snippets[0];
        bundle->snippets.clear(); // as imported by an older Attest
        const SessionId id = importBundle(**library, *bundle)->first();
        QCOMPARE(LibrarySessions(**library).snippet(id, sent.turn, 1).error().code, Error::NotFound);
        bundle->snippets = {sent};
        QCOMPARE(importBundle(**library, *bundle)->first(), id);
        const Result<Snippet> kept = LibrarySessions(**library).snippet(id, sent.turn, 1);
        QVERIFY(kept);
        QCOMPARE(kept->png, sent.png);
        QVERIFY(kept->page == 12 && kept->width == sent.width && kept->height == sent.height);
        QVERIFY(!LibrarySessions(**library).snippet(id, sent.turn, 2));
        QVERIFY(!LibrarySessions(**library).snippet(id + 1, sent.turn, 1));

        const Result<ExportData> again = gather(**library, {id}, {}, {}, {}, {});
        QVERIFY(again);
        QCOMPARE(again->snippets.size(), 1);
        QVERIFY(again->snippet(0, sent.turn, 1)->png == sent.png && again->snippets[0].page == 12);

        const Result<SessionId> copy = LibrarySessions(**library).branch(id, {}, QStringLiteral("Copy"));
        QVERIFY(copy);
        QVERIFY(LibrarySessions(**library).remove(id));
        QVERIFY(!LibrarySessions(**library).snippet(id, sent.turn, 1));
        const QString turn = LibrarySessions(**library).find(*copy)->turns[0].id;
        QVERIFY(LibrarySessions(**library).snippet(*copy, turn, 1)->png == sent.png);
    }

    // Limits the number of pictures, whatever the manifest says.
    void takesPicturesWithinBounds()
    {
        const Folder folder;
        QList<ZipPart> parts = partsOf(folder.write(whole()));
        const auto bundleWith = [&](const QJsonArray &about) {
            QJsonObject manifest = QJsonDocument::fromJson(parts[0].bytes).object();
            QJsonObject session = manifest[u"sessions"][0].toObject();
            session[QLatin1String("snippets")] = about;
            manifest[QLatin1String("sessions")] = QJsonArray{session};
            QList<ZipPart> others = parts;
            others[0].bytes = QJsonDocument(manifest).toJson();
            return readBundle(folder.write(*zipped(sealed(others))), {});
        };
        const QString large = QStringLiteral("snippets/large.png");
        parts.append({large, QByteArray(40 << 20, 'x')});
        const auto telling = [&](int citation, const QString &part) {
            return QJsonObject{{QStringLiteral("turn"), QStringLiteral("t1")},
                               {QStringLiteral("citation"), citation},
                               {QStringLiteral("page"), -5},
                               {QStringLiteral("part"), part}};
        };
        const Result<Bundle> twice = bundleWith({telling(1, large), telling(2, large), telling(1, parts[2].name)});
        QVERIFY2(twice, qPrintable(twice ? QString() : twice.error().message));
        QCOMPARE(twice->snippets.size(), 1); // the second is over the limit, and the first is a duplicate
        QCOMPARE(twice->snippets[0].page, 1);
        const Result<Bundle> elsewhere = bundleWith({telling(1, QStringLiteral("../../etc/passwd")), 7, QJsonArray()});
        QVERIFY(elsewhere);
        QCOMPARE(elsewhere->snippets.size(), 0);
    }

    // Its cells refer to local document ids; values out of bounds are not computed.
    void aComputationIsAdmittedWithItsCells()
    {
        Session session;
        session.turns = {computedTurn()};
        const Turn known = importedSession(session, {{1, 42}}).turns[0];
        QCOMPARE(known.computed->operands[0].document, 42);
        QCOMPARE(known.computed->rows[0].document, 42);
        QCOMPARE(outcomeOf(known).state, TurnOutcome::Computed);
        QCOMPARE(outcomeOf(importedSession(session, {}).turns[0]).state, TurnOutcome::Computed);
        for (const int how : {0, 1, 2, 3}) {
            Session hostile = session;
            Computed &computed = *hostile.turns[0].computed;
            if (how == 0)
                computed.operands = QList<Operand>(100'000, computed.operands[0]);
            else if (how == 1)
                computed.operands[0].box.left = 1e30f;
            else if (how == 2)
                computed.rows[0].cells = QStringList(100'000, QStringLiteral("1"));
            else
                computed.calculation = QStringLiteral("1 = ") + QString(1'000'000, u'(');
            const Turn turn = importedSession(hostile, {}).turns[0];
            QVERIFY(!turn.computed);
            QVERIFY(outcomeOf(turn).state != TurnOutcome::Computed);
        }
        Session entered = session;
        entered.turns[0].graph.nodes = {{QStringLiteral("a"), QStringLiteral("A"), {}}};
        entered.turns[0].graph.entry = {QStringLiteral("nowhere"), QStringLiteral("always")};
        QVERIFY(importedSession(entered, {}).turns[0].graph.entry.node.isEmpty());
    }

    void isTakenWithinBounds()
    {
        Session session = longSession();
        Turn &turn = session.turns[0];
        turn.graph.nodes = QList<Graph::Node>(100'000, {QStringLiteral("a"), QStringLiteral("b"), {}});
        turn.sentences = {{0, 1'000'000, Support::Fully, {1}}, {-5, 3, Support::Fully, {1}}, {2, 5, Support::No, {1}}};
        turn.citations[0].places = {{12, {{1e30f, 0, 0, 0}}}, {-1, {}}};
        turn.citations[0].file = QStringLiteral("../../etc/passwd");
        turn.citations.append(turn.citations[0]);
        turn.sources[0].spans = {{-1, 5, 1, 0}, {0, 2'000'000'000, 1, 0}, {0, 5, 1, 0}};
        turn.trace[0].visit = 2'000'000'000;
        const Session sound = importedSession(session, {});
        QVERIFY(sound.turns[0].graph.nodes.isEmpty());
        QCOMPARE(sound.turns[0].sentences.size(), 1);
        QVERIFY(sound.turns[0].citations[0].places.isEmpty());
        QCOMPARE(sound.turns[0].citations[0].file, QStringLiteral("passwd"));
        QCOMPARE(sound.turns[0].citations.size(), 2);
        QCOMPARE(sound.turns[0].sources[0].spans.size(), 1);
        QVERIFY(sound.turns[0].trace[0].visit <= 10'000);
    }
};

QTEST_GUILESS_MAIN(tst_bundle)
#include "tst_bundle.moc"
