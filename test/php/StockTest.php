<?php

/** Tests that an order reduces the stock, uses the current price, and can be refused by the shop while it is stored. */

declare(strict_types=1);

namespace ShopElements\Test;

use PDO;
use PHPUnit\Framework\TestCase;
use ShopElements\Cart\{Buyer, Cart, Carrier, ExtraField, Line, Payment, Product, Refused};
use ShopElements\Http\{Api, BegunPayment, CartCalls, Csrf, Request};
use ShopElements\Shop\Shop;
use ShopElements\Store\{Db, Migrations, OwnOffer, PdoCarts, PdoKeys, PdoOffer};
use ShopElements\Texts;

final class StockTest extends TestCase
{
    private Db $db;
    private Shop $shop;

    protected function setUp(): void
    {
        $this->db = new Db(new PDO(getenv('SHOP_TEST_DSN') ?: 'sqlite::memory:'), 'stock' . bin2hex(random_bytes(3)) . '_');
        Migrations::run($this->db);
        $this->db->run("INSERT INTO {products} (sku, name, unit, net, minimal, stock) VALUES ('A', 'Klej', 'worek', 4290, 3700, 5), ('B', 'Fuga', 'szt.', 2190, 1, 9), ('C', 'Usługa', 'szt.', 1000, 1, NULL)");
        $this->db->run("INSERT INTO {carriers} (name, type, net) VALUES ('Odbiór', 'pickup', 0)");
        $this->db->run("INSERT INTO {payments} (name, hook) VALUES ('Pobranie', NULL), ('Później', ?)", Payment::DEFERRED);
        $this->shop = $this->shopWith();
    }

    private function shopWith(?\Closure $placed = null, mixed ...$more): Shop
    {
        $carts = new PdoCarts($this->db, $offer = new PdoOffer($this->db), ...$more + ['placed' => $placed]);
        return new Shop($carts, $offer, $carts, new PdoKeys($this->db));
    }

    /** @return array{int, array<string, mixed>, array<string, mixed>} status, cart, messages */
    private function post(string $who, mixed $body, string $key = '', bool $isTrader = false): array
    {
        $buyer = new Buyer($who, ['address_city' => 'Łódź'], isTrader: $isTrader);
        $response = (new CartCalls($this->shop, $buyer))->answer((string) json_encode((object) $body), $key);
        $answer = json_decode($response->body, true, flags: JSON_THROW_ON_ERROR);
        return [$response->status, $answer['cart'], $answer['messages']];
    }

    /** @param array<int, int> $quantities by product @return array<string, mixed> the cart, ready to be ordered */
    private function buyer(string $who, array $quantities, int $payment = 1): array
    {
        foreach ($quantities as $id => $quantity) {
            $this->post($who, ['add_products' => [['id' => $id, 'quantity' => $quantity]]]);
        }
        $this->post($who, ['carrier' => ['id' => 1]]);
        return $this->post($who, ['payment' => ['id' => $payment]])[1];
    }

    /** @return list<?int> */
    private function stock(): array
    {
        return array_column($this->db->all('SELECT stock FROM {products} ORDER BY id'), 'stock');
    }

    private function set(string $column, int $value, int $id = 1): void
    {
        $this->db->run("UPDATE {products} SET $column = ? WHERE id = ?", $value, $id);
    }

    private function orders(): int
    {
        return (int) $this->db->run('SELECT COUNT(*) FROM {orders}')->fetchColumn();
    }

    public function testTakesGoodsOnceForARepeatedKey(): void
    {
        $this->buyer('anna', [1 => 2, 2 => 3, 3 => 7]);
        self::assertSame(200, $this->post('anna', ['confirm' => true], 'k')[0]);
        self::assertSame(200, $this->post('anna', ['confirm' => true], 'k')[0]);
        self::assertSame([[3, 6, null], 1], [$this->stock(), $this->orders()]);
    }

