// Asks the program about generated papers, as its users would, and counts the results.
#pragma once

#include "core/library/library.h"
#include "tests/generated/marking.h"

#include <QMap>
#include <QTemporaryDir>

#include <functional>

namespace generated {

struct Score
{
    int asked = 0;
    int answerable = 0;
    int right = 0;         // correct answers to answerable questions, under any label
    int computedRight = 0; // number of these that were computed
    int falseComputed = 0;
    int likely = 0; // quoted with a label of at least "likely"
    int likelyRight = 0;

    Score &operator+=(const Score &other);
};

struct ClaimScore
{
    int claims = 0;
    int supported = 0;
};

struct SentenceScore // sentences sent through one flow with one judge
{
    int sentences = 0;
    int verified = 0; // turns that were Verified as a whole
    int ticked = 0;   // sentences shown as supported
};

struct Figures
{
    QMap<QString, Score> questions; // keyed by kind
    QMap<QString, Score> counts;
    QMap<QString, Score> paired;                      // questions of pairs, counted individually
    QMap<QString, std::pair<int, int>> pairs;         // by relation: all, and those whose results differ
    QMap<QString, ClaimScore> falseClaims;            // keyed by kind of swap
    QMap<QString, ClaimScore> trueClaims;             // keyed by kind of wording
    QMap<QString, QMap<QString, SentenceScore>> lies; // by flow and judge, then by kind of swap
    QMap<QString, QMap<QString, SentenceScore>> truths;

    static Score all(const QMap<QString, Score> &scores);
    static ClaimScore all(const QMap<QString, ClaimScore> &scores);
    static SentenceScore all(const QMap<QString, SentenceScore> &scores);
};

class Examination
{
public:
    using Told = std::function<void(const QString &line)>;

    // `told` receives a line for each failed case.
    explicit Examination(const Told &told);
    ~Examination();

    // Flows whose answers may be Verified; the default if none is set.
    void setFlows(const QStringList &flows) { m_flows = flows; }
    static QStringList flowsThatTick();

    // Writes the PDFs, reads them and asks all cases of the papers. Returns an error message, or an empty string.
    QString examine(const QList<Paper> &papers);

    const Figures &figures() const { return m_figures; }
    const QList<Paper> &failing() const { return m_failing; } // the papers, reduced to their failed cases
    const core::Library &library() const { return *m_library; }

private:
    core::Result<core::DocumentId> read(const Paper &paper);
    void ask(const Case &each, core::DocumentId document);
    void check(const Case &each, core::DocumentId document);
    void judge(const Case &each, core::DocumentId document);
    void judgeBy(const Case &each, core::DocumentId document, const QString &flow, bool isBuiltinJudge);
    void comparePairs();
    void fail(const Case &each, const QString &line);

    Told m_told;
    QTemporaryDir m_folder;
    std::unique_ptr<core::Library> m_library;
    QStringList m_flows = flowsThatTick();
    Figures m_figures;
    QMap<QString, QList<bool>> m_pairs; // whether each question of a pair was answered correctly
    Paper m_failed;
    QList<Paper> m_failing;
    int m_papers = 0;
};

} // namespace generated
