#include "ui/run/arrivals.h"

#include "core/session/wording.h"
#include "ui/run/verdictwords.h"
#include "ui/widgets/richwords.h"

#include <QCoreApplication>

namespace ui {
namespace {

constexpr int mostLines = 40;
constexpr int mostLetters = 400; // of a text

struct Arrived // the context of the translations
{
    Q_DECLARE_TR_FUNCTIONS(Arrivals)
};

QString excerptOf(const QString &text)
{
    const QString plain = core::withoutOverrides(text).simplified();
    return plain.size() <= mostLetters ? plain : plain.left(mostLetters) + QStringLiteral(" …");
}

} // namespace

void Arrivals::start(const core::Graph &graph)
{
    m_titles.clear();
    for (const core::Graph::Node &node : graph.nodes)
        m_titles.insert(node.id, node.title);
    clear();
}

void Arrivals::clear()
{
    m_names.clear();
    m_step.clear();
    m_lines.clear();
    m_words.clear();
}

void Arrivals::add(const core::TraceEvent &event)
{
    if (event.as<core::StepEntered>()) {
        m_step = m_titles.value(event.node, event.node);
        if (event.visit > 1)
            m_step += QStringLiteral(" (%1)").arg(event.visit);
        m_lines.clear();
        m_words.clear();
    } else if (const core::AnswerWords *words = event.as<core::AnswerWords>()) {
        m_words += words->text;
    } else if (const core::Verdict *verdict = event.verdict()) {
        const QString about = verdict->sentence >= 0  ? Arrived::tr("sentence %1").arg(verdict->sentence + 1)
                              : verdict->passage != 0 ? nameOf(verdict->passage)
                                                      : QString();
        m_lines += toned(verdictRole(*verdict), verdictShape(*verdict) + u' ' + verdictWord(*verdict)) + u' ' +
                   core::withoutOverrides(about).toHtmlEscaped();
    } else if (const core::StepFailed *failed = event.as<core::StepFailed>()) {
        m_lines += toned(Role::Bad, failed->message);
    } else if (const core::StepLeft *left = event.as<core::StepLeft>()) {
        addReport(left->report);
        m_lines +=
            toned(Role::Secondary, core::edgeWords(left->outcome) +
                                       (left->because.isEmpty() ? QString() : QStringLiteral(": ")) + left->because);
    }
}

void Arrivals::addReport(const core::StepReport &report)
{
    if (report.search) {
        for (const core::Passage &passage : report.search->passages) {
            m_names.insert(passage.id, QStringLiteral("%1, %2").arg(passage.title, pageText(passage)));
            m_lines += nameOf(passage.id).toHtmlEscaped() + QStringLiteral(": ") +
                       toned(Role::Secondary, excerptOf(passage.text).left(90) + QStringLiteral("…"));
        }
    }
    if (report.rewrite && !report.rewrite->query.isEmpty())
        m_lines += Arrived::tr("New query: “%1”").arg(excerptOf(report.rewrite->query)).toHtmlEscaped();
    if (report.thought)
        m_lines += excerptOf(report.thought->text).toHtmlEscaped();
    if (report.written && m_words.isEmpty())
        m_words = report.written->text;
}

QString Arrivals::nameOf(core::PassageId passage) const
{
    return core::withoutOverrides(m_names.value(passage));
}

QString Arrivals::html() const
{
    if (m_step.isEmpty())
        return {};
    QStringList lines{QStringLiteral("<b>%1</b>").arg(core::withoutOverrides(m_step).toHtmlEscaped())};
    if (!m_words.isEmpty())
        lines += excerptOf(m_words).toHtmlEscaped();
    lines += m_lines.mid(0, mostLines);
    if (lines.size() == 1)
        lines += toned(Role::Secondary, Arrived::tr("Nothing yet"));
    return lines.join(QStringLiteral("<br>"));
}

} // namespace ui
