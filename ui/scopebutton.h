// Which documents a question may use: all, or those ticked in a list that can be searched.
#pragma once

#include "core/text/document.h"

#include <QSet>
#include <QToolButton>

class QLineEdit;
class QListWidget;

namespace ui {

class ScopeButton : public QToolButton
{
    Q_OBJECT

public:
    explicit ScopeButton(QWidget *parent = nullptr);

    void setDocuments(const QList<core::Document> &documents); // only indexed ones can be chosen
    void choose(const QList<core::DocumentId> &documents);     // none: all
    QList<core::DocumentId> chosen() const;

private:
    void fill();
    void showChoice();

    QList<core::Document> m_documents;
    QSet<core::DocumentId> m_chosen;
    QWidget *m_popup;
    QLineEdit *m_search;
    QListWidget *m_list;
    bool m_filling = false;
};

} // namespace ui