    public function testStatesWhatComesLaterAndTakesItAfterTheStock(): void
    {
        $this->set('incoming', 4);
        $this->db->run("UPDATE {products} SET incoming_on = '2031-12-09' WHERE id = 1");
        $carts = $this->shop->carts;
        $this->shop = new Shop($carts, $this->shop->offer, $carts, new PdoKeys($this->db), extraFields: static fn (): array => [new ExtraField(ExtraField::DISPATCH, 'Wysyłka', 'choice', options: ['parts' => 'Częściami', ExtraField::TOGETHER => 'Razem'])]);
        $this->buyer('anna', [1 => 7]);
        $parts = fn (mixed $body): array => $this->post('anna', $body)[1]['items'][0]['availability']['parts'];
        $later = ['kind' => 'incoming', 'date' => '2031-12-09'];
        self::assertSame([['quantity' => 5, 'kind' => 'stock'], ['quantity' => 2] + $later], $parts([]));
        self::assertSame([['quantity' => 7] + $later], $parts(['extra_field' => ['name' => 'dispatch', 'value' => 'together']]));
        self::assertSame(200, $this->post('anna', ['confirm' => true], 'k')[0]);
        self::assertSame([[0, 9, null], 2], [$this->stock(), (int) $this->db->run('SELECT incoming FROM {products} WHERE id = 1')->fetchColumn()]);
        self::assertFalse($this->shop->offer->take(1, 3));
        self::assertSame([['quantity' => 1, 'kind' => 'none']], (new Product(1, 'Klej', 100, stock: 0, incoming: -1, more: ['availability' => ['parts' => [['quantity' => 1, 'kind' => 'none']]]]))->availability(1)['parts']);
        self::assertSame([['quantity' => 2, 'kind' => 'incoming']], (new Product(1, 'Klej', 100, stock: 0, incoming: 3, incomingOn: '2020-01-01'))->availability(2)['parts']);
    }

    public function testLowersThePriceAtEachStepUnlessATraderHasSetIt(): void
    {
        $this->db->run("UPDATE {products} SET price_steps = '{\"4\":900,\"10\":850}' WHERE id = 1");
        $this->buyer('anna', [1 => 3]);
        $line = fn (mixed $body): array => $this->post('anna', $body)[1]['items'][0];
        $before = $line([]);
        self::assertSame([['from' => 4, 'net' => '9.00'], ['from' => 10, 'net' => '8.50']], array_map(static fn (array $one): array => array_intersect_key($one, ['from' => 1, 'net' => 1]), $before['price_steps']));
        self::assertGreaterThan(9.0, (float) $before['prices']['net']);
        $cart = $this->post('anna', [])[1]['id'];
        self::assertSame('9.00', $line(['quantity' => [$before['id'] => 5], 'cartToUpdate' => $cart])['prices']['net']);
        self::assertSame('9.00', $line([])['prices']['net']);
        self::assertSame($before['prices']['net'], $line(['quantity' => [$before['id'] => 2], 'cartToUpdate' => $cart])['prices']['net']);
        $agreed = new Line(1, new Product(1, 'Klej', 1000, priceSteps: [10 => 850, 4 => 900]), 3, 950, isAgreed: true);
        $agreed->setQuantity(12);
        self::assertSame([950, [], 850], [$agreed->net, $agreed->stepsWire(), $agreed->product->netAt(12)]);
    }

    public function testSellsTheLastPieceOnce(): void
    {
        $this->set('stock', 1);
        $this->buyer('anna', [1 => 1]);
        $this->buyer('ola', [1 => 1]);
        self::assertSame(200, $this->post('anna', ['confirm' => true])[0]);
        [$status, $cart, $messages] = $this->post('ola', ['confirm' => true], 'k');
        self::assertSame([422, ['Klej: produkt jest chwilowo niedostępny.'], true], [$status, $messages['quantity']['messages'], $messages['confirm']['goToStep']]);
        self::assertSame([[0, 9, null], 1, 1], [$this->stock(), $this->orders(), count($cart['items'])]);
        $this->set('stock', 4);
        self::assertSame(200, $this->post('ola', ['confirm' => true], 'k')[0]);
        self::assertSame([3, 9, null], $this->stock());
    }

