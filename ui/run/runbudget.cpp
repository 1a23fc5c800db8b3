#include "ui/run/runbudget.h"

#include <QCoreApplication>
#include <QLocale>

namespace ui {
namespace {

struct BudgetTexts // translation context
{
    Q_DECLARE_TR_FUNCTIONS(ui::BudgetLine)
};

struct Retry // a retry that an edge of a flow may spend
{
    const char *spends; // the name of the budget in the graph
    const char *setting;
    const char *name;
    const char *brief;
    const char *one; // how the arrow back names a single retry, for example "retry %1"
};

constexpr Retry kindsOfRetry[] = {
    {"rewrite", "max-rewrites", QT_TRANSLATE_NOOP("ui::BudgetLine", "Rewrites of the question"),
     QT_TRANSLATE_NOOP("ui::BudgetLine", "%1 rewrites"), QT_TRANSLATE_NOOP("ui::BudgetLine", "retry %1")},
    {"regeneration", "max-regenerations", QT_TRANSLATE_NOOP("ui::BudgetLine", "Regenerations of the answer"),
     QT_TRANSLATE_NOOP("ui::BudgetLine", "%1 regenerations"), QT_TRANSLATE_NOOP("ui::BudgetLine", "retry %1")},
    {"web search", "max-web-searches", QT_TRANSLATE_NOOP("ui::BudgetLine", "Web searches"),
     QT_TRANSLATE_NOOP("ui::BudgetLine", "%1 web searches"), QT_TRANSLATE_NOOP("ui::BudgetLine", "web search %1")},
    {"thought", "max-thoughts", QT_TRANSLATE_NOOP("ui::BudgetLine", "Reasoning steps"),
     QT_TRANSLATE_NOOP("ui::BudgetLine", "%1 reasoning steps"),
     QT_TRANSLATE_NOOP("ui::BudgetLine", "reasoning step %1")},
    {"segment", "max-segments", QT_TRANSLATE_NOOP("ui::BudgetLine", "Sentences, one at a time"),
     QT_TRANSLATE_NOOP("ui::BudgetLine", "%1 sentences"), QT_TRANSLATE_NOOP("ui::BudgetLine", "sentence %1")},
};

BudgetPart part(const QString &name, const QString &brief, int used, int most)
{
    const QLocale locale;
    const QString count = locale.toString(used);
    if (most <= 0)
        return {name, brief.arg(count), count, {}, {}, false};
    return {name,
            brief.arg(count + u'/' + locale.toString(most)),
            count,
            locale.toString(most),
            locale.toString(qMax(0, most - used)),
            used >= most};
}

BudgetPart time(qint64 milliseconds, int most)
{
    const QLocale locale;
    const auto words = [&](double seconds) { return locale.toString(seconds, 'f', seconds < 10 ? 1 : 0); };
    const double used = double(milliseconds) / 1000;
    BudgetPart made{BudgetTexts::tr("Seconds"), BudgetTexts::tr("%1 s").arg(words(used)), words(used), {}, {}, false};
    if (most <= 0)
        return made;
    made.brief = BudgetTexts::tr("%1 s").arg(words(used) + u'/' + locale.toString(most));
    made.most = locale.toString(most);
    made.left = words(qMax(0.0, most - used));
    made.out = used >= most;
    return made;
}

} // namespace

RunBudget::RunBudget(const core::Graph &graph)
{
    for (const core::Graph::Node &node : graph.nodes) {
        for (const core::Graph::Edge &edge : node.edges) {
            if (!edge.spends.isEmpty())
                m_spends.insert(node.id + u' ' + edge.outcome, edge.spends);
        }
    }
}

void RunBudget::add(const core::TraceEvent &event)
{
    m_now = qMax(m_now, event.at);
    if (event.takenOver)
        m_behind = m_now; // the step was passed in an earlier run
    if (const core::StepEntered *entered = event.as<core::StepEntered>()) {
        ++m_steps;
        if (entered->settings)
            m_settings = *entered->settings;
        return;
    }
    if (const QString spent = spends(event); !spent.isEmpty())
        ++m_spent[spent];
    count(event);
}

QString RunBudget::spends(const core::TraceEvent &event) const
{
    const core::StepLeft *left = event.as<core::StepLeft>();
    return left ? m_spends.value(event.node + u' ' + left->outcome) : QString();
}

QString RunBudget::retryWords(const QString &spends) const
{
    for (const Retry &retry : kindsOfRetry) {
        if (spends != QLatin1String(retry.spends))
            continue;
        const int allowed = most(retry.setting);
        const QString used = QLocale().toString(m_spent.value(spends));
        const QString count = allowed > 0 ? BudgetTexts::tr("%1 of %2").arg(used, QLocale().toString(allowed)) : used;
        return BudgetTexts::tr(retry.one).arg(count);
    }
    return {};
}

int RunBudget::retries() const
{
    return m_spent.value(QStringLiteral("rewrite")) + m_spent.value(QStringLiteral("regeneration"));
}

int RunBudget::mostCalls() const
{
    const int allowed = most("max-calls");
    return allowed > 0 ? allowed : m_mostCalls;
}

// The end of a step reports the cost of the run so far; until then, each verdict reports its own cost.
void RunBudget::count(const core::TraceEvent &event)
{
    if (const core::Verdict *verdict = event.verdict()) {
        m_calls += verdict->cost.calls;
        m_tokens += verdict->cost.promptTokens + verdict->cost.completionTokens;
    } else if (const core::RunCounts *counts = event.counts()) {
        m_counts = *counts;
        m_mostCalls = counts->mostCalls;
        m_calls = counts->calls;
        m_tokens = qMax(m_tokens, counts->promptTokens + counts->completionTokens);
    }
}

int RunBudget::most(const char *setting) const
{
    return m_settings.value(QLatin1String(setting)).toInt();
}

void RunBudget::addRetries(QList<BudgetPart> &parts) const
{
    const QList<QString> offered = m_spends.values();
    for (const Retry &retry : kindsOfRetry) {
        const QString spends = QLatin1String(retry.spends);
        const bool isOff = spends == QLatin1String("web search") &&
                           m_settings.value(QStringLiteral("web-search")) == QLatin1String("off");
        const bool isShort = spends == QLatin1String("segment") &&
                             m_settings.value(QStringLiteral("long-form")) == QLatin1String("false");
        const int used = m_spent.value(spends);
        if (offered.contains(spends) && (used > 0 || !(isOff || isShort)))
            parts.append(part(BudgetTexts::tr(retry.name), BudgetTexts::tr(retry.brief), used, most(retry.setting)));
    }
}

// A call without a price may have cost as much as the others.
QList<BudgetPart> RunBudget::speedParts() const
{
    const QLocale locale;
    QList<BudgetPart> parts;
    const auto add = [&parts](const QString &name, const QString &brief, const QString &used) {
        parts.append({name, brief.arg(used), used, {}, {}, false});
    };
    if (m_counts.firstSeconds > 0)
        add(BudgetTexts::tr("Seconds until the first words"), BudgetTexts::tr("first words after %1 s"),
            locale.toString(m_counts.firstSeconds, 'f', m_counts.firstSeconds < 10 ? 1 : 0));
    if (m_counts.tokensPerSecond > 0)
        add(BudgetTexts::tr("Tokens per second"), BudgetTexts::tr("%1 tokens/s"),
            locale.toString(m_counts.tokensPerSecond, 'f', m_counts.tokensPerSecond < 10 ? 1 : 0));
    if (m_counts.gpuShare)
        add(BudgetTexts::tr("Share of the model on the GPU"), BudgetTexts::tr("%1 % on the GPU"),
            locale.toString(*m_counts.gpuShare * 100, 'f', 0));
    const bool isPartly = m_counts.pricedCalls < m_counts.calls;
    if (m_counts.pricedCalls > 0)
        add(isPartly ? BudgetTexts::tr("Minimum price in dollars") : BudgetTexts::tr("Approximate price in dollars"),
            isPartly ? BudgetTexts::tr("at least $%1") : BudgetTexts::tr("about $%1"),
            locale.toString(m_counts.dollars, 'f', m_counts.dollars < 0.1 ? 4 : 2));
    return parts;
}

QStringList RunBudget::speed() const
{
    QStringList briefs;
    for (const BudgetPart &part : speedParts())
        briefs.append(part.brief);
    return briefs;
}

QList<BudgetPart> RunBudget::parts(qint64 since) const
{
    if (m_steps == 0)
        return {};
    QList<BudgetPart> parts{part(BudgetTexts::tr("Calls"), BudgetTexts::tr("%1 calls"), m_calls, mostCalls()),
                            time(milliseconds() + since, most("max-seconds"))};
    addRetries(parts);
    if (m_tokens > 0)
        parts.append(part(BudgetTexts::tr("Tokens"), BudgetTexts::tr("%1 tokens"), m_tokens, 0));
    parts += speedParts();
    parts.append(part(BudgetTexts::tr("Steps"), BudgetTexts::tr("%1 steps"), m_steps, most("max-steps")));
    return parts;
}

} // namespace ui
