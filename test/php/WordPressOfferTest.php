<?php

/** Tests that a product in WordPress is read from typed fields, and is not offered if one of them is unreadable. */

declare(strict_types=1);

namespace ShopElements\Test;

use PDO;
use PHPUnit\Framework\TestCase;
use ShopElements\Bridge\WordPressOffer;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Product;
use ShopElements\Cart\TypedProduct;
use ShopElements\Store\{Db, PdoOffer};
use WP_Post;

/**
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class WordPressOfferTest extends TestCase
{
    private function product(string ...$fields): ?Product
    {
        require_once __DIR__ . '/wordpress-posts.php';
        $names = array_map(static fn (string $name): string => "shop_$name", array_keys($fields));
        $GLOBALS['posts'] = [7 => new WP_Post(7, $fields['name'] ?? 'Klej', array_combine($names, $fields))];
        return (new WordPressOffer(new PdoOffer(new Db(new PDO('sqlite::memory:')))))->product('7', new Buyer('anna'));
    }

    public function testReadsTypedFields(): void
    {
        $product = $this->product(net: '1 234,5', unit: 'worek', stock: '1 200', least: '5 worek', step: '5');
        self::assertSame([123450, 1200, 5, 5, 23], [$product?->net, $product?->stock, $product?->least, $product?->step, $product?->vat]);
        self::assertSame([8, 'zw', 'oo'], [$this->product(net: '1', vat: '8%')?->vat, $this->product(net: '1', vat: 'ZW')?->vat, $this->product(net: '1', vat: 'oo.')?->vat]);
        self::assertSame([10 => 1120, 50 => 990], $this->product(net: '12', price_steps: '50: 9,9; 10 : 11,20')?->priceSteps);
        self::assertSame(['price_steps' => '10: 11,20; 50: 9,90'], array_intersect_key(TypedProduct::shown(['price_steps' => '10: 11.20; 50: 9.90']), ['price_steps' => 1]));
        $product = $this->product(net: '0,50', vat: '8');
        self::assertSame([50, null, 1, 1, 8, '/produkt/7'], [$product?->net, $product?->stock, $product?->least, $product?->step, $product?->vat, $product?->more['url']]);
        self::assertSame([0, 0], [$this->product(net: '1', stock: '0')?->stock, $this->product(net: '1', stock: '-3')?->stock]);
        self::assertSame(['Śruba <M8> 20', 'Śruba <M8>', 'Profil <U>', 'Wkręt <Sx3>'], array_map(fn (string $name): ?string => $this->product(name: $name, net: '1')?->name, ['Śruba &lt;M8&gt; 20', '<b>Śruba</b> <M8>', 'Profil &lt;U&gt;', 'Wkręt <Sx3>']));
        self::assertSame('Klej & fuga <5 cm', $this->product(name: 'Klej &amp; <em>fuga</em> <5 cm', net: '1')?->name);
    }

    public function testTakesFromATypedStock(): void
    {
        $this->product(net: '5', unit: 'worek');
        $GLOBALS['wpdb'] = (object) ['postmeta' => 'meta'];
        $db = new Db(new PDO('sqlite::memory:'));
        $db->run('CREATE TABLE meta (meta_id INTEGER PRIMARY KEY, post_id INTEGER, meta_key TEXT, meta_value TEXT)');
        $db->run("INSERT INTO meta VALUES (1, 7, 'shop_net', '5'), (2, 7, 'shop_stock', ' 1 200 worek'), (3, 8, 'shop_stock', '-2')");
        $offer = new WordPressOffer(new PdoOffer($db));
        self::assertSame([true, false, true, false], array_map(fn (int $many): bool => $offer->take(7, $many), [1000, 201, 200, 1]));
        self::assertSame([false, false], [$offer->take(8, 1), $offer->take(9, 1)]);
        self::assertSame(['5', '0', '-2'], array_column($db->all('SELECT meta_value FROM meta ORDER BY meta_id'), 'meta_value'));
        self::assertSame('post_meta 7', $GLOBALS['forgotten'][0]);
        self::assertCount(6, $GLOBALS['actions']['shutdown']);
    }

    public function testDoesNotOfferAnUnreadableProduct(): void
    {
        $log = (string) tempnam(sys_get_temp_dir(), 'log');
        ini_set('error_log', $log);
        foreach ([['net' => ''], ['net' => 'od 5'], ['net' => '12.345'], ['net' => '-10'], ['net' => '0,00'], ['net' => '5', 'stock' => '15 m2'], ['net' => '5', 'least' => '2,5'], ['net' => '5', 'step' => '1e3'], ['net' => '5', 'vat' => '8,5'], ['net' => '5', 'price_steps' => '10 11,20'], ['net' => '5', 'price_steps' => '10: 2; 10: 3']] as $fields) {
            self::assertNull($this->product(...$fields));
        }
        $lines = (string) file_get_contents($log);
        unlink($log);
        self::assertSame(10, substr_count($lines, 'Shop Elements: '));
        self::assertStringContainsString('product 7, Klej, is not offered. Cena netto: „od 5” nie jest ceną większą od zera', $lines);
        self::assertStringContainsString('Stan: „15 m2” nie jest liczbą całkowitą.', $lines);
    }
}