    public function testNamesEachProductSoldMeanwhileAndTakesNothing(): void
    {
        // Somebody else has bought between the check and the storing: the check used the previous stock.
        $offer = new PdoOffer($this->db);
        $old = fn (array $ids): array => array_map(fn (Product $one): Product => new Product($one->id, $one->name, $one->net, unit: $one->unit, stock: $one->stock === null ? null : 100), $offer->byId($ids));
        $own = new OwnOffer($old, [new Carrier(1, 'Odbiór', 'pickup', 0)], [new Payment(1, 'Pobranie')], $offer->take(...));
        $carts = new PdoCarts($this->db, $own);
        $this->shop = new Shop($carts, $own, $carts, new PdoKeys($this->db), texts: new Texts(soldOut: '{name}: już nie ma.'));
        $this->buyer('anna', [1 => 6, 2 => 10, 3 => 5]);
        [$status, $cart, $messages] = $this->post('anna', ['confirm' => true], 'k');
        self::assertSame([422, ['Klej: już nie ma.', 'Fuga: już nie ma.'], true], [$status, $messages['quantity']['messages'], $messages['confirm']['goToStep']]);
        self::assertSame([[5, 9, null], 0, 3], [$this->stock(), $this->orders(), count($cart['items'])]);
        self::assertFalse($offer->take(1, 6));
        self::assertFalse($offer->take('x', 1));
    }

    public function testTenBuyersWithStockToSpareOrderTenTimesWithTenPresses(): void
    {
        $this->set('stock', 40);
        $seen = [];
        foreach (range(1, 10) as $at) {
            $cart = $this->buyer("buyer$at", [1 => 2]);
            $seen["buyer$at"] = ['cart_id' => $cart['id'], 'revision' => $cart['revision'], 'total_gross' => $cart['prices']['total_gross']];
        }
        foreach ($seen as $who => $cart) {
            self::assertSame(200, $this->post($who, ['confirm' => true, 'seen' => $cart])[0]);
        }
        self::assertSame([10, 20], [$this->orders(), $this->stock()[0]]);
    }

    public function testChecksTheStockForAllCartsOfAMasterCart(): void
    {
        $this->buyer('anna', [3 => 1]);
        $this->shop->carts->atOnce('anna', function (): void {
            $cart = $this->shop->carts->open('anna');
            $klej = $this->shop->offer->product(1, new Buyer('anna'));
            [$cart->lines, $cart->children] = [[], [new Cart(0, [new Line(null, $klej, 3, $klej->net)]), new Cart(0, [new Line(null, $klej, 3, $klej->net)])]];
            $this->shop->carts->save('anna', $cart);
        });
        [$status, , $messages] = $this->post('anna', ['confirm' => true]);
        self::assertSame([422, ["Klej: dostępna ilość to 5\u{a0}worek"]], [$status, $messages['quantity']['messages']]);
        $this->set('stock', 6);
        self::assertSame([200, [0, 9, null]], [$this->post('anna', ['confirm' => true])[0], $this->stock()]);
    }

    public function testShowsTheShopsRefusalInItsSlot(): void
    {
        $this->shop = $this->shopWith(fn (): never => throw new Refused('payment_id', 'Wybierz inną płatność.', 'Albo zadzwoń.'));
        $this->buyer('anna', [1 => 2]);
        [$status, $cart, $messages] = $this->post('anna', ['confirm' => true], 'k');
        self::assertSame([422, ['Wybierz inną płatność.', 'Albo zadzwoń.'], 1], [$status, $messages['payment_id']['messages'], count($cart['items'])]);
        self::assertSame([[5, 9, null], 0], [$this->stock(), $this->orders()]);
        $this->shop = $this->shopWith();
        self::assertSame(200, $this->post('anna', ['confirm' => true], 'k')[0]);
    }

