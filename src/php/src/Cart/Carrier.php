<?php

/** A delivery that a buyer can choose. */

declare(strict_types=1);

namespace ShopElements\Cart;

final readonly class Carrier
{
    public int $net;
    public int|string $vat;

    /**
     * @param int|string $id the page posts it when the buyer chooses this
     * @param string $name name displayed to the buyer
     * @param string $type `parcelLocker`, `pickup`, `transport…` with the brand, or a type of the shop's own
     * @param int|float|string $net in whole grosze
     * @param int|string $vat in per cent, or `zw`, `np`, `oo`
     * @param ?int $freeFrom gross value of the goods in grosze above which delivery is free; see `freeAt`
     * @param ?array{from?: string, to?: string, text?: string} $delivery days of the delivery as 2026-12-01, or a sentence: `['text' => 'we wtorek 1.12, 8–16']`
     */
    public function __construct(
        public int|string $id,
        public string $name,
        public string $type,
        int|float|string $net,
        int|string $vat = 23,
        public ?int $freeFrom = null,
        public ?array $delivery = null,
    ) {
        $this->net = Money::whole($net, "$id, $name");
        $this->vat = VatRate::of($vat);
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

    /** The carrier for goods of this gross value: from `freeFrom` on its price is 0. */
    public function freeAt(int $gross): self
    {
        return $this->freeFrom !== null && $gross >= $this->freeFrom ? $this->at(0) : $this;
    }

    /** A copy of the carrier with another price. */
    public function at(?int $net): self
    {
        return $net === null ? $this : new self($this->id, $this->name, $this->type, $net, $this->vat, delivery: $this->delivery);
    }
}
