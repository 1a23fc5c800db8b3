// TF-IDF of terms and pairs of neighbouring terms on pages, then a randomised truncated singular value decomposition
// (Halko, Martinsson, Tropp 2011) with a fixed seed: the same library gives the same space.
#include "core/search/semanticspace.h"

#include "core/search/termhash.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

// FAISS brings a BLAS; where it is a fast one, dense products take a fifth of the time Eigen needs without AVX.
extern "C" {
__attribute__((weak)) void openblas_set_num_threads(int count);
__attribute__((weak)) void sgemm_(const char *, const char *, const int *, const int *, const int *, const float *,
                                  const float *, const int *, const float *, const int *, const float *, float *,
                                  const int *);
}

namespace core {
namespace {

constexpr int mostFeatures = 40'000;
constexpr int mostPairs = 15'000; // among them
constexpr int mostDimensions = 256;
constexpr int spareDirections = 16; // beyond those wanted: what a randomised decomposition needs to be exact
constexpr int rounds = 1;           // of power iteration

using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Square = Eigen::MatrixXf;

// The features of a text, sorted, each as often as it occurs.
std::vector<quint64> featuresOf(const std::vector<quint64> &terms)
{
    std::vector<quint64> features;
    features.reserve(terms.size() * 2);
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
    return features;
}

template <class Take>
void forEachRun(const std::vector<quint64> &sorted, const Take &take)
{
    for (size_t i = 0, j = 0; i < sorted.size(); i = j) {
        for (j = i; j < sorted.size() && sorted[j] == sorted[i];)
            ++j;
        take(sorted[i], int(j - i));
    }
}

float weightOf(int count, float rarity)
{
    return (1.f + std::log(float(count))) * rarity;
}

// The loops that cost most, once more for processors with AVX2. What chooses between the two runs before the thread
// sanitizer is ready, so it does without; clang reads the list of processors otherwise.
#if defined(__x86_64__) && !defined(__SANITIZE_THREAD__) && !defined(__clang__)
#define FOR_NEWER_PROCESSORS __attribute__((target_clones("avx2,fma", "default")))
#else
#define FOR_NEWER_PROCESSORS
#endif

FOR_NEWER_PROCESSORS void addScaled(float *to, const float *from, float by, int count)
{
    for (int i = 0; i < count; ++i)
        to[i] += by * from[i];
}

FOR_NEWER_PROCESSORS void addScaled(float *to, const qint8 *from, float by, int count)
{
    for (int i = 0; i < count; ++i)
        to[i] += by * float(from[i]);
}

// Rows of pages over columns of features, or the other way round.
struct Sparse
{
    int rows = 0;
    int columns = 0;
    std::vector<size_t> starts{0};
    std::vector<qint32> places;
    std::vector<float> values;

    Sparse transposed() const
    {
        Sparse other{columns, rows, std::vector<size_t>(size_t(columns) + 1, 0), std::vector<qint32>(places.size()),
                     std::vector<float>(values.size())};
        for (const qint32 place : places)
            ++other.starts[size_t(place) + 1];
        std::partial_sum(other.starts.begin(), other.starts.end(), other.starts.begin());
        std::vector<size_t> next(other.starts.begin(), other.starts.end() - 1);
        for (int row = 0; row < rows; ++row) {
            for (size_t i = starts[size_t(row)]; i < starts[size_t(row) + 1]; ++i) {
                const size_t at = next[size_t(places[i])]++;
                other.places[at] = row;
                other.values[at] = values[i];
            }
        }
        return other;
    }

