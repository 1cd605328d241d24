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
        // The date suffices, and costs one write a day.
        $cart->id === 0 || $this->db->run('UPDATE {carts} SET used_at = ? WHERE id = ? AND begun_at < ? AND (used_at IS NULL OR used_at < ?)', Db::now(), $cart->id, $day = Db::now(self::DAY), $day);
        return $cart;
    }

    /** Inserts carts without an id (0), deletes children that are missing, and writes the lines that have changed. */
    public function save(string $buyer, Cart $cart): void
    {
        $ids = array_values(array_filter(array_column([$cart, ...$cart->children], 'id')));
        $stored = array_column($this->db->among('SELECT * FROM {lines} WHERE cart_id IN (?)', $ids), null, 'id');
        $own = $cart->id === 0 ? $this->begin($buyer) : $cart->id;
        $lines = $this->keep($own, $cart, $stored);
        $carts = [];
        foreach ($cart->children as $child) {
            $id = $child->id;
            if ($id === 0) {
                $sql = 'INSERT INTO {carts} (buyer, begun_at, is_open, parent_id) VALUES (?, ?, NULL, ?)';
                $this->db->run($sql, $buyer, Db::now(), $own);
                $id = $this->db->lastId();
            }
            $carts[] = $id;
            $lines = [...$lines, ...$this->keep($id, $child, $stored)];
        }
        // A line may have moved from one child to another, so removed lines are known only now.
        $this->db->among('DELETE FROM {lines} WHERE id IN (?)', array_values(array_diff(array_keys($stored), $lines)));
        $had = array_column($this->db->all('SELECT id FROM {carts} WHERE parent_id = ?', $own), 'id');
        $this->db->among('DELETE FROM {carts} WHERE id IN (?)', array_values(array_diff($had, $carts)));
    }

    /** @param array<int|string, array<string, mixed>> $stored rows of lines @return list<int|string> its lines */
    private function keep(int|string $id, Cart $cart, array $stored): array
    {
        $this->db->run(
            'UPDATE {carts} SET carrier_id = ?, carrier_net = ?, payment_id = ?, method_id = ?, project_id = ?, delivery_address_id = ?,
                invoice_address_id = ?, locker = ?, email = ?, phone = ?, notes = ?, payment_begun = ?, voucher = ?, discount = ?, extra_fields = ?, name = ?, begun_as = ?, used_at = ? WHERE id = ?',
            $cart->carrier,
            $cart->carrierNet,
            $cart->payment,
            $cart->method,
            $cart->project,
            $cart->deliveryAddress,
            $cart->invoiceAddress,
            CartAnswer::json($cart->locker),
            $cart->email,
            $cart->phone,
            $cart->notes,
            (int) $cart->isPaymentBegun,
            $cart->voucher,
            $cart->discount,
            CartAnswer::json($cart->extraFields),
            $cart->name,
            $cart->begunAs,
            $cart->id === 0 ? null : Db::now(),
            $id,
        );
        $lineIds = $cart->gone;
        foreach ($cart->lines as $line) {
            $values = ['quantity' => $line->quantity, 'is_agreed' => (int) $line->isAgreed, 'extra_fields' => CartAnswer::json($line->extraFields), 'cart_id' => $id, 'was' => $line->was === [] ? null : CartAnswer::json($line->was), 'is_quoted' => (int) $line->isQuoted];
            $prices = ['net' => $line->net, 'written_net' => $line->net];
            if ($line->id === null) {
                $sql = 'INSERT INTO {lines} (quantity, is_agreed, extra_fields, cart_id, was, is_quoted, net, written_net, priced_at, product_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)';
                $this->db->run($sql, ...[...array_values($values), ...array_values($prices), Db::now(), (string) $line->product->id]);
            // One press changes one of 500 lines: only that one is written.
            } elseif (array_diff_assoc($now = [...$values, ...$prices], $stored[$line->id] ?? []) !== []) {
                // MySQL assigns columns in order: the time first, which needs the previous price.
                $sql = 'UPDATE {lines} SET quantity = ?, is_agreed = ?, extra_fields = ?, cart_id = ?, was = ?, is_quoted = ?,
                    priced_at = CASE WHEN net = ? THEN priced_at ELSE ? END, net = ?, written_net = ? WHERE id = ?';
                $this->db->run($sql, ...[...array_values($values), $line->net, Db::now(), ...array_values($prices), $line->id]);
            }
            $lineIds[] = $line->id ?? $this->db->lastId();
        }
        return $lineIds;
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
        $values = [Db::now(), CartAnswer::json($seen), Spelling::ofCart($cart), CartAnswer::json($taken), $paidAt, $until, $buyer->company, $buyer->person ?: null];
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

    private function begin(string $buyer): int
    {
        IdleCarts::forget($this->db);
        $this->db->run('INSERT INTO {carts} (buyer, begun_at) VALUES (?, ?)', $buyer, Db::now());
        return $this->db->lastId();
    }

    /** @return list<Line> */
    private function firstLines(string $buyer): array
    {
        $isNew = $this->first !== null && $this->db->one('SELECT id FROM {carts} WHERE buyer = ? LIMIT 1', $buyer) === null;
        return $isNew ? ($this->first)($buyer) : [];
    }
}
