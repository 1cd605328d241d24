<?php

/** All data of one buyer in the package’s tables: moves a guest’s data to the account, and erases a person’s data. */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Http\CartAnswer;
use ShopElements\Shop\CartStore;

final readonly class Holdings
{
    /** Tables in which a buyer has each value once, with the column of that value. */
    private const ONCE = ['favourites' => 'product_id', 'lists' => 'digest'];
    /** Fields of an order’s cart that identify the buyer or the destination. */
    private const PERSONAL = ['client_name', 'customer', 'invoice_address', 'delivery_address', 'inpost_email', 'inpost_phone_number', 'inpost_point_code', 'inpost_point_street', 'inpost_point_city', 'project'];

    public function __construct(private Db $db, private CartStore $carts)
    {
    }

    /**
     * Moves a guest's cart (by `Cart::take`), orders, addresses, lists, favourites, files and returns to the account, at login. A second call moves nothing.
     * While the payment of either cart has begun, both stay as they are until a later call.
     */
    public function move(string $guest, string $account): void
    {
        $this->carts->atOnce($account, function () use ($guest, $account): void {
            // The guest's last request may still be running.
            for ($times = 0; !$this->db->alsoAtOnce($guest); $times += 1) {
                $times < 50 ? usleep(100_000) : throw new \RuntimeException('The cart is locked by another request.');
            }
            foreach (self::ONCE as $table => $column) {
                // MySQL can only read a table that it changes through a derived table.
                $own = "SELECT $column FROM (SELECT $column FROM {{$table}} WHERE buyer = ?) own";
                $this->db->run("UPDATE {{$table}} SET buyer = ? WHERE buyer = ? AND $column NOT IN ($own)", $account, $guest, $account);
            }
            foreach (['addresses', 'orders', 'uploads', 'returns'] as $table) {
                $this->db->run("UPDATE {{$table}} SET buyer = ? WHERE buyer = ?", $account, $guest);
            }
            $row = $this->db->one('SELECT id FROM {carts} WHERE buyer = ? AND is_open = 1', $guest);
            if ($row !== null) {
                $this->join($this->carts->look($guest), $this->carts->open($account), $guest, $account);
            }
        });
    }

    /** `move`, if the buyer has an account; `$guest` is the key of the session, which is also the key of a buyer without one. */
    public function moveTo(Buyer $buyer, string $guest): void
    {
        if ($buyer->key !== $guest) {
            $this->move($guest, $buyer->key);
        }
    }

    private function join(Cart $old, Cart $new, string $guest, string $account): void
    {
        if ($old->begun() !== null || $new->begun() !== null) {
            return;
        }
        $new->take($old);
        $this->carts->save($account, $new);
        $this->db->run('DELETE FROM {carts} WHERE id = ? OR parent_id = ?', $old->id, $old->id);
    }

    /** Deletes all data of a buyer except orders and carts whose payment has begun. Deletes frozen carts too, unless they are orders. */
    public function erase(string $buyer): void
    {
        $this->carts->atOnce($buyer, function () use ($buyer): void {
            $this->db->run('DELETE FROM {carts} WHERE buyer = ? AND is_open = 1 AND payment_begun = 0', $buyer);
            $this->db->run('DELETE FROM {carts} WHERE buyer = ? AND id IN (SELECT cart_id FROM {held}) AND id NOT IN (SELECT cart_id FROM {orders})', $buyer);
            foreach (['addresses', 'favourites', 'lists', 'keys'] as $table) {
                $this->db->run("DELETE FROM {{$table}} WHERE buyer = ?", $buyer);
            }
            $this->db->run('UPDATE {uploads} SET kept = 0, sent_at = ? WHERE buyer = ? AND kept < 2', PdoUploads::LONG_AGO, $buyer);
        });
    }

    /** Removes the person from an order and its returns; goods and sums stay for accounting. Its files are deleted with the next files that are forgotten. @return array<string, mixed> the cart as it is now */
    public function eraseFrom(int $order): array
    {
        return $this->db->atOnce("order $order", function () use ($order): array {
            $row = $this->db->one('SELECT cart, cart_id, buyer FROM {orders} WHERE id = ?', $order) ?? throw new \LogicException("There is no order $order.");
            $cart = json_decode($row['cart'], true, flags: JSON_THROW_ON_ERROR);
            $files = array_column(array_filter($cart['extra_fields'] ?? [], static fn (array $one): bool => ($one['type'] ?? '') === 'file'), 'value');
            array_map(fn (mixed $id): mixed => $this->db->run('UPDATE {uploads} SET kept = 0, sent_at = ? WHERE id = ?', PdoUploads::LONG_AGO, (string) $id), $files);
            PdoReturns::erase($this->db, $order);
            $cart = [...$cart, ...array_fill_keys(self::PERSONAL, null), 'client_comments' => '', 'extra_fields' => [], 'addresses' => []];
            $this->db->run('UPDATE {orders} SET buyer = ?, person = NULL, messages = NULL, cart = ? WHERE id = ?', "erased $order", CartAnswer::json($cart), $order);
            $this->db->run('UPDATE {carts} SET email = NULL, phone = NULL, notes = NULL, locker = NULL, extra_fields = NULL, begun_as = NULL, buyer = ? WHERE id = ? OR parent_id = ?', "erased $order", $row['cart_id'], $row['cart_id']);
            $this->db->run('DELETE FROM {keys} WHERE buyer = ?', $row['buyer']);
            foreach (['held', 'held_steps', 'held_events'] as $table) {
                $this->db->run("DELETE FROM {{$table}} WHERE cart_id = ?", $row['cart_id']);
            }
            return $cart;
        });
    }
}
