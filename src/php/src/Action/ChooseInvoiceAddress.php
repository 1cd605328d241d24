<?php

/** Chooses the invoice's address. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Chosen;
use ShopElements\Shop\Shop;

final readonly class ChooseInvoiceAddress implements Action
{
    private function __construct(private int|string $id)
    {
    }

    public static function read(Fields $body): self
    {
        return new self($body->object('invoice_address')->id('id'));
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $address = Chosen::among($shop->addresses?->all($buyer) ?? [], $this->id);
        if ($address === null) {
            return Outcome::refused('0', $shop->texts->otherAddress);
        }
        $cart->invoiceAddress = $address->id;
        return Outcome::done();
    }
}
