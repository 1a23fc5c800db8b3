// A document beside the conversation: its pages, the current position, and the words of a citation. Active content of
// the file (links, scripts) does not work, because pages are shown as pictures.
#pragma once

#include "core/values/document.h"
#include "ui/pages/pagecanvas.h"
#include "ui/pages/pagetrail.h"

#include <QWidget>

class QLabel;
class QSplitter;
class QTabWidget;

namespace ui {

class PageFind;
class PageOutline;
class PageThumbs;
class PdfBar;

class PdfView : public QWidget
{
    Q_OBJECT

public:
    explicit PdfView(const PageSource &source, QWidget *parent = nullptr);

    // Shows cited words: scrolls to the first of them or, if they could not be located, shows the page and a message.
    void open(const core::Document &document, int page, const QList<core::PlaceOnPage> &places);
    void browse(const core::Document &document, int page = 1); // shows the document without highlighted words
    void close();

    int page() const { return m_canvas->page(); }
    const core::Document &document() const { return m_document; }
    PageCanvas *canvas() const { return m_canvas; }

public slots:
    void back(); // returns to the position before the last citation
    void forward();
    void find(); // opens the search line

signals:
    void closed();                                                // closed by the user
    void askWanted(core::DocumentId id, const QString &words);    // the user wants to ask about the selected words
    void printWanted();                                           // the user wants to print the document
    void fileWanted(const core::Document &document, bool folder); // open it in the system's viewer, or open its folder

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    struct Visit
    {
        core::Document document;
        QList<core::PlaceOnPage> places;
        QString notice;
        PageCanvas::Spot spot;
        int turns = 0;
    };

    void connectParts();
    Visit here() const;
    void leave();
    void restore(const std::optional<Visit> &visit);
    void setDocument(const core::Document &document);
    void setNotice(const QString &text);
    void showPlace();
    void showSelected();
    void copyLink();
    void showSide(bool shown);
    void jump(int page);

    const PageSource m_source;
    core::Document m_document;
    core::DocumentId m_outlined = 0; // the document whose outline is shown
    QList<core::PlaceOnPage> m_places;
    PageTrail<Visit> m_trail;
    PageCanvas *m_canvas;
    PdfBar *m_bar;
    PageFind *m_find;
    PageThumbs *m_thumbs;
    PageOutline *m_outline;
    QTabWidget *m_side;
    QSplitter *m_parts;
    QLabel *m_notice;
};

} // namespace ui
