<?php

/** A product, and the quantities of it that can be ordered. */

declare(strict_types=1);

namespace ShopElements\Cart;

use ShopElements\Day;
use ShopElements\Texts;

final readonly class Product
{
    public int $net;
    public int|string $vat;

    /**
     * @param int|string $id id in your table: a number or a text
     * @param string $name name displayed to the buyer
     * @param int|float|string $net the list price per unit, in whole grosze; `Money::read` reads one in złoty
     * @param int|string $vat in per cent, or `zw`, `np`, `oo`
     * @param string $unit unit of sale, to which `net` refers
     * @param string $sku symbol known to buyers
     * @param int $least minimum quantity
     * @param int $step step of the quantities
     * @param ?int $stock null if unlimited
     * @param int $minimal a trader's minimum net price, in grosze
     * @param ?string $image URL of the picture
     * @param array<string, mixed> $more further fields of the line on the wire: `url`, `brand_name`, `availability`, `notes`, `safety`, `guarantee` …
     * @param ?int $before the net price before an announced reduction, in grosze
     * @param ?int $lowest the lowest net price before it, in grosze
     * @param string $basis of `$lowest`: `30-days`, `since-offer` or `before-first`
     * @param int $deposit returnable deposit of one unit in grosze, without VAT
     * @param ?int $unitPrice the net price of one `$unitPriceOf`, in grosze
     * @param string $unitPriceOf the unit of the price that the law asks for, such as `l`, `kg` or `m²`
     * @param int $incoming pieces that can be ordered beyond the stock and come later
     * @param ?string $incomingOn the day on which they come, `2031-03-12`; null if it is unknown
     * @param array<int, int> $priceSteps net prices per unit in grosze, by the quantity from which on they replace `$net`: `[10 => 1120, 20 => 1050]`
     */
    public function __construct(
        public int|string $id,
        public string $name,
        int|float|string $net,
        int|string $vat = 23,
        public string $unit = 'szt.',
        public string $sku = '',
        public int $least = 1,
        public int $step = 1,
        public ?int $stock = null,
        public int $minimal = 1,
        public ?string $image = null,
        public array $more = [],
        public ?int $before = null,
        public ?int $lowest = null,
        public string $basis = '30-days',
        public int $deposit = 0,
        public ?int $unitPrice = null,
        public string $unitPriceOf = '',
        public int $incoming = 0,
        public ?string $incomingOn = null,
        public array $priceSteps = [],
    ) {
        $this->net = Money::whole($net, "$id, $name");
        $this->vat = VatRate::of($vat);
    }

    /** Reduction and unit price on the wire; the percentage refers to the lowest price, not to the former one (C-330/23). @return array<string, mixed> */
    public function priceNotes(): array
    {
        $pair = fn (int $net): array => ['net' => Money::text($net), 'gross' => Money::text(Money::gross($net, $this->vat))];
        return [
            ...($this->before === null ? [] : ['price_before' => $pair($this->before)]),
            ...($this->lowest === null ? [] : ['lowest_price' => [...$pair($this->lowest), 'basis' => $this->basis]]),
            ...($this->lowest === null || $this->net >= $this->lowest ? [] : ['percent' => (int) round(100 - 100 * $this->net / $this->lowest)]),
            ...($this->unitPrice === null ? [] : ['unit_price' => [...$pair($this->unitPrice), 'unit' => $this->unitPriceOf]]),
        ];
    }

    /**
     * `availability.parts` of this quantity, and the stock without them. A day that is over is not stated.
     *
     * @param bool $isTogether whether the buyer wants the whole quantity at once: then it comes on the last day
     * @return array<string, mixed>
     */
    public function availability(int $quantity, bool $isTogether = false): array
    {
        $own = $this->more['availability'] ?? [];
        if ($this->incoming <= 0 || $this->stock === null) {
            return $own;
        }
        $now = min(max(0, $this->stock), $quantity);
        $later = min($quantity - $now, $this->incoming);
        $day = $this->incomingOn !== null && $this->incomingOn >= Day::inPoland() ? ['date' => $this->incomingOn] : [];
        $parts = $isTogether && $later > 0 && $now + $later === $quantity
            ? [['quantity' => $quantity, 'kind' => 'incoming'] + $day]
            : [['quantity' => $now, 'kind' => 'stock'], ['quantity' => $later, 'kind' => 'incoming'] + $day, ['quantity' => $quantity - $now - $later, 'kind' => 'none']];
        return $own + ['quantity' => max(0, $this->stock), 'parts' => array_values(array_filter($parts, static fn (array $one): bool => $one['quantity'] > 0))];
    }

    /** The net price of one unit at this quantity, in grosze. */
    public function netAt(int $quantity): int
    {
        return min([$this->net, ...array_filter($this->priceSteps, static fn (int $from): bool => $from <= $quantity, ARRAY_FILTER_USE_KEY)]);
    }

    /** `price_steps` on the wire; nothing of a product without steps. @return array{price_steps?: list<array<string, int|string>>} */
    public function stepsWire(): array
    {
        $steps = $this->priceSteps;
        ksort($steps);
        $wire = array_map(fn (int $from, int $net): array => ['from' => $from, 'net' => Money::text($net), 'gross' => Money::text(Money::gross($net, $this->vat))], array_keys($steps), $steps);
        return $wire === [] ? [] : ['price_steps' => $wire];
    }

    /** The maximum quantity that can be ordered. If it is below the minimum, the product is sold out. */
    public function most(): ?int
    {
        return $this->stock === null ? null : intdiv(max(0, $this->stock) + max(0, $this->incoming), $this->step) * $this->step;
    }

    /** The least quantity that can be ordered from this one up; the minimum for a text that is no quantity. */
    public function sold(string $quantity): int
    {
        return (int) ceil(max($this->least, min((float) $quantity, self::MOST)) / $this->step) * $this->step;
    }

    /** A sold-out line can still be lowered; the order is refused until the line is removed. */
    public function isLowered(int $from, int|float $to): bool
    {
        return $this->most() !== null && $this->most() < $this->least && is_int($to) && $to > 0 && $to < $from;
    }

    /** Why this quantity cannot be ordered; null if it can. */
    public function fault(int|float $quantity, Texts $texts): ?string
    {
        $max = $this->most();
        [$text, $amount] = match (true) {
            !is_int($quantity) => [$texts->quantityWhole, 0],
            $max !== null && $max < $this->least => [$texts->soldOut, 0],
            $quantity < $this->least => [$texts->quantityLeast, $this->least],
            $quantity > ($max ?? self::MOST) => [$texts->quantityMost, $max ?? self::MOST],
            $quantity % $this->step !== 0 => [$texts->quantityStep, $this->step],
            default => [null, 0],
        };
        return $text === null ? null : Texts::fill($text, [
            'name' => $this->name,
            'amount' => "$amount\u{a0}$this->unit",
        ]);
    }

    /** Why a trader's price is too low; null if it is allowed. */
    public function lowFault(Texts $texts): string
    {
        return Texts::fill($texts->priceLow, ['name' => $this->name, 'amount' => Money::polish($this->minimal)]);
    }

    /** The limit for products that are never out of stock: beyond it sums would not be exact. */
    public const MOST = 999_999;
}
