<?php

/** Tests the person of an order, what a login moves to the account, what is erased, and that a cancelled order returns its goods once. */

declare(strict_types=1);

namespace ShopElements\Test;

use PDO;
use PHPUnit\Framework\TestCase;
use ShopElements\Cart\{Address, Buyer, Cart, Line};
use ShopElements\{Contact, OrderPage};
use ShopElements\Http\CartCalls;
use ShopElements\Shop\{ContactFields, Shop};
use ShopElements\Store\{Db, Goods, Holdings, Migrations, PdoAddresses, PdoCarts, PdoFavourites, PdoHistory, PdoOffer};

final class PersonTest extends TestCase
{
    private Db $db;
    private Shop $shop;
    private Holdings $holdings;

    protected function setUp(): void
    {
        $this->db = new Db(new PDO(getenv('SHOP_TEST_DSN') ?: 'sqlite::memory:'), 'who' . bin2hex(random_bytes(3)) . '_');
        Migrations::run($this->db);
        $this->db->run("INSERT INTO {products} (sku, name, unit, net, stock) VALUES ('A', 'Klej', 'worek', 4290, 5), ('B', 'Fuga & co', 'szt.', 2190, 9), ('C', 'Usługa', 'szt.', 1000, NULL)");
        $this->db->run("INSERT INTO {carriers} (name, type, net) VALUES ('Odbiór', 'pickup', 0)");
        $this->db->run("INSERT INTO {payments} (name) VALUES ('Pobranie')");
        $carts = new PdoCarts($this->db, $offer = new PdoOffer($this->db), '');
        $this->shop = new Shop($carts, $offer, $carts, addresses: new PdoAddresses($this->db), favourites: new PdoFavourites($this->db, $offer), history: new PdoHistory($this->db), extraFields: ContactFields::of(...));
        $this->holdings = new Holdings($this->db, $carts);
    }

    /** @param array<string, mixed> $client @return array{int, array<string, mixed>, array<string, mixed>} */
    private function post(string $who, mixed $body, array $client = []): array
    {
        $response = (new CartCalls($this->shop, new Buyer($who, $client)))->answer((string) json_encode((object) $body));
        $answer = json_decode($response->body, true, flags: JSON_THROW_ON_ERROR);
        return [$response->status, $answer['cart'], $answer['messages']];
    }

    private function field(string $who, string $name, string $value): int
    {
        return $this->post($who, ['extra_field' => ['name' => "contact_$name", 'value' => $value]])[0];
    }

    /** @param array<int, int> $quantities @return array{int, string} id and guid */
    private function order(string $who, array $quantities): array
    {
        foreach ($quantities as $id => $quantity) {
            $this->post($who, ['add_products' => [['id' => $id, 'quantity' => $quantity]]]);
        }
        foreach ([['carrier' => ['id' => 1]], ['payment' => ['id' => 1]]] as $choice) {
            $this->post($who, $choice);
        }
        foreach (['name' => 'Jan & Syn <b>', 'phone' => '601 202 303', 'email' => 'jan@nowak.example', 'nip' => '123-456-32-18'] as $name => $value) {
            self::assertSame(200, $this->field($who, $name, $value));
        }
        [$status, , $messages] = $this->post($who, ['confirm' => true]);
        self::assertSame(200, $status);
        return [(int) $this->db->one('SELECT MAX(id) AS id FROM {orders}')['id'], $messages['confirm']['redirect_url']];
    }

    /** @return list<?int> */
    private function stock(): array
    {
        return array_column($this->db->all('SELECT stock FROM {products} ORDER BY id'), 'stock');
    }

    public function testAsksAGuestWhoPicksUpForContactData(): void
    {
        $this->post('guest', ['add_product' => 1]);
        $this->post('guest', ['carrier' => ['id' => 1]]);
        $this->post('guest', ['payment' => ['id' => 1]]);
        foreach (['name' => 'Jan Nowak', 'phone' => '601202303', 'email' => 'jan@nowak.example'] as $name => $value) {
            self::assertSame(['extra_field'], array_keys($this->post('guest', ['confirm' => true])[2]));
            self::assertSame(200, $this->field('guest', $name, $value));
        }
        foreach ([['phone', '12'], ['email', 'jan@'], ['nip', '1234563217'], ['nip', '1111111111']] as [$name, $wrong]) {
            self::assertSame(422, $this->field('guest', $name, $wrong));
        }
        self::assertSame(200, $this->post('guest', ['confirm' => true])[0]);
        $cart = json_decode($this->db->one('SELECT cart FROM {orders}')['cart'], true);
        self::assertSame(['name' => 'Jan Nowak', 'phone' => '601202303', 'email' => 'jan@nowak.example', 'company' => '', 'nip' => ''], ContactFields::in($cart));
        $numbers = ['PL 123-456-32-18', 'NIP: 123 45 63 218', '1234563218', '12 34563218', ''];
        self::assertSame(['1234563218', '1234563218', '1234563218', null, null], array_map(Contact::nip(...), $numbers));
    }

