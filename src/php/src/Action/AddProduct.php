<?php

/** Adds one product by its id, in the given quantity or in the smallest that is sold. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Shop\Shop;

final readonly class AddProduct implements Action
{
    private function __construct(private int|string $id, private ?int $quantity)
    {
    }

    public static function read(Fields $body): self
    {
        return new self($body->id('add_product'), $body->quantity('add_product_quantity'));
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        [$fault] = AddProducts::put($this->id, $this->quantity, $cart, $shop, $buyer);
        return $fault === null ? Outcome::done() : Outcome::refused('quantity', $fault);
    }
}
