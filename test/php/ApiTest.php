<?php

/** Tests which calls get which response, and which callers are refused. */

declare(strict_types=1);

namespace ShopElements\Test;

use PDO;
use PHPUnit\Framework\TestCase;
use ShopElements\Cart\Buyer;
use ShopElements\Http\{Api, Csrf, Files, FormCart, Request, Response};
use ShopElements\Shop\{Paths, Shop};
use ShopElements\Store\{Db, PdoCarts, PdoOffer};

final class ApiTest extends TestCase
{
    private const JSON = ['accept' => 'application/json', 'content-type' => 'application/json', 'x-xsrf-token' => 'secret'];
    private const FORM = ['content-type' => 'application/x-www-form-urlencoded; charset=utf-8', 'x-xsrf-token' => 'secret'];
    private MemoryShop $memory;
    private Shop $shop;

    protected function setUp(): void
    {
        $this->memory = new MemoryShop();
        $this->shop = $this->memory->shop(paths: new Paths(pages: ['/']));
    }

    private function ask(Request $request, string $token = 'secret'): ?Response
    {
        return (new Api($this->shop, new Buyer('anna', ['email' => 'a@b.example']), new Csrf($token)))->answer($request);
    }

    /** @return array{int, mixed} */
    private function post(string $path, mixed $body): array
    {
        $answer = $this->ask(new Request('POST', $path, headers: self::JSON, body: (string) json_encode($body)));
        return [$answer->status ?? 0, json_decode($answer->body ?? 'null', true)];
    }

    /** @param array<string, string> $query @return array{int, mixed} */
    private function get(string $path, array $query = []): array
    {
        $answer = $this->ask(new Request('GET', $path, $query));
        return [$answer->status ?? 0, json_decode($answer->body ?? 'null', true)];
    }

    public function testAnswersTheCartAtItsPages(): void
    {
        $answer = $this->ask(new Request('POST', '/', headers: self::JSON, body: '{"add_product": 1}'));
        self::assertSame([200, 'no-store', 'application/json'], [$answer?->status, $answer?->headers()['Cache-Control'], $answer?->headers()['Content-Type']]);
        [, $widget] = $this->get('/api/koszyki');
        self::assertSame([1, '/koszyk', 'Klej'], [$widget['count'], $widget['cartsUrl'], $widget['carts'][0]['items'][0]['name']]);
        self::assertNull($this->ask(new Request('GET', '/koszyk')));
        self::assertNull($this->ask(new Request('PUT', '/koszyk')));
        self::assertNull($this->ask(new Request('POST', '/koszyk', headers: self::FORM)));
        self::assertNull($this->ask(new Request('POST', '/other', headers: self::JSON)));
    }

    public function testRefusesCallsOfOtherOrigins(): void
    {
        $with = fn (array $headers): ?int => $this->ask(new Request('POST', '/koszyk', headers: $headers, body: '{}', origin: 'https://shop.example'))?->status;
        self::assertSame(419, $with([]));
        self::assertStringContainsString('"messages":{"0":{', $this->ask(new Request('POST', '/koszyk', body: '{}'))?->body ?? '');
        self::assertSame(419, $with(['x-xsrf-token' => 'stale']));
        self::assertSame(200, $with(['x-csrf-token' => 'secret']));
        self::assertSame(200, $with(['x-xsrf-token' => 'secret', 'origin' => 'https://shop.example']));
        self::assertSame(200, $with(['x-xsrf-token' => 'secret', 'origin' => 'null']));
        self::assertSame(419, $with(['x-xsrf-token' => 'secret', 'origin' => 'https://evil.example']));
        self::assertSame(419, $with(['x-xsrf-token' => 'secret', 'origin' => 'https://shop.example.evil']));
        self::assertTrue((new Csrf('secret'))->allows(new Request('POST', '/kto', form: ['_token' => 'secret'])));
        self::assertFalse((new Csrf('secret'))->allows(new Request('POST', '/kto', form: ['_token' => ['secret']])));
        // The elements send a form's fields as JSON.
        self::assertTrue((new Csrf('secret'))->allows(new Request('POST', '/kto', body: '{"_token": "secret"}')));
        self::assertFalse((new Csrf('secret'))->allows(new Request('POST', '/kto', body: '{"_token": ["secret"]}')));
        self::assertFalse((new Csrf('secret'))->allows(new Request('POST', '/kto', body: '"_token"')));
        self::assertTrue((new Csrf(null))->allows(new Request('POST', '/kto')));
    }

