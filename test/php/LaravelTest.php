<?php

/** Tests that Laravel's own kernel answers the calls, with session and token. */

declare(strict_types=1);

namespace ShopElements\Test;

use Illuminate\Auth\Events\Login;
use Illuminate\Auth\GenericUser;
use Illuminate\Config\Repository;
use Illuminate\Contracts;
use Illuminate\Cookie\Middleware\{AddQueuedCookiesToResponse, EncryptCookies};
use Illuminate\Foundation;
use Illuminate\Foundation\Bootstrap\{BootProviders, RegisterFacades, RegisterProviders};
use Illuminate\Foundation\Http\Middleware\VerifyCsrfToken;
use Illuminate\Http\Request;
use Illuminate\Session\Middleware\StartSession;
use PDO;
use PHPUnit\Framework\TestCase;
use ShopElements\Bridge\{LaravelProvider, Visitor};
use ShopElements\Cart\{Buyer, Cart, Line};
use ShopElements\Shop\{Partner, Shop};
use ShopElements\Store\{Db, Holdings, Migrations, PdoCarts, PdoOffer};
use Symfony\Component\HttpFoundation\Response;

final class LaravelTest extends TestCase implements Visitor
{
    private MemoryShop $memory;
    private Foundation\Application $app;
    private string $folder;
    private ?string $account = null;
    /** @var array<string, string> as a browser keeps them */
    private array $cookies = [];

    public static function setUpBeforeClass(): void
    {
        $file = '/usr/share/php/Illuminate/autoload.php';
        is_file($file) ? require_once $file : self::markTestSkipped("$file is not here: apt-get install php-laravel-framework");
    }

    public function buyer(string $session): Buyer
    {
        return new Buyer($this->account ?? $session);
    }

    public function testMovesAGuestsCartAtLogin(): void
    {
        $db = new Db(new PDO('sqlite::memory:'));
        Migrations::run($db);
        $db->run("INSERT INTO {products} (sku, name, unit, net) VALUES ('A', 'Klej', 'worek', 4290)");
        $carts = new PdoCarts($db, $offer = new PdoOffer($db));
        $carts->atOnce('guest', fn () => $carts->save('guest', new Cart(0, [new Line(null, $offer->product(1, new Buyer('')), 2, 4290)])));
        $login = fn (): mixed => $this->app['events']->dispatch(new Login('web', new GenericUser(['id' => 7]), false));
        $this->app['session']->put('shop.buyer', 'guest');
        $this->account = 'user 7';
        $login();
        self::assertCount(1, $carts->look('guest')->lines);
        $this->app->instance(Holdings::class, new Holdings($db, $carts));
        $login();
        $login();
        self::assertSame([[], 2], [$carts->look('guest')->lines, $carts->look('user 7')->lines[0]->quantity]);
    }

