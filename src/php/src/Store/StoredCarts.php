<?php

/** Reads a cart of the package's tables, with the price of each line. */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Action\Choices;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Line;
use ShopElements\Cart\Product;

final readonly class StoredCarts
{
    /** @param ?int $pricesStand seconds for which a line keeps the price at which it was added; null: as long as the line exists */
    public function __construct(private Db $db, private Products $products, private ?int $pricesStand)
    {
    }

    /** The buyer's open cart. */
    public function of(string $buyer): ?Cart
    {
        return $this->whole($this->open($buyer), false, false);
    }

    /** A frozen cart. The lines of a sent cart include their prices at that time. */
    public function held(int $id, bool $isOrdered): ?Cart
    {
        return $this->whole($this->read('c.id = ? AND c.is_open IS NULL AND c.parent_id IS NULL', $id), $isOrdered, true);
    }

    /** The rows of the open cart or, if it is another one, of this one. @return array{array<int, array<string, mixed>>, array<int, array<string, mixed>>} carts and lines, by id */
    public function rows(string $buyer, int|string $cart): array
    {
        $open = $this->open($buyer);
        return $cart === 0 || isset($open[0][$cart]) ? $open : $this->read('c.id = ?', $cart);
    }

    /** @return array{array<int, array<string, mixed>>, array<int, array<string, mixed>>} */
    private function open(string $buyer): array
    {
        return $this->db->once("{carts} {lines} of $buyer", fn (): array => $this->read('c.buyer = ? AND c.is_open = 1', $buyer));
    }

    /** One statement for a cart, its children and all lines. @return array{array<int, array<string, mixed>>, array<int, array<string, mixed>>} carts and lines, by id */
    private function read(string $where, int|string $value): array
    {
        $sql = "SELECT l.*, l.id AS line_id, l.extra_fields AS line_fields, c.* FROM {carts} c LEFT JOIN {lines} l ON l.cart_id = c.id
            WHERE ($where) OR c.parent_id = (SELECT c.id FROM {carts} c WHERE $where) ORDER BY c.id, l.id";
        $rows = $this->db->all($sql, $value, $value);
        $lines = array_filter(array_column($rows, null, 'line_id'), static fn (array $row): bool => $row['line_id'] !== null);
        return [array_column($rows, null, 'id'), array_map(static fn (array $row): array => ['id' => $row['line_id'], 'extra_fields' => $row['line_fields']] + $row, $lines)];
    }

    /** @param array{array<int, array<string, mixed>>, array<int, array<string, mixed>>} $rows */
    private function whole(array $rows, bool $isOrdered, bool $isHeld): ?Cart
    {
        [$carts, $lines] = $rows;
        $products = $lines === [] ? [] : $this->products->byId(array_values(array_unique(array_map(strval(...), array_column($lines, 'product_id')))));
        // A cart in payment keeps the price that is being paid.
        $isFinal = $isOrdered || array_filter(array_column($carts, 'payment_begun')) !== [];
        [$found, $removed] = [[], []];
        foreach ($lines as $row) {
            $product = $products[$row['product_id']] ?? null;
            if ($product === null) {
                $removed[$row['cart_id']][] = $row['id'];
            } else {
                $found[$row['cart_id']][] = $this->line($row, $product, $isFinal, $isHeld);
            }
        }
        $of = static fn (array $row, array $children = []): Cart => self::cart($row, $found[$row['id']] ?? [], $removed[$row['id']] ?? [], $children);
        $children = array_filter($carts, static fn (array $row): bool => $row['parent_id'] !== null);
        $main = array_values(array_diff_key($carts, $children))[0] ?? null;
        return $main === null ? null : $of($main, array_values(array_map($of, $children)));
    }

    /** @param array<string, mixed> $row @param list<Line> $lines @param list<int> $removed @param list<Cart> $children */
    private static function cart(array $row, array $lines, array $removed, array $children): Cart
    {
        return new Cart(
            id: $row['id'],
            lines: $lines,
            carrier: $row['carrier_id'],
            carrierNet: $row['carrier_net'],
            payment: $row['payment_id'],
            method: $row['method_id'],
            project: $row['project_id'],
            deliveryAddress: $row['delivery_address_id'],
            invoiceAddress: $row['invoice_address_id'],
            locker: array_intersect_key((array) json_decode((string) $row['locker'], true), array_flip(Choices::LOCKER)),
            email: (string) $row['email'],
            phone: (string) $row['phone'],
            notes: (string) $row['notes'],
            isPaymentBegun: (bool) $row['payment_begun'],
            voucher: $row['voucher'],
            discount: (int) $row['discount'],
            extraFields: (array) json_decode((string) $row['extra_fields'], true),
            name: (string) $row['name'],
            children: $children,
            begunAs: $row['begun_as'],
            gone: $removed,
        );
    }

    /** @param array<string, mixed> $row */
    private function line(array $row, Product $product, bool $isFinal, bool $isHeld): Line
    {
        $isAgreed = $row['is_agreed'] || ($row['written_net'] ?? $row['net']) !== $row['net'];
        $until = $isAgreed || $isFinal ? null : $this->until((string) $row['priced_at']);
        $net = $isAgreed || $isFinal || $until !== null ? $row['net'] : $product->netAt($row['quantity']);
        $extraFields = (array) json_decode((string) $row['extra_fields'], true);
        $was = json_decode((string) $row['was'], true) ?? ($isHeld && $net !== $row['net'] ? ['net' => $row['net']] : []);
        return new Line($row['id'], $product, $row['quantity'], $net, $extraFields, $isAgreed, $row['net'], $until, $was, (bool) $row['is_quoted'], $row['wished_net']);
    }

    /** The time until which a line keeps its price; null if it is the product's price. */
    private function until(string $pricedAt): ?string
    {
        $end = match ($this->pricesStand) {
            0 => '',
            null => '9999-12-31 00:00:00',
            default => gmdate('Y-m-d H:i:s', (int) strtotime("$pricedAt UTC") + $this->pricesStand),
        };
        return $end > Db::now() ? str_replace(' ', 'T', $end) . 'Z' : null;
    }
}
