<?php

/**
 * The rules of approval and quotes: what each person may do with a cart, and the reasons for a refusal. The only file that distinguishes
 * the two kinds (rule J45).
 */

declare(strict_types=1);

namespace ShopElements\Http;

use DateTimeImmutable;
use DateTimeZone;
use LogicException;
use ShopElements\Action\Outcome;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Held;
use ShopElements\Cart\Line;
use ShopElements\Cart\Money;
use ShopElements\Cart\Process;
use ShopElements\Cart\Refused;
use ShopElements\Day;
use ShopElements\Shop\HeldCarts;
use ShopElements\Shop\HeldStore;
use ShopElements\Shop\Shop;
use ShopElements\Texts;

final readonly class Processes
{
    /** The value in `can` for each action. */
    public const WORDS = [
        'confirm' => 'order', 'send_for_approval' => 'send', 'approve' => 'approve', 'reject' => 'reject',
        'withdraw' => 'withdraw', 'ask_quote' => 'ask', 'decline_quote' => 'decline', 'note' => 'note',
    ];
    /** Scopes of extra fields that are required for one action only. */
    public const SCOPES = ['send_for_approval' => Held::APPROVAL, 'approve' => Held::APPROVAL, 'ask_quote' => Held::QUOTE];
    /** Actions that change the lines or their prices, which an answered quote fixes. */
    private const OF_LINES = ['quantity', 'remove', 'move', 'add_product', 'add_products', 'add_discount', 'add_carrier_discount'];
    /** States in which the owner may edit the cart again. */
    private const OPEN = ['required', 'rejected', 'expired'];

    private Buyer $owner;

    /** @param array<string, Held> $held by kind; empty for the buyer's open cart */
    private function __construct(private Shop $shop, private Buyer $person, private array $held)
    {
        $this->owner = $shop->ownerFor($person);
    }

    /** The stored process of the cart that this shop's calls change. */
    public static function at(Shop $shop, Buyer $person): self
    {
        return new self($shop, $person, $shop->carts instanceof HeldStore ? $shop->carts->held() : []);
    }

    /** @param array<string, mixed> $seen the cart in the wire's format @return array<string, Process> by kind, the approval first */
    public function of(Cart $cart, array $seen): array
    {
        if (!$this->shop->holds()) {
            return [];
        }
        $quote = $this->quote($cart, $seen);
        // A quote can be approved once it is answered.
        $isOpen = $quote === null || in_array($quote->state, ['offered', 'answered'], true) || isset($this->held[Held::APPROVAL]);
        return array_filter([Held::APPROVAL => $isOpen ? $this->approval($cart, $seen) : null, Held::QUOTE => $quote]);
    }

    /** @param array<string, mixed> $seen */
    private function approval(Cart $cart, array $seen): ?Process
    {
        $held = $this->held[Held::APPROVAL] ?? null;
        $state = $held?->state() ?? 'required';
        $need = in_array($state, ['waiting', ...self::OPEN], true) ? $this->need($cart, $seen) : null;
        $process = $held?->process() ?? $need;
        if ($process === null || !in_array($state, ['waiting', ...self::OPEN], true)) {
            return $process?->with(isLocked: true);
        }
        $process = $process->with(limits: $need->limits ?? []);
        $isValid = in_array(($this->held[Held::QUOTE] ?? null)?->state() ?? 'offered', ['offered', 'answered'], true);
        if ($held !== null && $state === 'waiting') {
            $who = self::approvers($held, $need);
            $isOne = isset($who[$this->person->key]) && !$this->person->isTrader && !$this->person->isBlocked;
            $can = [...$isOne && $isValid ? ['approve'] : [], ...$isOne ? ['reject'] : [], ...$this->isOwner() ? ['withdraw'] : [], ...$this->isOwner() || $held->concerns($this->person) ? ['note'] : []];
            return $process->with(can: $can, to: array_values($who), isLocked: true, placesOrder: $held->isLastStep());
        }
        $isPossible = $isValid && $need !== null && $need->steps !== [] && $this->person->person !== '' && array_filter($need->steps, static fn (array $step): bool => $step['who'] === []) === [];
        $can = [...$need === null ? ['order'] : [], ...$isPossible ? ['send'] : [], ...$held === null ? [] : ['note']];
        $to = $isPossible ? array_values($need->steps[0]['who']) : [];
        return $process->with(can: $this->isOwner() ? $can : [], to: $to, reasons: $need->reasons ?? [], isLocked: !$this->isOwner());
    }

    /** The approval rule's result, without the owner among the approvers. @param array<string, mixed> $seen */
    private function need(Cart $cart, array $seen): ?Process
    {
        $need = $this->shop->approvals?->need($this->owner, $cart, $seen);
        return $need?->with(steps: array_map(fn (array $step): array => ['who' => array_diff_key($step['who'], [$this->owner->key => 1])] + $step, $need->steps));
    }

    /** The people who may decide now: named in the request's step, still named by the rule, and not the owner. @return array<array-key, string> names by key */
    private static function approvers(Held $held, ?Process $need): array
    {
        $now = array_replace([], ...array_column($need->steps ?? $held->steps, 'who'));
        return array_diff_key(array_intersect_key($held->waitsFor(), $now), [$held->owner->key => 1]);
    }

    /** @param array<string, mixed> $seen */
    private function quote(Cart $cart, array $seen): ?Process
    {
        $held = $this->held[Held::QUOTE] ?? null;
        $offer = $this->held === [] || in_array($held?->state(), ['offered', 'expired', 'declined'], true) ? $this->shop->quotes?->offer($this->owner, $cart, $seen) : null;
        $process = $held?->process() ?? $offer;
        if ($process === null) {
            return null;
        }
        $ask = $offer === null || $this->person->person === '' || ($offer->minimum['missing'] ?? 0) > 0 ? [] : ['ask'];
        $isJudged = in_array(($this->held[Held::APPROVAL] ?? null)?->state(), ['waiting', 'approved'], true);
        $can = $this->isOwner() && !$isJudged ? match ($process->state) {
            'offered' => ['order', ...$ask],
            'asked' => ['withdraw', 'note'],
            'answered' => ['order', 'decline', 'note'],
            'expired', 'declined' => ['note', ...$ask],
            default => [],
        } : [];
        return $process->with(can: $can, minimum: $offer?->minimum, saved: $process->state === 'answered' ? self::saved($cart) : null, isLocked: !in_array('order', $can, true), wishes: ($offer->wishes ?? false) && in_array('ask', $can, true));
    }

    /** What the offered prices save against those of the request, for the offered quantities. @return ?array{net: int, gross: int} */
    private static function saved(Cart $cart): ?array
    {
        $sums = static fn (callable $net): array => array_map(static fn (Line $one): array => ['net' => $net($one) * $one->quantity, 'gross' => Money::gross($net($one) * $one->quantity, $one->product->vat)], $cart->allLines());
        [$was, $now] = [$sums(static fn (Line $one): int => $one->was['net'] ?? $one->net), $sums(static fn (Line $one): int => $one->net)];
        $saved = static fn (string $kind): int => array_sum(array_column($was, $kind)) - array_sum(array_column($now, $kind));
        return $saved('net') > 0 ? ['net' => $saved('net'), 'gross' => $saved('gross')] : null;
    }

    private function isOwner(): bool
    {
        return $this->person->key === $this->owner->key;
    }

    /** @param array<string, Process> $processes whether all of them allow an order, or one of them any other action */
    private static function allow(array $processes, string $action): bool
    {
        $allowing = self::allowing($processes, $action);
        return $action === 'confirm' ? count($allowing) === count($processes) : $allowing !== [];
    }

    /** @param array<string, Process> $processes @return array<string, Process> */
    private static function allowing(array $processes, string $action): array
    {
        return array_filter($processes, static fn (Process $one): bool => in_array(self::WORDS[$action], $one->can, true));
    }

    /** The refusal (409) if this person may not act now; null if they may. Ignores the page's `can`. @param array<string, mixed> $seen */
    public function refusal(string $action, Cart $cart, array $seen): ?Outcome
    {
        $processes = $this->of($cart, $seen);
        if ($processes === [] && $action === 'confirm') {
            return null;
        }
        return self::allow($processes, $action) ? null : Outcome::refused($action === 'note' ? 'note' : 'confirm', $this->sentence($processes), 409);
    }

    /** The refusal of an action that changes the cart; null if it is allowed. An approver may give a consent that is
     * still empty (rule J9). @param array<string, mixed> $seen */
    public function changeRefusal(string $action, Cart $cart, array $seen, bool $isConsent): ?Outcome
    {
        if ($this->held === []) {
            return null;
        }
        $processes = $this->of($cart, $seen);
        $quote = $processes[Held::QUOTE] ?? null;
        $isLocked = array_filter($processes, static fn (Process $one): bool => $one->isLocked) !== [];
        return match (true) {
            $isLocked && !($isConsent && self::allow($processes, 'approve')) => Outcome::refused('0', $this->sentence($processes), 409),
            $quote?->state === 'answered' && in_array($action, self::OF_LINES, true) => Outcome::refused('quantity', Texts::fill($this->shop->texts->quoteFixed, ['number' => $quote->number]), 409),
            default => null,
        };
    }

    /** The state in words. @param array<string, Process> $processes */
    public function sentence(array $processes): string
    {
        $stopping = array_diff_key($processes, self::allowing($processes, 'confirm'));
        $kind = array_key_first($stopping) ?? array_key_first($processes);
        $texts = $this->shop->texts;
        if ($kind === null) {
            return $texts->noHeld;
        }
        $process = $processes[$kind];
        $decisions = array_filter($process->history, static fn (array $one): bool => $one['what'] === $process->state);
        $last = array_pop($decisions) ?? ['by' => '', 'at' => '', 'text' => ''];
        $time = $last['at'] === '' ? '' : (new DateTimeImmutable($last['at']))->setTimezone(new DateTimeZone('Europe/Warsaw'))->format('d.m.Y, H:i');
        $text = match ("$kind $process->state") {
            'approval required' => $process->to === [] ? $texts->nobodyApproves : $texts->approvalNeeded,
            'approval waiting' => $texts->approvalWaits,
            'approval rejected' => $texts->approvalRejected,
            'approval approved' => $texts->approvalGiven,
            'approval expired' => $texts->approvalExpired,
            'quote offered' => $process->minimum === null ? $texts->quoteOpen : $texts->quoteMinimum,
            'quote asked' => $texts->quoteAsked,
            'quote answered' => $texts->quoteAnswered,
            'quote expired' => $texts->quoteExpired,
            'quote declined' => $texts->quoteDeclined,
            default => $texts->heldOrdered,
        };
        return Texts::fill($text, [
            'number' => $process->number,
            'who' => $last['by'] !== '' ? $last['by'] : implode(', ', $process->to),
            'at' => $time,
            'day' => substr($time, 0, 10),
            'until' => Day::polish((string) $process->until),
            'reason' => $last['text'],
            'amount' => Money::polish($process->minimum['net'] ?? 0),
            'missing' => Money::polish($process->minimum['missing'] ?? 0),
        ]);
    }

    /**
     * Sends the cart for approval, or requests a quote.
     *
     * @param array<string, mixed> $seen
     * @return ?Held null if somebody was faster
     */
    public function send(string $action, Cart $cart, array $seen, string $note): ?Held
    {
        return $action === 'ask_quote'
            ? $this->shop->quotes?->ask($this->owner, $cart, $this->shop->quotes->offer($this->owner, $cart, $seen) ?? new Process('offered'), $seen, $note)
            : $this->shop->approvals?->send($this->owner, $cart, $this->need($cart, $seen) ?? new Process('required'), $seen, $note);
    }

    /**
     * Claims each process that the action ends or advances; an order claims all stored ones.
     *
     * @param array<string, mixed> $seen
     * @throws Refused if somebody was faster: what was claimed is undone
     */
    public function claim(string $action, Cart $cart, array $seen, string $note): void
    {
        $allowing = array_intersect_key($this->held, self::allowing($this->of($cart, $seen), $action));
        $isOrder = $action === 'confirm' || ($action === 'approve' && $this->endsWithApproval());
        $claims = $isOrder ? array_fill_keys(array_keys($this->held), 'confirm') : [];
        foreach (array_slice($allowing, 0, 1) as $kind => $held) {
            $claims[$kind] = $action;
        }
        foreach ($claims as $kind => $claim) {
            if (!$this->store($kind)->judge($this->person, $this->held[$kind], $claim, $note)) {
                throw Refused::late($action === 'note' ? 'note' : 'confirm');
            }
        }
    }

    private function store(string $kind): HeldCarts
    {
        return ($kind === Held::QUOTE ? $this->shop->quotes : $this->shop->approvals) ?? throw new LogicException("The shop has no $kind.");
    }

    /** Calls the shop's `mails` as the last step of the transaction. */
    public function notify(Held $held, string $action): void
    {
        $this->shop->mails === null || ($this->shop->mails)($held, $action, $this->person);
    }

    /** The stored process that the action concerned. */
    public function heldFor(string $action): Held
    {
        $kind = $action === 'decline_quote' ? Held::QUOTE : array_key_first($this->held);
        return $this->held[$kind] ?? throw new LogicException("The cart has no process for $action.");
    }

    public function endsWithApproval(): bool
    {
        return ($this->held[Held::APPROVAL] ?? null)?->isLastStep() === true;
    }
}
