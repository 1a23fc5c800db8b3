// Scans in the window: the row shows the progress, and shortcuts start and stop recognition.
#include "app/services/assistant.h"
#include "core/ocr/languages.h"
#include "tests/scans.h"
#include "ui/library/documentdelegate.h"
#include "ui/library/ingestbar.h"
#include "ui/library/librarypanel.h"
#include "ui/window/mainwindow.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QRegularExpression>
#include <QSortFilterProxyModel>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace core;
using ui::LibraryModel;

namespace {

constexpr int patience = 60000; // milliseconds: a page takes seconds, and the machine may be busy

tests::GreyPicture picture(const QTemporaryDir &folder, const QString &text)
{
    const QString path = folder.filePath(QStringLiteral("drawn.pdf"));
    tests::PdfPage page = tests::pdfPage(text, 20, 12);
    page.width = 300;
    page.height = 150;
    tests::writeFile(path, tests::makePdf(QList<tests::PdfPage>{page}));
    const Result<PageImage> image = renderPage(path, {}, 1, 300.0 / 72, {});
    return image ? tests::grey(*image) : tests::GreyPicture();
}

struct Desk
{
    QTemporaryDir folder;
    app::Assistant assistant{folder.filePath(QStringLiteral("library"))};
    ui::MainWindow window{assistant};

    explicit Desk(const QString &ocr)
    {
        Settings settings = assistant.settings();
        settings.ocr = ocr;
        assistant.setSettings(settings);
        window.resize(1400, 900);
        window.show();
    }

    QString scan(const QString &name, int pages, const QString &hidden = {}) const
    {
        tests::ScanPage page{picture(folder, QStringLiteral("A page that speaks of iron")), {}, 0};
        if (!hidden.isEmpty())
            page.text = tests::pdfPage(hidden, 20); // beneath the picture
        tests::writeFile(folder.filePath(name), tests::makeScan(QList<tests::ScanPage>(pages, page)));
        return folder.filePath(name);
    }

    QListView *list() const { return window.findChild<QListView *>(); }
    LibraryModel *model() const { return window.findChild<ui::LibraryPanel *>()->model(); }
    int row(const QString &path) const
    {
        for (int at = 0; at < model()->rowCount(); ++at) {
            if (model()->document(at).path == path)
                return at;
        }
        return -1;
    }
    QString line(const QString &path) const
    {
        return model()->index(row(path)).data(LibraryModel::LineRole).toString();
    }
    Document document(const QString &path) const { return row(path) < 0 ? Document() : model()->document(row(path)); }
    bool rests(const QString &path) const
    {
        const int at = row(path);
        return at >= 0 && model()->document(at).id != 0 && model()->run(at) == 0 && model()->entry(at) == 0;
    }
    bool isRecognised(const QString &path) const
    {
        const Document found = document(path);
        return rests(path) && found.status == DocumentStatus::Indexed && found.coverage.ocr == found.pages;
    }

    void choose(const QString &path) const
    {
        const auto *shown = qobject_cast<QSortFilterProxyModel *>(list()->model());
        list()->setFocus();
        list()->setCurrentIndex(shown->mapFromSource(model()->index(row(path))));
    }

    QStringList menu() const
    {
        emit list()->customContextMenuRequested({5, 5});
        QStringList texts;
        if (auto *menu = list()->findChild<QMenu *>()) {
            for (const QAction *action : menu->actions())
                texts.append(action->text().section(u'\t', 0, 0));
            delete menu;
        }
        return texts;
    }
};

} // namespace

