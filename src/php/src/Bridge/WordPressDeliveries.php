<?php

/** Settings of deliveries and payments in WordPress: Ustawienia → Dostawy i płatności, rows of the package’s tables. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\Money;
use ShopElements\Cart\VatRate;
use ShopElements\Store\Db;

final readonly class WordPressDeliveries
{
    private const PAGE = 'shop_elements_offer';
    private const CAPABILITY = 'manage_options';

    /** The form's fields by table and column: label and options. A price has no options; a third entry is the meaning of an empty one. */
    private const TABLES = [
        'carriers' => ['Dostawy', [
            'type' => ['Rodzaj', ['courier' => 'Kurier', 'parcelLocker' => 'Paczkomat', 'pickup' => 'Odbiór osobisty', 'transportShop' => 'Własny transport']],
            'net' => ['Cena netto', []],
            'vat' => ['VAT', VatRate::CHOICES],
            'free_from' => ['Bezpłatna od (towar brutto)', [], 'nigdy'],
        ]],
        'payments' => ['Płatności', [
            'hook' => ['Rodzaj', ['' => 'Zwykła', 'manual_wire' => 'Przelew z terminem', 'upfront_manual_wire' => 'Przedpłata', 'deferred_payment' => 'Odroczona']],
        ]],
    ];

    private function __construct(private Db $db)
    {
    }

    /** A plugin calls this at load time. */
    public static function register(Db $db): void
    {
        $own = new self($db);
        WordPressAdmin::page('options-general.php', 'Dostawy i płatności', self::CAPABILITY, self::PAGE, $own->print(...), $own->save(...));
    }

    /** @param array<string, mixed> $result */
    private function print(array $result): void
    {
        echo '<p>Wiersz bez nazwy zostanie usunięty.</p>';
        foreach (self::TABLES as $table => [$title, $columns]) {
            $head = implode('', array_map(static fn (string $one): string => "<th scope=\"col\">$one</th>", ['Nazwa', ...array_column($columns, 0)]));
            echo "<h2>$title</h2><table class=\"widefat fixed striped\"><thead><tr>$head</tr></thead><tbody>";
            foreach ([...$this->db->all("SELECT * FROM {{$table}} ORDER BY id"), ['id' => 'new']] as $row) {
                echo '<tr>';
                foreach (['name' => ['Nazwa', ['']]] + $columns as $column => $field) {
                    [$label, $options] = $field;
                    $stored = $options === [] && isset($row[$column]) ? Money::figures($row[$column]) : (string) ($row[$column] ?? '');
                    $typed = $result['typed'][$table][$row['id']][$column] ?? $stored;
                    echo '<td>', WordPressAdmin::field("{$table}[$row[id]][$column]", $label, $options === [''] ? [] : $options, $typed, $field[2] ?? ''), '</td>';
                }
                echo '</tr>';
            }
            echo '</tbody></table>';
        }
        submit_button();
    }

    /** Stores valid rows. An invalid row is named in a notice, and the form shows it as typed. @param array<string, mixed> $sent @return array<string, mixed> */
    private function save(array $sent): array
    {
        return $this->db->atOnce('offer', function () use ($sent): array {
            $result = ['typed' => [], 'error' => [], 'success' => []];
            foreach (self::TABLES as $table => [$title, $columns]) {
                $stored = 0;
                foreach (is_array($sent[$table] ?? null) ? $sent[$table] : [] as $id => $row) {
                    $row = array_filter((array) $row, is_string(...));
                    $fault = $this->write($table, $columns, $id, $row);
                    $stored += (int) ($fault === null && ($row['name'] ?? '') !== '');
                    if ($fault !== null) {
                        $result['typed'][$table][$id] = $row;
                        $result['error'][] = "$title: $fault";
                    }
                }
                $result['success'][] = "$title: zapisano $stored.";
            }
            return $result;
        });
    }

    /**
     * The reason why the row was not changed; null if it is stored.
     *
     * @param array<string, array{0: string, 1: array<string, string>, 2?: string}> $columns
     * @param array<array-key, string> $texts
     */
    private function write(string $table, array $columns, int|string $id, array $texts): ?string
    {
        $name = mb_substr(sanitize_text_field($texts['name'] ?? ''), 0, 200);
        $row = Db::rowId($id);
        $values = [$name];
        foreach ($columns as $column => $field) {
            [$label, $options] = $field;
            $text = $texts[$column] ?? '';
            $isEmpty = isset($field[2]) && trim($text) === '';
            $price = Money::typed($text);
            if ($options === [] && !$isEmpty && $name !== '' && ($price === null || $price < 0)) {
                return "$name, $label: „{$text}” nie jest ceną, taką jak 19,90. Wiersza nie zapisano.";
            }
            $values[] = match (true) {
                $options === [] => $isEmpty ? null : $price,
                isset($options[$text]) => $text === '' ? null : $text,
                default => array_key_first($options) ?: null,
            };
        }
        if ($name === '' && $row === null && trim($texts['net'] ?? '') !== '') {
            return 'nowy wiersz nie ma nazwy. Nie zapisano go.';
        }
        $names = ['name', ...array_keys($columns)];
        if ($name === '') {
            $this->db->run("DELETE FROM {{$table}} WHERE id = ?", $row);
        } elseif ($row !== null) {
            $this->db->run("UPDATE {{$table}} SET " . implode(' = ?, ', $names) . ' = ? WHERE id = ?', ...[...$values, $row]);
        } else {
            $this->db->run("INSERT INTO {{$table}} (" . implode(', ', $names) . ') VALUES (' . implode(', ', array_fill(0, count($names), '?')) . ')', ...$values);
        }
        return null;
    }
}