    public function testTheFirstCallOfAVisitNeedsTheShopsOriginInsteadOfAToken(): void
    {
        $isAllowed = static fn (string $from, bool $isNew = true): bool
            => (new Csrf('secret', $isNew))->allows(new Request('POST', '/koszyk', headers: ['origin' => $from], origin: 'https://shop.example'));
        self::assertTrue($isAllowed('https://shop.example'));
        self::assertFalse($isAllowed('https://shop.example', isNew: false));
        foreach (['', 'null', 'https://evil.example', 'https://shop.example.evil'] as $from) {
            self::assertFalse($isAllowed($from), $from);
        }
        self::assertFalse((new Csrf('secret', true))->allows(new Request('POST', '/koszyk', headers: ['origin' => 'https://shop.example'])));
        // Scripts repeat both of two presses in the session of the last response.
        $headers = ['origin' => 'https://shop.example', 'x-requested-with' => 'XMLHttpRequest'];
        self::assertFalse((new Csrf('secret', true))->allows(new Request('POST', '/koszyk', headers: $headers, origin: 'https://shop.example')));
    }

    public function testAddsToTheCartWithScriptsAndWithout(): void
    {
        [$status, $added] = $this->post('/do-koszyka', ['product' => 1, 'quantity' => ' 2 ']);
        $expected = ['status' => 'success', 'name' => 'Klej', 'price' => '52.77', 'quantity' => 2, 'total' => '105.53', 'url' => '/koszyk'];
        $kinds = ['unit' => 'worek', 'price_net' => '42.90', 'total_net' => '85.80', 'total_gross' => '105.53', 'cart_lines' => 1, 'cart_total_net' => '85.80', 'cart_total_gross' => '105.53'];
        self::assertSame(200, $status);
        self::assertEquals($expected + $kinds, array_intersect_key($added, $expected + $kinds));
        [$status, $answer] = $this->post('/do-koszyka', ['product' => 1, 'quantity' => '1.5']);
        self::assertSame([422, 'error', 'Klej: podaj ilość liczbą całkowitą.'], [$status, $answer['status'], $answer['errors']['quantity'][0]]);
        self::assertSame(200, $this->post('/do-koszyka', ['id' => '3', 'quantity' => ''])[0]);
        self::assertSame(422, $this->post('/do-koszyka', ['product' => []])[0]);
        self::assertSame(422, $this->post('/do-koszyka', ['product' => 1, 'quantity' => []])[0]);
        $form = fn (string $from): ?string => $this->ask(new Request('POST', '/do-koszyka', headers: self::FORM + ['referer' => $from], form: ['product' => '3'], origin: 'https://a.example'))?->headers()['Location'];
        self::assertSame('https://a.example/p/3', $form('https://a.example/p/3'));
        self::assertSame('/koszyk', $form('https://a.example.evil/'));
        self::assertSame([2, 3], array_column($this->memory->look('anna')->lines, 'quantity'));
        $refused = $this->ask(new Request('POST', '/do-koszyka', headers: self::FORM + ['referer' => 'https://a.example/p?a=1&b="x"'], form: ['product' => '1', 'quantity' => '641'], origin: 'https://a.example'));
        self::assertSame([422, 'text/html; charset=utf-8', 'nosniff', 'no-store'], [$refused?->status, $refused?->type, $refused?->headers()['X-Content-Type-Options'], $refused?->headers()['Cache-Control']]);
        self::assertStringContainsString("Klej: dostępna ilość to 640\u{a0}worek", (string) $refused?->body);
        self::assertStringContainsString('href="https://a.example/p?a=1&amp;b=&quot;x&quot;"', (string) $refused?->body);
        $plain = ['content-type' => self::FORM['content-type']];
        $page = fn (array $headers): ?Response => $this->ask(new Request('POST', '/do-koszyka', headers: $headers, form: ['product' => '']));
        self::assertStringContainsString('<p role="alert">Sesja formularza wygasła.', (string) $page($plain)?->body);
        self::assertStringContainsString('<a href="/koszyk">', (string) $page(self::FORM)?->body);
        self::assertSame([419, 422], [$page($plain)?->status, $page(self::FORM)?->status]);
        $this->memory->carts['anna']->isPaymentBegun = true;
        self::assertStringContainsString('rozpoczęta', $this->post('/do-koszyka', ['product' => 1])[1]['message']);
    }

