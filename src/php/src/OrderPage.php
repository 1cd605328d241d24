<?php

/** Prints an order for buyers, in shops without an order page of their own: plain HTML, for any layout. */

declare(strict_types=1);

namespace ShopElements;

use ShopElements\Cart\CarrierKind;
use ShopElements\Cart\Money;

final class OrderPage
{
    private const WORDS = ['net' => 'netto', 'gross' => 'brutto'];

    /**
     * @param array<string, mixed> $cart as displayed to the buyer: `PdoHistory::seen`
     * @param string $heading of the page or of a section
     * @param string $prices `gross` or `net`, as on the page's `<shop-config>`
     */
    public static function print(array $cart, string $heading, string $prices = 'gross'): string
    {
        $tables = array_map(static fn (array $part): string => self::table($part, $prices), self::parts($cart));
        $list = array_map(static fn (array $one): string
            => '<dt>' . self::safe($one[0]) . '</dt><dd>' . nl2br(self::safe($one[1])) . '</dd>', self::facts($cart, $prices));
        return '<article class="shop-order"><h2>' . self::safe($heading) . '</h2>' . implode('', $tables) . '<dl>' . implode('', $list) . '</dl></article>';
    }

    /** The order as text, for mails. @param array<string, mixed> $cart */
    public static function text(array $cart, string $heading, string $prices = 'gross'): string
    {
        $word = self::WORDS[$prices];
        $parts = array_map(static fn (array $part): string => $part['cart_name'] . "\n" . implode("\n", array_map(
            static fn (array $cells): string => vsprintf("- %s: %s po %s $word, razem %s $word", $cells),
            array_map(static fn (array $line): array => self::cells($line, $prices), $part['items']),
        )), self::parts($cart));
        $facts = array_map(static fn (array $one): string => "$one[0]: $one[1]", self::facts($cart, $prices));
        return implode("\n\n", [$heading, ...$parts, implode("\n", $facts)]) . "\n";
    }

    /** @param array<string, mixed> $cart @return list<array<string, mixed>> the carts with lines */
    private static function parts(array $cart): array
    {
        return $cart['childCarts'] !== [] ? $cart['childCarts'] : [$cart];
    }

    /** @param array<string, mixed> $line @return list<string> */
    private static function cells(array $line, string $prices): array
    {
        $price = Money::worded(Money::shown($line['prices'][$prices]), $line['unit']);
        return [trim("$line[index] $line[product_name]"), "$line[quantity] $line[unit]", $price, Money::shown($line['prices']["total_$prices"])];
    }

    /** @param array<string, mixed> $cart */
    private static function table(array $cart, string $prices): string
    {
        $word = self::WORDS[$prices];
        $rows = array_map(static fn (array $line): string => '<tr><td>' . implode('</td><td>', array_map(self::safe(...), self::cells($line, $prices))) . '</td></tr>', $cart['items']);
        return '<table><caption>' . self::safe($cart['cart_name']) . '</caption>'
            . '<thead><tr><th scope="col">Produkt</th><th scope="col">Ilość</th>' . "<th scope=\"col\">Cena $word</th><th scope=\"col\">Wartość $word</th></tr></thead>"
            . '<tbody>' . implode('', $rows) . '</tbody></table>';
    }

    /** The order's other facts, as pairs: labels may repeat or be numeric, so they cannot be keys. @param array<string, mixed> $cart @return list<array{string, string}> */
    private static function facts(array $cart, string $prices): array
    {
        $locker = implode(' ', array_filter([$cart['inpost_point_code'] ?? '', $cart['inpost_point_street'] ?? '', $cart['inpost_point_city'] ?? '']));
        $account = $cart['invoice_address'] ?? [];
        $place = self::place($cart['delivery_address'] ?? $account);
        $invoice = self::place($account);
        $isSent = CarrierKind::of($cart['carrier']['type'] ?? null)->goesToAddress();
        $fee = $cart['carrier']["price_$prices"] ?? '0.00';
        $facts = [
            ['Dostawa', implode(', ', array_filter([(string) ($cart['carrier']['name'] ?? ''), $fee === '0.00' ? '' : Money::worded(Money::shown($fee), word: self::WORDS[$prices])]))],
            ['Paczkomat', $locker],
            ['Kontakt do paczkomatu', trim(($cart['inpost_phone_number'] ?? '') . ' ' . ($cart['inpost_email'] ?? ''))],
            ['Adres dostawy', $isSent ? $place : ''],
            ['Adres do faktury', $isSent && $invoice === $place ? '' : $invoice],
            ['Płatność', (string) ($cart['payment']['name'] ?? '')],
            ...array_map(static fn (array $one): array => [(string) $one['label'], self::answer($one)], $cart['extra_fields']),
            ['Uwagi', (string) $cart['client_comments']],
            ['Razem netto', Money::shown($cart['prices']['total_net'])],
            ['Razem brutto', Money::shown($cart['prices']['total_gross'])],
        ];
        return array_values(array_filter($facts, static fn (array $one): bool => $one[1] !== ''));
    }

    /** An address in one line; the buyer’s own data have longer field names. @param array<string, mixed>|object $address */
    private static function place(array|object $address): string
    {
        $address = (array) $address;
        $parts = array_map(static fn (string $one): mixed => $address[$one] ?? $address["address_$one"] ?? '', ['name', 'street', 'house_no', 'flat_no', 'zip_code', 'city']);
        return trim(implode(' ', array_filter($parts, static fn (mixed $one): bool => is_string($one) && $one !== '')));
    }

    /** The option's label rather than its value. @param array<string, mixed> $field */
    private static function answer(array $field): string
    {
        if (($field['type'] ?? '') === 'consent') {
            return $field['value'] === '1' ? 'tak' : 'nie';
        }
        return (string) (array_column($field['options'], 'label', 'value')[$field['value']] ?? $field['value']);
    }

    private static function safe(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE);
    }
}
