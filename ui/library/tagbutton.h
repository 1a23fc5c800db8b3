// Which documents of the library are in sight: all, or those with a tag; hidden while there is no tag.
#pragma once

#include <QMap>
#include <QToolButton>

namespace ui {

class TagButton : public QToolButton
{
    Q_OBJECT

public:
    explicit TagButton(QWidget *parent = nullptr);

    // How many documents have each tag, and how many there are. A tag that is gone is no longer chosen.
    void setTags(const QMap<QString, int> &tags, int documents);
    const QMap<QString, int> &tags() const { return m_tags; }
    const QString &chosenTag() const { return m_chosen; } // empty: all documents

signals:
    void chosen(const QString &tag);    // empty: all
    void askWanted(const QString &tag); // a question is to be limited to it
    void removeWanted(const QString &tag);

private:
    void choose(const QString &tag);
    void showChoice();
    void fillMenu();

    QMap<QString, int> m_tags; // documents, by tag
    int m_documents = 0;
    QString m_chosen;
};

} // namespace ui
