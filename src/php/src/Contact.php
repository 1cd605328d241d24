<?php

/** Decides which texts are phones and addresses of mail: the same as src/fields/validators.ts. */

declare(strict_types=1);

namespace ShopElements;

final class Contact
{
    private const PHONE = '/^(?:(?:\+|00)[ -]?[0-9]{2}[ -]?)?(?:[0-9]{3}[ -]?[0-9]{3}[ -]?[0-9]{3}|(?:\(0?[0-9]{2}\)|[0-9]{2})[ -]?[0-9]{3}[ -]?[0-9]{2}[ -]?[0-9]{2})$/D';
    private const LOCAL = "[A-Za-z0-9_!#\$%&'*+\\/=?^`{|}~-]+";
    private const HOST = '(?:[\p{L}0-9](?:[\p{L}0-9-]{0,61}[\p{L}0-9])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])';

    /** "tel. (+48) 601…" → "+48 601…" */
    public static function phone(string $said): string
    {
        return (string) preg_replace(['/^(?:tel(?:efon)?|kom|mobile|phone)\b[ .:]*/iu', '/^\((\+[0-9]{1,3})\)/'], ['', '$1'], Pasted::code($said));
    }

    public static function isPhone(string $said): bool
    {
        return preg_match(self::PHONE, trim((string) preg_replace('/[\s.-]+/u', ' ', self::phone($said)))) === 1;
    }

    /** "e-mail: jan@…" → "jan@…" */
    public static function email(string $said): string
    {
        return (string) preg_replace('/^(?:mailto|e-?mail) *: */i', '', Pasted::code($said));
    }

    public static function isEmail(string $said): bool
    {
        $address = self::email($said);
        $isAddress = preg_match('/^' . self::LOCAL . '(?:\.' . self::LOCAL . ')*@' . self::HOST . '$/Diu', $address) === 1;
        return $isAddress && mb_strlen($address) <= 254 && strpos($address, '@') <= 64;
    }
}
