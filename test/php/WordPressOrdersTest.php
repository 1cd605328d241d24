<?php

/** Tests orders in WordPress: one post and two mails each, also after failures; an order is cancelled once. */

declare(strict_types=1);

namespace ShopElements\Test;

use PDO;
use PHPUnit\Framework\TestCase;
use ShopElements\Bridge\{WordPressMails, WordPressOffer, WordPressOrders, WordPressOrdersCsv, WordPressSettings};
use ShopElements\Cart\{Buyer, Cart, Line, Payment};
use ShopElements\Http\CartAnswer;
use ShopElements\Shop\Shop;
use ShopElements\Store\{Db, Goods, Migrations, PdoCarts, PdoHistory, PdoOffer};
use WP_Post;

/**
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class WordPressOrdersTest extends TestCase
{
    private Db $db;
    private PdoHistory $history;

    protected function setUp(): void
    {
        foreach (['wordpress-posts', 'wordpress-mailer', 'wordpress-orders'] as $stand) {
            require_once __DIR__ . "/$stand.php";
        }
        $GLOBALS['site'] = ['hooks' => [], 'posts' => [], 'mails' => [], 'notes' => [], 'kses' => 'on', 'isFull' => false, 'refuses' => '', 'breaks' => ''];
        $GLOBALS['actions'] = [];
        $_SERVER['REQUEST_METHOD'] = 'POST';
        $this->db = new Db(new PDO('sqlite::memory:'));
        Migrations::run($this->db);
        $this->db->run("INSERT INTO {products} (sku, name, unit, net, stock) VALUES ('A', 'Klej & \"co\" C:\\n', 'szt.', 4290, 5)");
        WordPressOrders::register($this->history = new PdoHistory($this->db, orderPath: '/sklep/zamowienie/?numer=', transfer: WordPressSettings::transfer(...)), new Goods($this->db, new PdoOffer($this->db)));
    }

    private function order(?string $payment = null, string $name = "Jan O'Hara"): void
    {
        $carts = new PdoCarts($this->db, $offer = new PdoOffer($this->db));
        $buyer = new Buyer('jan', ['name' => $name, 'email' => 'jan@nowak.example']);
        $carts->atOnce('jan', function () use ($carts, $offer, $buyer, $payment): void {
            $cart = $carts->open('jan');
            $cart->lines = array_map(static fn ($one): Line => new Line(null, $one, 2, $one->net), array_values($offer->byId(['1'])));
            $cart->payment = $payment;
            $carts->save('jan', $cart);
            $cart = $carts->open('jan');
            $carts->place($buyer, $cart, (new CartAnswer(new Shop($carts, $offer, $carts), $buyer))->cart($cart));
        });
    }

    /** Runs the handlers of the end of a request. */
    private function end(): void
    {
        $GLOBALS['actions']['shutdown'][0]();
    }

    public function testFilesAnOrderAsOnePostWithTwoMails(): void
    {
        $this->order();
        $this->end();
        $this->end();
        [$post, $kses] = [$GLOBALS['site']['posts'], $GLOBALS['site']['kses']];
        self::assertSame([1, 'on', 'ZAM/00001', 'shop-new'], [count($post), $kses, $post[0]['post_title'], $post[0]['post_status']]);
        self::assertStringContainsString('Klej &amp; &quot;co&quot; C:\\n', $post[0]['post_content']);
        self::assertStringContainsString("Jan O'Hara", $post[0]['post_excerpt']);
        [$shop, $buyer] = $GLOBALS['site']['mails'];
        self::assertSame(['shop@nowak.example', 'jan@nowak.example'], [$shop['to'], $buyer['to']]);
        self::assertSame(["Nowe zamówienie ZAM/00001, 105,53\u{a0}zł – Składnica & Syn", 'Zamówienie ZAM/00001 – Składnica & Syn'], [$shop['subject'], $buyer['subject']]);
        self::assertContains('Reply-To: jan@nowak.example', $shop['headers']);
        self::assertContains('Reply-To: shop@nowak.example', $buyer['headers']);
        self::assertSame('Składnica & Syn', $buyer['from']);
        self::assertStringContainsString('- A Klej & "co" C:\\n: 2 szt.', $buyer['text']);
        self::assertStringContainsString('Klej &amp; &quot;co&quot;', $buyer['html']);
        self::assertSame([], $GLOBALS['actions']['phpmailer_init']);
        self::assertSame(["Sklep: e-mail wysłany.\nKupujący: e-mail wysłany."], $GLOBALS['site']['notes']);
    }

    public function testMailsTellTheAccountOfAPrepaymentAndLinkToTheOrder(): void
    {
        $this->db->run('INSERT INTO {payments} (name, hook) VALUES (?, ?)', 'Przedpłata', 'upfront_manual_wire');
        $GLOBALS['site']['options'] = ['shop_elements_account' => '61 1090 1014 0000 0712 1981 2874', 'shop_elements_transfer_title' => 'Zamówienie {number}'];
        $this->order('1');
        $this->end();
        $guid = $this->db->one('SELECT guid FROM {orders}')['guid'];
        foreach ($GLOBALS['site']['mails'] as $mail) {
            self::assertStringContainsString("Czekamy na przelew.\nOdbiorca: Składnica & Syn\nRachunek: 61 1090 1014 0000 0712 1981 2874\nKwota: 105,53\u{a0}zł\nTytuł przelewu: Zamówienie ZAM/00001\n", $mail['text']);
            self::assertMatchesRegularExpression("~https://sklep.example/sklep/zamowienie/\\?numer=$guid&klucz=\\d+\\.[\\da-f]{40}\n~", $mail['text']);
            self::assertStringContainsString("<p>Rachunek: 61 1090 1014 0000 0712 1981 2874</p>", $mail['html']);
        }
        unset($GLOBALS['site']['options']);
        self::assertNull($this->history->seen(null, $guid)['payment'], 'no account is told unless one is set');
    }

    public function testExportsOrdersForABookkeeper(): void
    {
        $this->db->run("INSERT INTO {payments} (name) VALUES ('Przy odbiorze')");
        $this->order('1', '=HYPERLINK("x")');
        $this->db->run("UPDATE {orders} SET placed_at = '2026-01-31 12:30:00', status = 'shipped', paid_at = '2026-01-31 13:00:00'");
        $this->order();
        $csv = WordPressOrdersCsv::table($this->history);
        [$head, $first, $second] = explode("\r\n", $csv);
        self::assertStringStartsWith("\u{feff}\"Numer\";\"Data\";\"Status\"", $head);
        self::assertSame('"ZAM/00001";"2026-01-31 12:30";"Wysłane";"tak";"\'=HYPERLINK(""x"")";"";"jan@nowak.example";"";"";"";"Przy odbiorze";"85,80";"19,73";"105,53";"";"PLN"', $first);
        self::assertStringContainsString('"ZAM/00002"', $second);
        self::assertSame(2, substr_count(WordPressOrdersCsv::table($this->history, '2026-01-31', '2026-01-31'), "\r\n"));
        self::assertSame(1, substr_count(WordPressOrdersCsv::table($this->history, '2026-01-01', '2026-01-30'), "\r\n"));
    }

    public function testFilesAnOrderLaterIfWordPressRefusesIt(): void
    {
        ini_set('error_log', $log = (string) tempnam(sys_get_temp_dir(), 'log'));
        $GLOBALS['site'] = ['isFull' => true, 'refuses' => 'shop@nowak.example', 'breaks' => 'jan@nowak.example'] + $GLOBALS['site'];
        $this->order();
        $this->end();
        self::assertSame([[], []], [$GLOBALS['site']['posts'], $GLOBALS['site']['notes']]);
        $GLOBALS['site']['isFull'] = false;
        $this->end();
        self::assertCount(1, $GLOBALS['site']['posts']);
        self::assertSame(["Sklep: nie udało się wysłać e-maila.\nKupujący: nie udało się wysłać e-maila."], $GLOBALS['site']['notes']);
        // The post exists, but is not marked as stored: the process ended in between.
        $this->db->run('UPDATE {orders} SET filed_as = NULL');
        $this->end();
        self::assertCount(1, $GLOBALS['site']['posts']);
        self::assertStringContainsString('orders have no posts yet', (string) file_get_contents($log));
        unlink($log);
    }

    public function testFilesEarlierOrdersWithoutAMail(): void
    {
        $this->order();
        $this->db->run('UPDATE {orders} SET placed_at = ?', Db::now(2 * 86400));
        $_SERVER['REQUEST_METHOD'] = 'GET';
        $this->end();
        self::assertSame([], $GLOBALS['site']['posts']);
        $GLOBALS['actions']['load-edit.php'][0]();
        self::assertSame([1, []], [count($GLOBALS['site']['posts']), $GLOBALS['site']['mails']]);
    }

    public function testMailsAStatusAndPutsGoodsOfACancelledOrderBackOnce(): void
    {
        $this->order();
        $this->end();
        $post = new WP_Post(1, 'ZAM/00001', []);
        $post->post_type = WordPressOrders::TYPE;
        $post->post_name = $GLOBALS['site']['posts'][0]['post_name'];
        $change = $GLOBALS['actions']['transition_post_status'][0];
        $stock = fn (): int => (int) $this->db->one('SELECT stock FROM {products}')['stock'];
        $status = fn (): string => $this->db->one('SELECT status FROM {orders}')['status'];
        foreach ([['shop-paid', 'shop-new', 3, 'Opłacone', 2], ['shop-sent', 'shop-paid', 3, 'shipped', 3], ['trash', 'shop-sent', 3, 'shipped', 3], ['shop-cancelled', 'shop-sent', 5, 'cancelled', 4], ['shop-cancelled', 'shop-sent', 5, 'cancelled', 5]] as [$new, $old, $left, $shopStatus, $mails]) {
            $change($new, $old, $post);
            self::assertSame([$left, $shopStatus, $mails], [$stock(), $status(), count($GLOBALS['site']['mails'])], "$old $new");
        }
        self::assertStringStartsWith('Zamówienie ZAM/00001: anulowane', $GLOBALS['site']['mails'][3]['subject']);
        // Imported from another site: it belongs to no account here.
        $post->post_name = '00000000-0000-4000-8000-000000000000';
        $change('shop-new', 'shop-sent', $post);
        self::assertSame('cancelled', $status());
    }

    public function testOffersOnlyConnectedPayments(): void
    {
        $this->db->run("INSERT INTO {carriers} (name, type, net) VALUES ('Kurier', 'courier', 100), ('Paczkomat', 'parcelLocker', 100)");
        $this->db->run('INSERT INTO {payments} (name, hook) VALUES (?, ?), (?, NULL)', 'Odroczona', Payment::DEFERRED, 'Zwykła');
        $offer = new WordPressOffer(new PdoOffer($this->db));
        $offered = static fn (): array => [array_column($offer->carriers(new Buyer('x'), new Cart(1)), 'name'), array_column($offer->payments(new Buyer('x'), new Cart(1)), 'name')];
        self::assertSame([['Kurier'], ['Zwykła']], $offered());
        add_filter('shop_elements_connected', static fn (array $all): array => [...$all, 'parcelLocker', Payment::DEFERRED]);
        self::assertSame([['Kurier', 'Paczkomat'], ['Odroczona', 'Zwykła']], $offered());
    }

    public function testFilesAnOrderWithoutAMailAddress(): void
    {
        $cart = ['childCarts' => [], 'items' => [], 'cart_name' => 'Koszyk', 'client_comments' => '', 'extra_fields' => [], 'carrier' => null, 'prices' => ['total_net' => '1', 'total_gross' => '1.23']];
        self::assertSame("Sklep: e-mail wysłany.\nKupujący: nie ma adresu e-mail.", WordPressMails::placed('ZAM/00001', $cart, 1));
    }
}
