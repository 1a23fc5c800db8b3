# Fails when an acceptance fixture is named by no test: each id below stands in a tst_*.cpp, beside the test that shows it.
# Run by ctest as the test "fixtures":  cmake -D TESTS=<folder of tests> -P fixtures.cmake
cmake_minimum_required(VERSION 3.25)

set(fixtures S0-1 S0-2 S0-bug S0-loop S1-1 A-drift S2-1 S2-2 S2-3 S2-4 S4-1 S4-2 S4-3 S4-4 S4-5 C-1 C-2 C-3 D-1 G-1
    W-1 W-2 W-3 W-4 W-5 W-6 W-7 W-8)
file(GLOB files ${TESTS}/core/tst_*.cpp ${TESTS}/app/tst_*.cpp)
foreach(file IN LISTS files)
    file(READ ${file} text)
    string(APPEND all "${text}")
endforeach()
foreach(fixture IN LISTS fixtures)
    if(NOT all MATCHES "[^A-Za-z0-9-]${fixture}[^A-Za-z0-9-]")
        message(SEND_ERROR "No test names the fixture ${fixture}.")
    endif()
endforeach()
