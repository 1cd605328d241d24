<?php

/** A frozen cart at its own URL, as stored: a request for approval, or a quote. */

declare(strict_types=1);

namespace ShopElements\Cart;

use ShopElements\Day;

/** @phpstan-import-type Step from Process */
final readonly class Held
{
    public const APPROVAL = 'approval';
    public const QUOTE = 'quote';

    /**
     * @param int|string $id id of the cart, and the end of its URL
     * @param self::APPROVAL|self::QUOTE $kind a cart may be held as both: a quote that needs approval
     * @param Buyer $owner the sender, with the data at sending while nobody may edit the cart (`sealed`), else with current data
     * @param Cart $cart with its present lines and choices
     * @param string $number displayed number
     * @param string $state as stored: `required`, `waiting`, `rejected`, `approved`, `offered`, `asked`, `answered`, `declined`, `ordered`
     * @param string $by the owner's name when it was sent
     * @param string $at when it was sent, in UTC: `2026-11-25T09:12:00Z`
     * @param ?string $until last day: `2026-12-02`; null: unlimited
     * @param list<Step> $steps of the approval
     * @param int $step index of the current step
     * @param list<string> $reasons why an approval is required, in sentences
     * @param list<array{at: string, by: string, what: string, text: string}> $history oldest first
     * @param ?array{number: string, url: string} $order that was placed
     * @param ?list<Address> $addresses the chosen addresses at sending, while nobody may edit the cart; null: the owner's current addresses
     */
    public function __construct(
        public int|string $id,
        public string $kind,
        public Buyer $owner,
        public Cart $cart,
        public string $number,
        public string $state,
        public string $by,
        public string $at,
        public ?string $until = null,
        public array $steps = [],
        public int $step = 0,
        public array $reasons = [],
        public array $history = [],
        public ?array $order = null,
        public ?array $addresses = null,
    ) {
    }

    /** While nobody may edit the cart, its owner's data and addresses are those that were sent. @param array<string, mixed> $sent the cart in the wire's format, with the owner's `client` */
    public function sealed(array $sent): self
    {
        if (!isset($sent['client']) || !in_array($this->state(), ['waiting', 'approved', 'asked'], true)) {
            return $this;
        }
        $chosen = array_filter([$sent['delivery_address'] ?? null, $sent['invoice_address'] ?? null], static fn (?array $one): bool => isset($one['id']));
        $owner = new Buyer(...['client' => $sent['client'], 'person' => $this->by] + get_object_vars($this->owner));
        return new self(...['owner' => $owner, 'addresses' => array_map(static fn (array $one): Address => new Address(...$one), array_values($chosen))] + get_object_vars($this));
    }

    /** The state today, with the order if there is one. */
    public function state(): string
    {
        $isOver = $this->until !== null && $this->until < Day::inPoland() && in_array($this->state, ['waiting', 'answered'], true);
        return match (true) {
            $this->order !== null => $this->kind === self::APPROVAL && $this->state === 'approved' ? 'approved' : 'ordered',
            $isOver => 'expired',
            default => $this->state,
        };
    }

    /** @return array<array-key, string> the people of the current step: names by key */
    public function waitsFor(): array
    {
        return $this->state() === 'waiting' ? $this->steps[$this->step]['who'] ?? [] : [];
    }

    public function isLastStep(): bool
    {
        return $this->step >= count($this->steps) - 1;
    }

    /** Whether one of its steps names the person. */
    public function concerns(Buyer $person): bool
    {
        return array_filter($this->steps, static fn (array $step): bool => isset($step['who'][$person->key])) !== [];
    }

    /** The wire format of the process, equal for both kinds; the rules add the actions that this person may take. */
    public function process(): Process
    {
        return new Process(
            state: $this->state(),
            number: $this->number,
            by: $this->by,
            at: $this->at,
            until: $this->until,
            to: array_values($this->waitsFor()),
            reasons: $this->reasons,
            steps: $this->steps,
            history: $this->history,
            order: $this->order,
        );
    }
}
