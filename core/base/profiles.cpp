#include "core/base/profiles.h"

#include <QHash>

namespace core {
namespace {

// An English token has about four characters. Text next to the passages found was not given to a model there: a short
// answer is written without it.
constexpr ProfileValue athina[] = {
    {"flow", "self-rag"},       {"passages", "4"},     {"passage-length", "500"},  {"passage-overlap", "0"},
    {"temperature", "0"},       {"max-rewrites", "0"}, {"max-regenerations", "2"}, {"grade-against-query", "false"},
    {"answer-length", "short"},
};
constexpr ProfileValue langgraphSelf[] = {
    {"flow", "self-rag"},       {"passages", "4"},    {"passage-length", "1000"},
    {"passage-overlap", "0"},   {"temperature", "0"}, {"grade-against-query", "true"},
    {"answer-length", "short"},
};
constexpr ProfileValue langgraphCorrective[] = {
    {"flow", "corrective-rag"}, {"simplified", "true"},  {"passages", "4"},          {"passage-length", "1000"},
    {"passage-overlap", "0"},   {"temperature", "0"},    {"web-pages", "3"},         {"strips", "off"},
    {"max-web-searches", "1"},  {"post-check", "false"}, {"answer-length", "short"},
};
constexpr ProfileValue adaptive[] = {
    {"flow", "adaptive-rag"}, {"passages", "4"},      {"passage-length", "1200"}, {"passage-overlap", "200"},
    {"temperature", "0.2"},   {"max-tokens", "1024"}, {"size-up", "false"},       {"answer-length", "short"},
};
constexpr ProfileValue llamaIndex[] = {
    {"flow", "reflection-rag"}, {"passages", "10"},        {"retrieval", "token"},      {"relevance-weight", "1"},
    {"support-weight", "1"},    {"utility-weight", "0.5"}, {"sequence-score", "false"}, {"hard-constraints", "false"},
    {"long-form", "false"},     {"answer-tokens", "50"},   {"temperature", "0"},
};
constexpr ProfileValue perPassage[] = {
    {"flow", "passage-rag"}, {"passages", "3"},      {"passage-length", "1000"}, {"passage-overlap", "200"},
    {"temperature", "0"},    {"max-tokens", "1000"}, {"stop-early", "false"},
};
constexpr ProfileValue selfRagShort[] = {
    {"flow", "reflection-rag"},    {"passages", "10"},      {"retrieval", "adaptive"}, {"retrieval-threshold", "0.2"},
    {"relevance-weight", "1"},     {"support-weight", "1"}, {"utility-weight", "0.5"}, {"sequence-score", "true"},
    {"hard-constraints", "false"}, {"long-form", "false"},  {"answer-tokens", "100"},  {"temperature", "0"},
};
constexpr ProfileValue selfRagLong[] = {
    {"flow", "reflection-rag"},
    {"passages", "5"},
    {"retrieval", "adaptive"},
    {"retrieval-threshold", "0.2"},
    {"relevance-weight", "1"},
    {"support-weight", "1"},
    {"utility-weight", "0.5"},
    {"sequence-score", "true"},
    {"hard-constraints", "false"},
    {"long-form", "true"},
    {"beams", "2"},
    {"max-segments", "7"},
    {"answer-tokens", "300"},
    {"temperature", "0"},
    {"max-calls", "100"},
};
constexpr ProfileValue cragPopQa[] = {
    {"flow", "corrective-rag"}, {"simplified", "false"},  {"passages", "10"},        {"upper-score", "0.59"},
    {"lower-score", "-0.99"},   {"strips", "excerption"}, {"strips-kept", "5"},      {"strip-floor", "-0.5"},
    {"web-pages", "5"},         {"post-check", "false"},  {"max-web-searches", "1"},
};
constexpr ProfileValue cragPubHealth[] = {
    {"flow", "corrective-rag"}, {"simplified", "false"},  {"passages", "10"},        {"upper-score", "0.5"},
    {"lower-score", "-0.91"},   {"strips", "excerption"}, {"strips-kept", "5"},      {"strip-floor", "-0.5"},
    {"web-pages", "5"},         {"post-check", "false"},  {"max-web-searches", "1"},
};

constexpr Profile profileTable[] = {
    {"s0", QT_TRANSLATE_NOOP("Profile", "Self-RAG without rewriting (Athina)"),
     QT_TRANSLATE_NOOP("Profile", "Implementing Self-Reflective RAG using LangGraph and FAISS: 500 characters, k = 4."),
     athina},
    {"s1-self", QT_TRANSLATE_NOOP("Profile", "Self-RAG (LangGraph)"),
     QT_TRANSLATE_NOOP("Profile", "Self-Reflective RAG with LangGraph: 250 tokens (about 1,000 characters), k = 4, "
                                  "graded against the rewritten question."),
     langgraphSelf},
    {"s1-crag", QT_TRANSLATE_NOOP("Profile", "Corrective RAG, simplified (LangGraph)"),
     QT_TRANSLATE_NOOP("Profile", "Self-Reflective RAG with LangGraph: any rejected passage triggers a web search, "
                                  "passages are not refined, and the answer is not checked."),
     langgraphCorrective},
    {"s2", QT_TRANSLATE_NOOP("Profile", "Adaptive RAG (Self-RAG, Corrective and Adaptive RAG combined)"),
     QT_TRANSLATE_NOOP("Profile",
                       "Integrating Self-RAG, Corrective RAG and Adaptive RAG: 1,200 / 200 characters, k = 4, "
                       "T = 0.2."),
     adaptive},
    {"s3", QT_TRANSLATE_NOOP("Profile", "Reflection tokens (LlamaIndex pack)"),
     QT_TRANSLATE_NOOP("Profile", "Enhancing Large Language Models with Self-RAG: ten passages, 50 tokens, no sequence "
                                  "score, the retrieval token decides."),
     llamaIndex},
    {"s4", QT_TRANSLATE_NOOP("Profile", "Per-passage Self-RAG (notebook)"),
     QT_TRANSLATE_NOOP("Profile", "Self-RAG on Understanding_Climate_Change.pdf: 1,000 / 200 characters, k = 3."),
     perPassage},
    {"paper-short", QT_TRANSLATE_NOOP("Profile", "Self-RAG paper, short form"),
     QT_TRANSLATE_NOOP("Profile", "Asai et al. 2023, PopQA: threshold 0.2, weights 1, 1, 0.5, ten passages."),
     selfRagShort},
    {"paper-long", QT_TRANSLATE_NOOP("Profile", "Self-RAG paper, long form"),
     QT_TRANSLATE_NOOP("Profile", "Asai et al. 2023: segments by beam search, two beams, depth 7, five passages."),
     selfRagLong},
    {"crag-popqa", QT_TRANSLATE_NOOP("Profile", "CRAG paper, PopQA"),
     QT_TRANSLATE_NOOP("Profile",
                       "Yan et al. 2024: thresholds 0.59 and -0.99. They were fitted to the paper's own evaluator."),
     cragPopQa},
    {"crag-pubhealth", QT_TRANSLATE_NOOP("Profile", "CRAG paper, PubHealth and ARC"),
     QT_TRANSLATE_NOOP("Profile",
                       "Yan et al. 2024: thresholds 0.5 and -0.91. They were fitted to the paper's own evaluator."),
     cragPubHealth},
};

// What a flow's answers depend on, apart from the user's own settings; every flow uses the first row.
struct Reading
{
    const char *flow;
    const char *keys;
};
constexpr Reading readings[] = {
    {nullptr, "flow passages passage-length passage-overlap temperature max-tokens max-calls answer-length"},
    {"self-rag", "max-rewrites max-regenerations grade-against-query"},
    {"passage-rag", "stop-early"},
    {"corrective-rag", "max-regenerations grade-against-query simplified upper-score lower-score strips strips-kept "
                       "strip-floor post-check web-pages max-web-searches"},
    {"adaptive-rag",
     "max-rewrites max-regenerations grade-against-query size-up max-thoughts web-pages max-web-searches"},
    {"reflection-rag", "stop-early retrieval retrieval-threshold relevance-weight support-weight utility-weight "
                       "sequence-score hard-constraints long-form beams max-segments path-score answer-tokens"},
};

bool reads(const QString &flow, const QString &key)
{
    for (const Reading &reading : readings) {
        const bool counts = !reading.flow || flow == QLatin1String(reading.flow);
        if (counts && QString::fromLatin1(reading.keys).split(u' ').contains(key))
            return true;
    }
    return false;
}

} // namespace

std::span<const Profile> profiles()
{
    return profileTable;
}

const Profile *findProfile(const QString &id)
{
    for (const Profile &profile : profileTable) {
        if (id == QLatin1String(profile.id))
            return &profile;
    }
    return nullptr;
}

QList<std::pair<const Setting *, QString>> valuesOf(const Profile &profile)
{
    QHash<QString, QString> said;
    for (const ProfileValue &value : profile.values)
        said.insert(QLatin1String(value.key), QString::fromUtf8(value.value));
    const Settings first;
    QList<std::pair<const Setting *, QString>> values;
    for (const Setting &setting : settingsTable()) {
        const QString key = QLatin1String(setting.key);
        if (said.contains(key) || reads(said.value(QStringLiteral("flow")), key))
            values.append({&setting, said.value(key, settingText(first, setting))});
    }
    return values;
}

void apply(Settings &settings, const Profile &profile)
{
    for (const auto &[setting, value] : valuesOf(profile)) {
        const QString refused = setFromText(settings, *setting, value);
        Q_ASSERT(refused.isEmpty()); // tst_settings applies each one
    }
}

QStringList differences(const Settings &settings, const Profile &profile)
{
    QStringList found;
    for (const auto &[setting, value] : valuesOf(profile)) {
        const QString now = settingText(settings, *setting);
        if (now != value)
            found.append(QStringLiteral("%1 %2 → %3").arg(QLatin1String(setting->key), now, value));
    }
    return found;
}

} // namespace core
