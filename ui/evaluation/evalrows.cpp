#include "ui/evaluation/evalrows.h"

#include "ui/evaluation/evalrowsmodel.h"
#include "ui/widgets/localized.h"
#include "ui/widgets/plainlabel.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

constexpr int longestAnswer = 2000; // characters; the session has the full answer

QString labelled(const QString &label, const QString &text)
{
    return text.isEmpty() ? QString()
                          : QStringLiteral("<p><b>%1</b> %2</p>").arg(label.toHtmlEscaped(), text.toHtmlEscaped());
}

QString describe(const EvalRowsModel::Row &row)
{
    const core::Json &json = row.json;
    QStringList known;
    for (const core::Json &answer : json[u"known_answers"])
        known.append(answer.toString());
    known.removeDuplicates();
    QString html = labelled(EvalRows::tr("Question:"), json[u"question"].toString());
    html += labelled(EvalRows::tr("Sentence:"), json[u"sentence"].toString());
    html += labelled(EvalRows::tr("Known answer:"), known.join(QStringLiteral(" | ")));
    html += labelled(EvalRows::tr("Answer:"), json[u"answer"].toString().left(longestAnswer));
    return html + labelled(EvalRows::tr("Why:"), localized(row.remark.why));
}

} // namespace

EvalRows::EvalRows(QWidget *parent)
    : QWidget(parent),
      m_model(new EvalRowsModel(this)),
      m_filter(new EvalRowsFilter(this)),
      m_table(new QTableView(this)),
      m_words(new QLineEdit(this)),
      m_kind(new QComboBox(this)),
      m_count(new PlainLabel(this)),
      m_details(new PlainLabel),
      m_open(new QPushButton(tr("Open the answer"), this))
{
    setUpTable();
    offerSorting();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    column->addLayout(filterRow());
    column->addWidget(m_table, 3);
    column->addWidget(detailsCard(), 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &EvalRows::showChosen);
    connect(m_table, &QTableView::activated, this, &EvalRows::openChosen);
    connect(m_open, &QPushButton::clicked, this, &EvalRows::openChosen);
    connect(m_words, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_filter->setWords(words);
        showCount();
    });
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        m_filter->setKind(EvalRowsFilter::Kind(m_kind->currentData().toInt()));
        showCount();
    });
}

void EvalRows::setUpTable()
{
    m_filter->setSourceModel(m_model);
    m_table->setModel(m_filter);
    m_table->setAccessibleName(tr("Questions and their results"));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(EvalRowsModel::Number, Qt::AscendingOrder);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    const int letter = fontMetrics().averageCharWidth();
    QHeaderView *header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setMinimumSectionSize(letter * 5);
    header->setSectionResizeMode(EvalRowsModel::Question, QHeaderView::Stretch);
    const std::pair<int, int> widths[] = {{EvalRowsModel::Number, 7},  {EvalRowsModel::Way, 14},
                                          {EvalRowsModel::Result, 11}, {EvalRowsModel::Outcome, 13},
                                          {EvalRowsModel::Why, 12},    {EvalRowsModel::Time, 10}};
    for (const auto &[section, letters] : widths)
        header->resizeSection(section, letter * letters);
}

// The actions of a click on the header, for the Menu key.
void EvalRows::offerSorting()
{
    const auto offer = [this](const QString &words, const char *keys, Qt::SortOrder order) {
        auto *action = new QAction(words, m_table);
        action->setShortcut(QKeySequence(QLatin1String(keys)));
        action->setShortcutContext(Qt::WidgetShortcut);
        m_table->addAction(action);
        connect(action, &QAction::triggered, this, [this, order] {
            const int column = m_table->currentIndex().column();
            m_table->sortByColumn(std::max(column, 0), order);
            m_table->scrollTo(m_table->currentIndex());
        });
    };
    offer(tr("Sort by this column, smallest first"), "Ctrl+Shift+Up", Qt::AscendingOrder);
    offer(tr("Sort by this column, largest first"), "Ctrl+Shift+Down", Qt::DescendingOrder);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
}

QLayout *EvalRows::filterRow()
{
    m_words->setPlaceholderText(tr("Filter questions…"));
    m_words->setAccessibleName(tr("Words to filter the questions by"));
    m_words->setClearButtonEnabled(true);
    m_kind->setAccessibleName(tr("Results to show"));
    m_kind->addItem(tr("All results"), EvalRowsFilter::All);
    m_kind->addItem(tr("Wrong"), EvalRowsFilter::Wrong);
    m_kind->addItem(tr("Partly right"), EvalRowsFilter::Partly);
    m_kind->addItem(tr("Right"), EvalRowsFilter::Right);
    m_kind->addItem(tr("Unknown"), EvalRowsFilter::NotKnown);
    m_kind->addItem(tr("Refused"), EvalRowsFilter::Refused);
    m_count->setProperty("role", QStringLiteral("quiet"));
    m_count->setAccessibleName(tr("Questions shown"));
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_words, 1);
    row->addWidget(m_kind);
    row->addWidget(m_count);
    return row;
}

QWidget *EvalRows::detailsCard()
{
    m_details->setWordWrap(true);
    m_details->setTextFormat(Qt::RichText);
    m_details->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_details->setAccessibleName(tr("The selected question"));
    auto *scrolled = new QScrollArea;
    scrolled->setWidget(m_details);
    scrolled->setWidgetResizable(true);
    scrolled->setFrameShape(QFrame::NoFrame);
    scrolled->setAccessibleName(tr("The selected question"));
    auto *card = new QWidget(this);
    auto *row = new QHBoxLayout(card);
    row->setContentsMargins(0, 4, 0, 0);
    row->setSpacing(8);
    row->addWidget(scrolled, 1);
    row->addWidget(m_open, 0, Qt::AlignTop);
    return card;
}

void EvalRows::show(const core::Json &report, int depth)
{
    m_model->show(report, depth);
    m_table->setColumnHidden(EvalRowsModel::Way, m_model->ways() < 2);
    showCount();
    m_table->setCurrentIndex(m_filter->index(0, 0));
    showChosen();
}

void EvalRows::showCount()
{
    const QLocale locale;
    m_count->setText(tr("%1 of %2").arg(locale.toString(m_filter->rowCount()), locale.toString(m_model->rowCount())));
}

core::Json EvalRows::chosen() const
{
    const QModelIndex index = m_filter->mapToSource(m_table->currentIndex());
    return index.isValid() ? m_model->row(index.row()).json : core::Json();
}

void EvalRows::showChosen()
{
    const QModelIndex index = m_filter->mapToSource(m_table->currentIndex());
    m_details->setText(index.isValid() ? describe(m_model->row(index.row())) : QString());
    const bool kept = chosen()[u"session"].toInteger() != 0;
    m_open->setEnabled(kept);
    m_open->setToolTip(kept ? tr("Open the answer as a session, with its trace (Return)")
                            : tr("You can open answers about your own documents if they were kept"));
}

void EvalRows::openChosen()
{
    const core::Json row = chosen();
    if (const core::SessionId session = row[u"session"].toInteger(); session != 0)
        emit turnWanted(session, row[u"turn"].toString());
}

} // namespace ui
