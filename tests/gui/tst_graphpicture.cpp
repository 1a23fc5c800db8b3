// Exporting the graph as SVG and PNG, and the cost of drawing it during many events.
#include "app/services/assistant.h"
#include "tests/gui/paintcounter.h"
#include "tests/gui/recordedrun.h"
#include "ui/run/graphpage.h"
#include "ui/run/graphpanel.h"
#include "ui/run/stepper.h"
#include "ui/window/mainwindow.h"
#include "ui/window/menus.h"
#include "ui/run/runpanel.h"
#include "ui/run/runtimeline.h"
#include "ui/widgets/theme.h"
#include "ui/run/tracemodel.h"
#include "ui/run/tracepanel.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QHBoxLayout>
#include <QSignalSpy>
#include <QTabWidget>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

#include <ctime>

namespace {

double ownSeconds() // processor time of this thread
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) + double(now.tv_nsec) / 1e9;
}

ui::GraphPicture ran()
{
    ui::RunModel run;
    ui::GraphPanel panel(run);
    run.start(sample::graph());
    run.add(sample::trace());
    return panel.picture();
}

// The share of one picture's drawing, apart from the background, that the other picture has too; on a coarse grid,
// because fonts differ.
double likeness(const QImage &a, const QImage &b)
{
    const QSize coarse(60, 80);
    const QImage one = a.scaled(coarse, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const QImage other = b.scaled(coarse, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    int like = 0;
    for (int y = 0; y < coarse.height(); ++y) {
        for (int x = 0; x < coarse.width(); ++x)
            like += qAbs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) < 24;
    }
    return double(like) / (coarse.width() * coarse.height());
}

} // namespace

