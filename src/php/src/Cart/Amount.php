<?php

/** Reads a typed quantity: one number, with or without the unit of its field. Anything else is refused. */

declare(strict_types=1);

namespace ShopElements\Cart;

use ShopElements\Pasted;

final class Amount
{
    private const FORMS = '/^([0-9]{1,9}|[1-9][0-9]{0,2}(?: [0-9]{3}){1,2}|[1-9][0-9]{0,2}(?:\.[0-9]{3}){2})(?:,0+|\.0{1,2}|\.0{4,})? ?(\p{L}.*)?$/Du';

    /** "12", "1 200", "12,00", and for `szt.` "12 szt"; null for "15 m2", "1/2", "1.200", "12,5". */
    public static function read(string $text, string $unit): ?int
    {
        $isAmount = preg_match(self::FORMS, Pasted::text($text), $match) === 1;
        $isOwn = $isAmount && (!isset($match[2]) || ($unit !== '' && self::plain($match[2]) === self::plain($unit)));
        return $isOwn ? (int) preg_replace('/[ .]/', '', $match[1]) : null;
    }

    /** Units are spelt freely: "szt." and "Szt", "m²" and "m2". */
    private static function plain(string $unit): string
    {
        return str_replace(['²', '³', '.', ' ', '^'], ['2', '3', '', '', ''], mb_strtolower($unit));
    }
}
