<?php

/** The PHP shop: its data, its buyer, and its routes. `php -S localhost:8080 demo/php/index.php`, or `npm run php`. */

declare(strict_types=1);

namespace Shop;

use ShopElements\Cart\{Buyer, ExtraField, Line};
use ShopElements\Http\{Api, Csrf, Files, FormCart, Partners, Request, Response};
use ShopElements\Shop\{Partner, Paths, Shop};
use ShopElements\Store\{Db, DuePayments, Goods, Migrations, PdoAddresses, PdoApprovals, PdoBuyerCodes, PdoCarts, PdoGuestOrders, PdoHeld, PdoHistory, PdoKeys, PdoOffer, PdoOrderActions, PdoQuotes, PdoReturns, PdoUploads, PdoViews, PdoWithdrawals, PointsFile};

require __DIR__ . '/../../src/php/autoload.php';
require __DIR__ . '/company.php';
require __DIR__ . '/pages.php';

header_remove('X-Powered-By');
header('X-Content-Type-Options: nosniff');
header('Referrer-Policy: strict-origin-when-cross-origin');
ini_set('zlib.output_compression', '1');

$request = Request::fromGlobals();
/** Other origins whose pages may order here, separated by spaces. */
$partners = array_map(fn (string $origin): Partner => new Partner($origin, withCredentials: true), array_values(array_filter(explode(' ', (string) getenv('SHOP_PARTNERS')))));
$files = new Files(['/static/' => __DIR__ . '/../public', '/elements/' => __DIR__ . '/../../dist'], $partners);
$file = $files->answer($request) ?? picture($request->path);
if ($file !== null) {
    $file->send();
    return;
}

// A preflight has no cookies, and browsers ignore cookies in its response.
$isPreflight = $request->method === 'OPTIONS';
$isPreflight || session_start(['name' => 'php_shop'] + Partners::session($request, $partners));
header('Cache-Control: no-store');
$csrf = $isPreflight ? new Csrf(null) : Csrf::ofSession();
$visitors = json_decode((string) file_get_contents(__DIR__ . '/visitors.json'), true, flags: JSON_THROW_ON_ERROR);
$visitors = array_map(fn (array $one): array => array_replace_recursive($visitors['kupujacy'], $one), $visitors);
$who = $visitors[$_SESSION['visitor'] ?? 'kupujacy'];
$session = $_SESSION['buyer'] ??= bin2hex(random_bytes(16));
$buyer = (new Company($visitors, $session))->buyer($who['slug']);

