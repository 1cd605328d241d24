<?php

/** Changes the price of the chosen delivery, within a trader's limits (rule T2). */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Chosen;
use ShopElements\Cart\Money;
use ShopElements\Shop\Shop;
use ShopElements\Texts;

final readonly class PriceCarrier implements Action
{
    /** 1.00 net. */
    private const MIN_PRICE = 100;

    private function __construct(private int|string $id, private string $price)
    {
    }

    public static function read(Fields $body): self
    {
        $sent = $body->object('add_carrier_discount');
        return new self($sent->id('id'), PriceLine::price($sent));
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $price = Money::typed($this->price);
        $carrier = Chosen::among($shop->offer->carriers($buyer, $cart), $cart->carrier);
        $isOther = $carrier === null || (string) $carrier->id !== (string) $this->id || $carrier->kind()->isFree();
        $fault = match (true) {
            !$buyer->isTrader => $shop->texts->onlyTrader,
            $isOther => $shop->texts->carrierFixed,
            $price === null => $shop->texts->noPrice,
            $price < self::MIN_PRICE => Texts::fill($shop->texts->carrierLow, ['amount' => Money::polish(self::MIN_PRICE)]),
            default => null,
        };
        if ($fault !== null) {
            return Outcome::refused('add_carrier_discount', $fault);
        }
        $cart->carrierNet = $price;
        return Outcome::message('add_carrier_discount', $shop->texts->priceSaved);
    }
}
