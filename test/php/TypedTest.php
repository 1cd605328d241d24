<?php

/** Tests that typed and pasted values are read as people mean them, or refused: quantities, days, codes, ids. */

declare(strict_types=1);

namespace ShopElements\Test;

use ShopElements\Action\Fields;
use ShopElements\{Day, Elements, Json, OrderPage, Pasted};
use ShopElements\Cart\{Amount, Cart, ExtraField, Line, Product};
use ShopElements\Http\{Api, CartCalls, Csrf, FormCart, Request};

final class TypedTest extends CartTestCase
{
    public function testReadsAnAmountOrRefusesIt(): void
    {
        $read = ['12' => 12, ' 12 ' => 12, '1 200' => 1200, "1\u{a0}200" => 1200, '1.200.000' => 1200000, '12,0' => 12, '12.00' => 12, '12 szt.' => 12, '12SZT' => 12, '0' => 0];
        foreach ($read as $text => $amount) {
            self::assertSame($amount, Amount::read((string) $text, 'szt.'), (string) $text);
        }
        foreach (['15 m2', '20 (2 opak.)', '10x25', '3-5', '1/2', '1e3', '-5', '1.200', '12,5', '1 23', '5 5', 'dwa', '', '+5', "\u{661}", '1234567890'] as $text) {
            self::assertNull(Amount::read($text, 'szt.'), $text);
        }
        self::assertSame([15, 15, null], [Amount::read('15 m2', 'm²'), Amount::read('15m^2', 'm2'), Amount::read('15 m2', '')]);
    }

    public function testOrdersOnlyTypedQuantities(): void
    {
        $cart = $this->done(['add_product' => 1]);
        $line = $cart['items'][0]['id'];
        $form = new FormCart($this->shop, $this->buyer);
        foreach (['15 m2', '1e3', '-5', '1/2', '10x25', '3-5', '1.200', '2,5'] as $typed) {
            self::assertSame(['/koszyk', ['Klej: podaj ilość liczbą całkowitą.']], $form->change(['quantity' => [$cart['id'] => [$line => $typed]], 'next' => '1']), $typed);
        }
        self::assertSame(1, $this->done([])['items'][0]['quantity']);
        $form->change(['quantity' => [$cart['id'] => [$line => "\u{200b}1\u{a0}0 worek"]]]);
        self::assertSame(1, $this->done([])['items'][0]['quantity']);
        $form->change(['quantity' => [$cart['id'] => [$line => "\u{200b}10\u{a0}worek"]]]);
        self::assertSame(10, $this->done([])['items'][0]['quantity']);
        $api = new Api($this->shop, $this->buyer, new Csrf(null));
        $add = fn (string $typed): ?int => $api->answer(new Request('POST', '/do-koszyka', headers: ['accept' => 'application/json'], body: (string) json_encode(['id' => 1, 'quantity' => $typed])))?->status;
        self::assertSame([422, 422, 422, 422, 200], array_map($add, ['15 m2', '1e3', '-5', '1/2', '2 worek']));
        self::assertSame(12, $this->done([])['items'][0]['quantity']);
    }

    public function testLowersASoldOutLine(): void
    {
        $cart = $this->done(['add_product' => 1, 'add_product_quantity' => 9]);
        foreach ([0, 4, -3] as $stock) {
            $product = new Product(1, 'Klej', 4290, stock: $stock, least: 5);
            $this->memory->carts['anna']->lines = [new Line($cart['items'][0]['id'], $product, 9, 4290)];
            $set = fn (int $quantity): array => $this->post(['quantity' => [$cart['items'][0]['id'] => $quantity], 'cartToUpdate' => $cart['id']]);
            self::assertSame([max(0, $stock), 5], [$this->done([])['items'][0]['max'], $this->done([])['items'][0]['min']]);
            self::assertSame([422, 9], [$set(10)[0], $this->done([])['items'][0]['quantity']]);
            self::assertSame([200, 3], [$set(3)[0], $this->done([])['items'][0]['quantity']]);
            self::assertSame([422, 3], [$set(0)[0], $this->done([])['items'][0]['quantity']]);
            self::assertStringContainsString('niedostępny', $this->post(['confirm' => true])[2]['quantity']['messages'][0]);
        }
    }

    public function testReportsSideEffectsOfAFormWithoutScripts(): void
    {
        $this->done(['add_product' => 1]);
        $this->done(['carrier' => ['id' => 1]]);
        $this->done(['payment' => ['id' => 5]]);
        [$path, $sentences] = (new FormCart($this->shop, $this->buyer))->change(['carrier' => '2', 'next' => '1']);
        self::assertSame(['/koszyk', ['Wybrana płatność nie jest dostępna przy tej dostawie. Wybierz inną.']], [$path, $sentences]);
    }

