<?php

/** A VAT rate: per cent, or an invoice's word for goods without tax. */

declare(strict_types=1);

namespace ShopElements\Cart;

use InvalidArgumentException;

final class VatRate
{
    /** The explanation of each code. */
    public const WORDS = ['zw' => 'zwolnione z VAT', 'np' => 'nie podlega VAT', 'oo' => 'odwrotne obciążenie'];
    /** The options of a form. */
    public const CHOICES = [
        '23' => '23 %', '8' => '8 %', '5' => '5 %', '0' => '0 %',
        'zw' => 'zw., ' . self::WORDS['zw'], 'np' => 'np., ' . self::WORDS['np'], 'oo' => 'oo, ' . self::WORDS['oo'],
    ];

    /** 23 of "23" and "23.00", as databases return it. @throws InvalidArgumentException if it is not a VAT rate */
    public static function of(int|string $rate): int|string
    {
        return self::read((string) $rate) ?? throw new InvalidArgumentException("\"$rate\" is not a VAT rate: use a whole number of per cent from 0 to 99, or " . implode(', ', array_keys(self::WORDS)) . '.');
    }

    /** A rate as a person or a database writes it: "23%", "23.00", "zw."; null if it is no rate. */
    public static function read(string $text): int|string|null
    {
        $rate = (string) preg_replace('/^([0-9]+)[.,]0+$/D', '$1', mb_strtolower(rtrim($text, '%. ')));
        return isset(self::WORDS[$rate]) ? $rate : (preg_match('/^[0-9]{1,2}$/D', $rate) === 1 ? (int) $rate : null);
    }

    /** The percentage for calculations. */
    public static function percent(int|string $rate): int
    {
        return is_int($rate) ? $rate : (int) self::of($rate);
    }

    /** The text for people: "23 %", "zw.", "oo". */
    public static function shown(int|string $rate): string
    {
        $rate = self::of($rate);
        return is_int($rate) ? "$rate\u{a0}%" : (string) preg_replace('/^zw|^np/', '$0.', $rate);
    }
}
