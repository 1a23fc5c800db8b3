// Families of general English, compared as stems. Only words whose commonest sense is the same: a family is a promise.
#include "core/language/kindred.h"

#include "core/language/terms.h"

#include <QHash>

namespace core {
namespace {

constexpr const char *families[] = {
    "impact effect effects affect consequence consequences influence implications",
    "cause caused reason due because result results lead leads led owing attributed",
    "benefit benefits advantage advantages",
    "drawback disadvantage downside shortcoming",
    "increase rise rose risen grow grew growth surge climb",
    "decrease decline drop reduce reduction fall fell shrink lower",
    "use uses utilize utilise employ apply",
    "buy purchase acquire bought acquisition",
    "sell sold sale",
    "company firm corporation business enterprise",
    "help assist aid",
    "begin began start started commence",
    "end ended finish conclude stop",
    "show demonstrate indicate reveal",
    "make produce create generate build built construct",
    "method approach technique procedure",
    "important significant crucial essential vital key",
    "cost price expense fee charge",
    "job position occupation",
    "employee worker staff",
    "child children kid",
    "doctor physician clinician",
    "car vehicle automobile",
    "illness disease sickness disorder",
    "pay paid salary wage compensation remuneration",
    "large big huge great",
    "small little tiny",
    "danger risk threat hazard",
    "aim goal objective purpose",
    "allow permit enable",
    "require need must necessary required mandatory",
    "contain include comprise consist",
    "happen occur occurred",
    "die died death dead killed",
    "earn revenue income earnings",
    "profit earnings",
    "choose select pick",
    "get obtain receive gain",
    "give provide supply offer",
    "find discover detect",
    "change alter modify shift",
    "problem issue difficulty challenge",
    "answer response reply",
    "quick fast rapid",
    "movie film",
    "author writer wrote",
    "country nation",
    "city town",
    "street road",
    "house home residence",
    "mean refer denote define definition meaning",
    "protect safeguard defend",
    "mitigate alleviate reduce lessen",
    "improve enhance",
    "yearly annual annually",
    "monthly month",
    "percent percentage proportion share",
    "duty responsibility obligation",
    "law statute legislation regulation",
    "agreement contract treaty",
    "oversee supervise manage",
    // Forms of a verb whose stems differ.
    "teach taught",
    "lend lent",
    "think thought",
    "bring brought",
    "fight fought",
    "catch caught",
    "seek sought",
    "win won",
    "lose lost",
    "hold held",
    "keep kept",
    "leave left",
    "meet met",
    "speak spoke spoken",
    "steal stole stolen",
    "break broke broken",
    "drive drove driven",
    "ride rode ridden",
    "fly flew flown",
    "know knew known",
    "throw threw thrown",
    "draw drew drawn",
    "sing sang sung",
    "swim swam swum",
    "drink drank drunk",
    "eat ate eaten",
    "wear wore worn",
    "tear tore torn",
    "swear swore sworn",
    "bear bore borne",
    "send sent",
    "spend spent",
    "lay laid",
    "sink sank sunk",
    "strike struck",
    "shoot shot",
    "tell told",
    "stand stood",
    "understand understood",
    "become became",
    "freeze froze frozen",
    "hide hid hidden",
    "bite bit bitten",
};

} // namespace

int familyOf(const QString &term)
{
    static const QHash<QString, int> numbers = [] {
        QHash<QString, int> all;
        int number = 0;
        for (const char *family : families) {
            ++number;
            for (const Term &t : terms(QString::fromLatin1(family))) {
                if (!isStopTerm(t.text) && !all.contains(t.text))
                    all.insert(t.text, number);
            }
        }
        return all;
    }();
    return numbers.value(term);
}

bool isOfSameStem(QStringView a, QStringView b)
{
    const qsizetype shorter = std::min(a.size(), b.size());
    if (shorter < 4)
        return false;
    qsizetype same = 0;
    while (same < shorter && a[same] == b[same])
        ++same;
    return same >= 4 && same >= shorter - 1 && same * 10 >= std::max(a.size(), b.size()) * 6;
}

} // namespace core
