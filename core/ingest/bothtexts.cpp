#include "core/ingest/bothtexts.h"

#include "core/values/coverage.h"

#include <algorithm>

namespace core {
namespace {

constexpr float Beside = 2; // points by which a recognised word may be off its own box

bool isWithin(const Word &word, const Box &box)
{
    const float x = (word.box.left + word.box.right) / 2;
    const float y = (word.box.top + word.box.bottom) / 2;
    return x > box.left - Beside && x < box.right + Beside && y > box.top - Beside && y < box.bottom + Beside;
}

// The strongest separator in a stretch of text.
QString separatorIn(QStringView between)
{
    for (const QString &separator : {QStringLiteral("\n\n"), QStringLiteral("\n")}) {
        if (between.contains(separator))
            return separator;
    }
    return QStringLiteral(" ");
}

class Joined
{
public:
    explicit Joined(Page page) : m_page(std::move(page))
    {
        m_page.text.clear();
        m_page.words.clear();
    }

    void add(const Page &from, const QList<Word> &words)
    {
        int end = -1; // end of the last word
        for (Word word : words) {
            const QString text = from.text.mid(word.from, word.length);
            if (!m_page.text.isEmpty())
                m_page.text +=
                    end < 0 ? QStringLiteral("\n\n") : separatorIn(QStringView(from.text).mid(end, word.from - end));
            end = word.from + word.length;
            word.from = int(m_page.text.size());
            m_page.text += text;
            m_page.words.append(word);
        }
    }

    Page finished() && { return std::move(m_page); }

private:
    Page m_page;
};

} // namespace

Page withBothTexts(const Page &own, const Page &recognised)
{
    QList<Word> others;
    std::copy_if(recognised.words.begin(), recognised.words.end(), std::back_inserter(others), [&](const Word &word) {
        return std::none_of(own.words.begin(), own.words.end(),
                            [&](const Word &each) { return isWithin(word, each.box); });
    });
    if (others.isEmpty()) {
        Page page = own;
        page.status = PageStatus::Text;
        page.reason = QLatin1String(NothingElseReason);
        return page;
    }
    float top = own.height; // top of the recognised text
    for (const Word &word : std::as_const(others))
        top = std::min(top, word.box.top);
    QList<Word> above;
    QList<Word> below;
    for (const Word &word : own.words)
        (word.box.bottom < top ? above : below).append(word);
    Page page = own;
    page.status = PageStatus::Ocr;
    page.reason = page.reason.section(QLatin1String(ReasonSeparator), 1); // keeps the further remarks
    Joined joined(std::move(page));
    joined.add(own, above);
    joined.add(recognised, others);
    joined.add(own, below);
    return std::move(joined).finished();
}

} // namespace core
