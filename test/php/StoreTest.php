<?php

/** Tests the package's tables, in SQLite or in the database of SHOP_TEST_DSN. */

declare(strict_types=1);

namespace ShopElements\Test;

use PDO;
use PHPUnit\Framework\TestCase;
use ShopElements\Cart\{Address, Buyer, Carrier, Cart, Line, Payment, Product, Refused};
use ShopElements\Http\CartAnswer;
use ShopElements\OrderPage;
use ShopElements\Shop\Shop;
use ShopElements\Store\{Db, Migrations, OwnOffer, PdoAddresses, PdoBuyerCodes, PdoCarts, PdoFavourites, PdoHistory, PdoKeys, PdoLists, PdoOffer, PdoSearch, PointsFile, Spelling};
use ShopElements\Texts;

final class StoreTest extends TestCase
{
    private static Db $db;
    private static PdoOffer $offer;
    private static PdoCarts $carts;

    public static function setUpBeforeClass(): void
    {
        $pdo = new PDO(getenv('SHOP_TEST_DSN') ?: 'sqlite::memory:');
        self::$db = new Db($pdo, 'test' . bin2hex(random_bytes(3)) . '_');
        self::assertTrue(Migrations::run(self::$db));
        self::assertFalse(Migrations::run(self::$db));
        self::$db->run("INSERT INTO {products} (sku, name, brand, unit, net, least, step, stock) VALUES ('A', 'Klej', 'X', 'szt.', 4290, 1, 1, 10), ('B', 'Płyta', NULL, 'szt.', 3180, 5, 5, NULL)");
        self::$db->run("INSERT INTO {carriers} (name, type, net) VALUES ('Kurier', 'courier', 1990)");
        self::$db->run("INSERT INTO {payments} (name, is_instant) VALUES ('Online', 1), ('Pobranie', 0)");
        self::$db->run("INSERT INTO {methods} VALUES ('blik', 1, 'BLIK')");
        self::$offer = new PdoOffer(self::$db);
        self::$carts = new PdoCarts(self::$db, self::$offer, '/z/', static fn (): array => array_map(
            static fn (object $one): Line => new Line(null, $one, $one->least, $one->net),
            array_values(self::$offer->byId(['2'])),
        ));
    }

    private function saved(string $buyer, Cart $cart): Cart
    {
        return self::$carts->atOnce($buyer, function () use ($buyer, $cart): Cart {
            self::$carts->save($buyer, $cart);
            return self::$carts->open($buyer);
        });
    }

    private function open(string $buyer): Cart
    {
        return self::$carts->atOnce($buyer, fn (): Cart => self::$carts->open($buyer));
    }

    public function testStoresARateThatIsAWord(): void
    {
        self::$db->run("INSERT INTO {products} (sku, name, unit, net, vat) VALUES ('ZW', 'Szkolenie', 'szt.', 1000, 'zw')");
        self::$db->run("INSERT INTO {carriers} (name, type, net, vat) VALUES ('Poczta', 'courier', 1000, 'zw')");
        $rates = array_map(static fn (array $row): int|string => PdoOffer::productOf($row)->vat, self::$db->all('SELECT * FROM {products} ORDER BY id'));
        self::assertSame([23, 23, 'zw'], $rates);
        self::assertSame([23, 'zw'], array_column(self::$offer->carriers(new Buyer('anna'), new Cart(1, [])), 'vat'));
        self::$db->run("DELETE FROM {products} WHERE sku = 'ZW'");
        self::$db->run("DELETE FROM {carriers} WHERE name = 'Poczta'");
    }

