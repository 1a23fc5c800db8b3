// TF-IDF of terms and pairs of adjacent terms on pages, then a randomised truncated singular value decomposition
// (Halko, Martinsson, Tropp 2011) with a fixed seed, so that the same library gives the same space.
#include "core/search/semanticspace.h"

#include "core/search/blas.h"
#include "core/search/termhash.h"

#include <Eigen/Dense>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <numeric>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace core {
namespace {

constexpr int mostDimensions = 256;
constexpr int spareDirections = 16; // additional directions that a randomised decomposition needs for accuracy
constexpr int rounds = 1;           // power iterations

using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Square = Eigen::MatrixXf;

float weightOf(int count, float idf)
{
    static const auto known = [] {
        std::array<float, 64> weights{};
        for (size_t i = 1; i < weights.size(); ++i)
            weights[i] = 1.f + std::log(float(i));
        return weights;
    }();
    return (size_t(count) < known.size() ? known[size_t(count)] : 1.f + std::log(float(count))) * idf;
}

// The most expensive loops are compiled a second time for processors with AVX2. The resolver that chooses runs before
// the thread sanitizer is ready, and clang has another syntax, so these do without.
#if defined(__x86_64__) && !defined(__SANITIZE_THREAD__) && !defined(__clang__)
#define FOR_NEWER_PROCESSORS __attribute__((target_clones("avx2", "default")))
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

// Slices have a fixed size, so that their results do not depend on the number of threads.
template <class Work>
void forEachSlice(int count, int slice, Parallel &parallel, const std::stop_token &stop, const Work &work)
{
    parallel.forEach((count + slice - 1) / slice, [&](int i) { work(i * slice, std::min(count, (i + 1) * slice)); },
                     stop);
}

// A sparse matrix of pages by features, or the transpose.
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

    // Each row of the product is computed by one thread in a fixed order, so that threads do not change the result.
    Matrix times(const Matrix &right, Parallel &parallel, std::stop_token stop) const
    {
        Matrix product(rows, right.cols());
        forEachSlice(rows, 512, parallel, stop, [&](int from, int to) {
            for (int row = from; row < to; ++row) {
                float *sums = product.row(row).data();
                std::fill_n(sums, right.cols(), 0.f);
                for (size_t i = starts[size_t(row)]; i < starts[size_t(row) + 1]; ++i)
                    addScaled(sums, right.row(places[i]).data(), values[i], int(right.cols()));
            }
        });
        return product;
    }
};

constexpr int productSlice = 4096; // in rows

// Rows [from, to) of one, transposed, times those of the other; or rows of one times all of the other.
enum class Turned { No, Yes };
void multiply(const Matrix &left, Turned turned, int from, int to, const Matrix &right, float *result)
{
    const int rows = turned == Turned::Yes ? int(left.cols()) : to - from;
    const int inner = turned == Turned::Yes ? to - from : int(right.rows());
    const int columns = int(right.cols());
    const float *first = left.data() + qsizetype(from) * left.cols();
    const float *second = right.data() + (turned == Turned::Yes ? qsizetype(from) * right.cols() : 0);
    if (!isBlasThere()) { // BLAS takes a fifth of the time that Eigen takes without AVX
        Eigen::Map<Matrix> sums(result, rows, columns);
        const Eigen::Map<const Matrix> by(second, inner, columns);
        if (turned == Turned::Yes)
            sums.noalias() = Eigen::Map<const Matrix>(first, inner, rows).transpose() * by;
        else
            sums.noalias() = Eigen::Map<const Matrix>(first, rows, inner) * by;
        return;
    }
    // BLAS is column-major: it sees our matrices, and their product, transposed.
    const int leftStride = int(left.cols());
    const float one = 1;
    const float none = 0;
    sgemm_("N", turned == Turned::Yes ? "T" : "N", &columns, &rows, &inner, &one, second, &columns, first, &leftStride,
           &none, result, &columns);
}

