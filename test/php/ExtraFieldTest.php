<?php

/** Tests answers to a shop's extra fields, their storage, and that no order lacks a required one. */

declare(strict_types=1);

namespace ShopElements\Test;

use ShopElements\Cart\ExtraField;
use ShopElements\Http\FormCart;
use ShopElements\Texts;

final class ExtraFieldTest extends CartTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->memory->extraFields = [
            new ExtraField('number', 'Numer zamówienia', required: true, max: 5, help: 'Trafi na fakturę.'),
            new ExtraField('centre', 'MPK', 'select', options: ['110' => 'Biuro', '210' => 'Budowa']),
            new ExtraField('day', 'Dzień', 'date', ExtraField::DELIVERY, check: fn (string $day): ?string => $day < '2026-01-01' ? 'Za wcześnie.' : null),
            new ExtraField('note', 'Uwaga', scope: ExtraField::LINE, required: true),
        ];
    }

    private function isNoAnswer(array $value, string $sentence): void
    {
        [$status, , $messages] = $this->post(['extra_field' => $value]);
        self::assertSame([422, $sentence], [$status, $messages['extra_field']['messages'][0] ?? '']);
    }

    public function testStoresFieldsOfTheOrderAndOfALine(): void
    {
        [, $cart] = $this->post(['add_product' => 1]);
        $line = $cart['items'][0]['id'];
        self::assertSame(['number', 'centre', 'day', 'note'], array_column($cart['extra_fields'], 'name'));
        self::assertSame(['value' => '110', 'label' => 'Biuro'], $cart['extra_fields'][1]['options'][0]);
        self::assertSame(200, $this->post(['extra_field' => ['name' => 'number', 'value' => ' ZŁ-7 ']])[0]);
        [$status, $now] = $this->post(['extra_field' => ['name' => 'note', 'value' => 'na palecie', 'id' => "$line"]]);
        self::assertSame([200, 'ZŁ-7', ['note' => 'na palecie']], [$status, $now['extra_fields'][0]['value'], $now['items'][0]['extra_fields']]);
        self::assertNotSame($cart['revision'], $now['revision']);
        self::assertSame('', $this->post(['extra_field' => ['name' => 'number', 'value' => '']])[1]['extra_fields'][0]['value']);
    }

    public function testRefusesInvalidAnswers(): void
    {
        [, $cart] = $this->post(['add_product' => 1]);
        $this->isNoAnswer(['name' => 'other', 'value' => 'x'], 'Tego pola nie ma w zamówieniu.');
        $this->isNoAnswer(['name' => 'note', 'value' => 'x'], 'Tego pola nie ma w zamówieniu.');
        $this->isNoAnswer(['name' => 'note', 'value' => 'x', 'id' => 999], 'Tego pola nie ma w zamówieniu.');
        $this->isNoAnswer(['name' => 'number', 'value' => 'x', 'id' => $cart['items'][0]['id']], 'Tego pola nie ma w zamówieniu.');
        $this->isNoAnswer(['name' => 'number', 'value' => '123456'], 'Numer zamówienia: najwyżej 5 znaków');
        $this->isNoAnswer(['name' => 'centre', 'value' => '111'], 'MPK: nieprawidłowa wartość.');
        $this->isNoAnswer(['name' => 'day', 'value' => '2026-02-30'], 'Dzień: nieprawidłowa wartość.');
        $this->isNoAnswer(['name' => 'day', 'value' => '2025-12-31'], 'Za wcześnie.');
        self::assertSame(400, $this->post(['extra_field' => ['name' => 'number', 'value' => 7]])[0]);
        self::assertSame(400, $this->post(['extra_field' => ['name' => 'number', 'value' => 'x', 'id' => null]])[0]);
    }

    /** @return iterable<array{string, string, bool}> */
    public static function answers(): iterable
    {
        yield ['number', '7.50', true];
        yield ['number', '11', false];
        yield ['number', '1e1', false];
        yield ['tel', '+48 601 202 303', true];
        yield ['tel', '12', false];
        yield ['email', 'a@b.example', true];
        yield ['email', 'a@', false];
        yield ['date', '2026-02-28', true];
        yield ['date', '28.02.2026', false];
        yield ['text', 'dziesięć 😀', true];
    }

    /** @dataProvider answers */
    public function testChecksEachType(string $type, string $value, bool $isOne): void
    {
        $fault = (new ExtraField('x', 'X', $type, max: 10))->fault($value, new Texts());
        self::assertSame($isOne ? null : 'X: nieprawidłowa wartość.', $fault);
    }

    public function testRefusesAnOrderWithoutARequiredField(): void
    {
        [, $cart] = $this->post(['add_product' => 1]);
        $this->post(['carrier' => ['id' => 3]]);
        $this->post(['payment' => ['id' => 1]]);
        $confirm = fn (): array => array_column(array_intersect_key($this->post(['confirm' => true])[2], ['extra_field' => 1]), 'messages');
        self::assertSame([['Uzupełnij: Numer zamówienia.']], $confirm());
        $this->post(['extra_field' => ['name' => 'number', 'value' => '7']]);
        self::assertSame([['Uzupełnij: Uwaga – Klej.']], $confirm());
        $this->post(['extra_field' => ['name' => 'note', 'value' => 'x', 'id' => $cart['items'][0]['id']]]);
        // A formerly valid answer.
        $this->memory->carts['anna']->extraFields['day'] = '2025-01-01';
        self::assertSame([['Za wcześnie.']], $confirm());
        $this->memory->carts['anna']->extraFields['day'] = '';
        self::assertSame([], $confirm());
        self::assertSame('7', $this->memory->orders[0]['extra_fields'][0]['value']);
        self::assertSame(['note' => 'x'], (array) $this->memory->orders[0]['items'][0]['extra_fields']);
    }

    public function testFillsFieldsWithoutScripts(): void
    {
        array_pop($this->memory->extraFields);
        $this->ready();
        $form = new FormCart($this->shop, $this->buyer);
        self::assertSame(['number', 'centre', 'day'], array_column($form->summary()['fields'], 'name'));
        $order = fn (array $extra): array => $form->order(['revision' => $form->cart()['revision'], 'key' => 'k', 'extra' => $extra]);
        self::assertSame(['Uzupełnij: Numer zamówienia.'], $order(['number' => '', 'other' => ['x']])[1]);
        self::assertSame(['MPK: nieprawidłowa wartość.'], $order(['number' => '7', 'centre' => '9'])[1]);
        self::assertSame(['/zamowienie/1', []], $order(['number' => '7', 'centre' => '110']));
        self::assertSame(['7', '110', null], array_column($this->memory->orders[0]['extra_fields'], 'value'));
    }

    private function askConsents(string $version = '2'): void
    {
        $this->memory->extraFields = [
            new ExtraField('terms', 'Akceptuję regulamin sklepu.', 'consent', required: true, version: $version, links: ['regulamin sklepu' => '/regulamin'], error: 'Zaznacz, że akceptujesz regulamin sklepu.'),
            new ExtraField('offers', 'Chcę otrzymywać oferty e-mailem.', 'consent', version: '7', known: '1'),
            new ExtraField('purpose', 'Cel zakupu', 'choice', options: ['private' => 'Prywatnie', 'trade' => 'Zawodowo'], known: 'trade'),
        ];
    }

    /** @param array<string, mixed> $cart @return list<?string> */
    private static function values(array $cart): array
    {
        return array_column($cart['extra_fields'], 'value');
    }

    /** [O14] */
    public function testBeginsWithoutTicksAndChoices(): void
    {
        $this->askConsents();
        $cart = $this->ready();
        self::assertSame([null, null, null], self::values($cart));
        self::assertSame(['2', [['text' => 'regulamin sklepu', 'url' => '/regulamin']]], [$cart['extra_fields'][0]['version'], $cart['extra_fields'][0]['links']]);
        self::assertSame(['Zaznacz, że akceptujesz regulamin sklepu.'], $this->post(['confirm' => true])[2]['extra_field']['messages']);
    }

    /** [O16] */
    public function testAcceptsATickOnlyForTheDisplayedWording(): void
    {
        $this->askConsents();
        $this->ready();
        $other = 'Zmieniła się treść: „Akceptuję regulamin sklepu.” Przeczytaj ją i zaznacz jeszcze raz.';
        $this->isNoAnswer(['name' => 'terms', 'value' => '1', 'version' => '1'], $other);
        $this->isNoAnswer(['name' => 'terms', 'value' => '1'], $other);
        $this->isNoAnswer(['name' => 'terms', 'value' => 'tak', 'version' => '2'], 'Akceptuję regulamin sklepu.: nieprawidłowa wartość.');
        $this->isNoAnswer(['name' => 'purpose', 'value' => 'other'], 'Cel zakupu: nieprawidłowa wartość.');
        self::assertSame('1', self::values($this->post(['extra_field' => ['name' => 'terms', 'value' => '1', 'version' => '2']])[1])[0]);
        [$status, , $messages] = $this->post(['confirm' => true, 'seen' => ['consents' => ['terms' => '1', 'offers' => '7']]]);
        self::assertSame([409, [$other]], [$status, $messages['confirm']['messages']]);
        [, , $messages] = $this->post(['confirm' => true, 'seen' => ['consents' => array_fill_keys(range(1, 1000), '1')]]);
        self::assertCount(20, $messages['confirm']['messages']);
        $this->askConsents('3');
        self::assertSame('', self::values($this->post([])[1])[0]);
        self::assertSame(422, $this->post(['confirm' => true])[0]);
        self::assertSame([], $this->memory->orders);
    }

    /** [O17] */
    public function testStoresWordingVersionValueAndTimeWithTheOrder(): void
    {
        $this->askConsents();
        $this->ready();
        $this->post(['extra_field' => ['name' => 'terms', 'value' => '1', 'version' => '2']]);
        self::assertSame(200, $this->post(['confirm' => true, 'seen' => ['consents' => ['terms' => '2', 'offers' => '7']]])[0]);
        [$terms, $offers] = $this->memory->orders[0]['consents'];
        self::assertMatchesRegularExpression('/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/D', $terms['at']);
        self::assertSame(['Akceptuję regulamin sklepu.', ['regulamin sklepu' => '/regulamin'], '2', '1'], [$terms['wording'], $terms['links'], $terms['version'], $terms['value']]);
        self::assertSame(['7', ''], [$offers['version'], $offers['value']]);
    }

    /** [O17] */
    public function testTicksWithoutScriptsOnlyTheDisplayedConsents(): void
    {
        $this->askConsents();
        $this->ready();
        $form = new FormCart($this->shop, $this->buyer);
        $order = fn (array $extra, string $version = '2'): array => $form->order(['revision' => $form->cart()['revision'], 'key' => 'k', 'extra' => $extra, 'version' => ['terms' => $version, 'offers' => '7']]);
        self::assertSame(['Zaznacz, że akceptujesz regulamin sklepu.'], $order([])[1]);
        self::assertStringContainsString('Zmieniła się treść', $order(['terms' => '1'], '1')[1][0]);
        self::assertSame(['/zamowienie/1', []], $order(['terms' => '1', 'purpose' => 'private']));
        self::assertSame(['1', null, 'private'], self::values($this->memory->orders[0]));
    }
}
