// Searches the displayed document for words: an input line, a match counter, and navigation between matches.
#pragma once

#include "ui/pages/pagesource.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace ui {

class PageFind : public QWidget
{
    Q_OBJECT

public:
    explicit PageFind(const PageSource &source, QWidget *parent = nullptr);

    void setDocument(core::DocumentId document); // repeats the search in the new document if the search line is visible
    void open(int page);                         // opens the search line; matches from this page on are shown first
    void close();

    QString counter() const;
    int present() const { return m_present; } // index of the current match; -1: none yet

public slots:
    void next();
    void previous();

signals:
    void found(const QList<core::PlaceOnPage> &places, int present); // the matches known so far
    void wanted(const core::PlaceOnPage &place);                     // the view should scroll to this match
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void search();
    void take(const app::Findings &findings);
    void goTo(int place);
    void forget();
    void tell();

    const PageSource m_source;
    core::DocumentId m_document = 0;
    QList<core::PlaceOnPage> m_places;
    int m_present = -1;
    int m_from = 1;
    int m_unread = 0;
    bool m_more = false;
    bool m_moves = true; // whether the next results should scroll to the first match
    bool m_searching = false;
    int m_searches = 0; // search counter: the results of earlier searches are dropped
    QTimer m_typed;     // waits for a pause in typing
    QLineEdit *m_line;
    QLabel *m_counter;
    QLabel *m_gap;
    QToolButton *m_previous;
    QToolButton *m_next;
};

} // namespace ui