    public function testFollowsThePriceOfTheProductUntilItIsOrdered(): void
    {
        $cart = $this->buyer('anna', [1 => 1]);
        $this->set('net', 9900);
        $seen = ['cart_id' => $cart['id'], 'revision' => $cart['revision'], 'total_gross' => $cart['prices']['total_gross']];
        [$status, $now] = $this->post('anna', ['confirm' => true, 'seen' => $seen]);
        self::assertSame([409, '99.00', '99.00', false, 0], [$status, $now['items'][0]['prices']['net'], $now['items'][0]['prices']['oryginal_net'], $now['has_shop_discount'], $this->orders()]);
        self::assertSame('121.77', $now['prices']['total_gross']);
        self::assertSame(200, $this->post('anna', ['confirm' => true, 'seen' => ['revision' => $now['revision']]])[0]);
    }

    public function testKeepsATradersPriceAndChecksItAgain(): void
    {
        $cart = $this->buyer('anna', [1 => 1, 2 => 1]);
        $price = fn (string $amount): array => ['add_discount' => ['id' => $cart['items'][0]['id'], 'cartId' => $cart['id'], 'discount_price' => $amount]];
        $this->post('anna', $price('42.00'), isTrader: true);
        $this->set('net', 4200);
        self::assertFalse($this->post('anna', ['client_comments' => 'x'])[1]['has_shop_discount']);
        $this->set('net', 6000);
        $now = $this->post('anna', [])[1];
        self::assertSame([['42.00', '60.00'], true], [[$now['items'][0]['prices']['net'], $now['items'][0]['prices']['oryginal_net']], $now['has_shop_discount']]);
        $this->db->run('UPDATE {lines} SET net = 2000 WHERE id = ?', $cart['items'][1]['id']);
        self::assertSame('20.00', $this->post('anna', ['client_comments' => 'y'])[1]['items'][1]['prices']['net']);
        self::assertSame('20.00', $this->post('anna', [])[1]['items'][1]['prices']['net']);
        $this->set('minimal', 4800);
        [$status, , $messages] = $this->post('anna', ['confirm' => true]);
        self::assertSame([422, ["Klej: cena netto nie może być niższa niż 48,00\u{a0}zł"], true], [$status, $messages['add_discount']['messages'], $messages['confirm']['goToStep']]);
        $this->post('anna', $price('48.00'), isTrader: true);
        self::assertSame(200, $this->post('anna', ['confirm' => true])[0]);
    }

    public function testKeepsThePriceDuringThePayment(): void
    {
        $cart = $this->buyer('anna', [1 => 1], 2);
        $this->post('anna', ['confirm' => true]);
        $this->set('net', 9900);
        self::assertSame($cart['prices'], $this->post('anna', [])[1]['prices']);
        $begun = new BegunPayment($this->shop, new Buyer('anna'));
        $begun->decline();
        self::assertSame('99.00', $this->post('anna', [])[1]['items'][0]['prices']['net']);
        $this->post('anna', ['confirm' => true]);
        $this->set('net', 100);
        $this->db->run('UPDATE {carriers} SET net = 5000');
        $begun->accept();
        $ordered = json_decode($this->db->one('SELECT cart FROM {orders}')['cart'], true);
        self::assertSame(['99.00', '121.77'], [$ordered['items'][0]['prices']['net'], $ordered['prices']['total_gross']]);
    }

