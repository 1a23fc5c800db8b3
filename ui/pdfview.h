// A document beside the conversation: its pages, where one is, and the words that a citation rests on.
#pragma once

#include "core/text/document.h"
#include "ui/pagecanvas.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace ui {

class ElidedLabel;

class PdfView : public QWidget
{
    Q_OBJECT

public:
    using Pages = PageCanvas::Pages; // Assistant::page, mostly

    explicit PdfView(Pages pages, QWidget *parent = nullptr);

    // Shows cited words: at the first of the places, or, where they could not be placed, at the page, saying so.
    void open(const core::Document &document, int page, const QList<core::PlaceOnPage> &places);
    void browse(const core::Document &document, int page = 1); // without words to show
    void close();

    int page() const { return m_canvas->page(); }
    const core::Document &document() const { return m_document; }
    PageCanvas *canvas() const { return m_canvas; }

public slots:
    void back(); // where one was before the last citation

signals:
    void closed(); // by the user

private:
    struct Visit
    {
        core::Document document;
        QList<core::PlaceOnPage> places;
        QString notice;
        PageCanvas::Spot spot;
    };

    void remember();
    void setDocument(const core::Document &document);
    void setNotice(const QString &text);
    void showPlace();
    void goToTyped();

    core::Document m_document;
    QList<core::PlaceOnPage> m_places;
    QList<Visit> m_visits;
    PageCanvas *m_canvas;
    QToolButton *m_back;
    ElidedLabel *m_title;
    QLineEdit *m_number;
    QLabel *m_count;
    QLabel *m_notice;
};

} // namespace ui
