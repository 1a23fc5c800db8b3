// The pictures of pages: requested when needed, few at a time, and dropped when not.
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

    void open(core::DocumentId document); // drops everything; 0: nothing is open
    void setTurns(int quarters);          // clockwise
    // The first ones first; those available at that scale (pixels per point) are not requested again.
    void want(const QList<int> &pages, double scale);
    void forgetFar(int first, int last); // from the visible ones

    const QImage *picture(int page) const; // as rotated; null: not available
    QString failure(int page) const { return m_failed.value(page); }
    QString label(int page) const { return m_labels.value(page); }
    QList<int> pages() const { return m_pictures.keys(); }
    qint64 bytes() const;

signals:
    void came(int page,
              const QSizeF &size); // a picture (its page in points), or, with an empty size, the reason for its absence
    void givenUp();                // a more urgent request came first; to be requested again after a while

private:
    struct Picture
    {
        QImage image;
        double scale = 0; // that was requested
    };

    void take(int page, double scale, const core::Result<app::PageView> &result);

    const PageSource m_source;
    core::DocumentId m_document = 0;
    int m_opened = 0; // a counter; replies for an earlier document are dropped
    int m_turns = 0;
    QHash<int, Picture> m_pictures;
    QHash<int, QString> m_failed; // why
    QHash<int, QString> m_labels;
    QSet<int> m_asked;
};

} // namespace ui
