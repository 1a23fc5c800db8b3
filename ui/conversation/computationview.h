// How an answer was computed, below its line: what is compared as a small table, formula and calculation, the cells it
// was computed from as chips that lead to their places, and their rows.
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

    void show(const core::Turn &turn); // hidden where the turn computed nothing

signals:
    void linkActivated(const QString &link); // "cite:NUMBER" of a citation

private:
    QLabel *label(const QString &name, const char *part);

    QLabel *m_values;
    QLabel *m_formula;
    QLabel *m_operands;
    QLabel *m_rows;
};

} // namespace ui
