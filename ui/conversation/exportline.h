// The options of an export, shown in place before the system's file dialog opens.
#pragma once

#include "app/services/assistant.h"

#include <QFrame>

#include <functional>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QPushButton;

namespace ui {

class ElidedLabel;

class ExportLine : public QFrame
{
    Q_OBJECT

public:
    explicit ExportLine(QWidget *parent = nullptr);

    // `partsOf`: returns the optional parts of a format, as a sum of core::Exporter::Part.
    void setFormats(const QList<app::Choice> &formats, std::function<int(const QString &format)> partsOf);
    void offer(const QList<core::SessionId> &ids, const QString &title, const QString &format);

signals:
    void wanted(const QList<core::SessionId> &ids, const QString &title, const QString &format,
                const core::ExportOptions &options);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addPart(int part, bool core::ExportOptions::*member, const QString &name, const QString &tip);
    void showParts();
    void layParts();
    void go();

    struct Part
    {
        int part = 0;
        bool core::ExportOptions::*member = nullptr;
        QCheckBox *box = nullptr;
    };

    QList<core::SessionId> m_ids;
    QString m_title;
    std::function<int(const QString &format)> m_partsOf;
    ElidedLabel *m_what;
    QComboBox *m_format;
    QPushButton *m_go;
    QList<Part> m_parts;
    QGridLayout *m_grid; // lays out the check boxes of the parts in as many columns as fit
};

} // namespace ui
