#include "tests/generated/examination.h"

#include "app/cli/mcp/mcptool.h"
#include "app/jobs/answerjob.h"
#include "core/ingest/ingestflow.h"
#include "core/ports/connections.h"
#include "tests/generated/producers.h"
#include "tests/generated/sayer.h"

namespace generated {

using namespace Qt::StringLiterals;

Score &Score::operator+=(const Score &other)
{
    asked += other.asked;
    answerable += other.answerable;
    right += other.right;
    computedRight += other.computedRight;
    falseComputed += other.falseComputed;
    likely += other.likely;
    likelyRight += other.likelyRight;
    return *this;
}

Score Figures::all(const QMap<QString, Score> &scores)
{
    Score all;
    for (const Score &score : scores)
        all += score;
    return all;
}

ClaimScore Figures::all(const QMap<QString, ClaimScore> &scores)
{
    ClaimScore all;
    for (const ClaimScore &score : scores) {
        all.claims += score.claims;
        all.supported += score.supported;
    }
    return all;
}

SentenceScore Figures::all(const QMap<QString, SentenceScore> &scores)
{
    SentenceScore all;
    for (const SentenceScore &score : scores) {
        all.sentences += score.sentences;
        all.verified += score.verified;
        all.ticked += score.ticked;
    }
    return all;
}

QStringList Examination::flowsThatTick()
{
    return {u"self-rag"_s, u"passage-rag"_s, u"reflection-rag"_s, u"corrective-rag"_s, u"adaptive-rag"_s};
}

Examination::Examination(const Told &told) : m_told(told)
{
    offerSayer();
    core::Result<std::unique_ptr<core::Library>> opened =
        core::Library::open(m_folder.filePath(u"library"_s), [](const QString &) {});
    if (!opened)
        qFatal("%s", qPrintable(opened.error().message));
    m_library = *std::move(opened);
}

Examination::~Examination() = default;

core::Result<core::DocumentId> Examination::read(const Paper &paper)
{
    const QString path = m_folder.filePath(u"paper-%1.pdf"_s.arg(++m_papers));
    if (const QString wrong = writePdf(paper, path); !wrong.isEmpty())
        return core::Error{core::Error::Invalid, wrong, {}};
    core::IngestingTools tools{*m_library, {}, {}, {}};
    const core::Result<core::Document> document = core::ingest(path, {}, false, tools, [](const core::TraceEvent &) {});
    if (!document)
        return document.error();
    if (document->status != core::DocumentStatus::Indexed)
        return core::Error{core::Error::Unreadable, document->reason, {}};
    return document->id;
}

void Examination::fail(const Case &each, const QString &line)
{
    m_failed.cases.append(each);
    m_told(u"%1 [%2] %3"_s.arg(line, each.kind, each.text));
}

namespace {

core::Turn turnFor(const QString &question, core::DocumentId document, const core::Settings &settings,
                   const core::Library &library)
{
    core::Inline parallel;
    const core::Connections connections;
    core::Asked asked;
    asked.question = question;
    asked.documents = {document};
    return app::askQuestion(asked, settings, {library, parallel, connections}, [](const core::TraceEvent &) {}, {});
}

QString oneLine(const QString &text)
{
    return text.simplified().left(160);
}

} // namespace

void Examination::ask(const Case &each, core::DocumentId document)
{
    const core::Turn turn = turnFor(each.text, document, core::Settings(), *m_library);
    const core::TurnOutcome outcome = core::outcomeOf(turn);
    const Mark mark = markOf(turn, each.truth);
    const bool isComputed = outcome.state == core::TurnOutcome::Computed;
    const bool isLikely =
        outcome.state == core::TurnOutcome::Quoted && outcome.likelihood >= core::Likelihood::Probable;
    const bool isRight = mark == Mark::Right;
    Score score{1,
                each.truth.kind != Truth::Unanswerable,
                isRight,
                isRight && isComputed,
                !isRight && isComputed,
                isLikely,
                isLikely && isRight};
    (each.part == Case::Count ? m_figures.counts
     : !each.pair.isEmpty()   ? m_figures.paired
                              : m_figures.questions)[each.kind] += score;
    if (!each.pair.isEmpty())
        m_pairs[each.pair].append(isRight);
    const QString said = u"%1: %2"_s.arg(core::name(outcome.state), oneLine(turn.answer));
    if (score.falseComputed)
        fail(each,
             u"FALSE COMPUTED (%1; known %2 %3) "_s.arg(said).arg(each.truth.number).arg(each.truth.names.join(u'/')));
    else if (score.answerable && !isRight)
        fail(each, u"not right (%1; known %2 %3) "_s.arg(said).arg(each.truth.number).arg(each.truth.names.join(u'/')));
}

void Examination::check(const Case &each, core::DocumentId document)
{
    core::Inline parallel;
    const core::Settings settings;
    const app::McpMeans means{*m_library, settings, parallel, [](int, int, const QString &) {}};
    const core::Json arguments =
        core::Json::object({{"claim", each.text}, {"documents", core::Json(QStringList{QString::number(document)})}});
    const core::Result<core::Json> reply = app::claimTool(app::McpArguments(arguments), means, {});
    const QString verdict = reply ? (*reply)[u"verdict"].toString() : reply.error().message;
    const bool isSupported = verdict == u"supported";
    ClaimScore &score = (each.isTrue ? m_figures.trueClaims : m_figures.falseClaims)[each.kind];
    ++score.claims;
    score.supported += isSupported;
    if (isSupported != each.isTrue)
        fail(each, u"%1 claim: %2 (source: %3) "_s.arg(each.isTrue ? u"true"_s : u"FALSE"_s, verdict, each.source));
}

void Examination::judgeBy(const Case &each, core::DocumentId document, const QString &flow, bool isBuiltinJudge)
{
    core::Settings settings;
    settings.flow = flow;
    settings.model = sayerName();
    settings.supportModel = isBuiltinJudge ? u"builtin"_s : QString();
    settings.computeAnswers = false; // otherwise the model is not asked
    say(each.text);
    const core::Turn turn = turnFor(each.question, document, settings, *m_library);
    const bool isVerified = core::outcomeOf(turn).state == core::TurnOutcome::Verified;
    const bool isTicked = !turn.sentences.isEmpty() && core::supportShown(turn, 0) == core::Support::Fully;
    const QString judged = u"%1, %2"_s.arg(flow, isBuiltinJudge ? u"built-in check"_s : u"lenient judge"_s);
    SentenceScore &score = (each.isTrue ? m_figures.truths : m_figures.lies)[judged][each.kind];
    ++score.sentences;
    score.verified += isVerified;
    score.ticked += isTicked;
    if (isVerified != each.isTrue)
        m_told(u"%1 through %2: %3 [%4] %5 (source: %6)"_s.arg(each.isTrue ? u"true sentence"_s : u"LIE"_s, judged,
                                                               core::inWords(core::outcomeOf(turn)), each.kind,
                                                               each.text, each.source));
    if (isVerified != each.isTrue && (m_failed.cases.isEmpty() || m_failed.cases.last().text != each.text))
        m_failed.cases.append(each);
}

void Examination::judge(const Case &each, core::DocumentId document)
{
    for (const QString &flow : std::as_const(m_flows)) {
        judgeBy(each, document, flow, false);
        judgeBy(each, document, flow, true);
    }
}

void Examination::comparePairs()
{
    for (auto pair = m_pairs.begin(); pair != m_pairs.end(); ++pair) {
        auto &[all, unlike] = m_figures.pairs[pair.key().section(u':', 0, 0)];
        ++all;
        unlike += pair->contains(true) && pair->contains(false);
    }
    m_pairs.clear();
}

QString Examination::examine(const QList<Paper> &papers)
{
    for (const Paper &paper : papers) {
        if (paper.cases.isEmpty())
            continue;
        const core::Result<core::DocumentId> document = read(paper);
        if (!document)
            return document.error().message;
        m_failed = paper;
        m_failed.cases.clear();
        for (const Case &each : paper.cases) {
            if (each.part == Case::Claim)
                check(each, *document);
            else if (each.part == Case::Sentence)
                judge(each, *document);
            else
                ask(each, *document);
        }
        if (!m_failed.cases.isEmpty())
            m_failing.append(m_failed);
    }
    comparePairs();
    return {};
}

} // namespace generated