    protected function setUp(): void
    {
        $this->memory = new MemoryShop();
        $this->folder = sys_get_temp_dir() . '/shop-laravel-' . bin2hex(random_bytes(4));
        mkdir("$this->folder/bootstrap/cache", recursive: true);
        $this->app = new Foundation\Application($this->folder);
        // Laravel checks no token in tests.
        $this->app['env'] = 'production';
        $this->app->instance('config', new Repository([
            'app' => ['key' => str_repeat('k', 32), 'cipher' => 'AES-256-CBC', 'debug' => false, 'locale' => 'pl', 'fallback_locale' => 'pl', 'providers' => [
                \Illuminate\Filesystem\FilesystemServiceProvider::class, \Illuminate\View\ViewServiceProvider::class,
                \Illuminate\Session\SessionServiceProvider::class, \Illuminate\Encryption\EncryptionServiceProvider::class,
                \Illuminate\Cookie\CookieServiceProvider::class, \Illuminate\Translation\TranslationServiceProvider::class, LaravelProvider::class,
            ]],
            'session' => ['driver' => 'file', 'files' => $this->folder, 'lifetime' => 120, 'expire_on_close' => false, 'lottery' => [0, 100], 'cookie' => 'shop',
                'path' => '/', 'domain' => null, 'secure' => false, 'http_only' => true, 'same_site' => 'lax', 'encrypt' => false],
            'view' => ['paths' => [$this->folder], 'compiled' => $this->folder],
            'logging' => ['default' => 'none', 'channels' => ['none' => ['driver' => 'monolog', 'handler' => \Monolog\Handler\NullHandler::class]]],
        ]));
        $this->app->bind('path.lang', fn (): string => $this->folder);
        $this->app->singleton(Contracts\Debug\ExceptionHandler::class, Foundation\Exceptions\Handler::class);
        $this->app->singleton(Shop::class, fn (): Shop => $this->memory->shop(partners: [new Partner('https://partner.example')]));
        $this->app->singleton(Visitor::class, fn (): Visitor => $this);
        $this->app->bootstrapWith([RegisterFacades::class, RegisterProviders::class, BootProviders::class]);
        $this->app['router']->middlewareGroup('web', [EncryptCookies::class, AddQueuedCookiesToResponse::class, StartSession::class, VerifyCsrfToken::class]);
        file_put_contents("$this->folder/page.blade.php", '<x-shop-cart cart-url="/koszyk" :client="[\'first_name\' => \'Anna\']"><b>…</b></x-shop-cart>');
        $this->app['router']->get('/koszyk', fn () => view('page'))->middleware('web');
    }

    protected function tearDown(): void
    {
        array_map(unlink(...), array_filter(array_merge(glob("$this->folder/*") ?: [], glob("$this->folder/bootstrap/cache/*") ?: []), is_file(...)));
        restore_error_handler();
    }

    /** @param array<string, string> $headers */
    private function ask(string $method, string $path, array $headers = [], string $body = ''): Response
    {
        $request = Request::create("http://shop.example$path", $method, cookies: $this->cookies, content: $body);
        $request->headers->add($headers + ['Content-Type' => 'application/json', 'Accept' => 'application/json']);
        $this->app->instance('request', $request);
        $response = $this->app['router']->dispatch($request);
        foreach ($response->headers->getCookies() as $cookie) {
            $this->cookies[$cookie->getName()] = (string) $cookie->getValue();
        }
        return $response;
    }

    public function testAnswersWithTheTokenOfThePage(): void
    {
        self::assertStringContainsString('<shop-cart cart-url="/koszyk"><script type="application/json">{"client":{"first_name":"Anna"}}</script><b>…</b></shop-cart>', (string) $this->ask('GET', '/koszyk')->getContent());
        $token = ['X-XSRF-TOKEN' => $this->cookies['XSRF-TOKEN']];
        $answer = $this->ask('POST', '/koszyk', $token, '{"add_product": 1}');
        self::assertSame([200, 1], [$answer->getStatusCode(), count(json_decode((string) $answer->getContent(), true)['cart']['items'])]);
        self::assertSame(2, json_decode((string) $this->ask('POST', '/koszyk', $token, '{"add_product": 1}')->getContent(), true)['cart']['items'][0]['quantity']);
        self::assertSame(200, $this->ask('POST', '/api/suggest', $token, '{"query": "klej"}')->getStatusCode());
        self::assertSame([404, 200], [$this->ask('GET', '/api/zamowienia/9')->getStatusCode(), $this->ask('GET', '/api/zamowienia')->getStatusCode()]);
    }

    public function testTakesNothingWithoutAToken(): void
    {
        foreach (['/koszyk', '/api/suggest'] as $path) {
            self::assertSame(419, $this->ask('POST', $path, [], '{"query": "klej"}')->getStatusCode(), $path);
        }
        self::assertSame([], $this->memory->carts);
    }

    public function testAnswersAPartnersPageWithoutAToken(): void
    {
        $partner = ['Origin' => 'https://partner.example'];
        self::assertSame(204, $this->ask('OPTIONS', '/api/suggest', $partner)->getStatusCode());
        $answer = $this->ask('POST', '/api/suggest', $partner, '{"query": "klej"}');
        self::assertSame([200, 'https://partner.example'], [$answer->getStatusCode(), $answer->headers->get('Access-Control-Allow-Origin')]);
    }
}