Matrix product(const Matrix &left, const Matrix &right, Parallel &parallel, const std::stop_token &stop)
{
    Matrix result(left.rows(), right.cols());
    forEachSlice(int(left.rows()), productSlice, parallel, stop,
                 [&](int from, int to) { multiply(left, Turned::No, from, to, right, result.row(from).data()); });
    return result;
}

// The products of its columns with each other, summed up slice by slice.
Square products(const Matrix &columns, Parallel &parallel, const std::stop_token &stop)
{
    const Eigen::Index size = columns.cols();
    std::vector<Matrix> parts(size_t((columns.rows() + productSlice - 1) / productSlice));
    forEachSlice(int(columns.rows()), productSlice, parallel, stop, [&](int from, int to) {
        Matrix &part = parts[size_t(from / productSlice)];
        part.resize(size, size);
        multiply(columns, Turned::Yes, from, to, columns, part.data());
    });
    Square sum = Square::Zero(size, size);
    if (!stop.stop_requested()) {
        for (const Matrix &part : parts)
            sum += part;
    }
    return sum;
}

// Orthonormal columns that span the same space; fewer if some are dependent. Uses eigenvectors of the small product
// matrix: the values that matter are large and well separated, and it is far faster than Householder's method.
Matrix orthonormal(const Matrix &columns, Parallel &parallel, const std::stop_token &stop)
{
    if (columns.cols() == 0 || stop.stop_requested())
        return {};
    const Eigen::SelfAdjointEigenSolver<Square> solver(products(columns, parallel, stop));
    const Eigen::VectorXf &values = solver.eigenvalues(); // in ascending order
    const Eigen::Index all = values.size();
    Eigen::Index kept = 0;
    while (kept < all && values[all - 1 - kept] > values[all - 1] * 1e-6f)
        ++kept;
    const Square basis =
        solver.eigenvectors().rightCols(kept) * values.tail(kept).cwiseSqrt().cwiseInverse().asDiagonal();
    return product(columns, basis, parallel, stop);
}

// Xorshift (Marsaglia 2003). A step is linear in the bits of the state, so any number of steps is one bit matrix: each
// slice begins where the previous one ends.
quint64 stepped(quint64 state)
{
    state ^= state << 13;
    state ^= state >> 7;
    return state ^ state << 17;
}

quint64 stepped(quint64 state, qint64 steps)
{
    using Bits = std::array<quint64, 64>; // image of each bit
    const auto applied = [](const Bits &to, quint64 from) {
        quint64 sum = 0;
        for (; from != 0; from &= from - 1)
            sum ^= to[size_t(std::countr_zero(from))];
        return sum;
    };
    Bits step;
    for (size_t i = 0; i < step.size(); ++i)
        step[i] = stepped(1ull << i);
    for (; steps > 0; steps >>= 1) {
        if (steps & 1)
            state = applied(step, state);
        Bits twice;
        for (size_t i = 0; i < step.size(); ++i)
            twice[i] = applied(step, step[i]);
        step = twice;
    }
    return state;
}

Matrix randomSigns(int rows, int columns, Parallel &parallel, const std::stop_token &stop)
{
    Matrix signs(rows, columns);
    forEachSlice(rows, 2048, parallel, stop, [&](int from, int to) {
        quint64 state = stepped(0x9e3779b97f4a7c15ull, qint64(from) * columns);
        for (Eigen::Index i = Eigen::Index(from) * columns; i < Eigen::Index(to) * columns; ++i) {
            state = stepped(state);
            signs.data()[i] = state >> 63 ? 1.f : -1.f;
        }
    });
    return signs;
}

