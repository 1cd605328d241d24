<?php

/** Tests returns and complaints of an order's lines: whose they are, how much can be returned, photos, and what becomes of them. */

declare(strict_types=1);

namespace ShopElements\Test;

use ShopElements\Cart\{Buyer, ExtraField};
use ShopElements\Http\{Api, Csrf, Request, Response};
use ShopElements\OrderPage;
use ShopElements\Shop\Shop;
use ShopElements\Store\{Db, DuePayments, Goods, Holdings, PdoHistory, PdoOffer, PdoReturns, PdoUploads, PdoViews};

final class ReturnsTest extends HeldTestCase
{
    private const PNG = "\x89PNG\r\n\x1A\n\0\0";
    private string $folder;
    private PdoReturns $returns;
    private PdoHistory $history;
    /** @var list<array{string, string}> */
    private array $written = [];

    protected function setUp(): void
    {
        $this->folder = sys_get_temp_dir() . '/returns-' . bin2hex(random_bytes(6));
        parent::setUp();
        $this->history = new PdoHistory($this->db, orderPath: '/zamowienie/');
    }

    protected function tearDown(): void
    {
        array_map(unlink(...), glob("$this->folder/*") ?: []);
        is_dir($this->folder) && rmdir($this->folder);
        unset($this->history, $this->returns);
        parent::tearDown();
    }

    protected function connected(?Db $db = null): Shop
    {
        $shop = parent::connected($db);
        self::assertInstanceOf(PdoViews::class, $shop->history);
        $db = $shop->history->history->db;
        $this->returns = new PdoReturns($db, fields: [
            new ExtraField('reason', 'Powód', 'select', ExtraField::LINE, required: true, options: ['damaged' => 'Uszkodzone', 'wrong' => 'Nie to']),
            new ExtraField('account', 'Konto do zwrotu', max: 40),
        ], written: function (array $return, array $order): void {
            $this->written[] = [$return['number'], $order['number'] . "\n" . $return['text']];
        }, photos: 2, photoBytes: 1_000);
        return new Shop(...['returns' => $this->returns, 'uploads' => new PdoUploads($db, $this->folder)] + get_object_vars($shop));
    }

    /** @return array{int, int} the order and its line; 4 pieces have arrived */
    private function arrived(string $who = 'anna', string $status = 'delivered'): array
    {
        $this->filled($who, 4);
        self::assertSame(200, $this->act($who, '/koszyk', 'confirm', null)[0]);
        $id = (int) $this->db->one('SELECT MAX(id) AS id FROM {orders}')['id'];
        $this->history->setStatus($id, $status);
        return [$id, (int) $this->history->order($this->people[$who], (string) $id)['lines'][0]['id']];
    }

    /** @param array<string, string> $headers */
    private function ask(string $who, string $method, string $path, string $body = '', array $headers = [], ?Shop $shop = null): Response
    {
        $answer = (new Api($shop ?? $this->shop, $this->people[$who] ?? new Buyer($who), new Csrf(null)))->answer(new Request($method, $path, headers: $headers, body: $body));
        self::assertNotNull($answer);
        return $answer;
    }

    /** @param array<string, mixed> $more of the line @return array{int, string, ?array<string, mixed>} status, sentence, order */
    private function send(int $order, int $line, int|string $quantity, string $key = '', string $who = 'anna', array $more = [], ?Shop $shop = null, string $note = ''): array
    {
        $lines = [$more + ['id' => $line, 'quantity' => $quantity, 'fields' => ['reason' => 'damaged'], 'photos' => []]];
        $body = (string) json_encode(['action' => 'return', 'return' => ['lines' => $lines, 'fields' => (object) [], 'note' => $note]]);
        $answer = $this->ask($who, 'POST', "/api/zamowienia/$order", $body, ['content-type' => 'application/json', 'idempotency-key' => $key], $shop);
        $all = json_decode($answer->body, true, flags: JSON_THROW_ON_ERROR);
        return [$answer->status, $all['messages']['return']['messages'][0] ?? '', $all['order'] ?? null];
    }

    /** @return array<string, mixed> */
    private function opened(int $order, string $who = 'anna'): array
    {
        return json_decode($this->ask($who, 'GET', "/api/zamowienia/$order")->body, true);
    }

    private function photo(int $order, string $content = self::PNG, string $who = 'anna'): Response
    {
        return $this->ask($who, 'POST', "/api/pliki/return-$order", $content, ['content-type' => 'image/jpeg', 'content-disposition' => "attachment; filename*=UTF-8''rysa.png"]);
    }

    private function photoId(int $order): string
    {
        $answer = $this->photo($order);
        self::assertSame(200, $answer->status, $answer->body);
        return json_decode($answer->body, true)['id'];
    }

