<?php

/** A line of the cart, with its price. */

declare(strict_types=1);

namespace ShopElements\Cart;

final class Line
{
    public bool $isAgreed;

    /**
     * @param int|string|null $id null until the line has been saved
     * @param int $quantity of units
     * @param int $net the unit price in this cart, in grosze: the product's, or a trader's
     * @param array<string, string> $extraFields the values of this line’s further fields, by name
     * @param ?bool $isAgreed whether a trader has set the price, which then stays when the product's price changes. Null: true if it differs from the product's price
     * @param ?int $savedNet price of the last save; if it differs, the buyer gets a message at the next load
     * @param ?string $priceUntil the time until which the line keeps its price although the product's has changed: `2031-03-12T12:00:00Z`
     * @param array{net?: int, quantity?: int, name?: string} $was the line before a seller changed it, or its price while it waited for approval
     * @param bool $isQuoted whether a seller has set the price in a quote, possibly below the trader's minimum
     * @param ?int $wishedNet the unit price that the buyer proposed with the question for a quote: it changes no price
     */
    public function __construct(
        public readonly int|string|null $id,
        public readonly Product $product,
        public int $quantity,
        public int $net,
        public array $extraFields = [],
        ?bool $isAgreed = null,
        public readonly ?int $savedNet = null,
        public readonly ?string $priceUntil = null,
        public array $was = [],
        public bool $isQuoted = false,
        public ?int $wishedNet = null,
    ) {
        $this->isAgreed = $isAgreed ?? $net !== $product->netAt($quantity);
    }

    /** Changes the quantity, and with it the price of a product with price steps, unless another price is kept. */
    public function setQuantity(int $quantity): void
    {
        $this->quantity = $quantity;
        if ($this->product->priceSteps !== [] && $this->followsSteps()) {
            $this->net = $this->product->netAt($quantity);
        }
    }

    /** Whether neither a trader nor an earlier price decides. */
    private function followsSteps(): bool
    {
        return !$this->isAgreed && $this->priceUntil === null;
    }

    /** @return array{price_steps?: list<array<string, int|string>>} */
    public function stepsWire(): array
    {
        return $this->followsSteps() ? $this->product->stepsWire() : [];
    }

    public function sumNet(): int
    {
        return $this->net * $this->quantity;
    }

    /** Notes on the product's price; a trader’s price is not an announced reduction. @return array<string, mixed> */
    public function priceNotes(): array
    {
        return $this->isAgreed ? [] : $this->product->priceNotes();
    }

    /** The sum of the line's deposits, outside VAT. */
    public function deposit(): int
    {
        return $this->product->deposit * $this->quantity;
    }

    /** The gross sum is computed from the line's net sum, as on invoices. */
    public function sumGross(): int
    {
        return Money::gross($this->sumNet(), $this->product->vat);
    }
}
