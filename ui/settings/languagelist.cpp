#include "ui/settings/languagelist.h"

#include "ui/widgets/wrappedlabel.h"

#include <QLabel>
#include <QListWidget>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

constexpr int shownRows = 5;
constexpr int idRole = Qt::UserRole;

} // namespace

LanguageList::LanguageList(QWidget *parent)
    : QWidget(parent),
      m_list(new QListWidget(this)),
      m_note(new WrappedLabel(this))
{
    m_list->setAccessibleName(tr("OCR languages"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setContentsMargins(0, 0, 0, 2);
    m_note->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_note->setProperty("role", QStringLiteral("quiet"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_list);
    column->addWidget(m_note);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // keeps the widgets below close
    setFocusProxy(m_list);
    connect(m_list, &QListWidget::itemChanged, this, &LanguageList::take);
    showList();
}

void LanguageList::setLanguages(const app::ScanLanguages &languages)
{
    m_languages = languages;
    m_known = true;
    showList();
}

QSize LanguageList::sizeHint() const
{
    const QSize hint = QWidget::sizeHint();
    return hasHeightForWidth() ? QSize(hint.width(), heightForWidth(width())) : hint;
}

void LanguageList::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry(); // the note may wrap differently
}

QString LanguageList::text() const
{
    return m_chosen.join(u' ');
}

void LanguageList::setText(const QString &text)
{
    static const QRegularExpression between(QStringLiteral("[\\s,+]+")); // separators that the command line accepts too
    m_chosen = text.split(between, Qt::SkipEmptyParts);
    m_chosen.removeDuplicates();
    showList();
}

void LanguageList::showList()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    const auto add = [this](const QString &id, const QString &words) {
        auto *item = new QListWidgetItem(words, m_list);
        item->setData(idRole, id);
        item->setSizeHint({0, fontMetrics().height() + 8});
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(m_chosen.contains(id) ? Qt::Checked : Qt::Unchecked);
    };
    QStringList missing = m_chosen;
    for (const app::ScanLanguage &language : std::as_const(m_languages.installed)) {
        add(language.id, language.name);
        missing.removeAll(language.id);
    }
    for (const QString &id : std::as_const(missing))
        add(id, m_known ? tr("%1 (not installed)").arg(id) : id);
    const int rows = std::clamp(m_list->count(), 1, shownRows);
    const int height = m_list->count() > 0 ? m_list->sizeHintForRow(0) : fontMetrics().height();
    m_list->setFixedHeight(rows * height + 2 * m_list->frameWidth() + 2);
    m_list->setVisible(m_list->count() > 0);
    explain();
}

void LanguageList::take(const QListWidgetItem *item)
{
    const QString id = item->data(idRole).toString();
    if (item->checkState() == Qt::Unchecked)
        m_chosen.removeAll(id);
    else if (!m_chosen.contains(id))
        m_chosen.append(id);
    explain();
}

void LanguageList::explain()
{
    QStringList names; // names of the default languages, used if none is ticked
    for (const app::ScanLanguage &language : std::as_const(m_languages.installed)) {
        if (m_languages.usual.contains(language.id))
            names.append(language.name);
    }
    QStringList sentences;
    if (m_known && m_languages.installed.isEmpty())
        sentences.append(tr("No language is installed, so no text can be recognised."));
    else if (m_chosen.isEmpty() && !names.isEmpty())
        sentences.append(tr("None is ticked, so Attest uses: %1.").arg(names.join(QStringLiteral(", "))));
    else if (m_chosen.size() > 2)
        sentences.append(tr("Each additional language makes recognition slower."));
    sentences.append(tr("Each language is a package: tesseract-ocr-fra for French, tesseract-ocr-eng for English. "
                        "After installing one, reopen this window to see it here."));
    m_note->setText(sentences.join(u' '));
}

} // namespace ui
