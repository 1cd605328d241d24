<?php

/** Base class: a shop with approval and quotes on the package's tables, its people, and calls at each cart's URL. */

declare(strict_types=1);

namespace ShopElements\Test;

use Closure;
use PDO;
use PHPUnit\Framework\TestCase;
use ShopElements\Cart\{Buyer, Cart, Held, Money, Process};
use ShopElements\Http\{Api, Csrf, Request};
use ShopElements\Shop\Shop;
use ShopElements\Store\{Db, Migrations, PdoApprovals, PdoCarts, PdoHeld, PdoHistory, PdoKeys, PdoOffer, PdoQuotes, PdoViews};

abstract class HeldTestCase extends TestCase
{
    protected const LIMIT = 500_00;
    private static string $file;
    private static string $dsn;
    private static string $prefix;
    protected Db $db;
    protected Shop $shop;
    protected PdoQuotes $quotes;
    protected PdoHeld $held;
    /** @var array<string, Buyer> */
    protected array $people;
    /** @var array<string, string> the approvers of the company, by key */
    protected array $approvers = ['ewa' => 'Ewa Nowak', 'jan' => 'Jan Wójcik'];
    /** @var list<list<array<string, string>>>|null the approvers of each step */
    protected ?array $steps = null;
    /** @var list<string> */
    protected array $mails = [];
    /** @var array<string, mixed> further arguments of the shop */
    protected array $more = [];

    /** Creates the tables once: a database server takes seconds for them. */
    public static function setUpBeforeClass(): void
    {
        self::$file = (string) tempnam(sys_get_temp_dir(), 'held');
        self::$dsn = getenv('SHOP_TEST_DSN') ?: 'sqlite:' . self::$file;
        self::$prefix = 'held' . bin2hex(random_bytes(3)) . '_';
        Migrations::run(new Db(new PDO(self::$dsn), self::$prefix));
    }

    public static function tearDownAfterClass(): void
    {
        Migrations::down(new Db(new PDO(self::$dsn), self::$prefix));
        array_map(unlink(...), (array) glob(self::$file . '*'));
    }

    protected function setUp(): void
    {
        $this->db = new Db(new PDO(self::$dsn), self::$prefix);
        foreach (array_diff(Migrations::tables(), ['versions']) as $table) {
            $this->db->run("DELETE FROM {{$table}}");
        }
        $this->db->run("INSERT INTO {products} (id, sku, name, unit, net, minimal, stock) VALUES (1, 'A', 'Klej', 'worek', 10000, 9000, 100), (2, 'B', 'Fuga', 'szt.', 2000, 1, NULL)");
        $this->db->run("INSERT INTO {carriers} (id, name, type, net) VALUES (1, 'Odbiór', 'pickup', 0)");
        $this->db->run("INSERT INTO {payments} (id, name) VALUES (1, 'Pobranie')");
        $of = static fn (string $key, string $name, string $company, bool $isOverseer = false): Buyer
            => new Buyer($key, ['name' => $company, 'address_city' => 'Łódź'], person: $name, company: $company, isOverseer: $isOverseer);
        $this->people = [
            'anna' => $of('anna', 'Anna Kowalczyk', 'budowa'),
            'ola' => $of('ola', 'Ola Lis', 'budowa'),
            'ewa' => $of('ewa', 'Ewa Nowak', 'budowa'),
            'jan' => $of('jan', 'Jan Wójcik', 'budowa'),
            'szef' => $of('szef', 'Zofia Szef', 'budowa', true),
            'obcy' => $of('obcy', 'Ktoś Inny', 'inna', true),
        ];
        $this->shop = $this->connected($this->db);
    }

    protected function tearDown(): void
    {
        // PHPUnit keeps each test object, and so its connection.
        unset($this->db, $this->shop, $this->held, $this->quotes);
    }

    /** The shop on its own connection, like another process. */
    protected function connected(?Db $db = null): Shop
    {
        $db ??= new Db(new PDO(self::$dsn), self::$prefix);
        $carts = new PdoCarts($db, $offer = new PdoOffer($db));
        $history = new PdoHistory($db, orderPath: '/zamowienie/');
        $held = new PdoHeld($db, $carts, $history, fn (string $key): Buyer => $this->people[$key] ?? new Buyer($key));
        [$this->held, $this->quotes] = [$held, $quotes = new PdoQuotes($held, minimum: 100_00)];
        return new Shop(...$this->more + [
            'carts' => $carts,
            'offer' => $offer,
            'orders' => $carts,
            'keys' => new PdoKeys($db),
            'history' => new PdoViews($history, $held),
            'approvals' => new PdoApprovals($held, $this->rule(...)),
            'quotes' => $quotes,
            'mails' => function (Held $of, string $action, Buyer $by): void {
                $this->mails[] = "$action $of->kind $of->state {$by->key}";
            },
        ]);
    }

