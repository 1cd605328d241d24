<?php

/** Tests what a buyer sees of earlier orders in the package’s tables. */

declare(strict_types=1);

namespace ShopElements\Test;

use PDO;
use PHPUnit\Framework\TestCase;
use ShopElements\Cart\{Buyer, Cart, Line, Money, Product};
use ShopElements\Http\{Api, BegunPayment, CartAnswer, Csrf, Request};
use ShopElements\{OrderDue, OrderPage};
use ShopElements\Shop\Shop;
use ShopElements\Store\{Db, DuePayments, Goods, Migrations, OrderDetails, PdoCarts, PdoHistory, PdoOffer, PdoOrderActions};

final class HistoryTest extends TestCase
{
    private Db $db;
    private PdoHistory $history;
    private Buyer $iga;

    protected function setUp(): void
    {
        $this->db = new Db(new PDO(getenv('SHOP_TEST_DSN') ?: 'sqlite::memory:'), 'past' . bin2hex(random_bytes(3)) . '_');
        Migrations::run($this->db);
        $this->db->run("INSERT INTO {products} (sku, name, unit, net) VALUES ('KLE-25', 'Klej Łódzki', 'szt.', 100), ('GW-1', 'Gwoździe', 'szt.', 200)");
        $this->history = new PdoHistory($this->db, orderPath: '/z/');
        $this->iga = new Buyer('iga');
    }

    /** @param list<int> $products @return array{int, string} the order’s id and address */
    private function order(array $products, bool $isMaster = false): array
    {
        $carts = new PdoCarts($this->db, $offer = new PdoOffer($this->db), '/z/');
        $lines = array_map(fn (Product $one): Line => new Line(null, $one, 2, $one->net), $offer->byId(array_map(strval(...), $products)));
        return $carts->atOnce('iga', function () use ($carts, $lines, $offer, $isMaster): array {
            $cart = $carts->open('iga');
            [$cart->lines, $cart->children] = $isMaster ? [[], [new Cart(0, array_values($lines))]] : [array_values($lines), []];
            $carts->save('iga', $cart);
            $cart = $carts->open('iga');
            $url = $carts->place($this->iga, $cart, (new CartAnswer(new Shop($carts, $offer, $carts), $this->iga))->cart($cart));
            return [(int) $this->db->one('SELECT MAX(id) AS id FROM {orders}')['id'], $url];
        });
    }

    /** @return list<int> the ids of what is found */
    private function search(string $query, ?Buyer $buyer = null): array
    {
        $page = $this->history->page($buyer ?? $this->iga, 0, $query);
        self::assertSame($page['total'], count($page['orders']));
        return array_column($page['orders'], 'id');
    }

    public function testListsABuyersOwnOrdersNewestFirst(): void
    {
        [[$first, $url], [$second]] = [$this->order([1]), $this->order([1, 2], isMaster: true)];
        $page = $this->history->page($this->iga, 0, '');
        self::assertSame([2, 20, [$second, $first]], [$page['total'], $page['size'], array_column($page['orders'], 'id')]);
        $field = fn (string $name): mixed => $page['orders'][0][$name];
        self::assertSame([2, '6.00', 'placed', sprintf('ZAM/%05d', $second)], array_map($field, ['lines_count', 'total_net', 'status', 'number']));
        self::assertSame(['Klej Łódzki', 'Gwoździe'], array_column($this->history->order($this->iga, (string) $second)['lines'], 'name'));
        self::assertSame([null, null], [$this->history->order(new Buyer('ola'), (string) $first), $this->history->order($this->iga, 'x')]);
        self::assertSame([[], [], [$first]], [$this->history->page($this->iga, 1, '')['orders'], $this->search('', new Buyer('ola')), $this->search(substr($url, 3))]);
    }

