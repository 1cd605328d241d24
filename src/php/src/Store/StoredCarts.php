<?php

/** Reads a cart of the package's tables, with the price of each line. */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Action\ChooseLocker;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Line;

final readonly class StoredCarts
{
    /** @param ?int $pricesStand seconds for which a line keeps the price at which it was added; null: as long as the line exists */
    public function __construct(private Db $db, private Products $products, private ?int $pricesStand)
    {
    }

    /** The buyer's open cart. */
    public function of(string $buyer): ?Cart
    {
        $row = $this->db->one('SELECT * FROM {carts} WHERE buyer = ? AND is_open = 1', $buyer);
        return $row === null ? null : $this->whole($row, false, false);
    }

    /** A frozen cart. The lines of a sent cart include their prices at that time. */
    public function held(int $id, bool $isOrdered): ?Cart
    {
        $row = $this->db->one('SELECT * FROM {carts} WHERE id = ? AND is_open IS NULL AND parent_id IS NULL', $id);
        return $row === null ? null : $this->whole($row, $isOrdered, true);
    }

    /** @param array<string, mixed> $row */
    private function whole(array $row, bool $isOrdered, bool $isHeld): Cart
    {
        $children = $this->db->all('SELECT * FROM {carts} WHERE parent_id = ? ORDER BY id', $row['id']);
        // A cart in payment keeps the price that is being paid.
        $isFinal = $isOrdered || array_filter(array_column([$row, ...$children], 'payment_begun')) !== [];
        return $this->cartOf($row, $isFinal, $isHeld, array_map(fn (array $child): Cart => $this->cartOf($child, $isFinal, $isHeld), $children));
    }

    /** @param array<string, mixed> $row @param list<Cart> $children */
    private function cartOf(array $row, bool $isFinal, bool $isHeld, array $children = []): Cart
    {
        [$lines, $removed] = $this->lines($row['id'], $isFinal, $isHeld);
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
            locker: array_intersect_key((array) json_decode((string) $row['locker'], true), array_flip(ChooseLocker::NAMES)),
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

    /** The lines, and the ids of lines whose product is no longer offered. @return array{list<Line>, list<int|string>} */
    private function lines(int $cart, bool $isFinal, bool $isHeld): array
    {
        $rows = $this->db->all('SELECT * FROM {lines} WHERE cart_id = ? ORDER BY id', $cart);
        $products = $this->products->byId(array_map(strval(...), array_column($rows, 'product_id')));
        [$lines, $removed] = [[], []];
        foreach ($rows as $row) {
            $product = $products[$row['product_id']] ?? null;
            if ($product === null) {
                $removed[] = $row['id'];
            } else {
                $isAgreed = $row['is_agreed'] || ($row['written_net'] ?? $row['net']) !== $row['net'];
                $until = $isAgreed || $isFinal ? null : $this->until((string) $row['priced_at']);
                $net = $isAgreed || $isFinal || $until !== null ? $row['net'] : $product->net;
                $extraFields = (array) json_decode((string) $row['extra_fields'], true);
                $was = json_decode((string) $row['was'], true) ?? ($isHeld && $net !== $row['net'] ? ['net' => $row['net']] : []);
                $lines[] = new Line($row['id'], $product, $row['quantity'], $net, $extraFields, $isAgreed, $row['net'], $until, $was, (bool) $row['is_quoted']);
            }
        }
        return [$lines, $removed];
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
