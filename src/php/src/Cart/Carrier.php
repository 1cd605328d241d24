<?php

/** Decides what a delivery consists of. */

declare(strict_types=1);

namespace ShopElements\Cart;

final readonly class Carrier
{
    /**
     * @param string $type `parcelLocker`, `pickup`, `transport…` with the brand, or a type of the shop's own
     * @param int $net in grosze
     */
    public function __construct(
        public int|string $id,
        public string $name,
        public string $type,
        public int $net,
        public int $vat = 23,
    ) {
    }

    public function isLocker(): bool
    {
        return $this->type === 'parcelLocker';
    }

    public function isPickup(): bool
    {
        return $this->type === 'pickup';
    }

    /** A copy with another price. */
    public function at(?int $net): self
    {
        return $net === null ? $this : new self($this->id, $this->name, $this->type, $net, $this->vat);
    }
}
