<?php

/** Tests buyers' files: their first bytes, their names, whose they are, and that they are never sent as a page. */

declare(strict_types=1);

namespace ShopElements\Test;

use PDO;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\ExtraField;
use ShopElements\Http\Api;
use ShopElements\Http\Csrf;
use ShopElements\Http\Request;
use ShopElements\Http\Response;
use ShopElements\Shop\FileType;
use ShopElements\Store\Db;
use ShopElements\Store\Migrations;
use ShopElements\Store\PdoUploads;

final class UploadsTest extends CartTestCase
{
    private const PDF = "%PDF-1.4\n%%EOF\n";
    private const PNG = "\x89PNG\r\n\x1A\n\0\0";
    private Db $db;
    private string $folder;

    protected function setUp(): void
    {
        parent::setUp();
        $this->memory->extraFields = [new ExtraField('drawing', 'Rysunek', 'file', required: true, accept: ['application/pdf', 'image/jpeg'], maxBytes: 1_000)];
        $this->db = new Db(new PDO('sqlite::memory:'));
        Migrations::run($this->db);
        $this->folder = sys_get_temp_dir() . '/uploads-' . bin2hex(random_bytes(6));
        $this->shop = $this->memory->shop(uploads: new PdoUploads($this->db, $this->folder));
    }

    protected function tearDown(): void
    {
        array_map(unlink(...), glob("$this->folder/*") ?: []);
        is_dir($this->folder) && rmdir($this->folder);
    }

    private function call(string $method, string $last, string $content = '', string $token = 't', string $name = 'rzut%20hali.pdf'): Response
    {
        $headers = ['x-csrf-token' => $token, 'content-type' => 'application/pdf', 'content-disposition' => "attachment; filename*=UTF-8''$name"];
        $answer = (new Api($this->shop, $this->buyer, new Csrf('t')))->answer(new Request($method, "/api/pliki/$last", headers: $headers, body: $content));
        self::assertNotNull($answer);
        return $answer;
    }

    private function sent(string $content = self::PDF): string
    {
        $answer = $this->call('POST', 'drawing', $content);
        self::assertSame(200, $answer->status, $answer->body);
        return json_decode($answer->body, true)['id'];
    }

    public function testAFileGoesWithTheOrderAndOnlyToItsBuyer(): void
    {
        $this->refused(['extra_field' => ['name' => 'drawing', 'value' => 'x']], 'extra_field', 'Rysunek: nie ma już tego pliku.');
        $id = $this->sent();
        $this->ready();
        $cart = $this->done(['extra_field' => ['name' => 'drawing', 'value' => $id]]);
        self::assertSame(['name' => 'rzut hali.pdf', 'size' => strlen(self::PDF)], $cart['extra_fields'][0]['file']);
        self::assertSame('/api/pliki/drawing', $cart['extra_fields'][0]['upload_url']);
        $download = $this->call('GET', $id);
        self::assertSame([self::PDF, "attachment; filename*=UTF-8''rzut%20hali.pdf", 'nosniff'], [$download->body, $download->headers()['Content-Disposition'], $download->headers()['X-Content-Type-Options']]);
        [, , $messages] = $this->post(['confirm' => true, 'seen' => ['revision' => $cart['revision']]]);
        self::assertSame('success', $messages['confirm']['status']);
        self::assertSame('2', (string) $this->db->one('SELECT kept FROM {uploads}')['kept']);
        $this->buyer = new Buyer('ewa');
        self::assertSame(404, $this->call('GET', $id)->status);
        $this->refused(['extra_field' => ['name' => 'drawing', 'value' => $id]], 'extra_field', 'Rysunek: nie ma już tego pliku.');
    }

    public function testAnOrderNeedsTheFileItself(): void
    {
        $id = $this->sent();
        $this->ready();
        $cart = $this->done(['extra_field' => ['name' => 'drawing', 'value' => $id]]);
        unlink("$this->folder/$id");
        [$status, , $messages] = $this->post(['confirm' => true, 'seen' => ['cart_id' => $cart['id']]]);
        self::assertSame([422, 'Rysunek: nie ma już tego pliku. Dołącz go jeszcze raz.'], [$status, $messages['extra_field']['messages'][0]]);
    }

    /** @return iterable<string, array{string, int}> */
    public static function files(): iterable
    {
        yield 'a page named .pdf' => ['<!doctype html><script>alert(1)</script>', 415];
        yield 'a picture named .pdf, where only PDF and JPEG are taken' => [self::PNG, 415];
        yield 'a PDF after a page' => ['<html>%PDF-1.4', 415];
        yield 'nothing' => ['', 415];
        yield 'one byte too many' => [str_pad(self::PDF, 1_001), 413];
        yield 'a PDF' => [self::PDF, 200];
        yield 'code in the comment of a JPEG' => ["\xFF\xD8\xFF\xFE<?php phpinfo(); ?>", 200];
    }

    /** @dataProvider files */
    public function testJudgesTheFirstBytes(string $content, int $status): void
    {
        self::assertSame($status, $this->call('POST', 'drawing', $content)->status);
    }

    public function testCodeInAPictureIsStoredUnderAnIdAndNeverAPage(): void
    {
        $id = $this->sent("\xFF\xD8\xFF\xFE<?php phpinfo(); ?>");
        self::assertSame(["$this->folder/$id"], glob("$this->folder/*"));
    }

    public function testRefusesOtherFieldsAndCallsWithoutTheToken(): void
    {
        self::assertSame(404, $this->call('POST', 'other', self::PDF)->status);
        self::assertSame(419, $this->call('POST', 'drawing', self::PDF, 'wrong')->status);
        self::assertSame(404, $this->call('GET', '../../etc/passwd')->status);
    }

    public function testNamesHaveNoPathAndTheEndingOfTheirType(): void
    {
        $named = static fn (string $name): string => FileType::name("attachment; filename*=UTF-8''" . rawurlencode($name), 'application/pdf');
        self::assertSame(['passwd.pdf', 'a.html.pdf', 'plik.pdf', 'Ł.PDF'], array_map($named, ['../../etc/passwd', 'a.html', "\n", 'Ł.PDF']));
    }

    public function testForgetsFilesOfNoCartAfterADay(): void
    {
        [$unused, $used] = [$this->sent(), $this->sent()];
        $this->done(['add_product' => 1]);
        $this->done(['extra_field' => ['name' => 'drawing', 'value' => $used]]);
        $this->db->run('UPDATE {uploads} SET sent_at = ?', '2020-01-01 00:00:00');
        $this->sent();
        self::assertFileDoesNotExist("$this->folder/$unused");
        self::assertFileExists("$this->folder/$used");
    }
}
