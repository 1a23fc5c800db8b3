// A document's own page: which of its pages were read, which were not, and why; where its file is; its password; and
// actions.
#pragma once

#include "app/services/documentdetails.h"
#include "core/base/result.h"
#include "ui/pages/pagesource.h"

#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;
class QToolButton;

namespace ui {

class DescriptionForm;
class ElidedLabel;
class Notice;
class PageOutline;

class DocumentView : public QWidget
{
    Q_OBJECT

public:
    using Told = std::function<void(const core::Result<app::DocumentDetails> &)>;
    using Details =
        std::function<void(core::DocumentId id, QObject *receiver, Told told)>; // usually PageService::details

    explicit DocumentView(Details details, const PageSource &source = {}, QWidget *parent = nullptr);

    void open(core::DocumentId id);
    void refresh(); // call this when the library has changed
    void editTitle();
    core::DocumentId document() const { return m_id; }

signals:
    void closed(); // closed by the user
    void folderWanted(const core::Document &document);
    void pageWanted(const core::Document &document, int page);
    void readAgainWanted(core::DocumentId id);
    void recogniseWanted(core::DocumentId id);
    void passwordEntered(const QString &path, const QString &password);
    void rememberWanted(core::DocumentId id);
    void forgetWanted(core::DocumentId id);
    void described(core::DocumentId id, const core::Description &description); // edited by the user
    void tagged(core::DocumentId id, const QStringList &tags);

private:
    void showDetails(const app::DocumentDetails &details);
    void showGroups();
    void showFirstPage();
    void showOutline();
    void showSecret();
    void build();
    void openRow(int row);
    void setTags(core::DocumentId id, const QStringList &tags, const QStringList &before);
    void describe(core::DocumentId id, const core::Description &description, const core::Description &before);

    Details m_details;
    PageSource m_source;
    core::DocumentId m_id = 0;
    app::DocumentDetails m_shown;
    ElidedLabel *m_title;
    QToolButton *m_close;
    QLabel *m_state;
    QToolButton *m_first; // a small picture of the first page
    PageOutline *m_outline;
    DescriptionForm *m_description;
    Notice *m_notice;
    core::DocumentId m_pictured = 0;
    QTableWidget *m_pages;
    QLabel *m_places;
    QLabel *m_secret;
    QLineEdit *m_password;
    QPushButton *m_keep; // remembers or forgets the password
    QPushButton *m_folder;
    QPushButton *m_again;
    QPushButton *m_recognise;
};

} // namespace ui