    public function testMarksFavourites(): void
    {
        self::assertSame([200, ['success' => true]], $this->post('/ajax/modules/favourites/add/product', ['id' => 1]));
        self::assertSame([200, ['success' => true]], $this->post('/ajax/modules/favourites/remove/product', ['id' => '1']));
        self::assertSame([422, ['success' => false]], $this->post('/ajax/modules/favourites/add/product', ['id' => 99]));
        self::assertSame(422, $this->post('/ajax/modules/favourites/add/product', ['id' => true])[0]);
        self::assertSame(['1' => false, '99' => true], $this->memory->marked);
    }

    public function testSearches(): void
    {
        self::assertSame('Klej c2', $this->post('/api/suggest', ['query' => 'c2'])[1]['products'][0]['title']);
        self::assertSame([['key' => 'kl w products'], ['key' => 'kl w products']], $this->post('/api/autocomplete', ['query' => 'kl', 'index' => 'products', 'size' => 10.0])[1]);
        [, $answer] = $this->post('/api/search', ['query' => 'kl', 'productsIndex' => 0, 'contentsIndex' => 0, 'size' => 25]);
        self::assertSame(['value' => 1], $answer['products']['original']['total']);
        foreach ([-1, 1.5, '1', null] as $page) {
            self::assertSame(422, $this->post('/api/search', ['query' => 'kl', 'productsIndex' => $page, 'contentsIndex' => 0, 'size' => 25])[0]);
        }
        self::assertSame(422, $this->post('/api/autocomplete', ['query' => 'kl', 'index' => 'products', 'size' => 0])[0]);
        self::assertSame(422, $this->post('/api/suggest', [7])[0]);
    }

    public function testLooksUpManyRows(): void
    {
        [, $answer] = $this->post('/api/lookup', ['rows' => [['code' => 'KLE-1', 'quantity' => 3], ['name' => 'x', 'code' => null]]]);
        self::assertSame([1, null], [$answer['rows'][0]['product']['id'], $answer['rows'][1]['product']]);
        self::assertSame(422, $this->post('/api/lookup', ['rows' => array_fill(0, 101, (object) [])])[0]);
        self::assertSame(422, $this->post('/api/lookup', ['rows' => 'all'])[0]);
    }

    public function testAnswersOrdersTokensAndPoints(): void
    {
        self::assertSame('klej 2', $this->get('/api/zamowienia', ['page' => '2', 'query' => ' klej '])[1]['orders'][0]['number']);
        self::assertSame([200, ['id' => 1, 'lines' => []]], $this->get('/api/zamowienia/1'));
        self::assertSame([404, null], $this->get('/api/zamowienia/2'));
        self::assertSame(['token' => 't-anna'], $this->get('/api/getNewToken')[1]);
        self::assertSame(3, $this->get('/api/points', ['page' => '3'])[1]['page']);
    }

    public function testAnswersNoCallOfAMissingPart(): void
    {
        $this->shop = $this->memory->shop(favourites: null, search: null, lookup: null, history: null, tokens: null, lockers: null);
        foreach (['/ajax/modules/favourites/add/product', '/api/suggest', '/api/autocomplete', '/api/search', '/api/lookup'] as $path) {
            self::assertSame([0, null], $this->post($path, ['id' => 1]));
        }
        foreach (['/api/zamowienia', '/api/zamowienia/1', '/api/getNewToken', '/api/points'] as $path) {
            self::assertSame([0, null], $this->get($path));
        }
    }

