// Pictures of pages, requested on demand, a few at a time, and dropped when they are no longer needed.
#pragma once

#include "ui/pages/pagesource.h"

#include <QHash>
#include <QImage>
#include <QObject>
#include <QSet>

#include <functional>

namespace ui {

class PagePictures : public QObject
{
    Q_OBJECT

public:
    explicit PagePictures(const PageSource &source, QObject *parent = nullptr);

    void open(core::DocumentId document); // drops everything; 0: no document is open
    void setTurns(int quarters);          // quarter turns clockwise
    // Requests pictures of these pages, in order of priority. A picture that is already available at this scale (pixels
    // per point) is not requested again.
    void want(const QList<int> &pages, double scale);
    void forgetFar(int first, int last); // drops pictures far from these visible pages

    const QImage *picture(int page) const; // after rotation; null: not available
    QString failure(int page) const { return m_failed.value(page); }
    QString label(int page) const { return m_labels.value(page); }
    QList<int> pages() const { return m_pictures.keys(); }
    qint64 bytes() const;

signals:
    void came(int page,
              const QSizeF &size); // a picture and its page's size in points; or an empty size and why there is none
    void givenUp();                // a more urgent request took precedence; request the pages again after a while

private:
    struct Picture
    {
        QImage image;
        double scale = 0; // scale requested
    };

    void take(int page, double scale, const core::Result<app::PageView> &result);

    const PageSource m_source;
    core::DocumentId m_document = 0;
    int m_opened = 0; // counter of open() calls: replies for an earlier document are dropped
    int m_turns = 0;
    QHash<int, Picture> m_pictures;
    QHash<int, QString> m_failed; // error message per page
    QHash<int, QString> m_labels;
    QSet<int> m_asked;
};

} // namespace ui