$db = new Db(new \PDO(getenv('SHOP_DSN') ?: 'sqlite:' . __DIR__ . '/../.data/php-3.sqlite'));
if (Migrations::run($db)) {
    array_map($db->run(...), array_filter(explode(";\n", (string) file_get_contents(__DIR__ . '/shop.sql')), trim(...)));
}
$offer = new PdoOffer($db);
/** The first cart contains samples. */
$samples = fn (): array => array_values(array_map(fn ($one) => new Line(null, $one, $one->least, $one->net), $offer->byId(['1', '2', '3'])));
$isOnline = fn (array $cart): bool => $cart['payment']['is_instant_transfer_payment'] ?? false;
/** Hours until an unpaid order expires: a week for a transfer, a day for an online payment. */
$waits = fn (array $cart): ?int => $isOnline($cart) ? 24 : ($cart['payment']['hook_name'] === 'upfront_manual_wire' ? 7 * 24 : null);
$carts = new PdoCarts($db, $offer, first: $samples, waits: $waits);
$goods = new Goods($db, $offer);
$due = new DuePayments($db, $goods);
$history = new PdoHistory(
    $db,
    'PHP/%05d',
    '/zamowienie/',
    transfer: fn (): array => ['recipient' => 'Składnica sp. z o.o.', 'account' => '12 1140 2004 0000 3302 7654 3210', 'days' => 7],
    pay: fn (array $cart, string $guid): ?string => $isOnline($cart) ? "/zamowienie/$guid/zaplac" : null,
    due: $due,
    actions: new PdoOrderActions($db, $goods),
);
$held = new PdoHeld($db, $carts, $history, fn (string $key): Buyer => Company::ownerOf($key, $visitors));
$secret = dirname(__DIR__) . '/.data/php-secret';
is_dir(dirname($secret)) || mkdir(dirname($secret), recursive: true);
is_file($secret) || file_put_contents($secret, bin2hex(random_bytes(32)), LOCK_EX);
$guestOrders = new PdoGuestOrders(
    $history,
    (string) file_get_contents($secret),
    fn (array $mail) => error_log("Link for $mail[email]: /znajdz-zamowienie/$mail[link]"),
    // Its own page shows the whole order; this shop has no other documents.
    fn (string $url, string $link): ?string => str_ends_with($url, '/zaplac') ? "$url?link=" . rawurlencode($link) : null,
);
$quotes = new PdoQuotes($held, minimum: 100_000);
$shop = new Shop(
    carts: $carts,
    offer: $offer,
    orders: $carts,
    keys: new PdoKeys($db),
    addresses: new PdoAddresses($db),
    history: new PdoViews($history, $held),
    approvals: new PdoApprovals($held, Company::rule(...)),
    quotes: $quotes,
    lockers: new PointsFile(__DIR__ . '/points.json'),
    more: fn ($cart): array => ['department_name' => 'Oddział Warszawa', 'paymentUrl' => "/platnosc/$cart->id"],
    extraFields: fn (): array => [
        new ExtraField('numer', 'Numer zamówienia', max: 30, help: 'Trafi na fakturę.'),
        new ExtraField('rysunek', 'Rysunek lub zdjęcie', 'file', accept: ['application/pdf', 'image/jpeg', 'image/png']),
        ...($who['slug'] === 'ze-zgodami' ? [
            new ExtraField('terms', 'Akceptuję regulamin sklepu.', 'consent', required: true, version: '2026-10-01', links: ['regulamin sklepu' => '/regulamin'], error: 'Zaznacz, że akceptujesz regulamin sklepu.'),
            new ExtraField('offers', 'Chcę otrzymywać oferty e-mailem. Zgodę mogę wycofać w każdej chwili.', 'consent', version: '2026-03-15'),
            new ExtraField('purpose', 'Cel zakupu', 'choice', options: ['private' => 'Zakup nie ma dla mnie charakteru zawodowego', 'trade' => 'Zakup ma dla mnie charakter zawodowy'], help: 'Nieobowiązkowe. Zamówienie złożysz także bez wyboru.'),
        ] : []),
    ],
    withdrawals: new PdoWithdrawals($db, fn (array $receipt) => error_log("Receipt $receipt[number] for $receipt[email]")),
    siteContact: true,
    buyerCodes: new PdoBuyerCodes($db),
    uploads: new PdoUploads($db, dirname(__DIR__) . '/.data/pliki'),
    guestOrders: $guestOrders,
    // Nothing is delivered here, so what is ordered has arrived.
    returns: new PdoReturns(
        $db,
        fields: [new ExtraField('reason', 'Powód', 'select', ExtraField::LINE, required: true, options: ['damaged' => 'Uszkodzone', 'wrong' => 'Inny towar niż zamówiony', 'unneeded' => 'Niepotrzebne'])],
        statuses: ['placed'],
        written: fn (array $return, array $order) => error_log("Return $return[number] of $order[number]: $return[text]"),
    ),
    partners: $partners,
    paths: new Paths(pages: ['/']),
);

