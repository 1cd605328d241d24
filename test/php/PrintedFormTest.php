<?php

/** Tests the cart's printed form beside another tab: only what its person changed is saved, and nothing is overwritten silently. */

declare(strict_types=1);

namespace ShopElements\Test;

use ShopElements\Cart\ExtraField;
use ShopElements\CartScreen;
use ShopElements\Http\{FormCart, Request};

final class PrintedFormTest extends CartTestCase
{
    /** @param array<string, mixed> $cart @return array<string, mixed> the form as it is printed for this cart, with the values of its fields */
    private static function printed(array $cart): array
    {
        $rows = array_column($cart['items'], 'quantity', 'id');
        $form = [
            'quantity' => [$cart['id'] => array_map(strval(...), $rows)],
            'field' => [$cart['id'] => array_map(static fn (): array => ['note' => ''], $rows)],
            'carrier' => (string) ($cart['carrier']['id'] ?? ''),
            'payment' => (string) ($cart['payment']['id'] ?? ''),
            'project' => '',
            'client_comments' => $cart['client_comments'],
        ];
        return $form + ['printed' => json_encode($form)];
    }

    /** @return array<string, mixed> a cart of two lines with all choices */
    private function begin(): array
    {
        $this->memory->extraFields = [new ExtraField('note', 'Dopisek', scope: ExtraField::LINE)];
        $this->done(['add_product' => 2, 'add_product_quantity' => 5]);
        return $this->ready();
    }

    /** @param array<string, mixed> $form @return list<string> */
    private function sent(array $form): array
    {
        [$path, $told] = (new FormCart($this->shop, $this->buyer))->change($form);
        self::assertSame('/koszyk', $path);
        return $told;
    }

    public function testKeepsWhatAnotherTabHasChanged(): void
    {
        $cart = $this->begin();
        [$first, $second] = array_column($cart['items'], 'id');
        $form = self::printed($cart);
        $this->done(['quantity' => (object) [$second => 9], 'cartToUpdate' => $cart['id']]);
        $this->done(['carrier' => ['id' => 2]]);
        $this->done(['client_comments' => 'druga']);
        $this->done(['extra_field' => ['name' => 'note', 'value' => 'luzem', 'id' => $second, 'cartId' => $cart['id']]]);
        $form['quantity'][$cart['id']][$first] = '10';
        self::assertSame([], $this->sent($form));
        $now = $this->done([]);
        self::assertSame([10, 9], array_column($now['items'], 'quantity'));
        self::assertSame([2, 'druga', 'luzem'], [$now['carrier']['id'], $now['client_comments'], $now['items'][1]['extra_fields']['note']]);
    }

    public function testTellsBothValuesWhereAnotherTabWasThereFirst(): void
    {
        $cart = $this->begin();
        [$first, $second] = array_column($cart['items'], 'id');
        $form = self::printed($cart);
        $this->done(['quantity' => (object) [$second => 9], 'cartToUpdate' => $cart['id']]);
        $this->done(['client_comments' => 'druga']);
        $this->done(['extra_field' => ['name' => 'note', 'value' => 'luzem', 'id' => $first, 'cartId' => $cart['id']]]);
        $form['quantity'][$cart['id']][$second] = '4';
        $form['field'][$cart['id']][$first]['note'] = 'na palecie';
        $form['client_comments'] = "pierwsza\r\nlinia";
        self::assertSame([
            'Płyta – Dopisek: w innym oknie zapisano „luzem”, teraz zapisano „na palecie”.',
            'Klej: w innym oknie zapisano „9”, teraz zapisano „4”.',
            "Uwagi: w innym oknie zapisano „druga”, teraz zapisano „pierwsza\nlinia”.",
        ], $this->sent($form + ['next' => '1']));
        $now = $this->done([]);
        self::assertSame([[5, 4], "pierwsza\nlinia"], [array_column($now['items'], 'quantity'), $now['client_comments']]);
        self::assertSame([], $this->sent($form), 'a second press says nothing new');
    }

