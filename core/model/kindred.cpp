// Families of general English, compared as stems. Only words whose commonest sense is the same: a family is a promise.
#include "core/model/kindred.h"

#include "core/text/terms.h"

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
    "pay salary wage compensation remuneration",
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

} // namespace core
