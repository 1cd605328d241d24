<?php

/** Decides how deliveries and payments are set up in WordPress: Settings → Dostawy i płatności, rows of the package’s tables. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\Money;
use ShopElements\Store\Db;

final readonly class WordPressDeliveries
{
    private const PAGE = 'shop_elements_offer';
    private const CAPABILITY = 'manage_options';
    private const REFUSED = 'shop_refused';
    /** The form's fields by table and column: label and options; without options it is a price. */
    private const TABLES = [
        'carriers' => ['Dostawy', [
            'type' => ['Rodzaj', ['courier' => 'Kurier', 'parcelLocker' => 'Paczkomat', 'pickup' => 'Odbiór osobisty', 'transportShop' => 'Własny transport']],
            'net' => ['Cena netto', []],
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
        add_action('admin_menu', static fn () => add_options_page('Dostawy i płatności', 'Dostawy i płatności', self::CAPABILITY, self::PAGE, $own->show(...)));
        add_action('admin_post_' . self::PAGE, $own->save(...));
    }

    private function show(): void
    {
        echo '<div class="wrap"><h1>Dostawy i płatności</h1><p>Wiersz bez nazwy zostanie usunięty.</p>';
        $refused = (int) ($_GET[self::REFUSED] ?? 0);
        echo $refused === 0 ? '' : "<div class=\"notice notice-error\"><p>Wiersze, których nie zapisano, bo ceny nie da się odczytać: $refused</p></div>";
        printf('<form action="%s" method="post"><input type="hidden" name="action" value="%s">', esc_url(admin_url('admin-post.php')), esc_attr(self::PAGE));
        wp_nonce_field(self::PAGE);
        foreach (self::TABLES as $table => [$title, $columns]) {
            $head = implode('', array_map(static fn (string $one): string => "<th scope=\"col\">$one</th>", ['Nazwa', ...array_column($columns, 0)]));
            echo "<h2>$title</h2><table class=\"widefat fixed striped\"><thead><tr>$head</tr></thead><tbody>";
            foreach ([...$this->db->all("SELECT * FROM {{$table}} ORDER BY id"), ['id' => 'new', 'name' => '']] as $row) {
                echo '<tr>', self::cell("{$table}[$row[id]][name]", 'Nazwa', [], (string) $row['name']);
                foreach ($columns as $column => [$label, $options]) {
                    $value = $options === [] ? (isset($row[$column]) ? Money::text($row[$column]) : '') : (string) ($row[$column] ?? '');
                    echo self::cell("{$table}[$row[id]][$column]", $label, $options, $value);
                }
                echo '</tr>';
            }
            echo '</tbody></table>';
        }
        submit_button();
        echo '</form></div>';
    }

    /** @param array<string, string> $options */
    private static function cell(string $name, string $label, array $options, string $value): string
    {
        $choices = array_map(static fn (int|string $one, string $text): string
            => sprintf('<option value="%s"%s>%s</option>', esc_attr((string) $one), selected((string) $one, $value, false), esc_html($text)), array_keys($options), $options);
        return $options === []
            ? sprintf('<td><input type="text" class="widefat" aria-label="%s" name="%s" value="%s"></td>', esc_attr($label), esc_attr($name), esc_attr($value))
            : sprintf('<td><select class="widefat" aria-label="%s" name="%s">%s</select></td>', esc_attr($label), esc_attr($name), implode('', $choices));
    }

    private function save(): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            wp_die('Nie masz uprawnień do tej strony.', 403);
        }
        check_admin_referer(self::PAGE);
        $said = wp_unslash($_POST);
        $refused = $this->db->atOnce('offer', function () use ($said): int {
            $refused = 0;
            foreach (self::TABLES as $table => [, $columns]) {
                foreach (is_array($said[$table] ?? null) ? $said[$table] : [] as $id => $row) {
                    $refused += (int) !$this->write($table, $columns, $id, array_filter((array) $row, is_string(...)));
                }
            }
            return $refused;
        });
        wp_safe_redirect(admin_url('options-general.php?page=' . self::PAGE . '&' . self::REFUSED . "=$refused"));
    }

    /**
     * False if a price cannot be read; the row then stays as it was.
     *
     * @param array<string, array{string, array<string, string>}> $columns
     * @param array<array-key, string> $said
     */
    private function write(string $table, array $columns, int|string $id, array $said): bool
    {
        $name = mb_substr(sanitize_text_field($said['name'] ?? ''), 0, 200);
        $row = Db::rowId($id);
        $values = [$name];
        foreach ($columns as $column => [, $options]) {
            $text = $said[$column] ?? '';
            $price = Money::typed($text);
            if ($options === [] && $name !== '' && ($price === null || $price < 0)) {
                return false;
            }
            $values[] = match (true) {
                $options === [] => $price,
                isset($options[$text]) => $text === '' ? null : $text,
                default => array_key_first($options) ?: null,
            };
        }
        $names = ['name', ...array_keys($columns)];
        if ($name === '') {
            $this->db->run("DELETE FROM {{$table}} WHERE id = ?", $row);
        } elseif ($row !== null) {
            $this->db->run("UPDATE {{$table}} SET " . implode(' = ?, ', $names) . ' = ? WHERE id = ?', ...[...$values, $row]);
        } else {
            $this->db->run("INSERT INTO {{$table}} (" . implode(', ', $names) . ') VALUES (' . implode(', ', array_fill(0, count($names), '?')) . ')', ...$values);
        }
        return true;
    }
}