    // Each row of the product is computed by one thread in one order, so that threads do not change the result.
    Matrix times(const Matrix &right, Parallel &parallel, std::stop_token stop) const
    {
        Matrix product = Matrix::Zero(rows, right.cols());
        constexpr int slice = 512;
        parallel.forEach((rows + slice - 1) / slice,
                         [&](int part) {
                             for (int row = part * slice; row < std::min(rows, (part + 1) * slice); ++row) {
                                 for (size_t i = starts[size_t(row)]; i < starts[size_t(row) + 1]; ++i)
                                     addScaled(product.row(row).data(), right.row(places[i]).data(), values[i],
                                               int(right.cols()));
                             }
                         },
                         stop);
        return product;
    }
};

enum class Turned { No, Yes };

// left * right, or left transposed * right.
Matrix product(const Matrix &left, Turned turned, const Matrix &right)
{
    if (!sgemm_)
        return turned == Turned::Yes ? Matrix(left.transpose() * right) : Matrix(left * right);
    if (openblas_set_num_threads)
        openblas_set_num_threads(1);
    // BLAS counts by columns: to it our matrices are turned, and so is their product.
    const int rows = int(turned == Turned::Yes ? left.cols() : left.rows());
    const int inner = int(right.rows());
    const int columns = int(right.cols());
    const int leftStride = int(left.cols());
    Matrix result(rows, columns);
    const float one = 1;
    const float none = 0;
    sgemm_("N", turned == Turned::Yes ? "T" : "N", &columns, &rows, &inner, &one, right.data(), &columns, left.data(),
           &leftStride, &none, result.data(), &columns);
    return result;
}

// Orthonormal columns spanning the same space, fewer where some depend on others. By the eigenvectors of the small
// matrix of products: what matters here is large and well apart, and this is many times faster than Householder's way.
Matrix orthonormal(const Matrix &columns)
{
    if (columns.cols() == 0) // nothing is left of it, after a stop
        return columns;
    const Square products = product(columns, Turned::Yes, columns);
    const Eigen::SelfAdjointEigenSolver<Square> solver(products);
    const Eigen::VectorXf &values = solver.eigenvalues(); // ascending
    const Eigen::Index all = values.size();
    Eigen::Index kept = 0;
    while (kept < all && values[all - 1 - kept] > values[all - 1] * 1e-6f)
        ++kept;
    const Square basis =
        solver.eigenvectors().rightCols(kept) * values.tail(kept).cwiseSqrt().cwiseInverse().asDiagonal();
    return product(columns, Turned::No, basis);
}

Matrix randomSigns(int rows, int columns)
{
    Matrix signs(rows, columns);
    quint64 state = 0x9e3779b97f4a7c15ull;
    for (Eigen::Index i = 0; i < signs.size(); ++i) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        signs.data()[i] = state >> 63 ? 1.f : -1.f;
    }
    return signs;
}

// The strongest right singular vectors, a column each, the strongest last.
Matrix decompose(const Sparse &pages, int dimension, Parallel &parallel, std::stop_token stop)
{
    const Sparse features = pages.transposed();
    const int wanted = std::min({dimension + spareDirections, pages.rows, pages.columns});
    Matrix range = orthonormal(pages.times(randomSigns(pages.columns, wanted), parallel, stop));
    for (int round = 0; round < rounds && !stop.stop_requested(); ++round)
        range = orthonormal(orthonormal(pages.times(features.times(range, parallel, stop), parallel, stop)));
    if (stop.stop_requested() || range.cols() == 0)
        return {};
    const Matrix image = features.times(range, parallel, stop);
    const Square products = product(image, Turned::Yes, image);
    const Eigen::SelfAdjointEigenSolver<Square> solver(products);
    const Eigen::VectorXf &values = solver.eigenvalues();
    Eigen::Index kept = std::min<Eigen::Index>(dimension, values.size());
    while (kept > 0 && values[values.size() - kept] <= values[values.size() - 1] * 1e-6f)
        --kept;
    const Square basis =
        solver.eigenvectors().rightCols(kept) * values.tail(kept).cwiseSqrt().cwiseInverse().asDiagonal();
    return product(image, Turned::No, basis);
}

struct Features
{
    std::vector<quint64> hashes; // sorted
    std::vector<float> rarity;
};

// The features on at least two pages, those on most pages first, but none that is on more than half of them.
Features chooseFeatures(const std::vector<std::vector<quint64>> &pages, const std::vector<quint64> &terms)
{
    std::vector<quint64> all;
    {
        // Most pairs stand on one page only: a small table of counters keeps them out of the big one.
        std::vector<quint8> seen(1 << 22, 0);
        for (const auto &page : pages)
            forEachRun(page, [&](quint64 feature, int) {
                quint8 &count = seen[feature % seen.size()];
                count = quint8(std::min(2, count + 1));
            });
        for (const auto &page : pages)
            forEachRun(page, [&](quint64 feature, int) {
                if (seen[feature % seen.size()] > 1)
                    all.push_back(feature);
            });
    }
    std::sort(all.begin(), all.end());
    struct Counted
    {
        quint64 feature;
        int pages;
    };
    std::vector<Counted> words;
    std::vector<Counted> pairs;
    forEachRun(all, [&](quint64 feature, int count) {
        if (count < 2 || count > int(pages.size()) / 2)
            return;
        (std::binary_search(terms.begin(), terms.end(), feature) ? words : pairs).push_back({feature, count});
    });
    const auto keepMost = [](std::vector<Counted> &counted, size_t most) {
        std::sort(counted.begin(), counted.end(), [](const Counted &a, const Counted &b) {
            return a.pages != b.pages ? a.pages > b.pages : a.feature < b.feature;
        });
        counted.resize(std::min(counted.size(), most));
    };
    keepMost(pairs, mostPairs);
    keepMost(words, mostFeatures - pairs.size());
    words.insert(words.end(), pairs.begin(), pairs.end());
    std::sort(words.begin(), words.end(), [](const Counted &a, const Counted &b) { return a.feature < b.feature; });
    Features chosen;
    for (const Counted &each : words) {
        chosen.hashes.push_back(each.feature);
        chosen.rarity.push_back(1.f + std::log((1.f + float(pages.size())) / (1.f + float(each.pages))));
    }
    return chosen;
}

} // namespace

