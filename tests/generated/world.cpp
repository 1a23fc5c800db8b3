#include "tests/generated/world.h"

namespace generated {

using namespace Qt::StringLiterals;

quint64 Chance::next()
{
    quint64 z = (m_state += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

namespace {

QStringList words(const char *text)
{
    return QString::fromUtf8(text).split(u',');
}

Measure count(const char *name, int least, int most)
{
    return {QString::fromLatin1(name), Measure::Count, {}, true, 0, least, most, false};
}

Measure money(const char *name, int decimals = 1, bool canBeNegative = false)
{
    return {QString::fromLatin1(name), Measure::Money, {}, true, decimals, 12, 1900, canBeNegative};
}

Measure physical(const char *name, const char *unit, int decimals, int least, int most)
{
    return {QString::fromLatin1(name), Measure::Physical, QString::fromUtf8(unit), true, decimals, least, most, false};
}

Measure notSummed(Measure measure, bool canBeNegative = false)
{
    measure.canBeSummed = false;
    measure.canBeNegative = canBeNegative;
    return measure;
}

Measure percent(const char *name)
{
    return {QString::fromLatin1(name), Measure::Percent, u"%"_s, false, 1, 12, 97, false};
}

QList<Field> teachingAndCare()
{
    return {{u"schools"_s,
             u"school"_s,
             u"schools"_s,
             {},
             {count("Pupils", 90, 1400), count("Teachers", 8, 95), money("Spending"), percent("Attendance rate")},
             u"school"_s,
             words("pupils,teachers"),
             words("desks,microscopes,laptops"),
             words("head teacher,bursar,deputy head"),
             u"school board"_s,
             words("new library,gymnasium roof,science wing"),
             words("reading programme,maths club,exchange programme"),
             u"pupils"_s},
            {u"clinics"_s,
             u"clinic"_s,
             u"clinics"_s,
             {},
             {count("Patients", 200, 9400), count("Beds", 10, 480), money("Operating cost"),
              notSummed(physical("Waiting time", "days", 1, 10, 60))},
             u"clinic"_s,
             words("nurses,beds"),
             words("infusion pumps,wheelchairs,monitors"),
             words("medical director,chief nurse,head of surgery"),
             u"hospital board"_s,
             words("maternity ward,emergency entrance,rooftop garden"),
             words("night shift,vaccination team,transplant unit"),
             u"visitors"_s},
            {u"laboratories"_s,
             u"laboratory"_s,
             u"laboratories"_s,
             {},
             {count("Tests", 150, 8800), count("Instruments", 10, 240), money("Budget"), percent("Error rate")},
             u"laboratory"_s,
             words("samples,technicians"),
             words("centrifuges,freezers,spectrometers"),
             words("laboratory director,quality officer,senior chemist"),
             u"ethics committee"_s,
             words("clean room,cold store,sequencing facility"),
             words("water group,imaging group,protein group"),
             u"guests"_s}};
}

QList<Field> tradeAndTransport()
{
    return {{u"sales"_s,
             u"region"_s,
             u"regions"_s,
             {},
             {money("Revenue"), money("Operating cost"), count("Customers", 120, 9800), money("Net result", 1, true)},
             u"branch"_s,
             words("customers,sales agents"),
             words("delivery vans,tablets,display cases"),
             words("sales director,branch manager,head of procurement"),
             u"management board"_s,
             words("loyalty scheme,online shop,regional warehouse"),
             words("key accounts,export desk,service line"),
             u"resellers"_s},
            {u"parts"_s,
             u"part"_s,
             u"parts"_s,
             u"valve"_s,
             {physical("Stock", "pieces", 0, 40, 9000), physical("Weight", "kg", 1, 10, 400), money("Material cost", 2),
              count("Orders", 20, 800)},
             u"workshop"_s,
             words("machines,fitters"),
             words("lathes,bearings,gaskets"),
             words("plant engineer,head of design,stock controller"),
             u"standards committee"_s,
             words("paint line,test bench,tool store"),
             words("casting cell,assembly line,repair crew"),
             u"suppliers"_s},
            {u"shipping"_s,
             u"port"_s,
             u"ports"_s,
             {},
             {count("Containers", 300, 9900), physical("Cargo", "tonnes", 1, 60, 4800), count("Ship calls", 20, 700),
              money("Port revenue")},
             u"terminal"_s,
             words("cranes,dockers"),
             words("forklifts,tugboats,trailers"),
             words("harbour master,fleet manager,chief pilot"),
             u"port authority"_s,
             words("breakwater,cold storage hall,customs yard"),
             words("pilot service,dredging crew,night watch"),
             u"skippers"_s}};
}

QList<Field> publicLife()
{
    return {{u"elections"_s,
             u"district"_s,
             u"districts"_s,
             {},
             {count("Votes", 900, 9800), count("Polling stations", 10, 120), percent("Turnout"),
              money("Campaign spending")},
             u"ward"_s,
             words("voters,poll workers"),
             words("ballot boxes,voting booths,scanners"),
             words("returning officer,party chair,campaign manager"),
             u"election commission"_s,
             words("postal voting scheme,recount,redrawing of the boundary"),
             words("canvassing team,audit team,youth wing"),
             u"observers"_s},
            {u"sport"_s,
             u"team"_s,
             u"teams"_s,
             {},
             {count("Goals", 12, 110), count("Points", 10, 99), count("Members", 80, 4200),
              notSummed(physical("Average attendance", "spectators", 0, 400, 9000))},
             u"club"_s,
             words("members,coaches"),
             words("jerseys,training bikes,goal nets"),
             words("head coach,club president,team doctor"),
             u"league council"_s,
             words("floodlights,youth academy,running track"),
             words("junior squad,scouting team,medical staff"),
             u"members"_s},
            {u"housing"_s,
             u"district"_s,
             u"districts"_s,
             {},
             {count("Dwellings", 300, 9700), count("Building permits", 10, 600),
              notSummed(physical("Average rent", "€", 2, 5, 28)), money("Public funding")},
             u"estate"_s,
             words("flats,tenants"),
             words("boilers,lifts,smoke alarms"),
             words("city planner,estate manager,chief surveyor"),
             u"planning committee"_s,
             words("playground,heat network,parking garage"),
             words("repair service,tenancy office,planning team"),
             u"tenants"_s},
            {u"staff"_s,
             u"department"_s,
             u"departments"_s,
             {},
             {count("Employees", 15, 1800),
              count("Vacancies", 5, 90),
              money("Payroll"),
              {u"Net change in staff"_s, Measure::Physical, u"people"_s, true, 0, 2, 90, true}},
             u"office"_s,
             words("employees,apprentices"),
             words("monitors,headsets,lockers"),
             words("personnel director,payroll officer,union delegate"),
             u"works council"_s,
             words("canteen,day nursery,shift model"),
             words("recruitment team,training unit,pension desk"),
             u"apprentices"_s}};
}

QList<Field> natureAndPower()
{
    return {{u"weather"_s,
             u"station"_s,
             u"stations"_s,
             {},
             {notSummed(physical("Rainfall", "mm", 1, 10, 980)), notSummed(physical("Sunshine", "hours", 0, 300, 2400)),
              notSummed(physical("Lowest temperature", "°C", 1, 1, 25), true),
              notSummed(physical("Snow depth", "cm", 0, 5, 240))},
             u"station"_s,
             words("observers,sensors"),
             words("rain gauges,barometers,weather balloons"),
             words("chief meteorologist,station keeper,data officer"),
             u"weather council"_s,
             words("radar tower,storm warning service,river gauge"),
             words("flood desk,avalanche service,forecast team"),
             u"hikers"_s},
            {u"energy"_s,
             u"plant"_s,
             u"plants"_s,
             {},
             {physical("Output", "GWh", 1, 30, 4900), physical("Fuel use", "tonnes", 0, 200, 9600),
              money("Maintenance cost"), percent("Availability")},
             u"power plant"_s,
             words("turbines,engineers"),
             words("transformers,solar panels,meters"),
             words("plant manager,grid engineer,safety officer"),
             u"supervisory board"_s,
             words("switchyard,storage battery,cooling tower"),
             words("control room,fuel desk,outage crew"),
             u"contractors"_s}};
}

} // namespace

const QList<Field> &fields()
{
    static const QList<Field> all = teachingAndCare() + tradeAndTransport() + publicLife() + natureAndPower();
    return all;
}

QString Names::fresh()
{
    static const QStringList begins = words(
        "Kes,Var,Lin,Tol,Mar,Hal,Bren,Ost,Dar,Fen,Gor,Sul,Rav,Pel,Nim,Jor,Wes,Thal,Cor,Bel,Vos,Zer,Quil,Drav,Esk,Ulm,"
        "Ark,Ild,Yar,Cas,Mor,Tren,Lop,Hud,Sker,Plen,Garv,Nor,Tib,Ruf");
    static const QStringList middles = words("a,e,i,o,u,im,er,an,ol,et,ar,is,on,el,ur,in");
    static const QStringList ends = words("hof,ven,ket,dal,stad,wick,mere,by,ford,holm,una,ria,eth,gar,dor,nick,ston,"
                                          "lund,vik,mont,sk,rath,bury,gate,thorp,well,ness,field,berg,mar");
    for (;;) {
        const QString name = m_chance.pick(begins) + m_chance.pick(middles) + m_chance.pick(ends);
        bool isNew = true;
        for (const QString &other : std::as_const(m_used))
            isNew = isNew && other.left(4) != name.left(4);
        if (isNew || m_used.size() > 250) {
            m_used.insert(name);
            return name;
        }
    }
}

QString Names::place()
{
    return fresh();
}

QString Names::person()
{
    static const QStringList first = words(
        "Mira,Jon,Anna,Luis,Petra,Omar,Ingrid,Tom,Aisha,Karl,Nadia,Hugo,Elena,Samuel,Greta,Ivan,Rosa,Daniel,Yuki,Paul,"
        "Leila,Victor,Clara,Noah,Sofia,Emil,Farah,Oskar,Helen,Marco,Judith,Felix,Amara,Simon,Irene,Leon,Zoe,Adam,Nora,"
        "Boris,Alice,Ravi,Teresa,Milan,Edith,Jakob,Wanda,Andre,Lucia,Peter");
    return m_chance.pick(first) + u' ' + fresh();
}

QString Names::organisation()
{
    static const QStringList kinds =
        words("Foundation,Group,Works,Trust,Union,Partners,Holding,Association,Brothers,Institute");
    return fresh() + u' ' + m_chance.pick(kinds);
}

QString lowered(const QString &name)
{
    return name.isEmpty() ? name : name.left(1).toLower() + name.mid(1);
}

QString capitalised(QString sentence)
{
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return sentence;
}

} // namespace generated
