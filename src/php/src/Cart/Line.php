<?php

/** Decides what a line of the cart is, and what it costs. */

declare(strict_types=1);

namespace ShopElements\Cart;

final class Line
{
    /**
     * @param int|string|null $id null until it has been saved
     * @param int $net the price of one in this cart, in grosze: as it was when it was added, or as a trader has made it
     * @param array<string, string> $extraFields what was said in this line’s further fields, by name
     */
    public function __construct(
        public readonly int|string|null $id,
        public readonly Product $product,
        public int $quantity,
        public int $net,
        public array $extraFields = [],
    ) {
    }

    public function sumNet(): int
    {
        return $this->net * $this->quantity;
    }

    /** Of the line's net, as invoices count it. */
    public function sumGross(): int
    {
        return Money::gross($this->sumNet(), $this->product->vat);
    }
}
