<?php

/** Decides how buyers see their order in shops without an order page of their own: plain HTML, for any layout. */

declare(strict_types=1);

namespace ShopElements;

use ShopElements\Cart\CarrierKind;
use ShopElements\Cart\Money;

final class OrderPage
{
    /**
     * @param array<string, mixed> $cart as the buyer saw it: `PdoHistory::seen`
     * @param string $heading of the page or of a section
     */
    public static function print(array $cart, string $heading): string
    {
        $tables = array_map(self::table(...), $cart['childCarts'] !== [] ? $cart['childCarts'] : [$cart]);
        $list = array_map(static fn (array $one): string
            => '<dt>' . self::text($one[0]) . '</dt><dd>' . nl2br(self::text($one[1])) . '</dd>', self::facts($cart));
        return '<article class="shop-order"><h2>' . self::text($heading) . '</h2>' . implode('', $tables) . '<dl>' . implode('', $list) . '</dl></article>';
    }

    /** @param array<string, mixed> $cart */
    private static function table(array $cart): string
    {
        $rows = array_map(static fn (array $line): string => '<tr><td>' . implode('</td><td>', array_map(self::text(...), [
            trim("$line[index] $line[product_name]"),
            "$line[quantity] $line[unit]",
            Money::shown($line['prices']['net']),
            Money::shown($line['prices']['total_gross']),
        ])) . '</td></tr>', $cart['items']);
        return '<table><caption>' . self::text($cart['cart_name']) . '</caption>'
            . '<thead><tr><th scope="col">Produkt</th><th scope="col">Ilość</th><th scope="col">Cena netto</th><th scope="col">Wartość brutto</th></tr></thead>'
            . '<tbody>' . implode('', $rows) . '</tbody></table>';
    }

    /** The order's other facts: pairs, because a field may have the label of another or be called "2026". @param array<string, mixed> $cart @return list<array{string, string}> */
    private static function facts(array $cart): array
    {
        $address = $cart['delivery_address'] ?? $cart['invoice_address'] ?? [];
        $locker = implode(' ', array_filter([$cart['inpost_point_code'] ?? '', $cart['inpost_point_street'] ?? '', $cart['inpost_point_city'] ?? '']));
        $place = trim(implode(' ', array_filter(array_intersect_key(
            $address,
            array_flip(['name', 'street', 'house_no', 'flat_no', 'zip_code', 'city']),
        ), is_string(...))));
        $isSent = CarrierKind::of($cart['carrier']['type'] ?? null)->goesToAddress();
        $facts = [
            ['Dostawa', (string) ($cart['carrier']['name'] ?? '')],
            ['Paczkomat', $locker],
            ['Adres dostawy', $isSent ? $place : ''],
            ['Płatność', (string) ($cart['payment']['name'] ?? '')],
            ...array_map(static fn (array $one): array => [(string) $one['label'], self::answer($one)], $cart['extra_fields']),
            ['Uwagi', (string) $cart['client_comments']],
            ['Razem netto', Money::shown($cart['prices']['total_net'])],
            ['Razem brutto', Money::shown($cart['prices']['total_gross'])],
        ];
        return array_values(array_filter($facts, static fn (array $one): bool => $one[1] !== ''));
    }

    /** The option's label rather than its value. @param array<string, mixed> $field */
    private static function answer(array $field): string
    {
        return (string) (array_column($field['options'], 'label', 'value')[$field['value']] ?? $field['value']);
    }

    private static function text(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE);
    }
}
