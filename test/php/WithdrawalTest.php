<?php

/** Tests the withdrawal from a contract: one receipt per key, without an account, for any number, by JSON and by the plain form. */

declare(strict_types=1);

namespace ShopElements\Test;

use PDO;
use PHPUnit\Framework\TestCase;
use ShopElements\Cart\Buyer;
use ShopElements\Http\{Api, Csrf, Request, Response, WithdrawalCalls};
use ShopElements\Shop\Shop;
use ShopElements\Store\{Db, Migrations, PdoCarts, PdoKeys, PdoOffer, PdoWithdrawals};

final class WithdrawalTest extends TestCase
{
    /** @var list<array<string, string>> */
    private array $mails = [];
    private Shop $shop;

    protected function setUp(): void
    {
        $db = new Db(new PDO('sqlite::memory:'));
        Migrations::run($db);
        $carts = new PdoCarts($db, $offer = new PdoOffer($db));
        $this->shop = new Shop($carts, $offer, $carts, withdrawals: new PdoWithdrawals($db, function (array $receipt): void {
            $this->mails[] = $receipt;
            throw new \RuntimeException('no mail');
        }));
    }

    private function ask(Request $request): Response
    {
        return (new Api($this->shop, new Buyer('nobody'), new Csrf('t')))->answer($request) ?? self::fail('no answer');
    }

    /** @param array<string, mixed> $withdrawal @return array{int, array<string, mixed>} */
    private function send(array $withdrawal, string $key = ''): array
    {
        $headers = ['content-type' => 'application/json', 'x-xsrf-token' => 't'] + ($key === '' ? [] : ['idempotency-key' => $key]);
        $answer = $this->ask(new Request('POST', '/odstapienie', headers: $headers, body: (string) json_encode(['withdrawal' => $withdrawal])));
        return [$answer->status, json_decode($answer->body, true)];
    }

    private const ANNA = ['name' => 'Anna Nowak', 'contract' => 'nie ma takiego', 'email' => 'anna@example.com'];

    /** [Z6] */
    public function testReturnsOneReceiptPerKeyToAnybodyAndForAnyNumber(): void
    {
        [$status, $first] = $this->send(self::ANNA, 'k1');
        self::assertSame([200, 'OD/00001', 'anna@example.com'], [$status, $first['receipt']['number'], $first['receipt']['email']]);
        self::assertMatchesRegularExpression('/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/', $first['receipt']['received_at']);
        self::assertSame("Niniejszym informuję o moim odstąpieniu od umowy nie ma takiego.\nAnna Nowak", $first['receipt']['statement']);
        self::assertSame([200, $first], $this->send(self::ANNA, 'k1'));
        self::assertSame([$first['receipt']], $this->mails);
        self::assertSame(422, $this->send(['name' => 'Jan'] + self::ANNA, 'k1')[0]);
        self::assertSame('OD/00002', $this->send(self::ANNA + ['lines' => [['id' => 7, 'quantity' => '2.5']]])[1]['receipt']['number']);
        self::assertStringContainsString("w zakresie pozycji:\n– pozycja 7: 2.5\n", $this->mails[1]['statement']);
    }

    public function testOneVisitorAndOneAddressSendOnlySoManyMailsInTenMinutes(): void
    {
        $db = new Db(new PDO('sqlite::memory:'));
        Migrations::run($db);
        $shop = new Shop(...['keys' => new PdoKeys($db)] + get_object_vars($this->shop));
        $post = static fn (string $who, string $address, bool $isForm = false): Response => (new Api($shop, new Buyer($who), new Csrf('t')))->answer(new Request(
            'POST',
            '/odstapienie',
            headers: ['content-type' => $isForm ? 'application/x-www-form-urlencoded' : 'application/json', 'x-xsrf-token' => 't'],
            body: (string) json_encode(['withdrawal' => self::ANNA]),
            form: $isForm ? self::ANNA : [],
            address: $address,
        )) ?? self::fail('no answer');
        $statuses = array_map(static fn (): int => $post('anna', '192.0.2.1')->status, range(1, 21));
        self::assertSame([...array_fill(0, 20, 200), 429], $statuses);
        $refused = $post('anna', '192.0.2.1');
        self::assertSame('600', $refused->headers()['Retry-After']);
        self::assertSame('Zbyt wiele prób w krótkim czasie. Spróbuj ponownie za kilka minut.', json_decode($refused->body, true)['messages']['0']['messages'][0]);
        self::assertStringContainsString('Zbyt wiele prób', $post('anna', '192.0.2.1', isForm: true)->body);
        // Somebody else at the same address may still send; without cookies each call is another visitor.
        $others = array_map(static fn (int $at): int => $post("guest$at", '192.0.2.1')->status, range(1, 100));
        self::assertSame([200, 429], [$others[0], $others[99]]);
        self::assertSame(200, $post('ewa', '192.0.2.2')->status);
    }

