<?php

/** Checks phones, e-mail addresses and tax numbers: the same as src/fields/validators.ts. */

declare(strict_types=1);

namespace ShopElements;

final class Contact
{
    private const PHONE = '/^(?:(?:\+|00)[ -]?[0-9]{2}[ -]?)?(?:[0-9]{3}[ -]?[0-9]{3}[ -]?[0-9]{3}|(?:\(0?[0-9]{2}\)|[0-9]{2})[ -]?[0-9]{3}[ -]?[0-9]{2}[ -]?[0-9]{2})$/D';
    private const LOCAL = "[A-Za-z0-9_!#\$%&'*+\\/=?^`{|}~-]+";
    private const HOST = '(?:[\p{L}0-9](?:[\p{L}0-9-]{0,61}[\p{L}0-9])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])';

    /** "tel. (+48) 601…" → "+48 601…" */
    public static function phone(string $text): string
    {
        return (string) preg_replace(['/^(?:tel(?:efon)?|kom|mobile|phone)\b[ .:]*/iu', '/^\((\+[0-9]{1,3})\)/'], ['', '$1'], Pasted::code($text));
    }

    public static function isPhone(string $text): bool
    {
        return preg_match(self::PHONE, trim((string) preg_replace('/[\s.-]+/u', ' ', self::phone($text)))) === 1;
    }

    /** "e-mail: jan@…" → "jan@…" */
    public static function email(string $text): string
    {
        return (string) preg_replace('/^(?:mailto|e-?mail) *: */i', '', Pasted::code($text));
    }

    public static function isEmail(string $text): bool
    {
        $address = self::email($text);
        $isAddress = preg_match('/^' . self::LOCAL . '(?:\.' . self::LOCAL . ')*@' . self::HOST . '$/Diu', $address) === 1;
        return $isAddress && mb_strlen($address) <= 254 && strpos($address, '@') <= 64;
    }

    /** The ten digits of "PL 123-456-32-18", if their checksum is right; null if not. */
    public static function nip(string $text): ?string
    {
        $groups = (string) preg_replace(['/^NIP\b[ .:]*/i', '~[\s./-]+~u', '/^PL ?/i'], ['', ' ', ''], Pasted::code($text));
        $digits = str_replace(' ', '', $groups);
        if (preg_match('/^(?:[0-9]{10}|[0-9]{3} [0-9]{3} [0-9]{2} [0-9]{2}|[0-9]{3} [0-9]{2} [0-9]{2} [0-9]{3})$/D', $groups) !== 1 || count_chars($digits, 3) === $digits[0]) {
            return null;
        }
        $sum = array_sum(array_map(static fn (string $digit, int $weight): int => (int) $digit * $weight, str_split(substr($digits, 0, 9)), [6, 5, 7, 2, 3, 4, 5, 6, 7]));
        // A remainder of 10 is never a digit.
        return $sum % 11 === (int) $digits[9] ? $digits : null;
    }
}
