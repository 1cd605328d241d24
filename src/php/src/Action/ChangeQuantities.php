<?php

/** Changes quantities. Each line is checked alone, and the valid changes are saved. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Shop\Shop;

final readonly class ChangeQuantities implements Action
{
    /** @param array<int|string, int|float> $quantities the new totals, by line */
    private function __construct(private array $quantities, private int|string $cart)
    {
    }

    public static function read(Fields $body): self
    {
        return new self($body->numbers('quantity'), $body->id('cartToUpdate'));
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $part = $cart->part($this->cart);
        if ($part === null) {
            return Outcome::refused('quantity', $shop->texts->noCart);
        }
        $faults = [];
        $lines = $part->linesById();
        foreach ($this->quantities as $id => $quantity) {
            $line = $lines[$id] ?? null;
            $fault = match (true) {
                $line === null => $shop->texts->noLine,
                $line->product->isLowered($line->quantity, $quantity) => null,
                default => $line->product->fault($quantity, $shop->texts),
            };
            if ($line !== null && $fault === null) {
                $line->quantity = (int) $quantity;
            } else {
                $faults[] = (string) $fault;
            }
        }
        return $faults === [] ? Outcome::done() : Outcome::refused('quantity', array_values(array_unique($faults)));
    }
}
