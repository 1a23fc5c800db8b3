// One entry of the ledger: what was judged, the verdicts, the words they rest on, and, on demand, the whole passage and
// what was asked and said.
#pragma once

#include "core/session/review.h"

#include <QWidget>

class QPushButton;
class QTextBrowser;

namespace ui {

class CorrectionRow;
class ElidedLabel;
class WrappedLabel;

class VerdictCard : public QWidget
{
    Q_OBJECT

public:
    struct Content
    {
        QString title;
        QString place;  // "p. 12"; empty: nothing to open
        QString note;   // why it is where it is: "found in attempts 1 and 2"
        QString answer; // what was written from this passage by itself; mostly empty
        QList<core::Verdict> verdicts;
        QList<core::Verdict> sentences; // of the answer
        QString text;                   // of the passage
        int from = 0;                   // deciding words
        int to = 0;
        enum { None, Offered, NotPossible } use = None; // of what was rejected, after all
        QString whyNot;                                 // it cannot be used
    };

    explicit VerdictCard(QWidget *parent = nullptr);

    void show(const Content &content);
    // What the user said of its verdicts; they can be corrected once the run is over.
    void setReview(const core::Review &review, bool mayCorrect);
    using QWidget::show;
    QSize sizeHint() const override;

signals:
    void opened();
    void useWanted();
    void corrected(const core::Verdict &verdict, bool passes);

private:
    void fill();

    Content m_content;
    core::Review m_review;
    bool m_mayCorrect = false;
    CorrectionRow *m_corrections;
    ElidedLabel *m_title;
    WrappedLabel *m_verdicts;
    WrappedLabel *m_reasons;
    WrappedLabel *m_answer;
    WrappedLabel *m_text;
    WrappedLabel *m_note;
    QPushButton *m_open;
    QPushButton *m_whole;
    QPushButton *m_exchange;
    QPushButton *m_use;
    QTextBrowser *m_said;
};

} // namespace ui
