<?php

/** Exports orders of a shop in WordPress as CSV, one row each, for its bookkeeper: Zamówienia → Eksport zamówień. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\Money;
use ShopElements\Csv;
use ShopElements\Shop\ContactFields;
use ShopElements\Store\PdoHistory;

final class WordPressOrdersCsv
{
    private const PAGE = 'shop_elements_orders_csv';
    private const HEAD = ['Numer', 'Data', 'Status', 'Opłacone', 'Imię i nazwisko', 'Telefon', 'E-mail', 'Firma', 'NIP', 'Dostawa', 'Płatność', 'Netto', 'VAT', 'Brutto', 'Kaucje w tym', 'Waluta'];

    public static function register(PdoHistory $history): void
    {
        $parent = 'edit.php?post_type=' . WordPressOrders::TYPE;
        WordPressAdmin::page($parent, 'Eksport zamówień', WordPressVisitor::MANAGE, self::PAGE, self::print(...), static fn (array $sent): array => self::give($history, $sent));
    }

    private static function print(): void
    {
        echo '<p>Jeden wiersz na zamówienie, do otwarcia w Excelu. Puste dni: wszystkie zamówienia.</p>';
        foreach (['from' => 'Od dnia', 'to' => 'Do dnia'] as $name => $label) {
            echo "<p><label for=\"$name\">$label</label> <input type=\"date\" id=\"$name\" name=\"$name\"></p>";
        }
        submit_button('Pobierz CSV');
    }

    /** @param array<string, mixed> $sent */
    private static function give(PdoHistory $history, array $sent): never
    {
        $day = static fn (string $name): string => preg_match('/^\d{4}-\d\d-\d\d$/D', $text = is_string($sent[$name] ?? null) ? $sent[$name] : '') === 1 ? $text : '';
        nocache_headers();
        header('Content-Type: text/csv; charset=utf-8');
        header('Content-Disposition: attachment; filename="zamowienia.csv"');
        exit(self::table($history, $day('from'), $day('to')));
    }

    /** @param string $from first day, YYYY-MM-DD in the site's time; empty: no limit */
    public static function table(PdoHistory $history, string $from = '', string $to = ''): string
    {
        $rows = [];
        foreach ($history->db->run('SELECT id, placed_at, status, paid_at, cart FROM {orders} ORDER BY id') as $order) {
            $at = get_date_from_gmt($order['placed_at'], 'Y-m-d H:i');
            if (substr($at, 0, 10) >= $from && ($to === '' || substr($at, 0, 10) <= $to)) {
                $rows[] = [$history->numbered((int) $order['id']), $at, array_column(WordPressOrders::STATUSES, 0, 1)[$order['status']] ?? $order['status'], $order['paid_at'] === null ? 'nie' : 'tak', ...self::cells(json_decode($order['cart'], true))];
            }
        }
        return Csv::write([self::HEAD, ...$rows]);
    }

    /** @param array<string, mixed> $cart @return list<string> */
    private static function cells(array $cart): array
    {
        $cents = static fn (string $name): int => Money::read($cart['prices'][$name] ?? '0', $name);
        [$net, $gross, $deposit] = [$cents('total_net'), $cents('total_gross'), $cents('deposit_total')];
        $figures = static fn (int $amount): string => strtr(Money::text($amount), '.', ',');
        ['name' => $name, 'phone' => $phone, 'email' => $email, 'company' => $company, 'nip' => $nip] = ContactFields::in($cart);
        return [$name, $phone, $email, $company, $nip, (string) ($cart['carrier']['name'] ?? ''), (string) ($cart['payment']['name'] ?? ''),
            $figures($net), $figures($gross - $deposit - $net), $figures($gross), $deposit === 0 ? '' : $figures($deposit), (string) ($cart['currency']['iso_code'] ?? 'PLN')];
    }
}
