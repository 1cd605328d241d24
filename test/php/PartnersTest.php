<?php

/** Tests that partner pages can make their allowed calls, and other origins none. */

declare(strict_types=1);

namespace ShopElements\Test;

use PHPUnit\Framework\TestCase;
use ShopElements\Cart\Buyer;
use ShopElements\Http\{Api, Csrf, Files, Partners, Request, Response};
use ShopElements\Shop\Partner;

final class PartnersTest extends TestCase
{
    private MemoryShop $memory;

    protected function setUp(): void
    {
        $this->memory = new MemoryShop();
    }

    private function ask(string $method, string $path, string $origin, string $body = '{"query": "klej"}', mixed ...$more): ?Response
    {
        $partners = [new Partner('https://partner.example'), new Partner('https://own.example', withCredentials: true)];
        $shop = $this->memory->shop(...['partners' => $partners, ...$more]);
        $headers = ['origin' => $origin, 'content-type' => 'application/json', 'accept' => 'application/json'];
        return (new Api($shop, new Buyer('anna'), new Csrf('secret')))->answer(new Request($method, $path, headers: $headers, body: $body, origin: 'https://shop.example'));
    }

    public function testAnswersThePreflight(): void
    {
        $preflight = $this->ask('OPTIONS', '/api/suggest', 'https://partner.example');
        self::assertSame([204, 'https://partner.example', 'POST', 'Origin'], [$preflight?->status, ...array_map(
            fn (string $name): ?string => $preflight?->headers()[$name] ?? null,
            ['Access-Control-Allow-Origin', 'Access-Control-Allow-Methods', 'Vary'],
        )]);
        self::assertArrayNotHasKey('Access-Control-Allow-Credentials', $preflight?->headers());
        self::assertSame('true', $this->ask('OPTIONS', '/api/lookup', 'https://own.example')?->headers()['Access-Control-Allow-Credentials']);
        foreach (['https://other.example', 'http://partner.example', 'https://partner.example.evil.example', 'null', ''] as $origin) {
            $refused = $this->ask('OPTIONS', '/api/suggest', $origin);
            self::assertSame([204, ['Vary']], [$refused?->status, array_keys($refused->headers ?? [])]);
        }
        self::assertNull($this->ask('OPTIONS', '/koszyk', 'https://partner.example'));
        self::assertNull($this->ask('OPTIONS', '/api/suggest', 'https://partner.example', partners: []));
    }

    public function testAnswersEachPartnersCalls(): void
    {
        $status = fn (string $path, string $origin, string ...$body): ?int => $this->ask('POST', $path, $origin, ...$body)?->status;
        $answer = $this->ask('POST', '/api/suggest', 'https://partner.example');
        self::assertSame([200, 'https://partner.example', 'no-store'], [$answer?->status, $answer?->headers()['Access-Control-Allow-Origin'], $answer?->headers()['Cache-Control']]);
        self::assertStringContainsString('Klej klej', (string) $answer?->body);
        self::assertSame(200, $status('/api/lookup', 'https://partner.example', '{"rows": []}'));
        self::assertSame(422, $status('/api/lookup', 'https://partner.example', '{}'));
        // The partner's visitors have no account here.
        self::assertSame(419, $status('/do-koszyka', 'https://partner.example', '{"product": 1}'));
        $added = $this->ask('POST', '/do-koszyka', 'https://own.example', '{"product": 1}');
        self::assertSame([200, 'true', 1], [$added?->status, $added?->headers()['Access-Control-Allow-Credentials'], count($this->memory->carts['anna']->lines)]);
        self::assertSame([419, 419, 419], [$status('/koszyk', 'https://own.example', '{}'), $status('/api/suggest', 'https://other.example'), $status('/ajax/modules/favourites/add/product', 'https://own.example', '{"id": 1}')]);
        self::assertArrayNotHasKey('Access-Control-Allow-Origin', $this->ask('POST', '/api/suggest', 'https://other.example')?->headers());
    }

