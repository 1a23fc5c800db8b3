// The toolbar above a document's pages: title, current page, and view actions.
#pragma once

#include <QWidget>

class QAction;
class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace ui {

class ElidedLabel;

class PdfBar : public QWidget
{
    Q_OBJECT

public:
    explicit PdfBar(QWidget *parent = nullptr);

    void setTitle(const QString &title);
    QString title() const;
    void showPlace(int page, const QString &label, int of); // of = 0: no document is open
    QString place() const { return m_place; }               // "iv (PDF 2) of 300"

    QToolButton *side; // shows or hides the thumbnails and the outline
    QToolButton *back;
    QToolButton *forward;
    QToolButton *find;
    QToolButton *zoomOut;
    QToolButton *zoomIn;
    QToolButton *leave;
    QAction *fitWidth;
    QAction *fitPage;
    QAction *turnRight;
    QAction *turnLeft;
    QAction *copy;
    QAction *copyLink; // copies a link to the page or, if there is a selection on one page, to the selection
    QAction *ask;      // asks about the selection
    QAction *print;
    QAction *outside;
    QAction *folder; // opens the folder that contains the file; in the context menu of the pages

signals:
    void pageTyped(int page);

private:
    ElidedLabel *m_title;
    QLabel *m_label;
    QLineEdit *m_number;
    QLabel *m_count;
    QString m_place;
};

} // namespace ui
