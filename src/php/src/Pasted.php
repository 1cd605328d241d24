<?php

/** Cleans a typed or pasted text: removes invisible characters, and makes all dashes and spaces plain ones. */

declare(strict_types=1);

namespace ShopElements;

final class Pasted
{
    private const INVISIBLE = '/[\x{ad}\x{200b}-\x{200f}\x{202a}-\x{202e}\x{2060}-\x{2064}\x{2066}-\x{2069}\x{feff}]/u';
    private const SPACES = '/[\p{Zs}\t]/u';
    private const DASHES = '/[\x{2010}-\x{2015}\x{2212}\x{fe58}\x{fe63}\x{ff0d}]/u';

    /** Removes invisible characters and trims; for names, notes and similar texts, which keep their dashes. */
    public static function text(string $text): string
    {
        return trim((string) preg_replace([self::INVISIBLE, self::SPACES], ['', ' '], $text));
    }

    /** The cleaned text with plain dashes: for codes, numbers and e-mail addresses. */
    public static function code(string $text): string
    {
        return (string) preg_replace(self::DASHES, '-', self::text($text));
    }

    /** "PL 00 – 001" → "00-001"; any other text stays as it is. */
    public static function postCode(string $text): string
    {
        $code = self::code($text);
        return preg_match('/^(?:PL[ -]*)?([0-9]{2}) ?- ?([0-9]{3})$/Di', $code, $parts) === 1 ? "$parts[1]-$parts[2]" : $code;
    }
}
