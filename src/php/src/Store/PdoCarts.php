<?php

/** Stores carts and orders in the package's tables. */

declare(strict_types=1);

namespace ShopElements\Store;

use Closure;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Line;
use ShopElements\Cart\Refused;
use ShopElements\Http\CartAnswer;
use ShopElements\Shop\CartStore;
use ShopElements\Shop\Orders;

final readonly class PdoCarts implements CartStore, Orders
{
    private const DAY = 24 * 3600;

    private StoredCarts $stored;

    /**
     * @param string $orderPath the URL of an order’s page, to which the guid is appended
     * @param (Closure(Buyer, Cart, string, array<string, mixed>): mixed)|null $placed called with the order's guid and the cart as seen,
     *     with its sums, in the same transaction: all or nothing. It may throw `Refused`
     * @param (Closure(string): list<Line>)|null $first the lines of a buyer’s very first cart
     * @param ?int $pricesStand seconds for which a line keeps the price at which it was added; 0: it always has the
     *     product's price, and the buyer reads of each change; null: it keeps its price as long as it is in the cart
     * @param (Closure(array<string, mixed>): ?int)|null $waits hours that an order, by its cart as seen, waits for its payment (`DuePayments`); null: it does not
     */
    public function __construct(
        private Db $db,
        private Products $products,
        private string $orderPath = '/zamowienie/',
        private ?Closure $first = null,
        private ?Closure $placed = null,
        ?int $pricesStand = 0,
        private ?Closure $waits = null,
    ) {
        $this->stored = new StoredCarts($db, $products, $pricesStand);
    }

    public function atOnce(string $buyer, Closure $work): mixed
    {
        return $this->db->atOnce($buyer, $work);
    }

    /** The cart's id is 0 until there is something to save. */
    public function look(string $buyer): Cart
    {
        return $this->stored->of($buyer) ?? new Cart(0, $this->firstLines($buyer));
    }

    /** A frozen cart, whose owner may have another open cart. @param bool $isOrdered whether its prices are final */
    public function held(int $id, bool $isOrdered): ?Cart
    {
        return $this->stored->held($id, $isOrdered);
    }

    public function open(string $buyer): Cart
    {
        $cart = $this->look($buyer);
        if ($cart->id === 0 && $cart->lines !== []) {
            // Only stored lines have the ids by which a page changes them.
            $this->save($buyer, $cart);
            return $this->look($buyer);
        }
        $row = $this->stored->rows($buyer, $cart->id)[0][$cart->id] ?? null;
        // At most one write a day: carts expire after days, so the hour of the last use does not matter.
        if ($row !== null && max($row['begun_at'], $row['used_at']) < Db::now(self::DAY)) {
            $this->db->run('UPDATE {carts} SET used_at = ? WHERE id = ?', Db::now(), $cart->id);
        }
        return $cart;
    }

    /** Inserts carts without an id (0), deletes children that are missing, and writes the rows that have changed. */
    public function save(string $buyer, Cart $cart): void
    {
        [$carts, $lines] = $this->stored->rows($buyer, $cart->id);
        $own = null;
        [$keptCarts, $keptLines] = [[], []];
        foreach ($cart->parts() as $part) {
            $id = $part->id === 0 ? $this->begin($buyer, $own) : $part->id;
            $own ??= $id;
            $this->keep($id, $part, $carts[$id] ?? []);
            $keptCarts[$id] = true;
            $keptLines += array_flip($part->gone);
            foreach ($part->lines as $line) {
                $keptLines[$this->keepLine($id, $line, $lines[$line->id] ?? [])] = true;
            }
        }
        // A line may have moved from one child to another, so removed lines are known only now.
        $this->db->among('DELETE FROM {lines} WHERE id IN (?)', array_keys(array_diff_key($lines, $keptLines)));
        $this->db->among('DELETE FROM {carts} WHERE id IN (?)', array_keys(array_diff_key($carts, $keptCarts)));
    }

    /** Writes the choices if one has changed. @param array<string, mixed> $row as it is stored */
    private function keep(int|string $id, Cart $cart, array $row): void
    {
        $values = [
            'carrier_id' => $cart->carrier,
            'carrier_net' => $cart->carrierNet,
            'payment_id' => $cart->payment,
            'method_id' => $cart->method,
            'project_id' => $cart->project,
            'delivery_address_id' => $cart->deliveryAddress,
            'invoice_address_id' => $cart->invoiceAddress,
            'locker' => CartAnswer::json($cart->locker),
            'email' => $cart->email,
            'phone' => $cart->phone,
            'notes' => $cart->notes,
            'payment_begun' => (int) $cart->isPaymentBegun,
            'voucher' => $cart->voucher,
            'discount' => $cart->discount,
            'extra_fields' => CartAnswer::json($cart->extraFields),
            'name' => $cart->name,
            'begun_as' => $cart->begunAs,
        ];
        if (array_diff_assoc($values, $row) !== []) {
            $columns = implode(' = ?, ', array_keys($values));
            $this->db->run("UPDATE {carts} SET $columns = ?, used_at = ? WHERE id = ?", ...[...array_values($values), $cart->id === 0 ? null : Db::now(), $id]);
        }
    }

    /** @param array<string, mixed> $row as it is stored @return int|string the line's id */
    private function keepLine(int|string $id, Line $line, array $row): int|string
    {
        $values = ['quantity' => $line->quantity, 'is_agreed' => (int) $line->isAgreed, 'extra_fields' => CartAnswer::json($line->extraFields), 'cart_id' => $id, 'was' => $line->was === [] ? null : CartAnswer::json($line->was), 'is_quoted' => (int) $line->isQuoted, 'wished_net' => $line->wishedNet];
        $prices = ['net' => $line->net, 'written_net' => $line->net];
        if ($line->id === null) {
            $sql = 'INSERT INTO {lines} (quantity, is_agreed, extra_fields, cart_id, was, is_quoted, wished_net, net, written_net, priced_at, product_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)';
            $this->db->run($sql, ...[...array_values($values), ...array_values($prices), Db::now(), (string) $line->product->id]);
        // Writes only changed lines: a press changes one of up to 500.
        } elseif (array_diff_assoc([...$values, ...$prices], $row) !== []) {
            // MySQL assigns columns in order: the time first, which needs the previous price.
            $sql = 'UPDATE {lines} SET quantity = ?, is_agreed = ?, extra_fields = ?, cart_id = ?, was = ?, is_quoted = ?, wished_net = ?,
                priced_at = CASE WHEN net = ? THEN priced_at ELSE ? END, net = ?, written_net = ? WHERE id = ?';
            $this->db->run($sql, ...[...array_values($values), $line->net, Db::now(), ...array_values($prices), $line->id]);
        }
        return $line->id ?? $this->db->lastId();
    }

    /**
     * A cart becomes one order, also if requests repeat: a unique index guarantees it, besides the lock.
     *
     * @throws Refused if there is less in stock than the cart needs
     */
    public function place(Buyer $buyer, Cart $cart, array $seen): string
    {
        $taken = (new Goods($this->db, $this->products))->take($cart);
        $guid = vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex(random_bytes(16)), 4));
        // A payment at a provider precedes its order.
        $paidAt = CartAnswer::begunUrl($cart) === null ? null : Db::now();
        $hours = $paidAt === null && $this->waits !== null ? ($this->waits)($seen) : null;
        $until = $hours === null ? null : Db::now(-3600 * $hours);
        $sql = 'INSERT INTO {orders} (guid, cart_id, buyer, placed_at, cart, words, taken, paid_at, pay_until, company, person) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)';
        $values = [Db::now(), CartAnswer::json($seen), Spelling::ofCart($cart, $seen), CartAnswer::json($taken), $paidAt, $until, $buyer->company, $buyer->person ?: null];
        $this->db->run($sql, $guid, $cart->id, $buyer->key, ...$values);
        $this->db->run('UPDATE {carts} SET is_open = NULL WHERE id = ?', $cart->id);
        if ($this->placed !== null) {
            ($this->placed)($buyer, $cart, $guid, $seen);
        }
        return $this->orderPath . $guid;
    }

    /** For a payment provider, which identifies the cart by its id; null if no payment of the cart is pending. */
    public function ownerOf(string $cart): ?string
    {
        return $this->db->one('SELECT buyer FROM {carts} WHERE id = ? AND is_open = 1 AND payment_begun = 1', Db::rowId($cart))['buyer'] ?? null;
    }

    /** A cart with a parent is never open itself. */
    private function begin(string $buyer, int|string|null $parent): int
    {
        $parent === null && IdleCarts::forget($this->db);
        $this->db->run('INSERT INTO {carts} (buyer, begun_at, is_open, parent_id) VALUES (?, ?, ?, ?)', $buyer, Db::now(), $parent === null ? 1 : null, $parent);
        return $this->db->lastId();
    }

    /** @return list<Line> */
    private function firstLines(string $buyer): array
    {
        $isNew = $this->first !== null && $this->db->one('SELECT id FROM {carts} WHERE buyer = ? LIMIT 1', $buyer) === null;
        return $isNew ? ($this->first)($buyer) : [];
    }
}
