// A row of buttons below a card's verdicts. Each button marks a verdict as wrong, or withdraws the mark.
#pragma once

#include "core/session/review.h"

#include <QWidget>

class QHBoxLayout;

namespace ui {

class CorrectionRow : public QWidget
{
    Q_OBJECT

public:
    explicit CorrectionRow(QWidget *parent = nullptr);

    // Offers the verdicts that can be corrected.
    void show(const QList<core::Verdict> &verdicts, const core::Review &review);
    bool offers() const { return !m_verdicts.isEmpty(); } // whether any verdict can be corrected
    using QWidget::show;

signals:
    void corrected(const core::Verdict &verdict, bool passes);

private:
    QList<core::Verdict> m_verdicts;
    QList<bool> m_wrong; // per verdict: whether the user marked it as wrong
    QHBoxLayout *m_row;
};

// The user's correction, for display: "You: not relevant"; empty if there is none.
QString correctionWords(const core::Verdict &verdict, const core::Review &review);

} // namespace ui