    private function rule(Buyer $owner, Cart $cart, array $seen): ?Process
    {
        $total = Money::read($seen['prices']['total_gross'], 'total');
        $steps = array_map(static fn (array $who): array => ['label' => 'Kierownik', 'who' => $who], $this->steps ?? [$this->approvers]);
        return $total <= self::LIMIT ? null : new Process(
            'required',
            reasons: ['Wartość ' . Money::polish($total) . ' brutto przekracza limit ' . Money::polish(self::LIMIT) . '.'],
            limits: [['label' => 'Limit', 'of' => self::LIMIT, 'left' => self::LIMIT, 'after' => self::LIMIT - $total]],
            steps: $steps,
        );
    }

    /** @param array<string, mixed> $body @return array{int, ?array<string, mixed>, array<string, mixed>} status, cart, messages */
    protected function call(string $who, string $path, array $body = [], string $key = '', ?Shop $shop = null): array
    {
        $api = new Api($shop ?? $this->shop, $this->people[$who] ?? new Buyer($who), new Csrf(null));
        $answer = $api->answer(new Request('POST', $path, headers: ['content-type' => 'application/json', 'idempotency-key' => $key], body: (string) json_encode((object) $body)));
        self::assertNotNull($answer);
        $all = json_decode($answer->body, true, flags: JSON_THROW_ON_ERROR);
        return [$answer->status, $all['cart'], $all['messages']];
    }

    /** @return array<string, mixed> */
    protected function cart(string $who, string $path): array
    {
        [$status, $cart] = $this->call($who, $path);
        self::assertSame(200, $status);
        return $cart ?? [];
    }

    /** @param array<string, mixed> $cart @return array{cart_id: int, revision: string, total_gross: string} */
    protected static function seen(array $cart): array
    {
        return ['cart_id' => $cart['id'], 'revision' => $cart['revision'], 'total_gross' => $cart['prices']['total_gross']];
    }

    /** A sealed action on the cart as displayed to this person now. @return array{int, ?array<string, mixed>, array<string, mixed>} */
    protected function act(string $who, string $path, string $action, ?string $note = '', string $key = '', ?Shop $shop = null): array
    {
        $value = $note === null ? true : ['note' => $note];
        return $this->call($who, $path, [$action => $value, 'seen' => self::seen($this->cart($who, $path))], $key, $shop);
    }

    /** A cart that can be ordered. @return array<string, mixed> */
    protected function filled(string $who, int $quantity = 10): array
    {
        foreach ([['add_product' => 1], ['carrier' => ['id' => 1]], ['payment' => ['id' => 1]]] as $body) {
            self::assertSame(200, $this->call($who, '/koszyk', $body)[0]);
        }
        $cart = $this->cart($who, '/koszyk');
        [$status, $cart] = $this->call($who, '/koszyk', ['quantity' => (object) [$cart['items'][0]['id'] => $quantity], 'cartToUpdate' => $cart['id']]);
        self::assertSame(200, $status);
        return $cart ?? [];
    }

    /** The URL of a new request for approval, or for a quote. */
    protected function sent(string $who = 'anna', string $action = 'send_for_approval', int $quantity = 10): string
    {
        $this->filled($who, $quantity);
        [$status, $cart, $messages] = $this->act($who, '/koszyk', $action, 'Na parter');
        self::assertSame([200, null], [$status, $cart], (string) json_encode($messages));
        return $messages['confirm']['redirect_url'];
    }

    protected function answered(string $path, int $net = 9500, string $until = '2999-12-31'): void
    {
        $line = $this->cart('anna', $path)['items'][0]['id'];
        self::assertTrue($this->quotes->answer($this->shop, basename($path), [$line => ['net' => $net]], $until, 'Piotr Zieliński', 'Taka cena do końca roku.'));
    }

    protected function orders(): int
    {
        return (int) $this->db->run('SELECT COUNT(*) FROM {orders}')->fetchColumn();
    }

    /** @param array<string, mixed> $messages */
    protected static function sentences(array $messages, string $slot = 'confirm'): string
    {
        return implode(' ', $messages[$slot]['messages'] ?? ["nothing in $slot"]);
    }

    /** Runs the work in this number of processes, each with its own connection. @param Closure(Shop, int): mixed $work @return list<mixed> */
    protected function atOnce(int $processes, Closure $work): array
    {
        $file = (string) tempnam(sys_get_temp_dir(), 'once');
        $children = [];
        for ($place = 0; $place < $processes; $place += 1) {
            $child = pcntl_fork();
            if ($child === 0) {
                try {
                    $done = $work($this->connected(), $place);
                } catch (\Throwable $bug) {
                    $done = $bug->getMessage();
                }
                file_put_contents($file, json_encode($done) . "\n", FILE_APPEND | LOCK_EX);
                // Without PHP's shutdown, so that no connection of the parent process is closed.
                posix_kill((int) getmypid(), SIGKILL);
            }
            $children[] = $child;
        }
        array_map(static fn (int $child): int => pcntl_waitpid($child, $status), $children);
        $done = array_map(static fn (string $line): mixed => json_decode($line, true), (array) file($file));
        unlink($file);
        return $done;
    }
}