    public function testFillsContactFieldsFromTheAccount(): void
    {
        $client = ['first_name' => 'Ewa', 'last_name' => 'Zięba', 'phone' => '601202303', 'email' => 'ewa@zieba.example', 'company' => 'Zięba', 'nip' => '1234563218'];
        $this->post('ewa', ['add_product' => 1], $client);
        $this->post('ewa', ['carrier' => ['id' => 1]], $client);
        [, $cart] = $this->post('ewa', ['payment' => ['id' => 1]], $client);
        self::assertSame(['Ewa Zięba', '601202303', 'ewa@zieba.example', 'Zięba', '1234563218'], array_column($cart['extra_fields'], 'value'));
        // A field that the buyer has emptied is not filled in again.
        [, $cart] = $this->post('ewa', ['extra_field' => ['name' => 'contact_phone', 'value' => '']], $client);
        self::assertSame('', $cart['extra_fields'][1]['value']);
        self::assertSame(422, $this->post('ewa', ['confirm' => true], $client)[0]);
        $this->post('ewa', ['extra_field' => ['name' => 'contact_phone', 'value' => '601 000 000']], $client);
        self::assertSame(200, $this->post('ewa', ['confirm' => true], $client)[0]);
        self::assertSame('601 000 000', ContactFields::in(json_decode($this->db->one('SELECT cart FROM {orders}')['cart'], true))['phone']);
    }

    public function testPutsGoodsOfACancelledOrderBackOnce(): void
    {
        [$id] = $this->order('jan', [1 => 3, 2 => 2, 3 => 4]);
        self::assertSame([2, 7, null], $this->stock());
        // Stock that is no longer counted, or counted only since now, is not changed.
        $this->db->run('UPDATE {products} SET stock = CASE WHEN id = 2 THEN NULL WHEN id = 3 THEN 1 ELSE stock END');
        $goods = new Goods($this->db, new PdoOffer($this->db));
        self::assertSame([true, false, false], [$goods->cancel($id), $goods->cancel($id), $goods->cancel(99)]);
        self::assertSame([5, null, 1], $this->stock());
        self::assertSame('cancelled', $this->db->one('SELECT status FROM {orders}')['status']);
    }

    public function testMovesAGuestsCartAndOrdersToTheAccount(): void
    {
        [, $guid] = $this->order('guest', [1 => 1]);
        $this->post('guest', ['add_products' => [['id' => 1, 'quantity' => 2], ['id' => 2, 'quantity' => 8]]]);
        $this->post('guest', ['client_comments' => 'rano']);
        $this->post('account', ['add_products' => [['id' => 2, 'quantity' => 3]]]);
        $this->shop->favourites?->mark(new Buyer('guest'), '1', true);
        $this->shop->favourites?->mark(new Buyer('guest'), '2', true);
        $this->shop->favourites?->mark(new Buyer('account'), '2', true);
        $this->shop->addresses?->add(new Buyer('guest'), new Address(null, 'Budowa', 'Polna', '1', '', 'Łódź', '90-001', 'Łódź', 'PL', 'łódzkie'));
        foreach ([1, 2] as $times) {
            $this->holdings->move('guest', 'account');
            $cart = $this->post('account', [])[1];
            // Eleven of the second product exceed its stock.
            self::assertEqualsCanonicalizing([['A', 2], ['B', 9]], array_map(fn (array $one): array => [$one['index'], $one['quantity']], $cart['items']));
            self::assertSame(['rano', 1], [$cart['client_comments'], count($cart['addresses'])]);
            self::assertSame([], $this->shop->carts->look('guest')->lines);
            self::assertCount(2, $this->db->all("SELECT product_id FROM {favourites} WHERE buyer = 'account'"));
        }
        $history = new PdoHistory($this->db);
        self::assertNotNull($history->seen(new Buyer('account'), $guid));
        self::assertNull($history->seen(new Buyer('guest'), $guid));
        self::assertNotNull($history->seen(null, $guid));
    }

