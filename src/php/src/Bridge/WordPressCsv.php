<?php

/** Imports and exports products in WordPress as one CSV file: Produkty → Import i eksport. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\ProductSheet;
use Throwable;
use WP_Query;

final class WordPressCsv
{
    private const PAGE = 'shop_elements_csv';
    private const FILE = 'products';
    private const OUT = 'out';

    /** A plugin calls this at load time. */
    public static function register(): void
    {
        $parent = 'edit.php?post_type=' . WordPressOffer::TYPE;
        WordPressAdmin::page($parent, 'Import i eksport produktów', WordPressOffer::CAPABILITY, self::PAGE, self::print(...), self::save(...));
    }

    private static function print(): void
    {
        echo '<h2>Import</h2><p>Plik CSV z nazwami kolumn w pierwszym wierszu: Symbol (SKU), Nazwa, Cena netto, Jednostka, Stan, VAT. Symbol decyduje, czy produkt jest zmieniany, '
            . 'czy dodawany. Kolumny, których brakuje, zostają bez zmian. Jeśli jest choć jeden błąd, nie zmienia się nic.</p>'
            . '<label for="shop-csv">Plik CSV</label> <input type="file" id="shop-csv" name="' . self::FILE . '" accept=".csv,text/csv">';
        submit_button('Wczytaj produkty');
        echo '<h2>Eksport</h2><p>Wszystkie produkty, do otwarcia w Excelu.</p>';
        submit_button('Pobierz CSV', 'secondary', self::OUT);
    }

    /** @param array<string, mixed> $sent @return array<string, list<string>> */
    private static function save(array $sent): array
    {
        $known = self::known();
        if (isset($sent[self::OUT])) {
            self::give(array_merge(...array_values($known)));
        }
        $path = $_FILES[self::FILE]['tmp_name'] ?? '';
        $sheet = ProductSheet::read(is_string($path) && is_uploaded_file($path) ? (string) file_get_contents($path) : '');
        $faults = [...$sheet->faults, ...$sheet->faultsAmong($known)];
        natsort($faults);
        return $faults === [] ? self::store($sheet, $known) : ['error' => ['Nie zmieniono nic.', ...array_values($faults)]];
    }

    /** Stores all products in one transaction. @param array<string, list<int>> $known @return array<string, list<string>> */
    private static function store(ProductSheet $sheet, array $known): array
    {
        $wpdb = $GLOBALS['wpdb'];
        [$added, $changed] = [0, 0];
        $wpdb->query('START TRANSACTION');
        try {
            foreach ($sheet->products as $one) {
                $id = $known[$one['fields']['sku']][0] ?? null;
                $id === null ? $added++ : $changed++;
                if ($id === null || ($one['name'] !== '' && $one['name'] !== WordPressOffer::nameOf(get_post($id)))) {
                    $post = ['post_title' => htmlspecialchars($one['name'], ENT_NOQUOTES), 'post_type' => WordPressOffer::TYPE];
                    $id = $id === null ? wp_insert_post(wp_slash($post + ['post_status' => 'publish']), true) : wp_update_post(wp_slash($post + ['ID' => $id]), true);
                }
                is_int($id) || throw new \RuntimeException("Wiersz $one[row]: {$id->get_error_message()}");
                WordPressOffer::write($id, $one['fields']);
            }
            $wpdb->query('COMMIT');
        } catch (Throwable $fault) {
            $wpdb->query('ROLLBACK');
            wp_cache_flush();
            return ['error' => ['Nie zmieniono nic.', $fault->getMessage()]];
        }
        return ['success' => ["Dodano produktów: $added, zmieniono: $changed."]];
    }

    /** @param list<int> $ids */
    private static function give(array $ids): never
    {
        nocache_headers();
        header('Content-Type: text/csv; charset=utf-8');
        header('Content-Disposition: attachment; filename="produkty.csv"');
        exit(ProductSheet::write(array_map(static fn (int $id): array => ['name' => WordPressOffer::nameOf(get_post($id)), 'fields' => WordPressOffer::fields($id)], $ids)));
    }

    /** @return array<string, list<int>> ids by symbol */
    private static function known(): array
    {
        $query = new WP_Query(['post_type' => WordPressOffer::TYPE, 'post_status' => ['publish', 'draft', 'private', 'pending', 'future'], 'posts_per_page' => -1, 'orderby' => 'title', 'order' => 'ASC']);
        $known = [];
        foreach ($query->posts as $post) {
            $known[WordPressOffer::fields($post->ID)['sku']][] = $post->ID;
        }
        return $known;
    }
}
