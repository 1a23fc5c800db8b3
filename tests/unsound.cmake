# Unsound flow tables must not compile, and the compiler must name the mistake.
get_target_property(qt_includes Qt6::Core INTERFACE_INCLUDE_DIRECTORIES)
list(TRANSFORM qt_includes PREPEND -isystem)
file(GLOB unsound CONFIGURE_DEPENDS unsound/*.cpp)
foreach(file IN LISTS unsound)
    get_filename_component(mistake ${file} NAME_WE)
    add_test(NAME table_${mistake} COMMAND ${CMAKE_CXX_COMPILER} -std=c++20 -fPIC -fsyntax-only -I${PROJECT_SOURCE_DIR}
        ${qt_includes} ${file})
    if(NOT mistake STREQUAL "sound")
        set_tests_properties(table_${mistake} PROPERTIES PASS_REGULAR_EXPRESSION "non-.*constexpr[^\n]*${mistake}")
    endif()
endforeach()
