<?php

/** Serves the files of the elements, their requests, and the pages. */

declare(strict_types=1);

use ShopElements\Assets;
use ShopElements\Http\{Api, Csrf, Files, Request};

$package = __DIR__ . '/../node_modules/shop-elements';
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
$view = match (true) {
    $request->path === '/' => 'products',
    $request->path === '/koszyk' => 'cart',
    $order !== null => 'order',
    default => 'missing',
};
http_response_code($view === 'missing' ? 404 : 200);
header('Cache-Control: no-store');
$head = Assets::fromFile("$package/dist/files.json")->tags(['shop-cart', 'shop-add-to-cart']);
require __DIR__ . '/../templates/frame.php';
