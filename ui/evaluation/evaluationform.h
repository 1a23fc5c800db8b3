// Chooses what to evaluate: questions, the flows and models to compare, and options. Uses only plain values, and emits
// a signal when the user starts the evaluation.
#pragma once

#include "app/services/assistant.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace ui {

class EvaluationForm : public QWidget
{
    Q_OBJECT

public:
    explicit EvaluationForm(QWidget *parent = nullptr);

    void setFlows(const QList<app::Choice> &flows);
    void setModels(const QList<app::Choice> &models); // models on servers; the built-in one is always available
    void setWish(const app::EvalOptions &options);
    app::EvalOptions options() const;
    void setQuestions(const QString &path);
    void setOwnQuestions(const QString &path, int count); // the user's own questions; offered first, if there are any
    // Describes the questions, or shows a message if they are missing or unreadable.
    void describe(const core::Result<app::EvalSet> &set);
    bool ready() const { return m_ready; }
    bool lacks() const;      // the questions need a flow or a model, but none is ticked
    QString summary() const; // the choices in one line

signals:
    void questionsChosen(const QString &path);
    void fileWanted();
    void folderWanted();
    void changed();

private:
    QLayout *questionsRow();
    QLayout *choicesRow();
    void addModel(const QString &id, const QString &title, const QString &tip);
    void showState();

    QLineEdit *m_path;
    QPushButton *m_own;
    QString m_ownPath;
    QLabel *m_about;
    QListWidget *m_flows;
    QListWidget *m_models;
    QCheckBox *m_searchOnly;
    QCheckBox *m_within;
    QCheckBox *m_keep;
    QSpinBox *m_depth;
    app::EvalSet m_set;
    bool m_ready = false;
};

} // namespace ui
