// Ranks the spans of passages by how well they answer a question: first by words; then the evidence model reads the
// best with the question, and the very best with the surrounding text too. Without a model the ranking by words is
// final. Scores become probabilities through weights fitted on questions with and without an answer: the model's are
// stored with it (`calibration` in its manifest), those for words alone are calibrationOfWords().
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
    EvidenceSpan span;      // its passage is an index into the passages being ranked
    double score = 0;       // from model and words, or words alone; comparable within one question
    double probability = 0; // that it answers the question
};

// Turns scores into probabilities with a logistic function of the model's score, of how far the span is behind the best
// by words, and of the log-odds of its share among all spans and "none of these", which the model was trained to give.
// Also holds the lower bounds of the bands.
struct EvidenceCalibration
{
    double mix = 0.5; // weight of the word score when added to the model's score for ranking
    double wider = 0; // added to the score of a span with surrounding text, which says more
    double model = 1;
    double words = 0;
    double share = 0;
    double bias = 0;
    double direct = 0.8;   // "Direct answer"
    double probable = 0.5; // "Probably"
    double related = 0.1;  // passages below this do not help

    MeasuredRate ofDirect = {}; // how often quotations shown in a band were right
    MeasuredRate ofProbable = {};
    MeasuredRate ofRelated = {};

    double probability(double score, double behind, double shareOdds) const;
    Likelihood likelihood(double chance) const; // the band for this probability
};

// For ranking by words alone: that score, relative to "none of these", replaces the model's.
EvidenceCalibration calibrationOfWords();

// Like CrossEncoder::scores(), at full depth.
using PairScores = std::function<Result<std::vector<float>>(const QString &question, const QStringList &spans,
                                                            Parallel &parallel, const std::stop_token &stop)>;

// The beginning of a document, usually its title: about fifty characters.
using BeginningOf = std::function<QString(const Passage &passage)>;

// What the model reads for a span: the beginning of its document, its headings, and the span. Questions also name their
// document, and without the beginning the lines that repeat that name would score best. As in
// tests/tools/evidence-train.
QString readingOf(const EvidenceSpan &span, const QString &beginning);

// What a ranker needs from the store of the passages: a library, or a team's on its server.
struct EvidenceSources
{
    Idf idf = {};
    TablesBeside tables = {};
    BeginningOf beginning = {};
};

class EvidenceRanker // belongs to one run; thread-safe
{
public:
    // Ranks by words alone, or also by a model. `untold`: why there is no model, unless already reported; empty:
    // nothing to report.
    EvidenceRanker(Idf idf, TablesBeside tables, std::function<QString()> untold = {});
    EvidenceRanker(Idf idf, TablesBeside tables, PairScores scores, const EvidenceCalibration &calibration,
                   BeginningOf beginning = {});

    // The best first; empty if no span has anything of the question. Passages ranked before for the same question,
    // among others, keep the order and the probabilities they had then; so do parts of them.
    Result<QList<RankedEvidence>> rank(const QString &question, const QList<Passage> &passages, Parallel &parallel,
                                       const std::stop_token &stop) const;
    // The probability that a text answers the question: that of the span it quotes, or of the text on its own.
    Result<double> answers(const QString &question, const QString &text, const std::stop_token &stop) const;

    // From now on a text that shows a ranked span with the text around it has the probability of that span.
    void rememberShown(const QString &question, QStringView text, double probability) const;

    QList<EvidenceSpan> spansOf(const QList<Passage> &passages, int which) const; // all spans of one passage

    bool readsByModel() const { return bool(m_scores); }
    QString takeProblem() const { return m_untold ? m_untold() : QString(); } // for a caller that can report it
    const EvidenceCalibration &calibration() const { return m_calibration; }

private:
    struct Looked
    {
        EvidenceSpan span;
        double score = 0;  // by the model
        double behind = 0; // distance from the best score by words
        double more = 0;   // bonus for a widened span
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
    // Scores the first spans, and all of them if none of the first is a sure answer.
    Result<std::vector<float>> read(const QString &question, const QList<RankedSpan> &spans,
                                    const QList<Passage> &passages, Parallel &parallel,
                                    const std::stop_token &stop) const;
    Result<std::vector<float>> scored(const QString &question, const QStringList &texts, Parallel &parallel,
                                      const std::stop_token &stop) const;

    Idf m_idf;
    TablesBeside m_tables;
    PairScores m_scores; // null: rank by words alone
    std::function<QString()> m_untold;
    EvidenceCalibration m_calibration;
    BeginningOf m_beginning;
    mutable QMutex m_mutex;
    mutable QHash<QString, float> m_known; // keyed by question and text
    mutable QHash<DocumentId, QString> m_beginnings;
    mutable QHash<QString, double> m_chances;          // keyed by question and quotation
    mutable QHash<QString, QList<Ranking>> m_rankings; // keyed by question; usually from the first, largest ranking
};

} // namespace core