    public function testALineIsReturnedUpToWhatArrived(): void
    {
        [$order, $line] = $this->arrived();
        $before = $this->opened($order);
        self::assertSame([4, 0, ['return'], []], [$before['lines'][0]['returnable'], $before['lines'][0]['returned'], array_column($before['actions'], 'name'), $before['returns']]);
        self::assertSame([gmdate('Y-m-d', time() + 14 * 86_400), "/api/pliki/return-$order", 2, 1_000, ['reason', 'account']], [$before['return']['until'], $before['return']['upload_url'], $before['return']['photos'], $before['return']['photo_bytes'], array_column($before['return']['fields'], 'name')]);
        [$status, $sentence, $after] = $this->send($order, $line, 3, note: "Pęknięte\r\nworki");
        $number = $after['returns'][0]['number'];
        self::assertMatchesRegularExpression('~^R/' . gmdate('Y') . '/\d{3,}$~D', $number);
        self::assertSame([200, "Zgłoszenie $number przyjęte.", 1, 3], [$status, $sentence, $after['lines'][0]['returnable'], $after['lines'][0]['returned']]);
        self::assertSame(['number' => $number, 'status' => 'received', 'lines' => [['id' => $line, 'quantity' => 3]], 'documents' => []], $after['returns'][0]);
        self::assertSame([[$number, sprintf('ZAM/%05d', $order) . "\nKlej: 3 worek (Powód: Uszkodzone)\nPęknięte\nworki"]], $this->written);
        [$status, $sentence, $left] = $this->send($order, $line, 2);
        self::assertSame([409, 'Klej: możesz teraz zgłosić najwyżej 1 worek.', 1], [$status, $sentence, $left['lines'][0]['returnable']]);
        self::assertSame([200, 409, []], [$this->send($order, $line, '1')[0], $this->send($order, $line, 1)[0], $this->opened($order)['actions']]);
    }

    public function testOnlyWhatWasDeliveredIsReturned(): void
    {
        [$order, $line] = $this->arrived(status: 'confirmed');
        self::assertSame([false, 409], [isset($this->opened($order)['return']), $this->send($order, $line, 1)[0]]);
        $this->history->addDelivery($order, ['date' => gmdate('Y-m-d', time() - 86_400), 'lines' => [['id' => $line, 'quantity' => 1]]]);
        $opened = $this->opened($order);
        self::assertSame([1, gmdate('Y-m-d', time() + 13 * 86_400)], [$opened['lines'][0]['returnable'], $opened['return']['until']]);
    }

    public function testAfterItsDayNothingIsReturned(): void
    {
        [$order, $line] = $this->arrived();
        $this->db->run("UPDATE {orders} SET placed_at = '2026-01-10 12:00:00'");
        $opened = $this->opened($order);
        self::assertSame([0, '2026-01-24', []], [$opened['lines'][0]['returnable'], $opened['return']['until'], $opened['actions']]);
        self::assertSame([409, 'Tego nie można już zgłosić: sprawdź swoje zgłoszenia i termin.'], array_slice($this->send($order, $line, 1), 0, 2));
        self::assertSame(404, $this->photo($order)->status);
    }

    public function testALostAnswerIsRepeatedAndStoredOnce(): void
    {
        [$order, $line] = $this->arrived();
        [$first, $again] = [$this->send($order, $line, 1, 'k'), $this->send($order, $line, 1, 'k')];
        self::assertSame([200, $first], [$first[0], $again]);
        self::assertSame([422, 1, 1], [$this->send($order, $line, 2, 'k')[0], count($this->opened($order)['returns']), count($this->written)]);
    }

    public function testTwoAtOnceNeverReturnMoreThanWasBought(): void
    {
        $this->db->run('UPDATE {products} SET stock = NULL');
        for ($round = 0; $round < 5; $round += 1) {
            [$order, $line] = $this->arrived();
            $done = $this->atOnce(4, fn (Shop $shop, int $place): int => $this->send($order, $line, 3, "$round " . max(1, $place), shop: $shop)[0]);
            sort($done);
            self::assertContains($done, [[200, 409, 409, 409], [200, 200, 409, 409]]);
            self::assertSame([1, 3], [count($this->opened($order)['returns']), $this->opened($order)['lines'][0]['returned']]);
        }
    }

