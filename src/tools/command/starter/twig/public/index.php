<?php

/** Serves the files of the elements, their requests, and the pages. */

declare(strict_types=1);

use ShopElements\Assets;
use ShopElements\Bridge\TwigExtension;
use ShopElements\Http\{Api, Csrf, Files, Request};
use ShopElements\OrderPage;
use Twig\Environment;
use Twig\Loader\FilesystemLoader;

$package = __DIR__ . '/../node_modules/shop-elements';
require __DIR__ . '/../vendor/autoload.php';
require "$package/src/php/autoload.php";

$request = Request::fromGlobals();
$file = (new Files(['/elements/' => "$package/dist"]))->answer($request);
if ($file !== null) {
    $file->send();
    return;
}
require __DIR__ . '/../shop.php';
$answer = (new Api($shop, $buyer, Csrf::ofSession()))->answer($request);
if ($answer !== null) {
    $answer->send();
    return;
}
$order = $history->seen($buyer, basename($request->path));
[$view, $data] = match (true) {
    $request->path === '/' => ['products', ['products' => $offer->byId(['1', '2'])]],
    $request->path === '/koszyk' => ['cart', []],
    $order !== null => ['order', ['order' => OrderPage::print($order['cart'], "Zamówienie $order[number]")]],
    default => ['missing', []],
};
http_response_code($view === 'missing' ? 404 : 200);
header('Cache-Control: no-store');
$twig = new Environment(new FilesystemLoader(__DIR__ . '/../templates'));
$twig->addExtension(new TwigExtension(Assets::fromFile("$package/dist/files.json")));
echo $twig->render("$view.html.twig", $data);
