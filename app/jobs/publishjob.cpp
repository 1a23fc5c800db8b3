#include "app/jobs/publishjob.h"

#include "core/evidence/bundle.h"
#include "core/library/library.h"

namespace app {
namespace {

using core::Result;

// Hashes of everything the answer cites or was written or computed from. An empty hash is in no team library.
QList<QByteArray> contentsOf(const core::ExportData &answer, const core::Library &library)
{
    QList<QByteArray> hashes;
    for (const core::EvidenceDocument &document : answer.documents)
        hashes.append(document.hash);
    const core::Turn &turn = answer.sessions.constFirst().turns.constFirst();
    QSet<core::DocumentId> computed;
    const auto add = [&](const core::Computed &each) {
        for (const core::Operand &operand : each.operands)
            computed.insert(operand.document);
        for (const core::UsedRow &row : each.rows)
            computed.insert(row.document);
    };
    if (turn.computed)
        add(*turn.computed);
    for (const core::Computed &each : turn.further + turn.candidates)
        add(each);
    for (const core::DocumentId id : std::as_const(computed)) {
        const Result<core::Document> document = library.document(id);
        hashes.append(document ? document->hash : QByteArray());
    }
    return hashes;
}

} // namespace

Result<QString> publishAnswer(const core::Library &library, core::SessionId session, const QString &turn,
                              const QStringList &secrets, const core::PasswordOf &passwordOf, core::Postgres &postgres,
                              std::stop_token stop)
{
    core::ExportOptions options;
    options.secrets = secrets;
    const Result<core::ExportData> answer = core::gatherAnswer(library, session, turn, options, passwordOf, stop);
    if (!answer)
        return answer.error();
    const Result<QByteArray> bundle = core::writeBundle(*answer);
    if (!bundle)
        return bundle.error();
    const core::Turn &published = answer->sessions.constFirst().turns.constFirst();
    return core::TeamAnswers(postgres).publish(published.question, published.answer, *bundle,
                                               contentsOf(*answer, library), stop);
}

} // namespace app
