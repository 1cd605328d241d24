<?php

/** Common parts of the frameworks' sample shops: the PHP shop's goods, in SHOP_DSN or a file of SQLite. */

declare(strict_types=1);

namespace Samples;

use PDO;
use ShopElements\Bridge\Visitor;
use ShopElements\Cart\{Buyer, ExtraField, Line};
use ShopElements\Http\{Files, Request};
use ShopElements\OrderPage;
use ShopElements\Shop\{Partner, Shop};
use ShopElements\Store\{Db, Holdings, Migrations, PdoAddresses, PdoBuyerCodes, PdoCarts, PdoFavourites, PdoHistory, PdoKeys, PdoLists, PdoOffer, PdoReturns, PdoSearch, PointsFile};

require_once __DIR__ . '/../../src/php/autoload.php';

const DIST = __DIR__ . '/../../dist';

function database(): Db
{
    $db = new Db(new PDO(getenv('SHOP_DSN') ?: 'sqlite:' . sys_get_temp_dir() . '/shop-elements-samples.sqlite'));
    if (Migrations::run($db)) {
        array_map($db->run(...), array_filter(explode(";\n", (string) file_get_contents(__DIR__ . '/shop.sql')), trim(...)));
    }
    return $db;
}

function shop(): Shop
{
    $db = database();
    $offer = new PdoOffer($db);
    $samples = fn (): array => array_values(array_map(fn ($one) => new Line(null, $one, $one->least, $one->net), $offer->byId(['1', '2', '3'])));
    $carts = new PdoCarts($db, $offer, first: $samples);
    return new Shop(
        carts: $carts,
        offer: $offer,
        orders: $carts,
        keys: new PdoKeys($db),
        addresses: new PdoAddresses($db),
        favourites: new PdoFavourites($db, $offer),
        search: $search = new PdoSearch($db),
        lookup: $search,
        history: new PdoHistory($db),
        lists: new PdoLists($db),
        lockers: new PointsFile(__DIR__ . '/points.json'),
        partners: [new Partner('https://partner.example')],
        buyerCodes: new PdoBuyerCodes($db),
        // Nothing is delivered here, so what is ordered has arrived.
        returns: new PdoReturns($db, statuses: ['placed']),
        extraFields: fn (): array => [new ExtraField('numer', 'Numer zamówienia', max: 30, help: 'Trafi na fakturę.')],
    );
}

/** Enables moving a guest's cart to the account at login. */
function holdings(): Holdings
{
    return new Holdings(database(), shop()->carts);
}

/** The page of an order for its buyer, null for anybody else; `$session` is the framework's value `shop.buyer`. */
function orderPage(?string $session, string $guid): ?string
{
    $order = (new PdoHistory(database()))->seen((new Buyers())->buyer((string) $session), $guid);
    return $order === null ? null : '<!doctype html><html lang="pl"><title>Zamówienie</title>' . OrderPage::print($order['cart'], "Zamówienie $order[number]");
}

/** A real shop reads its accounts; here a cookie contains `handlowiec` or `zablokowany`. */
final class Buyers implements Visitor
{
    public function buyer(string $session): Buyer
    {
        $who = $_COOKIE['kto'] ?? '';
        return new Buyer(
            $session,
            ['name' => 'Wykończenia Nowak', 'address_city' => 'Łódź', 'email' => 'anna@nowak.example'],
            [['id' => 1, 'name' => 'Osiedle Sady', 'identifier' => 'SADY']],
            isTrader: $who === 'handlowiec',
            isBlocked: $who === 'zablokowany',
        );
    }
}

/** PHP's built-in server must serve the files itself. */
function isFile(): bool
{
    $answer = (new Files(['/elements/' => DIST]))->answer(Request::fromGlobals());
    $answer?->send();
    return $answer !== null;
}
