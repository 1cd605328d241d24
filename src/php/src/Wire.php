<?php

/** Reads a cart's response as forgivingly as the elements do (src/http/tolerant.ts, src/cart/wire). */

declare(strict_types=1);

namespace ShopElements;

use ShopElements\Cart\VatRate;

final class Wire
{
    private const MOST_EXACT = 9_007_199_254_740_991;

    /** A number or a non-empty text. */
    public static function id(mixed $raw): ?string
    {
        return $raw === '' ? null : self::text($raw);
    }

    /** Rejects a number that a browser would round. */
    public static function text(mixed $raw): ?string
    {
        if (is_string($raw) || $raw === null) {
            return $raw;
        }
        $isExact = (is_int($raw) || is_float($raw)) && abs($raw) <= self::MOST_EXACT;
        return $isExact ? self::number($raw) : null;
    }

    /** A number in plain notation, with a point and no redundant zeros, so that equal numbers are equal texts. */
    public static function decimal(mixed $raw): ?string
    {
        if (!is_string($raw)) {
            $raw = is_int($raw) || is_float($raw) ? self::number($raw) : '';
        }
        // Trimming costs more than all else, and few values need it.
        $isRead = static fn (string $text, ?array &$parts): bool => preg_match('/^(-?)0*(\d+?)(?:\.(?=\d)(\d*?)0*)?$/D', $text, $parts) === 1;
        if ($raw === '' || !($isRead($raw, $parts) || $isRead(self::trimmed($raw), $parts))) {
            return null;
        }
        $size = $parts[2] . (($parts[3] ?? '') === '' ? '' : ".$parts[3]");
        return $size === '0' ? '0' : $parts[1] . $size;
    }

    /** Per cent, or a word such as `zw`. */
    public static function rate(mixed $raw): ?string
    {
        return is_string($raw) && isset(VatRate::WORDS[$raw]) ? $raw : self::decimal($raw);
    }

    /** Undoes the notation of very large and very small numbers. */
    private static function number(int|float $number): string
    {
        // Browsers represent no larger whole numbers exactly.
        $text = (string) json_encode(abs($number) > self::MOST_EXACT ? (float) $number : $number);
        if (!preg_match('/^(-?)(\d)\.(\d*?)0*e([+-]\d+)$/D', $text, $parts)) {
            return $number == 0 ? '0' : $text;
        }
        [, $minus, $whole, $rest, $shift] = $parts;
        return (int) $shift < 0 ? "{$minus}0." . str_repeat('0', -1 - (int) $shift) . $whole . $rest : $minus . $whole . str_pad($rest, (int) $shift, '0');
    }

    /** Trims the same characters as a browser. */
    public static function trimmed(string $text): string
    {
        return (string) preg_replace('/^[\t-\r\p{Z}\x{feff}]+|[\t-\r\p{Z}\x{feff}]+$/Du', '', $text);
    }

    public static function flag(mixed $raw): bool
    {
        return $raw === true || ($raw !== false && is_scalar($raw) && preg_match('/^(?:1|t|true|y|yes|on|tak)$/Di', trim((string) $raw)) === 1);
    }

    /** Values in a browser's order: numeric keys come first, by number. @return list<mixed> */
    private static function list(mixed $raw): array
    {
        $numbered = is_array($raw) ? array_filter($raw, is_int(...), ARRAY_FILTER_USE_KEY) : [];
        ksort($numbered);
        return is_array($raw) ? array_values($numbered + $raw) : [];
    }

    /**
     * Reads a value by a shape of `Shapes`; null if it is missing or unreadable. Unreadable entries of a list are left out.
     *
     * @param string|array<string, mixed> $shape
     */
    public static function read(string|array $shape, mixed $raw): mixed
    {
        if (is_string($shape)) {
            return self::$shape($raw);
        }
        if (isset($shape['*'])) {
            $entries = array_map(fn (mixed $one): mixed => self::read($shape['*'], $one), self::list($raw));
            return array_values(array_filter($entries, fn (mixed $one): bool => $one !== null));
        }
        if (isset($shape['|'])) {
            return in_array($raw, $shape['|'], true) ? $raw : null;
        }
        if (isset($shape['?'])) {
            return self::read($shape['of'], $raw) ?? $shape['?'];
        }
        $read = is_array($raw) ? [] : null;
        foreach ($read === null ? [] : $shape as $field => $of) {
            $isRequired = $field[-1] === '!';
            $name = $isRequired ? substr($field, 0, -1) : $field;
            $value = $raw[$name] ?? null;
            $read[$name] = is_string($of) ? self::$of($value) : self::read($of, $value);
            if ($isRequired && $read[$name] === null) {
                return null;
            }
        }
        return $read;
    }