    public function testSearchesOrdersByProductAndNumber(): void
    {
        [[$first], [$second]] = [$this->order([1]), $this->order([2], isMaster: true)];
        self::assertSame([[$first], [$first], [$second]], [$this->search('lodzki KLEJ'), $this->search('kle-25'), $this->search('gwoździe')]);
        self::assertSame([[], []], [$this->search('klej gwozdzie'), $this->search('%')]);
        self::assertSame([[$second], []], [$this->search("ZAM/0000$second"), $this->search('999')]);
        self::assertSame([[$second], []], [$this->search("zam/0000$second"), $this->search("00000000-0000-4000-8000-00000000000$second")]);
        self::assertContains($second, $this->search("$second"));
        self::assertSame([], $this->search("$second", new Buyer('ola')));
    }

    public function testFiltersOrdersByStateAndYear(): void
    {
        self::assertArrayNotHasKey('states', $this->history->page($this->iga, 0, ''));
        [[$first], [$second], [$third]] = [$this->order([1]), $this->order([2]), $this->order([1])];
        // 2025 in UTC, 2026 in Poland.
        $this->db->run("UPDATE {orders} SET placed_at = '2025-12-31 23:30:00' WHERE id = ?", $second);
        $this->db->run("UPDATE {orders} SET placed_at = '2024-07-01 12:00:00' WHERE id = ?", $first);
        $this->history->setStatus($first, 'delivered');
        $this->history->addDocument($first, ['kind' => 'invoice', 'url' => '/fv'], 100);
        $list = function (string $state, string $period): array {
            $page = $this->history->filtered($state, $period)->page($this->iga, 0, '');
            return [array_column($page['orders'], 'id'), $page['total'], array_column($page['states'], 'count', 'key'), $page['state'], $page['period']];
        };
        $counts = ['all' => 3, 'open' => 2, 'to_pay' => 1];
        self::assertSame([[$third, $second, $first], 3, $counts, 'all', 'all'], $list('', 'x'));
        self::assertSame([[$third, $second], 2, $counts, 'open', 'all'], $list('open', ''));
        self::assertSame([[$first], 1, ['all' => 1, 'open' => 0, 'to_pay' => 1], 'to_pay', '2024'], $list('to_pay', '2024'));
        self::assertContains($second, $list('all', '2026')[0]);
        self::assertSame([[], 0], array_slice($list('all', '2025'), 0, 2));
        $years = array_column($this->history->page($this->iga, 0, '')['periods'], 'key');
        self::assertSame(['all', '2026', '2025', '2024'], [$years[0], ...array_slice($years, -3)]);
        self::assertSame([$first], array_column($this->history->filtered('', '2024')->page($this->iga, 0, 'klej')['orders'], 'id'));
    }

    public function testReturnsDocumentsAndOverdueAmounts(): void
    {
        [$id, $url] = $this->order([1]);
        $own = fn (): array => $this->history->page($this->iga, 0, '')['orders'][0]['documents'];
        self::assertSame([['order', $url]], array_map(fn (array $one): array => [$one['kind'], $one['url']], $own()));
        self::assertSame([], (new PdoHistory($this->db))->page($this->iga, 0, '')['orders'][0]['documents']);
        $this->history->addDocument($id, ['kind' => 'invoice', 'number' => 'FV/1', 'url' => '/fv/1', 'due_date' => '2020-01-31'], 246);
        $this->history->addDocument($id, ['kind' => 'waybill', 'url' => '/wz/1']);
        $this->history->addDocument($id, ['kind' => 'invoice', 'url' => '/fv/2', 'due_date' => '2999-01-31'], 100);
        $this->history->setStatus($id, 'shipped');
        self::assertSame(['2.46', null, '1.00'], array_map(fn (array $one): ?string => $one['to_pay'] ?? null, $own()));
        $page = $this->history->page($this->iga, 0, '');
        self::assertSame(['shipped', ['amount' => '2.46', 'count' => 1, 'invoices' => [['number' => 'FV/1', 'days' => (int) (new \DateTimeImmutable('2020-01-31'))->diff(new \DateTimeImmutable(gmdate('Y-m-d')))->days]]]], [$page['orders'][0]['status'], $page['overdue']]);
        self::assertArrayNotHasKey('overdue', $this->history->page(new Buyer('ola'), 0, ''));
    }

