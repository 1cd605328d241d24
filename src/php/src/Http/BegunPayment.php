<?php

/** Ends the payment of a cart; the shop calls this when the payment provider has answered. */

declare(strict_types=1);

namespace ShopElements\Http;

use Closure;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Refused;
use ShopElements\Shop\Shop;

final readonly class BegunPayment
{
    public function __construct(private Shop $shop, private Buyer $buyer)
    {
    }

    /**
     * The payment succeeded: places the order with the cart as it was when the payment began. Returns the order's URL; null if no payment is pending, as on a repeated call.
     *
     * @param ?string $id of the payment, from `Provider::begin`: any other payment is not pending
     * @param (Closure(): mixed)|null $take takes the money, as the last step of the order's transaction; an exception undoes the order
     * @throws Refused if the goods have been sold to others meanwhile. The payment stays begun: pay it back, then call `decline`
     */
    public function accept(?string $id = null, ?Closure $take = null): ?string
    {
        return $this->shop->carts->atOnce($this->buyer->key, function () use ($id, $take): ?string {
            $cart = $this->shop->carts->open($this->buyer->key);
            if (!$cart->isPaymentBegun) {
                return null;
            }
            // The order contains the cart that was paid, also if a price has changed since.
            $seen = $cart->begunAs === null ? (new CartAnswer($this->shop, $this->buyer))->cart($cart) : json_decode($cart->begunAs, true, flags: JSON_THROW_ON_ERROR);
            if (($seen['begun']['id'] ?? null) !== $id) {
                return null;
            }
            $address = $this->shop->orders->place($this->buyer, $cart, array_diff_key($seen, ['begun' => 1]));
            $take === null || $take();
            return $address;
        });
    }

    /** The payment failed or was cancelled: the buyer may change the cart again, and pay in another way. */
    public function decline(): void
    {
        $this->shop->carts->atOnce($this->buyer->key, function (): void {
            $cart = $this->shop->carts->open($this->buyer->key);
            if ($cart->isPaymentBegun) {
                [$cart->isPaymentBegun, $cart->begunAs] = [false, null];
                $this->shop->carts->save($this->buyer->key, $cart);
            }
        });
    }
}
