// Asks the program what generated papers ask, by the ways its users take, and counts what comes of it.
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
    int right = 0;         // of the answerable, under any label
    int computedRight = 0; // of these
    int falseComputed = 0;
    int likely = 0; // quoted as what answers at least probably
    int likelyRight = 0;

    Score &operator+=(const Score &other);
};

struct ClaimScore
{
    int claims = 0;
    int supported = 0;
};

struct SentenceScore // through one flow, before one judge
{
    int sentences = 0;
    int verified = 0; // the whole turn
    int ticked = 0;   // the sentence is shown as supported
};

struct Figures
{
    QMap<QString, Score> questions; // by kind
    QMap<QString, Score> counts;
    QMap<QString, Score> paired;                      // questions of pairs, each by itself
    QMap<QString, std::pair<int, int>> pairs;         // by relation: all, and those that did not fare alike
    QMap<QString, ClaimScore> falseClaims;            // by what was swapped
    QMap<QString, ClaimScore> trueClaims;             // by how they are said
    QMap<QString, QMap<QString, SentenceScore>> lies; // by flow and judge, by what was swapped
    QMap<QString, QMap<QString, SentenceScore>> truths;

    static Score all(const QMap<QString, Score> &scores);
    static ClaimScore all(const QMap<QString, ClaimScore> &scores);
    static SentenceScore all(const QMap<QString, SentenceScore> &scores);
};

class Examination
{
public:
    using Told = std::function<void(const QString &line)>;

    // `told` gets a line for each case that went wrong.
    explicit Examination(const Told &told);
    ~Examination();

    // By flow: those whose answers may be Verified, where nothing else is wanted.
    void setFlows(const QStringList &flows) { m_flows = flows; }
    static QStringList flowsThatTick();

    // Writes the PDFs, reads them and puts all cases of the papers. Nothing, or what went wrong.
    QString examine(const QList<Paper> &papers);

    const Figures &figures() const { return m_figures; }
    const QList<Paper> &failing() const { return m_failing; } // papers with only the cases that went wrong
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
    QMap<QString, QList<bool>> m_pairs; // whether each was answered right
    Paper m_failed;
    QList<Paper> m_failing;
    int m_papers = 0;
};

} // namespace generated
