<?php

/** Tests that a line whose product is no longer offered is removed with one message, but never during another action or a payment. */

declare(strict_types=1);

namespace ShopElements\Test;

use PDO;
use PHPUnit\Framework\TestCase;
use ShopElements\Cart\{Buyer, Line};
use ShopElements\Http\CartCalls;
use ShopElements\Shop\Shop;
use ShopElements\Store\{Db, Migrations, PdoCarts, PdoOffer};

final class UnavailableProductTest extends TestCase
{
    public function testReportsARemovedLineOnce(): void
    {
        $db = new Db(new PDO(getenv('SHOP_TEST_DSN') ?: 'sqlite::memory:'), 'gone' . bin2hex(random_bytes(3)) . '_');
        Migrations::run($db);
        $db->run("INSERT INTO {products} (id, sku, name, unit, net) VALUES (1, 'A', 'Klej', 'szt.', 100), (2, 'B', 'Fuga', 'szt.', 200)");
        $carts = new PdoCarts($db, $offer = new PdoOffer($db));
        $calls = new CartCalls(new Shop($carts, $offer, $carts), $anna = new Buyer('anna'));
        $cart = $carts->open('anna');
        $cart->lines = array_map(static fn (int $id): Line => new Line(null, $one = $offer->product($id, $anna), 1, $one->net), [1, 2]);
        $carts->save('anna', $cart);
        $say = static function (string $body) use ($calls): array {
            $answer = json_decode($calls->answer($body)->body, true);
            return [array_column($answer['cart']['items'], 'product_id'), $answer['messages'][0]['messages'] ?? []];
        };
        $db->run('DELETE FROM {products} WHERE id = 1');
        $db->run('UPDATE {carts} SET payment_begun = 1');
        self::assertSame([[2], []], $say('{}'));
        $db->run('UPDATE {carts} SET payment_begun = 0');
        self::assertSame([[2], []], $say('{"client_comments": "Proszę dzwonić"}'));
        // The shop offers the product again before a message about its removal was sent.
        $db->run("INSERT INTO {products} (id, sku, name, unit, net) VALUES (1, 'A', 'Klej', 'szt.', 100)");
        self::assertSame([[1, 2], []], $say('{}'));
        $db->run('DELETE FROM {products} WHERE id = 1');
        self::assertSame([[2], ['Usunęliśmy z koszyka to, czego nie ma już w ofercie.']], $say('{}'));
        self::assertSame([[2], []], $say('{}'));
        self::assertSame('1', (string) $db->run('SELECT COUNT(*) FROM {lines}')->fetchColumn());
    }
}
