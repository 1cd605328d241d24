<?php

/** Changes the price of a line, within a trader's limits (rule T1). */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Money;
use ShopElements\Shop\Shop;

final readonly class PriceLine implements Action
{
    private function __construct(private int|string $id, private int|string $cart, private string $price)
    {
    }

    public static function read(Fields $body): self
    {
        $sent = $body->object('add_discount');
        return new self($sent->id('id'), $sent->id('cartId'), self::price($sent));
    }

    /** Net price with two decimals and a point. */
    public static function price(Fields $sent): string
    {
        $price = $sent->text('discount_price');
        return preg_match('/^\d+\.\d{2}$/D', $price) === 1 ? $price : throw new Unreadable();
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $price = Money::typed($this->price);
        $line = $cart->part($this->cart)?->line($this->id);
        $fault = match (true) {
            !$buyer->isTrader => $shop->texts->onlyTrader,
            $line === null => $shop->texts->noLine,
            $price === null => $shop->texts->noPrice,
            $price < $line->product->minimal => $line->product->lowFault($shop->texts),
            default => null,
        };
        if ($fault !== null || $line === null || $price === null) {
            return Outcome::refused('add_discount', (string) $fault);
        }
        [$line->net, $line->isAgreed] = [$price, true];
        return Outcome::message('add_discount', $shop->texts->priceSaved);
    }
}