class TestGraphPicture : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { ui::applyTheme(QStringLiteral("light")); }

    void svgSaysAllAndRefersToNothing()
    {
        const QByteArray svg = ran().svg();
        QXmlStreamReader xml(svg);
        QString words;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isCharacters())
                words += xml.text();
            if (!xml.isStartElement())
                continue;
            QVERIFY2(xml.name() != QLatin1String("image") && xml.name() != QLatin1String("script"),
                     qPrintable(xml.name().toString()));
            for (const QXmlStreamAttribute &attribute : xml.attributes())
                QVERIFY2(!attribute.name().contains(QLatin1String("href")), qPrintable(attribute.value().toString()));
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        const core::Graph graph = sample::graph();
        QVERIFY(words.contains(graph.title));
        for (const core::Graph::Node &node : graph.nodes)
            QVERIFY2(words.contains(node.title), qPrintable(node.title));
        QVERIFY(words.contains(QStringLiteral("15 of 60 calls")));
    }

    void bothShowTheSame()
    {
        const ui::GraphPicture picture = ran();
        const QImage png = QImage::fromData(picture.png());
        QCOMPARE(png.size(), (picture.size() * 2).toSize());
        QSvgRenderer renderer(picture.svg());
        QVERIFY(renderer.isValid());
        QImage svg(png.size(), QImage::Format_RGB32);
        svg.fill(Qt::black);
        QPainter painter(&svg);
        renderer.render(&painter);
        painter.end();
        const double alike = likeness(png, svg);
        QVERIFY2(alike > 0.97, qPrintable(QString::number(alike)));
        ui::RunModel run; // a different run does not match
        ui::GraphPanel waiting(run);
        run.start(sample::graph());
        QVERIFY(waiting.picture().png() != picture.png());
    }

    void theMenuCopiesBoth()
    {
        ui::RunModel run;
        ui::GraphPanel panel(run);
        panel.resize(400, 600);
        panel.show();
        run.start(sample::graph());
        QGuiApplication::clipboard()->clear();
        const QPoint at = panel.rect().center();
        QContextMenuEvent asked(QContextMenuEvent::Mouse, at, panel.mapToGlobal(at));
        QCoreApplication::sendEvent(&panel, &asked);
        auto *menu = panel.findChild<QMenu *>();
        QVERIFY(menu);
        QTRY_VERIFY(menu->isVisible());
        menu->actions().first()->trigger();
        menu->close();
        const QMimeData *data = QGuiApplication::clipboard()->mimeData();
        QVERIFY(data->hasImage());
        QVERIFY(data->data(QStringLiteral("image/svg+xml")).contains("<svg"));
        QGuiApplication::clipboard()->clear();
        QTest::keyClick(&panel, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->mimeData()->hasImage());
    }

    void theWindowSavesEither_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("begins");
        QTest::newRow("svg") << QStringLiteral("graph.svg") << QByteArray("<?xml");
        QTest::newRow("png") << QStringLiteral("graph.PNG") << QByteArray("\x89PNG");
    }
    void theWindowSavesEither()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, begins);
        QTemporaryDir folder;
        app::Assistant assistant(folder.filePath(QStringLiteral("library")));
        QString suggestion;
        ui::Dialogs dialogs = ui::systemDialogs();
        dialogs.pictureFile = [&](QWidget *, const QString &suggested) {
            suggestion = suggested;
            return folder.filePath(name);
        };
        ui::MainWindow window(assistant, dialogs);
        window.findChild<ui::Menus *>()->savePicture->trigger();
        QCOMPARE(suggestion, QStringLiteral("Self-RAG.svg"));
        QFile file(folder.filePath(name));
        QTRY_VERIFY(file.exists());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.read(10).startsWith(begins));
    }

    // Five hundred single events a second, as from a streaming server: at most sixty repaints a second, which leave the
    // window's thread mostly idle. Measured in processor time, so that a busy machine does not matter.
    void manyEventsLeaveTheThreadFree()
    {
        QWidget window; // with the whole graph beside the panel
        ui::RunPanel panel;
        auto *row = new QHBoxLayout(&window);
        row->addWidget(panel.graphPage(), 1);
        row->addWidget(&panel);
        panel.graphPage()->show();
        panel.findChild<QTabWidget *>()->setCurrentIndex(1);
        window.resize(1100, 900);
        window.show();
        ui::RunModel run;
        run.start(sample::graph(), true);
        panel.follow(run, {});
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const Painted paints(panel.graphPage()->graph);
        const Painted bars(panel.graphPage()->timeline->viewport());
        const Painted steps(panel.findChild<ui::Stepper *>());
        core::Trace all = sample::trace();
        const double ownBefore = ownSeconds();
        QElapsedTimer clock;
        clock.start();
        int sent = 0;
        for (; clock.elapsed() < 2000;) {
            for (; sent < clock.elapsed() / 2; ++sent) {
                core::TraceEvent event = all[sent % all.size()];
                event.visit += sent / int(all.size()) * 2;
                event.at = clock.elapsed();
                run.add({event});
            }
            QTest::qWait(2);
        }
        const double wall = double(clock.elapsed()) / 1000;
        const double own = (ownSeconds() - ownBefore) / wall;
        qInfo("%d events and %d repaints of the graph in %.1f s: %.0f %% of the thread's time", sent, paints.times,
              wall, own * 100);
        QVERIFY(sent >= 900);
        QVERIFY2(paints.times <= 62 * wall, qPrintable(QString::number(paints.times)));
        QVERIFY2(bars.times <= 62 * wall, qPrintable(QString::number(bars.times)));
        QVERIFY2(steps.times <= 62 * wall && steps.times >= 5, qPrintable(QString::number(steps.times)));
        QVERIFY2(paints.times >= 5, qPrintable(QString::number(paints.times)));
        QVERIFY2(own < 0.9, qPrintable(QString::number(own)));
    }

    void graphListAndAttemptsAreInStep()
    {
        ui::RunPanel panel;
        panel.resize(420, 900);
        panel.show();
        core::Turn turn;
        turn.trace = sample::trace();
        panel.show(sample::graph(), turn);
        auto *timeline = panel.findChild<ui::RunTimeline *>();
        auto *trace = panel.findChild<ui::TracePanel *>();
        QVERIFY(!timeline->isHidden());
        QCOMPARE(panel.run().visits().lanes(), 3);
        QCOMPARE(panel.run().visits().all().size(), trace->model()->rowCount()); // the same number of rows
        QSignalSpy chosen(timeline, &ui::RunTimeline::stepSelected);
        QTest::mouseClick(timeline->viewport(), Qt::LeftButton, {}, timeline->barOf(7).center().toPoint());
        QCOMPARE(chosen.size(), 1);
        auto *list = trace->findChild<QAbstractItemView *>();
        QCOMPARE(trace->model()->visit(list->currentIndex())->node, QStringLiteral("write"));
        QCOMPARE(trace->model()->visit(list->currentIndex())->visit, 2);
    }
};

QTEST_MAIN(TestGraphPicture)
#include "tst_graphpicture.moc"