    public function testRefusesWhatBreaksARule(): void
    {
        [$order, $line] = $this->arrived();
        $refused = fn (mixed ...$of): array => array_slice($this->send($order, $line, ...$of), 0, 2);
        self::assertSame([422, 'Zaznacz, czego dotyczy zgłoszenie.'], $refused(0));
        self::assertSame([422, 'Zaznacz, czego dotyczy zgłoszenie.'], $refused('1.5'));
        self::assertSame([422, 'Uzupełnij: Powód.'], $refused(1, more: ['fields' => (object) []]));
        self::assertSame([422, 'Powód: nieprawidłowa wartość.'], $refused(1, more: ['fields' => ['reason' => 'x']]));
        self::assertSame([422, 'Nie ma już jednego ze zdjęć. Dodaj je jeszcze raz.'], $refused(1, more: ['photos' => ['p9']]));
        self::assertSame([422, 'Wpisz wiadomość, najwyżej 1000 znaków.'], $refused(1, note: str_repeat('ż', 1_001)));
        self::assertSame([422, ''], $refused(1, more: ['photos' => 'x']));
        self::assertSame([], $this->opened($order)['returns']);
    }

    public function testOthersSeeAndReturnNothing(): void
    {
        [[$order, $line], [$foreign, $other]] = [$this->arrived(), $this->arrived('obcy')];
        self::assertSame([404, 404, 404], [$this->send($order, $line, 1, who: 'obcy')[0], $this->ask('obcy', 'GET', "/api/zamowienia/$order")->status, $this->photo($order, who: 'obcy')->status]);
        self::assertSame([404, 404], [$this->send($order, $line, 1, who: 'ola')[0], $this->send(999_999, $line, 1)[0]]);
        // Another person's line, and a photo of another person or another order.
        self::assertSame(409, $this->send($order, $other, 1)[0]);
        $photo = json_decode($this->photo($foreign, who: 'obcy')->body, true)['id'];
        self::assertSame([422, 404], [$this->send($order, $line, 1, more: ['photos' => [$photo]])[0], $this->ask('anna', 'GET', "/api/pliki/$photo")->status]);
        [$second, $itsLine] = $this->arrived();
        self::assertSame(422, $this->send($second, $itsLine, 1, more: ['photos' => [$this->photoId($order)]])[0]);
        // Whoever may see all orders of the company sees returns, and files none.
        self::assertSame([409, 404], [$this->send($order, $line, 1, who: 'szef')[0], $this->photo($order, who: 'szef')->status]);
        self::assertSame([200, 1], [$this->send($order, $line, 1)[0], count($this->opened($order, 'szef')['returns'])]);
    }

    /** @return iterable<string, array{string, int}> */
    public static function pictures(): iterable
    {
        yield 'a page' => ['<!doctype html><script>alert(1)</script>', 415];
        yield 'a PDF' => ["%PDF-1.4\n%%EOF\n", 415];
        yield 'a sound' => ['RIFF....WAVEfmt ', 415];
        yield 'nothing' => ['', 415];
        yield 'a byte too many' => [str_pad(self::PNG, 1_001), 413];
        yield 'a JPEG' => ["\xFF\xD8\xFF\xFE", 200];
        yield 'a WebP' => ['RIFF....WEBPVP8 ', 200];
    }

    /** @dataProvider pictures */
    public function testJudgesPhotosByTheirFirstBytes(string $content, int $status): void
    {
        [$order] = $this->arrived();
        $answer = $this->photo($order, $content);
        self::assertSame([$status, $status === 200], [$answer->status, !isset(json_decode($answer->body, true)['messages']['return'])]);
    }

    public function testPhotosAreDownloadsAndThoseOfReturnsStay(): void
    {
        [$order, $line] = $this->arrived();
        [$used, $unused, $third] = [$this->photoId($order), $this->photoId($order), $this->photoId($order)];
        self::assertSame([422, 'Dodaj najwyżej 2 zdjęć jednej pozycji.'], array_slice($this->send($order, $line, 1, more: ['photos' => [$used, $unused, $third]]), 0, 2));
        self::assertSame(422, $this->send($order, $line, 1, more: ['photos' => [$used, $used]])[0], 'a photo is of one line');
        self::assertSame([200, 422], [$this->send($order, $line, 1, more: ['photos' => [$used]])[0], $this->send($order, $line, 1, more: ['photos' => [$used]])[0]]);
        $download = $this->ask('anna', 'GET', "/api/pliki/$used")->headers();
        self::assertSame(["attachment; filename*=UTF-8''rysa.png", 'nosniff', 'image/png'], [$download['Content-Disposition'], $download['X-Content-Type-Options'], $download['Content-Type']]);
        $this->db->run("UPDATE {uploads} SET sent_at = '2020-01-01 00:00:00'");
        $this->photoId($order);
        self::assertFileExists("$this->folder/$used");
        self::assertFileDoesNotExist("$this->folder/$unused");
        self::assertSame([[$used], 'anna'], [$this->returns->all($order)[0]['photos'], $this->returns->all($order)[0]['buyer']]);
    }

