<?php

/** Decides how carts and orders are stored in the package's tables. */

declare(strict_types=1);

namespace ShopElements\Store;

use Closure;
use ShopElements\Action\ChooseLocker;
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

    /**
     * @param string $orderPath the address of an order’s page, to which the guid is appended
     * @param (Closure(Buyer, Cart, string, array<string, mixed>): mixed)|null $placed called with the order's guid and the cart as seen,
     *     with its sums, in the same transaction: all or nothing. It may throw `Refused`
     * @param (Closure(string): list<Line>)|null $first the lines of a buyer’s very first cart
     * @param int $pricesStand seconds for which a line keeps the price that its product had; 0: it always has the product's
     */
    public function __construct(
        private Db $db,
        private Products $products,
        private string $orderPath = '/zamowienie/',
        private ?Closure $first = null,
        private ?Closure $placed = null,
        private int $pricesStand = 0,
    ) {
    }

    public function atOnce(string $buyer, Closure $work): mixed
    {
        return $this->db->atOnce($buyer, $work);
    }

    public function look(string $buyer): Cart
    {
        return $this->find($buyer) ?? new Cart(0, $this->firstLines($buyer));
    }

    public function open(string $buyer): Cart
    {
        $cart = $this->find($buyer);
        if ($cart === null) {
            return $this->begin($buyer);
        }
        // A day is exact enough, and writes once a day.
        $this->db->run('UPDATE {carts} SET used_at = ? WHERE id = ? AND begun_at < ? AND (used_at IS NULL OR used_at < ?)', Db::now(), $cart->id, $day = Db::now(self::DAY), $day);
        return $cart;
    }

    /** Inserts children without an id (0) and deletes those that are missing. */
    public function save(string $buyer, Cart $cart): void
    {
        $this->db->run('UPDATE {carts} SET used_at = ? WHERE id = ?', Db::now(), $cart->id);
        $this->store($buyer, $cart);
    }

    private function store(string $buyer, Cart $cart): void
    {
        $lines = [$cart->id => $this->keep($cart->id, $cart)];
        foreach ($cart->children as $child) {
            $id = $child->id;
            if ($id === 0) {
                $sql = 'INSERT INTO {carts} (buyer, begun_at, is_open, parent_id) VALUES (?, ?, NULL, ?)';
                $this->db->run($sql, $buyer, Db::now(), $cart->id);
                $id = $this->db->lastId();
            }
            $lines[$id] = $this->keep($id, $child);
        }
        // A line may have moved from one child to another, so only now is it known which lines are gone.
        foreach ($lines as $id => $kept) {
            $this->sift('lines', 'cart_id', $id, $kept);
        }
        $this->sift('carts', 'parent_id', $cart->id, array_keys($lines));
    }

    /** @return list<int|string> its lines */
    private function keep(int|string $id, Cart $cart): array
    {
        $this->db->run(
            'UPDATE {carts} SET carrier_id = ?, carrier_net = ?, payment_id = ?, method_id = ?, project_id = ?, delivery_address_id = ?,
                invoice_address_id = ?, locker = ?, email = ?, phone = ?, notes = ?, payment_begun = ?, voucher = ?, discount = ?, extra_fields = ?, name = ?, begun_as = ? WHERE id = ?',
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
            $id,
        );
        $kept = [];
        foreach ($cart->lines as $line) {
            $said = [$line->quantity, (int) $line->isAgreed, CartAnswer::json($line->extraFields), $id];
            if ($line->id !== null) {
                // MySQL changes column after column: the time first, while the price is still that of before.
                $sql = 'UPDATE {lines} SET quantity = ?, is_agreed = ?, extra_fields = ?, cart_id = ?,
                    priced_at = CASE WHEN net = ? THEN priced_at ELSE ? END, net = ?, written_net = ? WHERE id = ?';
                $this->db->run($sql, ...[...$said, $line->net, Db::now(), $line->net, $line->net, $line->id]);
            } else {
                $sql = 'INSERT INTO {lines} (quantity, is_agreed, extra_fields, cart_id, net, written_net, priced_at, product_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?)';
                $this->db->run($sql, ...[...$said, $line->net, $line->net, Db::now(), (string) $line->product->id]);
            }
            $kept[] = $line->id ?? $this->db->lastId();
        }
        return $kept;
    }

    /** Deletes the rows that are not kept. @param list<int|string> $kept */
    private function sift(string $table, string $owner, int|string $id, array $kept): void
    {
        foreach ($this->db->all("SELECT id FROM {{$table}} WHERE $owner = ?", $id) as ['id' => $row]) {
            if (!in_array($row, $kept, false)) {
                $this->db->run("DELETE FROM {{$table}} WHERE id = ?", $row);
            }
        }
    }

    /**
     * A cart becomes one order, whatever is repeated: besides the lock, a unique index guarantees it.
     *
     * @throws Refused if there is less in stock than the cart needs
     */
    public function place(Buyer $buyer, Cart $cart, array $seen): string
    {
        $taken = (new Goods($this->db, $this->products))->take($cart);
        $guid = vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex(random_bytes(16)), 4));
        $name = static fn (Line $line): string => "{$line->product->sku} {$line->product->name}";
        $words = Spelling::plain(implode(' ', array_map($name, $cart->allLines())));
        $sql = 'INSERT INTO {orders} (guid, cart_id, buyer, placed_at, cart, words, taken) VALUES (?, ?, ?, ?, ?, ?, ?)';
        $this->db->run($sql, $guid, $cart->id, $buyer->key, Db::now(), CartAnswer::json($seen), $words, CartAnswer::json($taken));
        $this->db->run('UPDATE {carts} SET is_open = NULL WHERE id = ?', $cart->id);
        if ($this->placed !== null) {
            ($this->placed)($buyer, $cart, $guid, $seen);
        }
        return $this->orderPath . $guid;
    }

    private function begin(string $buyer): Cart
    {
        $lines = $this->firstLines($buyer);
        IdleCarts::forget($this->db);
        $this->db->run('INSERT INTO {carts} (buyer, begun_at) VALUES (?, ?)', $buyer, Db::now());
        $this->store($buyer, new Cart($this->db->lastId(), $lines));
        return $this->find($buyer) ?? throw new \LogicException('A cart that was begun is there.');
    }

    /** @return list<Line> */
    private function firstLines(string $buyer): array
    {
        $isNew = $this->first !== null && $this->db->one('SELECT id FROM {carts} WHERE buyer = ? LIMIT 1', $buyer) === null;
        return $isNew ? ($this->first)($buyer) : [];
    }

    private function find(string $buyer): ?Cart
    {
        $row = $this->db->one('SELECT * FROM {carts} WHERE buyer = ? AND is_open = 1', $buyer);
        if ($row === null) {
            return null;
        }
        $children = $this->db->all('SELECT * FROM {carts} WHERE parent_id = ? ORDER BY id', $row['id']);
        // What is being paid keeps the price that is paid.
        $isBegun = array_filter(array_column([$row, ...$children], 'payment_begun')) !== [];
        return $this->cartOf($row, $isBegun, array_map(fn (array $child): Cart => $this->cartOf($child, $isBegun), $children));
    }

    /** @param array<string, mixed> $row @param list<Cart> $children */
    private function cartOf(array $row, bool $isBegun, array $children = []): Cart
    {
        return new Cart(
            id: $row['id'],
            lines: $this->lines($row['id'], $isBegun),
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
        );
    }

    /** Skips lines whose product no longer exists. @return list<Line> */
    private function lines(int $cart, bool $isBegun): array
    {
        $rows = $this->db->all('SELECT * FROM {lines} WHERE cart_id = ? ORDER BY id', $cart);
        $products = $this->products->byId(array_map(strval(...), array_column($rows, 'product_id')));
        $lines = [];
        foreach ($rows as $row) {
            $product = $products[$row['product_id']] ?? null;
            if ($product !== null) {
                $isAgreed = $row['is_agreed'] || ($row['written_net'] ?? $row['net']) !== $row['net'];
                $stands = $isAgreed || $isBegun || ($this->pricesStand > 0 && $row['priced_at'] > Db::now($this->pricesStand));
                $said = (array) json_decode((string) $row['extra_fields'], true);
                $lines[] = new Line($row['id'], $product, $row['quantity'], $stands ? $row['net'] : $product->net, $said, $isAgreed);
            }
        }
        return $lines;
    }
}