    public function testTellsWhichChoiceAnotherTabHadMade(): void
    {
        $this->memory->payments = null;
        $form = self::printed($this->begin());
        $carriers = array_column($this->done([])['availableCarriers'], 'name', 'id');
        $this->done(['carrier' => ['id' => 2]]);
        $form['carrier'] = '3';
        $told = $this->sent($form);
        self::assertContains("Dostawa: w innym oknie zapisano „{$carriers[2]}”, teraz zapisano „{$carriers[3]}”.", $told);
    }

    public function testTellsWhatWasTypedIntoALineThatIsGone(): void
    {
        $cart = $this->begin();
        [$first, $second] = array_column($cart['items'], 'id');
        $form = self::printed($cart);
        $this->done(['remove' => ['id' => $second, 'cartId' => $cart['id']]]);
        self::assertSame([], $this->sent($form), 'what nobody typed into is not missed');
        $form['quantity'][$cart['id']][$second] = '12';
        self::assertSame(['Tej pozycji nie ma już w koszyku. (12)'], $this->sent($form));
        self::assertSame([$first], array_column($this->done([])['items'], 'id'));
    }

    public function testPlusAndMinusCountFromWhatWasPrinted(): void
    {
        $cart = $this->begin();
        $second = $cart['items'][1]['id'];
        $form = self::printed($cart);
        $this->done(['quantity' => (object) [$second => 9], 'cartToUpdate' => $cart['id']]);
        self::assertSame(['Klej: w innym oknie zapisano „9”, teraz zapisano „2”.'], $this->sent($form + ['more' => "{$cart['id']}/$second"]));
        self::assertSame(2, $this->done([])['items'][1]['quantity']);
    }

    public function testRefusesAFormThatTheServerHasCut(): void
    {
        $cart = $this->begin();
        [$first, $second] = array_column($cart['items'], 'id');
        $whole = self::printed($cart);
        $whole['quantity'][$cart['id']][$first] = '10';
        $cut = $whole;
        unset($cut['quantity'][$cart['id']][$second]);
        $later = $whole;
        unset($later['client_comments']);
        foreach ([$cut, $later] as $form) {
            self::assertSame([$this->shop->texts->formCut], $this->sent($form));
            self::assertSame($cart, $this->done([]));
        }
    }

    public function testReadsAFormOfAnySizeFromItsBody(): void
    {
        $fields = array_map(static fn (int $line): string => "quantity%5B7%5D%5B$line%5D=$line", range(1, 1_500));
        $body = implode('&', ['printed=%7B%7D', ...$fields, 'client_comments=a%26b+c', 'next=1']);
        $form = (new Request('POST', '/koszyk', headers: ['content-type' => 'application/x-www-form-urlencoded'], body: $body, form: ['printed' => '{}']))->form;
        self::assertSame([1_500, '1500', 'a&b c', '1'], [count($form['quantity'][7]), $form['quantity'][7][1500], $form['client_comments'], $form['next']]);
        $other = new Request('POST', '/koszyk', headers: ['content-type' => 'application/json'], body: $body, form: ['a' => 'b']);
        self::assertSame(['a' => 'b'], $other->form);
    }

    public function testPrintsTheStateOfItsFields(): void
    {
        $line = ['id' => '4', 'quantity' => '3', 'isDeposit' => false, 'asked' => [['field' => 'note', 'said' => 'luzem']]];
        $deposit = ['id' => '5', 'quantity' => '1', 'isDeposit' => true, 'asked' => []];
        $choice = static fn (string $value, bool $checked): array => ['value' => $value, 'checked' => $checked, 'methods' => [['value' => "m$value", 'checked' => $checked]]];
        $values = [
            'locked' => false,
            'tables' => [['cart' => '7', 'groups' => [['items' => [$line, $deposit]]]]],
            'carriers' => [['value' => '1', 'checked' => false]],
            'payments' => [$choice('1', false), $choice('2', true)],
            'projects' => [['value' => '3', 'chosen' => false]],
            'notes' => 'rano',
        ];
        self::assertSame(
            '{"quantity":{"7":{"4":"3"}},"field":{"7":{"4":{"note":"luzem"}}},"carrier":"","payment":"2","payment-method":"m2","project":"","client_comments":"rano"}',
            CartScreen::printed($values),
        );
        self::assertNull(CartScreen::printed(['locked' => true] + $values));
    }
}
