<?php

/** Tests the threshold of free delivery, the cart's message below it, and own tables and URLs of a shop. */

declare(strict_types=1);

namespace ShopElements\Test;

use PDO;
use PHPUnit\Framework\TestCase;
use ShopElements\Cart\{Buyer, Cart, Line, Product, Rounding, Totals};
use ShopElements\Elements;
use ShopElements\Shop\Paths;
use ShopElements\Store\{Db, Migrations, PdoOffer};

final class DeliveryTest extends TestCase
{
    private static function db(string $prefix): Db
    {
        return new Db(new PDO(getenv('SHOP_TEST_DSN') ?: 'sqlite::memory:'), $prefix . bin2hex(random_bytes(3)) . '_');
    }

    public function testADeliveryIsFreeFromItsValue(): void
    {
        $db = self::db('free');
        Migrations::run($db);
        $db->run("INSERT INTO {carriers} (name, type, net, vat, free_from) VALUES ('Kurier', 'courier', 1990, 23, 12300), ('Odbiór', 'pickup', 0, 23, NULL), ('Paleta', 'courier', 9900, 8, NULL)");
        $offered = static function (int $net, int $discount = 0) use ($db): array {
            $lines = [new Line(1, new Product(1, 'Klej', $net), 1, $net)];
            $carriers = (new PdoOffer($db))->carriers(new Buyer('anna'), new Cart(1, $lines, discount: $discount));
            return [array_column($carriers, 'net'), Totals::of($lines, $carriers[0], Rounding::Line, $discount)->wire()['free_delivery']['missing'] ?? null];
        };
        self::assertSame([[1990, 0, 9900], '0.01'], $offered(9999));
        self::assertSame([[0, 0, 9900], null], $offered(10000));
        self::assertSame([[1990, 0, 9900], '12.30'], $offered(10000, 10));
        self::assertNull(Totals::of([], null, Rounding::Line)->wire()['free_delivery'] ?? null);
        // A trader's price is not affected.
        self::assertNull((new PdoOffer($db))->carriers(new Buyer('anna'), new Cart(1, []))[0]->at(500)->freeFrom);
        Migrations::down($db);
        self::assertTrue(Migrations::run($db));
    }

    public function testPrefixesThePathsOfAShopInAFolder(): void
    {
        $paths = Paths::under('/sklep');
        self::assertSame(['/sklep/koszyk', [], '/sklep/api/points'], [$paths->cart, $paths->pages, $paths->points]);
        self::assertEquals(new Paths(), Paths::under(''));
        foreach (Elements::ATTRIBUTES as $tag => $attributes) {
            self::assertSame([], array_diff_key($paths->of($tag), $attributes), $tag);
            self::assertSame([], preg_grep('~^/sklep/~', $paths->of($tag), PREG_GREP_INVERT), $tag);
        }
        self::assertSame(['action' => '/sklep/do-koszyka', 'cart-url' => '/sklep/koszyk'], $paths->of('shop-add-to-cart'));
    }
}