    public function testListsWhatCameOfAnOrderByDelivery(): void
    {
        [[$id, $url], [$other]] = [$this->order([1, 2]), $this->order([1])];
        $history = new PdoHistory($this->db, askUrl: '/kontakt?nr={number}');
        $order = fn (): array => $history->order($this->iga, (string) $id);
        [$first, $second] = array_column($order()['lines'], 'id');
        self::assertSame([false, false, ['all', 'open', 'to_pay']], [isset($order()['deliveries']), isset($order()['lines'][0]['open']), array_column($history->page($this->iga, 0, '')['states'], 'key')]);
        $history->addDelivery($id, ['number' => 'WZ/1', 'date' => '2026-11-24', 'carrier' => 'Kurier', 'tracking_url' => 'https://kurier.example/1', 'lines' => [['id' => $first, 'quantity' => 1]]]);
        $history->setCancelled($id, [$second => 2]);
        $parts = fn (): array => array_map(static fn (array $one): array => [$one['delivered'], $one['open'], $one['cancelled']], $order()['lines']);
        self::assertSame([[1, 1, 0], [0, 0, 2]], $parts());
        self::assertSame([0, '/kontakt?nr=ZAM%2F' . sprintf('%05d', $id), ['WZ/1']], [$order()['lines_sent'], $order()['ask_url'], array_column($order()['deliveries'], 'number')]);
        $page = $history->filtered('incomplete', '')->page($this->iga, 0, '');
        self::assertSame([[$id], 0, ['all' => 2, 'open' => 2, 'incomplete' => 1, 'to_pay' => 0]], [array_column($page['orders'], 'id'), $page['orders'][0]['lines_sent'], array_column($page['states'], 'count', 'key')]);
        self::assertSame([false, false], [isset($page['orders'][0]['deliveries']), isset($page['orders'][0]['ask_url'])]);
        $cart = $history->seen($this->iga, substr($url, 3))['cart'];
        self::assertStringContainsString("\nDostawa WZ/1: 24.11.2026, Kurier\nhttps://kurier.example/1\nKlej Łódzki: 1 z 2 szt.\nJeszcze nie wysłane: Klej Łódzki: 1 z 2 szt.\nAnulowane: Gwoździe: 2 szt.\n", OrderPage::text($cart, 'Z'));
        self::assertStringContainsString('<dt>Dostawa WZ/1</dt><dd>24.11.2026, Kurier<br />' . "\n" . '<a href="https://kurier.example/1" rel="noopener noreferrer">https://kurier.example/1</a><br />', OrderPage::print($cart, 'Z'));
        $history->addDelivery($id, ['lines' => [['id' => $first, 'quantity' => 1]]]);
        self::assertSame([1, false, []], [$order()['lines_sent'], isset($order()['ask_url']), $history->filtered('incomplete', '')->page($this->iga, 0, '')['orders']]);
        self::assertArrayNotHasKey('deliveries', $history->order($this->iga, (string) $other));
    }

    /** @return list<string> */
    private function actions(PdoHistory $history, int $id, string $buyer = 'iga'): array
    {
        return array_column($history->order(new Buyer($buyer), (string) $id)['actions'] ?? [], 'name');
    }

    public function testABuyerCancelsAnOrderOnceAndItsGoodsComeBack(): void
    {
        $this->db->run('UPDATE {products} SET stock = 10');
        $mails = [];
        $history = new PdoHistory($this->db, actions: new PdoOrderActions($this->db, new Goods($this->db, new PdoOffer($this->db)), written: function (array $row, string $action) use (&$mails): void {
            $mails[] = [(int) $row['id'], $action];
        }));
        [$id] = $this->order([1]);
        $stock = fn (): int => (int) $this->db->one('SELECT stock FROM {products} WHERE id = 1')['stock'];
        $act = fn (string $buyer, string $action, string $key = ''): ?array => $history->act(new Buyer($buyer), (string) $id, $action, '', $key);
        self::assertSame([['cancel', 'message'], [], 8], [$this->actions($history, $id), $this->actions($history, $id, 'ola'), $stock()]);
        self::assertSame([null, [409, $this->notCancelled()]], [$act('ola', 'cancel'), $act('iga', 'cancel_open')]);
        self::assertSame([[200, 'Anulowano.'], [200, 'Anulowano.'], [409, $this->notCancelled()]], [$act('iga', 'cancel', 'k1'), $act('iga', 'cancel', 'k1'), $act('iga', 'cancel', 'k2')]);
        self::assertSame([10, 'cancelled', ['message'], [[$id, 'cancel']]], [$stock(), $history->order($this->iga, (string) $id)['status'], $this->actions($history, $id), $mails]);
    }

