<?php

/** Registers the package in Laravel: routes in the `web` group, which has session and token, `<x-shop-cart>` in Blade, and the move of a guest's cart at login. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use Illuminate\Auth\Events\Login;
use Illuminate\Foundation\Http\Middleware\VerifyCsrfToken;
use Illuminate\Http\Request as LaravelRequest;
use Illuminate\Support\Facades\Blade;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\ServiceProvider;
use ShopElements\Elements;
use ShopElements\Http\Api;
use ShopElements\Http\Csrf;
use ShopElements\Http\Partners;
use ShopElements\Http\Request;
use ShopElements\Shop\Shop;
use ShopElements\Store\Holdings;
use Symfony\Component\HttpFoundation\Response as SymfonyResponse;

/** The application binds `Shop` and `Visitor`. */
final class LaravelProvider extends ServiceProvider
{
    public function boot(): void
    {
        foreach (array_keys(Elements::ATTRIBUTES) as $tag) {
            Blade::component(LaravelTag::class, $tag);
        }
        // If `Holdings` is bound, a guest's cart, orders and addresses move to the account. At this moment the session is still the guest's.
        $this->app->make('events')->listen(Login::class, function (): void {
            $guest = $this->app->bound(Holdings::class) ? $this->app->make('session')->get('shop.buyer') : null;
            if (is_string($guest)) {
                $this->app->make(Holdings::class)->moveTo($this->app->make(Visitor::class)->buyer($guest), $guest);
            }
        });
        $answer = fn (LaravelRequest $request): SymfonyResponse => $this->answer($request);
        $shop = $this->app->make(Shop::class);
        foreach ($shop->paths->routes($shop->holds()) as $path => $methods) {
            $route = Route::match($methods, $path, $answer)->middleware('web');
            if (in_array('OPTIONS', $methods, true)) {
                // A partner's page has no token; `answer` requires one of all other callers.
                $route->withoutMiddleware(VerifyCsrfToken::class);
            }
        }
    }

    private function answer(LaravelRequest $request): SymfonyResponse
    {
        $shop = $this->app->make(Shop::class);
        $call = HttpFoundation::request($request);
        $isShared = in_array($call->path, $shop->paths->shared(), true);
        $answer = fn (): SymfonyResponse => $this->answerTo($request, $call, $shop);
        return $isShared && (new Partners($shop))->ask($call) === null
            ? $this->app->make(VerifyCsrfToken::class)->handle($request, $answer)
            : $answer();
    }

    private function answerTo(LaravelRequest $request, Request $call, Shop $shop): SymfonyResponse
    {
        $session = $request->session();
        if (!is_string($session->get('shop.buyer'))) {
            $session->put('shop.buyer', bin2hex(random_bytes(24)));
        }
        $buyer = $this->app->make(Visitor::class)->buyer((string) $session->get('shop.buyer'));
        // Laravel's middleware has already checked its own token.
        $answer = (new Api($shop, $buyer, new Csrf(null)))->answer($call);
        return HttpFoundation::response($answer);
    }
}
