// The pictures of pages: asked for where they are needed, few at a time, and forgotten where they are not.
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

    void open(core::DocumentId document); // forgets all; 0: nothing is open
    void setTurns(int quarters);          // clockwise
    // The first ones first; those that are there at that scale (pixels a point) are not asked for again.
    void want(const QList<int> &pages, double scale);
    void forgetFar(int first, int last); // from what is in view

    const QImage *picture(int page) const; // as it is turned; null: it is not there
    QString failure(int page) const { return m_failed.value(page); }
    QString label(int page) const { return m_labels.value(page); }
    QList<int> pages() const { return m_pictures.keys(); }
    qint64 bytes() const;

signals:
    void came(int page,
              const QSizeF &size); // a picture (its page in points), or, with an empty size, why there is none
    void givenUp();                // somebody else was more urgent; to be wanted again, in a while

private:
    struct Picture
    {
        QImage image;
        double scale = 0; // that was asked for
    };

    void take(int page, double scale, const core::Result<app::PageView> &result);

    const PageSource m_source;
    core::DocumentId m_document = 0;
    int m_opened = 0; // counts; answers for what was open before are dropped
    int m_turns = 0;
    QHash<int, Picture> m_pictures;
    QHash<int, QString> m_failed; // why
    QHash<int, QString> m_labels;
    QSet<int> m_asked;
};

} // namespace ui