    private function notCancelled(): string
    {
        return 'Tego nie można już zrobić: sprawdź, co się dzieje z zamówieniem.';
    }

    public function testABuyerCancelsWhatIsNotSentYet(): void
    {
        $history = new PdoHistory($this->db, actions: new PdoOrderActions($this->db, new Goods($this->db, new PdoOffer($this->db))));
        [$id] = $this->order([1, 2]);
        $order = fn (): array => $history->order($this->iga, (string) $id);
        $history->addDelivery($id, ['lines' => [['id' => $order()['lines'][0]['id'], 'quantity' => 1]]]);
        self::assertSame(['name' => 'cancel_open', 'text' => 'Nie wyślemy i nie policzymy: Klej Łódzki, 1 szt.; Gwoździe, 2 szt.'], $order()['actions'][0]);
        self::assertSame([200, 'Anulowano.'], $history->act($this->iga, (string) $id, 'cancel_open', '', 'k'));
        self::assertSame([[1, 0, 1], [0, 0, 2]], array_map(static fn (array $one): array => [$one['delivered'], $one['open'], $one['cancelled']], $order()['lines']));
        self::assertSame(['message'], $this->actions($history, $id));
    }

    public function testABuyerAndTheShopWriteAboutAnOrder(): void
    {
        $history = new PdoHistory($this->db, actions: $actions = new PdoOrderActions($this->db));
        [$id] = $this->order([1]);
        $shop = new Shop($carts = new PdoCarts($this->db, $offer = new PdoOffer($this->db)), $offer, $carts, history: $history);
        $write = function (string $text, string $key, string $buyer = 'iga') use ($shop, $id): array {
            $request = new Request('POST', "/api/zamowienia/$id", headers: ['accept' => 'application/json', 'content-type' => 'application/json', 'idempotency-key' => $key], body: (string) json_encode(['action' => 'message', 'text' => $text]));
            $response = (new Api($shop, new Buyer($buyer, person: 'Iga'), new Csrf(null)))->answer($request);
            return [$response?->status, array_column(json_decode((string) $response?->body, true)['order']['messages'] ?? [], 'text')];
        };
        self::assertSame([200, ["Kiedy?\nPilne"]], $write("Kiedy?\r\nPilne", 'k1'));
        self::assertSame([200, ["Kiedy?\nPilne"]], $write("Kiedy?\r\nPilne", 'k1'));
        self::assertSame([422, 422, 422, 404], [$write('Inna', 'k1')[0], $write('  ', 'k2')[0], $write(str_repeat('ż', 1001), 'k3')[0], $write('Cudza', 'k4', 'ola')[0]]);
        self::assertSame([true, false], [$actions->answer($id, 'Sklep Budowlany', 'Jutro.'), $actions->answer(999, 'x', 'y')]);
        $messages = $history->order($this->iga, (string) $id)['messages'];
        self::assertSame([['Iga', true, "Kiedy?\nPilne"], ['Sklep Budowlany', false, 'Jutro.']], array_map(static fn (array $one): array => [$one['by'], $one['own'], $one['text']], $messages));
        self::assertSame(2, $history->page($this->iga, 0, '')['orders'][0]['messages_count']);
        self::assertArrayNotHasKey('actions', $history->page($this->iga, 0, '')['orders'][0]);
        self::assertArrayNotHasKey('actions', $this->history->order($this->iga, (string) $id));
    }

