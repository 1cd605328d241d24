<?php

/** Takes an order’s goods from stock, so that the last piece is sold once, and puts them back once if the order is cancelled. */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Cart\Cart;
use ShopElements\Cart\Refused;

final readonly class Goods
{
    public function __construct(private Db $db, private Products $products)
    {
    }

    /**
     * Takes goods in the order of their ids, so that two orders cannot deadlock. Products without a stock are not
     * counted.
     *
     * @return list<array{int|string, int}> the taken goods: ids and quantities
     * @throws Refused if there is less in stock than the cart needs
     */
    public function take(Cart $cart): array
    {
        $needs = [];
        foreach ($this->products instanceof Shelves ? $cart->allLines() : [] as $line) {
            if ($line->product->stock !== null) {
                $needs[$line->product->id] = [$line->product, ($needs[$line->product->id][1] ?? 0) + $line->quantity];
            }
        }
        ksort($needs, SORT_STRING);
        $short = array_filter($needs, fn (array $one): bool => !$this->move($one[0]->id, $one[1]));
        if ($short !== []) {
            $now = $this->products->byId(array_map(strval(...), array_keys($short)));
            throw Refused::short(array_map(static fn (array $one): array => [$now[$one[0]->id] ?? $one[0], $one[1]], array_values($short)));
        }
        return array_values(array_map(static fn (array $one): array => [$one[0]->id, $one[1]], $needs));
    }

    /** Cancels an order and puts its goods back. False if it has been cancelled before. */
    public function cancel(int $order): bool
    {
        return $this->db->atOnce("order $order", function () use ($order): bool {
            $row = $this->db->one("SELECT taken FROM {orders} WHERE id = ? AND status <> 'cancelled'", $order);
            if ($row === null) {
                return false;
            }
            // No payment is expected any more. A deadline in the past marks it as expired.
            $now = Db::now();
            $this->db->run("UPDATE {orders} SET status = 'cancelled', taken = NULL, pay_until = CASE WHEN pay_until > ? THEN NULL ELSE pay_until END WHERE id = ?", $now, $order);
            foreach (json_decode($row['taken'] ?? '[]', true) as [$id, $quantity]) {
                $this->move($id, -$quantity);
            }
            return true;
        });
    }

    private function move(int|string $id, int $quantity): bool
    {
        return $this->products instanceof Shelves && $this->products->take($id, $quantity);
    }
}
