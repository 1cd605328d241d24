<?php

/** What came of an order in the package's tables: its deliveries, what is open, and what is cancelled. */

declare(strict_types=1);

namespace ShopElements\Store;

use InvalidArgumentException;
use ShopElements\Address;
use ShopElements\Day;
use ShopElements\Http\CartAnswer;

/** @phpstan-type Delivery array{number?: string, date?: string, carrier?: string, tracking_url?: string, lines: list<array{id: int|string, quantity: int}>, documents?: list<array<string, mixed>>} */
final readonly class OrderDeliveries
{
    public function __construct(private Db $db)
    {
    }

    /** Adds what was sent at once. @param Delivery $delivery */
    public function add(int $order, array $delivery): void
    {
        // Tracking leads to another site, so any page serves as the base.
        if (isset($delivery['tracking_url']) && (new Address('https://shop.example/'))->link($delivery['tracking_url']) === null) {
            throw new InvalidArgumentException('The URL of the tracking must be http or https, without user info.');
        }
        $this->change($order, static fn (array $sent, array $cancelled): array => [[...$sent, $delivery], $cancelled]);
    }

    /** @param array<int|string, int> $quantities by the id of a line */
    public function cancel(int $order, array $quantities): void
    {
        $this->change($order, static fn (array $sent): array => [$sent, $quantities]);
    }

    /**
     * The order on the wire; unchanged if nothing was sent or cancelled.
     *
     * @param array<string, mixed> $row of `orders`
     * @param array<string, mixed> $order in the wire's format
     * @return array<string, mixed>
     */
    public static function of(array $row, array $order, string $askUrl): array
    {
        if ($row['lines_open'] === null) {
            return $order;
        }
        [$sent, $cancelled] = self::stored($row);
        $open = (int) $row['lines_open'];
        $lines = array_map(static fn (array $one): array => $one + self::parts($one, $sent, $cancelled), $order['lines']);
        return [
            ...$order,
            'lines_sent' => count(array_filter($lines, static fn (array $one): bool => $one['open'] === 0 && $one['delivered'] > 0)),
            'lines' => $lines,
            'deliveries' => $sent,
        ] + ($open > 0 && $askUrl !== '' ? ['ask_url' => str_replace('{number}', rawurlencode($order['number']), $askUrl)] : []);
    }

    /**
     * As pairs of label and text, for an order's page and its mails.
     *
     * @param array<string, mixed> $row of `orders`
     * @param array<string, mixed> $cart in the wire's format
     * @return list<array{string, string}>
     */
    public static function facts(array $row, array $cart): array
    {
        if ($row['lines_open'] === null) {
            return [];
        }
        [$sent, $cancelled] = self::stored($row);
        $lines = array_column(OrderDetails::lines($cart), null, 'id');
        $text = static fn (array $one): string => isset($lines[$one['id']]) && $one['quantity'] > 0
            ? $lines[$one['id']]['product_name'] . ": $one[quantity]" . ($one['quantity'] == $lines[$one['id']]['quantity'] ? '' : ' z ' . $lines[$one['id']]['quantity']) . ' ' . $lines[$one['id']]['unit']
            : '';
        $joined = static fn (array $parts): string => implode("\n", array_filter($parts, static fn (string $one): bool => $one !== ''));
        $facts = array_map(static fn (array $one, int $at): array => ['Dostawa ' . ($one['number'] ?? $at + 1), $joined([
            implode(', ', array_filter([isset($one['date']) ? Day::polish($one['date']) : '', $one['carrier'] ?? ''])),
            $one['tracking_url'] ?? '',
            ...array_map($text, $one['lines']),
        ])], $sent, array_keys($sent));
        $rest = static fn (string $of): string => $joined(array_map(static fn (array $line): string => $text(['id' => $line['id'], 'quantity' => self::parts($line, $sent, $cancelled)[$of]]), array_values($lines)));
        return [...$facts, ...array_filter([['Jeszcze nie wysłane', $rest('open')], ['Anulowane', $rest('cancelled')]], static fn (array $one): bool => $one[1] !== '')];
    }

    /** @param callable(list<array<string, mixed>>, array<int|string, int>): array{list<array<string, mixed>>, array<int|string, int>} $change */
    private function change(int $order, callable $change): void
    {
        $this->db->atOnce("order $order", function () use ($order, $change): void {
            $row = $this->db->one('SELECT cart, deliveries, cancelled FROM {orders} WHERE id = ?', $order) ?? throw new InvalidArgumentException("There is no order $order.");
            [$sent, $cancelled] = $change(...self::stored($row));
            $lines = array_column(OrderDetails::lines(json_decode($row['cart'], true)), null, 'id');
            $strange = array_diff([...array_column(array_merge([], ...array_column($sent, 'lines')), 'id'), ...array_keys($cancelled)], array_keys($lines));
            if ($strange !== []) {
                throw new InvalidArgumentException('The order does not have the line ' . reset($strange) . '.');
            }
            $open = array_map(static fn (array $one): int => (int) self::parts($one, $sent, $cancelled)['open'], $lines);
            if ($open !== [] && min($open) < 0) {
                throw new InvalidArgumentException('More than was ordered of the line ' . array_search(min($open), $open, true) . '.');
            }
            $this->db->run('UPDATE {orders} SET deliveries = ?, cancelled = ?, lines_open = ? WHERE id = ?', CartAnswer::json($sent), CartAnswer::json((object) $cancelled), count(array_filter($open)), $order);
        });
    }

    /** @param array<string, mixed> $row @return array{list<array<string, mixed>>, array<int|string, int>} */
    private static function stored(array $row): array
    {
        return [json_decode($row['deliveries'] ?? '[]', true), json_decode($row['cancelled'] ?? '{}', true)];
    }

    /** @param array<string, mixed> $line @param list<array<string, mixed>> $sent @param array<int|string, int> $cancelled @return array{delivered: int, open: int, cancelled: int} */
    private static function parts(array $line, array $sent, array $cancelled): array
    {
        $mine = array_filter(array_merge([], ...array_column($sent, 'lines')), static fn (array $one): bool => (string) $one['id'] === (string) $line['id']);
        $delivered = (int) array_sum(array_column($mine, 'quantity'));
        $less = (int) ($cancelled[$line['id']] ?? 0);
        return ['delivered' => $delivered, 'open' => (int) $line['quantity'] - $delivered - $less, 'cancelled' => $less];
    }
}
