<?php

/** Chooses a method of an instant payment, and its payment with it. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Chosen;
use ShopElements\Shop\Shop;

final readonly class ChooseMethod implements Action
{
    private function __construct(private int|string $payment, private int|string $method)
    {
    }

    public static function read(Fields $body): self
    {
        $what = $body->object('payment_method');
        return new self($what->id('payment_id'), $what->id('method_id'));
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $payment = Payments::find($this->payment, $cart, $shop, $buyer);
        if ($payment instanceof Outcome) {
            return $payment;
        }
        $method = Chosen::rowAmong($payment->methods, $this->method);
        if ($method === null) {
            return Outcome::refused('payment_id', $shop->texts->otherMethod);
        }
        [$cart->payment, $cart->method] = [$payment->id, $method['id']];
        return Outcome::done();
    }
}
