<?php

/** Tests how a guest gets to an order: one answer for any number, a signed link that ends, and only reading behind it. */

declare(strict_types=1);

namespace ShopElements\Test;

use PDO;
use PHPUnit\Framework\TestCase;
use ShopElements\Cart\{Buyer, Line};
use ShopElements\Http\{Api, CartAnswer, Csrf, GuestCalls, Request, Response};
use ShopElements\Shop\Shop;
use ShopElements\Store\{Db, Goods, Migrations, PdoCarts, PdoGuestOrders, PdoHistory, PdoKeys, PdoOffer, PdoOrderActions};

final class GuestOrdersTest extends TestCase
{
    private const SECRET = '0123456789abcdef0123456789abcdef';

    /** @var list<array{email: string, number: string, link: string}> */
    private array $mails = [];
    private Db $db;
    private PdoHistory $history;
    private Shop $shop;
    private int $order;

    protected function setUp(): void
    {
        $this->db = new Db(new PDO('sqlite::memory:'));
        Migrations::run($this->db);
        $this->db->run("INSERT INTO {products} (sku, name, unit, net) VALUES ('KLE-25', 'Klej', 'szt.', 100)");
        $carts = new PdoCarts($this->db, $offer = new PdoOffer($this->db), '/z/');
        $this->history = new PdoHistory($this->db, orderPath: '/z/', pay: static fn (array $cart, string $guid): string => "/z/$guid/zaplac", actions: new PdoOrderActions($this->db, new Goods($this->db, $offer)));
        $guests = new PdoGuestOrders($this->history, self::SECRET, function (array $mail): void {
            $this->mails[] = $mail;
            throw new \RuntimeException('no mail');
        }, static fn (string $url, string $link): string => "$url?link=$link");
        $this->shop = new Shop($carts, $offer, $carts, keys: new PdoKeys($this->db), history: $this->history, guestOrders: $guests);
        $this->order = $this->placed();
    }

    private function placed(): int
    {
        $iga = new Buyer('iga', client: ['email' => 'Iga@example.com']);
        return $this->shop->carts->atOnce('iga', function () use ($iga): int {
            $cart = $this->shop->carts->open('iga');
            $cart->lines = array_values(array_map(static fn ($one): Line => new Line(null, $one, 2, $one->net), $this->shop->offer->byId(['1'])));
            $cart->phone = '+48 601 000 111';
            $this->shop->carts->save('iga', $cart);
            $cart = $this->shop->carts->open('iga');
            $this->shop->orders->place($iga, $cart, (new CartAnswer($this->shop, $iga))->cart($cart));
            return (int) $this->db->one('SELECT MAX(id) AS id FROM {orders}')['id'];
        });
    }

    private function ask(Request $request): Response
    {
        return (new Api($this->shop, new Buyer('nobody' . random_int(1, PHP_INT_MAX)), new Csrf('t')))->answer($request) ?? self::fail('no answer');
    }

    /** @return array{int, string} */
    private function find(string $number, string $contact): array
    {
        $headers = ['content-type' => 'application/json', 'x-xsrf-token' => 't'];
        $answer = $this->ask(new Request('POST', '/znajdz-zamowienie', headers: $headers, body: (string) json_encode(['number' => $number, 'contact' => $contact])));
        return [$answer->status, $answer->body];
    }

    /** @return array{int, mixed} */
    private function open(string $link, string $more = ''): array
    {
        $answer = $this->ask(new Request('GET', GuestCalls::ordersUrl('/znajdz-zamowienie', $link) . $more));
        return [$answer->status, json_decode($answer->body, true)];
    }

    /** [P20] */
    public function testAnswersTheSameForAnyNumberAndMailsOnlyTheOrdersAddress(): void
    {
        $number = $this->history->numbered($this->order);
        $unknown = $this->find('ZAM/99999', 'iga@example.com');
        self::assertSame(200, $unknown[0]);
        self::assertStringStartsWith('{"messages":{"0":{"messages":["Jeśli mamy takie zamówienie, wysłaliśmy odnośnik', $unknown[1]);
        self::assertSame([$unknown, $unknown, []], [$this->find($number, 'ola@example.com'), $this->find($number, '601 000 112'), $this->mails]);
        self::assertSame([$unknown, $unknown], [$this->find(mb_strtolower(" $number "), 'IGA@example.com'), $this->find($number, '601-000-111')]);
        self::assertSame([['Iga@example.com', $number], ['Iga@example.com', $number]], array_map(static fn (array $one): array => [$one['email'], $one['number']], $this->mails));
    }

    public function testRefusesTooManyRequestsForOneNumberFromAnywhere(): void
    {
        foreach ([$this->history->numbered($this->order), 'ZAM/99998'] as $number) {
            self::assertSame([200, 200, 200, 200, 200, 429], array_map(fn (): int => $this->find($number, 'ola@example.com')[0], range(1, 6)));
        }
        self::assertSame([422, 422], [$this->find('', 'iga@example.com')[0], $this->find('x', str_repeat('x', 255))[0]]);
    }

    /** [P20] */
    public function testOpensOneOrderToReadAndPayUntilTheLinkEnds(): void
    {
        $guid = (string) $this->db->one('SELECT guid FROM {orders}')['guid'];
        $this->history->addDocument($this->order, ['kind' => 'invoice', 'url' => '/fv/1']);
        $link = (new PdoGuestOrders($this->history, self::SECRET, strlen(...)))->link($guid);
        [$status, $page] = $this->open($link);
        self::assertSame([200, [$this->order], false], [$status, array_column($page['orders'], 'id'), isset($page['orders'][0]['lines'])]);
        [, $order] = $this->open($link, "/$this->order");
        self::assertSame(['Klej', false, false, false], [$order['lines'][0]['name'], isset($order['actions']), isset($order['messages']), isset($order['payment']['change_url'])]);
        self::assertContains("/fv/1?link=$link", array_column($order['documents'], 'url'));
        [, $until, $signature] = explode('.', $link);
        $late = time() - 1;
        $other = $this->placed();
        $foreign = (string) $this->db->one('SELECT guid FROM {orders} WHERE id = ?', $other)['guid'];
        $wrong = ["$guid.$late." . hash_hmac('sha256', "guest order $guid $late", self::SECRET), "$guid." . ((int) $until + 1) . ".$signature", "$foreign.$until.$signature", "$guid.$until", 'x', (new PdoGuestOrders($this->history, strrev(self::SECRET), strlen(...)))->link($guid)];
        foreach ($wrong as $one) {
            self::assertSame([404, null], $this->open($one));
        }
        self::assertSame([404, null], $this->open($link, "/$other"));
    }

    public function testAnswersThePlainFormWithTheSameSentence(): void
    {
        $post = fn (string $number): Response => $this->ask(new Request('POST', '/znajdz-zamowienie', headers: ['content-type' => 'application/x-www-form-urlencoded'], form: ['_token' => 't', 'number' => $number, 'contact' => '<b>@example.com']));
        $answer = $post('ZAM/1');
        self::assertSame(200, $answer->status);
        self::assertStringContainsString('<p role="status">Jeśli mamy takie zamówienie', $answer->body);
        self::assertStringContainsString('value="&lt;b&gt;@example.com"', $answer->body);
        self::assertStringContainsString('<p role="alert">', $post('')->body);
    }
}
