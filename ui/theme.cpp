#include "ui/theme.h"
