// Under the verdicts of a card: a button each, with which the user says that it is wrong, and takes that back.
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

    // Those that can be corrected of them.
    void show(const QList<core::Verdict> &verdicts, const core::Review &review);
    bool offers() const { return !m_verdicts.isEmpty(); } // any
    using QWidget::show;

signals:
    void corrected(const core::Verdict &verdict, bool passes);

private:
    QList<core::Verdict> m_verdicts;
    QList<bool> m_wrong; // what the user says of each
    QHBoxLayout *m_row;
};

// What the user said of it, in words: "You: not relevant"; empty where nothing was said.
QString correctionWords(const core::Verdict &verdict, const core::Review &review);

} // namespace ui
