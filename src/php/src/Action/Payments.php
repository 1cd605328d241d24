<?php

/** The payments that this buyer may choose (rule P3). */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Chosen;
use ShopElements\Cart\Payment;
use ShopElements\Shop\Shop;

final class Payments
{
    /** The payment, or the refusal. */
    public static function find(int|string $id, Cart $cart, Shop $shop, Buyer $buyer): Payment|Outcome
    {
        $payment = Chosen::among($shop->offer->payments($buyer, $cart), $id);
        return match (true) {
            $payment === null => Outcome::refused('payment_id', $shop->texts->otherPayment),
            $payment->hook === 'upfront_manual_wire' && $buyer->overLimit > 0 =>
                Outcome::refused('payment_id', $shop->texts->overLimit),
            default => $payment,
        };
    }
}
