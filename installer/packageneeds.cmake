# CPack reads this before it makes the package, which takes programs that building Attest does not.
find_program(DPKG_SHLIBDEPS dpkg-shlibdeps)
find_program(FILE_PROGRAM file)
if(NOT DPKG_SHLIBDEPS OR NOT FILE_PROGRAM)
    message(FATAL_ERROR "The package is made with dpkg-dev and file, which are not installed here: "
        "run ./installer/setup package and start again.")
endif()
