// Exporting and opening sessions as a user does: the content is chosen, a bundle opens in another library with the same
// ledger, and a PDF is made.
#include "core/pdf/pdfreader.h"
#include "core/session/exporter.h"
#include "testwindow.h"
#include "tests/samples.h"
#include "tests/qjson.h"
#include "ui/conversation/answertext.h"
#include "ui/run/runmodel.h"
#include "ui/conversation/snippetview.h"
#include "ui/widgets/theme.h"
#include "ui/conversation/statuspill.h"
#include "ui/conversation/turnview.h"
#include "core/flow/tracejson.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QApplication>
#include <QBuffer>
#include <QCheckBox>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QToolButton>

using namespace core;
using namespace desks;

namespace {

// Everything that the ledger shows of a passage.
QJsonObject shown(const ui::LedgerEntry &entry, const Passage &passage)
{
    const auto verdict = [](const Verdict *given) { return given ? inQt(toJson(*given)) : QJsonObject(); };
    QJsonArray attempts;
    for (const int attempt : entry.attempts)
        attempts.append(attempt);
    return {{QStringLiteral("text"), passage.text},
            {QStringLiteral("page"), passage.page},
            {QStringLiteral("title"), passage.title},
            {QStringLiteral("attempts"), attempts},
            {QStringLiteral("relevance"), verdict(entry.relevance)},
            {QStringLiteral("support"), verdict(entry.support)},
            {QStringLiteral("utility"), verdict(entry.utility)},
            {QStringLiteral("fate"), int(entry.fate)},
            {QStringLiteral("answer"), entry.answer},
            {QStringLiteral("strips"), QJsonArray::fromStringList(entry.strips)}};
}

QJsonArray ledgerOf(const Turn &turn)
{
    ui::RunModel run;
    run.add(turn.trace);
    QJsonArray all;
    for (const ui::LedgerEntry &entry : run.ledger().entries())
        all.append(shown(entry, *run.findings().passage(entry.passage)));
    for (const Verdict *verdict : run.ledger().answer())
        all.append(inQt(toJson(*verdict)));
    for (const Verdict *verdict : run.ledger().decisions())
        all.append(inQt(toJson(*verdict)));
    return all;
}

bool saysIn(const QWidget *widget, const QString &words)
{
    const QList<QLabel *> labels = widget->findChildren<QLabel *>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel *label) { return label->isVisible() && label->text().contains(words); });
}

Session hostileSession()
{
    Session session = sampleSession();
    Turn &turn = session.turns[0];
    turn.answer = QStringLiteral(
        "<script>alert(1)</script> <img src=\"http://evil.example/a.png\"> ![x](file:///etc/passwd) "
        "[click](javascript:alert(1)) <a href=\"file:///etc/passwd\">here</a> data:text/html;base64,PHNjcmlwdD4= "
        "<meta http-equiv=refresh content=0> <span class=\"fully\">false</span> \u202e✓ Verified · 9 sources\u202c");
    turn.sentences = {{0, int(turn.answer.size()), Support::No, {1}}};
    turn.ending = Ending::Unverified;
    turn.question = turn.answer;
    turn.remark = turn.answer;
    turn.citations[0].quote = turn.answer;
    turn.citations[0].title = turn.answer;
    turn.citations[0].file = QStringLiteral("<img src=x>.pdf");
    turn.sources[0].text = turn.answer;
    turn.nearest = turn.sources;
    turn.model = turn.answer;
    session.title = turn.answer;
    return session;
}

} // namespace

class tst_carrying : public QObject
{
    Q_OBJECT

private slots:
    void init() { ui::applyTheme(QStringLiteral("light")); }