    public function testRefusesADeliveryThatTheOrderCannotHave(): void
    {
        [$id] = $this->order([1]);
        $line = $this->history->order($this->iga, (string) $id)['lines'][0]['id'];
        $wrong = [
            ['lines' => [['id' => $line, 'quantity' => 3]]],
            ['lines' => [['id' => 999, 'quantity' => 1]]],
            ['lines' => [['id' => $line, 'quantity' => 1]], 'tracking_url' => 'javascript:alert(1)'],
            ['lines' => [['id' => $line, 'quantity' => 1]], 'tracking_url' => 'https://a:b@kurier.example/'],
        ];
        foreach ($wrong as $delivery) {
            try {
                $this->history->addDelivery($id, $delivery);
                self::fail('it was added: ' . json_encode($delivery));
            } catch (\InvalidArgumentException) {
                self::assertArrayNotHasKey('deliveries', $this->history->order($this->iga, (string) $id));
            }
        }
    }

    public function testSumsUpLinesVoucherDeliveryAndDepositsToTheTotal(): void
    {
        $this->db->run('UPDATE {products} SET deposit = 3500 WHERE id = 1');
        $this->db->run("INSERT INTO {carriers} (name, type, net) VALUES ('Kurier', 'courier', 2431)");
        $carts = new PdoCarts($this->db, $offer = new PdoOffer($this->db), '/z/');
        $carts->atOnce('iga', function () use ($carts, $offer): string {
            $cart = $carts->open('iga');
            $cart->lines = array_map(static fn (Product $one): Line => new Line(null, $one, 3, $one->net), [$offer->byId(['1'])['1'], $offer->byId(['2'])['2']]);
            [$cart->carrier, $cart->discount, $cart->voucher] = ['1', 10, 'LATO'];
            $carts->save('iga', $cart);
            return $carts->place($this->iga, $cart = $carts->open('iga'), ['carrier' => ['name' => 'Kurier', 'type' => 'courier', 'delivery' => ['from' => '2026-12-01', 'to' => '2026-12-03']], 'delivery_address' => ['name' => 'Budowa', 'address_street' => 'Polna', 'house_no' => '1', 'zip_code' => '90-001', 'city' => 'Łódź', 'driver_note' => 'Brama']] + (new CartAnswer(new Shop($carts, $offer, $carts), $this->iga))->cart($cart));
        });
        $order = $this->history->order($this->iga, (string) $this->db->one('SELECT MAX(id) AS id FROM {orders}')['id']) ?? [];
        self::assertSame([['Klej Łódzki', 'Gwoździe'], 2], [array_column($order['lines'], 'name'), $order['lines_count']]);
        self::assertSame([['voucher', 'LATO'], ['delivery', 'Kurier'], ['deposit', 'Klej Łódzki']], array_map(static fn (array $one): array => [$one['kind'], $one['name']], $order['charges']));
        foreach (['net', 'gross'] as $kind) {
            $rows = array_column([...$order['lines'], ...$order['charges']], "total_$kind");
            self::assertSame($order["total_$kind"], Money::text(array_sum(array_map(Money::read(...), $rows))), $kind);
        }
        self::assertSame([['Budowa', 'Polna 1', '90-001 Łódź', 'Dla kierowcy: Brama'], ['Złożone', 'Kompletujemy', 'Wysłane', 'Dostarczone'], ['current']], [$order['deliver_to'], array_column($order['steps'], 'text'), array_column($order['steps'], 'state')]);
        foreach (['lines', 'charges', 'steps', 'deliver_to'] as $detail) {
            self::assertArrayNotHasKey($detail, $this->history->page($this->iga, 0, '')['orders'][0]);
        }
        $cart = json_decode($this->db->one('SELECT cart FROM {orders}')['cart'], true);
        self::assertMatchesRegularExpression('~<th scope="row" colspan="3">Kaucja \(zwrotna\): Klej Łódzki, 3 szt\.</th><td>105,00.zł</td></tr><tr><th scope="row" colspan="3">Razem brutto</th>~u', OrderPage::print($cart, 'Z'));
        self::assertMatchesRegularExpression('~Kod rabatowy: LATO: -.*\nDostawa: Kurier: .*\nRazem netto: .*\nVAT: .*\nKaucja .*\nRazem brutto: ~u', OrderPage::text($cart, 'Z', 'net'));
        self::assertSame('1–3.12', $order['deliver_at']);
        self::assertStringContainsString("\nDostawa: Kurier, 1–3.12\n", OrderPage::text($cart, 'Z'));
        self::assertStringContainsString("\nUwagi dla kierowcy: Brama\n", OrderPage::text($cart, 'Z'));
        self::assertSame([], OrderDetails::charges(['items' => [], 'prices' => ['total_net' => '1', 'total_gross' => '1']]));
        $this->history->setStatus((int) $order['id'], 'cancelled');
        self::assertArrayNotHasKey('deliver_at', $this->history->order($this->iga, (string) $order['id']) ?? []);
        self::assertSame(['Złożone', 'Anulowane'], array_column($this->history->order($this->iga, (string) $order['id'])['steps'] ?? [], 'text'));
    }

