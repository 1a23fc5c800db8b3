// Shows the picture of a citation that came with an imported session, for users who do not have the document.
#pragma once

#include "core/session/exportcontent.h"

#include <QImage>
#include <QWidget>

class QLabel;
class QToolButton;

namespace ui {

class ElidedLabel;

// Decodes the picture. Null if the data, which is untrusted, is not a picture or is larger than a page.
QImage pictureOf(const core::Snippet &snippet);

class SnippetView : public QWidget
{
    Q_OBJECT

public:
    explicit SnippetView(QWidget *parent = nullptr);

    // `bundle`: name of the evidence bundle. Returns whether there is anything to show.
    bool open(const core::Citation &citation, const core::Snippet &snippet, const QString &bundle);

signals:
    void closed(); // closed by the user

private:
    ElidedLabel *m_title;
    QToolButton *m_close;
    QLabel *m_origin;
    QLabel *m_quote;
    QWidget *m_picture;
};

} // namespace ui
