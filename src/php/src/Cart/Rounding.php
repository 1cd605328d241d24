<?php

/** Where gross amounts are rounded: per line, or for all lines of one VAT rate together. */

declare(strict_types=1);

namespace ShopElements\Cart;

enum Rounding
{
    case Line;
    case Order;
}
