<?php

/** Counts the statements that an action on the cart, or a list of orders, sends to the database: as many for 50 lines as for three, for 20 orders as for two. */

declare(strict_types=1);

namespace ShopElements\Test;

use PDO;
use PDOStatement;
use PHPUnit\Framework\TestCase;
use ShopElements\Cart\Buyer;
use ShopElements\Http\CartCalls;
use ShopElements\Shop\Shop;
use ShopElements\Store\{Db, Migrations, PdoAddresses, PdoApprovals, PdoCarts, PdoHeld, PdoHistory, PdoKeys, PdoOffer, PdoQuotes, PdoViews};

final class StatementsTest extends TestCase
{
    private Db $db;
    private Shop $shop;
    /** @var object{sent: list<string>} */
    private object $pdo;

    protected function setUp(): void
    {
        $this->pdo = new class (getenv('SHOP_TEST_DSN') ?: 'sqlite::memory:') extends PDO {
            /** @var list<string> */
            public array $sent = [];

            public function prepare(string $query, array $options = []): PDOStatement|false
            {
                $this->sent[] = $query;
                return parent::prepare($query, $options);
            }

            public function exec(string $statement): int|false
            {
                $this->sent[] = $statement;
                return parent::exec($statement);
            }
        };
        $this->db = new Db($this->pdo, 'count' . bin2hex(random_bytes(3)) . '_');
        Migrations::run($this->db);
        for ($i = 0; $i < 60; $i += 1) {
            $this->db->run("INSERT INTO {products} (sku, name, unit, net) VALUES (?, 'Klej', 'szt.', 4290)", "K$i");
        }
        $this->db->run("INSERT INTO {carriers} (name, type, net) VALUES ('Kurier', 'courier', 1990), ('Odbiór', 'pickup', 0)");
        $this->db->run("INSERT INTO {payments} (name, is_instant) VALUES ('Online', 1), ('Pobranie', 0)");
        $this->db->run("INSERT INTO {methods} VALUES ('blik', 1, 'BLIK')");
        $offer = new PdoOffer($this->db);
        $carts = new PdoCarts($this->db, $offer);
        $history = new PdoHistory($this->db);
        $held = new PdoHeld($this->db, $carts, $history, static fn (string $key): Buyer => new Buyer($key));
        $this->shop = new Shop(
            carts: $carts,
            offer: $offer,
            orders: $carts,
            keys: new PdoKeys($this->db),
            addresses: new PdoAddresses($this->db),
            history: new PdoViews($history, $held),
            approvals: new PdoApprovals($held, static fn (): null => null),
            quotes: new PdoQuotes($held, minimum: 1),
        );
    }

    protected function tearDown(): void
    {
        Migrations::down($this->db);
    }

    /** @return array<string, mixed> the cart */
    private function post(mixed $body): array
    {
        $response = (new CartCalls($this->shop, new Buyer('anna')))->answer((string) json_encode($body));
        self::assertSame(200, $response->status, $response->body);
        return json_decode($response->body, true)['cart'];
    }

    /** @return list<string> the statements of one post */
    private function statementsOf(mixed $body): array
    {
        $this->pdo->sent = [];
        $this->post($body);
        return $this->pdo->sent;
    }

    public function testAnActionSendsAtMostEight(): void
    {
        // MySQL takes and releases its lock by statements of their own.
        $most = $this->db->dialect === 'mysql' ? 10 : 8;
        foreach ([1, 2, 3] as $id) {
            $cart = $this->post(['add_product' => $id]);
        }
        $few = [];
        $id = $cart['items'][0]['id'];
        $actions = [
            'load' => (object) [],
            'quantity' => ['quantity' => [$id => 7], 'cartToUpdate' => $cart['id']],
            'carrier' => ['carrier' => ['id' => 1]],
            'payment' => ['payment' => ['id' => 2]],
            'note' => ['client_comments' => 'Proszę dzwonić'],
            'remove' => ['remove' => ['id' => $id, 'cartId' => $cart['id']]],
        ];
        foreach ($actions as $name => $body) {
            $few[$name] = $this->statementsOf($body);
            self::assertLessThanOrEqual($most, count($few[$name]), "$name\n" . implode("\n", $few[$name]));
        }
        $this->post(['add_products' => array_map(static fn (int $one): array => ['id' => $one, 'quantity' => 1], range(10, 59))]);
        self::assertCount(count($few['carrier']), $this->statementsOf(['carrier' => ['id' => 2]]));
    }

    /** @return list<string> the statements of one page of the list */
    private function statementsOfList(string $query = ''): array
    {
        $this->pdo->sent = [];
        $this->shop->history->page(new Buyer('anna'), 0, $query);
        return $this->pdo->sent;
    }

    public function testAListOfOrdersSendsAsManyForTwentyAsForTwo(): void
    {
        $cart = $this->post(['add_product' => 1]);
        $order = function (int $at) use ($cart): void {
            $row = [self::guid($at), -$at, 'anna', '2026-11-01 10:00:00', json_encode($cart), 'klej'];
            $this->db->run('INSERT INTO {orders} (guid, cart_id, buyer, placed_at, cart, words) VALUES (?, ?, ?, ?, ?, ?)', ...$row);
            $this->shop->history->history->addDocument((int) $this->db->lastId(), ['url' => "/$at.pdf", 'number' => "FV/$at"]);
        };
        array_map($order, [1, 2]);
        $few = [$this->statementsOfList(), $this->statementsOfList('klej')];
        array_map($order, range(3, 20));
        self::assertSame($few, array_map(static fn (array $sent): array => str_replace(self::places(20), self::places(2), $sent), [$this->statementsOfList(), $this->statementsOfList('klej')]));
        $page = $this->shop->history->page(new Buyer('anna'), 0, '');
        self::assertSame(['/20.pdf', '/1.pdf'], array_map(static fn (int $at): string => $page['orders'][$at]['documents'][0]['url'], [0, 19]));
    }

    private static function places(int $count): string
    {
        return '(' . implode(', ', array_fill(0, $count, '?')) . ')';
    }

    private static function guid(int $at): string
    {
        return sprintf('00000000-0000-4000-8000-%012d', $at);
    }
}