    public function testRefusesTwoActionsInOneBody(): void
    {
        $cart = $this->done(['add_product' => 1]);
        foreach ([['carrier' => ['id' => 1], 'payment' => ['id' => 5]], ['add_product' => 1, 'client_comments' => 'x'], ['remove' => ['id' => 1, 'cartId' => 1], 'quantity' => (object) [], 'cartToUpdate' => 1]] as $two) {
            self::assertSame(400, $this->post($two)[0]);
        }
        self::assertSame($cart, $this->done([]));
        self::assertSame(200, $this->post(['carrier' => ['id' => 1], 'unknown' => 1])[0]);
    }

    public function testNamesEachRefusedProduct(): void
    {
        $this->memory->products[0] = new Product(0, 'Zero', 100, least: 5);
        [, , $messages] = $this->post('{"add_products": [{"id": 0, "quantity": 1}, {"id": 1, "quantity": 1}, {"id": "x-9", "quantity": 1}]}');
        self::assertSame("Zero: minimalna ilość to 5\u{a0}szt.", $messages['add_products']['products']['0'][0]);
        self::assertSame([0, 'x-9'], array_keys($messages['add_products']['products']));
        self::assertCount(2, $messages['add_products']['messages']);
        $raw = (new CartCalls($this->shop, $this->buyer))->answer('{"add_products": [{"id": 0, "quantity": 1}]}')->body;
        self::assertStringContainsString('"products":{"0":["Zero', $raw);
    }

    public function testKeepsLargeIds(): void
    {
        self::assertSame('{"id":"9007199254740993","a":9007199254740991,"b":["-9007199254740992","1234567890123456789"],"c":"9007199254740993","d":0.1234567890123456}', Json::text([
            'id' => 9007199254740993, 'a' => 9007199254740991, 'b' => [-9007199254740992, '1234567890123456789'], 'c' => '9007199254740993', 'd' => 0.1234567890123456,
        ]));
        self::assertSame('"a\"9007199254740993\\\\"', Json::text('a"9007199254740993\\'));
        $large = 9007199254740993;
        $this->memory->products[$large] = new Product($large, 'Gwóźdź', 100);
        $cart = $this->done('{"add_product": 9007199254740993}');
        self::assertSame([(string) $large, 'Gwóźdź'], [$cart['items'][0]['product_id'], $cart['items'][0]['product_name']]);
        self::assertSame('12345678901234567890', Fields::parse('{"id": 12345678901234567890}')->id('id'));
        self::assertStringContainsString('"id":"9007199254740993"', Elements::cart(['cart' => ['cart' => ['id' => $large]]]));
    }

    public function testADayOfTheShopIsThatInPoland(): void
    {
        $times = ['2026-12-31 22:59:59', '2026-12-31 23:00:00', '2026-12-31T23:30:00-05:00'];
        self::assertSame(['2026-12-31', '2027-01-01', '2027-01-01'], array_map(Day::inPoland(...), $times));
        // The clocks change on 28 March and 31 October 2027.
        self::assertSame(['2027-04-03', '2027-11-06', '2028-02-29'], [Day::inPoland('2027-03-20 22:30:00', 14), Day::inPoland('2027-10-23 22:30:00', 13), Day::inPoland('2028-02-27 23:30:00', 1)]);
    }

    public function testReadsDaysInTheContractsFormats(): void
    {
        $days = ['2026-11-12' => '12.11.2026', '2026-11-12T08:00:00Z' => '12.11.2026', '2026-11-12 08:00' => '12.11.2026', '12.11.2026' => '12.11.2026', '5.6.2026' => '05.06.2026'];
        foreach ($days as $written => $day) {
            self::assertSame($day, Day::polish($written));
        }
        date_default_timezone_set('Europe/Warsaw');
        self::assertSame(['26.11.2026', '25.11.2026', '26.11.2026'], array_map(Day::polish(...), ['2026-11-25T23:30:00Z', '2026-11-25 23:30', '2026-11-25 23:30:00.5 +0000']));
        date_default_timezone_set('UTC');
        self::assertSame('12.11.2026', Day::polish('12.11.2026, 08:00'));
        foreach (['2026-11-12T25:00', '2026-02-30', '31.02.2026', 'Nr 5', '11/12/2026', '2026-11', 'jutro', '', '2026-11-12x', '12.11.26'] as $noDay) {
            self::assertSame([$noDay, null], [Day::polish($noDay), Day::iso($noDay)]);
        }
    }

