// Edits title, author, year and tags of a document in place. Changes are saved when Return is pressed or the focus
// leaves. An empty title restores the title that was read.
#pragma once

#include "core/values/document.h"

#include <QWidget>

class QLineEdit;
class QPushButton;

namespace ui {

class DescriptionForm : public QWidget
{
    Q_OBJECT

public:
    explicit DescriptionForm(QWidget *parent = nullptr);

    void show(const core::Document &document); // does not overwrite text that is being typed
    void editTitle();

signals:
    // The user has edited the description of the document; `before` is the previous description.
    void described(core::DocumentId id, const core::Description &description, const core::Description &before);
    void tagged(core::DocumentId id, const QStringList &tags, const QStringList &before);
    void refused(const QString &sentence); // the input is invalid; `sentence` says why

private:
    void keepTitle();
    void keepAuthor();
    void keepYear();
    void keepTags();
    void ask(const core::Description &description);
    void fill();

    core::Document m_document;
    QLineEdit *m_title;
    QLineEdit *m_author;
    QLineEdit *m_year;
    QLineEdit *m_tags;
    QPushButton *m_asRead;
};

} // namespace ui
