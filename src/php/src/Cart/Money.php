<?php

/** Decides how money is computed and written: in whole grosze, halves rounded up, never as a float. */

declare(strict_types=1);

namespace ShopElements\Cart;

final class Money
{
    /** More than any product costs; sums of such prices still fit an integer. */
    private const DIGITS = 8;

    public static function gross(int $net, int $vat): int
    {
        return self::part($net, 100 + $vat);
    }

    /** This percentage of an amount. */
    public static function part(int $amount, int $percent): int
    {
        // Whole hundreds first: multiplying a large amount would overflow into a float.
        $rest = ($amount % 100 + 100) % 100;
        return intdiv($amount - $rest, 100) * $percent + intdiv($rest * $percent + 50, 100);
    }

    /** 123456 → "1234.56", as the contract requires. */
    public static function text(int $grosze): string
    {
        return sprintf('%s%d.%02d', $grosze < 0 ? '-' : '', intdiv(abs($grosze), 100), abs($grosze) % 100);
    }

    /** "12.34" → 1234; null if the text is no such amount, or too large. */
    public static function read(string $text): ?int
    {
        $isMoney = preg_match('/^(-?)(\d{1,' . self::DIGITS . '})(?:\.(\d{1,2}))?$/D', $text, $said) === 1;
        return $isMoney ? (int) ($said[1] . $said[2] . str_pad($said[3] ?? '', 2, '0')) : null;
    }

    /** Also reads what people type, such as "1 234,5". */
    public static function typed(string $text): ?int
    {
        return self::read(str_replace([',', ' ', "\u{a0}"], ['.', '', ''], $text));
    }

    /** "1 234,56 zł", with non-breaking spaces. */
    public static function polish(int $grosze): string
    {
        [$whole, $rest] = explode('.', self::text(abs($grosze)));
        return ($grosze < 0 ? '-' : '') . number_format((int) $whole, 0, '', "\u{a0}") . ",$rest\u{a0}zł";
    }
}
