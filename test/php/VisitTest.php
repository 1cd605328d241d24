<?php

/** Tests that a visit without a change writes no rows: a cart has a row once it contains something. */

declare(strict_types=1);

namespace ShopElements\Test;

use PDO;
use PHPUnit\Framework\TestCase;
use ShopElements\Cart\Buyer;
use ShopElements\Http\{Api, BegunPayment, CartCalls, Csrf, FormCart, Request};
use ShopElements\Shop\Shop;
use ShopElements\Store\{Db, Migrations, PdoAddresses, PdoCarts, PdoFavourites, PdoHistory, PdoKeys, PdoLists, PdoOffer, PdoSearch};

final class VisitTest extends TestCase
{
    private Db $db;
    private Shop $shop;

    protected function setUp(): void
    {
        $this->db = new Db(new PDO(getenv('SHOP_TEST_DSN') ?: 'sqlite::memory:'), 'visit' . bin2hex(random_bytes(3)) . '_');
        Migrations::run($this->db);
        $this->db->run("INSERT INTO {products} (sku, name, unit, net, stock) VALUES ('A', 'Klej', 'worek', 4290, 5)");
        $this->db->run("INSERT INTO {carriers} (name, type, net) VALUES ('Kurier', 'courier', 1990)");
        $this->db->run("INSERT INTO {payments} (name) VALUES ('Pobranie')");
        $carts = new PdoCarts($this->db, $offer = new PdoOffer($this->db));
        $this->shop = new Shop(
            $carts,
            $offer,
            $carts,
            ...['keys' => new PdoKeys($this->db), 'addresses' => new PdoAddresses($this->db), 'favourites' => new PdoFavourites($this->db, $offer)],
            ...['search' => $search = new PdoSearch($this->db), 'lookup' => $search, 'history' => new PdoHistory($this->db), 'lists' => new PdoLists($this->db)],
        );
    }

    /** @return array<string, int> */
    private function rows(): array
    {
        $tables = ['carts', 'lines', 'orders', 'keys', 'addresses', 'favourites', 'lists'];
        return array_map(fn (string $table): int => (int) $this->db->run("SELECT COUNT(*) FROM {{$table}}")->fetchColumn(), array_combine($tables, $tables));
    }

    private function post(string $who, mixed $body, string $key = ''): int
    {
        return (new CartCalls($this->shop, new Buyer($who)))->answer((string) json_encode((object) $body), $key)->status;
    }

    public function testWritesNothingForReadsAndRefusals(): void
    {
        $address = array_fill_keys(['name', 'street', 'house_no', 'flat_no', 'city', 'zip_code', 'post', 'country', 'region'], '');
        $bodies = [
            [], ['add_product' => 99], ['add_product' => "\0"], ['add_products' => [['id' => 1, 'quantity' => 6]]], ['quantity' => (object) ['1' => 2], 'cartToUpdate' => 0],
            ['remove' => ['id' => 1, 'cartId' => 0]], ['move' => ['ids' => [1], 'cartId' => 0]], ['carrier' => ['id' => 7]], ['payment' => ['id' => 'x']],
            ['payment_method' => ['payment_id' => 1, 'method_id' => 'blik']], ['project' => ['id' => 3]], ['delivery_address' => ['id' => 5]], ['invoice_address' => ['id' => 5]],
            ['new_address' => $address], ['inpost_contact' => ['email' => 'x', 'phone' => '']], ['client_comments' => ''], ['client_comments' => str_repeat('x', 100_000)],
            ['extra_field' => ['name' => 'x', 'value' => 'y']], ['add_discount' => ['id' => 1, 'cartId' => 0, 'discount_price' => '1.00']],
            ['add_carrier_discount' => ['id' => 1, 'discount_price' => '2.00']], ['confirm' => true], ['confirm' => true, 'seen' => ['cart_id' => 0]],
            ['add_product' => 1, 'carrier' => ['id' => 1]], ['unknown' => 1],
        ];
        $none = $this->rows();
        foreach ($bodies as $at => $body) {
            $this->db->run('DELETE FROM {keys}');
            $this->post("visitor $at", $body);
            self::assertSame($none, $this->rows(), $text = (string) json_encode($body, JSON_PARTIAL_OUTPUT_ON_ERROR));
            $this->post("visitor $at", $body, 'a key');
            // Removing a missing line succeeds, and its key counts as used.
            self::assertSame($none, array_replace($this->rows(), ['keys' => 0]), $text);
        }
        $calls = [
            ['GET', '/api/koszyki'], ['GET', '/api/zamowienia'], ['GET', '/api/zamowienia/1'], ['GET', '/api/listy'], ['GET', '/api/listy/1'], ['DELETE', '/api/listy/1'],
            ['POST', '/api/listy', ['name' => ' ', 'rows' => []]], ['POST', '/do-koszyka', ['id' => 1, 'quantity' => 6]], ['POST', '/do-koszyka', ['id' => 9]],
            ['POST', '/ajax/modules/favourites/add/product', ['id' => 9]], ['POST', '/ajax/modules/favourites/remove/product', ['id' => 1]],
            ['POST', '/api/suggest', ['query' => 'klej']], ['POST', '/api/lookup', ['rows' => [['code' => 'A']]]],
        ];
        foreach ($calls as $call) {
            [$method, $path, $body] = [...$call, []];
            $request = new Request($method, $path, headers: ['accept' => 'application/json'], body: (string) json_encode((object) $body));
            (new Api($this->shop, new Buyer('other'), new Csrf(null)))->answer($request);
            // Calls that cost others are counted.
            self::assertSame($none, array_replace($this->rows(), ['keys' => 0]), "$method $path");
        }
        $this->db->run('DELETE FROM {keys}');
        $form = new FormCart($this->shop, $plain = new Buyer('plain'));
        $form->summary();
        $form->change(['carrier' => '9']);
        $form->order(['key' => 'x']);
        (new BegunPayment($this->shop, $plain))->decline();
        self::assertNull((new BegunPayment($this->shop, $plain))->accept());
        self::assertSame($none, $this->rows());
    }

    public function testWritesOnlyChanges(): void
    {
        $api = new Api($this->shop, new Buyer('heart'), new Csrf(null));
        $api->answer(new Request('POST', '/ajax/modules/favourites/add/product', body: '{"id":1}'));
        self::assertSame(['favourites' => 1], array_filter($this->rows()));
    }

    public function testWritesACartWithItsFirstLineOrChoiceAndNoneAfterAnOrder(): void
    {
        $this->post('chooser', ['carrier' => ['id' => 1]]);
        self::assertSame(['carts' => 1], array_filter($this->rows()));
        foreach ([['add_product' => 1], ['carrier' => ['id' => 1]], ['payment' => ['id' => 1]]] as $body) {
            self::assertSame(200, $this->post('buyer', $body));
        }
        $buyer = new Buyer('buyer', ['address_city' => 'Łódź']);
        $answer = json_decode((new CartCalls($this->shop, $buyer))->answer('{"confirm":true}', 'k')->body, true);
        self::assertSame([], $answer['cart']['items']);
        self::assertSame(['carts' => 2, 'lines' => 1, 'orders' => 1, 'keys' => 1], array_filter($this->rows()));
        $again = json_decode((new CartCalls($this->shop, $buyer))->answer('{"confirm":true}', 'k')->body, true);
        self::assertSame($answer, $again);
        self::assertSame(200, $this->post('buyer', ['add_product' => 1]));
        self::assertSame(['carts' => 3, 'lines' => 2], array_intersect_key($this->rows(), ['carts' => 1, 'lines' => 1]));
    }
}