    /** [Z20] [Z24] */
    public function testReadsReductionUnitPriceAndDepositFromItsColumns(): void
    {
        self::$db->run("INSERT INTO {products} (sku, name, unit, net, before_net, lowest_net, lowest_basis, unit_price, unit_price_of, deposit)
            VALUES ('FARBA', 'Farba emulsyjna', 'szt.', 10000, 12500, 11200, 'since-offer', 2000, 'l', 50), ('ZWYKŁA', 'Farba zwykła', 'szt.', 10000, NULL, NULL, '30-days', NULL, NULL, 0)");
        $notes = [
            'price_before' => ['net' => '125.00', 'gross' => '153.75'],
            'lowest_price' => ['net' => '112.00', 'gross' => '137.76', 'basis' => 'since-offer'],
            'percent' => 11,
            'unit_price' => ['net' => '20.00', 'gross' => '24.60', 'unit' => 'l'],
        ];
        [$reduced, $plain] = (new PdoSearch(self::$db))->suggest('farba', new Buyer('anna'))['products'];
        self::assertSame($notes, array_intersect_key($reduced, $notes));
        self::assertSame([], array_intersect_key($plain, $notes));
        self::assertSame([50, 0], array_map(static fn (array $row): int => PdoOffer::productOf($row)->deposit, self::$db->all("SELECT * FROM {products} WHERE name LIKE 'Farba%' ORDER BY id")));
        self::$db->run("DELETE FROM {products} WHERE name LIKE 'Farba%'");
    }

    /** [B41] */
    public function testDeletesOnlyItsOwnTables(): void
    {
        $db = new Db(new PDO(getenv('SHOP_TEST_DSN') ?: 'sqlite::memory:'), 'gone' . bin2hex(random_bytes(3)) . '_');
        $there = static fn (): array => array_values(preg_grep("/^$db->prefix/", $db->run(match ($db->dialect) {
            'sqlite' => "SELECT name FROM sqlite_master WHERE type = 'table'",
            'mysql' => 'SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE()',
            default => 'SELECT tablename FROM pg_tables WHERE schemaname = current_schema()',
        })->fetchAll(PDO::FETCH_COLUMN)));
        Migrations::run($db);
        $db->run("CREATE TABLE {of_the_shop} (id INTEGER)");
        self::assertEqualsCanonicalizing(array_map(static fn (string $one): string => $db->prefix . $one, [...Migrations::tables(), 'of_the_shop']), $there());
        Migrations::down($db);
        self::assertSame(["{$db->prefix}of_the_shop"], $there());
        $db->run('DROP TABLE {of_the_shop}');
    }

    public function testLooksWithoutWriting(): void
    {
        self::assertSame([0, 5], [self::$carts->look('looker')->id, self::$carts->look('looker')->lines[0]->quantity]);
        self::assertNull(self::$db->one("SELECT id FROM {carts} WHERE buyer = 'looker'"));
    }

    public function testStoresEveryFieldOfACart(): void
    {
        $cart = $this->open('anna');
        self::assertSame(['Płyta', 5, 3180], [$cart->lines[0]->product->name, $cart->lines[0]->quantity, $cart->lines[0]->net]);
        $klej = self::$offer->product('1', new Buyer('anna'));
        $cart->lines = [new Line(null, $klej, 3, 4000), $cart->lines[0]];
        $cart->lines[1]->quantity = 10;
        foreach (['carrier' => '1', 'payment' => '1', 'method' => 'blik', 'project' => '3', 'deliveryAddress' => '8', 'invoiceAddress' => '9', 'voucher' => 'W'] as $name => $id) {
            $cart->$name = $id;
        }
        [$cart->carrierNet, $cart->discount, $cart->isPaymentBegun] = [900, 10, true];
        $cart->extraFields = ['numer' => 'ZŁ 7', '0' => ''];
        $cart->begunAs = '{"id":7}';
        $cart->lines[0]->extraFields = ['uwaga' => 'na palecie'];
        [$cart->email, $cart->phone, $cart->notes] = ['a@b.example', '601', "Zażółć 😀\n<b>"];
        $cart->locker = ['inpost_point_code' => 'WAW12A'];
        $now = $this->saved('anna', $cart);
        self::assertSame([[10, 3180], [3, 4000]], array_map(fn (Line $line): array => [$line->quantity, $line->net], $now->lines));
        self::assertSame([[], ['uwaga' => 'na palecie']], array_column($now->lines, 'extraFields'));
        $fields = fn (Cart $one): array => array_diff_key(get_object_vars($one), ['lines' => 1]);
        self::assertSame($fields($cart), $fields($now));
        $now->lines = [$now->lines[1]];
        self::assertSame(['Klej'], array_map(fn (Line $line): string => $line->product->name, $this->saved('anna', $now)->lines));
    }

    public function testEndsTheCartWithItsOrder(): void
    {
        $cart = $this->open('ola');
        $url = self::$carts->atOnce('ola', fn (): string => self::$carts->place(new Buyer('ola'), $cart, ['id' => $cart->id, 'ż' => 1]));
        self::assertMatchesRegularExpression('~^/z/[\da-f-]{36}$~', $url);
        self::assertSame(['id' => $cart->id, 'ż' => 1], json_decode(self::$db->one('SELECT cart FROM {orders} WHERE cart_id = ?', $cart->id)['cart'], true));
        $next = $this->open('ola');
        self::assertNotSame($cart->id, $next->id);
        self::assertSame([], $next->lines);
        $this->expectException(\PDOException::class);
        self::$carts->atOnce('ola', fn (): string => self::$carts->place(new Buyer('ola'), $cart, []));
    }

    public function testUndoesAFailedTransaction(): void
    {
        $cart = $this->open('ewa');
        try {
            self::$carts->atOnce('ewa', function () use ($cart): never {
                $cart->notes = 'never';
                self::$carts->save('ewa', $cart);
                throw new \RuntimeException('on purpose');
            });
        } catch (\RuntimeException $bug) {
            self::assertSame('on purpose', $bug->getMessage());
        }
        self::assertSame('', $this->open('ewa')->notes);
    }

    public function testDeletesOldCarts(): void
    {
        $cart = $this->open('old');
        self::$db->run("UPDATE {carts} SET begun_at = '2020-01-01' WHERE id = ?", $cart->id);
        $this->open('new');
        self::assertNull(self::$db->one('SELECT id FROM {lines} WHERE cart_id = ?', $cart->id));
    }

    public function testDeletesCartsByTheirLastUse(): void
    {
        $old = fn (string $who, string ...$columns): int => self::$db->run('UPDATE {carts} SET ' . implode(', ', array_map(fn (string $one): string => "$one = '2020-01-01 00:00:00'", $columns)) . ' WHERE buyer = ?', $who)->rowCount();
        $lines = fn (string $who): int => count(self::$carts->look($who)->lines);
        $carts = array_map($this->open(...), ['idle', 'used', 'read', 'begun']);
        foreach (['idle', 'used', 'read', 'begun'] as $at => $who) {
            $carts[$at]->lines[0]->quantity = 10;
            $carts[$at]->isPaymentBegun = $who === 'begun';
            $this->saved($who, $carts[$at]);
            $old($who, 'begun_at', 'used_at');
        }
        $carts[1]->notes = 'x';
        $this->saved('used', $carts[1]);
        $this->open('read');
        $this->open('stranger');
        self::assertNull(self::$db->one('SELECT id FROM {carts} WHERE id = ?', $carts[0]->id));
        self::assertNull(self::$db->one('SELECT id FROM {lines} WHERE cart_id = ?', $carts[0]->id));
        self::assertSame([1, 1, 1], array_map($lines, ['used', 'read', 'begun']));
        $used = fn (): string => self::$db->one("SELECT used_at FROM {carts} WHERE buyer = 'read'")['used_at'];
        self::$db->run("UPDATE {carts} SET used_at = ? WHERE buyer = 'read'", $hours = Db::now(3600));
        $this->open('read');
        self::assertSame($hours, $used());
        self::$db->run("UPDATE {carts} SET used_at = ? WHERE buyer = 'read'", Db::now(25 * 3600));
        $this->open('read');
        self::assertGreaterThan($hours, $used());
    }

    public function testKeepsAMasterCartWithAPartInPayment(): void
    {
        $cart = $this->open('część');
        $cart->children = [new Cart(0, isPaymentBegun: true), new Cart(0)];
        $this->saved('część', $cart);
        self::$db->run("UPDATE {carts} SET begun_at = '2020-01-01', used_at = '2020-01-01' WHERE id = ? OR parent_id = ?", $cart->id, $cart->id);
        $this->open('other stranger');
        self::assertCount(2, self::$carts->look('część')->children);
    }

    public function testKeepsACartThatItsOwnerIsUsing(): void
    {
        $dsn = getenv('SHOP_TEST_DSN') ?: '';
        if ($dsn === '') {
            self::markTestSkipped('SQLite has one writer at a time.');
        }
        $cart = $this->open('owner');
        self::$db->run("UPDATE {carts} SET begun_at = '2020-01-01' WHERE id = ?", $cart->id);
        $other = new Db(new PDO($dsn), self::$db->prefix);
        $other->atOnce('owner', fn (): Cart => $this->open('third stranger'));
        self::assertSame($cart->id, self::$carts->look('owner')->id);
        $this->open('fourth stranger');
        self::assertSame(0, self::$carts->look('owner')->id);
    }

    public function testStoresAKeyForADay(): void
    {
        $keys = new PdoKeys(self::$db);
        $keys->keep('anna', 'confirm', 'k', '7', '{"ż":1}');
        self::assertSame(['asked' => '7', 'answer' => '{"ż":1}'], $keys->first('anna', 'confirm', 'k'));
        self::assertNull($keys->first('anna', 'new_address', 'k'));
        self::assertNull($keys->first('ola', 'confirm', 'k'));
        self::$db->run('UPDATE {keys} SET kept_at = ?', Db::now(24 * 3600 + 1));
        self::assertNull($keys->first('anna', 'confirm', 'k'));
        $keys->keep('anna', 'confirm', 'other', '8', '');
        self::assertCount(1, self::$db->all('SELECT * FROM {keys}'));
    }

    public function testOffersTheRowsOfItsTables(): void
    {
        $buyer = new Buyer('anna');
        foreach (['0', '-1', 'x', '1x', '99', "1\n", '99999999999999999999'] as $id) {
            self::assertNull(self::$offer->product($id, $buyer));
        }
        self::assertSame([10, null], [self::$offer->product(1, $buyer)?->stock, self::$offer->product(2, $buyer)?->stock]);
        self::assertSame('X', self::$offer->product(1, $buyer)?->more['brand_name']);
        self::assertSame('Kurier', self::$offer->carriers($buyer, new Cart(1))[0]->name);
        [$online, $later] = self::$offer->payments($buyer, new Cart(1));
        self::assertSame([[['id' => 'blik', 'name' => 'BLIK']], true, []], [$online->methods, $online->isInstant, $later->methods]);
    }

    public function testStoresAddressesAndFavourites(): void
    {
        $addresses = new PdoAddresses(self::$db);
        $addresses->add(new Buyer('anna'), new Address(null, 'Budowa', 'Polna', '1', '', 'Łódź', '90-001', 'Łódź', 'PL', 'łódzkie'));
        self::assertSame([['Budowa'], []], [array_column($addresses->all(new Buyer('anna')), 'name'), $addresses->all(new Buyer('ola'))]);
        $favourites = new PdoFavourites(self::$db, self::$offer);
        self::assertSame([true, true, false], array_map(fn (int $id): bool => $favourites->mark(new Buyer('anna'), $id, true), [1, 1, 99]));
        self::assertSame(['1'], $favourites->all(new Buyer('anna')));
        self::assertTrue($favourites->mark(new Buyer('anna'), 1, false));
        self::assertSame([], $favourites->all(new Buyer('anna')));
    }

    public function testReadsLockersFromAFile(): void
    {
        $points = new PointsFile(__DIR__ . '/../../demo/php/points.json');
        self::assertSame('Warszawa', $points->point('WAW12A')['inpost_point_city'] ?? null);
        self::assertNull($points->point('nothing'));
        $names = static fn (array $query): array => array_column($points->points($query)['items'], 'name');
        self::assertCount(5, $names(['page' => '1']));
        self::assertSame([['KRA07N'], []], [$names(['name' => 'KRA07N']), $names(['name' => 'nothing'])]);
    }

    public function testMeasuresLockersFromAPostCode(): void
    {
        $points = new PointsFile(__DIR__ . '/../../demo/php/points.json');
        $near = $points->points(['relative_post_code' => '02-670', 'limit' => '2'])['items'];
        self::assertSame(['WAW12A', 'WAW301M'], array_column($near, 'name'));
        self::assertSame(0.0, $near[0]['distance']);
        self::assertEqualsWithDelta(6500, $near[1]['distance'], 3000);
        self::assertArrayNotHasKey('distance', $points->points(['relative_post_code' => 'x'])['items'][0]);
    }

    /** A file with this number of points. */
    private function manyPoints(int $many): PointsFile
    {
        $points = array_map(static fn (int $at): array => [
            'name' => "P$at", 'status' => 'Operating', 'type' => ['parcel_locker'],
            'location' => ['latitude' => 49 + $at % 5000 / 1000, 'longitude' => 15 + $at % 700 / 100],
            'address_details' => ['city' => 'Miasto', 'province' => 'x', 'post_code' => sprintf('%02d-%03d', $at % 100, $at % 1000)],
        ], range(1, $many));
        $file = (string) tempnam(sys_get_temp_dir(), 'points');
        file_put_contents($file, json_encode(['items' => $points]));
        register_shutdown_function(static fn () => array_map(unlink(...), (array) glob("$file*")));
        return new PointsFile($file);
    }

    public function testWritesAnIndexOfManyPointsAgainWhenTheyChange(): void
    {
        $file = (string) tempnam(sys_get_temp_dir(), 'points');
        register_shutdown_function(static fn () => array_map(unlink(...), (array) glob("$file*")));
        $write = static fn(string $city): int|false => file_put_contents($file, json_encode(['items' => array_map(static fn (int $at): array => [
            'name' => "Ł$at", 'status' => 'Operating', 'type' => ['parcel_locker'], 'location' => ['latitude' => 50, 'longitude' => 20],
            'address_details' => ['city' => $city, 'province' => 'x', 'post_code' => '02-670'],
        ], range(1, 2000))]));
        $cities = static fn (): array => array_map(static fn (string $name): ?string => (new PointsFile($file))->point($name)['inpost_point_city'] ?? null, ['Ł1', 'Ł2000', 'Ł2001']);
        $write('Łódź');
        self::assertSame(['Łódź', 'Łódź', null], $cities());
        self::assertFileExists("$file.index");
        self::assertSame(['Łódź', 'Łódź', null], $cities());
        $write('Radom nad Mleczną');
        self::assertSame(['Radom nad Mleczną', 'Radom nad Mleczną', null], $cities());
        foreach (['', '0000000009', "0000000003a:0\0\xff"] as $broken) {
            file_put_contents("$file.index", $broken);
            self::assertSame(['Radom nad Mleczną', 'Radom nad Mleczną', null], $cities());
        }
        self::assertSame([$file, "$file.index"], glob("$file*"));
    }

    public function testAnswersPointsByPages(): void
    {
        $points = $this->manyPoints(1203);
        $page = static function (array $query) use ($points): array {
            ['items' => $items, 'page' => $page, 'per_page' => $size, 'total_pages' => $pages, 'count' => $count] = $points->points($query);
            return [count($items), $items[0]['name'] ?? null, $page, $size, $pages, $count];
        };
        self::assertSame([25, 'P1', 1, 25, 49, 1203], $page([]));
        self::assertSame([500, 'P501', 2, 500, 3, 1203], $page(['page' => '2', 'per_page' => '500']));
        self::assertSame([203, 'P1001', 3, 500, 3, 1203], $page(['page' => '3', 'per_page' => '99999']));
        self::assertSame([0, null, 4, 500, 3, 1203], $page(['page' => '4', 'per_page' => '500']));
        foreach (['0', '-1', 'x', '', '1e9', '99999999999999999999'] as $nonsense) {
            self::assertLessThanOrEqual(500, $page(['page' => $nonsense, 'per_page' => $nonsense, 'limit' => $nonsense])[0]);
        }
        self::assertSame([60, 'P1', 1, 60, 1, 60], $page(['limit' => '60']));
        self::assertSame([500, 'P1', 1, 500, 2, 700], $page(['limit' => '700']));
        self::assertSame([1, 'P7', 1, 25, 1, 1], $page(['name' => 'P7']));
    }

    public function testLocatesOnlyPostCodes(): void
    {
        $points = $this->manyPoints(27_000);
        $points->point('P1');
        $isLocated = static fn (string $code): bool => isset($points->points(['relative_post_code' => $code, 'limit' => '1'])['items'][0]['distance']);
        self::assertSame([true, true, true, true, true], array_map($isLocated, ['02', '02-', '02-6', '02-670', '02-99']));
        $cost = self::cpu(function () use ($isLocated): void {
            foreach (['0', 'x', '02670', '02-6700', "02-670\n", str_repeat('0', 7000), str_repeat('02-670', 1000), '٠٢-670', "\xff"] as $code) {
                self::assertFalse($isLocated($code));
            }
        });
        self::assertLessThan(self::cpu(static fn (): bool => $isLocated('02-671')), $cost);
    }

    public function testRefusesTextsThatDatabasesRefuse(): void
    {
        $history = new PdoHistory(self::$db);
        $anna = new Buyer('anna');
        foreach (["\xff", "\0", "x\0", '', str_repeat('a', 37), "' OR 1", "\u{d7ff}", str_repeat('x', 10_000)] as $guid) {
            self::assertNull($history->seen($anna, $guid));
            self::assertNull($history->order($anna, $guid));
            self::assertSame([], $history->page($anna, 0, $guid === '' ? 'x' : $guid)['orders']);
            self::assertNull(self::$offer->product($guid, $anna));
            self::assertNull((new PdoLists(self::$db))->list($anna, $guid));
            self::assertSame([], (new PdoSearch(self::$db))->suggest($guid, $anna)['products']);
            self::assertNull((new PdoSearch(self::$db))->find(['code' => $guid, 'name' => $guid], $anna)['product']);
            self::assertFalse((new PdoFavourites(self::$db, self::$offer))->mark($anna, $guid, true));
        }
    }

    public function testLimitsTheAddressesOfAVisitor(): void
    {
        $addresses = new PdoAddresses(self::$db);
        $new = new Address(null, 'Budowa', 'Polna', '1', '', 'Łódź', '90-001', 'Łódź', 'PL', 'łódzkie');
        $before = count($addresses->all(new Buyer('wielu')));
        for ($at = 0; $at < 100; $at += 1) {
            $addresses->add(new Buyer('wielu'), $new);
        }
        $addresses->add(new Buyer('inny'), $new);
        try {
            $addresses->add(new Buyer('wielu'), $new);
            self::fail('One more is stored.');
        } catch (Refused $no) {
            self::assertSame(['new_address', ['Masz już 100 zapisanych adresów. Wybierz jeden z nich.']], [$no->slot, $no->sentences(new Texts())]);
        }
        self::assertCount($before + 100, $addresses->all(new Buyer('wielu')));
    }

    public function testFindsProductsByAllTheirWords(): void
    {
        $search = new PdoSearch(self::$db);
        $buyer = new Buyer('anna');
        self::assertSame(['Klej'], array_column($search->suggest('kle', $buyer)['products'], 'title'));
        self::assertSame([], $search->suggest('kl', $buyer)['products']);
        self::assertSame([['Klej'], [], []], [$search->complete('k l e', 'products', 5), $search->complete('kle', 'contents', 5), $search->complete('% _', 'products', 5)]);
        $page = $search->search('e', 0, 0, 25, $buyer);
        self::assertSame([1, 'Klej <small>A</small>'], [$page['products']['total'], $page['products']['results'][0]['title']]);
        self::assertSame([1, []], [($page = $search->search('e', 1, 0, 25, $buyer)['products'])['total'], $page['results']]);
        self::assertSame(0, $search->search(" ' ", 0, 0, 25, $buyer)['products']['total']);
        self::assertSame('52.77', $search->find(['code' => 'A'], $buyer)['product']['price_gross']);
        self::assertSame([null, ['Klej']], [($row = $search->find(['name' => 'klej'], $buyer))['product'], array_column($row['candidates'], 'title')]);
    }

    public function testFindsASymbolInAnySpellingFirstAndWordsWithoutTheirAccents(): void
    {
        $db = new Db(new PDO(getenv('SHOP_TEST_DSN') ?: 'sqlite::memory:'), 'search' . bin2hex(random_bytes(3)) . '_');
        Migrations::run($db);
        foreach ([['KLA1-1000', 'Klamka Łuk'], ['KLA1-1000X', 'Ankra'], ['GW-1', 'Gwoździe ŻÓŁTE']] as [$sku, $name]) {
            $db->run('INSERT INTO {products} (sku, name, unit, net) VALUES (?, ?, ?, 100)', $sku, $name, 'szt.');
        }
        $titles = static fn (string $query): array => array_column((new PdoSearch($db))->suggest($query, new Buyer('anna'))['products'], 'title');
        self::assertSame([['Gwoździe ŻÓŁTE'], ['Gwoździe ŻÓŁTE'], ['Klamka Łuk'], []], [$titles('gwoździami'), $titles('żółtych gwoździ'), $titles('klamki'), $titles('gwizd')]);
        $symbols = fn (string $query): array => array_column((new PdoSearch($db))->suggest($query, new Buyer('anna'))['products'], 'index');
        self::assertSame(['KLA1-1000', 'KLA1-1000X'], $symbols('kla11000'));
        self::assertSame(['KLA1-1000', 'KLA1-1000X'], $symbols('KLA 1.1000'));
        self::assertSame([['GW-1'], ['GW-1']], [$symbols('gwozdzie zolte'), $symbols('ŻÓŁTE Gwoździe')]);
        self::assertSame([['KLA1-1000'], []], [$symbols('łuk'), $symbols('luk2')]);
        $row = fn (string $code): array => (new PdoSearch($db))->find(['code' => $code], new Buyer('anna'));
        self::assertSame(['KLA1-1000', 'GW-1', null], array_map(fn (string $code): ?string => $row($code)['product']['index'] ?? null, ['kla1 1000', 'gw1', 'kla1']));
        self::assertSame(['KLA1-1000X', 'KLA1-1000'], array_column($row('KLA-11')['candidates'], 'index'));
        $db->run("INSERT INTO {products} (sku, name, unit, net) VALUES ('GW1', 'Gwint', 'szt.', 100)");
        // An exact symbol identifies one product; another spelling may match either.
        self::assertSame(['GW1', null], [$row('GW1')['product']['index'], $row('gw 1')['product']]);
        self::assertEqualsCanonicalizing(['GW1', 'GW-1'], array_column($row('gw 1')['candidates'], 'index'));
    }

    /** Processor time, not the clock: other tests run at the same time. */
    private static function cpu(\Closure $do): float
    {
        $used = static fn (): float => ($now = getrusage())['ru_utime.tv_sec'] + $now['ru_utime.tv_usec'] / 1e6 + $now['ru_stime.tv_sec'] + $now['ru_stime.tv_usec'] / 1e6;
        $begun = $used();
        $do();
        return $used() - $begun;
    }

    public function testFindsAHundredRowsAmongThirtyThousandProductsForThePriceOfSixtySearches(): void
    {
        $db = new Db(new PDO(getenv('SHOP_TEST_DSN') ?: 'sqlite::memory:'), 'many' . bin2hex(random_bytes(3)) . '_');
        Migrations::run($db);
        $db->pdo->beginTransaction();
        foreach (array_chunk(range(1, 30_000), 500) as $part) {
            $rows = implode(', ', array_map(static fn (int $at): string => "('KLA-$at/" . $at % 7 . "', 'Śruba ocynkowana M" . $at % 30 . " × $at długa żółta', 'szt.', 100)", $part));
            $db->run("INSERT INTO {products} (sku, name, unit, net) VALUES $rows");
        }
        $db->pdo->commit();
        $search = new PdoSearch($db);
        $buyer = new Buyer('anna');
        $none = array_map(static fn (int $at): array => ['code' => "nic-takiego $at", 'name' => "śruba ocynkowana długa żółta czego nie ma wcale $at"], range(1, 100));
        $rows = [];
        $one = self::cpu(fn (): array => $search->suggest('śruba', $buyer));
        self::assertLessThan(60 * $one, self::cpu(function () use ($search, $none, $buyer, &$rows): void {
            $rows = $search->findAll([...$none, ['code' => 'kla 777.0'], ['name' => 'zolta 29999 SRUBA']], $buyer);
        }));
        $mean = array_map(static fn (int $at): array => ['name' => "śruba ocynkowana długa żółta kla /0 m7 x$at 29999"], range(1, 100));
        self::assertLessThan(60 * $one, self::cpu(fn (): array => $search->findAll($mean, $buyer)));
        self::assertSame([['product' => null, 'candidates' => []]], array_values(array_unique(array_slice($rows, 0, 100), SORT_REGULAR)));
        self::assertSame(['KLA-777/0', 'KLA-29999/4'], [$rows[100]['product']['index'], $rows[101]['candidates'][0]['index']]);
        foreach (['a b c d e f g h', str_repeat('śruba ', 1000), str_repeat('x', 10_000), 'śruba'] as $query) {
            self::assertLessThan(4 * $one, self::cpu(fn (): array => $search->suggest($query, $buyer)), $query);
            self::assertLessThan(4 * $one, self::cpu(fn (): array => $search->search($query, 0, 0, 100, $buyer)), $query);
        }
    }

    public function testStoresListsByTheirNames(): void
    {
        [$lists, $anna] = [new PdoLists(self::$db), new Buyer('anna')];
        $first = $lists->keepList($anna, 'Łuk', [['code' => 'A', 'quantity' => '2']]);
        $other = $lists->keepList($anna, 'luk', []);
        $again = $lists->keepList($anna, 'Łuk', [['code' => 'B'], ['name' => 'ż']]);
        self::assertSame([$first['id'], 2], [$again['id'], $again['rows_count']]);
        self::assertEqualsCanonicalizing([$again, $other], $lists->lists($anna));
        self::assertSame([['code' => 'B'], ['name' => 'ż']], $lists->list($anna, (string) $first['id'])['rows']);
        // 2 MB are all lists of a buyer together; a list in place of itself counts once.
        $large = [['code' => str_repeat('x', 1_200_000)]];
        self::assertNotNull($lists->keepList($ola = new Buyer('ola'), 'Duża', $large));
        self::assertNull($lists->keepList($ola, 'Druga', $large));
        self::assertNotNull($lists->keepList($ola, 'Duża', $large));
        self::assertNotNull($lists->keepList(new Buyer('ewa'), 'Druga', $large));
        self::assertSame([null, null], [$lists->list(new Buyer('ola'), (string) $first['id']), $lists->list($anna, 'x')]);
        $lists->forgetList(new Buyer('ola'), (string) $first['id']);
        self::assertCount(2, $lists->lists($anna));
        $lists->forgetList($anna, (string) $first['id']);
        self::assertSame(['luk'], array_column($lists->lists($anna), 'name'));
        for ($at = 0; $at < 99; $at += 1) {
            $lists->keepList($anna, "lista $at", []);
        }
        self::assertNull($lists->keepList($anna, 'one more', []));
        self::assertSame('luk', $lists->keepList($anna, 'luk', [])['name'] ?? '');
    }

    public function testStoresTheChildrenOfAMasterCart(): void
    {
        $cart = $this->open('mistrz');
        [$cart->name, $cart->lines] = ['Osiedle', []];
        $klej = self::$offer->product('1', new Buyer('mistrz'));
        $cart->children = [new Cart(0, [new Line(null, $klej, 3, 4000)], name: 'Etap I'), new Cart(0, name: 'Etap II', isPaymentBegun: true)];
        $now = $this->saved('mistrz', $cart);
        self::assertSame(['Osiedle', 'Etap I', 'Etap II'], array_column($now->parts(), 'name'));
        self::assertSame([3, $now->children[1]], [$now->children[0]->lines[0]->quantity, $now->begun()]);
        [$first, $second] = $now->children;
        $first->lines[0]->quantity = 4;
        // A line moved to another cart and back keeps its identity.
        $id = $first->lines[0]->id;
        [$first->lines, $second->lines] = [[], $first->lines];
        $now = $this->saved('mistrz', $now);
        [$first, $second] = $now->children;
        self::assertSame([[], [$id]], [$first->lines, array_column($second->lines, 'id')]);
        [$first->lines, $second->lines] = [$second->lines, []];
        $now->children = [$first];
        $now = $this->saved('mistrz', $now);
        self::assertSame([[$first->id], 4], [array_column($now->children, 'id'), $now->allLines()[0]->quantity]);
        self::assertNull(self::$db->one('SELECT id FROM {carts} WHERE id = ?', $second->id));
        self::$db->run("UPDATE {carts} SET begun_at = '2020-01-01', used_at = '2020-01-01' WHERE id = ?", $now->id);
        $this->open('nowy');
        self::assertSame([], self::$db->all('SELECT id FROM {carts} WHERE id IN (?, ?)', $now->id, $first->id));
    }

    public function testWritesOnlyTheLineThatChangedHoweverLongTheCartIs(): void
    {
        $statementsOf = function (int $lines): int {
            $pdo = new class (getenv('SHOP_TEST_DSN') ?: 'sqlite::memory:') extends PDO {
                public int $prepared = 0;

                #[\ReturnTypeWillChange]
                public function prepare(string $query, array $options = [])
                {
                    $this->prepared += 1;
                    return parent::prepare($query, $options);
                }
            };
            $db = new Db($pdo, 'test' . bin2hex(random_bytes(3)) . '_');
            Migrations::run($db);
            for ($at = 1; $at <= $lines; $at += 1) {
                $db->run("INSERT INTO {products} (sku, name, unit, net) VALUES (?, 'Klej', 'szt.', 4290)", "K$at");
            }
            $offer = new PdoOffer($db);
            $carts = new PdoCarts($db, $offer);
            $all = $offer->byId(array_map(strval(...), range(1, $lines)));
            $carts->save('long', new Cart(0, array_map(static fn (Product $one): Line => new Line(null, $one, 1, $one->net), array_values($all))));
            $before = $pdo->prepared;
            $carts->atOnce('long', function () use ($carts): void {
                $cart = $carts->open('long');
                $cart->lines[0]->quantity = 2;
                $carts->save('long', $cart);
                self::assertSame(2, $carts->open('long')->lines[0]->quantity);
            });
            return $pdo->prepared - $before;
        };
        self::assertSame($statementsOf(3), $many = $statementsOf(200));
        self::assertLessThanOrEqual(16, $many);
    }

    public function testOrdersFromOwnTables(): void
    {
        $queries = [];
        $find = function (array $ids) use (&$queries): array {
            $queries[] = $ids;
            $rows = self::$db->among('SELECT * FROM {products} WHERE id IN (?)', Db::rowIds($ids));
            return array_map(fn (array $row): Product => new Product($row['id'], $row['name'], $row['net']), $rows);
        };
        $offer = new OwnOffer($find, [new Carrier(1, 'Odbiór', 'pickup', 0)], [new Payment(1, 'Pobranie')]);
        $buyer = new Buyer('własny');
        self::assertSame(['Klej', null, []], [$offer->product('1', $buyer)?->name, $offer->product("1' OR 1", $buyer), $offer->byId([])]);
        self::assertSame([['1'], ["1' OR 1"]], $queries);
        self::assertSame(['Odbiór', 'Pobranie'], [$offer->carriers($buyer, new Cart(1))[0]->name, $offer->payments($buyer, new Cart(1))[0]->name]);
        $placed = [];
        $carts = new PdoCarts(self::$db, $offer, placed: function (Buyer $buyer, Cart $cart, string $guid, array $seen) use (&$placed): void {
            $placed[] = [$buyer->key, $cart->lines[0]->product->name, $guid, $seen];
            if (count($placed) > 1) {
                throw new \RuntimeException('on purpose');
            }
        });
        $order = fn (): string => $carts->atOnce('własny', function () use ($carts, $offer, $buyer): string {
            $cart = $carts->open('własny');
            $cart->lines = [new Line(null, $offer->product(1, $buyer), 1, 100)];
            $carts->save('własny', $cart);
            $cart = $carts->open('własny');
            return $carts->place($buyer, $cart, ['id' => $cart->id]);
        });
        [$url, [$first]] = [$order(), $placed];
        self::assertSame(['własny', 'Klej', substr($url, strlen('/zamowienie/'))], array_slice($first, 0, 3));
        self::assertIsInt($first[3]['id']);
        try {
            $order();
        } catch (\RuntimeException) {
            self::assertCount(1, self::$db->all('SELECT id FROM {orders} WHERE buyer = ?', 'własny'));
        }
        self::assertCount(2, $placed);
    }

    public function testKnowsEachBuyersOwnSymbols(): void
    {
        $codes = new PdoBuyerCodes(self::$db);
        [$anna, $colleague, $ola] = [new Buyer('anna-c', company: 'nowak'), new Buyer('ewa-c', company: 'nowak'), new Buyer('ola-c')];
        $codes->set($anna, 1, ' 4711 ');
        $codes->set($anna, 2, 'Mag-7');
        $codes->set($ola, 2, '4711');
        self::assertSame([['4711', 'Mag-7'], [], ['4711']], [array_values($codes->of($colleague, [1, 2])), $codes->of($ola, [1]), array_values($codes->of($ola, ['1', '2']))]);
        $named = fn (Buyer $who, string $code): array => array_map(static fn (array $one): array => [$one['product']['id'] ?? null, $one['product']['buyer_code'] ?? null], (new PdoSearch(self::$db))->findAll([['code' => $code], ['code' => 'A']], $who));
        self::assertEquals([[[1, '4711'], [1, '4711']], [[2, '4711'], [1, null]], [[null, null], [1, null]]], [$named($anna, '4711'), $named($ola, '4711'), $named(new Buyer('iga-c'), '4711')]);
        self::assertSame([2, 'Mag-7'], $named($colleague, 'MAG-7')[0]);
        $lines = [new Line(5, self::$offer->byId(['1'])['1'], 1, 4290), new Line(6, self::$offer->byId(['2'])['2'], 5, 3180)];
        $cart = (new CartAnswer(new Shop(self::$carts, self::$offer, self::$carts, buyerCodes: $codes), $ola))->cart(new Cart(1, $lines));
        self::assertSame([false, '4711'], [isset($cart['items'][0]['buyer_code']), $cart['items'][1]['buyer_code']]);
        self::assertStringContainsString('4711', Spelling::ofCart(new Cart(1, $lines), $cart));
        self::assertStringContainsString('- B Płyta (Twój symbol: 4711): 5 szt.', OrderPage::text($cart, 'Zamówienie'));
        $codes->set($ola, 2, '');
        self::assertSame([], $codes->of($ola, [2]));
    }
}
