<?php

/** What was sent of an order, in WordPress: a box of the order's screen, which stores each delivery. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use InvalidArgumentException;
use ShopElements\Cart\Buyer;
use ShopElements\Day;
use ShopElements\Store\OrderDeliveries;
use ShopElements\Store\PdoHistory;
use WP_Post;

final readonly class WordPressShipments
{
    private const FIELD = 'shop_sent';
    private const FAULT = 'shop_elements_sent_';
    private const FIELDS = ['number' => ['Numer (WZ)', ''], 'date' => ['Dzień', 'taki jak 9.12.2026'], 'carrier' => ['Przewoźnik', ''], 'tracking_url' => ['Adres śledzenia', 'https://…']];

    private function __construct(private PdoHistory $history)
    {
    }

    public static function register(PdoHistory $history): void
    {
        $own = new self($history);
        $type = WordPressOrders::TYPE;
        add_action("add_meta_boxes_$type", static fn () => add_meta_box(self::FIELD, 'Wysyłki', $own->show(...), $type, 'normal'));
        // Before the new status, whose mail lists what was sent.
        add_action('transition_post_status', $own->save(...), 5, 3);
        add_action('admin_notices', self::printFault(...));
    }

    /** @return ?array<string, mixed> row of `orders`; null for an imported order */
    private function orderOf(int $post): ?array
    {
        return $this->history->db->one('SELECT * FROM {orders} WHERE filed_as = ?', $post);
    }

    private function show(WP_Post $post): void
    {
        $order = $this->orderOf($post->ID);
        if ($order === null) {
            return;
        }
        foreach (OrderDeliveries::facts($order, json_decode($order['cart'], true)) as [$label, $text]) {
            printf('<p><strong>%s</strong><br>%s</p>', esc_html($label), nl2br(esc_html($text)));
        }
        $lines = $this->history->order(new Buyer($order['buyer']), (string) $order['id'])['lines'] ?? [];
        $open = array_filter($lines, static fn (array $one): bool => ($one['open'] ?? $one['quantity']) > 0);
        if ($open === [] || $post->post_status === WordPressOrders::CANCELLED) {
            return;
        }
        $row = static fn (string $label, string $field): string => '<tr><th scope="row">' . esc_html($label) . "</th><td>$field</td></tr>";
        $rows = array_map(static fn (string $name, array $of): string => $row($of[0], WordPressAdmin::field(self::FIELD . "[$name]", $of[0], [], '', $of[1])), array_keys(self::FIELDS), self::FIELDS);
        $inputs = array_map(static fn (array $one): string => $row("$one[name], z " . ($one['open'] ?? $one['quantity']) . " $one[unit]", WordPressAdmin::field(self::FIELD . "[lines][$one[id]]", "Ile wysłano: $one[name]", [], '')), array_values($open));
        echo '<table class="form-table" role="presentation">', implode('', [...$rows, ...$inputs]), '</table>'
            . '<p class="description">Wpisz, ile wysłano, i zapisz zamówienie. Kupujący widzi wysyłki w swoim zamówieniu i w e-mailu o statusie „Wysłane”.</p>';
    }

    /** WordPress has checked the form's nonce. The form is read once. */
    private function save(string $new, string $old, WP_Post $post): void
    {
        $sent = wp_unslash($_POST[self::FIELD] ?? null);
        if ($post->post_type !== WordPressOrders::TYPE || !is_array($sent) || (int) ($_POST['post_ID'] ?? 0) !== $post->ID || !current_user_can('edit_post', $post->ID)) {
            return;
        }
        unset($_POST[self::FIELD]);
        $quantities = array_filter(array_map(static fn (mixed $one): string => is_string($one) ? trim($one) : '', (array) ($sent['lines'] ?? [])), strlen(...));
        $texts = array_filter(array_map(static fn (mixed $one): string => is_string($one) ? sanitize_text_field($one) : '', array_intersect_key($sent, self::FIELDS)), strlen(...));
        $order = $quantities === [] ? null : $this->orderOf($post->ID);
        $fault = $order === null ? null : $this->add((int) $order['id'], $texts, $quantities);
        $fault === null || set_transient(self::FAULT . get_current_user_id(), $fault, HOUR_IN_SECONDS);
    }

    /** @param array<string, string> $texts @param array<array-key, string> $quantities @return ?string why nothing was stored */
    private function add(int $order, array $texts, array $quantities): ?string
    {
        if (preg_grep('/^\d{1,9}$/D', $quantities) !== $quantities) {
            return 'Wysyłki nie zapisano: ilość nie jest liczbą całkowitą.';
        }
        if (isset($texts['date']) && Day::iso($texts['date']) === null) {
            return "Wysyłki nie zapisano: „{$texts['date']}” nie jest dniem, takim jak 9.12.2026.";
        }
        $lines = array_filter(array_map(static fn (int|string $id, string $many): array => ['id' => $id, 'quantity' => (int) $many], array_keys($quantities), $quantities), static fn (array $one): bool => $one['quantity'] > 0);
        $day = isset($texts['date']) ? ['date' => (string) Day::iso($texts['date'])] : [];
        try {
            $lines === [] || $this->history->addDelivery($order, [...$texts, ...$day, 'lines' => array_values($lines)]);
        } catch (InvalidArgumentException) {
            return 'Wysyłki nie zapisano: jest w niej więcej, niż zostało, albo adres śledzenia nie zaczyna się od https://.';
        }
        return null;
    }

    private static function printFault(): void
    {
        $name = self::FAULT . get_current_user_id();
        $fault = get_transient($name);
        if (is_string($fault) && get_current_screen()?->id === WordPressOrders::TYPE) {
            delete_transient($name);
            echo WordPressAdmin::notice('error', [$fault]);
        }
    }
}
