#include "ui/evaluation/evalcharts.h"

#include "core/eval/figures.h"
#include "ui/evaluation/evalwords.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/localized.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace ui {
namespace {

constexpr double margin = 12;
constexpr int lettersForTwo = 150; // width, in letters, from which charts are side by side

struct Kind
{
    const char *title;
    const char *note;
    QStringList figures;
};

QList<Kind> kinds()
{
    const auto list = [](const char *names) { return QString::fromLatin1(names).split(u' '); };
    return {
        {QT_TRANSLATE_NOOP("ui::EvalCharts", "Finding the right page"),
         QT_TRANSLATE_NOOP("ui::EvalCharts", "Mean over all questions; the line is the 95 % confidence interval."),
         list("page_hit.1 page_hit.4 page_hit.10 page_hit.20 ndcg_at_10 recall_at_100")},
        {QT_TRANSLATE_NOOP("ui::EvalCharts", "Finding the right document"), "", list("document_hit.1 document_hit.4")},
        {QT_TRANSLATE_NOOP("ui::EvalCharts", "Answers"), "",
         list("correct correct_if_answered numbers_right cited_page contains_first_sentence contains_answer "
              "support_rate answers_query supported")},
        {QT_TRANSLATE_NOOP("ui::EvalCharts", "Refusals"),
         QT_TRANSLATE_NOOP("ui::EvalCharts", "The first bar should be long, the second short."),
         list("right_refusals false_refusals")},
        {QT_TRANSLATE_NOOP("ui::EvalCharts", "Verdicts"), "", list("accuracy balanced_accuracy auc")},
    };
}

QString labelOf(const core::Figure &figure)
{
    const QString words = figure.words;
    return words.startsWith(u'…') ? words.mid(1).trimmed() : words;
}

BarChart shares(const Kind &kind, const QList<core::Figure> &figures)
{
    BarChart chart{EvalCharts::tr(kind.title), *kind.note ? EvalCharts::tr(kind.note) : QString(), 1, {}};
    for (const core::Figure &figure : figures) {
        if (!kind.figures.contains(figure.name))
            continue;
        BarGroup group{labelOf(figure), {}};
        for (int way = 0; way < std::min<int>(mostWays, int(figure.values.size())); ++way) {
            if (const auto &value = figure.values[way])
                group.bars.append({way, value->mean, value->range, figureText(value->mean, figure.as)});
        }
        chart.groups.append(group);
    }
    return chart;
}

// The bar ends at the median, the line at the 95th percentile.
BarChart times(const QList<core::Figure> &figures)
{
    BarChart chart{
        EvalCharts::tr("Time"), EvalCharts::tr("The bar is the median; the line is the 95th percentile."), 0, {}};
    const auto find = [&](const char *name) {
        return std::find_if(figures.begin(), figures.end(),
                            [&](const core::Figure &figure) { return figure.name == QLatin1String(name); });
    };
    const auto add = [&](const QString &label, const char *half, const char *most) {
        const auto p50 = find(half);
        const auto p95 = find(most);
        if (p50 == figures.end() || p95 == figures.end())
            return;
        BarGroup group{label, {}};
        for (int way = 0; way < std::min<int>(mostWays, int(p50->values.size())); ++way) {
            if (!p50->values[way] || !p95->values[way])
                continue;
            const double to = p95->values[way]->mean;
            const double value = p50->values[way]->mean;
            chart.most = std::max(chart.most, to);
            group.bars.append({way, value, std::pair(value, to),
                               EvalCharts::tr("%1, %2").arg(figureText(value, core::Figure::Seconds),
                                                            figureText(to, core::Figure::Seconds))});
        }
        chart.groups.append(group);
    };
    add(EvalCharts::tr("a search"), "search_seconds.p50", "search_seconds.p95");
    add(EvalCharts::tr("an answer"), "seconds.p50", "seconds.p95");
    return chart;
}

CalibrationChart calibrationOf(const QList<core::Json> &ways, bool letters)
{
    CalibrationChart chart{
        EvalCharts::tr("Confidence and accuracy"),
        letters ? EvalCharts::tr("On the dashed line, probabilities match results.")
                : EvalCharts::tr("On the dashed line, probabilities match results; the numbers count verdicts."),
        EvalCharts::tr("how sure the judge was"),
        EvalCharts::tr("how often the judge was right"),
        {}};
    for (int way = 0; way < std::min<int>(mostWays, int(ways.size())); ++way) {
        for (const core::Json &bin : ways[way][u"calibration"])
            chart.points.append({way, bin[u"said"].toDouble(), bin[u"was"].toDouble(), bin[u"n"].toInt()});
    }
    return chart;
}

// How many answers with each outcome are right; quotations separately by band.
BarChart rightByOutcome(const QList<core::Json> &ways)
{
    BarChart chart{EvalCharts::tr("Right answers by outcome"),
                   EvalCharts::tr("Share of right answers for each outcome; the line is the 95 % confidence interval."),
                   1,
                   {}};
    QStringList labels;
    QList<QList<core::OutcomeLine>> lines;
    for (const core::Json &way : ways.mid(0, mostWays))
        lines.append(core::outcomesOf(way));
    const auto labelOf = [](const core::OutcomeLine &line) {
        return localized(line.likelihood.isEmpty() ? line.words
                                                   : line.outcome + QStringLiteral(", ") + line.likelihood);
    };
    for (QList<core::OutcomeLine> &ofAWay : lines) { // drops totals that are also shown in parts
        const QList<core::OutcomeLine> all = ofAWay;
        ofAWay.removeIf([&](const core::OutcomeLine &line) {
            return std::any_of(all.begin(), all.end(), [&](const core::OutcomeLine &other) {
                return line.likelihood.isEmpty() && !other.likelihood.isEmpty() && other.outcome == line.outcome;
            });
        });
    }
    for (const QList<core::OutcomeLine> &ofAWay : std::as_const(lines)) {
        for (const core::OutcomeLine &line : ofAWay) {
            if (line.precision && !labels.contains(labelOf(line)))
                labels.append(labelOf(line));
        }
    }
    for (const QString &label : std::as_const(labels)) {
        BarGroup group{label, {}};
        for (int way = 0; way < lines.size(); ++way) {
            for (const core::OutcomeLine &line : std::as_const(lines[way])) {
                if (line.precision && labelOf(line) == label)
                    group.bars.append({way, line.precision->mean, line.precision->range,
                                       EvalCharts::tr("%1 of %2").arg(line.right).arg(line.known)});
            }
        }
        chart.groups.append(group);
    }
    return chart;
}

// The name of each group of answers is at its end on the curve.
CurveChart riskCurve(const QList<core::Json> &ways)
{
    CurveChart chart{EvalCharts::tr("Risk and coverage"),
                     EvalCharts::tr("The most certain answers come first, by outcome and then by probability. If the "
                                    "curve is low on the left, the most certain answers are right."),
                     EvalCharts::tr("questions answered"),
                     EvalCharts::tr("wrong answers"),
                     {}};
    for (const core::Json &way : ways.mid(0, mostWays)) {
        QList<CurvePoint> curve;
        const core::Json points = way[u"risk_coverage"][u"points"];
        const auto kind = [&](qsizetype i) {
            const QString outcome = points[i][u"outcome"].toString().replace(u'_', u' ');
            const QString likelihood = points[i][u"likelihood"].toString();
            return likelihood.isEmpty() ? outcome : outcome + QStringLiteral(", ") + likelihood;
        };
        for (qsizetype i = 0; i < points.size(); ++i) {
            const bool ends = i + 1 == points.size() || kind(i + 1) != kind(i);
            curve.append(
                {points[i][u"coverage"].toDouble(), points[i][u"risk"].toDouble(), ends ? kind(i) : QString()});
        }
        if (!curve.isEmpty())
            curve.prepend({0, curve.first().upwards, {}});
        chart.ways.append(curve);
    }
    return chart;
}

bool isEmpty(const CurveChart &chart)
{
    return std::all_of(chart.ways.begin(), chart.ways.end(), [](const auto &curve) { return curve.isEmpty(); });
}

QString inWords(const CurveChart &chart, const QStringList &ways)
{
    QStringList values;
    for (int way = 0; way < chart.ways.size(); ++way) {
        for (const CurvePoint &point : chart.ways[way]) {
            if (point.text.isEmpty())
                continue;
            const QString value = EvalCharts::tr("up to %1: %2 of the questions answered, %3 of those answers wrong")
                                      .arg(point.text, figureText(point.across, core::Figure::Share),
                                           figureText(point.upwards, core::Figure::Share));
            values.append(ways.size() > 1 ? ways.value(way) + QStringLiteral(", ") + value : value);
        }
    }
    return chart.title + QStringLiteral(". ") + values.join(QStringLiteral("; ")) + u'.';
}

// For screen readers.
QString inWords(const QList<BarChart> &charts, const QStringList &ways)
{
    QStringList sentences;
    for (const BarChart &chart : charts) {
        QStringList values;
        for (const BarGroup &group : chart.groups) {
            for (const Bar &bar : group.bars)
                values.append(ways.size() > 1
                                  ? QStringLiteral("%1, %2: %3").arg(group.label, ways.value(bar.way), bar.text)
                                  : QStringLiteral("%1: %2").arg(group.label, bar.text));
        }
        sentences.append(chart.title + QStringLiteral(". ") + values.join(QStringLiteral("; ")) + u'.');
    }
    return sentences.join(u'\n');
}

} // namespace