    public function testShowsAnOrderOnlyToItsBuyer(): void
    {
        [$id, $url] = $this->order([1, 2], isMaster: true);
        $seen = $this->history->seen($this->iga, substr($url, 3));
        self::assertSame(sprintf('ZAM/%05d', $id), $seen['number'] ?? null);
        self::assertSame([null, null], [$this->history->seen(new Buyer('ola'), substr($url, 3)), $this->history->seen($this->iga, 'x')]);
        $field = ['label' => 'MPK', 'value' => '110', 'options' => [['value' => '110', 'label' => 'Biuro']]];
        $more = ['client_comments' => "<b>\nrano", 'extra_fields' => [$field], 'carrier' => ['name' => 'Kurier', 'type' => 'courier'], 'delivery_address' => ['name' => 'Budowa', 'zip_code' => '90-001', 'city' => 'Łódź']];
        $html = OrderPage::print([...$seen['cart'], ...$more], 'Zamówienie <1>');
        foreach (['<h2>Zamówienie &lt;1&gt;</h2>', '<td>KLE-25 Klej Łódzki</td><td>2 szt.</td>', '<dt>MPK</dt><dd>Biuro</dd>', "&lt;b&gt;<br />\nrano", '<dd>Budowa <span style="white-space:nowrap">90-001</span> Łódź</dd>', "<dd>6,00\u{a0}zł</dd>"] as $part) {
            self::assertStringContainsString($part, $html);
        }
        $html = OrderPage::print([...$seen['cart'], 'carrier' => ['name' => 'Odbiór', 'type' => 'pickup'], 'delivery_address' => ['city' => 'Łódź']], 'Z');
        self::assertStringNotContainsString('Adres dostawy', $html);
        self::assertStringNotContainsString('Uwagi', $html);
        self::assertStringContainsString("<th scope=\"col\">Cena brutto</th><th scope=\"col\">Wartość brutto</th>", $html);
        self::assertStringContainsString("<td>1,23\u{a0}zł/szt.</td><td>2,46\u{a0}zł</td>", $html);
        $html = OrderPage::print($seen['cart'], 'Z', 'net');
        self::assertStringContainsString("<th scope=\"col\">Cena netto</th><th scope=\"col\">Wartość netto</th>", $html);
        self::assertStringContainsString("<td>1,00\u{a0}zł/szt.</td><td>2,00\u{a0}zł</td>", $html);
    }

