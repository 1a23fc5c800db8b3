#include "core/language/dictionary.h"

#include <hunspell/hunspell.hxx>

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStringDecoder>
#include <QStringEncoder>

namespace core {

namespace {

QString folderOf(const QString &name) // where the system, or a sandbox of the program's own, has it
{
    const QString found =
        QStandardPaths::locate(QStandardPaths::GenericDataLocation, QStringLiteral("hunspell/%1.aff").arg(name));
    return found.isEmpty() ? QStringLiteral("/usr/share/hunspell") : QFileInfo(found).path();
}

const Dictionary *installed(const QString &name)
{
    return new Dictionary(folderOf(name), name);
}

} // namespace

Dictionary::Dictionary(const QString &folder, const QString &name) : m_base(folder + u'/' + name) {}

Dictionary::~Dictionary() = default;

// Never taken apart: that takes 7 ms at the end of a program, a fifth of what a search takes.
const Dictionary &Dictionary::english()
{
    static const Dictionary *const dictionary = installed(QStringLiteral("en_US"));
    return *dictionary;
}

const Dictionary &Dictionary::german()
{
    static const Dictionary *const dictionary = installed(QStringLiteral("de_DE"));
    return *dictionary;
}

// Under the lock.
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

// Dictionaries are in UTF-8 or, the old ones, in Latin-1.
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
    constexpr qsizetype longest = 40; // characters; a longer one takes Hunspell too long
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
