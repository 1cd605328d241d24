<?php

/** A request for approval, or a quote, as one person sees it: both have one shape. */

declare(strict_types=1);

namespace ShopElements\Cart;

/** @phpstan-type Step array{label: string, who: array<array-key, string>, state?: string, at?: ?string} */
final readonly class Process
{
    /**
     * @param string $state chooses the displayed sentences: `required`, `waiting`, `rejected`, `approved`, `offered`, `asked`, `answered` …
     * @param list<string> $can actions of this person; set by the package
     * @param bool $isLocked whether the cart cannot be edited; set by the package
     * @param bool $placesOrder whether approving places the order; set by the package
     * @param string $number number of the request or the quote
     * @param string $by name of the sender
     * @param ?string $at when it was sent, in UTC: `2026-11-25T09:12:00Z`
     * @param ?string $until last day of the request or of the offered prices: `2026-12-02`
     * @param list<string> $to names of the next approvers; set by the package from the steps
     * @param list<string> $reasons why an approval is required, in sentences
     * @param list<array{label: string, of: int, left: int, after: int}> $limits budgets in grosze, with the remaining amount before and after this order
     * @param list<Step> $steps of the approval in order: label, and the names of its persons by the `key` of their `Buyer`
     * @param list<array{at: string, by: string, what: string, text: string}> $history oldest first
     * @param ?array{number: string, url: string} $order that was placed
     * @param ?array{net: int, missing: int} $minimum minimum for a quote, in grosze
     * @param ?array{net: int, gross: int} $saved what an answered quote saves, in grosze; set by the package
     * @param bool $wishes whether prices may be proposed with the question for a quote: its store keeps `Line::$wishedNet`
     */
    public function __construct(
        public string $state,
        public array $can = [],
        public bool $isLocked = false,
        public bool $placesOrder = false,
        public string $number = '',
        public string $by = '',
        public ?string $at = null,
        public ?string $until = null,
        public array $to = [],
        public array $reasons = [],
        public array $limits = [],
        public array $steps = [],
        public array $history = [],
        public ?array $order = null,
        public ?array $minimum = null,
        public ?array $saved = null,
        public bool $wishes = false,
    ) {
    }

    public function with(mixed ...$changes): self
    {
        return new self(...$changes + get_object_vars($this));
    }

    /** @return array<string, mixed> as on the wire */
    public function wire(): array
    {
        $amounts = static fn (array $one): array => array_map(static fn (int|string $of): string => is_int($of) ? Money::text($of) : $of, $one);
        $steps = array_map(static fn (array $step): array => ['who' => array_values($step['who'])] + $step, $this->steps);
        return ['state' => $this->state, 'can' => $this->can, 'locked' => $this->isLocked] + array_filter([
            'places_order' => $this->placesOrder,
            'wishes' => $this->wishes,
            'number' => $this->number,
            'by' => $this->by,
            'at' => $this->at,
            'until' => $this->until,
            'to' => $this->to,
            'reasons' => $this->reasons,
            'limits' => array_map($amounts, $this->limits),
            'steps' => $steps,
            'history' => $this->history,
            'order' => $this->order,
            'minimum' => $this->minimum === null ? null : $amounts($this->minimum),
            'saved' => $this->saved === null ? null : $amounts($this->saved),
        ]);
    }
}