// The strongest right singular vectors as columns, the strongest last.
Matrix decompose(Sparse pages, int dimension, Parallel &parallel, std::stop_token stop)
{
    Sparse features = pages.transposed();
    const int wanted = std::min({dimension + spareDirections, pages.rows, pages.columns});
    const auto spanned = [&](const Matrix &columns) { return orthonormal(columns, parallel, stop); };
    Matrix range = spanned(pages.times(randomSigns(pages.columns, wanted, parallel, stop), parallel, stop));
    for (int round = 0; round < rounds && !stop.stop_requested(); ++round)
        range = spanned(spanned(pages.times(features.times(range, parallel, stop), parallel, stop)));
    if (stop.stop_requested() || range.cols() == 0)
        return {};
    pages = Sparse(); // frees the memory needed next
    const Matrix image = features.times(range, parallel, stop);
    features = Sparse();
    range = Matrix();
    const Eigen::SelfAdjointEigenSolver<Square> solver(products(image, parallel, stop));
    const Eigen::VectorXf &values = solver.eigenvalues();
    Eigen::Index kept = std::min<Eigen::Index>(dimension, values.size());
    while (kept > 0 && values[values.size() - kept] <= values[values.size() - 1] * 1e-6f)
        --kept;
    const Square basis =
        solver.eigenvectors().rightCols(kept) * values.tail(kept).cwiseSqrt().cwiseInverse().asDiagonal();
    return product(image, basis, parallel, stop);
}

// A page in terms of the space's features, normalised.
struct SparseRow
{
    std::vector<qint32> places;
    std::vector<float> values;
};

template <class Find>
SparseRow rowOf(const PageFeatures &page, const std::vector<float> &idf, const Find &find)
{
    std::vector<std::pair<qint32, int>> counts;
    const auto take = [&](quint64 feature, int count) {
        if (const int column = find(feature); column >= 0)
            counts.emplace_back(column, count);
    };
    const quint64 *hashes = page.hashes.data();
    forEachRun(hashes, hashes + page.terms, take);
    const qsizetype pairs = qsizetype(counts.size());
    forEachRun(hashes + page.terms, hashes + page.hashes.size(), take);
    std::inplace_merge(counts.begin(), counts.begin() + pairs, counts.end());
    SparseRow row;
    row.places.reserve(counts.size());
    row.values.reserve(counts.size());
    float length = 0;
    for (const auto &[column, count] : counts) {
        row.places.push_back(column);
        row.values.push_back(weightOf(count, idf[size_t(column)]));
        length += row.values.back() * row.values.back();
    }
    for (float &value : row.values)
        value /= std::sqrt(length);
    return row;
}

} // namespace

// The data of a space that was fitted rather than read.
struct SemanticSpace::Fitted
{
    std::vector<quint64> features;
    std::vector<float> idf;
    std::vector<float> scale;
    std::vector<qint8> directions;

    void pack(size_t row, const float *direction, size_t dimension)
    {
        float most = 0;
        for (size_t i = 0; i < dimension; ++i)
            most = std::max(most, std::abs(direction[i]));
        scale[row] = most / 127;
        for (size_t i = 0; i < dimension; ++i)
            directions[row * dimension + i] = qint8(most > 0 ? std::lround(direction[i] / most * 127) : 0);
    }
};

std::shared_ptr<const SemanticSpace> SemanticSpace::fit(const QStringList &pages, Parallel &parallel,
                                                        std::stop_token stop)
{
    std::vector<PageFeatures> features(size_t(pages.size()));
    parallel.forEach(
        int(pages.size()), [&](int i) { features[size_t(i)] = PageFeatures(pages[i]); }, stop);
    return fit(std::move(features), parallel, stop);
}

