<?php

/** Prints an order for buyers, in shops without an order page of their own: plain HTML, for any layout. */

declare(strict_types=1);

namespace ShopElements;

use ShopElements\Cart\CarrierKind;
use ShopElements\Cart\Money;
use ShopElements\Store\OrderDetails;

final class OrderPage
{
    private const WORDS = ['net' => 'netto', 'gross' => 'brutto'];

    /**
     * @param array<string, mixed> $cart as displayed to the buyer: `PdoHistory::seen`
     * @param string $heading of the page or of a section
     * @param string $prices `gross` or `net`, as on the page's `<shop-config>`
     * @param string $language of the page, for the sentence that states when each part of a line comes
     */
    public static function print(array $cart, string $heading, string $prices = 'gross', string $language = 'pl'): string
    {
        $parts = self::parts($cart);
        // The rows up to the total are of the whole order, below the last of its carts.
        $tables = array_map(static fn (array $part, int $at): string => self::table($part, $prices, $language, $at === count($parts) - 1 ? OrderDetails::sums($cart, $prices) : []), $parts, array_keys($parts));
        $list = array_map(static fn (array $one): string
            => '<dt>' . self::safe($one[0]) . '</dt><dd>' . nl2br(self::linked(self::unbroken(self::safe($one[1])))) . '</dd>', self::facts($cart, $prices));
        return '<article class="shop-order"><h2>' . self::safe($heading) . '</h2>' . implode('', $tables) . '<dl>' . implode('', $list) . '</dl></article>';
    }

    /** A post code does not break at its dash, and is copied as it is. */
    private static function unbroken(string $html): string
    {
        return (string) preg_replace('/\b\d{2}-\d{3}\b/', '<span style="white-space:nowrap">$0</span>', $html);
    }

    /** An address alone on its line, of a tracking or a document, is a link. */
    private static function linked(string $html): string
    {
        return (string) preg_replace('~^(?:https?:/|(?=/[^/]))/\S+$~m', '<a href="$0" rel="noopener noreferrer">$0</a>', $html);
    }

    /** The order as text, for mails. @param array<string, mixed> $cart */
    public static function text(array $cart, string $heading, string $prices = 'gross', string $language = 'pl'): string
    {
        $word = self::WORDS[$prices];
        $parts = array_map(static fn (array $part): string => $part['cart_name'] . "\n" . implode("\n", array_map(
            static fn (array $cells): string => vsprintf("- %s: %s po %s $word, razem %s $word", $cells),
            array_map(static fn (array $line): array => self::cells($line, $prices, $language), OrderDetails::lines(['childCarts' => []] + $part)),
        )), self::parts($cart));
        $facts = array_map(static fn (array $one): string => "$one[0]: $one[1]", self::facts($cart, $prices));
        return implode("\n\n", [$heading, ...$parts, implode("\n", array_map(static fn (array $one): string => "$one[0]: " . Money::shown($one[1]), OrderDetails::sums($cart, $prices))), implode("\n", $facts)]) . "\n";
    }

    /** @param array<string, mixed> $cart @return list<array<string, mixed>> the carts with lines */
    private static function parts(array $cart): array
    {
        return $cart['childCarts'] !== [] ? $cart['childCarts'] : [$cart];
    }

    /** @param array<string, mixed> $line @return list<string> */
    private static function cells(array $line, string $prices, string $language): array
    {
        $inParts = Parts::sentence($line['availability'] ?? null, (string) $line['quantity'], $line['unit'], $language);
        $price = Money::worded(Money::shown($line['prices'][$prices]), $line['unit']);
        $code = isset($line['buyer_code']) ? " (Twój symbol: $line[buyer_code])" : '';
        return [trim("$line[index] $line[product_name]$code"), "$line[quantity] $line[unit]" . ($inParts === null ? '' : " ($inParts)"), $price, Money::shown($line['prices']["total_$prices"])];
    }

    /** @param array<string, mixed> $cart @param list<array{string, string}> $sums */
    private static function table(array $cart, string $prices, string $language, array $sums): string
    {
        $word = self::WORDS[$prices];
        $rows = array_map(static fn (array $line): string => '<tr><td>' . implode('</td><td>', array_map(self::safe(...), self::cells($line, $prices, $language))) . '</td></tr>', OrderDetails::lines(['childCarts' => []] + $cart));
        $below = array_map(static fn (array $one): string => '<tr><th scope="row" colspan="3">' . self::safe($one[0]) . '</th><td>' . Money::shown($one[1]) . '</td></tr>', $sums);
        return '<table><caption>' . self::safe($cart['cart_name']) . '</caption>'
            . '<thead><tr><th scope="col">Produkt</th><th scope="col">Ilość</th>' . "<th scope=\"col\">Cena $word</th><th scope=\"col\">Wartość $word</th></tr></thead>"
            . '<tbody>' . implode('', $rows) . '</tbody>' . ($below === [] ? '' : '<tfoot>' . implode('', $below) . '</tfoot>') . '</table>';
    }

    /** The order's other facts, as pairs: labels may repeat or be numeric, so they cannot be keys. @param array<string, mixed> $cart @return list<array{string, string}> */
    private static function facts(array $cart, string $prices): array
    {
        $locker = implode(' ', array_filter([$cart['inpost_point_code'] ?? '', $cart['inpost_point_street'] ?? '', $cart['inpost_point_city'] ?? '']));
        $account = $cart['invoice_address'] ?? [];
        $place = self::place($cart['delivery_address'] ?? $account);
        $invoice = self::place($account);
        [$phone, $note] = OrderDetails::site($cart);
        $isSent = CarrierKind::of($cart['carrier']['type'] ?? null)->goesToAddress();
        $facts = [
            ['Dostawa', self::delivery($cart)],
            ['Paczkomat', $locker],
            ['Kontakt do paczkomatu', trim(($cart['inpost_phone_number'] ?? '') . ' ' . ($cart['inpost_email'] ?? ''))],
            ['Adres dostawy', $isSent ? $place : ''],
            ['Telefon na miejscu', $isSent ? $phone : ''],
            ['Uwagi dla kierowcy', $isSent ? $note : ''],
            ['Dane do faktury', $isSent && $invoice === $place ? '' : $invoice],
            ['Płatność', (string) ($cart['payment']['name'] ?? '')],
            ...array_map(static fn (array $one): array => [(string) $one['label'], self::answer($one)], $cart['extra_fields']),
            ['Uwagi', (string) $cart['client_comments']],
            ...$cart['sent'] ?? [],
            ['Razem netto', $prices === 'gross' ? Money::shown($cart['prices']['total_net']) : ''],
        ];
        return array_values(array_filter($facts, static fn (array $one): bool => $one[1] !== ''));
    }

    /** The carrier with its promise. @param array<string, mixed> $cart */
    public static function delivery(array $cart): string
    {
        return implode(', ', array_filter([$cart['carrier']['name'] ?? '', Day::promised($cart['carrier']['delivery'] ?? [])], static fn (?string $one): bool => (string) $one !== ''));
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
        $file = ($field['type'] ?? '') === 'file' ? $field['file']['name'] ?? null : null;
        return (string) ($file ?? array_column($field['options'], 'label', 'value')[$field['value']] ?? $field['value']);
    }

    private static function safe(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE);
    }
}
