<?php

/** A shop in Symfony: `php -S localhost:8080 demo/php/symfony/index.php`, on Debian's php-symfony-framework-bundle and php-symfony-twig-bundle (5.4). */

declare(strict_types=1);

namespace SymfonyShop;

use ShopElements\{Assets, Bridge\ShopElementsBundle, Bridge\SymfonyCalls, Bridge\Visitor, Shop\Shop, Store\Holdings};
use Symfony\Bundle\FrameworkBundle\{FrameworkBundle, Kernel\MicroKernelTrait};
use Symfony\Bundle\TwigBundle\TwigBundle;
use Symfony\Component\DependencyInjection\Loader\Configurator\ContainerConfigurator;
use Symfony\Component\HttpFoundation\{Request, Response};
use Symfony\Component\HttpKernel\Kernel;
use Symfony\Component\Routing\Loader\Configurator\RoutingConfigurator;
use Twig\Environment;

foreach (['Bundle/FrameworkBundle', 'Bundle/TwigBundle', 'Component/Yaml'] as $part) {
    require_once "/usr/share/php/Symfony/$part/autoload.php";
}
require_once __DIR__ . '/../samples.php';

if (\Samples\isFile()) {
    return;
}
final class App extends Kernel
{
    use MicroKernelTrait;

    public function registerBundles(): iterable
    {
        return [new FrameworkBundle(), new TwigBundle(), new ShopElementsBundle()];
    }

    protected function configureContainer(ContainerConfigurator $container): void
    {
        $container->extension('framework', ['secret' => 'of this sample', 'session' => ['storage_factory_id' => 'session.storage.factory.native']]);
        $container->extension('twig', ['default_path' => __DIR__]);
        $container->services()->set(Visitor::class, \Samples\Buyers::class)->set(Shop::class)->factory('Samples\shop')
            ->set(Holdings::class)->factory('Samples\holdings')
            ->set(Assets::class)->factory([Assets::class, 'fromFile'])->args([\Samples\DIST . '/files.json']);
    }

    protected function configureRoutes(RoutingConfigurator $routes): void
    {
        $routes->import(SymfonyCalls::class, 'service');
        $routes->add('page', '/koszyk')->controller([$this, 'page'])->methods(['GET']);
        $routes->add('order', '/zamowienie/{guid}')->controller([$this, 'order'])->methods(['GET']);
    }

    public function page(Request $request, Environment $twig): Response
    {
        return new Response($twig->render('koszyk.twig'));
    }

    public function order(Request $request, string $guid): Response
    {
        $page = \Samples\orderPage($request->getSession()->get('shop.buyer'), $guid);
        return new Response($page ?? 'Nie ma takiego zamówienia.', $page === null ? 404 : 200, ['Cache-Control' => 'no-store']);
    }

    public function getCacheDir(): string
    {
        // Symfony's cache of another checkout or older files contains outdated paths and classes.
        $files = [__FILE__, ...glob(dirname(__DIR__, 3) . '/src/php/src/Bridge/*.php')];
        return sys_get_temp_dir() . '/shop-elements-symfony-' . md5(implode(',', [...$files, ...array_map('filemtime', $files)]));
    }
}

($app = new App('dev', false))->handle($request = Request::createFromGlobals())->send();
