// Chooses which documents of the library are shown: all, or those with a tag; hidden while there are no tags.
#pragma once

#include <QMap>
#include <QToolButton>

namespace ui {

class TagButton : public QToolButton
{
    Q_OBJECT

public:
    explicit TagButton(QWidget *parent = nullptr);

    // `tags`: each tag with its number of documents; `documents`: the number of all documents. Deselects a chosen tag
    // that no longer exists.
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
