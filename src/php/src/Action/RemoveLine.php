<?php

/** Removes a line. Removing it again is no error: another tab was faster. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Line;
use ShopElements\Shop\Shop;

final readonly class RemoveLine implements Action
{
    private function __construct(private int|string $id, private int|string $cart)
    {
    }

    public static function read(Fields $body): self
    {
        $what = $body->object('remove');
        return new self($what->id('id'), $what->id('cartId'));
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $part = $cart->part($this->cart);
        if ($part !== null) {
            $isOther = fn (Line $line): bool => (string) $line->id !== (string) $this->id;
            $part->lines = array_values(array_filter($part->lines, $isOther));
        }
        return Outcome::done();
    }
}