std::shared_ptr<const SemanticSpace> SemanticSpace::fit(const QStringList &pages, Parallel &parallel,
                                                        std::stop_token stop)
{
    std::vector<std::vector<quint64>> features(size_t(pages.size()));
    std::vector<std::vector<quint64>> pageTerms(size_t(pages.size()));
    parallel.forEach(
        int(pages.size()),
        [&](int i) {
            auto &terms = pageTerms[size_t(i)];
            terms = termHashes(pages[i]);
            features[size_t(i)] = featuresOf(terms);
            std::sort(terms.begin(), terms.end());
            terms.erase(std::unique(terms.begin(), terms.end()), terms.end());
        },
        stop);
    if (stop.stop_requested())
        return nullptr;
    std::vector<quint64> terms;
    for (auto &each : pageTerms) {
        terms.insert(terms.end(), each.begin(), each.end());
        std::vector<quint64>().swap(each);
    }
    std::sort(terms.begin(), terms.end());
    terms.erase(std::unique(terms.begin(), terms.end()), terms.end());

    Features chosen = chooseFeatures(features, terms);
    std::shared_ptr<SemanticSpace> space(new SemanticSpace);
    space->m_features = std::move(chosen.hashes);
    space->m_rarity = std::move(chosen.rarity);
    space->index();

    Sparse matrix;
    matrix.columns = int(space->m_features.size());
    for (const auto &page : features) {
        const size_t start = matrix.values.size();
        float length = 0;
        forEachRun(page, [&](quint64 feature, int count) {
            if (const int column = space->find(feature); column >= 0) {
                matrix.places.push_back(column);
                matrix.values.push_back(weightOf(count, space->m_rarity[size_t(column)]));
                length += matrix.values.back() * matrix.values.back();
            }
        });
        for (size_t i = start; i < matrix.values.size(); ++i)
            matrix.values[i] /= std::sqrt(length);
        matrix.starts.push_back(matrix.values.size());
        ++matrix.rows;
    }
    // A small library has fewer independent directions than it has pages.
    const int dimension = std::min(mostDimensions, std::max(8, int(pages.size()) / 2));
    if (matrix.columns < 8 || matrix.rows < 8)
        return nullptr;
    const Matrix directions = decompose(matrix, dimension, parallel, stop);
    if (stop.stop_requested() || directions.cols() < 2)
        return nullptr;
    space->m_dimension = int(directions.cols());
    space->pack(directions.data());
    return space;
}

void SemanticSpace::pack(const float *directions)
{
    const size_t dimension = size_t(m_dimension);
    m_directions.resize(m_features.size() * dimension);
    m_scale.resize(m_features.size());
    for (size_t row = 0; row < m_features.size(); ++row) {
        const float *from = directions + row * dimension;
        float most = 0;
        for (size_t i = 0; i < dimension; ++i)
            most = std::max(most, std::abs(from[i]));
        m_scale[row] = most / 127;
        for (size_t i = 0; i < dimension; ++i)
            m_directions[row * dimension + i] = qint8(most > 0 ? std::lround(from[i] / most * 127) : 0);
    }
}

