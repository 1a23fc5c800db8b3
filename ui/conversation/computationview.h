// Shows how an answer was computed: the compared values as a small table, the formula and the calculation, the
// operands' cells as chips that link to their places, and the rows of these cells.
#pragma once

#include "core/session/session.h"

#include <QWidget>

class QLabel;

namespace ui {

class ComputationView : public QWidget
{
    Q_OBJECT

public:
    explicit ComputationView(QWidget *parent = nullptr);

    void show(const core::Turn &turn); // hides itself if the turn computed nothing

signals:
    void linkActivated(const QString &link); // "cite:NUMBER" for a citation

private:
    QLabel *label(const QString &name, const char *part);

    QLabel *m_values;
    QLabel *m_formula;
    QLabel *m_operands;
    QLabel *m_rows;
};

} // namespace ui
