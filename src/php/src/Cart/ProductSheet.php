<?php

/** Reads products from a CSV file, by the names of its columns, and names the fault of each wrong row. */

declare(strict_types=1);

namespace ShopElements\Cart;

use ShopElements\Csv;
use ShopElements\Store\Spelling;

final readonly class ProductSheet
{
    private const MAX_ROWS = 5000;
    /** Column names for writing, and the names that people use, without accents. */
    private const HEADINGS = [
        'sku' => ['Symbol (SKU)', 'sku', 'symbol', 'kod', 'indeks'],
        'name' => ['Nazwa', 'nazwa produktu', 'produkt'],
        'net' => ['Cena netto', 'cena', 'cena netto (zl)', 'netto'],
        'unit' => ['Jednostka', 'jm', 'j.m.', 'jedn.'],
        'stock' => ['Stan', 'stan magazynowy', 'ilosc'],
        'vat' => ['VAT', 'stawka vat', 'vat %'],
        'least' => ['Najmniej'],
        'step' => ['Wielokrotność', 'wielokrotnosc'],
    ];

    /**
     * @param array<string, array{row: int, name: string, fields: array<string, string>}> $products by symbol; a missing column adds no field
     * @param list<string> $faults
     */
    private function __construct(public array $products, public array $faults)
    {
    }

    public static function read(string $bytes): self
    {
        $rows = Csv::read($bytes);
        $first = array_key_first($rows);
        $columns = self::columns($rows[$first] ?? []);
        unset($rows[$first]);
        return match (true) {
            !in_array('sku', $columns, true) => new self([], ['To nie jest plik CSV z kolumną SKU w pierwszym wierszu.']),
            $rows === [] => new self([], ['W pliku nie ma produktów.']),
            count($rows) > self::MAX_ROWS => new self([], ['W pliku jest za dużo wierszy, najwięcej może być ' . self::MAX_ROWS . '.']),
            count($columns) !== count(array_unique($columns)) => new self([], ['Dwie kolumny znaczą to samo: ' . implode(', ', array_diff_assoc($columns, array_unique($columns))) . '.']),
            default => self::products($rows, $columns),
        };
    }

    /** @param list<array{name: string, fields: array<string, string>}> $products @return string CSV that `read` reads */
    public static function write(array $products): string
    {
        $rows = array_map(static function (array $one): array {
            $texts = TypedProduct::shown($one['fields']) + ['name' => $one['name']];
            return array_map(static fn (string $field): string => $texts[$field] ?? '', array_keys(self::HEADINGS));
        }, $products);
        return Csv::write([array_column(self::HEADINGS, 0), ...$rows]);
    }

    /** @param list<string> $head @return array<int, string> fields by column index */
    private static function columns(array $head): array
    {
        $fields = [];
        foreach (self::HEADINGS as $field => $names) {
            $fields += array_fill_keys(array_map(Spelling::plain(...), $names), $field);
        }
        return array_filter(array_map(static fn (string $name): ?string => $fields[Spelling::plain(trim($name))] ?? null, $head), is_string(...));
    }

    /** The errors of the sheet in a shop with these existing products. @param array<string, list<int>> $known ids by symbol @return list<string> */
    public function faultsAmong(array $known): array
    {
        $faults = [];
        foreach ($this->products as $one) {
            $there = count($known[$one['fields']['sku']] ?? []);
            $wrong = $there > 1 && $one['fields']['sku'] !== '' ? "symbol {$one['fields']['sku']} ma w sklepie kilka produktów." : ($there === 0 && $one['name'] === '' ? 'nowy produkt nie ma nazwy.' : null);
            $faults = $wrong === null ? $faults : [...$faults, "Wiersz $one[row]: $wrong"];
        }
        return $faults;
    }

    /** @param array<int, list<string>> $rows @param array<int, string> $columns */
    private static function products(array $rows, array $columns): self
    {
        [$products, $faults] = [[], []];
        foreach ($rows as $at => $cells) {
            $texts = array_map(static fn (int $place): string => $cells[$place] ?? '', array_flip($columns));
            $fields = array_diff_key($texts, ['name' => '']);
            $typed = new TypedProduct($fields);
            $sku = $typed->stored['sku'];
            $wrong = match (true) {
                $sku === '' => ['Brak symbolu (SKU).'],
                isset($products[" $sku"]) => ["Symbol $sku jest już w wierszu {$products[" $sku"]['row']}."],
                default => array_values($typed->faults),
            };
            array_push($faults, ...array_map(static fn (string $one): string => "Wiersz $at: $one", $wrong));
            // With a space before it, because PHP would turn a numeric symbol into an integer key.
            $products[" $sku"] ??= ['row' => $at, 'name' => $texts['name'] ?? '', 'fields' => array_intersect_key($typed->stored, $fields)];
        }
        return new self($products, $faults);
    }
}