    public function testKeepsPricesForTheShopsPeriod(): void
    {
        $this->shop = $this->shopWith(null, pricesStand: 3600);
        $cart = $this->buyer('anna', [1 => 1]);
        $this->set('net', 9900);
        $now = $this->post('anna', ['client_comments' => 'x'])[1];
        self::assertSame(['42.90', false], [$now['items'][0]['prices']['net'], $now['has_shop_discount']]);
        self::assertEqualsWithDelta(time() + 3600, strtotime($now['items'][0]['price_until']), 60);
        $this->db->run('UPDATE {lines} SET priced_at = ? WHERE id = ?', Db::now(3601), $cart['items'][0]['id']);
        self::assertSame('99.00', $this->post('anna', ['client_comments' => 'y'])[1]['items'][0]['prices']['net']);
        $this->set('net', 10000);
        self::assertSame('99.00', $this->post('anna', [])[1]['items'][0]['prices']['net']);
    }

    public function testKeepsPricesWhileTheLineExistsIfConfigured(): void
    {
        $this->shop = $this->shopWith(null, pricesStand: null);
        $cart = $this->buyer('anna', [1 => 1]);
        $this->db->run('UPDATE {lines} SET priced_at = ?', Db::now(80 * 24 * 3600));
        $this->set('net', 9900);
        [, $now, $messages] = $this->post('anna', []);
        self::assertSame(['42.90', '42.90', '9999-12-31T00:00:00Z', []], [$now['items'][0]['prices']['net'], $now['items'][0]['prices']['oryginal_net'], $now['items'][0]['price_until'], $messages]);
        // More of the product keeps its price; a new line has today's price.
        self::assertSame('42.90', $this->buyer('anna', [1 => 1])['items'][0]['prices']['net']);
        $seen = ['cart_id' => $cart['id'], 'total_gross' => $this->post('anna', [])[1]['prices']['total_gross']];
        self::assertSame(200, $this->post('anna', ['confirm' => true, 'seen' => $seen])[0]);
        self::assertSame('99.00', $this->buyer('anna', [1 => 1])['items'][0]['prices']['net']);
    }

    public function testReportsAChangedPriceOnce(): void
    {
        $this->buyer('anna', [1 => 1, 2 => 1]);
        $this->set('net', 9900);
        [, $now, $messages] = $this->post('anna', []);
        self::assertSame('99.00', $now['items'][0]['prices']['net']);
        self::assertSame(['messages' => ["Klej: cena netto zmieniła się z 42,90\u{a0}zł na 99,00\u{a0}zł."], 'status' => 'warning'], $messages['0']);
        self::assertSame([], $this->post('anna', [])[2]);
        self::assertSame(200, $this->post('anna', ['confirm' => true, 'seen' => ['revision' => $now['revision']]])[0]);
    }

