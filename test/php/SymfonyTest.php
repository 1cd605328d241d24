<?php

/** Tests the configuration of Symfony, and its responses to the calls. The whole framework runs in test/php/shops.test.ts. */

declare(strict_types=1);

namespace ShopElements\Test;

use PDO;
use PHPUnit\Framework\TestCase;
use ShopElements\Bridge\{ShopElementsBundle, SymfonyCalls, TwigExtension, Visitor};
use ShopElements\Cart\Buyer;
use ShopElements\Shop\Shop;
use ShopElements\Store\{Db, Holdings, Migrations, PdoCarts, PdoOffer};
use Symfony\Component\DependencyInjection\ContainerBuilder;
use Symfony\Component\HttpFoundation\{Request, Response};
use Symfony\Component\HttpFoundation\Session\Session;
use Symfony\Component\HttpFoundation\Session\Storage\MockArraySessionStorage;
use Symfony\Component\HttpKernel\Event\ResponseEvent;
use Symfony\Component\HttpKernel\{HttpKernelInterface, KernelEvents};

final class SymfonyTest extends TestCase implements Visitor
{
    private MemoryShop $memory;
    private SymfonyCalls $calls;
    private Session $session;
    private ?string $account = null;

    public static function setUpBeforeClass(): void
    {
        foreach (['Symfony/Bundle/FrameworkBundle', 'Twig'] as $part) {
            $file = "/usr/share/php/$part/autoload.php";
            is_file($file) ? require_once $file : self::markTestSkipped("$file is not here: apt-get install php-symfony-framework-bundle php-twig");
        }
    }

    protected function setUp(): void
    {
        $this->memory = new MemoryShop();
        $this->calls = new SymfonyCalls($this->memory->shop(), $this);
        $this->session = new Session(new MockArraySessionStorage());
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
        $this->calls = new SymfonyCalls(new Shop($carts, $offer, $carts), $this, new Holdings($db, $carts));
        $this->session->set('shop.buyer', 'guest');
        $this->session->set('shop.csrf', 'token');
        $add = fn (): int => $this->ask('POST', '/koszyk', ['X-XSRF-TOKEN' => 'token', 'Content-Type' => 'application/json'], '{"add_product": 1}')->getStatusCode();
        self::assertSame([200, 'move'], [$add(), SymfonyCalls::getSubscribedEvents()['Symfony\Component\Security\Http\Event\LoginSuccessEvent']]);
        $request = Request::create('/login');
        $request->setSession($this->session);
        // Without an account a login moves nothing.
        foreach ([null, 'user 7', 'user 7'] as $this->account) {
            $this->calls->move(new class ($request) {
                public function __construct(private Request $request)
                {
                }
                public function getRequest(): Request
                {
                    return $this->request;
                }
            });
            self::assertCount(1, $carts->look($this->account ?? 'guest')->lines);
        }
        self::assertSame([200, 2], [$add(), $carts->look('user 7')->lines[0]->quantity]);
        self::assertSame([], $carts->look('guest')->lines);
    }

    /** @param array<string, string> $headers */
    private function ask(string $method, string $path, array $headers = [], string $body = ''): Response
    {
        $request = Request::create("https://shop.example$path", $method, content: $body);
        $request->headers->add($headers);
        $request->setSession($this->session);
        return $this->calls->answer($request);
    }

    public function testHasARouteForEachCall(): void
    {
        $routes = ($this->calls)();
        self::assertSame(['POST'], $routes->get('shop/koszyk')?->getMethods());
        self::assertSame(['GET', 'DELETE'], $routes->get('shop/api/listy/{id}')?->getMethods());
        self::assertSame(['_controller' => [SymfonyCalls::class, 'answer']], $routes->get('shop/api/koszyki')?->getDefaults());
    }

    public function testAnswersWithTheTokenOfThePage(): void
    {
        $request = Request::create('https://shop.example/koszyk');
        $request->setSession($this->session);
        $event = new ResponseEvent($this->createStub(HttpKernelInterface::class), $request, HttpKernelInterface::MAIN_REQUEST, new Response());
        $this->calls->giveToken($event);
        [$cookie] = $event->getResponse()->headers->getCookies();
        self::assertSame(['XSRF-TOKEN', false, true], [$cookie->getName(), $cookie->isHttpOnly(), $cookie->isSecure()]);
        $key = $this->session->get('shop.buyer');
        $headers = ['X-XSRF-TOKEN' => $cookie->getValue(), 'Content-Type' => 'application/json'];
        $answer = $this->ask('POST', '/koszyk', $headers, '{"add_product": 1}');
        self::assertSame([200, 'application/json'], [$answer->getStatusCode(), $answer->headers->get('Content-Type')]);
        self::assertStringContainsString('no-store', (string) $answer->headers->get('Cache-Control'));
        self::assertCount(1, $this->memory->carts[$key]->lines);
        self::assertSame([419, 404], [$this->ask('POST', '/koszyk', ['Content-Type' => 'application/json'], '{}')->getStatusCode(), $this->ask('GET', '/other')->getStatusCode()]);
        self::assertSame('giveToken', SymfonyCalls::getSubscribedEvents()[KernelEvents::RESPONSE]);
    }

    public function testLeavesARequestWithoutSessionAlone(): void
    {
        $kernel = $this->createStub(HttpKernelInterface::class);
        $event = new ResponseEvent($kernel, Request::create('/'), HttpKernelInterface::MAIN_REQUEST, new Response());
        $this->calls->giveToken($event);
        self::assertSame([], $event->getResponse()->headers->getCookies());
    }

    public function testRegistersTwoServices(): void
    {
        (new ShopElementsBundle())->build($container = new ContainerBuilder());
        self::assertTrue($container->getDefinition(SymfonyCalls::class)->hasTag('routing.route_loader'));
        self::assertTrue($container->getDefinition(TwigExtension::class)->hasTag('twig.extension'));
    }
}
