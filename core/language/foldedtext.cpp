#include "core/language/foldedtext.h"

#include "core/language/terms.h"

namespace core {

QString foldedText(const QString &text)
{
    QString folded;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD).toCaseFolded()) {
        if (c.category() != QChar::Mark_NonSpacing && !isIgnorable(c))
            folded += c;
    }
    return folded;
}

} // namespace core