    public function testTheShopSetsAStateAndWhatIsRejectedCanBeReturnedAgain(): void
    {
        [$order, $line] = $this->arrived();
        $this->send($order, $line, 4);
        $id = $this->returns->all($order)[0]['id'];
        self::assertTrue($this->returns->setStatus($id, 'accepted', documents: [['label' => 'Etykieta', 'url' => '/etykieta/1']]));
        self::assertSame(['accepted', '/etykieta/1', 0], [$this->opened($order)['returns'][0]['status'], $this->opened($order)['returns'][0]['documents'][0]['url'], $this->opened($order)['lines'][0]['returnable']]);
        $guid = (string) $this->db->one('SELECT guid FROM {orders} WHERE id = ?', $order)['guid'];
        $number = $this->opened($order)['returns'][0]['number'];
        $page = OrderPage::print($this->history->seen($this->people['anna'], $guid)['cart'] ?? [], 'Z');
        self::assertStringContainsString("<dt>Zwrot lub reklamacja $number</dt><dd>Przyjęte, " . date('d.m.Y') . "<br />\nKlej: 4 worek (Powód: Uszkodzone)<br />\nEtykieta<br />\n<a href=\"/etykieta/1\" rel=\"noopener noreferrer\">/etykieta/1</a></dd>", $page);
        self::assertSame([true, false, false], [$this->returns->setStatus($id, 'rejected', 'Odrzucone: brak wady'), $this->returns->setStatus($id, 'accepted'), $this->returns->setStatus(999_999, 'accepted')]);
        self::assertSame([4, 'Odrzucone: brak wady'], [$this->opened($order)['lines'][0]['returnable'], $this->opened($order)['returns'][0]['status_text']]);
    }

    public function testAViewListsTheOrdersWithAReturn(): void
    {
        [[$order, $line], [$other, $its]] = [$this->arrived(), $this->arrived()];
        $views = new PdoViews($this->history, $this->held);
        $keys = fn (string $who): array => array_column($views->view($this->people[$who], '', 0, '')['views'], 'key');
        self::assertSame(['mine', 'quotes'], $keys('anna'));
        $this->send($order, $line, 1);
        $list = fn (string $who, string $query = ''): array => array_map(intval(...), array_column($views->view($this->people[$who], 'returns', 0, $query)['orders'], 'id'));
        self::assertSame([['mine', 'quotes', 'returns'], ['mine', 'quotes'], [$order], [$order]], [$keys('anna'), $keys('ola'), $list('anna'), $list('szef')]);
        $this->send($order, $line, 1);
        $this->send($other, $its, 1);
        self::assertSame([[$other, $order], [$other]], [$list('anna'), $list('anna', $this->history->numbered($other))]);
    }

    public function testAGuestsPhotosGoToTheAccountAndAPersonIsErased(): void
    {
        [$order, $line] = $this->arrived('ola');
        $photo = json_decode($this->photo($order, who: 'ola')->body, true)['id'];
        self::assertSame(200, $this->send($order, $line, 1, who: 'ola', more: ['photos' => [$photo]], note: 'Moje konto')[0]);
        $holdings = new Holdings($this->db, $this->shop->carts);
        $holdings->move('ola', 'anna');
        self::assertSame([200, 404, 1], [$this->ask('anna', 'GET', "/api/pliki/$photo")->status, $this->ask('ola', 'GET', "/api/pliki/$photo")->status, count($this->opened($order)['returns'])]);
        $holdings->eraseFrom($order);
        $row = (string) $this->db->one('SELECT content FROM {returns}')['content'];
        self::assertSame([false, false, true], [str_contains($row, 'Moje konto'), str_contains($row, $photo), str_contains($row, 'Klej')]);
        [$next] = $this->arrived();
        $this->photoId($next);
        self::assertFileDoesNotExist("$this->folder/$photo");
    }

    public function testALateUnpaidOrderDoesNotDisturbAReturn(): void
    {
        [$order, $line] = $this->arrived();
        [$late] = $this->arrived('ola', 'placed');
        $this->db->run("UPDATE {orders} SET pay_until = '2026-01-01 00:00:00' WHERE id = ?", $late);
        $history = new PdoHistory($this->db, due: new DuePayments($this->db, new Goods($this->db, new PdoOffer($this->db))));
        $shop = new Shop(...['history' => $history] + get_object_vars($this->shop));
        self::assertSame([200, 'cancelled'], [$this->send($order, $line, 1, shop: $shop)[0], $this->db->one('SELECT status FROM {orders} WHERE id = ?', $late)['status']]);
    }
}
