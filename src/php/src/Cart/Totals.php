<?php

/** The sums of a cart: goods by VAT rate, discount, delivery. */

declare(strict_types=1);

namespace ShopElements\Cart;

final readonly class Totals
{
    /**
     * All in grosze.
     *
     * @param int $goodsGross before the discount
     * @param array<int|string, array{net: int, gross: int}> $rates goods after the discount, by VAT rate
     */
    private function __construct(
        public int $goodsGross,
        public array $rates,
        public int $deliveryNet,
        public int $deliveryGross,
        private ?int $freeFrom = null,
        public int $deposit = 0,
    ) {
    }

    /** @param list<Line> $lines */
    public static function of(array $lines, ?Carrier $carrier, Rounding $rounding, int $discount = 0): self
    {
        $rates = [];
        foreach ($lines as $line) {
            $vat = $line->product->vat;
            $rates[$vat] ??= ['net' => 0, 'gross' => 0];
            $rates[$vat]['net'] += $line->sumNet();
            $rates[$vat]['gross'] += $line->sumGross();
        }
        $goods = 0;
        foreach ($rates as $vat => ['net' => $net, 'gross' => $gross]) {
            $gross = $rounding === Rounding::Order ? Money::gross($net, $vat) : $gross;
            $goods += $gross;
            $rates[$vat] = ['net' => $net - Money::part($net, $discount), 'gross' => $gross - Money::part($gross, $discount)];
        }
        ksort($rates);
        $delivery = $carrier->net ?? 0;
        return new self($goods, $rates, $delivery, Money::gross($delivery, $carrier->vat ?? 0), $delivery > 0 ? $carrier?->freeFrom : null, array_sum(array_map(static fn (Line $line): int => $line->deposit(), $lines)));
    }

    public function net(): int
    {
        return array_sum(array_column($this->rates, 'net'));
    }

    public function gross(): int
    {
        return array_sum(array_column($this->rates, 'gross'));
    }

    /** The whole amount to be paid. */
    public function total(): int
    {
        return $this->gross() + $this->deliveryGross + $this->deposit;
    }

    /** @return array<string, mixed> `prices` of the cart on the wire */
    public function wire(): array
    {
        $missing = ($this->freeFrom ?? 0) - $this->gross();
        return [
            ...($missing > 0 ? ['free_delivery' => ['gross' => Money::text((int) $this->freeFrom), 'missing' => Money::text($missing)]] : []),
            ...array_map(Money::text(...), [
                'net' => $this->net(),
                'gross' => $this->gross(),
                'total_net' => $this->net() + $this->deliveryNet,
                'total_gross' => $this->total(),
                'total_gross_only_products' => $this->goodsGross,
            ]),
            ...($this->deposit === 0 ? [] : ['deposit_total' => Money::text($this->deposit)]),
            'vat' => array_map(static fn (int|string $rate, array $sum): array => [
                'rate' => $rate,
                'net' => Money::text($sum['net']),
                'vat' => Money::text($sum['gross'] - $sum['net']),
                'gross' => Money::text($sum['gross']),
            ], array_keys($this->rates), $this->rates),
        ];
    }
}
