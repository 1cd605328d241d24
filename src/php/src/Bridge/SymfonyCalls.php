<?php

/** Answers the calls in Symfony: routes, a controller, a CSRF cookie with each page of a session, and the move of a guest's cart at login. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Http\Api;
use ShopElements\Http\Csrf;
use ShopElements\Shop\Shop;
use ShopElements\Store\Holdings;
use Symfony\Bundle\FrameworkBundle\Routing\RouteLoaderInterface;
use Symfony\Component\EventDispatcher\EventSubscriberInterface;
use Symfony\Component\HttpFoundation\Cookie;
use Symfony\Component\HttpFoundation\Request as SymfonyRequest;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpFoundation\Session\SessionInterface;
use Symfony\Component\HttpKernel\Event\ResponseEvent;
use Symfony\Component\HttpKernel\KernelEvents;
use Symfony\Component\Routing\Route;
use Symfony\Component\Routing\RouteCollection;

final readonly class SymfonyCalls implements EventSubscriberInterface, RouteLoaderInterface
{
    /** The event of Symfony's security, which is optional. */
    private const LOGIN = 'Symfony\Component\Security\Http\Event\LoginSuccessEvent';

    /** @param ?Holdings $holdings moves a guest's cart, orders and addresses to the account at login */
    public function __construct(private Shop $shop, private Visitor $visitor, private ?Holdings $holdings = null)
    {
    }

    public static function getSubscribedEvents(): array
    {
        return [KernelEvents::RESPONSE => 'giveToken', self::LOGIN => 'move'];
    }

    /** At this event the user is known, and the session is still the guest's. */
    public function move(object $login): void
    {
        $session = $login->getRequest()->getSession();
        $this->holdings?->moveTo($this->visitor->buyer(self::remembered($session, 'shop.buyer')), self::remembered($session, 'shop.buyer'));
    }

    /** The routes: `resource: ShopElements\Bridge\SymfonyCalls`, `type: service`. */
    public function __invoke(): RouteCollection
    {
        $routes = new RouteCollection();
        foreach ($this->shop->paths->routes($this->shop->holds()) as $path => $methods) {
            $routes->add("shop$path", new Route($path, ['_controller' => [self::class, 'answer']], methods: $methods));
        }
        return $routes;
    }

    public function answer(SymfonyRequest $request): Response
    {
        $session = $request->getSession();
        $buyer = $this->visitor->buyer(self::remembered($session, 'shop.buyer'));
        $csrf = new Csrf(self::remembered($session, 'shop.csrf'));
        return HttpFoundation::response((new Api($this->shop, $buyer, $csrf))->answer(HttpFoundation::request($request)));
    }

    /** Scripts must be able to read the cookie: they send it back in a header. */
    public function giveToken(ResponseEvent $event): void
    {
        $request = $event->getRequest();
        if ($event->isMainRequest() && $request->hasSession()) {
            $token = self::remembered($request->getSession(), 'shop.csrf');
            // Created with the page: otherwise its first calls, which arrive together, would each create one.
            self::remembered($request->getSession(), 'shop.buyer');
            $event->getResponse()->headers->set('X-Accel-Expires', '0');
            $event->getResponse()->headers->setCookie(Cookie::create(Csrf::COOKIE, $token, httpOnly: false, secure: $request->isSecure()));
        }
    }

    private static function remembered(SessionInterface $session, string $name): string
    {
        if (!is_string($session->get($name))) {
            $session->set($name, bin2hex(random_bytes(24)));
        }
        return (string) $session->get($name);
    }
}