EvalCharts::EvalCharts(QWidget *parent) : QWidget(parent)
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setFocusPolicy(Qt::TabFocus); // lets screen readers reach it
    setAccessibleName(tr("Charts"));
}

void EvalCharts::show(const core::Json &report)
{
    const QList<core::Json> ways = core::waysOf(report);
    const QList<core::Figure> figures = core::figuresOf(report);
    m_ways.clear();
    for (const core::Json &way : ways.mid(0, mostWays))
        m_ways.append(core::nameOfWay(way));
    m_note = ways.size() > mostWays ? tr("The first %1 of %2 configurations; the table of figures lists all of them.")
                                          .arg(mostWays)
                                          .arg(ways.size())
                                    : QString();
    m_bars = {rightByOutcome(ways)};
    for (const Kind &kind : kinds())
        m_bars.append(shares(kind, figures));
    m_bars.append(times(figures));
    m_bars.removeIf([](const BarChart &chart) { return chart.groups.isEmpty(); });
    m_calibration = calibrationOf(ways, m_ways.size() > 1);
    m_curve = riskCurve(ways);
    QString words = inWords(m_bars, m_ways);
    if (!isEmpty(m_curve))
        words += u'\n' + inWords(m_curve, m_ways);
    setAccessibleDescription(words);
    arrange();
    update();
}

