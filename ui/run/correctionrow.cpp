#include "ui/run/correctionrow.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace ui {
namespace {

using core::Verdict;

bool canBeCorrected(const Verdict &verdict)
{
    return verdict.kind == Verdict::Relevance || verdict.kind == Verdict::Support || verdict.kind == Verdict::Utility;
}

QString judgement(Verdict::Kind kind, bool passes)
{
    switch (kind) {
    case Verdict::Relevance:
        return passes ? CorrectionRow::tr("relevant") : CorrectionRow::tr("not relevant");
    case Verdict::Support:
        return passes ? CorrectionRow::tr("supported") : CorrectionRow::tr("not supported");
    default:
        return passes ? CorrectionRow::tr("useful") : CorrectionRow::tr("not useful");
    }
}

QString about(const Verdict &verdict)
{
    return verdict.sentence >= 0 ? CorrectionRow::tr("sentence %1").arg(verdict.sentence + 1) + QStringLiteral(": ")
                                 : QString();
}

} // namespace

QString correctionWords(const Verdict &verdict, const core::Review &review)
{
    const core::CorrectedVerdict *said = review.correctionOf(verdict);
    return said ? CorrectionRow::tr("You: %1").arg(about(verdict) + judgement(verdict.kind, said->passes)) : QString();
}

CorrectionRow::CorrectionRow(QWidget *parent) : QWidget(parent), m_row(new QHBoxLayout(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(8);
    hide();
}

void CorrectionRow::show(const QList<Verdict> &verdicts, const core::Review &review)
{
    QList<Verdict> wanted;
    QList<bool> wrong;
    for (const Verdict &verdict : verdicts) {
        if (!canBeCorrected(verdict))
            continue;
        wanted.append(verdict);
        wrong.append(review.correctionOf(verdict) != nullptr);
    }
    const bool same = wrong == m_wrong && std::equal(wanted.begin(), wanted.end(), m_verdicts.begin(), m_verdicts.end(),
                                                     [](const Verdict &a, const Verdict &b) {
                                                         return a.kind == b.kind && a.passage == b.passage &&
                                                                a.sentence == b.sentence && a.passed == b.passed;
                                                     });
    if (same)
        return; // the button just pressed keeps its focus
    const bool sameOnes = wanted.size() == m_verdicts.size() && m_row->count() == wanted.size() + 1;
    m_verdicts = wanted;
    m_wrong = wrong;
    if (!sameOnes) {
        while (QLayoutItem *item = m_row->takeAt(0)) {
            delete item->widget();
            delete item;
        }
        for (qsizetype i = 0; i < wanted.size(); ++i) {
            auto *button = new QPushButton(this);
            button->setFlat(true);
            button->setCheckable(true);
            button->setProperty("role", QStringLiteral("link"));
            button->setCursor(Qt::PointingHandCursor);
            connect(button, &QPushButton::clicked, this,
                    [this, i](bool checked) { emit corrected(m_verdicts.at(i), m_verdicts.at(i).passed != checked); });
            m_row->addWidget(button);
        }
        m_row->addStretch();
    }
    for (qsizetype i = 0; i < wanted.size(); ++i) {
        auto *button = static_cast<QPushButton *>(m_row->itemAt(int(i))->widget());
        const Verdict &verdict = wanted.at(i);
        const QString other = about(verdict) + judgement(verdict.kind, !verdict.passed);
        button->setChecked(wrong.at(i));
        button->setText(wrong.at(i) ? tr("✎ You: %1").arg(other) : tr("✎ %1").arg(other));
        button->setToolTip(wrong.at(i) ? tr("Undo correction")
                                       : tr("Mark this verdict as wrong; your correction is saved with the answer and "
                                            "counts towards the judge statistics"));
        button->setAccessibleName(wrong.at(i) ? tr("Corrected by you: %1; press to undo").arg(other)
                                              : tr("Mark as %1").arg(other));
        button->setObjectName(QStringLiteral("correct-") + core::kindName(verdict.kind));
    }
}

} // namespace ui
