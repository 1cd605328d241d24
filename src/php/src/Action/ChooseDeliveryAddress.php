<?php

/** Chooses the delivery address. Null is “Adres z rachunku”. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Chosen;
use ShopElements\Shop\Shop;

final readonly class ChooseDeliveryAddress implements Action
{
    private function __construct(private int|string|null $id)
    {
    }

    public static function read(Fields $body): self
    {
        return new self($body->object('delivery_address')->idOrNull('id'));
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $address = $this->id === null ? null : Chosen::among($shop->addresses?->all($buyer) ?? [], $this->id);
        if ($this->id !== null && $address === null) {
            return Outcome::refused('0', $shop->texts->otherAddress);
        }
        $cart->deliveryAddress = $address?->id;
        return Outcome::done();
    }
}
