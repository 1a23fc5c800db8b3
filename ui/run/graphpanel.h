// The flow as a live picture: which step is running, how many times each step was visited, which edge was just taken
// and why. TracePanel shows the same run as a list.
#pragma once

#include "ui/graph/graphlayout.h"
#include "ui/graph/graphpicture.h"
#include "ui/run/runmodel.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

namespace ui {

class GraphPanel : public QWidget
{
    Q_OBJECT

public:
    explicit GraphPanel(const RunModel &run, QWidget *parent = nullptr);

    void select(const QString &node, int visit);
    void setOnlyTaken(bool only); // hides the other edges as soon as the run has taken one

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    const GraphLayout &placed() const { return m_layout; }
    double zoom() const { return m_zoom; }
    QRectF boxOf(const QString &node) const; // in drawing coordinates, whether visible or not; empty: no such node
    GraphPicture picture() const;            // a picture of the whole graph, whatever part is visible

public slots:
    void zoomIn();
    void zoomOut();
    void fit();
    void copyPicture(); // copies it as an image and as SVG

signals:
    void pictureWanted(); // the user wants to save the picture in a file
    void stepSelected(const QString &node, int visit);

protected:
    void paintEvent(QPaintEvent *) override;
    void resizeEvent(QResizeEvent *) override;
    void changeEvent(QEvent *) override;
    void showEvent(QShowEvent *) override;
    void hideEvent(QHideEvent *) override;
    void focusInEvent(QFocusEvent *) override;
    void wheelEvent(QWheelEvent *) override;
    void mousePressEvent(QMouseEvent *) override;
    void mouseMoveEvent(QMouseEvent *) override;
    void mouseReleaseEvent(QMouseEvent *) override;
    void keyPressEvent(QKeyEvent *) override;
    void contextMenuEvent(QContextMenuEvent *) override;
    bool event(QEvent *) override; // for tooltips

private:
    void start();
    void change();
    void clear();
    void lay();
    void refresh();
    void zoomAt(const QPointF &point, double factor);
    void moveFocus(int step);
    void bringIntoSight(int node);
    bool showsAll() const;
    void follow();
    double readableZoom() const; // the zoom at which the smallest letters are twelve pixels high
    QString callsText() const;
    QString edgeText(const TakenEdge &edge) const;
    void describe();
    void paintCaption(QPainter &painter) const;
    QRectF stage() const; // drawing area: everything except the caption
    QPointF toGraph(const QPointF &point) const;
    int nodeAt(const QPointF &point) const;
    QString tipAt(const QPointF &point) const;

    const RunModel &m_run;
    GraphLayout m_layout;
    QTimer m_repaint;
    QTimer m_pulse;
    QElapsedTimer m_clock; // time since a step was entered
    qsizetype m_visits = 0;
    double m_zoom = 1;
    QPointF m_origin; // position of the graph in the drawing area
    bool m_fitted = true;
    bool m_onlyTaken = false;
    int m_focused = -1;
    QString m_selected;
    QPointF m_pressed;
    QPointF m_pressedOrigin;
    bool m_dragging = false;
};

} // namespace ui