void SemanticSpace::index()
{
    size_t size = 16;
    while (size < m_features.size() * 2)
        size *= 2;
    m_slots.assign(size, -1);
    for (size_t i = 0; i < m_features.size(); ++i) {
        size_t slot = size_t(m_features[i]) & (size - 1);
        while (m_slots[slot] >= 0)
            slot = (slot + 1) & (size - 1);
        m_slots[slot] = qint32(i);
    }
}

int SemanticSpace::find(quint64 feature) const
{
    const size_t mask = m_slots.size() - 1;
    for (size_t slot = size_t(feature) & mask; m_slots[slot] >= 0; slot = (slot + 1) & mask) {
        if (m_features[size_t(m_slots[slot])] == feature)
            return m_slots[slot];
    }
    return -1;
}

void SemanticSpace::place(const std::vector<quint64> &terms, float *to) const
{
    std::fill_n(to, m_dimension, 0.f);
    std::vector<qint32> known;
    known.reserve(terms.size() * 2);
    quint64 before = 0;
    for (const quint64 term : terms) {
        if (isStopHash(term))
            continue;
        if (const int row = find(term); row >= 0)
            known.push_back(row);
        if (const int row = before != 0 ? find(pairHash(before, term)) : -1; row >= 0)
            known.push_back(row);
        before = term;
    }
    std::sort(known.begin(), known.end());
    for (size_t i = 0, j = 0; i < known.size(); i = j) {
        for (j = i; j < known.size() && known[j] == known[i];)
            ++j;
        const size_t row = size_t(known[i]);
        addScaled(to, m_directions.data() + row * size_t(m_dimension),
                  weightOf(int(j - i), m_rarity[row]) * m_scale[row], m_dimension);
    }
    float length = 0;
    for (int i = 0; i < m_dimension; ++i)
        length += to[i] * to[i];
    if (length > 0) {
        for (int i = 0; i < m_dimension; ++i)
            to[i] /= std::sqrt(length);
    }
}

std::vector<float> SemanticSpace::place(QStringView text) const
{
    std::vector<float> vector(size_t(m_dimension), 0.f);
    place(termHashes(text), vector.data());
    return vector;
}

double SemanticSpace::share(quint64 term) const
{
    const int row = find(term);
    if (row < 0)
        return 0;
    const qint8 *direction = m_directions.data() + size_t(row) * size_t(m_dimension);
    qint64 squares = 0;
    for (int i = 0; i < m_dimension; ++i)
        squares += direction[i] * direction[i];
    const double scale = m_scale[size_t(row)];
    return double(squares) * scale * scale / m_dimension; // directions are of unit length, feature by feature
}

// Features, dimension; hashes, rarities, scales, directions.
QByteArray SemanticSpace::bytes() const
{
    QByteArray bytes;
    const auto append = [&](const void *from, size_t size) {
        bytes.append(static_cast<const char *>(from), qsizetype(size));
    };
    const qint32 head[2] = {qint32(m_features.size()), m_dimension};
    bytes.reserve(qsizetype(sizeof head + m_features.size() * (16 + size_t(m_dimension))));
    append(head, sizeof head);
    append(m_features.data(), m_features.size() * sizeof(quint64));
    append(m_rarity.data(), m_rarity.size() * sizeof(float));
    append(m_scale.data(), m_scale.size() * sizeof(float));
    append(m_directions.data(), m_directions.size());
    return bytes;
}

std::shared_ptr<const SemanticSpace> SemanticSpace::from(QByteArrayView bytes)
{
    qint32 head[2] = {0, 0};
    if (bytes.size() < qsizetype(sizeof head))
        return nullptr;
    std::memcpy(head, bytes.data(), sizeof head);
    if (head[0] <= 0 || head[1] <= 0 || head[1] > 4096 ||
        bytes.size() != qsizetype(sizeof head) + qsizetype(head[0]) * (16 + head[1]))
        return nullptr;
    std::shared_ptr<SemanticSpace> space(new SemanticSpace);
    const char *from = bytes.data() + sizeof head;
    const auto take = [&](auto &to, size_t count) {
        to.resize(count);
        std::memcpy(to.data(), from, count * sizeof to[0]);
        from += count * sizeof to[0];
    };
    space->m_dimension = head[1];
    take(space->m_features, size_t(head[0]));
    take(space->m_rarity, size_t(head[0]));
    take(space->m_scale, size_t(head[0]));
    take(space->m_directions, size_t(head[0]) * size_t(head[1]));
    space->index();
    return space;
}

} // namespace core
