<?php

/** Decides what a delivery consists of. */

declare(strict_types=1);

namespace ShopElements\Cart;

final readonly class Carrier
{
    public int $net;

    /**
     * @param string $type `parcelLocker`, `pickup`, `transport…` with the brand, or a type of the shop's own
     * @param int|float|string $net in whole grosze
     */
    public function __construct(
        public int|string $id,
        public string $name,
        public string $type,
        int|float|string $net,
        public int $vat = 23,
    ) {
        $this->net = Money::whole($net, "$id, $name");
    }

    public function kind(): CarrierKind
    {
        return CarrierKind::of($this->type);
    }

    public function isLocker(): bool
    {
        return $this->kind() === CarrierKind::Locker;
    }

    public function isPickup(): bool
    {
        return $this->kind() === CarrierKind::Pickup;
    }

    /** A copy with another price. */
    public function at(?int $net): self
    {
        return $net === null ? $this : new self($this->id, $this->name, $this->type, $net, $this->vat);
    }
}