    public function testJoinsTwoCartsWithoutALoss(): void
    {
        $line = fn (int $id, int $quantity, int $net, ?bool $isAgreed = false): Line => new Line(null, $this->shop->offer->product($id, new Buyer('')), $quantity, $net, ['note' => "$id"], $isAgreed);
        $guest = new Cart(1, [$line(1, 4, 4290), $line(2, 12, 2190), $line(3, 7, 900, true)], carrier: 1, payment: 2, method: 'blik', locker: ['inpost_point_code' => 'WAW12A'], email: 'jan@nowak.example', voucher: 'LATO', discount: 5, notes: 'rano', extraFields: ['numer' => '7', 'dzien' => '']);
        $account = new Cart(2, [$line(1, 3, 3900, true), $line(2, 1, 2190)], payment: 1, notes: 'brama', extraFields: ['numer' => '', 'dzien' => '']);
        $account->take($guest);
        // Five and nine are in stock; the guest wanted more of the second, and the order reports it.
        self::assertSame([[1, 5, 3900, true], [2, 12, 2190, false], [3, 7, 1000, false]], array_map(fn (Line $one): array => [$one->product->id, $one->quantity, $one->net, $one->isAgreed], $account->lines));
        self::assertSame([1, 1, null, 'LATO', 5, 'brama', 'jan@nowak.example'], [$account->carrier, $account->payment, $account->method, $account->voucher, $account->discount, $account->notes, $account->email]);
        self::assertSame([['inpost_point_code' => 'WAW12A'], ['numer' => '7', 'dzien' => '']], [$account->locker, $account->extraFields]);
        $master = new Cart(3, children: [new Cart(4), new Cart(5, [$line(3, 1, 1000)])], carrier: 2);
        $master->take($guest);
        self::assertSame([[3, 1], 2, []], [array_map(fn (Cart $one): int => count($one->lines), $master->children), $master->carrier, $master->locker]);
    }

    public function testMovesACartOnceAtTwoSimultaneousLogins(): void
    {
        $file = sys_get_temp_dir() . '/shop-login-' . bin2hex(random_bytes(4)) . '.sqlite';
        $dsn = getenv('SHOP_TEST_DSN') ?: "sqlite:$file";
        $this->db = new Db(new PDO($dsn), $this->db->prefix . 'at_');
        Migrations::run($this->db);
        $this->db->run("INSERT INTO {products} (sku, name, unit, net) VALUES ('A', 'Klej', 'worek', 4290)");
        $carts = new PdoCarts($this->db, $offer = new PdoOffer($this->db));
        $this->shop = new Shop($carts, $offer, $carts);
        $this->post('guest', ['add_products' => [['id' => 1, 'quantity' => 3]]]);
        $this->post('account', ['add_products' => [['id' => 1, 'quantity' => 4]]]);
        $command = [PHP_BINARY, __DIR__ . '/login.php', $dsn, $this->db->prefix];
        $logins = array_map(static fn (): mixed => proc_open($command, [], $pipes), range(1, 4));
        self::assertSame([0, 0, 0, 0], array_map(proc_close(...), $logins));
        self::assertSame([7], array_column($this->post('account', [])[1]['items'], 'quantity'));
        self::assertSame([], $carts->look('guest')->lines);
        is_file($file) && unlink($file);
    }

    public function testDoesNotMoveACartInPayment(): void
    {
        $this->post('guest', ['add_product' => 1]);
        $this->db->run("UPDATE {carts} SET payment_begun = 1 WHERE buyer = 'guest'");
        $this->holdings->move('guest', 'account');
        $this->holdings->erase('guest');
        self::assertCount(1, $this->shop->carts->look('guest')->lines);
    }

    public function testErasesAPersonFromAllTables(): void
    {
        [$id, $guid] = $this->order('jan', [2 => 1]);
        $this->post('jan', ['add_product' => 1]);
        $this->shop->addresses?->add(new Buyer('jan'), new Address(null, 'Budowa', 'Polna', '1', '', 'Łódź', '90-001', 'Łódź', 'PL', 'łódzkie'));
        $this->holdings->erase('jan');
        $cart = $this->holdings->eraseFrom($id);
        self::assertSame([], $this->shop->carts->look('jan')->lines);
        $all = (string) json_encode([$this->db->all('SELECT * FROM {orders}'), $this->db->all('SELECT * FROM {carts}'), $this->db->all('SELECT * FROM {addresses}')], JSON_UNESCAPED_UNICODE);
        foreach (['Jan &', '601 202', 'nowak', '123-456', 'Polna', '"jan"'] as $trace) {
            self::assertStringNotContainsString($trace, $all);
        }
        self::assertStringContainsString('Fuga &amp; co', OrderPage::print($cart, 'Zamówienie'));
        self::assertSame('26.94', (new PdoHistory($this->db))->seen(null, $guid)['cart']['prices']['total_gross'] ?? null);
    }

    public function testPrintsAnOrderAsTextWithoutEntities(): void
    {
        [, $guid] = $this->order('jan', [2 => 2]);
        $text = OrderPage::text((new PdoHistory($this->db))->seen(null, $guid)['cart'] ?? [], 'Zamówienie ZAM/00001');
        foreach (["Zamówienie ZAM/00001\n", "- B Fuga & co: 2 szt. po 26,94\u{a0}zł/szt. brutto, razem 53,87\u{a0}zł brutto\n", 'Imię i nazwisko: Jan & Syn <b>', "NIP: 123-456-32-18\n", "Razem brutto: 53,87\u{a0}zł\n"] as $part) {
            self::assertStringContainsString($part, $text);
        }
    }
}