    /** The whole cart; null if the elements would refuse it. @return ?array<string, mixed> */
    public static function cart(mixed $raw): ?array
    {
        $cart = self::read(Shapes::CART, $raw);
        if ($cart === null) {
            return null;
        }
        // The chosen carrier's price comes as `price: {gross, net}` or flat.
        foreach (['gross', 'net'] as $kind) {
            $price = $cart['carrier']['price'][$kind] ?? null;
            $cart = $price === null ? $cart : array_replace_recursive($cart, ['carrier' => ["price_$kind" => $price]]);
        }
        $items = fn (mixed $of): array => self::list(is_array($of) ? $of['items'] ?? null : null);
        $cart['unread'] = 0;
        foreach ($cart['is_master'] ? self::list($raw['childCarts'] ?? null) : [$raw] as $one) {
            $table = $cart['is_master'] ? self::read(Shapes::CART['childCarts']['*'], $one) : $cart;
            $cart['unread'] += count($items($one)) - count($table['items'] ?? []);
        }
        $cart['items'] = self::withDeposits($cart['items']);
        $cart['childCarts'] = array_map(static fn (array $one): array => ['items' => self::withDeposits($one['items'])] + $one, $cart['childCarts']);
        $cart['tables'] = $cart['is_master'] ? $cart['childCarts'] : [$cart];
        $cart['has_discount'] = false;
        foreach ($raw as $name => $value) {
            $cart['has_discount'] = $cart['has_discount'] || (preg_match('/^has_.+_discount$/D', (string) $name) === 1 && self::flag($value));
        }
        return $cart;
    }

    /** A returnable deposit: set by the server, not editable by the buyer. @param array<string, mixed> $item */
    public static function isDeposit(array $item): bool
    {
        return ($item['kind'] ?? null) === 'deposit';
    }

    /** Deposits right below the lines they belong to. @param list<array<string, mixed>> $items @return list<array<string, mixed>> */
    private static function withDeposits(array $items): array
    {
        $ids = array_column(array_filter($items, static fn (array $one): bool => !self::isDeposit($one)), 'id');
        [$rest, $owned] = [[], []];
        foreach ($items as $one) {
            $isOwned = self::isDeposit($one) && in_array($one['belongs_to'], $ids, true);
            $isOwned ? $owned[$one['belongs_to']][] = $one : $rest[] = $one;
        }
        return array_merge([], ...array_map(static fn (array $one): array => [$one, ...($owned[$one['id']] ?? [])], $rest));
    }

    /** The buyer as the template knows them. @return ?array<string, mixed> */
    public static function client(mixed $raw): ?array
    {
        $client = self::read(Shapes::CLIENT, $raw);
        return $client === null ? null : [...$client, 'address' => self::address($raw)];
    }

    /** `"MPK 12"`, or `{"value": "12", "label": "MPK 12"}`. @return ?array<string, ?string> */
    private static function option(mixed $raw): ?array
    {
        return self::read(Shapes::OPTION, is_array($raw) ? $raw : ['value' => $raw]);
    }

    /** A line’s values by name; empty if one of them cannot be read. @return array<array-key, ?string> */
    private static function fieldValues(mixed $raw): array
    {
        $fields = is_array($raw) ? array_map(self::text(...), $raw) : [];
        return array_filter($fields, is_null(...)) === array_filter((array) $raw, is_null(...)) ? $fields : [];
    }

    /** An address with or without the `address_` prefix (rule A8); an empty list is no address. @return ?array<string, ?string> */
    public static function address(mixed $raw): ?array
    {
        if (!is_array($raw) || array_is_list($raw)) {
            return null;
        }
        $plain = [];
        foreach (Shapes::ADDRESS as $name => $of) {
            $plain[$name] = $raw[$name] ?? $raw["address_$name"] ?? null;
        }
        $plain['country'] = is_array($plain['country']) ? $plain['country']['iso_code'] ?? null : $plain['country'];
        $read = self::read(Shapes::ADDRESS, $plain);
        return [...$read, 'nip' => $read['nip'] ?? $read['tax_no'], 'region' => $read['region'] ?? $read['voivodeship']];
    }
}
