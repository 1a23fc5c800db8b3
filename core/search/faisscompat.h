// The differences between FAISS 1.7.3 (Debian 12) and 1.11 (Debian 13), in one place.
#pragma once

#include <faiss/Index.h>

#include <cstddef>

namespace core {

using FaissId = decltype(faiss::Index::ntotal); // faiss::Index::idx_t, or faiss::idx_t

// Ensures that there is room for `wanted` bytes of codes, and reserves `generous` bytes if there was too little. In
// 1.11 the codes are in a wrapper, which has to be updated when its vector moves.
template <class Codes>
void reserveCodes(Codes &codes, std::size_t wanted, std::size_t generous)
{
    if constexpr (requires { codes.reserve(generous); }) {
        if (codes.capacity() < wanted)
            codes.reserve(generous);
    } else if (codes.owned_data.capacity() < wanted) {
        codes.owned_data.reserve(generous);
        codes.resize(codes.size());
    }
}

template <class Codes>
std::size_t capacityOf(const Codes &codes)
{
    if constexpr (requires { codes.capacity(); })
        return codes.capacity();
    else
        return codes.owned_data.capacity();
}

} // namespace core
