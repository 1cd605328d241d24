<?php

/** Tests that a cart is ordered once, and which conditions forbid an order. */

declare(strict_types=1);

namespace ShopElements\Test;

final class OrderTest extends CartTestCase
{
    public function testLocksTheCartOnceThePaymentHasBegun(): void
    {
        $this->ready();
        $this->memory->carts['anna']->isPaymentBegun = true;
        foreach ([['client_comments' => 'x'], ['confirm' => true], ['remove' => ['id' => 1, 'cartId' => 1]]] as $body) {
            $this->refused($body, 'payment_init', 'Płatność została rozpoczęta za koszyk Koszyk', 409);
        }
        self::assertTrue($this->done([])['payment_init']);
    }

    public function testOrdersTheSeenCartOnly(): void
    {
        $cart = $this->ready();
        $seen = ['cart_id' => "$cart[id]", 'revision' => $cart['revision'], 'total_gross' => 77.25];
        foreach ([['cart_id' => 1], ['revision' => 'x'], ['revision' => 7], ['total_gross' => '77.26'], ['delivery_address_id' => 8]] as $untrue) {
            $this->refused(['confirm' => true, 'seen' => $untrue + $seen], 'confirm', 'zmienił się w innym oknie', 409);
        }
        [$status, $after, $messages] = $this->post(['confirm' => true, 'seen' => $seen]);
        self::assertSame([200, []], [$status, $after['items']]);
        self::assertSame('/zamowienie/1', $messages['confirm']['redirect_url']);
        self::assertSame($cart, json_decode((string) json_encode($this->memory->orders[0]), true));
        $this->ready();
        $this->done(['delivery_address' => ['id' => 8]]);
        self::assertSame(200, $this->post(['confirm' => true, 'seen' => ['delivery_address_id' => '8', 'total_gross' => '77.250']])[0]);
    }

    public function testRefusesAnOrderThatARuleForbids(): void
    {
        $no = function (string $slot, string $sentence, bool $isBack = false): void {
            $this->refused(['confirm' => true], $slot, $sentence);
            self::assertSame($isBack, $this->post(['confirm' => true])[2]['confirm']['goToStep'] ?? false);
        };
        $no('0', 'Koszyk jest pusty', true);
        $this->done(['add_product' => 1]);
        $no('0', 'Wybierz sposób dostawy', true);
        $this->done(['carrier' => ['id' => 4]]);
        $no('delivery_price', 'wycenę');
        $this->done(['carrier' => ['id' => 2]]);
        $no('inpost', 'Nie wybrano paczkomatu', true);
        $this->done(['inpost_data' => self::LOCKER]);
        $no('inpost_contact', 'dane kontaktowe');
        $this->done(['inpost_contact' => ['email' => 'a@b.example', 'phone' => '601234567']]);
        $no('payment_id', 'Wybierz formę płatności', true);
        $this->done(['carrier' => ['id' => 1]]);
        $this->done(['payment' => ['id' => 2]]);
        $buyer = $this->buyer;
        $this->as(limit: 100);
        $no('payment_id', "Wolny limit kupiecki to 1,00\u{a0}zł, a zamówienie ma wartość 77,25\u{a0}zł", true);
        $this->as(overdue: 12345);
        $no('amount_after_deadline', "123,45\u{a0}zł");
        self::assertSame('123.45', $this->done([])['client_amount_after_deadline']);
        $this->as(isBlocked: true);
        $no('confirm', 'zablokowane');
        $this->as(isTest: true);
        $no('confirm', 'testowy');
        $this->buyer = $buyer;
        $this->as(client: []);
        $no('confirm', 'Podaj adres dostawy');
        $this->memory->carts['anna']->payment = 77;
        $no('payment_id', 'płatność nie jest dostępna', true);
        $this->memory->carts['anna']->lines[0]->quantity = 641;
        $no('quantity', 'dostępna ilość', true);
        self::assertSame([], $this->memory->orders);
    }

    public function testAnswersARepetitionAsTheFirstRequest(): void
    {
        $cart = $this->ready();
        $first = $this->post(['confirm' => true, 'seen' => ['cart_id' => $cart['id']]], 'k');
        self::assertSame(200, $first[0]);
        $this->ready();
        self::assertSame($first, $this->post(['confirm' => true], 'k'));
        self::assertSame($first, $this->post(['confirm' => true, 'seen' => ['cart_id' => "$cart[id]", 'revision' => 'old']], 'k'));
        [$status, , $messages] = $this->post(['confirm' => true, 'seen' => ['cart_id' => 1]], 'k');
        self::assertSame([422, 'error'], [$status, $messages['confirm']['status']]);
        self::assertCount(1, $this->memory->orders);
        $one = ['new_address' => self::ADDRESS];
        self::assertCount(2, $this->post($one, 'k')[1]['addresses']);
        self::assertCount(2, $this->post($one, 'k')[1]['addresses']);
        [$status, , $messages] = $this->post(['new_address' => ['name' => 'Inny'] + self::ADDRESS], 'k');
        self::assertStringContainsString('z inną treścią', "$status {$messages['new_address']['messages'][0]}");
        self::assertCount(3, $this->post($one, 'another')[1]['addresses']);
    }

    public function testStoresNoRefusalByKey(): void
    {
        $this->done(['add_product' => 1]);
        self::assertSame(422, $this->post(['confirm' => true], 'k')[0]);
        $this->ready();
        self::assertSame(200, $this->post(['confirm' => true], 'k')[0]);
        $this->shop = $this->memory->shop(keys: null);
        self::assertSame(422, $this->post(['confirm' => true], 'k')[0]);
    }
}