    public function testReadsCartsOfEarlierVersions(): void
    {
        $db = new Db(new PDO(getenv('SHOP_TEST_DSN') ?: 'sqlite::memory:'), 'old' . bin2hex(random_bytes(3)) . '_');
        Migrations::run($db);
        // The tables as version 4 created them.
        $ofOrder = ['mysql' => [], 'sqlite' => ['documents_by_order' => 'documents'], 'pgsql' => ['documents_by_order' => 'documents', 'orders_of_buyer' => 'orders', 'orders_of_company' => 'orders']][$db->dialect];
        foreach (['carts_by_age' => 'carts', 'orders_by_file' => 'orders', 'orders_by_term' => 'orders', 'orders_by_company' => 'orders', 'documents_due' => 'documents', 'products_by_name' => 'products', ...$ofOrder] as $index => $table) {
            $db->run("DROP INDEX {{$index}}" . ($db->dialect === 'mysql' ? " ON {{$table}}" : ''));
        }
        foreach (['{orders} DROP COLUMN taken', '{orders} DROP COLUMN filed_as', '{orders} DROP COLUMN paid_at', '{orders} DROP COLUMN pay_until', '{orders} DROP COLUMN payment_failed', '{orders} DROP COLUMN company', '{orders} DROP COLUMN person', '{lines} DROP COLUMN was', '{lines} DROP COLUMN is_quoted', '{carts} DROP COLUMN used_at', '{carts} DROP COLUMN begun_as', '{lines} DROP COLUMN is_agreed', '{lines} DROP COLUMN priced_at', '{lines} DROP COLUMN written_net', '{lines} DROP COLUMN wished_net', '{carriers} DROP COLUMN free_from', '{addresses} DROP COLUMN nip', '{addresses} DROP COLUMN phone', '{addresses} DROP COLUMN driver_note', '{orders} DROP COLUMN deliveries', '{orders} DROP COLUMN cancelled', '{orders} DROP COLUMN lines_open', '{orders} DROP COLUMN messages', ...array_map(static fn (string $one): string => "{products} DROP COLUMN $one", ['before_net', 'lowest_net', 'lowest_basis', 'unit_price', 'unit_price_of', 'deposit', 'incoming', 'incoming_on', 'price_steps'])] as $change) {
            $db->run("ALTER TABLE $change");
        }
        array_map(static fn (string $table): mixed => $db->run("DROP TABLE {{$table}}"), ['returns', 'uploads', 'buyer_codes', 'withdrawals', 'held_events', 'held_steps', 'held', 'companies']);
        $db->run('DELETE FROM {versions} WHERE version > 4');
        $db->run("INSERT INTO {products} (sku, name, unit, net) VALUES ('A', 'Klej', 'worek', 4290)");
        foreach (['anna' => 0, 'ola' => 1] as $who => $isBegun) {
            $db->run("INSERT INTO {carts} (buyer, begun_at, payment_begun) VALUES (?, '2020-01-01 00:00:00', ?)", $who, $isBegun);
            $db->run("INSERT INTO {lines} (cart_id, product_id, quantity, net) VALUES (?, '1', 2, 4000)", $db->lastId());
        }
        self::assertFalse(Migrations::run($db));
        $carts = new PdoCarts($db, new PdoOffer($db));
        $carts->atOnce('ewa', fn (): Cart => $carts->open('ewa'));
        $net = fn (string $who): array => array_column($carts->look($who)->lines, 'net');
        self::assertSame([[4290], [4000]], [$net('anna'), $net('ola')]);
    }

    public function testRefusesAnOrderBelowZero(): void
    {
        $this->buyer('anna', [1 => 1]);
        $this->db->run('UPDATE {carriers} SET net = -9000');
        [$status, , $messages] = $this->post('anna', ['confirm' => true]);
        self::assertSame([422, ['Wybrana dostawa nie jest dostępna.'], 0], [$status, $messages['0']['messages'], $this->orders()]);
    }

    public function testLetsTheShopRefuseAnAddition(): void
    {
        $this->shop = $this->shopWith(null, first: static fn (): never => throw new Refused('0', 'Koszyk jest w remoncie.'));
        $api = new Api($this->shop, new Buyer('anna'), new Csrf(null));
        $answer = $api->answer(new Request('POST', '/do-koszyka', headers: ['accept' => 'application/json'], body: '{"id": 1}'));
        self::assertSame([422, 'Koszyk jest w remoncie.'], [$answer?->status, json_decode($answer->body ?? '', true)['message']]);
    }

    public function testThrowsIfPaidGoodsAreSoldOut(): void
    {
        $this->buyer('anna', [1 => 5], 2);
        $this->post('anna', ['confirm' => true]);
        $begun = new BegunPayment($this->shop, new Buyer('anna'));
        $this->set('stock', 4);
        try {
            $begun->accept();
            self::fail('The goods are gone.');
        } catch (Refused $no) {
            self::assertSame(["Klej: dostępna ilość to 4\u{a0}worek"], $no->sentences(new Texts()));
        }
        self::assertSame([[4, 9, null], 0], [$this->stock(), $this->orders()]);
        $this->set('stock', 5);
        self::assertStringStartsWith('/zamowienie/', (string) $begun->accept());
        self::assertSame([null, [0, 9, null]], [$begun->accept(), $this->stock()]);
    }
}