    public function testReadsPastedCodes(): void
    {
        foreach (['00-001', "00\u{2013}001", "00\u{2011}001", "00\u{2212}001", ' 00 - 001 ', 'PL 00-001', 'PL-00-001', "\u{202a}00-001\u{202c}", "00\u{ad}-001"] as $code) {
            self::assertSame('00-001', Pasted::postCode($code), $code);
            self::assertSame(200, $this->post(['new_address' => ['zip_code' => $code] + self::ADDRESS])[0]);
        }
        self::assertSame(['00001', 'SW1A 1AA', '000-01'], array_map(Pasted::postCode(...), ['00001', 'SW1A 1AA', '000-01']));
        $abroad = static fn (string $code, string $country): array => ['new_address' => ['zip_code' => $code, 'country' => $country] + self::ADDRESS];
        self::assertSame([200, 200, 200], [$this->post($abroad('10115', 'DE'))[0], $this->post($abroad('sw1a 1aa', 'GB'))[0], $this->post($abroad('94107-1234', 'US'))[0]]);
        foreach (['00-001' => 'DE', '10115' => 'PL', '1012' => 'NL'] as $code => $country) {
            $format = ['DE' => '00000', 'PL' => '00-000', 'NL' => '0000 AA'][$country];
            $this->refused($abroad((string) $code, $country), 'new_address', "Kod pocztowy: Wymagany kod w formacie $format");
        }
        $cart = $this->done(['inpost_contact' => ['email' => "\u{feff}a@b.example\u{200b}", 'phone' => "\u{202d}601\u{a0}234\u{2011}567\u{202c}"]]);
        self::assertSame(['a@b.example', '601 234-567'], [$cart['inpost_email'], $cart['inpost_phone_number']]);
    }

    public function testReadsTypedFurtherFields(): void
    {
        $this->memory->extraFields = array_map(static fn (string $type): ExtraField => new ExtraField($type, $type, $type), ['text', 'number', 'date', 'tel', 'email']);
        $answer = function (string $name, string $value): array {
            [$status, $cart] = $this->post(['extra_field' => ['name' => $name, 'value' => $value]]);
            return [$status, array_column($cart['extra_fields'], 'value', 'name')[$name]];
        };
        self::assertSame([200, '12.5'], $answer('number', '12,5'));
        self::assertSame([200, '2026-11-12'], $answer('date', '12.11.2026'));
        self::assertSame([422, '2026-11-12'], $answer('date', '0002-01-01'));
        self::assertSame([422, '2026-11-12'], $answer('date', '12026-01-01'));
        self::assertSame([200, '+48 601 234 567'], $answer('tel', "\u{202a}(+48) 601\u{a0}234 567\u{202c}"));
        self::assertSame([200, '601-234-567'], $answer('tel', "tel. 601\u{2013}234\u{2013}567"));
        self::assertSame([200, 'jan@łódź.example'], $answer('email', 'E-mail: jan@łódź.example'));
        self::assertSame([422, 'jan@łódź.example'], $answer('email', 'jan@@b.example'));
        self::assertSame([200, '22.510.40.12'], $answer('tel', 'tel.: 22.510.40.12'));
        self::assertSame([200, 'a@b.xn--p1ai'], $answer('email', " a@b.xn--p1ai\u{200b}"));
        self::assertSame([200, "na – palecie"], $answer('text', "na – palecie\u{200b} "));
    }

    public function testFindsALineByItsCartAndItsId(): void
    {
        $this->memory->extraFields = [new ExtraField('note', 'Uwaga', scope: ExtraField::LINE), new ExtraField('number', 'Numer')];
        $part = fn (int $id, string $name): Cart => new Cart($id, [new Line(1, new Product($id, $name, 100), 1, 100)]);
        $this->memory->carts['anna'] = new Cart(70, children: [$part(71, 'Cegła A'), $part(72, 'Cegła B')]);
        $cart = $this->done(['extra_field' => ['name' => 'note', 'value' => 'na palecie', 'id' => 1, 'cartId' => 72]]);
        self::assertSame([null, 'na palecie'], array_map(fn (array $one): ?string => $one['items'][0]['extra_fields']['note'] ?? null, $cart['childCarts']));
        foreach ([['name' => 'note', 'id' => 1, 'cartId' => 99], ['name' => 'number', 'id' => 999]] as $other) {
            $this->refused(['extra_field' => ['value' => 'x'] + $other], 'extra_field', 'Tego pola nie ma');
        }
        (new FormCart($this->shop, $this->buyer))->change(['field' => [72 => [1 => ['note' => 'luzem']]]]);
        self::assertSame('luzem', $this->done([])['childCarts'][1]['items'][0]['extra_fields']['note']);
    }

    public function testPrintsEveryFieldOfAnOrderUnderItsLabel(): void
    {
        $field = fn (string $label, string $value): array => ['label' => $label, 'value' => $value, 'options' => []];
        $html = OrderPage::print([
            'childCarts' => [], 'items' => [], 'cart_name' => 'Koszyk', 'client_comments' => '', 'carrier' => ['name' => 'Kurier', 'type' => 'courier'],
            'extra_fields' => [$field('2026', 'a'), $field('Dostawa', 'b'), $field('2026', 'c')],
            'prices' => ['total_net' => '104999894989500.01', 'total_gross' => '12.3'],
        ], 'Zamówienie');
        self::assertStringContainsString('<dt>Dostawa</dt><dd>Kurier</dd>', $html);
        self::assertStringContainsString('<dt>2026</dt><dd>a</dd><dt>Dostawa</dt><dd>b</dd><dt>2026</dt><dd>c</dd>', $html);
        self::assertStringContainsString("104\u{a0}999\u{a0}894\u{a0}989\u{a0}500,01\u{a0}zł", $html);
    }
}
