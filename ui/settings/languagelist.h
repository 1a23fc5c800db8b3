// Check boxes for the languages of scans: the installed ones by name, chosen ones that are not installed here, and how
// to get others.
#pragma once

#include "app/services/scanlanguages.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;

namespace ui {

class LanguageList : public QWidget
{
    Q_OBJECT

public:
    explicit LanguageList(QWidget *parent = nullptr);

    void setLanguages(const app::ScanLanguages &languages); // call this once they are known
    QString text() const;                                   // value of Settings::ocrLanguages
    void setText(const QString &text);
    QSize sizeHint() const override; // no taller than needed at its width

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showList();
    void take(const QListWidgetItem *item);
    void explain();

    app::ScanLanguages m_languages;
    QStringList m_chosen; // in order; the first has priority
    bool m_known = false;
    QListWidget *m_list;
    QLabel *m_note;
};

} // namespace ui