    public function testPartitionsTheSessionOfAPartnersPage(): void
    {
        $partners = [new Partner('https://partner.example'), new Partner('https://own.example', withCredentials: true)];
        $of = static fn (string $origin): array => Partners::session(new Request('POST', '/do-koszyka', headers: ['origin' => $origin], origin: 'https://shop.example'), $partners);
        $own = $of('https://own.example');
        self::assertSame([true, true, true], [$own['cookie_secure'], $own['cookie_httponly'], $own['use_strict_mode']]);
        self::assertStringStartsWith('None', (string) $own['cookie_samesite']);
        self::assertTrue($own['cookie_partitioned'] ?? $own['cookie_samesite'] === 'None; Partitioned');
        foreach (['https://partner.example', 'https://other.example', 'null', ''] as $origin) {
            self::assertSame(['Lax', true], [$of($origin)['cookie_samesite'], $of($origin)['cookie_secure']]);
        }
    }

    public function testReportsToAPartnersPageWhetherTheCookieWasSent(): void
    {
        $isKept = fn (array $more, string $origin = 'https://own.example'): mixed => json_decode((string) $this->add($origin, $more)->body, true)['kept'] ?? null;
        self::assertSame([false, true], [$isKept([]), $isKept(['cookie' => 'PHPSESSID=a'])]);
        // A browser isolates the cookie for another site, so the shop would not show that cart.
        self::assertSame([true, false], array_map(fn (string $site): mixed => $isKept(['cookie' => 'PHPSESSID=a', 'sec-fetch-site' => $site]), ['same-site', 'cross-site']));
        // The element's empty call is no failure, so that no browser console shows it as an error.
        $answer = $this->add('https://own.example', [], '{}');
        self::assertSame(200, $answer->status);
        self::assertSame(['error', false], array_map(fn (string $key): mixed => json_decode((string) $answer->body, true)[$key], ['status', 'kept']));
        self::assertSame(422, $this->add('https://own.example', [], '{"product": 99}')->status);
        self::assertNull($isKept(['cookie' => 'PHPSESSID=a', 'x-xsrf-token' => 'secret'], 'https://shop.example'));
    }

    /** @param array<string, string> $more headers */
    private function add(string $origin, array $more, string $body = '{"product": 1}'): Response
    {
        $shop = $this->memory->shop(partners: [new Partner('https://own.example', withCredentials: true)]);
        $headers = ['origin' => $origin, 'content-type' => 'application/json', 'accept' => 'application/json'] + $more;
        $answer = (new Api($shop, new Buyer('anna'), new Csrf('secret')))->answer(new Request('POST', '/do-koszyka', headers: $headers, body: $body, origin: 'https://shop.example'));
        self::assertNotNull($answer);
        return $answer;
    }

    public function testServesFilesToPartnersPagesOnly(): void
    {
        $folder = sys_get_temp_dir() . '/files' . bin2hex(random_bytes(3));
        mkdir($folder);
        file_put_contents("$folder/index.js", 'export {}');
        $of = static fn (string $origin, Partner ...$partners): array => (new Files(['/elements/' => $folder], $partners))
            ->answer(new Request('GET', '/elements/index.js', headers: ['origin' => $origin]))?->headers() ?? [];
        $partner = new Partner('https://partner.example');
        self::assertSame(['https://partner.example', 'Accept-Encoding, Origin'], [$of($partner->origin, $partner)['Access-Control-Allow-Origin'] ?? '', $of('', $partner)['Vary']]);
        foreach (['https://other.example', 'null', ''] as $origin) {
            self::assertArrayNotHasKey('Access-Control-Allow-Origin', $of($origin, $partner));
        }
        self::assertArrayNotHasKey('Access-Control-Allow-Origin', $of($partner->origin));
        unlink("$folder/index.js");
        rmdir($folder);
    }
}
