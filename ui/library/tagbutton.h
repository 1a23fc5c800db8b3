// Chooses which documents of the library are shown: all, or those with a tag. Hidden while there are no tags.
#pragma once

#include <QMap>
#include <QToolButton>

namespace ui {

class TagButton : public QToolButton
{
    Q_OBJECT

public:
    explicit TagButton(QWidget *parent = nullptr);

    // `tags`: the number of documents for each tag; `documents`: the number of all documents. If the chosen tag no
    // longer exists, it is deselected.
    void setTags(const QMap<QString, int> &tags, int documents);
    const QMap<QString, int> &tags() const { return m_tags; }
    const QString &chosenTag() const { return m_chosen; } // empty: all documents are shown

signals:
    void chosen(const QString &tag);    // empty: all
    void askWanted(const QString &tag); // the user wants to limit a question to documents with this tag
    void removeWanted(const QString &tag);

private:
    void choose(const QString &tag);
    void showChoice();
    void fillMenu();

    QMap<QString, int> m_tags; // number of documents per tag
    int m_documents = 0;
    QString m_chosen;
};

} // namespace ui
