#include "app/cli/clioptions.h"

#include "app/cli/cliuse.h"
#include "core/base/profiles.h"

#include <algorithm>
#include <functional>
#include <string_view>
#include <vector>

namespace app {
namespace {

core::Error usage(const QString &sentence)
{
    return {core::Error::Invalid, sentence + QStringLiteral(" “attest-cli --help” shows what there is."), {}};
}

struct Option
{
    const char *name;
    bool value;                                                // takes one
    std::function<QString(CliOptions &, const QString &)> set; // returns what is wrong, mostly nothing
};

QString setSetting(CliOptions &options, const QString &text)
{
    const int equals = int(text.indexOf(u'='));
    const core::Setting *setting = core::findSetting(text.left(equals));
    if (equals < 0 || !setting)
        return QStringLiteral("There is no setting “%1”.").arg(text.left(equals));
    options.set.append({text.left(equals), text.mid(equals + 1)});
    return core::setFromText(options.settings, *setting, text.mid(equals + 1));
}

template <class Number>
QString setNumber(Number &number, const QString &text, qint64 least, qint64 most)
{
    bool whole = false;
    const qint64 value = text.toLongLong(&whole);
    if (!whole || value < least || value > most)
        return QStringLiteral("“%1” is not a whole number from %2 to %3.").arg(text).arg(least).arg(most);
    number = Number(value);
    return {};
}

QString keep(QString &where, const QString &text)
{
    where = text;
    return {};
}

QString wordsOf(const QString &text, const QStringList &allowed)
{
    return allowed.contains(text)
               ? QString()
               : QStringLiteral("“%1” is none of: %2.").arg(text, allowed.join(QStringLiteral(", ")));
}

QString setWithout(CliOptions &options, const QString &text)
{
    for (const QString &part : text.split(u',')) {
        const QString wrong = wordsOf(part, {QStringLiteral("traces"), QStringLiteral("prompts"),
                                             QStringLiteral("rejected"), QStringLiteral("snippets")});
        if (!wrong.isEmpty())
            return wrong;
        (part == QLatin1String("traces")     ? options.wish.traces
         : part == QLatin1String("prompts")  ? options.wish.prompts
         : part == QLatin1String("rejected") ? options.wish.rejected
                                             : options.wish.snippets) = false;
    }
    return {};
}

const QList<Option> &optionTable()
{
    static const QList<Option> options = {
        {"--library", true,
         [](CliOptions &o, const QString &v) {
             o.library = v; // an unset variable of a script must not lead to the window's library
             return v.isEmpty() ? QStringLiteral("“--library” wants a folder.") : QString();
         }},
        {"--json", false,
         [](CliOptions &o, const QString &) {
             o.json = true;
             return QString();
         }},
        {"-k", true,
         [](CliOptions &o, const QString &v) {
             o.countGiven = true;
             return setNumber(o.count, v, 1, 1000);
         }},
        {"--document", true,
         [](CliOptions &o, const QString &v) {
             o.documents.append(v);
             return QString();
         }},
        {"--password-file", true, [](CliOptions &o, const QString &v) { return keep(o.passwordFile, v); }},
        {"--format", true, [](CliOptions &o, const QString &v) { return keep(o.format, v); }},
        {"-o", true, [](CliOptions &o, const QString &v) { return keep(o.output, v); }},
        {"--draw", true, [](CliOptions &o, const QString &v) { return keep(o.draw, v); }},
        {"--probe", true, [](CliOptions &o, const QString &v) { return keep(o.probe, v); }},
        {"--judge", true, [](CliOptions &o, const QString &v) { return keep(o.judge, v); }},
        {"--session", true, [](CliOptions &o, const QString &v) { return setNumber(o.session, v, 1, INT64_MAX); }},
        {"--at", true, [](CliOptions &o, const QString &v) { return keep(o.step, v); }},
        {"--visit", true, [](CliOptions &o, const QString &v) { return setNumber(o.visit, v, 1, 1000); }},
        {"--query", true, [](CliOptions &o, const QString &v) { return keep(o.query, v); }},
        {"--use", true,
         [](CliOptions &o, const QString &v) {
             o.keptPassages.append(v);
             return QString();
         }},
        {"--leave-out", true,
         [](CliOptions &o, const QString &v) {
             o.leftOut.append(v);
             return QString();
         }},
        {"--deep", false,
         [](CliOptions &o, const QString &) {
             o.deep = true;
             return QString();
         }},
        {"--force", false,
         [](CliOptions &o, const QString &) {
             o.force = true;
             return QString();
         }},
        {"--forget", false,
         [](CliOptions &o, const QString &) {
             o.forget = true;
             return QString();
         }},
        {"--overwrite", false,
         [](CliOptions &o, const QString &) {
             o.overwrite = true;
             return QString();
         }},
        {"--replace", false,
         [](CliOptions &o, const QString &) {
             o.replace = true;
             return QString();
         }},
        {"--include", true,
         [](CliOptions &o, const QString &v) {
             o.filter.include.append(v);
             return QString();
         }},
        {"--exclude", true,
         [](CliOptions &o, const QString &v) {
             o.filter.exclude.append(v);
             return QString();
         }},
        {"--no-subfolders", false,
         [](CliOptions &o, const QString &) {
             o.filter.subfolders = false;
             return QString();
         }},
        {"--hidden", false,
         [](CliOptions &o, const QString &) {
             o.filter.hidden = true;
             return QString();
         }},
        {"--largest", true,
         [](CliOptions &o, const QString &v) {
             constexpr qint64 megabyte = 1'000'000;
             const QString wrong = setNumber(o.filter.largest, v, 1, 100'000);
             o.filter.largest *= megabyte;
             return wrong;
         }},
        {"--with-documents", false,
         [](CliOptions &o, const QString &) {
             o.withDocuments = true;
             return QString();
         }},
        {"--remove-gone", false,
         [](CliOptions &o, const QString &) {
             o.removeGone = true;
             return QString();
         }},
        {"--ocr", true,
         [](CliOptions &o, const QString &v) {
             const QString wrong = wordsOf(v, {QStringLiteral("auto"), QStringLiteral("off"), QStringLiteral("force")});
             return wrong.isEmpty() ? keep(o.settings.ocr, v) : wrong;
         }},
        {"--retrieval-only", false,
         [](CliOptions &o, const QString &) {
             o.retrievalOnly = true;
             return QString();
         }},
        {"--within-document", false,
         [](CliOptions &o, const QString &) {
             o.withinDocument = true;
             return QString();
         }},
        {"--no-keep", false,
         [](CliOptions &o, const QString &) {
             o.noKeep = true;
             return QString();
         }},
        {"--why", false,
         [](CliOptions &o, const QString &) {
             o.why = true;
             return QString();
         }},
        {"--keep", false,
         [](CliOptions &o, const QString &) {
             o.keep = true;
             return QString();
         }},
        {"--all", false,
         [](CliOptions &o, const QString &) {
             o.all = true;
             return QString();
         }},
        {"--without", true, setWithout},
        {"--with-paths", false,
         [](CliOptions &o, const QString &) {
             o.wish.paths = true;
             return QString();
         }},
        {"--flow", true,
         [](CliOptions &o, const QString &v) {
             o.flows.append(v);
             o.set.append({QStringLiteral("flow"), v});
             return keep(o.settings.flow, v);
         }},
        {"--model", true,
         [](CliOptions &o, const QString &v) {
             o.models.append(v);
             o.set.append({QStringLiteral("model"), v});
             return keep(o.settings.model, v);
         }},
        {"--profile", true,
         [](CliOptions &o, const QString &v) {
             const core::Profile *profile = core::findProfile(v);
             if (!profile)
                 return QStringLiteral("There is no profile “%1”.").arg(v);
             core::apply(o.settings, *profile);
             for (const auto &[setting, value] : core::valuesOf(*profile))
                 o.set.append({QLatin1String(setting->key), value});
             return QString();
         }},
        {"--set", true, setSetting},
    };
    return options;
}

const Option *optionNamed(const QString &name)
{
    for (const Option &option : optionTable()) {
        if (name == QLatin1String(option.name))
            return &option;
    }
    return nullptr;
}

core::Error unknown(const QString &word)
{
    QStringList known;
    for (const Option &option : optionTable())
        known.append(QLatin1String(option.name));
    const QString nearest = nearestOf(word, known);
    const QString meant = nearest.isEmpty() ? QString() : QStringLiteral(" Did you mean “%1”?").arg(nearest);
    return usage(QStringLiteral("There is no option “%1”.").arg(word) + meant);
}

// What would do nothing is refused, with the command that it belongs to.
QString refusalOf(const QString &command, const QString &option)
{
    const CliUse *use = cliUse(command);
    if (!use || takes(*use, option))
        return {};
    QStringList takers;
    for (const CliUse &other : cliUses()) {
        if (takes(other, option))
            takers.append(QStringLiteral("“%1”").arg(QLatin1String(other.name)));
    }
    return QStringLiteral("“%1” takes no %2; %3 %4.")
        .arg(command, option, takers.join(QStringLiteral(", ")),
             takers.size() == 1 ? QStringLiteral("does") : QStringLiteral("do"));
}

} // namespace

core::Result<CliOptions> parseCli(const QStringList &words, const core::Settings &settings)
{
    CliOptions options;
    options.settings = settings;
    std::vector<std::pair<const Option *, QString>> given;
    bool onlyArguments = false;
    for (int i = 0; i < words.size(); ++i) {
        QString word = words[i];
        if (onlyArguments || !word.startsWith(u'-') || word == QLatin1String("-")) {
            options.command.isEmpty() ? options.command = word : (options.arguments.append(word), QString());
            continue;
        }
        if (word == QLatin1String("--")) {
            onlyArguments = true;
            continue;
        }
        QString value;
        const int equals = int(word.indexOf(u'='));
        const bool joined = word.startsWith(QLatin1String("--")) && equals > 0;
        if (joined) {
            value = word.mid(equals + 1);
            word = word.left(equals);
        }
        const Option *option = optionNamed(word);
        const bool attached = !option && !word.startsWith(QLatin1String("--")) && word.size() > 2;
        if (attached) { // -k5
            value = word.mid(2);
            word = word.left(2);
            option = optionNamed(word);
        }
        if (!option || (attached && !option->value))
            return unknown(attached ? word + value : word);
        if (option->value && !joined && !attached) {
            if (++i == words.size())
                return usage(QStringLiteral("“%1” wants a value.").arg(word));
            value = words[i];
        }
        given.emplace_back(option, value);
    }
    // A profile says what all settings of its source were, and whatever else is typed changes them, wherever it stands.
    std::stable_partition(given.begin(), given.end(),
                          [](const auto &one) { return one.first->name == std::string_view("--profile"); });
    for (const auto &[option, value] : given) {
        if (const QString refusal = refusalOf(options.command, QLatin1String(option->name)); !refusal.isEmpty())
            return usage(refusal);
        const QString wrong = option->set(options, value);
        if (!wrong.isEmpty())
            return usage(wrong);
    }
    return options;
}

} // namespace app
