// The pages of a document as a column of thumbnails, requested one at a time as they come into view. The number kept in
// memory is limited.
#pragma once

#include "ui/pages/pagesource.h"

#include <QCache>
#include <QListView>
#include <QPixmap>
#include <QTimer>

namespace ui {

class ThumbModel;

class PageThumbs : public QListView
{
    Q_OBJECT

public:
    explicit PageThumbs(const PageSource &source, QWidget *parent = nullptr);

    void open(core::DocumentId document, int pages);
    void showPage(int page); // the page being read
    void setTurns(int quarters);

    qint64 heldBytes() const;
    int held() const; // number of pictures in memory

signals:
    void pageWanted(int page);

protected:
    void showEvent(QShowEvent *) override;
    void resizeEvent(QResizeEvent *) override;
    void scrollContentsBy(int dx, int dy) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void askSoon();
    void ask();
    std::pair<int, int> visiblePages() const; // first > last if none is visible

    const PageSource m_source;
    ThumbModel *m_model;
    core::DocumentId m_document = 0;
    int m_opened = 0;
    bool m_asked = false;
    bool m_following = false; // whether to scroll so that the page being read stays in view
    QTimer m_asking;
};

} // namespace ui
