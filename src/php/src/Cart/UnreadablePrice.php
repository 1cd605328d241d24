<?php

/** Thrown for an unreadable price: nothing is ever sold for 0 because its price could not be read. */

declare(strict_types=1);

namespace ShopElements\Cart;

use UnexpectedValueException;

final class UnreadablePrice extends UnexpectedValueException
{
    public function __construct(int|float|string|null $amount, string $of = '', string $expected = 'amount in złoty and grosze, such as 1234.50')
    {
        $value = is_string($amount) ? '"' . mb_substr($amount, 0, 60) . '"' : var_export($amount, true);
        parent::__construct(($of === '' ? '' : "$of: ") . "$value is not a valid $expected.");
    }
}