    public function testTakesTheCartsFormAndItsSummary(): void
    {
        $form = new FormCart($this->shop, new Buyer('anna', ['address_city' => 'Łódź', 'name' => 'Nowak', 'email' => 'a@b.example'], [['id' => 3, 'name' => 'Sady']]));
        $this->post('/koszyk', ['add_products' => [['id' => 1, 'quantity' => 1], ['id' => 2, 'quantity' => 5], ['id' => 3, 'quantity' => 1]]]);
        $cart = $this->memory->look('anna');
        [$a, $b, $c] = array_map(fn (object $line): string => "$line->id", $cart->lines);
        self::assertSame(['/koszyk', ['Wybierz sposób dostawy.']], $form->change(['next' => '1']));
        self::assertSame(['/koszyk', ['Klej: dostępna ilość to 640' . "\u{a0}worek"]], $form->change([
            'quantity' => [$cart->id => [$a => '100000', $b => ['x'], $c => '']], 'more' => "$cart->id/$b", 'remove' => "$cart->id/$c",
            'carrier' => '2', 'payment' => '1', 'payment-method' => 'blik', 'project' => '3', 'client_comments' => "a\r\nb\xff",
        ]));
        $now = $this->memory->look('anna');
        self::assertSame([1, 10], array_column($now->lines, 'quantity'));
        self::assertSame([2, 1, 'blik', 3, "a\nb\u{fffd}"], [$now->carrier, $now->payment, $now->method, $now->project, $now->notes]);
        self::assertSame(['/koszyk', []], $form->change(['less' => "$cart->id/$b"]));
        self::assertSame(['/koszyk/podsumowanie', []], $form->change(['next' => '1', 'carrier' => '2', 'payment' => ['x']]));
        $this->memory->carts['anna']->locker = ['inpost_point_code' => 'WAW12A'];
        $seen = $form->summary();
        self::assertSame([[], true, false], [$seen['blockers'], $seen['wantsContact'], $seen['isDelivered']]);
        $sent = ['cart_id' => "$cart->id", 'revision' => $seen['cart']['revision'], 'key' => 'k'];
        self::assertSame(['/koszyk/podsumowanie', ['Wymagane minimum 3 znaki']], $form->order($sent + ['email' => 'a', 'phone' => '1']));
        $sent += ['email' => 'a@b.example', 'phone' => '601234567', 'delivery_address' => '', 'total_gross' => ''];
        self::assertSame(['/zamowienie/1', []], $form->order($sent));
        self::assertSame(['/zamowienie/1', []], $form->order($sent));
        self::assertSame('/koszyk/podsumowanie', $form->order(['key' => 'other', 'delivery_address' => '8'])[0]);
        self::assertTrue($form->summary()['isDelivered']);
        self::assertCount(1, $this->memory->orders);
    }

    public function testServesFilesThatAreInTheirFolder(): void
    {
        $folder = sys_get_temp_dir() . '/files-' . getmypid();
        mkdir("$folder/chunks", recursive: true);
        file_put_contents("$folder/a.css", "@import './b.css';\n");
        file_put_contents("$folder/b.css", 'b{}');
        file_put_contents("$folder/chunks/c.js", 'long');
        file_put_contents("$folder/chunks/c.js.br", 'short');
        $files = new Files(['/static/' => $folder]);
        $ask = fn (string $path, array $query = [], array $headers = []): ?Response => $files->answer(new Request('GET', $path, $query, $headers));
        self::assertSame([200, "b{}\n", 'text/css', 'no-cache'], [$ask('/static/a.css')?->status, $ask('/static/a.css')?->body, $ask('/static/a.css')?->type, $ask('/static/a.css')?->headers()['Cache-Control']]);
        self::assertStringContainsString('immutable', $ask('/static/a.css', ['v' => '1'])?->headers()['Cache-Control'] ?? '');
        self::assertSame(['long', 'short'], [$ask('/static/chunks/c.js')?->body, $ask('/static/chunks/c.js', [], ['accept-encoding' => 'gzip, br'])?->body]);
        foreach (['br;q=0', 'gzip, br;q=0.0', 'xbr', 'br2', 'identity'] as $header) {
            self::assertSame('long', $ask('/static/chunks/c.js', [], ['accept-encoding' => $header])?->body);
        }
        foreach (['BR', 'gzip;q=0, br ; q=0.5', 'gzip,br;q=1.0,*;q=0'] as $header) {
            self::assertSame('short', $ask('/static/chunks/c.js', [], ['accept-encoding' => $header])?->body);
        }
        self::assertSame([404, 404, 404], array_map(fn (string $path): ?int => $ask($path)?->status, ["/static/\0", "/static/a.css\0", "/static/\xff"]));
        self::assertSame([404, 404, null], [$ask('/static/../x')?->status, $ask('/static/chunks')?->status, $ask('/other')]);
        self::assertMatchesRegularExpression('~^/static/a\.css\?v=\w{8}$~', $files->versioned('/static/a.css'));
        self::assertSame('/x', $files->versioned('/x'));
    }