std::shared_ptr<const SemanticSpace> SemanticSpace::fit(std::vector<PageFeatures> pages, Parallel &parallel,
                                                        std::stop_token stop)
{
    ChosenFeatures chosen = chosenFeatures(pages, parallel, stop);
    std::shared_ptr<SemanticSpace> space(new SemanticSpace);
    const auto fitted = std::make_shared<Fitted>();
    space->m_owner = fitted;
    fitted->features = std::move(chosen.hashes);
    fitted->idf = std::move(chosen.idf);
    space->m_features = fitted->features;
    space->m_idf = fitted->idf;
    space->index();

    std::vector<SparseRow> rows(pages.size());
    forEachSlice(int(pages.size()), 64, parallel, stop, [&](int from, int to) {
        for (size_t i = size_t(from); i < size_t(to); ++i) {
            rows[i] = rowOf(pages[i], fitted->idf, [&](quint64 feature) { return space->find(feature); });
            std::vector<quint64>().swap(pages[i].hashes);
        }
    });
    if (stop.stop_requested())
        return nullptr;
    Sparse matrix;
    matrix.rows = int(rows.size());
    matrix.columns = int(space->m_features.size());
    size_t all = 0;
    for (const SparseRow &row : rows)
        all += row.places.size();
    matrix.places.reserve(all);
    matrix.values.reserve(all);
    for (SparseRow &row : rows) {
        matrix.places.insert(matrix.places.end(), row.places.begin(), row.places.end());
        matrix.values.insert(matrix.values.end(), row.values.begin(), row.values.end());
        matrix.starts.push_back(matrix.values.size());
        row = {};
    }
    // A small library has fewer independent directions than pages.
    const int dimension = std::min(mostDimensions, std::max(8, matrix.rows / 2));
    if (matrix.columns < 8 || matrix.rows < 8)
        return nullptr;
#ifdef __GLIBC__
    malloc_trim(0); // the page hashes were small blocks that the allocator keeps, and much memory is needed next
#endif
    const Matrix directions = decompose(std::move(matrix), dimension, parallel, stop);
    if (stop.stop_requested() || directions.cols() < 2)
        return nullptr;
    space->m_dimension = int(directions.cols());
    fitted->directions.resize(fitted->features.size() * size_t(space->m_dimension));
    fitted->scale.resize(fitted->features.size());
    forEachSlice(int(fitted->features.size()), 1024, parallel, {}, [&](int from, int to) {
        for (int row = from; row < to; ++row)
            fitted->pack(size_t(row), directions.row(row).data(), size_t(space->m_dimension));
    });
    space->m_directions = fitted->directions;
    space->m_scale = fitted->scale;
    return space;
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
        addScaled(to, m_directions.data() + row * size_t(m_dimension), weightOf(int(j - i), m_idf[row]) * m_scale[row],
                  m_dimension);
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
    return double(squares) * scale * scale / m_dimension; // directions are unit vectors per feature
}

// Number of features, dimension; hashes, IDFs, scales, directions.
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
    append(m_idf.data(), m_idf.size() * sizeof(float));
    append(m_scale.data(), m_scale.size() * sizeof(float));
    append(m_directions.data(), m_directions.size());
    return bytes;
}

std::shared_ptr<const SemanticSpace> SemanticSpace::from(QByteArrayView bytes, std::shared_ptr<const void> owner)
{
    qint32 head[2] = {0, 0};
    if (bytes.size() < qsizetype(sizeof head))
        return nullptr;
    std::memcpy(head, bytes.data(), sizeof head);
    if (head[0] <= 0 || head[1] <= 0 || head[1] > 4096 ||
        bytes.size() != qsizetype(sizeof head) + qsizetype(head[0]) * (16 + head[1]))
        return nullptr;
    std::shared_ptr<SemanticSpace> space(new SemanticSpace);
    space->m_owner = std::move(owner);
    const bool isAligned = reinterpret_cast<quintptr>(bytes.data() + sizeof head) % alignof(quint64) == 0;
    if (!space->m_owner || !isAligned) {
        const auto copy = std::make_shared<const QByteArray>(bytes.toByteArray());
        space->m_owner = copy;
        bytes = *copy;
    }
    const char *from = bytes.data() + sizeof head;
    const auto take = [&]<class T>(std::span<const T> &to, size_t count) {
        to = {reinterpret_cast<const T *>(from), count};
        from += count * sizeof(T);
    };
    space->m_dimension = head[1];
    take(space->m_features, size_t(head[0]));
    take(space->m_idf, size_t(head[0]));
    take(space->m_scale, size_t(head[0]));
    take(space->m_directions, size_t(head[0]) * size_t(head[1]));
    space->index();
    return space;
}

} // namespace core
