// Storing and exporting sessions without loss.
#include "core/base/catalogue.h"
#include "core/eval/questionset.h"
#include "core/session/exporter.h"
#include "core/session/memo.h"
#include "core/values/documentlink.h"
#include "core/session/wording.h"
#include "samples.h"
#include "core/session/sessionjson.h"
#include "core/flow/tracejson.h"
#include "tests/qjson.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace core;

namespace {

QByteArray exported(const char *id, const Session &session = sampleSession(), bool appendix = false)
{
    const Exporter *exporter = exporterFor(QLatin1String(id));
    ExportData data{{session}};
    data.options.appendix = appendix;
    const Result<QByteArray> bytes = exporter ? exporter->write(data) : QByteArray();
    return bytes ? *bytes : QByteArray();
}

// The rows of an RFC 4180 table, without the byte order mark.
QList<QStringList> rowsOf(const QByteArray &csv)
{
    QList<QStringList> rows{{QString()}};
    bool quoted = false;
    const QString text = QString::fromUtf8(csv).remove(QChar(0xFEFF));
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == u'"' && quoted && text.mid(i + 1, 1) == QLatin1String("\""))
            rows.last().last() += text[i++];
        else if (c == u'"')
            quoted = !quoted;
        else if (quoted || (c != u',' && c != u'\r' && c != u'\n'))
            rows.last().last() += c;
        else if (c == u',')
            rows.last().append(QString());
        else if (c == u'\n' && i + 1 < text.size())
            rows.append({QString()});
    }
    return rows;
}

} // namespace

class tst_session : public QObject
{
    Q_OBJECT

private slots:
    void isReadBackAsItWasWritten()
    {
        const Json json = toJson(sampleSession());
        QCOMPARE(toJson(sessionFrom(json)), json);
    }