    public function testKeepsLineEndsOutOfAMailsFieldsAndTextsOutOfIds(): void
    {
        $this->send(['name' => "Anna\r\nBcc: x@example.com", 'contract' => "7\n8"] + self::ANNA);
        self::assertStringContainsString("od umowy 7 8.\nAnna Bcc: x@example.com", $this->mails[0]['statement']);
        foreach (["a\nb", 'dowolny tekst', str_repeat('x', 41), ''] as $id) {
            self::assertSame(422, $this->send(self::ANNA + ['lines' => [['id' => $id, 'quantity' => '1']]])[0]);
        }
        self::assertSame(422, $this->send(self::ANNA + ['lines' => array_fill(0, 1001, ['id' => 1, 'quantity' => '1'])])[0]);
        self::assertCount(1, $this->mails);
    }

    /** [Z6] */
    public function testRefusesOnlyAnEmptyOrLongFieldAndNoAddress(): void
    {
        foreach (['name' => '', 'contract' => str_repeat('9', 191), 'email' => 'anna'] as $field => $wrong) {
            [$status, $answer] = $this->send([$field => $wrong] + self::ANNA);
            self::assertSame([422, [$field]], [$status, array_keys($answer['messages'])]);
        }
        self::assertSame([], $this->mails);
    }

    /** @param array<string, string> $form */
    private function post(array $form): string
    {
        return $this->ask(new Request('POST', '/odstapienie', headers: ['content-type' => 'application/x-www-form-urlencoded'], form: $form + ['_token' => 't']))->body;
    }

    public function testDrawsTheElementWithItsFormLikeTheReadme(): void
    {
        $_SESSION = ['csrf' => 'znak'];
        $_GET = ['zamowienie' => 'ZM/1'];
        $readme = (string) file_get_contents(__DIR__ . '/../../src/php/README.md');
        self::assertSame(1, preg_match('/^\$form = new WithdrawalCalls\(.*?(?=^```)/ms', $readme, $code));
        $shop = $this->shop;
        ob_start();
        @eval('use ShopElements\Elements; use ShopElements\Http\{Csrf, WithdrawalCalls};' . $code[0]);
        $html = (string) ob_get_clean();
        self::assertMatchesRegularExpression('~<shop-withdrawal url="/odstapienie" order="ZM/1"[^>]*>.*<form .*name="_token" value="znak"~s', $html);
    }

    /** [Z6] */
    public function testLeadsThroughTheSameStepsWithoutScripts(): void
    {
        $form = (new WithdrawalCalls($this->shop->withdrawals ?? self::fail(), '/odstapienie', 't'))->form(['contract' => 'ZM/"1"']);
        self::assertStringContainsString('value="ZM/&quot;1&quot;"', $form);
        self::assertStringContainsString('<p role="alert">Uzupełnij: Imię i nazwisko.</p>', $this->post(['name' => ''] + self::ANNA));
        $statement = $this->post(['name' => '<b>'] + self::ANNA);
        self::assertStringContainsString('>Potwierdź odstąpienie od umowy</button>', $statement);
        self::assertStringNotContainsString('<b>', $statement);
        self::assertSame(1, preg_match('/name="key" value="(\w+)"/', $statement, $key));
        self::assertStringContainsString('value="anna@example.com"', $this->post(self::ANNA + ['step' => 'back']));
        $receipt = $this->post(self::ANNA + ['step' => 'confirm', 'key' => $key[1]]);
        self::assertMatchesRegularExpression('~<h1>Otrzymaliśmy oświadczenie \d+\.\d\d\.\d{4} o \d\d:\d\d\.</h1><p>Potwierdzenie wysłaliśmy na anna@example\.com\.</p>~', $receipt);
        self::assertSame($receipt, $this->post(self::ANNA + ['step' => 'confirm', 'key' => $key[1]]));
        self::assertCount(1, $this->mails);
    }
}