class TestScansInList : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!installedOcrLanguages().installed.contains(QStringLiteral("eng")))
            QSKIP("Tesseract's data for English is not installed (tesseract-ocr-eng)");
    }

    void showsThePageThatIsBeingRecognised()
    {
        Desk desk(QStringLiteral("auto"));
        const QString path = desk.scan(QStringLiteral("scan.pdf"), 4);
        desk.assistant.documents().add({path});
        QStringList lines;
        bool bar = false;
        QTRY_VERIFY_WITH_TIMEOUT(
            [&] {
                if (desk.row(path) >= 0)
                    lines.append(desk.line(path));
                for (const QLabel *label : desk.window.findChild<ui::IngestBar *>()->findChildren<QLabel *>())
                    bar |= label->isVisible() && label->text().startsWith(QLatin1String("Recognising text"));
                return desk.isRecognised(path);
            }(),
            patience);
        lines.removeDuplicates();
        const QRegularExpression page(QStringLiteral("^recognising page [1-4] of 4$"));
        QVERIFY2(!lines.filter(page).isEmpty(), qPrintable(lines.join(u'|')));
        QVERIFY(bar);
        QCOMPARE(desk.line(path), QStringLiteral("4 pages"));
        QTRY_VERIFY(!desk.window.findChild<ui::IngestBar *>()->isVisible()); // updated a few times a second
    }

    void stopsOneByEscapeAndBeginsItByTheKeyboard()
    {
        Desk desk(QStringLiteral("auto"));
        const QString path = desk.scan(QStringLiteral("scan.pdf"), 6);
        desk.assistant.documents().add({path});
        QTRY_VERIFY_WITH_TIMEOUT(desk.row(path) >= 0 && desk.line(path).startsWith(QLatin1String("recognising page")),
                                 patience);
        desk.choose(path);
        QVERIFY(desk.menu().contains(QStringLiteral("Stop")));
        QElapsedTimer clock;
        clock.start();
        QTest::keyClick(desk.list(), Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(desk.rests(path), patience);
        QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(desk.document(path).status, DocumentStatus::Scanned); // and still listed
        QCOMPARE(desk.line(path), QStringLiteral("Scanned, no text"));
        QVERIFY(!desk.menu().contains(QStringLiteral("Stop")));
        QTest::keyClick(desk.list(), Qt::Key_F5, Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(desk.isRecognised(path), patience);
    }

    void recognisesSeveralWhoseTextIsABadOne()
    {
        Desk desk(QStringLiteral("auto"));
        const QStringList paths{desk.scan(QStringLiteral("a.pdf"), 1, QStringLiteral("A qagc tlnat sqcaks nf irqn")),
                                desk.scan(QStringLiteral("b.pdf"), 2, QStringLiteral("A qaqc thnt sqeaks cf irou"))};
        desk.assistant.documents().add(paths);
        QTRY_VERIFY_WITH_TIMEOUT(desk.rests(paths[0]) && desk.rests(paths[1]), patience);
        for (const QString &path : paths)
            QCOMPARE(desk.document(path).status, DocumentStatus::Indexed); // the reader considered it good
        desk.list()->setFocus();
        desk.list()->selectAll();
        QVERIFY(desk.menu().contains(QStringLiteral("Run OCR on all pages")));
        QTest::keyClick(desk.list(), Qt::Key_F5, Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(desk.isRecognised(paths[0]) && desk.isRecognised(paths[1]), patience);
    }

    void recognisesAtTheTouchOfTheRow()
    {
        Desk desk(QStringLiteral("off"));
        const QString path = desk.scan(QStringLiteral("scan.pdf"), 1);
        desk.assistant.documents().add({path});
        QTRY_VERIFY_WITH_TIMEOUT(desk.rests(path), patience);
        desk.choose(path);
        QCOMPARE(ui::DocumentDelegate::actionFor(desk.list()->currentIndex()), QStringLiteral("Run OCR"));
        QTest::keyClick(desk.list(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(desk.isRecognised(path), patience);
    }

    // Its recognition failed because the file was missing.
    void readsAgainWhatCouldNotBeRecognised()
    {
        Desk desk(QStringLiteral("off"));
        const QString path = desk.scan(QStringLiteral("scan.pdf"), 1);
        desk.assistant.documents().add({path});
        QTRY_VERIFY_WITH_TIMEOUT(desk.rests(path), patience);
        QVERIFY(QFile::rename(path, path + QStringLiteral(".away")));
        desk.choose(path);
        QTest::keyClick(desk.list(), Qt::Key_F5, Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(desk.model()->entry(desk.row(path)) != 0 && !desk.model()->waits(desk.row(path)) &&
                                     desk.model()->run(desk.row(path)) == 0,
                                 patience);
        QVERIFY(QFile::rename(path + QStringLiteral(".away"), path));
        QList<app::Run::Kind> begun;
        connect(&desk.assistant, &app::Assistant::started, this, [&](const app::Run &run) {
            if (run.kind == app::Run::Ingest || run.kind == app::Run::Recognise)
                begun.append(run.kind);
        });
        desk.choose(path);
        QTest::keyClick(desk.list(), Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(!begun.isEmpty(), patience);
        QCOMPARE(begun.first(), app::Run::Ingest);
        disconnect(&desk.assistant, &app::Assistant::started, this, nullptr);
    }

    void recognisesAllPagesBehindWhatIsBeingRecognised()
    {
        Desk desk(QStringLiteral("auto"));
        const QString path = desk.scan(QStringLiteral("scan.pdf"), 3);
        int begun = 0;
        connect(&desk.assistant, &app::Assistant::started, this,
                [&](const app::Run &run) { begun += run.kind == app::Run::Recognise ? 1 : 0; });
        desk.assistant.documents().add({path});
        QTRY_VERIFY_WITH_TIMEOUT(desk.row(path) >= 0 && desk.line(path).startsWith(QLatin1String("recognising page")),
                                 patience);
        desk.choose(path);
        emit desk.list()->customContextMenuRequested({5, 5});
        auto *menu = desk.list()->findChild<QMenu *>();
        QVERIFY(menu);
        for (QAction *action : menu->actions()) {
            if (action->text() == QLatin1String("Run OCR on all pages"))
                action->trigger();
        }
        delete menu;
        QTRY_COMPARE_WITH_TIMEOUT(begun, 2, patience);
        disconnect(&desk.assistant, &app::Assistant::started, this, nullptr);
        desk.assistant.queue().stopAll();
        QTRY_VERIFY_WITH_TIMEOUT(desk.rests(path), patience);
    }

    void stopsAllAtOnce()
    {
        Desk desk(QStringLiteral("auto"));
        const QString first = desk.scan(QStringLiteral("first.pdf"), 8);
        const QString second = desk.scan(QStringLiteral("second.pdf"), 9);
        desk.assistant.documents().add({first, second});
        QTRY_VERIFY_WITH_TIMEOUT(desk.row(first) >= 0 && desk.line(first).startsWith(QLatin1String("recognising page")),
                                 patience);
        QToolButton *stop = nullptr;
        for (QToolButton *each : desk.window.findChild<ui::IngestBar *>()->findChildren<QToolButton *>()) {
            if (each->text() == QLatin1String("Stop"))
                stop = each;
        }
        QTRY_VERIFY(stop && stop->isVisible()); // the bar is updated a few times a second
        QElapsedTimer clock;
        clock.start();
        stop->click();
        QTRY_VERIFY_WITH_TIMEOUT(desk.rests(first) && desk.rests(second), patience);
        QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
    }
};

QTEST_MAIN(TestScansInList)
#include "tst_scansinlist.moc"