ChartLook EvalCharts::look() const
{
    return {font(), m_ways.size() > 1};
}

double EvalCharts::heightOf(qsizetype chart, double width) const
{
    return chart < m_bars.size()    ? chartHeight(m_bars[chart], look(), width)
           : chart == m_bars.size() ? chartHeight(m_curve, look(), width)
                                    : chartHeight(m_calibration, look(), width);
}

// Right answers first, with the curve beside them.
QList<qsizetype> EvalCharts::shown() const
{
    QList<qsizetype> charts;
    for (qsizetype chart = 0; chart < m_bars.size(); ++chart)
        charts.append(chart);
    if (!isEmpty(m_curve))
        charts.insert(std::min<qsizetype>(1, charts.size()), m_bars.size());
    if (!m_calibration.points.isEmpty())
        charts.append(m_bars.size() + 1);
    return charts;
}

// Arranges charts in one or two columns, filling gaps first.
void EvalCharts::arrange()
{
    m_cards.clear();
    const int columns = width() > fontMetrics().averageCharWidth() * lettersForTwo ? 2 : 1;
    const double across = (width() - margin * (columns + 1)) / columns;
    double head = margin + legendHeight(m_ways, look());
    head += m_note.isEmpty() ? 0 : fontMetrics().height() + margin;
    QList<double> below(columns, head);
    for (const qsizetype chart : shown()) {
        const auto column = std::min_element(below.begin(), below.end());
        const double left = margin + double(column - below.begin()) * (across + margin);
        const QRectF place(left, *column, across, heightOf(chart, across - 2 * margin) + 2 * margin);
        m_cards.append({place, chart});
        *column = place.bottom() + margin;
    }
    setMinimumHeight(int(*std::max_element(below.begin(), below.end())) + 1);
}

void EvalCharts::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_ways.size() > 1)
        paintLegend(painter, QRectF(margin, margin, width() - 2 * margin, 0), m_ways, look());
    if (!m_note.isEmpty()) {
        painter.setPen(color(Role::Secondary));
        painter.drawText(QPointF(margin, margin + legendHeight(m_ways, look()) + fontMetrics().ascent()), m_note);
    }
    for (const Card &card : std::as_const(m_cards)) {
        painter.setPen(QPen(color(Role::Line), 1));
        painter.setBrush(color(Role::Window));
        painter.drawRoundedRect(card.place, 6, 6);
        const QRectF inside = card.place.adjusted(margin, margin, -margin, -margin);
        if (card.chart < m_bars.size())
            paintChart(painter, inside, m_bars[card.chart], look());
        else if (card.chart == m_bars.size())
            paintChart(painter, inside, m_curve, look());
        else
            paintChart(painter, inside, m_calibration, look());
    }
    if (hasFocus()) {
        painter.setPen(QPen(color(Role::Accent), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void EvalCharts::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void EvalCharts::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        arrange();
        update();
    }
}

} // namespace ui
