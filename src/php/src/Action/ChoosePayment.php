<?php

/** Chooses a payment. A change drops the previous payment's method. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Shop\Shop;

final readonly class ChoosePayment implements Action
{
    private function __construct(private int|string $id)
    {
    }

    public static function read(Fields $body): self
    {
        return new self($body->object('payment')->id('id'));
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $payment = Payments::find($this->id, $cart, $shop, $buyer);
        if ($payment instanceof Outcome) {
            return $payment;
        }
        $cart->method = (string) $payment->id === (string) $cart->payment ? $cart->method : null;
        $cart->payment = $payment->id;
        return Outcome::done();
    }
}