    /** @return array<string, mixed> the payment of an order that is paid by this hook */
    private function payment(string $hook, ?Buyer $buyer = null, bool $isPaid = false): array
    {
        $this->db->run("INSERT INTO {payments} (name, hook) VALUES ('Przelew', ?)", $hook);
        $payment = (string) $this->db->lastId();
        $buyer ??= $this->iga;
        $carts = new PdoCarts($this->db, $offer = new PdoOffer($this->db), '/z/');
        $url = $carts->atOnce('iga', function () use ($carts, $offer, $payment, $buyer): string {
            $cart = $carts->open('iga');
            [$cart->payment, $cart->lines] = [$payment, array_map(static fn (Product $one): Line => new Line(null, $one, 2, $one->net), array_values($offer->byId(['1'])))];
            $carts->save('iga', $cart);
            $cart = $carts->open('iga');
            return $carts->place($buyer, $cart, (new CartAnswer(new Shop($carts, $offer, $carts), $buyer))->cart($cart));
        });
        $history = new PdoHistory($this->db, transfer: static fn (array $cart): array => ['recipient' => 'Składnica', 'account' => '12 1140', 'days' => 7, 'split_payment' => $cart['prices']['total_gross'] > 1]);
        $id = (int) $this->db->one('SELECT MAX(id) AS id FROM {orders}')['id'];
        if ($isPaid) {
            self::assertSame([true, false], [$history->setPaid($id), $history->setPaid($id)]);
        }
        $seen = $history->seen($this->iga, substr($url, 3));
        self::assertSame([$seen['payment'], $seen['payment']], [$history->page($this->iga, 0, '')['orders'][0]['payment'], $history->order($this->iga, "$id")['payment']]);
        return $seen + ['due' => OrderDue::print($seen, ['orders-url' => '/api/zamowienia'])];
    }

    public function testReturnsTransferDetailsAndMarksAnOrderPaidOnce(): void
    {
        ['payment' => $payment, 'number' => $number, 'due' => $due, 'id' => $id] = $this->payment('upfront_manual_wire');
        $until = (new \DateTimeImmutable('now', new \DateTimeZone('Europe/Warsaw')))->modify('+7 days');
        self::assertSame(['due', '2.46', $number, $until->format('Y-m-d'), true], [$payment['state'], $payment['amount'], $payment['transfer']['title'], $payment['until'], $payment['transfer']['split_payment']]);
        self::assertStringContainsString("<shop-orders order=\"$id\" orders-url=\"/api/zamowienia\"><p><strong>Czekamy na przelew do {$until->format('j.m.Y')}</strong></p><dl><dt>Odbiorca</dt><dd>Składnica</dd>", $due);
        self::assertSame("Zamówienie przyjęte, do zapłaty 2,46\u{a0}zł", OrderDue::heading($payment));
        $paid = $this->payment('upfront_manual_wire', isPaid: true);
        self::assertSame(['paid', 'Dziękujemy za zamówienie'], [$paid['payment']['state'], OrderDue::heading($paid['payment'])]);
        self::assertStringContainsString('Opłacone', $paid['due']);
    }