$pages = new Pages($request, $files, $buyer, $csrf->token(), fn (): array => [
    'who' => $who, 'visitors' => array_values($visitors), 'cartCount' => count($carts->look($buyer->key)->lines),
]);
$form = new FormCart($shop, $buyer);
/** The next page displays the refusal once. */
$goOn = function (string $path, array $sentences): Response {
    $_SESSION['told'] = $sentences;
    return Response::goTo($path);
};
/** A visitor with other rights gets a new session id and token; the old ones become invalid. */
$become = function (mixed $slug, mixed $company) use ($visitors): Response {
    header_remove('Set-Cookie');
    session_regenerate_id(true);
    unset($_SESSION['csrf']);
    Csrf::ofSession();
    // Another browser joins the first one's company by its random code.
    $_SESSION['buyer'] = is_string($company) && preg_match('/^[\da-f]{32}$/D', $company) === 1 ? $company : $_SESSION['buyer'];
    $_SESSION['visitor'] = is_string($slug) && isset($visitors[$slug]) ? $slug : 'kupujacy';
    return Response::goTo('/koszyk');
};

/** The provider's page for this buyer's unpaid order; other orders are only displayed, so that nobody pays twice. */
$pay = function (string $guid) use ($request, $history, $guestOrders, $buyer, $due, $pages): Response {
    $link = $request->query['link'] ?? '';
    $isLinked = str_starts_with($link, "$guid.") && $guestOrders->order($link) !== null;
    $back = $isLinked ? "/znajdz-zamowienie/$link" : "/zamowienie/$guid";
    $seen = $history->seen($isLinked ? null : $buyer, $guid);
    if ($seen === null) {
        return $pages->notFound();
    }
    if ($request->isPost()) {
        $outcome = $request->form['outcome'] ?? '';
        in_array($outcome, ['paid', 'failed'], true) && $due->settle($seen['id'], $outcome === 'paid');
    }
    return $request->isPost() || !isset($seen['payment']['url']) ? Response::goTo($back) : $pages->provider($seen, $guid, $back, $isLinked ? $link : null);
};

/** The frozen cart at this URL; null if this person may not see it. */
$own = preg_match('~^/koszyk/(\d+)$~D', $request->path, $number) === 1 ? $shop->at($buyer, $number[1]) : null;
$frozen = $own === null ? null : new FormCart($own, $buyer, $request->path);
$asked = $request->path === '/oferty' ? Company::asked($quotes, $buyer) : [];

$answer = (new Api($shop, $buyer, $csrf))->answer($request) ?? match (true) {
    $request->isPost() && !$csrf->allows($request) => new Response(419),
    preg_match('~^/zamowienie/([\da-f-]{36})/zaplac$~D', $request->path, $paid) === 1 => $pay($paid[1]),
    $frozen !== null => $request->isPost() ? $goOn(...$frozen->order($request->form)) : $pages->held($frozen->summary(), $own->ownerFor($buyer)),
    $request->path === '/oferty' && $buyer->isTrader => $request->isPost() ? Company::answer($request, $quotes, $shop, $asked, $who['trader']) : $pages->asked($asked),
    $request->isPost() => match ($request->path) {
        '/koszyk' => $goOn(...$form->change($request->form)),
        '/koszyk/podsumowanie' => $goOn(...$form->order($request->form)),
        '/kto' => $become($request->form['kto'] ?? '', $request->form['firma'] ?? null),
        default => $pages->notFound(),
    },
    $request->path === '/' => $pages->home($db->all('SELECT id, sku, name, net, vat, unit FROM {products} ORDER BY id')),
    $request->path === '/koszyk' => $pages->cart($form->cart()),
    $request->path === '/zamowienia' => $pages->orders($session),
    $request->path === '/koszyk/podsumowanie' => $pages->summary($form->summary()),
    preg_match('~^/zamowienie/([\da-f-]{36})$~D', $request->path, $guid) === 1 => $pages->order($history->seen($buyer, $guid[1]), $guid[1]),
    $request->path === '/znajdz-zamowienie' => $pages->findOrder(),
    preg_match('~^/znajdz-zamowienie/([^/]+)$~D', $request->path, $link) === 1 => $pages->linked($guestOrders->order($link[1]), $link[1]),
    $request->path === '/odstapienie' => $pages->withdrawal($request->query['zamowienie'] ?? ''),
    default => $pages->notFound(),
};
$answer->send();
