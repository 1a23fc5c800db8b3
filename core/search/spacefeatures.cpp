#include "core/search/spacefeatures.h"

#include "core/search/termhash.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace core {

// Reads the bytes of a space: number of features, dimension; hashes, IDFs, scales, directions.
std::vector<SpaceFeature> featuresOf(const SemanticSpace &space)
{
    const QByteArray bytes = space.bytes();
    qint32 count = 0;
    std::memcpy(&count, bytes.constData(), sizeof count);
    const int dimension = space.dimension();
    const char *hashes = bytes.constData() + 2 * sizeof(qint32);
    const char *idfs = hashes + size_t(count) * sizeof(quint64);
    const char *scales = idfs + size_t(count) * sizeof(float);
    const char *directions = scales + size_t(count) * sizeof(float);
    std::vector<SpaceFeature> features(static_cast<size_t>(count));
    for (size_t i = 0; i < features.size(); ++i) {
        std::memcpy(&features[i].hash, hashes + i * sizeof(quint64), sizeof(quint64));
        std::memcpy(&features[i].idf, idfs + i * sizeof(float), sizeof(float));
        std::memcpy(&features[i].scale, scales + i * sizeof(float), sizeof(float));
        features[i].direction = QByteArray(directions + i * size_t(dimension), dimension);
    }
    return features;
}

std::shared_ptr<const SemanticSpace> spaceOf(const std::vector<SpaceFeature> &features, int dimension)
{
    const qint32 head[2] = {qint32(features.size()), dimension};
    QByteArray bytes(reinterpret_cast<const char *>(head), sizeof head);
    for (const SpaceFeature &each : features)
        bytes.append(reinterpret_cast<const char *>(&each.hash), sizeof each.hash);
    for (const SpaceFeature &each : features)
        bytes.append(reinterpret_cast<const char *>(&each.idf), sizeof each.idf);
    for (const SpaceFeature &each : features)
        bytes.append(reinterpret_cast<const char *>(&each.scale), sizeof each.scale);
    for (const SpaceFeature &each : features) {
        if (each.direction.size() != dimension)
            return nullptr;
        bytes.append(each.direction);
    }
    return SemanticSpace::from(bytes);
}

std::vector<quint64> featuresIn(const std::vector<quint64> &terms)
{
    std::vector<quint64> features;
    quint64 before = 0;
    for (const quint64 term : terms) {
        if (isStopHash(term))
            continue;
        features.push_back(term);
        if (before != 0)
            features.push_back(pairHash(before, term));
        before = term;
    }
    std::sort(features.begin(), features.end());
    features.erase(std::unique(features.begin(), features.end()), features.end());
    return features;
}

QByteArray packedPlace(const std::vector<float> &place)
{
    float most = 0;
    for (const float x : place)
        most = std::max(most, std::abs(x));
    if (most == 0)
        return {};
    QByteArray packed(qsizetype(place.size()), Qt::Uninitialized);
    for (size_t i = 0; i < place.size(); ++i)
        packed[qsizetype(i)] = char(std::lround(place[i] / most * 127));
    return packed;
}

double cosineWith(const std::vector<float> &unit, QByteArrayView packed)
{
    if (qsizetype(unit.size()) != packed.size())
        return 0;
    double product = 0;
    double squares = 0;
    for (size_t i = 0; i < unit.size(); ++i) {
        const double x = qint8(packed[qsizetype(i)]);
        product += x * double(unit[i]);
        squares += x * x;
    }
    return squares > 0 ? product / std::sqrt(squares) : 0;
}

} // namespace core
