// The window's columns: left, middle, a page beside the middle, and right. If space is short, the page and the right
// column become tabs of the middle, and the left column becomes a drawer over it. Knows only widgets, not their
// contents.
#pragma once

#include <QWidget>

class QSplitter;
class QTabWidget;

namespace ui {

class Columns : public QWidget
{
    Q_OBJECT

public:
    struct Parts
    {
        QWidget *left;
        QWidget *middle;
        QWidget *page;
        QWidget *right;
    };

    explicit Columns(const Parts &parts, QWidget *parent = nullptr);

    static constexpr int drawerBelow = 800; // in windows narrower than this, the left column is a drawer
    static constexpr int tabsBelow = 1100;  // in windows narrower than this, the right column is a tab

    void showLeft(bool shown);
    void showRight(bool shown);
    void setFilled(bool left, bool right); // an empty column stays hidden, even if it is wanted
    void showPage(bool shown);
    void showMiddle();      // raises the middle column if it is a tab, and closes a drawer that covers it
    bool leftShown() const; // whether the left column is wanted or, as a drawer, open
    bool leftInSight() const;
    bool rightShown() const { return m_rightWanted; }
    bool isDrawer() const { return m_drawer; }

    QByteArray state() const;
    void restore(const QByteArray &state);

signals:
    void changed(); // the visible columns have changed

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();
    void moveToTab(QWidget *part, const QString &title, bool tab, bool shown, int place);
    void share();
    void remember();
    void placeDrawer();

    Parts m_parts;
    QSplitter *m_splitter;
    QTabWidget *m_tabs;
    QWidget *m_shade; // behind the open drawer; clicking it closes the drawer
    bool m_leftWanted = true;
    bool m_rightWanted = true;
    bool m_leftFilled = true;
    bool m_rightFilled = true;
    bool m_pageWanted = false;
    bool m_drawer = false;
    bool m_drawerOpen = false;
    int m_leftWidth = 250;
    int m_rightWidth = 420;
    int m_pageWidth = 720; // in pixels; wide enough to make a column of 10-point text readable
};

} // namespace ui