    void survivesJsonThatIsNotOurs()
    {
        const Session session = sessionFrom(Json::parse(R"({"turns":[1,{"outcome":7,"trace":{},"citations":[[]]},
            {"sentences":[{"support":"maybe"}],"graph":{"nodes":[3]}}]})"));
        QCOMPARE(session.turns.size(), 3);
        QCOMPARE(session.turns[1].ending, Ending::Failed);
        QCOMPARE(session.turns[2].sentences[0].support, Support::Unchecked);
    }

    void speaksThePublicKeys()
    {
        const QJsonObject turn = inQt(toJson(sampleTurn()));
        for (const char *key : {"question", "flow", "model", "outcome", "refusal", "answer", "citations", "sentences",
                                "verdicts", "trace", "calls", "seconds"})
            QVERIFY2(turn.contains(QLatin1String(key)), key);
        const QJsonObject citation = turn[u"citations"][0].toObject();
        QCOMPARE(citation[u"document"].toString(), QStringLiteral("Climate <1>.pdf"));
        for (const char *key : {"page", "quote", "passage"})
            QVERIFY2(citation.contains(QLatin1String(key)), key);
        const QJsonObject sentence = turn[u"sentences"][0].toObject();
        QCOMPARE(sentence[u"text"].toString(), QStringLiteral("Sea level rises because water expands."));
        QCOMPARE(sentence[u"support"].toString(), QStringLiteral("fully"));
        QCOMPARE(sentence[u"passages"].toArray(), QJsonArray{7});
        QCOMPARE(turn[u"verdicts"].toArray().size(), 1);
    }

    void exportsJsonThatIsReadBack()
    {
        const Session session = sessionFrom(Json::parse(exported("json")));
        QCOMPARE(toJson(session), toJson(sampleSession()));
    }

    void exportsMarkdownWithoutForeignMarkup()
    {
        const QString text = QString::fromUtf8(exported("markdown"));
        QVERIFY(text.startsWith(QStringLiteral("# Sea \\<level\\>\n")));
        QVERIFY(text.contains(QStringLiteral("## Why does \\*sea level\\* rise?")));
        QVERIFY(
            text.contains(QStringLiteral("because water expands.[^1] Ice melts too.[^2] **\\[partly supported]**")));
        QVERIFY(text.contains(QStringLiteral("**◐ Partly supported: 1 of 2 sentences only in part · 1 source**")));
        QVERIFY(text.contains(QStringLiteral("p. x (PDF 12)")));
        QVERIFY(text.contains(QStringLiteral("\n[^1]: ")) && text.contains(QStringLiteral("(● supported): “")));
        QVERIFY(text.contains(QStringLiteral("\n## Sources\n\n- ")));
    }

    void exportsTableRowsLineByLine()
    {
        Session session = sampleSession();
        Turn &turn = session.turns.first();
        turn.answer = QStringLiteral("Line\tTrips\n# Hill\t11\n\tindented");
        turn.sentences = {{0, int(turn.answer.size()), Support::Fully, {1}}};
        const QString markdown = QString::fromUtf8(exported("markdown", session));
        QVERIFY2(markdown.contains(QStringLiteral("Line | Trips  \n\\# Hill | 11  \nindented[^1]")),
                 qPrintable(markdown));
        const QString html = QString::fromUtf8(exported("html", session));
        QVERIFY2(html.contains(QStringLiteral("Line | Trips<br>\n# Hill | 11")), qPrintable(html));
    }

    void letsObsidianLinkToAnAnswer()
    {
        QByteArray common = exported("markdown");
        QVERIFY(!common.contains(" ^answer"));
        const QByteArray notes = exported("obsidian");
        QVERIFY2(notes.contains("Ice melts too.[^2] **\\[partly supported]** ^answer-1\n"), notes.constData());
        QCOMPARE(QByteArray(notes).replace(" ^answer-1\n", "\n"), common);
    }

    void leadsToThePagesThatAreCited()
    {
        Session session = sampleSession();
        Turn &turn = session.turns.first();
        turn.evidence.insert(3, QByteArray(64, 'a'));
        const QString page = QStringLiteral("attest://document/%1/page/").arg(QString(64, u'a'));
        const QString first = page + QStringLiteral("12?words=Sea%20level%20rises%20because%20water%20expands.");
        const QString markdown = QString::fromUtf8(exported("markdown", session));
        QVERIFY2(markdown.contains(QStringLiteral("[^1]: [Climate, p. x (PDF 12)](%1) (● supported): “").arg(first)),
                 qPrintable(markdown));
        QVERIFY(markdown.contains(page + QStringLiteral("13?words=Ice")));
        QVERIFY(QString::fromUtf8(exported("html", session))
                    .contains(QStringLiteral("<a href=\"%1\">p. x (PDF 12)</a>").arg(first)));
        QVERIFY(QString::fromUtf8(exported("csv", session)).contains(first));
        const QJsonObject row = QJsonDocument::fromJson(exported("jsonl", session)).object();
        QCOMPARE(row[u"citations"][0][u"link"].toString(), first);
        const QJsonObject json = QJsonDocument::fromJson(exported("json", session)).object();
        QCOMPARE(json[u"links"][0][u"link"].toString(), first);
        QCOMPARE(json[u"links"][0][u"citation"].toInt(), 1);
        QVERIFY(exported("bibtex", session).contains("title = {{Climate}},\n  pages = {12, 13},"));
        for (const QString &link : {first, page + QStringLiteral("13?words=Ice%20melts%20too.")})
            QVERIFY(documentLinkFrom(link));
        // A bundle may contain anything as a checksum.
        turn.evidence.insert(3, "x) <script>");
        QVERIFY(!exported("html", session).contains("attest://") &&
                !exported("markdown", session).contains("attest://"));
    }

    void namesSourcesByTheStyle()
    {
        Session session = sampleSession();
        session.turns.first().evidence.insert(3, QByteArray(64, 'a'));
        ExportData data{{session}};
        EvidenceDocument document;
        document.id = 3;
        document.hash = QByteArray(64, 'a');
        document.author = QStringLiteral("Ada Frost, Ben Snow");
        data.documents = {document};
        const auto written = [&](const char *style) {
            data.options.citationStyle = QLatin1String(style);
            return QString::fromUtf8(*exporterFor(QStringLiteral("markdown"))->write(data))
                .section(QStringLiteral("## Sources"), 1);
        };
        QVERIFY2(written("apa").contains(QStringLiteral("- Frost, A., & Snow, B. (n.d.). Climate, ")),
                 qPrintable(written("apa")));
        QVERIFY(written("chicago").contains(QStringLiteral("- Frost, Ada, and Ben Snow. Climate. n.d., ")));
        QVERIFY(written("ieee").contains(QStringLiteral("- A. Frost and B. Snow, “Climate,” n.d., ")));
    }

    void escapesInMarkdownOnlyWhatIsMarkup_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("written");
        const auto row = [](const char *said, const char *written) {
            QTest::newRow(said) << QString::fromUtf8(said) << QString::fromUtf8(written);
        };
        row("net_sales & costs (5 % > 4 %) #1!", "net_sales & costs (5 % > 4 %) #1!");
        row("3 * 4 | {a} ~ 12", "3 * 4 | {a} ~ 12");
        row("*strong* _words_ `code`", "\\*strong\\* \\_words\\_ \\`code\\`");
        row("[a](file:///b) ![c](d)", "\\[a\\](file:///b) !\\[c\\](d)");
        row("<b> &amp; a < b", "\\<b\\> \\&amp; a < b");
        row("# no heading", "\\# no heading");
        row("- no item", "\\- no item");
        row("1. no item", "1\\. no item");
        row("1.5 million", "1.5 million");
        row("> no quotation", "\\> no quotation");
    }

    void escapesInMarkdownOnlyWhatIsMarkup()
    {
        QFETCH(QString, said);
        QFETCH(QString, written);
        Session session = sampleSession();
        session.turns[0].answer = said;
        session.turns[0].sentences = {{0, int(said.size()), Support::Unchecked, {}}};
        session.turns[0].ending = Ending::NoSources;
        const QString text = QString::fromUtf8(exported("markdown", session));
        QVERIFY2(text.contains(u'\n' + written + u'\n'), qPrintable(text));
    }

    // A PDF may contain any text as page labels.
    void labelsOfPagesAreNoMarkup()
    {
        Session session = sampleSession();
        for (Citation &citation : session.turns[0].citations)
            citation.pageLabel = QStringLiteral("<b>x</b> [x](file:///y) %1 %2");
        for (Passage &passage : session.turns[0].nearest)
            passage.pageLabel = QStringLiteral("<b>x</b> [x](file:///y) %1 %2");
        for (const char *format : {"markdown", "obsidian", "html"}) {
            const QByteArray text = exported(format, session);
            QVERIFY2(!text.contains("<b>x") && (format == QByteArray("html") || !text.contains(" [x](file")),
                     text.constData());
            QVERIFY2(text.contains("%1 %2"), text.constData());
        }
    }

    void keepsTheParagraphsOfAnAnswer()
    {
        Session session = sampleSession();
        Turn &turn = session.turns[0];
        const qsizetype second = turn.sentences[1].from;
        turn.answer[second - 1] = u'\n';
        const QList<MemoParagraph> paragraphs = memoParagraphs(turn);
        QCOMPARE(paragraphs.size(), 2);
        QCOMPARE(paragraphs[0].support, Support::Fully);
        QCOMPARE(paragraphs[1].support, Support::Partially);
        QCOMPARE(exported("html", session).count("<p class=\"answer"), 2);
    }

    void leavesTheTechnicalAppendixOutUnlessItIsWanted()
    {
        for (const char *format : {"markdown", "html"}) {
            const QByteArray memo = exported(format, sampleSession());
            QVERIFY2(!memo.contains("covers 5 of 5 rare words") && !memo.contains("7 calls"), format);
            const QByteArray whole = exported(format, sampleSession(), true);
            QVERIFY2(whole.contains("covers 5 of 5 rare words") && whole.contains("7 calls"), format);
        }
    }

    void exportsHtmlWithoutForeignMarkup()
    {
        const QString html = QString::fromUtf8(exported("html"));
        QVERIFY(html.contains(QStringLiteral("<span class=\"fully\">Sea level rises because water expands.</span>")));
        QVERIFY(html.contains(QStringLiteral("Climate &lt;1&gt;.pdf")));
        QVERIFY(!html.contains(QStringLiteral("<remark>")));
        QVERIFY2(!html.contains(QStringLiteral("src=")) && !html.contains(QStringLiteral("://")),
                 "nothing from outside");
        QVERIFY(html.contains(QStringLiteral("<th>Document, page</th>")) &&
                html.contains(QStringLiteral("p. x (PDF 12)")) && html.contains(QStringLiteral("● supported")));
        QVERIFY(html.contains(QStringLiteral("<h2>Sources</h2>")));
    }

    void saysWhatTheUserMadeOfIt()
    {
        Session session = sampleSession();
        Turn &turn = session.turns[0];
        turn.chosen = true;
        turn.review.correct(*turn.trace[1].verdict(), false, turn.asked + 1);
        turn.review.rechecks = {{turn.asked + 2, turn.model, Support::No, {}, {}, {}}};
        for (const char *format : {"html", "markdown"}) {
            const QByteArray text = exported(format, session);
            QVERIFY2(text.contains("The user chose these sources although"), format);
            QVERIFY2(text.contains("no longer support this answer"), format);
        }
        QVERIFY(exported("html", session, true).contains("fully (corrected by the user: no)"));
    }

    void exportsRowsThatEvalReads()
    {
        Session session = sampleSession();
        Turn refused = sampleTurn();
        refused.id = QStringLiteral("t2");
        refused.answer.clear();
        refused.sentences.clear();
        refused.citations.clear();
        refused.sources.clear();
        refused.ending = Ending::Abstained;
        refused.refusal = Refusal::NothingRelevant;
        session.turns.append(refused);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("rows.jsonl")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray rows = exported("jsonl", session);
        file.write(rows);
        file.close();
        const Result<QuestionSet> set = readQuestionSet(file.fileName(), {});
        QVERIFY2(set, qPrintable(set ? QString() : set.error().message));
        QCOMPARE(set->responses.size(), 2);
        QCOMPARE(set->responses[0].query, session.turns[0].question);
        QCOMPARE(set->responses[0].context, QStringList{session.turns[0].sources[0].text});
        QCOMPARE(set->responses[0].response, session.turns[0].answer);
        QVERIFY(set->responses[1].response.isEmpty());
        const QJsonObject second = QJsonDocument::fromJson(rows.split('\n')[1]).object();
        QCOMPARE(second[u"refusal"].toString(), QStringLiteral("nothing_relevant"));
    }

    void exportsATableThatRunsNothing()
    {
        Session session = sampleSession();
        session.turns[0].question = QStringLiteral("=HYPERLINK(\"http://example.com\",\"a, b\")\nWhy?");
        session.turns[0].remark = QStringLiteral("@SUM(A1)");
        const QByteArray csv = exported("csv", session);
        QVERIFY(csv.startsWith("\xEF\xBB\xBF"));
        const QList<QStringList> rows = rowsOf(csv);
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows[1].size(), rows[0].size());
        const auto at = [&](const char *column) { return rows[1][rows[0].indexOf(QLatin1String(column))]; };
        QCOMPARE(at("question"), u'\'' + session.turns[0].question);
        QCOMPARE(at("remark"), QStringLiteral("'@SUM(A1)"));
        QCOMPARE(at("answer"), markedAnswer(session.turns[0]));
        QVERIFY(at("citations").contains(QStringLiteral("[2] Climate <1>.pdf, p. 13")));
        QCOMPARE(at("calls"), QStringLiteral("7"));
    }

    void citesThePagesOfTheWebByTheirAddress_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("link"); // in HTML; empty: none
        QTest::newRow("a page") << QStringLiteral("https://example.com/a_b?c=1&d=%22")
                                << QStringLiteral("href=\"https://example.com/a_b?c=1&amp;d=%22\"");
        QTest::newRow("a script") << QStringLiteral("javascript:alert(1)") << QString();
        QTest::newRow("a file") << QStringLiteral("file:///etc/passwd") << QString();
        QTest::newRow("markup") << QStringLiteral("https://example.com/\"><script>alert(1)</script>") << QString();
    }

    void citesThePagesOfTheWebByTheirAddress()
    {
        QFETCH(QString, address);
        QFETCH(QString, link);
        Session session = sampleSession();
        Turn &turn = session.turns.first();
        Citation citation;
        citation.number = 1;
        citation.passage = -5;
        citation.title = QStringLiteral("Ice <b>today</b>");
        citation.address = address;
        citation.quote = QStringLiteral("Ice melts.");
        Passage passage;
        passage.id = -5;
        passage.title = citation.title;
        passage.address = address;
        passage.remark = QStringLiteral("Only the search engine's snippet was used: no text.");
        turn.citations = {citation};
        turn.sources = turn.nearest = {passage};
        QCOMPARE(placeOf(citation), QStringLiteral("Ice <b>today</b>, ") + address);
        QCOMPARE(placeOf(passage), placeOf(citation));
        QCOMPARE(toJson(sessionFrom(toJson(session))), toJson(session));
        QCOMPARE(sessionFrom(toJson(session)).turns.first().sources.first().remark, passage.remark);

        const QString html = QString::fromUtf8(exported("html", session));
        QVERIFY(html.contains(QStringLiteral("Ice &lt;b&gt;today&lt;/b&gt;<br>")));
        QVERIFY(!html.contains(QStringLiteral("<script")) && !html.contains(QStringLiteral("href=\"javascript")) &&
                !html.contains(QStringLiteral("href=\"file")));
        QCOMPARE(html.contains(QStringLiteral("href=\"http")), !link.isEmpty());
        QVERIFY(html.contains(link));
        const QString markdown = QString::fromUtf8(exported("markdown", session));
        QVERIFY(markdown.contains(QStringLiteral("[^1]: Ice \\<b\\>today\\</b\\>, ")));
        QVERIFY(!markdown.contains(QStringLiteral(", p. 0")) && !html.contains(QStringLiteral(", p. 0")));
        QVERIFY(!markdown.contains(QStringLiteral("<script>")));
    }

    void exportsAnEmptySession()
    {
        for (const Exporter *exporter : offers<Exporter>()) // tables without rows are empty
            QCOMPARE(
                exported(QByteArray(exporter->id.data(), qsizetype(exporter->id.size())).constData(), {}).isEmpty(),
                exporter->id == "jsonl" || exporter->id == "labels" || exporter->id == "bibtex" ||
                    exporter->id == "ris");
    }

    void whatASearchDidWithoutIsKeptWhateverTheTitle_data()
    {
        QTest::addColumn<QString>("title");
        for (const char *title :
             {"Rules; with notes", "Rules. Second edition", "Rules\nand notes", "“Rules”, page 3,", "", "%1 of %2",
              "does not match its page and was left out:", "3 passages do not match their pages and were left out:"})
            QTest::newRow(title) << QString::fromUtf8(title);
    }
    void whatASearchDidWithoutIsKeptWhateverTheTitle()
    {
        QFETCH(const QString, title);
        SearchReport search;
        Passage passage;
        passage.title = title;
        for (const PassageId id : {7, 8, 7, 9, 8}) { // parts of a question may find the same passage
            passage.id = id;
            passage.page = int(id);
            SearchRemarks once;
            once.withhold({passage});
            search.remarks.add(once);
        }
        search.remarks.silentEmbedder = title;
        search.remarks.addOther(title);
        QCOMPARE(search.remarks.withheld.size(), 3);
        Turn turn = sampleTurn();
        turn.gaps.withheld = search.remarks.withheld;
        turn.trace = {
            {QStringLiteral("retrieve"), 1, StepLeft{QStringLiteral("found"), {}, {}, false, {.search = search}}}};
        const Turn kept = turnFrom(Json::parse(toJson(turn).written()));
        QCOMPARE(kept.gaps.withheld, search.remarks.withheld);
        QVERIFY(kept.trace.first().report()->search->remarks == search.remarks);
        const QString words = inWords(kept.gaps.withheld);
        QVERIFY2(words.startsWith(QStringLiteral("3 passages, the first from “%1”, page 7, ").arg(title)),
                 qPrintable(words));
        Session session;
        session.turns = {kept};
        for (const char *id : {"markdown", "html", "csv", "json"})
            QVERIFY2(exported(id, session).contains("page 7"), id);
    }

    // Older versions stored only sentences.
    void whatAnOlderAttestSaysOfASearchIsKept()
    {
        const QString sentence =
            QStringLiteral("A passage of “X”, page 3, does not agree with its page and is left out.");
        Turn turn = sampleTurn();
        turn.trace = {{QStringLiteral("retrieve"), 1,
                       StepLeft{QStringLiteral("found"), {}, {}, false, {.search = SearchReport()}}}};
        QByteArray json = toJson(turn).written();
        json.replace("\"passages\":[]", "\"remark\":\"" + sentence.toUtf8() + "\",\"passages\":[]");
        const Turn kept = turnFrom(Json::parse(json));
        QCOMPARE(inWords(kept.trace.first().report()->search->remarks), QStringList{sentence});
    }

    void marksSentencesFromTheEnd()
    {
        QCOMPARE(markedAnswer(sampleTurn()),
                 QStringLiteral("Sea level rises because water expands.[1] Ice melts too.[2] [partly supported]"));
    }
};

QTEST_GUILESS_MAIN(tst_session)
#include "tst_session.moc"
