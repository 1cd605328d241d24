<?php

/** Decides where gross amounts are rounded: of each line, or of all lines of one VAT rate together. */

declare(strict_types=1);

namespace ShopElements\Cart;

enum Rounding
{
    case Line;
    case Order;
}
