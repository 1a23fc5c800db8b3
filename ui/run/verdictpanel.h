// The verdict ledger: for each passage found, how it was judged, on which words and by whom; which passages were used,
// which were rejected, and why.
#pragma once

#include "core/session/forkpoints.h"
#include "ui/run/runmodel.h"
#include "ui/run/verdictcard.h"

#include <QHash>
#include <QTimer>
#include <QWidget>

#include <array>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace ui {

class VerdictPanel : public QWidget
{
    Q_OBJECT

public:
    explicit VerdictPanel(const RunModel &run, QWidget *parent = nullptr);

    // Offers to use rejected passages by forking the run. `steps` is empty if the run has not ended or cannot be
    // forked.
    void offerForks(const QList<core::ForkStep> &steps);
    // Shows the user's corrections of this run's verdicts. The user can change them once the run has ended and is
    // stored.
    void setReview(const core::Review &review, bool mayCorrect);
    void reveal(core::PassageId passage); // scrolls to the passage's card

signals:
    // The user wants to see a passage's words on their page: characters [from, to) of its text; from = to: the whole
    // passage.
    void passageActivated(const core::Passage &passage, int from, int to);
    void useWanted(const core::Passage &passage, const QString &node, int visit);
    void corrected(const core::Verdict &verdict, bool passes);

protected:
    void showEvent(QShowEvent *) override;

private:
    struct Shown
    {
        VerdictCard *card = nullptr;
        int revision = -1;
    };

    void start();
    void clear();
    void change(RunModel::Parts parts);
    void refresh();
    void refreshSome();
    QList<core::PassageId> stale() const;
    int revisionOf(core::PassageId passage) const;
    void fill(core::PassageId passage);
    void arrange();
    void addGroup(LedgerEntry::Fate fate, const QList<core::PassageId> &passages);
    void addCard(core::PassageId passage);
    bool hasAnswer() const;
    VerdictCard::Content answerContent() const;
    LedgerEntry::Fate fateOf(const LedgerEntry &entry) const;
    void offerUse(const LedgerEntry &entry, VerdictCard::Content &content) const;
    VerdictCard *cardFor(core::PassageId passage); // 0: the card of the answer

    const RunModel &m_run;
    QList<core::ForkStep> m_steps;
    core::Review m_review;
    bool m_mayCorrect = false;
    QScrollArea *m_scroll;
    QVBoxLayout *m_rows;
    QLabel *m_empty;
    QHash<core::PassageId, Shown> m_cards;
    std::array<QLabel *, 4> m_headings; // headings of the groups, indexed by fate
    QString m_arranged;                 // describes the current grouping
    QList<core::PassageId> m_unfilled;  // cards with pending changes, visible ones first
    QTimer m_later;
};

} // namespace ui