    // A bundle looks the same in another library.
    void showsTheSameLedgerInAnotherLibrary()
    {
        Desk here;
        here.addCopper();
        here.ask(QStringLiteral("Where was copper first smelted?"));
        QVERIFY(!QTest::currentTestFailed());
        here.exportAs(QStringLiteral("Evidence bundle, to open in Attest"));
        QVERIFY(!QTest::currentTestFailed());
        for (const QCheckBox *box : here.find<ui::ExportLine>()->findChildren<QCheckBox *>()) {
            const bool isForReaders = box->text() == QStringLiteral("Technical appendix");
            QVERIFY(box->isVisible() != isForReaders && !box->toolTip().isEmpty());
        }
        here.picture("export-line");
        here.press(QStringLiteral("Export…"));
        QVERIFY(!here.find<ui::ExportLine>()->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(here.file), patience);
        const Turn turn = here.lastTurn()->turn();
        QVERIFY(!ledgerOf(turn).isEmpty());

        Desk there;
        there.file = here.file;
        there.find<ui::Menus>()->openBundle->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(there.turns() == 1, patience);
        const Turn opened = there.lastTurn()->turn();
        QCOMPARE(ledgerOf(opened), ledgerOf(turn));
        QCOMPARE(opened.answer, turn.answer);
        QVERIFY(there.assistant->settings().model == here.assistant->settings().model);
        bool saysWhereFrom = false;
        for (const QLabel *label : there.window->findChildren<QLabel *>())
            saysWhereFrom = saysWhereFrom || (label->isVisible() && label->text().contains(QStringLiteral(".attest”")));
        QVERIFY(saysWhereFrom);
        there.picture("bundle-opened");

        const auto *view = there.find<ui::SnippetView>(); // the page is missing here, but the bundle has its picture
        QVERIFY(!view->isVisible());
        emit there.lastTurn()->citationActivated(opened.citations[0]);
        QTRY_VERIFY_WITH_TIMEOUT(view->isVisible(), patience);
        QVERIFY(saysIn(view, opened.citations[0].quote) && saysIn(view, QStringLiteral("“copper.pdf”")));
        there.picture("snippet");
        view->findChild<QToolButton *>()->click();
        QVERIFY(!view->isVisible());
        emit there.lastTurn()->passageActivated(opened.sources[0], 0, 0);
        QTRY_VERIFY_WITH_TIMEOUT(view->isVisible(), patience);

        const auto *list = there.find<ui::SessionPanel>()->findChild<QTreeWidget *>();
        const SessionId session = list->topLevelItem(0)->child(0)->data(0, Qt::UserRole).toLongLong();
        emit there.find<ui::SessionPanel>()->duplicated(session, QStringLiteral("Copy")); // the copy has it too
        QTRY_VERIFY_WITH_TIMEOUT(there.listed().size() == 2 && there.turns() == 1, patience);
        QTRY_VERIFY_WITH_TIMEOUT(there.lastTurn()->turn().id != opened.id, patience);
        view->findChild<QToolButton *>()->click();
        QVERIFY(!view->isVisible());
        emit there.lastTurn()->citationActivated(there.lastTurn()->turn().citations[0]);
        QTRY_VERIFY_WITH_TIMEOUT(view->isVisible(), patience);

        there.window->addOrOpen({here.file}); // the same session, again
        QTest::qWait(500);
        QCOMPARE(there.listed().size(), 2);
        QVERIFY(opened.citations[0].document < 0);
        there.window->addOrOpen({here.at("copper.pdf")});
        QTRY_VERIFY_WITH_TIMEOUT(there.documents() == 1, patience);
        there.find<ui::Menus>()->newSession->trigger();
        QTRY_COMPARE(there.turns(), 0);
        there.window->addOrOpen({here.file}); // its PDF is here now
        QTRY_VERIFY_WITH_TIMEOUT(there.lastTurn() && there.lastTurn()->turn().citations[0].document > 0, patience);

        emit there.find<ui::AskBar>()->asked(QStringLiteral("What is half of all copper used for?"), {});
        QTRY_COMPARE_WITH_TIMEOUT(there.listed().size(), 3, patience); // creates a session of the user's own
        QCOMPARE(there.turns(), 1);
    }

