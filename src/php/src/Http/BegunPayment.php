<?php

/** Decides what becomes of a cart whose payment has begun, when its provider has answered: called by the shop, where it hears of that. */

declare(strict_types=1);

namespace ShopElements\Http;

use ShopElements\Cart\Buyer;
use ShopElements\Shop\Shop;

final readonly class BegunPayment
{
    public function __construct(private Shop $shop, private Buyer $buyer)
    {
    }

    /** It is paid for: the order is placed, as the cart stood. Its address; null where no payment has begun, or this was heard before. */
    public function accept(): ?string
    {
        return $this->shop->carts->atOnce($this->buyer->key, function (): ?string {
            $cart = $this->shop->carts->open($this->buyer->key);
            $seen = (new CartAnswer($this->shop, $this->buyer))->cart($cart);
            return $cart->isPaymentBegun ? $this->shop->orders->place($this->buyer, $cart, $seen) : null;
        });
    }

    /** It is not: the buyer may change the cart again, and pay in another way. */
    public function decline(): void
    {
        $this->shop->carts->atOnce($this->buyer->key, function (): void {
            $cart = $this->shop->carts->open($this->buyer->key);
            $cart->isPaymentBegun = false;
            $this->shop->carts->save($this->buyer->key, $cart);
        });
    }
}
