<?php

/** Shows what a buyer sees of earlier orders in the package’s tables. */

declare(strict_types=1);

namespace ShopElements\Test;

use PDO;
use PHPUnit\Framework\TestCase;
use ShopElements\Cart\{Buyer, Cart, Line, Product};
use ShopElements\Http\CartAnswer;
use ShopElements\OrderPage;
use ShopElements\Shop\Shop;
use ShopElements\Store\{Db, Migrations, PdoCarts, PdoHistory, PdoOffer};

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
    private function found(string $query, ?Buyer $buyer = null): array
    {
        $page = $this->history->page($buyer ?? $this->iga, 0, $query);
        self::assertSame($page['total'], count($page['orders']));
        return array_column($page['orders'], 'id');
    }

    public function testShowsABuyersOwnOrdersTheNewestFirst(): void
    {
        [[$first, $url], [$second]] = [$this->order([1]), $this->order([1, 2], isMaster: true)];
        $page = $this->history->page($this->iga, 0, '');
        self::assertSame([2, 20, [$second, $first]], [$page['total'], $page['size'], array_column($page['orders'], 'id')]);
        $said = fn (string $name): mixed => $page['orders'][0][$name];
        self::assertSame([2, '6.00', 'placed', sprintf('ZAM/%05d', $second)], array_map($said, ['lines_count', 'total_net', 'status', 'number']));
        self::assertSame(['Klej Łódzki', 'Gwoździe'], array_column($this->history->order($this->iga, (string) $second)['lines'], 'name'));
        self::assertSame([null, null], [$this->history->order(new Buyer('ola'), (string) $first), $this->history->order($this->iga, 'x')]);
        self::assertSame([[], [], [$first]], [$this->history->page($this->iga, 1, '')['orders'], $this->found('', new Buyer('ola')), $this->found(substr($url, 3))]);
    }

    public function testIsSearchedByWhatWasOrderedAndByNumber(): void
    {
        [[$first], [$second]] = [$this->order([1]), $this->order([2], isMaster: true)];
        self::assertSame([[$first], [$first], [$second]], [$this->found('lodzki KLEJ'), $this->found('kle-25'), $this->found('gwoździe')]);
        self::assertSame([[], []], [$this->found('klej gwozdzie'), $this->found('%')]);
        self::assertSame([[$second], []], [$this->found("ZAM/0000$second"), $this->found('999')]);
        self::assertSame([[$second], []], [$this->found("zam/0000$second"), $this->found("00000000-0000-4000-8000-00000000000$second")]);
        self::assertContains($second, $this->found("$second"));
        self::assertSame([], $this->found("$second", new Buyer('ola')));
    }

    public function testHasDocumentsAndTellsWhatIsOverdue(): void
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
        self::assertSame(['shipped', ['amount' => '2.46', 'count' => 1]], [$page['orders'][0]['status'], $page['overdue']]);
        self::assertArrayNotHasKey('overdue', $this->history->page(new Buyer('ola'), 0, ''));
    }

    public function testShowsAnOrderToItsBuyerAlone(): void
    {
        [$id, $url] = $this->order([1, 2], isMaster: true);
        $seen = $this->history->seen($this->iga, substr($url, 3));
        self::assertSame(sprintf('ZAM/%05d', $id), $seen['number'] ?? null);
        self::assertSame([null, null], [$this->history->seen(new Buyer('ola'), substr($url, 3)), $this->history->seen($this->iga, 'x')]);
        $field = ['label' => 'MPK', 'value' => '110', 'options' => [['value' => '110', 'label' => 'Biuro']]];
        $more = ['client_comments' => "<b>\nrano", 'extra_fields' => [$field], 'carrier' => ['name' => 'Kurier', 'type' => 'courier'], 'delivery_address' => ['name' => 'Budowa', 'city' => 'Łódź']];
        $html = OrderPage::print([...$seen['cart'], ...$more], 'Zamówienie <1>');
        foreach (['<h2>Zamówienie &lt;1&gt;</h2>', '<td>KLE-25 Klej Łódzki</td><td>2 szt.</td>', '<dt>MPK</dt><dd>Biuro</dd>', "&lt;b&gt;<br />\nrano", '<dd>Budowa Łódź</dd>', "<dd>6,00\u{a0}zł</dd>"] as $part) {
            self::assertStringContainsString($part, $html);
        }
        $html = OrderPage::print([...$seen['cart'], 'carrier' => ['name' => 'Odbiór', 'type' => 'pickup'], 'delivery_address' => ['city' => 'Łódź']], 'Z');
        self::assertStringNotContainsString('Adres dostawy', $html);
        self::assertStringNotContainsString('Uwagi', $html);
    }
}
