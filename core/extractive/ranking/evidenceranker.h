// What answers a question among passages: their spans, looked at by words first, the best of them then by the evidence
// model, which reads question and span together, and the very best with what stands around them; without a model the
// first look decides. What a span scores becomes the chance that it answers, by weights that are fitted on questions
// with and without an answer: the model's are kept beside it (`calibration` in its manifest), those of words alone are
// calibrationOfWords().
#pragma once

#include "core/base/parallel.h"
#include "core/base/result.h"
#include "core/extractive/spans/firstlook.h"
#include "core/session/session.h"

#include <QHash>
#include <QMutex>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace core {

struct RankedEvidence
{
    EvidenceSpan span;      // its passage is an index into those that were ranked
    double score = 0;       // model and words, or words alone; comparable within one question
    double probability = 0; // that it answers
};

// How scores become chances: a logistic function of the model's score, of how far the span stands behind the best by
// words, and of the log-odds of its share among all spans and "none of these", as the model was trained to give it; and
// the chances from which a band begins.
struct EvidenceCalibration
{
    double mix = 0.5; // of words, added to the model's score: the order
    double wider = 0; // added to the score of a span with what stands around it, which says more
    double model = 1;
    double words = 0;
    double share = 0;
    double bias = 0;
    double direct = 0.8;   // "Direct answer"
    double probable = 0.5; // "Probably"
    double related = 0.1;  // below it a passage does not help

    MeasuredRate ofDirect = {}; // how often what was shown in a band was right
    MeasuredRate ofProbable = {};
    MeasuredRate ofRelated = {};

    double probability(double score, double behind, double shareOdds) const;
    Likelihood likelihood(double chance) const; // its band
};

// Of the first look alone: its score, from where "none of these" stands, is in the place of the model's.
EvidenceCalibration calibrationOfWords();

// As CrossEncoder::scores(), at full depth.
using PairScores = std::function<Result<std::vector<float>>(const QString &question, const QStringList &spans,
                                                            Parallel &parallel, const std::stop_token &stop)>;

// How a document begins, its title as a rule: some fifty characters.
using BeginningOf = std::function<QString(const Passage &passage)>;

// What the model reads of a span: how its document begins, what stands over it, and the span. A question names its
// document too, and without the first the lines that say the name would seem to answer it best. As
// tests/tools/evidence-train has it.
QString readingOf(const EvidenceSpan &span, const QString &beginning);

// What a ranker asks of where the passages are: a library, or a team's on its server.
struct EvidenceSources
{
    Idf idf = {};
    TablesBeside tables = {};
    BeginningOf beginning = {};
};

class EvidenceRanker // belongs to one run; safe from several threads
{
public:
    // By words alone, or by a model too. `untold`: why there is no model, where nobody has been told; empty: there is
    // nothing to say of it.
    EvidenceRanker(Idf idf, TablesBeside tables, std::function<QString()> untold = {});
    EvidenceRanker(Idf idf, TablesBeside tables, PairScores scores, const EvidenceCalibration &calibration,
                   BeginningOf beginning = {});

    // The best first; none where no span has anything of the question. Passages that were ranked for a question before,
    // among others, keep the order and the chances that they had among all; so do parts of them.
    Result<QList<RankedEvidence>> rank(const QString &question, const QList<Passage> &passages, Parallel &parallel,
                                       const std::stop_token &stop) const;
    // The chance that a text answers: that of the span it quotes, or as it reads by itself.
    Result<double> answers(const QString &question, const QString &text, const std::stop_token &stop) const;

    QList<EvidenceSpan> spansOf(const QList<Passage> &passages, int which) const; // all of one of them

    bool readsByModel() const { return bool(m_scores); }
    QString takeProblem() const { return m_untold ? m_untold() : QString(); } // for who has somebody to tell
    const EvidenceCalibration &calibration() const { return m_calibration; }

private:
    struct Looked
    {
        EvidenceSpan span;
        double score = 0;  // the model's
        double behind = 0; // the best by words
        double more = 0;   // for being wider
    };
    struct Ranking
    {
        QList<Passage> passages;
        QList<RankedEvidence> evidence;
    };
    static std::optional<QList<RankedEvidence>> partOf(const Ranking &before, const QList<Passage> &passages);
    std::optional<QList<RankedEvidence>> rankedBefore(const QString &question, const QList<Passage> &passages) const;
    void remember(const QString &question, const QList<Passage> &passages, const QList<RankedEvidence> &evidence) const;
    double orderOf(const Looked &looked) const;
    void putInOrder(QList<Looked> &looked) const;
    std::vector<double> shareOdds(const QList<Looked> &looked) const;
    Result<void> widen(const QString &question, const QList<Passage> &passages, QList<Looked> &looked,
                       Parallel &parallel, const std::stop_token &stop) const;
    QString readBy(const EvidenceSpan &span, const QList<Passage> &passages) const;
    double answersByWords(const QString &question, const QString &text) const;
    // Of the first spans, and of all where none of these surely answers.
    Result<std::vector<float>> read(const QString &question, const QList<RankedSpan> &spans,
                                    const QList<Passage> &passages, Parallel &parallel,
                                    const std::stop_token &stop) const;
    Result<std::vector<float>> scored(const QString &question, const QStringList &texts, Parallel &parallel,
                                      const std::stop_token &stop) const;

    Idf m_idf;
    TablesBeside m_tables;
    PairScores m_scores; // null: words alone
    std::function<QString()> m_untold;
    EvidenceCalibration m_calibration;
    BeginningOf m_beginning;
    mutable QMutex m_mutex;
    mutable QHash<QString, float> m_known; // by question and text
    mutable QHash<DocumentId, QString> m_beginnings;
    mutable QHash<QString, double> m_chances;          // by question and quotation
    mutable QHash<QString, QList<Ranking>> m_rankings; // of a question: that of the most passages first, as a rule
};

} // namespace core
