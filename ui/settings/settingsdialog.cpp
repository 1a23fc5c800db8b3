#include "ui/settings/settingsdialog.h"

#include "core/base/profiles.h"
#include "ui/settings/keyfield.h"
#include "ui/settings/languagelist.h"
#include "ui/settings/localmodelbox.h"
#include "ui/settings/modelserverbox.h"
#include "ui/settings/getbox.h"
#include "ui/settings/pullbox.h"
#include "ui/settings/settingfield.h"
#include "ui/widgets/plainlabel.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QStackedWidget>

#include <algorithm>

namespace ui {
namespace {

constexpr const char *modelKeys[] = {"model",         "writer-model",  "rewriter-model", "relevance-model",
                                     "support-model", "utility-model", "router-model",   "embedder"};

enum Page { ModelPage, ReadingPage, AppearancePage, AdvancedPage };

// The Advanced page is for users who know the flows; the others hold what most users look for. Below: values of
// settings that are words, for translation.
[[maybe_unused]] constexpr const char *choiceWords[] = {
    QT_TRANSLATE_NOOP("Setting", "off"),      QT_TRANSLATE_NOOP("Setting", "selection"),
    QT_TRANSLATE_NOOP("Setting", "windows"),  QT_TRANSLATE_NOOP("Setting", "excerption"),
    QT_TRANSLATE_NOOP("Setting", "adaptive"), QT_TRANSLATE_NOOP("Setting", "always"),
    QT_TRANSLATE_NOOP("Setting", "never"),    QT_TRANSLATE_NOOP("Setting", "token"),
    QT_TRANSLATE_NOOP("Setting", "mean"),     QT_TRANSLATE_NOOP("Setting", "sum"),
    QT_TRANSLATE_NOOP("Setting", "product"),  QT_TRANSLATE_NOOP("Setting", "auto"),
    QT_TRANSLATE_NOOP("Setting", "force"),    QT_TRANSLATE_NOOP("Setting", "system"),
    QT_TRANSLATE_NOOP("Setting", "light"),    QT_TRANSLATE_NOOP("Setting", "dark"),
    QT_TRANSLATE_NOOP("Setting", "short"),    QT_TRANSLATE_NOOP("Setting", "normal"),
    QT_TRANSLATE_NOOP("Setting", "detailed"),
};

struct ForPeople
{
    const char *key;
    Page page;
};

constexpr ForPeople forPeople[] = {
    {"model", ModelPage},
    {"server-url", ModelPage},
    {"local-model", ModelPage},
    {"answer-length", ModelPage},
    {"web-search", ModelPage},
    {"web-url", ModelPage},
    {"ocr", ReadingPage},
    {"ocr-languages", ReadingPage},
    {"readers", ReadingPage},
    {"theme", AppearancePage},
    {"font-size", AppearancePage},
    {"language", AppearancePage},
    {"desktop-search", AppearancePage},
    {"notifications", AppearancePage},
    {"citation-style", AppearancePage},
};

Page pageOf(const char *key)
{
    const auto *found = std::find_if(std::begin(forPeople), std::end(forPeople),
                                     [key](const ForPeople &each) { return qstrcmp(each.key, key) == 0; });
    return found == std::end(forPeople) ? AdvancedPage : found->page;
}

// An explanation of a group, if its title is not enough.
struct PageNote
{
    const char *first; // key of the setting above which the note stands
    const char *words;
};

constexpr PageNote pageNotes[] = {
    {"parallel-checks",
     QT_TRANSLATE_NOOP("ui::SettingsDialog",
                       "None of these changes a verdict; they save model calls or make them earlier.")},
    {"size-up", QT_TRANSLATE_NOOP("ui::SettingsDialog", "Used by the Adaptive RAG flow.")},
    {"simplified",
     QT_TRANSLATE_NOOP("ui::SettingsDialog",
                       "Used by the Corrective RAG flow. A score is twice the probability of relevance, minus one.")},
    {"retrieval", QT_TRANSLATE_NOOP("ui::SettingsDialog", "Used by the Reflection RAG flow.")},
    {"writer-model",
     QT_TRANSLATE_NOOP("ui::SettingsDialog",
                       "Models used instead of the one on the Model page. “Find models” there fills these lists.")},
    {"passage-length",
     QT_TRANSLATE_NOOP("ui::SettingsDialog", "Changing the passage length or overlap re-indexes all documents in the "
                                             "background; until that is done, answers use the current passages.")},
};

bool isModel(const QString &key)
{
    const auto same = [&key](const char *known) { return key == QLatin1String(known); };
    return std::any_of(std::begin(modelKeys), std::end(modelKeys), same);
}

// A field with notes or buttons of its own goes below its title and takes the whole width.
void addTitled(QFormLayout *form, const QString &title, QWidget *field)
{
    auto *label = new PlainLabel(title);
    label->setBuddy(field);
    const bool isWide = !qobject_cast<QLineEdit *>(field) && !qobject_cast<QComboBox *>(field) &&
                        !qobject_cast<QAbstractSpinBox *>(field);
    if (isWide) {
        form->addRow(label);
        form->addRow(field);
        return;
    }
    field->ensurePolished();
    label->setMinimumHeight(field->sizeHint().height()); // so that both are on one line
    form->addRow(label, field);
}

QLabel *makeNote()
{
    auto *note = new PlainLabel;
    note->setWordWrap(true);
    note->setTextFormat(Qt::PlainText); // may contain text from a server
    note->setProperty("role", QStringLiteral("quiet"));
    note->hide();
    return note;
}

} // namespace

SettingsDialog::SettingsDialog(app::Assistant &assistant, const Dialogs &dialogs, QWidget *parent)
    : QDialog(parent),
      m_assistant(assistant),
      m_settings(assistant.settings()),
      m_search(new QLineEdit(this)),
      m_titles(new QListWidget(this)),
      m_pages(new QStackedWidget(this))
{
    setWindowTitle(tr("Settings"));
    m_search->setPlaceholderText(tr("Search settings…"));
    m_search->setAccessibleName(tr("Search settings"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &SettingsDialog::search);
    m_titles->setAccessibleName(tr("Pages"));
    m_titles->setProperty("role", QStringLiteral("pages"));
    m_titles->setFrameShape(QFrame::NoFrame);
    m_titles->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    makePages(dialogs);
    showWebSearch();
    showWhatVectorsTell();
    m_titles->setFixedWidth(m_titles->sizeHintForColumn(0) + fontMetrics().averageCharWidth() * 2);
    connect(m_titles, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    m_titles->setCurrentRow(0);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &SettingsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(12, 12, 12, 12);
    grid->setSpacing(12);
    grid->addWidget(m_search, 0, 0, 1, 2);
    grid->addWidget(m_titles, 1, 0);
    grid->addWidget(m_pages, 1, 1);
    grid->addWidget(m_changes, 2, 0, 1, 2);
    grid->addWidget(buttons, 3, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 40);
    makeWideEnough();
}

// The text of a check box does not wrap, and pages do not scroll sideways.
void SettingsDialog::makeWideEnough()
{
    int widest = 0;
    for (const QScrollArea *page : m_pages->findChildren<QScrollArea *>(QStringLiteral("page")))
        widest =
            std::max(widest, page->widget()->minimumSizeHint().width() + page->verticalScrollBar()->sizeHint().width());
    m_pages->setMinimumWidth(std::min(widest, screen()->availableSize().width() - m_titles->width() - 4 * 12));
}

QWidget *SettingsDialog::makeProfiles()
{
    auto *bar = new QWidget;
    m_profiles = new QComboBox;
    m_profiles->setAccessibleName(tr("Preset"));
    leaveWheelToPage(m_profiles);
    m_profiles->addItem(tr("Choose a preset…"), QString());
    for (const core::Profile &profile : core::profiles()) {
        m_profiles->addItem(QCoreApplication::translate("Profile", profile.title), QLatin1String(profile.id));
        m_profiles->setItemData(m_profiles->count() - 1, QCoreApplication::translate("Profile", profile.summary),
                                Qt::ToolTipRole);
    }
    auto *form = new QFormLayout(bar);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addTitled(form, tr("Preset"), m_profiles);
    connect(m_profiles, &QComboBox::activated, this, [this] { applyProfile(m_profiles->currentData().toString()); });
    return bar;
}

// Changes the form only; the user still decides with OK.
void SettingsDialog::applyProfile(const QString &id)
{
    const core::Profile *profile = core::findProfile(id);
    m_changes->setVisible(profile);
    if (!profile)
        return;
    const core::Settings before = settings();
    core::Settings after = before;
    core::apply(after, *profile);
    for (const core::Setting &setting : core::settingsTable())
        setTextIn(m_fields.value(QLatin1String(setting.key)), core::settingText(after, setting));
    const QStringList changes = core::differences(before, *profile);
    const QString summary = QCoreApplication::translate("Profile", profile->summary);
    QString note = changes.isEmpty() ? tr("%1 No changes were needed.").arg(summary)
                                     : tr("%1 Changed: %2.").arg(summary, changes.join(QStringLiteral(", ")));
    if (after.passageLength != before.passageLength || after.passageOverlap != before.passageOverlap)
        note += u' ' + tr("Documents will be re-indexed in the background.");
    m_changes->setText(note);
}

void SettingsDialog::makePages(const Dialogs &dialogs)
{
    m_changes = makeNote();
    m_changes->setAccessibleName(tr("What changes"));
    for (const QString &title : {tr("Model"), tr("Reading"), tr("Appearance"), tr("Advanced")})
        m_forms.append(addPage(title));
    m_forms[AdvancedPage]->addRow(makeProfiles());
    m_lines.append({m_forms[AdvancedPage], 0, 1, {}, tr("Preset")});
    for (const ForPeople &each : forPeople)
        addSetting(*core::findSetting(QLatin1String(each.key)), {}, dialogs);
    QString group;
    for (const core::Setting &setting : core::settingsTable()) {
        if (setting.group)
            group = settingGroup(setting);
        if (pageOf(setting.key) == AdvancedPage)
            addSetting(setting, group, dialogs);
    }
}

// Adds a setting below the title of its group, if the page has several groups.
void SettingsDialog::addSetting(const core::Setting &setting, const QString &group, const Dialogs &dialogs)
{
    QFormLayout *form = m_forms[pageOf(setting.key)];
    const auto isOfGroup = [&](const Line &line) { return line.form == form && line.group == group; };
    int from = form->rowCount();
    if (form == m_forms[AdvancedPage] && std::none_of(m_lines.cbegin(), m_lines.cend(), isOfGroup)) {
        auto *title = new PlainLabel(group);
        title->setProperty("role", QStringLiteral("title"));
        form->addRow(title);
        for (const PageNote &note : pageNotes) {
            if (qstrcmp(note.first, setting.key) != 0)
                continue;
            QLabel *words = makeNote();
            words->setText(QCoreApplication::translate("ui::SettingsDialog", note.words));
            words->show();
            form->addRow(words);
        }
        m_lines.append({form, from, form->rowCount(), group, {}});
        from = form->rowCount();
    }
    QWidget *field = makeSettingField(setting, core::settingText(m_settings, setting), choicesFor(setting));
    m_fields.insert(QLatin1String(setting.key), field);
    addRow(form, setting, field, dialogs);
    const QString words = settingTitle(setting) + u' ' + QLatin1String(setting.key) + u' ' + group;
    m_lines.append({form, from, form->rowCount(), group, words});
}

// Hides lines without these words, and pages without a visible line.
void SettingsDialog::search(const QString &words)
{
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    const auto matches = [&wanted](const Line &line) {
        return std::all_of(wanted.begin(), wanted.end(),
                           [&](const QString &word) { return line.words.contains(word, Qt::CaseInsensitive); });
    };
    QSet<QFormLayout *> shownForms;
    QSet<QString> shownGroups; // groups shown on the last page
    for (const Line &line : std::as_const(m_lines)) {
        if (line.words.isEmpty() || !matches(line))
            continue;
        shownForms.insert(line.form);
        if (line.form == m_forms[AdvancedPage])
            shownGroups.insert(line.group);
    }
    for (const Line &line : std::as_const(m_lines)) {
        const bool shown = line.words.isEmpty() ? shownGroups.contains(line.group) : matches(line);
        for (int row = line.from; row < line.to; ++row)
            line.form->setRowVisible(row, shown);
    }
    int first = -1;
    for (int page = 0; page < m_forms.size(); ++page) {
        const bool shown = shownForms.contains(m_forms[page]);
        m_titles->item(page)->setHidden(!shown);
        if (shown && first < 0)
            first = page;
    }
    if (first >= 0 && m_titles->currentItem()->isHidden())
        m_titles->setCurrentRow(first);
    if (!wanted.isEmpty())
        return;
    showWebSearch(); // shows the notes again that the search had hidden
    showWhatVectorsTell();
}

void SettingsDialog::addRow(QFormLayout *form, const core::Setting &setting, QWidget *field, const Dialogs &dialogs)
{
    const QString key = QLatin1String(setting.key);
    if (qobject_cast<QCheckBox *>(field))
        return form->addRow(field);
    if (key == QLatin1String("server-url"))
        field = makeServerBox(field);
    else if (key == QLatin1String("local-model"))
        field = new LocalModelBox(m_assistant.models(), dialogs, qobject_cast<QLineEdit *>(field));
    else if (key == QLatin1String("embedder"))
        field = makeEmbedderRow(field, dialogs);
    else if (auto *languages = qobject_cast<LanguageList *>(field))
        m_assistant.scans().findLanguages(
            {languages, [languages](const auto &found) { languages->setLanguages(found); }});
    addTitled(form, settingTitle(setting), field);
    if (key == QLatin1String("server-url"))
        addPullRow(form);
    else if (key == QLatin1String("local-model"))
        addGetRow(form);
    else if (key == QLatin1String("web-url"))
        addWebRows(form);
    else if (key == QLatin1String("embedder"))
        addVectorsNote(form);
}

QFormLayout *SettingsDialog::addPage(const QString &title)
{
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    form->setLabelAlignment(Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setVerticalSpacing(8);
    auto *scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setProperty("role", QStringLiteral("form"));
    scroll->setAccessibleName(title);
    scroll->setFocusPolicy(Qt::NoFocus); // its fields scroll into view when they get focus
    scroll->setObjectName(QStringLiteral("page"));
    m_titles->addItem(title);
    m_pages->addWidget(scroll);
    return form;
}

QList<app::Choice> SettingsDialog::choicesFor(const core::Setting &setting) const
{
    const QString key = QLatin1String(setting.key);
    if (key == QLatin1String("flow"))
        return app::flowChoices();
    if (key == QLatin1String("citation-style"))
        return app::citationStyleChoices();
    QList<app::Choice> choices;
    if (isModel(key)) {
        if (key != QLatin1String("model") && key != QLatin1String("embedder"))
            choices.append({{}, tr("Same as above"), {}});
        choices.append({QStringLiteral("builtin"), tr("Built-in"), {}});
        if (key == QLatin1String("embedder"))
            choices.append({{}, tr("None"), {}});
    }
    for (const QString &word : QString::fromLatin1(setting.choices).split(u' ', Qt::SkipEmptyParts)) {
        app::Choice choice{word, QCoreApplication::translate("Setting", word.toLatin1().constData()), {}};
        if (key == QLatin1String("language") && word != QLatin1String("system"))
            choice.title = QLocale(word).nativeLanguageName(); // in the language itself, for readers who know no other
        choice.title[0] = choice.title.at(0).toUpper();
        for (const app::Choice &engine : app::webEngineChoices()) {
            if (engine.id == word)
                choice = engine;
        }
        choices.append(choice);
    }
    return choices;
}

// The embedder is a model of a server, or a folder with a static model.
QWidget *SettingsDialog::makeEmbedderRow(QWidget *field, const Dialogs &dialogs)
{
    auto *line = new QWidget;
    auto *folder = new QPushButton(tr("Folder…"), line);
    folder->setAccessibleName(tr("Choose the folder of a static model for vectors"));
    folder->setToolTip(tr("A static model (Model2Vec) needs no server: its folder contains the files model.safetensors "
                          "and tokenizer.json"));
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(field, 1);
    row->addWidget(folder);
    connect(folder, &QPushButton::clicked, this, [this, field, choose = dialogs.vectorFolder] {
        if (const QString path = choose(this); !path.isEmpty())
            setTextIn(field, path);
    });
    return line;
}

QWidget *SettingsDialog::makeServerBox(QWidget *url)
{
    const auto model = [this] { return textIn(m_fields.value(QStringLiteral("model"))); };
    auto *box = new ModelServerBox(m_assistant.models(), qobject_cast<QLineEdit *>(url), model);
    connect(box, &ModelServerBox::wanted, this, [this, box](const QString &address) {
        m_assistant.models().findServers(address,
                                         {box, [box](const QList<app::Server> &servers) { box->show(servers); }});
    });
    connect(box, &ModelServerBox::found, this, &SettingsDialog::takeModels);
    connect(box, &ModelServerBox::builtinWanted, this, [this](const QStringList &keys, const QString &judged) {
        for (const QString &key : keys) {
            QWidget *field = m_fields.value(key);
            if (const QString now = textIn(field); now.isEmpty() || now == judged) // the other models were not tested
                setTextIn(field, QStringLiteral("builtin"));
        }
    });
    return box;
}

// Selects a model once it is downloaded; a name without a tag is kept as the server lists it.
void SettingsDialog::addPullRow(QFormLayout *form)
{
    const auto address = [this] { return textIn(m_fields.value(QStringLiteral("server-url"))).trimmed(); };
    auto *box = new PullBox(m_assistant.models(), address);
    box->suggest(app::modelsToPull());
    addTitled(form, tr("Get a model with Ollama"), box);
    connect(box, &PullBox::pulled, this, [this](const QString &server, const QString &model) {
        takeModels({{model, model, tr("Ollama at %1").arg(server)}});
        setTextIn(m_fields.value(QStringLiteral("model")), model);
    });
}

// Selects a file once it is downloaded.
void SettingsDialog::addGetRow(QFormLayout *form)
{
    auto *box = new GetBox(m_assistant.downloads());
    if (const core::Result<QList<app::Choice>> files = app::filesToGet())
        box->suggest(*files);
    addTitled(form, tr("Download a model file"), box);
    connect(box, &GetBox::got, this, [this](const QString &file) {
        setTextIn(m_fields.value(QStringLiteral("local-model")), file);
        setTextIn(m_fields.value(QStringLiteral("model")), QStringLiteral("local"));
    });
}

void SettingsDialog::takeModels(const QList<app::Choice> &models)
{
    for (const char *key : modelKeys) {
        auto *box = qobject_cast<QComboBox *>(m_fields.value(QLatin1String(key)));
        for (const app::Choice &model : models) {
            if (box->findData(model.id) >= 0)
                continue;
            box->addItem(model.title, model.id);
            box->setItemData(box->count() - 1, model.summary, Qt::ToolTipRole);
        }
    }
    m_found = m_found.value_or(QList<app::Choice>()) + models;
}

void SettingsDialog::addWebRows(QFormLayout *form)
{
    m_leaves = makeNote();
    m_leaves->setAccessibleName(tr("What is sent for web searches"));
    m_webKey = new KeyField(m_assistant.models(), {});
    form->addRow(tr("Key"), m_webKey);
    form->addRow(m_leaves);
    auto *engine = qobject_cast<QComboBox *>(m_fields.value(QStringLiteral("web-search")));
    connect(engine, &QComboBox::currentIndexChanged, this, &SettingsDialog::showWebSearch);
    auto *url = qobject_cast<QLineEdit *>(m_fields.value(QStringLiteral("web-url")));
    connect(url, &QLineEdit::editingFinished, this, &SettingsDialog::showWebSearch);
}

void SettingsDialog::showWebSearch()
{
    const QString chosen = textIn(m_fields.value(QStringLiteral("web-search")));
    const bool named = chosen == QLatin1String("searxng"); // SearXNG is identified by its address
    const QString address = textIn(m_fields.value(QStringLiteral("web-url")));
    m_fields.value(QStringLiteral("web-url"))->setEnabled(named);
    m_webKey->setService(chosen == QLatin1String("off") ? QString() : named ? address : chosen);
    m_webKey->setEnabled(chosen != QLatin1String("off") && !(named && address.isEmpty()));
    m_webKey->setHint(named ? tr("name:password, if the server asks for them") : tr("Key"));
    for (const char *key : {"web-pages", "web-reading", "max-web-searches"})
        m_fields.value(QLatin1String(key))->setEnabled(chosen != QLatin1String("off"));
    QString leaves = tr("Web search is off: no search words are sent.");
    for (const app::Choice &engine : app::webEngineChoices()) {
        if (engine.id == chosen)
            leaves = engine.summary;
    }
    m_leaves->setText(leaves);
    m_leaves->show();
}

void SettingsDialog::addVectorsNote(QFormLayout *form)
{
    m_vectorsTell = makeNote();
    m_vectorsTell->setAccessibleName(tr("What is sent to compute vectors"));
    form->addRow(m_vectorsTell);
    auto *model = qobject_cast<QComboBox *>(m_fields.value(QStringLiteral("embedder")));
    connect(model, &QComboBox::currentIndexChanged, this, &SettingsDialog::showWhatVectorsTell);
    auto *url = qobject_cast<QLineEdit *>(m_fields.value(QStringLiteral("server-url")));
    connect(url, &QLineEdit::textChanged, this, &SettingsDialog::showWhatVectorsTell);
}

void SettingsDialog::showWhatVectorsTell()
{
    m_vectorsTell->setText(app::whatVectorsTell(settings()));
    m_vectorsTell->show();
}

core::Settings SettingsDialog::settings() const
{
    core::Settings settings = m_settings;
    for (const core::Setting &setting : core::settingsTable())
        core::setFromText(settings, setting, textIn(m_fields.value(QLatin1String(setting.key))));
    return settings;
}

void SettingsDialog::accept()
{
    core::Settings wanted;
    for (const core::Setting &setting : core::settingsTable()) {
        QWidget *field = m_fields.value(QLatin1String(setting.key));
        const QString refused = core::setFromText(wanted, setting, textIn(field));
        if (refused.isEmpty())
            continue;
        showPageOf(field);
        field->setFocus();
        m_changes->setText(QString(refused).replace(QLatin1String(setting.key), settingTitle(setting)));
        m_changes->show();
        return;
    }
    QDialog::accept();
    if (m_found)
        emit modelsFound(*m_found);
}

void SettingsDialog::showPageOf(QWidget *field)
{
    for (int i = 0; i < m_pages->count(); ++i) {
        if (m_pages->widget(i)->isAncestorOf(field))
            m_titles->setCurrentRow(i);
    }
}

void SettingsDialog::focusServer()
{
    QWidget *url = m_fields.value(QStringLiteral("server-url"));
    showPageOf(url);
    url->setFocus();
}

} // namespace ui
