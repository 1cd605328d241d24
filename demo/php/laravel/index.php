<?php

/** A shop in Laravel: `php -S localhost:8080 demo/php/laravel/index.php`, on Debian's php-laravel-framework (8.83). */

declare(strict_types=1);

namespace LaravelShop;

use Illuminate\{Config\Repository, Contracts, Foundation};
use Illuminate\Cookie\Middleware\{AddQueuedCookiesToResponse, EncryptCookies};
use Illuminate\Foundation\Bootstrap\{BootProviders, RegisterFacades, RegisterProviders};
use Illuminate\Foundation\Http\Middleware\VerifyCsrfToken;
use Illuminate\Http\Request;
use Illuminate\Session\Middleware\StartSession;
use Illuminate\Support\Facades\Route;
use ShopElements\{Assets, Bridge\LaravelProvider, Bridge\Visitor, Shop\Shop, Store\Holdings};

require_once '/usr/share/php/Illuminate/autoload.php';
require_once __DIR__ . '/../samples.php';

if (\Samples\isFile()) {
    return;
}
final class Kernel extends Foundation\Http\Kernel
{
    protected $bootstrappers = [RegisterFacades::class, RegisterProviders::class, BootProviders::class];
    protected $middlewareGroups = ['web' => [
        EncryptCookies::class, AddQueuedCookiesToResponse::class, StartSession::class, VerifyCsrfToken::class,
    ]];
}

$cache = sys_get_temp_dir() . '/shop-elements-laravel-' . md5(__DIR__);
is_dir("$cache/bootstrap/cache") || mkdir("$cache/bootstrap/cache", recursive: true);
$app = new Foundation\Application($cache);
$app->instance('config', new Repository([
    'app' => ['key' => str_repeat('k', 32), 'cipher' => 'AES-256-CBC', 'debug' => false, 'locale' => 'pl', 'fallback_locale' => 'pl', 'providers' => [
        \Illuminate\Filesystem\FilesystemServiceProvider::class, \Illuminate\View\ViewServiceProvider::class,
        \Illuminate\Session\SessionServiceProvider::class, \Illuminate\Encryption\EncryptionServiceProvider::class,
        \Illuminate\Cookie\CookieServiceProvider::class, \Illuminate\Translation\TranslationServiceProvider::class, LaravelProvider::class,
    ]],
    'session' => ['driver' => 'file', 'files' => $cache, 'lifetime' => 120, 'expire_on_close' => false, 'lottery' => [0, 100], 'cookie' => 'shop',
        'path' => '/', 'domain' => null, 'secure' => false, 'http_only' => true, 'same_site' => 'lax', 'encrypt' => false],
    'view' => ['paths' => [__DIR__], 'compiled' => $cache],
    'logging' => ['default' => 'errorlog', 'channels' => ['errorlog' => ['driver' => 'errorlog']]],
]));
$app->bind('path.lang', fn () => __DIR__);
$app->singleton(Contracts\Http\Kernel::class, Kernel::class);
$app->singleton(Contracts\Debug\ExceptionHandler::class, Foundation\Exceptions\Handler::class);
$app->singleton(Shop::class, fn () => \Samples\shop());
$app->singleton(Holdings::class, fn () => \Samples\holdings());
$app->singleton(Visitor::class, fn () => new \Samples\Buyers());
$app->booted(function () {
    Route::get('/koszyk', fn () => view('koszyk', ['client' => ['first_name' => 'Anna'], 'assets' => Assets::fromFile(\Samples\DIST . '/files.json')]))->middleware('web');
    Route::get('/zamowienie/{guid}', fn (string $guid) => response(\Samples\orderPage(session('shop.buyer'), $guid) ?? abort(404), headers: ['Cache-Control' => 'no-store']))->middleware('web');
});
$kernel = $app->make(Contracts\Http\Kernel::class);
$response = $kernel->handle($request = Request::capture());
$response->send();
$kernel->terminate($request, $response);
