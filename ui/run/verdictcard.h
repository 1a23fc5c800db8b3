// An entry of the ledger as a card: document and page, quotation, verdicts, and one line of reasons. Figures, the whole
// passage, prompt and reply are details that the user can open; until then, a rejected passage is shown only as a row.
#pragma once

#include "core/session/review.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QTextBrowser;

namespace ui {

class CorrectionRow;
class ElidedLabel;
class WrappedLabel;

class VerdictCard : public QFrame
{
    Q_OBJECT

public:
    struct Content
    {
        QString title;
        QString place;  // "p. 12"; empty: there is nothing to open
        QString why;    // why it is in its group, if that needs explaining: the rule that rejected it
        QString note;   // further detail: "found in attempts 1 and 2"
        QString answer; // the answer written from this passage alone; usually empty
        QList<core::Verdict> verdicts;
        QList<core::Verdict> sentences; // verdicts on sentences of the answer
        QString text;                   // text of the passage
        int from = 0;                   // the deciding words are characters [from, to)
        int to = 0;
        enum { None, Offered, NotPossible } use = None; // whether a rejected passage can be used anyway
        QString whyNot;                                 // why it cannot be used
        bool brief = false;                             // whether to show it as a row until its details are opened
    };

    explicit VerdictCard(QWidget *parent = nullptr);

    void show(const Content &content);
    // Shows the user's corrections of the card's verdicts. The user can change them once the run has ended.
    void setReview(const core::Review &review, bool mayCorrect);
    using QFrame::show;
    QSize sizeHint() const override;

signals:
    void opened();
    void useWanted();
    void corrected(const core::Verdict &verdict, bool passes);

private:
    void build();
    void fill();
    void fillWords();
    void fillDetails();
    void fillActions();

    Content m_content;
    core::Review m_review;
    bool m_mayCorrect = false;
    CorrectionRow *m_corrections;
    ElidedLabel *m_title;
    QLabel *m_place;
    WrappedLabel *m_verdicts;
    ElidedLabel *m_why; // reasons on one line
    WrappedLabel *m_reasons;
    WrappedLabel *m_answer;
    WrappedLabel *m_text;
    WrappedLabel *m_note;
    QHBoxLayout *m_second; // the line with the reasons and, for a row, the button that opens its details
    QHBoxLayout *m_actions;
    QPushButton *m_open;
    QPushButton *m_details;
    QPushButton *m_wrong;
    QPushButton *m_whole;
    QPushButton *m_exchange;
    QPushButton *m_use;
    QTextBrowser *m_said;
};

} // namespace ui
