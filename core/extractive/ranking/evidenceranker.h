// Ranks the spans of passages by how well they answer a question: first by words, then the best of them by the evidence
// model, which reads question and span together, and the very best together with the text around them; without a model
// the first look decides. Scores become probabilities through weights fitted on questions with and without an answer:
// the model's are stored with it (`calibration` in its manifest), those for words alone are calibrationOfWords().
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
    EvidenceSpan span;      // its passage is an index into the ranked passages
    double score = 0;       // from model and words, or words alone; comparable within one question
    double probability = 0; // that it answers
};

// Turns scores into probabilities: a logistic function of the model's score, of how far the span is behind the best by
// words, and of the log-odds of its share among all spans and "none of these", which the model was trained to give; and
// the lower bounds of the bands.
struct EvidenceCalibration
{
    double mix = 0.5; // weight of words, added to the model's score: the order
    double wider = 0; // added to the score of a span with the text around it, which says more
    double model = 1;
    double words = 0;
    double share = 0;
    double bias = 0;
    double direct = 0.8;   // "Direct answer"
    double probable = 0.5; // "Probably"
    double related = 0.1;  // a passage below it does not help

    MeasuredRate ofDirect = {}; // how often quotations shown in a band were right
    MeasuredRate ofProbable = {};
    MeasuredRate ofRelated = {};

    double probability(double score, double behind, double shareOdds) const;
    Likelihood likelihood(double chance) const; // the band
};

// For the first look alone: its score, relative to "none of these", takes the place of the model's.
EvidenceCalibration calibrationOfWords();

// As CrossEncoder::scores(), at full depth.
using PairScores = std::function<Result<std::vector<float>>(const QString &question, const QStringList &spans,
                                                            Parallel &parallel, const std::stop_token &stop)>;

// How a document begins, usually its title: about fifty characters.
using BeginningOf = std::function<QString(const Passage &passage)>;

// What the model reads for a span: how its document begins, its headings, and the span. A question names its document
// too, and without the beginning the lines that repeat that name would seem to answer it best. As in
// tests/tools/evidence-train.
QString readingOf(const EvidenceSpan &span, const QString &beginning);

// What a ranker needs from where the passages are stored: a library, or a team's on its server.
struct EvidenceSources
{
    Idf idf = {};
    TablesBeside tables = {};
    BeginningOf beginning = {};
};

class EvidenceRanker // belongs to one run; thread-safe
{
public:
    // By words alone, or by a model too. `untold`: why there is no model, unless it has been reported; empty: nothing
    // to report.
    EvidenceRanker(Idf idf, TablesBeside tables, std::function<QString()> untold = {});
    EvidenceRanker(Idf idf, TablesBeside tables, PairScores scores, const EvidenceCalibration &calibration,
                   BeginningOf beginning = {});

    // The best first; empty if no span has anything of the question. Passages that were ranked for a question before,
    // among others, keep the order and the probabilities they had among all; so do parts of them.
    Result<QList<RankedEvidence>> rank(const QString &question, const QList<Passage> &passages, Parallel &parallel,
                                       const std::stop_token &stop) const;
    // The probability that a text answers: that of the span it quotes, or of the text on its own.
    Result<double> answers(const QString &question, const QString &text, const std::stop_token &stop) const;

    QList<EvidenceSpan> spansOf(const QList<Passage> &passages, int which) const; // all spans of one passage

    bool readsByModel() const { return bool(m_scores); }
    QString takeProblem() const { return m_untold ? m_untold() : QString(); } // for a caller that can report it
    const EvidenceCalibration &calibration() const { return m_calibration; }

private:
    struct Looked
    {
        EvidenceSpan span;
        double score = 0;  // the model's
        double behind = 0; // distance from the best by words
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
    // Reads the first spans, and all of them if none of these surely answers.
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
    mutable QHash<QString, QList<Ranking>> m_rankings; // for a question: usually that of the most passages first
};

} // namespace core
