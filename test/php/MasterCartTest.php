<?php

/** Tests that a master cart becomes one order of several carts, and is locked while a payment has begun. */

declare(strict_types=1);

namespace ShopElements\Test;

use ShopElements\Cart\{Buyer, Cart, Line, Payment};
use ShopElements\Http\{Api, BegunPayment, Csrf, FormCart, Request};

final class MasterCartTest extends CartTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->shop = $this->memory->shop(more: fn (Cart $cart): array => ['paymentUrl' => "/platnosc/$cart->id"]);
        $this->buyer = new Buyer('anna', ['address_city' => 'Łódź'], isTrader: true);
        $line = fn (int $id, int $product): Line => new Line($id, $this->memory->products[$product], 5, $this->memory->products[$product]->net);
        $this->memory->carts['anna'] = new Cart(10, name: 'Osiedle', children: [
            new Cart(11, [$line(1, 1)], name: 'Etap I'),
            new Cart(12, [$line(2, 2), $line(3, 3)], name: 'Etap II'),
        ]);
    }

    public function testSumsItsChildren(): void
    {
        $this->post(['carrier' => ['id' => 1]]);
        [, $cart] = $this->post([]);
        self::assertSame([true, 'Osiedle', 'Osiedle', []], [$cart['is_master'], $cart['cart_name'], $cart['master_cart_name'], $cart['items']]);
        self::assertSame(['Etap I', 'Etap II'], array_column($cart['childCarts'], 'cart_name'));
        self::assertSame(['214.50', '209.00'], array_column(array_column($cart['childCarts'], 'prices'), 'total_net'));
        self::assertSame(['423.50', '443.40'], [$cart['prices']['net'], $cart['prices']['total_net']]);
        self::assertSame(['/platnosc/10', '/platnosc/11'], [$cart['masterPaymentUrl'], $cart['childCarts'][0]['paymentUrl']]);
        $widget = (new Api($this->shop, $this->buyer, new Csrf(null)))->answer(new Request('GET', '/api/koszyki'));
        $dropdown = json_decode((string) $widget?->body, true);
        self::assertSame([3, true, 2], [$dropdown['count'], $dropdown['carts'][0]['is_master'], count($dropdown['carts'][0]['childCarts'][1]['items'])]);
    }

    public function testChangesTheLinesOfEachChild(): void
    {
        [, $cart] = $this->post(['quantity' => [2 => 10], 'cartToUpdate' => 12]);
        self::assertSame(10, $cart['childCarts'][1]['items'][0]['quantity']);
        self::assertSame(422, $this->post(['quantity' => [2 => 15], 'cartToUpdate' => 11])[0]);
        [, $cart] = $this->post(['add_discount' => ['id' => 1, 'cartId' => 11, 'discount_price' => '40.00']]);
        self::assertSame(['40.00', true], [$cart['childCarts'][0]['items'][0]['prices']['net'], $cart['has_shop_discount']]);
        self::assertCount(2, $this->post(['remove' => ['id' => 2, 'cartId' => 11]])[1]['childCarts'][1]['items']);
        self::assertCount(1, $this->post(['remove' => ['id' => 2, 'cartId' => 12]])[1]['childCarts'][1]['items']);
        self::assertSame([2, []], [count(($cart = $this->post(['add_product' => 3])[1])['childCarts'][0]['items']), $cart['items']]);
        (new FormCart($this->shop, $this->buyer))->change(['quantity' => [11 => [1 => '7']], 'remove' => '12/3']);
        $children = $this->post([])[1]['childCarts'];
        self::assertSame([7, []], [$children[0]['items'][0]['quantity'], $children[1]['items']]);
    }

    public function testMovesLinesFromOneChildToAnother(): void
    {
        $ids = static fn (array $cart): array => array_map(static fn (array $child): array => array_column($child['items'], 'id'), $cart['childCarts']);
        [$status, $cart] = $this->post(['move' => ['ids' => [2, '1'], 'cartId' => 11]]);
        self::assertSame([200, true, [[1, 2], [3]]], [$status, $cart['can_move_lines'], $ids($cart)]);
        [, $cart] = $this->post(['move' => ['ids' => [1, 2], 'cartId' => 12]]);
        self::assertSame([[], [3, 1, 2]], $ids($cart));
        // Adding an existing product increases its line, by an orderable quantity.
        $product = $this->memory->products[2];
        $this->memory->carts['anna']->children[0]->lines = [new Line(4, $product, 5, $product->net), new Line(5, $this->memory->products[3], 1_000_000, 100)];
        [$status, $cart, $messages] = $this->post(['move' => ['ids' => [4, 5, 99], 'cartId' => 12]]);
        self::assertSame([422, [[5], [3, 1, 2]]], [$status, $ids($cart)]);
        self::assertSame(10, $cart['childCarts'][1]['items'][2]['quantity']);
        self::assertCount(2, $messages['quantity']['messages']);
        foreach ([10, 77] as $none) {
            self::assertSame([422, [[5], [3, 1, 2]]], [($answer = $this->post(['move' => ['ids' => [3], 'cartId' => $none]]))[0], $ids($answer[1])]);
        }
        self::assertSame(400, $this->post(['move' => ['ids' => [[]], 'cartId' => 11]])[0]);
    }

    public function testBecomesOneOrder(): void
    {
        $this->post(['carrier' => ['id' => 3]]);
        $this->post(['payment' => ['id' => 5]]);
        $this->memory->carts['anna']->children[1]->lines[0]->quantity = 6;
        self::assertStringContainsString('wielokrotnością 5', $this->post(['confirm' => true])[2]['quantity']['messages'][0]);
        $this->post(['quantity' => [2 => 5], 'cartToUpdate' => 12]);
        self::assertSame('/zamowienie/1', $this->post(['confirm' => true])[2]['confirm']['redirect_url']);
        self::assertCount(2, $this->memory->orders[0]['childCarts']);
    }

    public function testIsLockedByTheChildWhosePaymentHasBegun(): void
    {
        $this->memory->carts['anna']->children[1]->isPaymentBegun = true;
        [$status, $cart, $messages] = $this->post(['carrier' => ['id' => 1]]);
        self::assertSame([409, 'Płatność została rozpoczęta za koszyk Etap II, dokonywanie zmian nie jest możliwe.'], [$status, $messages['payment_init']['messages'][0]]);
        self::assertSame([true, [12], false], [$cart['child_payment_init'], $cart['childs_payment_init'], $cart['master_payment_init']]);
        self::assertSame([false, true], array_column($cart['childCarts'], 'payment_init'));
        $this->memory->carts['anna']->children[1]->isPaymentBegun = false;
        $this->memory->carts['anna']->isPaymentBegun = true;
        [$status, $cart, $messages] = $this->post(['client_comments' => 'x']);
        self::assertSame([409, true, false], [$status, $cart['master_payment_init'], $cart['payment_init']]);
        self::assertStringContainsString('koszyk Osiedle,', $messages['payment_init']['messages'][0]);
        $form = new Request('POST', '/do-koszyka', headers: ['accept' => 'application/json'], body: '{"product": 1}');
        self::assertStringContainsString('Osiedle', (string) (new Api($this->shop, $this->buyer, new Csrf(null)))->answer($form)?->body);
    }

    public function testWaitsForADeferredPayment(): void
    {
        $this->memory->payments = [new Payment(7, 'Odroczona', Payment::DEFERRED), new Payment(5, 'Pobranie')];
        $this->post(['carrier' => ['id' => 3]]);
        $this->post(['payment' => ['id' => 7]]);
        $begun = new BegunPayment($this->shop, $this->buyer);
        self::assertNull($begun->accept());
        [$status, $cart, $messages] = $this->post(['confirm' => true], 'k');
        self::assertSame([200, true, []], [$status, $cart['master_payment_init'], $this->memory->orders]);
        self::assertStringContainsString('czeka na decyzję', $messages['confirm']['messages'][0]);
        self::assertSame([200, $messages], [($again = $this->post(['confirm' => true], 'k'))[0], $again[2]]);
        self::assertSame(409, $this->post(['payment' => ['id' => 5]])[0]);
        $begun->decline();
        self::assertSame(200, $this->post(['payment' => ['id' => 7]])[0]);
        // The page sends the same key for the same cart.
        self::assertTrue($this->post(['confirm' => true], 'k')[1]['master_payment_init']);
        self::assertSame('/zamowienie/1', $begun->accept());
        self::assertNull($begun->accept());
        self::assertCount(1, $this->memory->orders);
    }
}
