<?php

/** Chooses a delivery. A change drops the locker, the trader's price, and a payment that the new delivery does not allow. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Chosen;
use ShopElements\Shop\Shop;

final readonly class ChooseCarrier implements Action
{
    private function __construct(private int|string $id)
    {
    }

    public static function read(Fields $body): self
    {
        return new self($body->object('carrier')->id('id'));
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $carrier = Chosen::among($shop->offer->carriers($buyer, $cart), $this->id);
        if ($carrier === null) {
            return Outcome::refused('0', $shop->texts->otherCarrier);
        }
        if ((string) $carrier->id === (string) $cart->carrier) {
            return Outcome::done();
        }
        [$cart->carrier, $cart->carrierNet, $cart->locker] = [$carrier->id, null, []];
        if ($cart->payment === null || Chosen::among($shop->offer->payments($buyer, $cart), $cart->payment) !== null) {
            return Outcome::done();
        }
        $cart->payment = $cart->method = null;
        return Outcome::message('payment_id', $shop->texts->paymentLeft, 'warning');
    }
}
