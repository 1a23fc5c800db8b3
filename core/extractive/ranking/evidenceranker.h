// Ranks the spans of passages by how well they answer a question: first by words; then the evidence model reads the
// best ones with the question, and the very best also with their surrounding text. Without a model the ranking by words
// is final. Scores become probabilities through weights fitted to questions with and without an answer: the model's
// weights are stored with it (`calibration` in its manifest), and those for words alone are calibrationOfWords().
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
    double score = 0;       // score by model and words, or by words alone; comparable within one question
    double probability = 0; // probability that the span answers the question
};

// Turns scores into probabilities with a logistic function of three values: the model's score, how far the span is
// behind the best by words, and the log-odds of its share among all spans and "none of these", which the model was
// trained to give. A second one turns the probability of the best span into that of what is shown, which has more text:
// tests/tools/evidence-train/calibrate.py fits both.
struct EvidenceCalibration
{
    double mix = 0.5; // weight of the word score when added to the model's score for ranking
    double wider = 0; // bonus for a span with surrounding text, which says more
    double model = 1;
    double words = 0;
    double share = 0;
    double bias = 0;
    double alone = 0.8;   // a span at least as likely to answer is shown alone
    double related = 0.1; // passages below this do not help

    double shown = 1; // weight of a span's log-odds in those of what is shown
    double shownBias = 0;
    double direct = 0.8;   // "Direct answer", if what is shown is at least as likely to answer
    double probable = 0.5; // "Probably"

    MeasuredRate ofDirect = {}; // how often quotations shown in a band were right
    MeasuredRate ofProbable = {};
    MeasuredRate ofRelated = {};

    double probability(double score, double behind, double shareOdds) const;
    double ofShown(double chance) const;        // the chance of what is shown, if its best span has this one
    Likelihood likelihood(double chance) const; // of what is shown, with its band, if its best span has this chance
};

// For ranking by words alone: the score by words, relative to "none of these", replaces the model's score.
EvidenceCalibration calibrationOfWords();

// Like CrossEncoder::scores(), at full depth.
using PairScores = std::function<Result<std::vector<float>>(const QString &question, const QStringList &spans,
                                                            Parallel &parallel, const std::stop_token &stop)>;

// Returns the beginning of a passage's document, usually the title: about fifty characters.
using BeginningOf = std::function<QString(const Passage &passage)>;

// The text that the model reads for a span: the beginning of its document, its headings, and the span. Questions often
// name their document; without the beginning, lines that repeat that name would score best. The format is the one used
// in tests/tools/evidence-train.
QString readingOf(const EvidenceSpan &span, const QString &beginning);

// What a ranker needs to know about the stored passages, whether in a library or on a team's server.
struct EvidenceSources
{
    Idf idf = {};
    TablesBeside tables = {};
    BeginningOf beginning = {};
};

class EvidenceRanker // belongs to one run; thread-safe
{
public:
    // Ranks by words alone, or also by a model. `untold` returns why there is no model, unless that was reported
    // before; empty: nothing to report.
    EvidenceRanker(Idf idf, TablesBeside tables, std::function<QString()> untold = {});
    EvidenceRanker(Idf idf, TablesBeside tables, PairScores scores, const EvidenceCalibration &calibration,
                   BeginningOf beginning = {});

    // Ranks the spans of the passages, the best first; empty if no span matches any word of the question. If the
    // passages, or longer ones that contain them, were ranked before for the same question, their spans keep the order
    // and the probabilities they had then.
    Result<QList<RankedEvidence>> rank(const QString &question, const QList<Passage> &passages, Parallel &parallel,
                                       const std::stop_token &stop) const;
    // Reorders `others`, which follow `first` in a ranking, by how well they also answer what it leaves open: the
    // question without the words of `first`. Only the best of them are read again, and all keep their scores;
    // without a model, they also keep their order.
    Result<QList<RankedEvidence>> besides(const QString &question, const RankedEvidence &first,
                                          QList<RankedEvidence> others, const QList<Passage> &passages,
                                          Parallel &parallel, const std::stop_token &stop) const;
    // The probability that a text answers the question: that of the span it quotes, or of the text on its own.
    Result<double> answers(const QString &question, const QString &text, const std::stop_token &stop) const;

    // Makes answers() return this probability for `text`, which shows a ranked span with the text around it.
    void rememberShown(const QString &question, QStringView text, double probability) const;

    QList<EvidenceSpan> spansOf(const QList<Passage> &passages, int which) const; // all spans of one passage

    bool readsByModel() const { return bool(m_scores); }
    // Why there is no model, returned once, for a caller that can report it.
    QString takeProblem() const { return m_untold ? m_untold() : QString(); }
    const EvidenceCalibration &calibration() const { return m_calibration; }

private:
    struct Looked
    {
        EvidenceSpan span;
        double score = 0;  // the model's score
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
    // Scores the first spans, and then all of them if none of the first is a sure answer.
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