    public function testSettlesAnOnlineOrderOnceAfterAFailureOrExpiresIt(): void
    {
        $this->db->run("INSERT INTO {payments} (name, is_instant) VALUES ('Online', 1)");
        $payment = (string) $this->db->lastId();
        $this->db->run('UPDATE {products} SET stock = 9 WHERE id = 1');
        $offer = new PdoOffer($this->db);
        $due = new DuePayments($this->db, new Goods($this->db, $offer));
        $history = new PdoHistory($this->db, orderPath: '/z/', pay: static fn (array $cart, string $guid): string => "/z/$guid/zaplac", due: $due);
        $carts = new PdoCarts($this->db, $offer, '/z/', waits: static fn (): int => 24);
        $order = function () use ($carts, $offer, $payment, $history): array {
            $carts->atOnce('iga', function () use ($carts, $offer, $payment): void {
                $cart = $carts->open('iga');
                [$cart->payment, $cart->lines] = [$payment, array_map(static fn (Product $one): Line => new Line(null, $one, 2, $one->net), array_values($offer->byId(['1'])))];
                $carts->save('iga', $cart);
                $cart = $carts->open('iga');
                $carts->place($this->iga, $cart, (new CartAnswer(new Shop($carts, $offer, $carts), $this->iga))->cart($cart));
            });
            return $history->page($this->iga, 0, '')['orders'][0];
        };
        $state = fn (int|string $id): ?string => $history->order($this->iga, (string) $id)['payment']['state'] ?? null;
        $stock = fn (): int => (int) $this->db->one('SELECT stock FROM {products} WHERE id = 1')['stock'];
        ['id' => $id, 'payment' => $payment] = $order();
        self::assertSame(['due', '2.46', 'Online'], [$payment['state'], $payment['amount'], $payment['name']]);
        self::assertMatchesRegularExpression('~^/z/[\da-f-]{36}/zaplac$~', $payment['url']);
        self::assertEqualsWithDelta(time() + 24 * 3600, strtotime($payment['until']), 60);
        self::assertFalse($due->settle((int) $id, false));
        self::assertSame('failed', $state($id));
        self::assertSame([true, false, false], [$due->settle((int) $id, true), $due->settle((int) $id, true), $due->settle((int) $id, false)]);
        self::assertSame(['paid', 7], [$state($id), $stock()]);
        // An unpaid order: cancelled once, its goods back in stock.
        ['id' => $late] = $order();
        self::assertSame(5, $stock());
        $this->db->run('UPDATE {orders} SET pay_until = ? WHERE id = ?', Db::now(1), $late);
        self::assertFalse($due->settle((int) $late, true));
        self::assertSame(['expired', 7, 'expired', 7], [$state($late), $stock(), $state($late), $stock()]);
        self::assertArrayNotHasKey('url', $history->order($this->iga, (string) $late)['payment']);
        self::assertSame('Zamówienie wygasło', OrderDue::heading(['state' => 'expired']));
        // An order that the shop cancels or continues.
        ['id' => $cancelled] = $order();
        (new Goods($this->db, $offer))->cancel((int) $cancelled);
        self::assertSame([null, false], [$state($cancelled), $due->settle((int) $cancelled, true)]);
    }

    public function testReturnsTheRemainingLimitForADeferredPayment(): void
    {
        $later = $this->payment('manual_wire', new Buyer('iga', limit: 1000));
        self::assertSame(['deferred', '7.54'], [$later['payment']['state'], $later['payment']['limit_left']]);
        self::assertSame([null, ''], [$this->payment('przy_odbiorze')['payment'], $this->payment('przy_odbiorze')['due']]);
    }

    public function testListsAnUnfinishedPaymentFirst(): void
    {
        $this->payment('p24');
        $carts = new PdoCarts($this->db, $offer = new PdoOffer($this->db), '/z/');
        $cart = $carts->open('iga');
        [$cart->payment, $cart->lines, $cart->isPaymentBegun] = [$this->db->one('SELECT MAX(id) AS id FROM {payments}')['id'], array_map(static fn (Product $one): Line => new Line(null, $one, 2, $one->net), array_values($offer->byId(['2']))), true];
        $carts->save('iga', $cart);
        $cart = $carts->open('iga');
        $cart->begunAs = CartAnswer::json((new CartAnswer(new Shop($carts, $offer, $carts), $this->iga))->cart($cart) + ['begun' => ['id' => 'x', 'url' => 'https://pay.example/x']]);
        $carts->save('iga', $cart);
        ['orders' => [$first, $second], 'total' => $total] = $this->history->page($this->iga, 0, '');
        self::assertSame(["koszyk-$cart->id", 'due', 'https://pay.example/x', '4.92', null, 2], [$first['id'], $first['payment']['state'], $first['payment']['url'], $first['payment']['amount'], $second['payment'], $total]);
        self::assertSame(['Gwoździe'], array_column($this->history->order($this->iga, $first['id'])['lines'], 'name'));
        self::assertSame([null, 0], [$this->history->order(new Buyer('ola'), $first['id']), $this->history->page(new Buyer('ola'), 0, '')['total']]);
        (new BegunPayment(new Shop($carts, $offer, $carts), $this->iga))->accept('x');
        self::assertSame(['paid', 2], [$this->history->page($this->iga, 0, '')['orders'][0]['payment']['state'], $this->history->page($this->iga, 0, '')['total']]);
    }
}