    /** @runInSeparateProcess */
    public function testReadsPhpsOwnRequest(): void
    {
        $_SERVER = ['REQUEST_METHOD' => 'POST', 'REQUEST_URI' => '/a%20b?x=1', 'HTTP_HOST' => 'shop.example', 'HTTP_X_XSRF_TOKEN' => 't', 'CONTENT_TYPE' => 'multipart/form-data; boundary=x'];
        [$_GET, $_POST] = [['x' => '1', 'y' => ['z']], ['a' => 'b']];
        $request = Request::fromGlobals();
        self::assertSame(['/a b', ['x' => '1'], 't', true, 'http://shop.example'], [$request->path, $request->query, $request->header('x-xsrf-token'), $request->isForm(), $request->origin]);
        $_SESSION = [];
        self::assertSame(Csrf::ofSession()->token(), $_SESSION['csrf']);
        $this->expectOutputString('{"a":"ż"}');
        Response::json(['a' => 'ż'], 422)->send();
        self::assertSame(422, http_response_code());
    }

    public function testSavesListsByName(): void
    {
        $rows = [['code' => 'KLE-1', 'quantity' => 2.5, 'price' => 1], ['name' => 'Żółta farba', 'quantity' => '3', 'unit' => '']];
        self::assertSame([200, ['id' => 'Budowa', 'name' => 'Budowa', 'rows_count' => 2]], $this->post('/api/listy', ['name' => ' Budowa ', 'rows' => $rows]));
        self::assertSame(['Budowa'], array_column($this->get('/api/listy')[1]['lists'], 'name'));
        $saved = [['code' => 'KLE-1', 'quantity' => '2.5'], ['name' => 'Żółta farba', 'quantity' => '3']];
        self::assertSame([200, $saved], [($list = $this->get('/api/listy/Budowa'))[0], $list[1]['rows']]);
        self::assertSame([404, 422], [$this->get('/api/listy/x')[0], $this->post('/api/listy', ['name' => ' ', 'rows' => []])[0]]);
        self::assertSame(422, $this->post('/api/listy', ['name' => str_repeat('ż', 101), 'rows' => []])[0]);
        self::assertSame(422, $this->post('/api/listy', ['name' => 'x', 'rows' => array_fill(0, 1001, ['code' => '1'])])[0]);
        self::assertSame(422, $this->post('/api/listy', ['name' => 'x', 'rows' => [['code' => '1', 'quantity' => 'dwa']]])[0]);
        self::assertSame(413, $this->post('/api/listy', ['name' => 'x', 'rows' => [['code' => str_repeat('1', 1_000_000)]]])[0]);
        $delete = fn (array $headers): ?int => $this->ask(new Request('DELETE', '/api/listy/Budowa', headers: $headers))?->status;
        self::assertSame([419, 200, 200], [$delete([]), $delete(self::JSON), $delete(self::JSON)]);
        self::assertSame([], $this->get('/api/listy')[1]['lists']);
        self::assertNull($this->ask(new Request('DELETE', '/koszyk', headers: self::JSON)));
    }

    public function testADatabaseThatFailsIsToldWithASentence(): void
    {
        $log = (string) tempnam(sys_get_temp_dir(), 'log');
        $was = ini_set('error_log', $log);
        // Without its tables every statement fails.
        $carts = new PdoCarts($db = new Db(new PDO('sqlite::memory:')), $offer = new PdoOffer($db));
        $api = new Api(new Shop($carts, $offer, $carts), new Buyer('anna'), new Csrf(null));
        $sentence = 'Wystąpił błąd serwera. Spróbuj ponownie za chwilę.';
        $answer = $api->answer(new Request('POST', '/koszyk', headers: ['accept' => 'application/json'], body: '{"add_product":1}'));
        self::assertSame([503, ['Retry-After' => '10']], [$answer?->status, array_intersect_key($answer->headers(), ['Retry-After' => 1])]);
        self::assertContains($sentence, array_merge([], ...array_column(json_decode($answer->body, true)['messages'], 'messages')));
        $form = $api->answer(new Request('POST', '/do-koszyka', headers: ['content-type' => 'application/x-www-form-urlencoded'], body: 'id=1', form: ['id' => '1']));
        self::assertStringContainsString($sentence, (string) $form?->body);
        ini_set('error_log', (string) $was);
        self::assertStringContainsString('no such table', (string) file_get_contents($log));
        unlink($log);
    }
}
