// Compares the window with approved pictures (tests/data/golden), stored at a quarter of the size. To allow for other
// font versions, a cell may be shifted by one cell, and a few may differ; whatever must not vary is also tested
// elsewhere. After an intended change, rewrite the pictures with this command, and inspect them:
// ATTEST_GOLDEN=write QT_QPA_PLATFORM=offscreen build/dev/bin/tst_golden
#pragma once

#include "core/base/catalogue.h"
#include "core/flows/steps/answerstate.h"
#include "tests/gui/recordedrun.h"
#include "core/flow/tracejson.h"

#include <QApplication>
#include <QDir>
#include <QFontDatabase>
#include <QImage>
#include <QWidget>
#include <QtTest>

#include <algorithm>
#include <functional>

namespace golden {

inline const QSize room(420, 720);
inline constexpr int coarser = 4;
inline constexpr int mostOff = 36;         // of 255, for each colour of a cell
inline constexpr double mostCells = 0.003; // share of cells that may differ more

inline core::Graph graphOf(const QString &flow)
{
    for (const core::AnswerFlow *offered : core::offers<core::AnswerFlow>()) {
        if (core::toQString(offered->id()) == flow)
            return offered->graph();
    }
    return {};
}

inline core::Trace traceOf(const QString &flow)
{
    return core::traceFrom(core::Json::parse(sample::bytes(qPrintable(flow + QStringLiteral(".trace.json")))));
}

// A scaled-down picture, taken once nothing changes any more.
inline QImage atRest(
    QWidget &widget, const std::function<void()> &prepare = [] {})
{
    QImage whole;
    const bool settled = QTest::qWaitFor([&] {
        QTest::qWait(60); // changes are shown together, followed by a new layout
        prepare();
        if (QWidget *focused = QApplication::focusWidget())
            focused->clearFocus(); // otherwise its focus frame would show
        const QImage now = widget.grab().toImage();
        return now == std::exchange(whole, now);
    });
    if (!settled)
        qWarning("the picture does not come to rest");
    whole.setDevicePixelRatio(1); // so that scaling counts device pixels
    return whole.scaled(room / coarser, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_RGB32);
}

inline int apart(QRgb a, QRgb b)
{
    return std::max({qAbs(qRed(a) - qRed(b)), qAbs(qGreen(a) - qGreen(b)), qAbs(qBlue(a) - qBlue(b))});
}

// The share of differing cells; each cell is also compared with its neighbours.
inline double difference(const QImage &golden, const QImage &drawn)
{
    if (golden.size() != drawn.size())
        return 1;
    const auto nearest = [](const QImage &image, int x, int y, QRgb wanted) {
        int least = 255;
        for (int by = std::max(0, y - 1); by <= std::min(image.height() - 1, y + 1); ++by) {
            for (int bx = std::max(0, x - 1); bx <= std::min(image.width() - 1, x + 1); ++bx)
                least = std::min(least, apart(image.pixel(bx, by), wanted));
        }
        return least;
    };
    int off = 0;
    for (int y = 0; y < golden.height(); ++y) {
        for (int x = 0; x < golden.width(); ++x)
            off += nearest(drawn, x, y, golden.pixel(x, y)) > mostOff ||
                   nearest(golden, x, y, drawn.pixel(x, y)) > mostOff;
    }
    return double(off) / (golden.width() * golden.height());
}

inline QString goldenFile(const QString &name, const QString &theme)
{
    return QStringLiteral(ATTEST_TEST_DATA "/golden/%1-%2.png").arg(name, theme);
}

inline QImage kept(const QString &name, const QString &theme, int moment = 0)
{
    const QImage all(goldenFile(name, theme));
    return all.copy(QRect(QPoint(moment * room.width() / coarser, 0), room / coarser))
        .convertToFormat(QImage::Format_RGB32);
}

// Stores a picture that differs too much, so that it can be inspected.
inline void keep(const QImage &image, const QString &name)
{
    const QString folder = qEnvironmentVariable("ATTEST_PICTURES");
    if (!folder.isEmpty())
        image.save(QDir(folder).filePath(name));
}

inline bool isWritten()
{
    return qEnvironmentVariable("ATTEST_GOLDEN") == QStringLiteral("write");
}

// The share of differing cells in the worst of the parts, which are side by side in the picture.
inline double compared(const QImage &all, const QString &name, const QString &theme, int parts = 1)
{
    if (isWritten()) {
        QDir().mkpath(QStringLiteral(ATTEST_TEST_DATA "/golden"));
        (void)all.convertToFormat(QImage::Format_RGB444)
            .convertToFormat(QImage::Format_RGB32)
            .save(goldenFile(name, theme));
    }
    double worst = 0;
    for (int part = 0; part < parts; ++part) {
        const QRect place(QPoint(part * room.width() / coarser, 0), room / coarser);
        worst = std::max(worst, difference(kept(name, theme, part), all.copy(place)));
    }
    if (worst > mostCells)
        keep(all, QStringLiteral("golden-%1-%2.png").arg(name, theme));
    return worst;
}

inline bool hasTheFont() // selects the font if it is available
{
    if (!QFontDatabase::families().contains(QStringLiteral("DejaVu Sans")))
        return false;
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(13);
    QApplication::setFont(font);
    return true;
}

inline void addRows() // a test row for each flow in both themes
{
    QTest::addColumn<QString>("flow");
    QTest::addColumn<QString>("theme");
    for (const core::AnswerFlow *flow : core::offers<core::AnswerFlow>()) {
        const QString id = core::toQString(flow->id());
        for (const char *theme : {"light", "dark"})
            QTest::newRow(qPrintable(id + u' ' + QLatin1String(theme))) << id << QString::fromLatin1(theme);
    }
}

} // namespace golden

#define LOOKS_ALIKE(off)                                                                                               \
    do {                                                                                                               \
        const double share = (off);                                                                                    \
        QVERIFY2(share <= golden::mostCells, qPrintable(QStringLiteral("%1 % of the cells differ").arg(share * 100))); \
    } while (false)
#define LOOKS_DIFFERENT(off)                                                                    \
    do {                                                                                        \
        const double share = (off);                                                             \
        QVERIFY2(share > 2 * golden::mostCells,                                                 \
                 qPrintable(QStringLiteral("only %1 % of the cells differ").arg(share * 100))); \
    } while (false)
