// Chooses which documents a question may use: all, those with a tag, or those ticked in a searchable list.
#pragma once

#include "core/values/document.h"

#include <QHash>
#include <QMap>
#include <QSet>
#include <QToolButton>

class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace ui {

class ScopeButton : public QToolButton
{
    Q_OBJECT

public:
    explicit ScopeButton(QWidget *parent = nullptr);

    void setDocuments(const QList<core::Document> &documents);  // only indexed documents can be chosen
    void keepDocuments(const QList<core::Document> &documents); // adds new documents and updates changed ones
    void choose(const QList<core::DocumentId> &documents);      // empty: all
    void chooseTag(const QString &tag);                  // the documents that have the tag when a question is asked
    int documents() const { return int(m_rows.size()); } // number of documents that can be chosen
    QList<core::DocumentId> chosen() const;

private:
    void put(const QList<core::Document> &documents);
    void leaveUnknownTags();
    void fill();
    void showChoice();
    void tick(const QListWidgetItem *item);
    QMap<QString, int> tags() const; // each tag with its number of documents
    bool isChosen(const core::Document &document) const;

    QList<core::Document> m_documents;
    QHash<core::DocumentId, int> m_rows; // row of each document in the list
    QSet<core::DocumentId> m_chosen;
    QStringList m_tags; // tags of the chosen documents
    QWidget *m_popup;
    QLineEdit *m_search;
    QListWidget *m_list;
    bool m_filling = false;
};

} // namespace ui