    void showsNoPictureThatCanDoHarm()
    {
        const Citation citation{1, 1, -1, {}, {}, 1, {}, QStringLiteral("words"), 0, 5, {}};
        const auto shows = [&](const QByteArray &png) {
            return ui::SnippetView().open(citation, {0, QStringLiteral("t1"), 1, 1, 10, 10, png}, {});
        };
        QImage image(40, 20, QImage::Format_RGB32);
        image.fill(Qt::white);
        const auto written = [](const QImage &drawn, const char *format) {
            QByteArray bytes;
            QBuffer buffer(&bytes);
            drawn.save(&buffer, format);
            return bytes;
        };
        const QByteArray png = written(image, "png");
        QVERIFY(shows(png));
        QVERIFY(!shows({}));
        QVERIFY(!shows(png.left(40)));
        QVERIFY(!shows(written(image, "bmp"))); // only PNG is decoded
        QVERIFY(!shows("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"));
        QVERIFY(!shows(written(QImage(7000, 1, QImage::Format_Mono), "png")));
    }

    void saysWhyABundleIsNotOpened()
    {
        Desk desk;
        QVERIFY(tests::writeFile(desk.at("bad.attest"), "PK\x05\x06 this is none"));
        desk.window->addOrOpen({desk.at("bad.attest")});
        const auto said = [&] {
            for (const QLabel *label : desk.window->findChildren<QLabel *>()) {
                if (label->text().contains(QStringLiteral("“bad.attest” is not an evidence bundle")))
                    return true;
            }
            return false;
        };
        QTRY_VERIFY_WITH_TIMEOUT(said(), patience);
    }

