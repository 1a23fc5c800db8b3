// The picture of cited words that came with a session of an evidence bundle, for who does not have the document.
#pragma once

#include "core/session/exportcontent.h"

#include <QImage>
#include <QWidget>

class QLabel;
class QToolButton;

namespace ui {

class ElidedLabel;

// Null where it is none, or larger than a page: it may come from anybody.
QImage pictureOf(const core::Snippet &snippet);

class SnippetView : public QWidget
{
    Q_OBJECT

public:
    explicit SnippetView(QWidget *parent = nullptr);

    // bundle: its name. Whether there is something to see.
    bool open(const core::Citation &citation, const core::Snippet &snippet, const QString &bundle);

signals:
    void closed(); // by the user

private:
    ElidedLabel *m_title;
    QToolButton *m_close;
    QLabel *m_origin;
    QLabel *m_quote;
    QWidget *m_picture;
};

} // namespace ui
