#include "core/language/dictionary.h"

#include <hunspell/hunspell.hxx>

#include <QFile>
#include <QStringDecoder>
#include <QStringEncoder>

namespace core {

Dictionary::Dictionary(const QString &folder, const QString &name) : m_base(folder + u'/' + name) {}

Dictionary::~Dictionary() = default;

// Call this under the lock.
bool Dictionary::readOnce() const
{
    if (!m_isRead) {
        m_isRead = true;
        const QString rules = m_base + QStringLiteral(".aff");
        const QString words = m_base + QStringLiteral(".dic");
        if (QFile::exists(rules) && QFile::exists(words)) {
            m_words =
                std::make_unique<Hunspell>(QFile::encodeName(rules).constData(), QFile::encodeName(words).constData());
            m_encoding = QByteArray::fromStdString(m_words->get_dict_encoding());
        }
    }
    return m_words != nullptr;
}

// Dictionaries are in UTF-8 or, if they are old, in Latin-1.
QByteArray Dictionary::bytesOf(const QString &word) const
{
    return m_encoding.compare("UTF-8", Qt::CaseInsensitive) == 0 ? word.toUtf8() : word.toLatin1();
}

bool Dictionary::isThere() const
{
    const std::scoped_lock lock(m_lock);
    return readOnce();
}

bool Dictionary::knows(const QString &word) const
{
    const std::scoped_lock lock(m_lock);
    return readOnce() && m_words->spell(bytesOf(word).toStdString());
}

QStringList Dictionary::suggestions(const QString &word) const
{
    constexpr qsizetype longest = 40; // characters; Hunspell takes too long for longer ones
    const std::scoped_lock lock(m_lock);
    QStringList words;
    if (word.size() > longest || !readOnce())
        return words;
    const bool isUnicode = m_encoding.compare("UTF-8", Qt::CaseInsensitive) == 0;
    for (const std::string &suggestion : m_words->suggest(bytesOf(word).toStdString())) {
        const QByteArray bytes = QByteArray::fromStdString(suggestion);
        words.append(isUnicode ? QString::fromUtf8(bytes) : QString::fromLatin1(bytes));
    }
    return words;
}

} // namespace core