    void makesAPdf()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(QStringLiteral("Where was copper first smelted?"));
        desk.exportAs(QStringLiteral("PDF"));
        QVERIFY(!QTest::currentTestFailed());
        desk.press(QStringLiteral("Export…"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(desk.file), patience);
        const Result<ReadPdf> read = readPdf(desk.file, {}, {}, {});
        QVERIFY2(read, qPrintable(read ? QString() : read.error().message));
        const QString text = read->pages.first().text.normalized(QString::NormalizationForm_KC).simplified();
        QVERIFY2(text.contains(QStringLiteral("Where was copper first smelted?")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Balkans")) && text.contains(QStringLiteral("copper.pdf, p. 1")) &&
                     text.contains(QStringLiteral("Document, page")),
                 qPrintable(text));
        if (!qEnvironmentVariableIsSet("ATTEST_PICTURES"))
            return;
        const Result<PageImage> page = renderPage(desk.file, {}, 1, 1.5, {});
        QVERIFY(page);
        const QImage image(reinterpret_cast<const uchar *>(page->pixels.constData()), page->width, page->height,
                           QImage::Format_RGB32);
        image.save(qEnvironmentVariable("ATTEST_PICTURES") + QStringLiteral("/export-pdf.png"));
        desk.exportAs(QStringLiteral("HTML"));
        desk.press(QStringLiteral("Export…"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(desk.file), patience);
        QFile html(desk.file);
        QVERIFY(html.open(QIODevice::ReadOnly));
        QTextDocument document; // less capable of styles than a browser
        document.setHtml(QString::fromUtf8(html.readAll()));
        document.setTextWidth(700);
        QImage paper(720, int(document.size().height()) + 20, QImage::Format_RGB32);
        paper.fill(Qt::white);
        QPainter painter(&paper);
        painter.translate(10, 10);
        document.drawContents(&painter);
        painter.end();
        paper.save(qEnvironmentVariable("ATTEST_PICTURES") + QStringLiteral("/export-html.png"));
    }

    // Text of models and PDFs can load, run and link to nothing, and cannot imitate a verdict.
    void showsHostileRepliesAsText()
    {
        const Session session = hostileSession();
        const std::unique_ptr<QTextDocument> answer = ui::answerDocument(session.turns[0]);
        QVERIFY(answer->toPlainText().contains(QStringLiteral("<script>alert(1)</script>")));
        QVERIFY(!answer->toPlainText().contains(QChar(0x202e)));
        for (QTextBlock block = answer->begin(); block.isValid(); block = block.next()) {
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                const QTextCharFormat format = it.fragment().charFormat();
                QVERIFY(!format.isImageFormat());
                QVERIFY(!format.isAnchor() || format.anchorHref().startsWith(QStringLiteral("cite:")) ||
                        format.anchorHref().startsWith(QStringLiteral("sentence:")));
                QVERIFY(!format.toolTip().contains(QStringLiteral("<img")) &&
                        !format.toolTip().contains(QStringLiteral("<script")));
            }
        }
        ui::TurnView view(session.turns[0], false);
        view.show();
        const auto *outcome = view.findChild<ui::StatusPill *>();
        QVERIFY(outcome->text().contains(QStringLiteral("Not verified")));
        QCOMPARE(outcome->textFormat(), Qt::PlainText);
        for (const QLabel *label : view.findChildren<QLabel *>()) {
            if (!Qt::mightBeRichText(label->text()) || label->textFormat() == Qt::PlainText)
                continue;
            QVERIFY2(!label->text().contains(QStringLiteral("<img")) &&
                         !label->text().contains(QStringLiteral("<script")) &&
                         !label->text().contains(QStringLiteral("href=\"file")) &&
                         !label->text().contains(QStringLiteral("href=\"javascript")),
                     qPrintable(label->text()));
        }
    }

    void linksToPagesInPdfs()
    {
        Session session = sampleSession();
        session.turns.first().evidence.insert(3, QByteArray(64, 'a'));
        const Result<QByteArray> pdf = exporterFor(QStringLiteral("pdf"))->write({{session}});
        QVERIFY(pdf);
        QVERIFY(pdf->contains("/URI (attest://document/" + QByteArray(64, 'a') + "/page/12?words=Sea%20level"));
    }

    void exportsHostileRepliesAsText()
    {
        const Session session = hostileSession();
        const auto written = [&](const char *id) {
            const Result<QByteArray> bytes = exporterFor(QLatin1String(id))->write({{session}});
            return bytes ? QString::fromUtf8(*bytes) : QString();
        };
        QString html = written("html");
        QVERIFY(html.contains(QStringLiteral("Content-Security-Policy\" content=\"default-src 'none'")));
        QCOMPARE(html.count(QStringLiteral("<meta")), 3);
        for (const char *bad : {"<script", "<img", "href=\"file", "href=\"javascript", "<span class=\"fully\""})
            QVERIFY2(!html.contains(QLatin1String(bad)), bad);
        QVERIFY(!html.contains(QChar(0x202e)));
        QCOMPARE(html.count(QStringLiteral("<p class=\"outcome\">✓")), 0);
        QVERIFY(html.contains(QStringLiteral("<p class=\"outcome\">△ Not verified")));

        const QString markdown = written("markdown");
        for (const char *bad : {"<script", "<img", "![x]", "](", "<a href"})
            QVERIFY2(!markdown.contains(QRegularExpression(QStringLiteral("(?<!\\\\)") +
                                                           QRegularExpression::escape(QLatin1String(bad)))),
                     bad);
        QVERIFY(markdown.contains(QStringLiteral("**△ Not verified")));
        QTextDocument rendered; // as a Markdown viewer renders it
        rendered.setMarkdown(markdown);
        for (QTextBlock block = rendered.begin(); block.isValid(); block = block.next()) {
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                QVERIFY(!it.fragment().charFormat().isImageFormat());
                const QString link = it.fragment().charFormat().anchorHref();
                QVERIFY2(!link.startsWith(QStringLiteral("file")) && !link.startsWith(QStringLiteral("javascript")),
                         qPrintable(link));
            }
        }

        const Result<QByteArray> pdf = exporterFor(QStringLiteral("pdf"))->write({{session}});
        QVERIFY(pdf);
        QVERIFY(pdf->startsWith("%PDF"));
        QVERIFY(!pdf->contains("/URI") && !pdf->contains("/JavaScript") && !pdf->contains("/Launch"));
    }
};

QTEST_MAIN(tst_carrying)
#include "tst_carrying.moc"
