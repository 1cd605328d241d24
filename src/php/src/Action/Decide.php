<?php

/**
 * Sends a cart for approval; approves, rejects or withdraws it; requests a quote or declines it. All of these state what the person has
 * seen (rule J45).
 */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\ExtraField;
use ShopElements\Cart\Money;
use ShopElements\Cart\Refused;
use ShopElements\Http\CartAnswer;
use ShopElements\Http\Processes;
use ShopElements\Limits;
use ShopElements\Pasted;
use ShopElements\Shop\HeldStore;
use ShopElements\Shop\Shop;
use ShopElements\Texts;

final readonly class Decide implements Sealed
{
    /** @param list<array{int|string, int|string, string}> $wishes line, its cart, proposed net price */
    private function __construct(private string $name, private string $note, private Seal $seal, private array $wishes)
    {
    }

    public static function read(Fields $body): self
    {
        $name = array_values(array_intersect($body->names(), array_keys(Actions::OF_PROCESSES)))[0] ?? throw new Unreadable();
        $note = $name !== 'withdraw' ? $body->object($name)->text('note') : ($body->at($name) === true ? '' : throw new Unreadable());
        return new self($name, $note, Seal::read($body), $name === 'ask_quote' ? self::wishes($body->object($name)) : []);
    }

    /** @return list<array{int|string, int|string, string}> */
    private static function wishes(Fields $sent): array
    {
        $wish = static function (mixed $raw): array {
            $one = Fields::of($raw);
            return [$one->id('id'), $one->id('cartId'), $one->decimal('net')];
        };
        return $sent->has('wishes') ? array_map($wish, $sent->list('wishes')) : [];
    }

    public function cartId(): ?string
    {
        return $this->seal->cartId();
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $now = (new CartAnswer($shop, $buyer))->cart($cart);
        $processes = Processes::at($shop, $buyer);
        return $processes->refusal($this->name, $cart, $now)
            ?? ($this->seal->hasRevision() ? $this->seal->refusal($now, $cart, $shop, $buyer) : Outcome::refused('confirm', $shop->texts->changed, 409))
            ?? $this->fault($cart, $shop, $buyer)
            ?? match ($this->name) {
                'send_for_approval', 'ask_quote' => $this->send($processes, $cart, $shop, $buyer, $now),
                default => $this->judge($processes, $cart, $shop, $buyer, $now),
            };
    }

    private function fault(Cart $cart, Shop $shop, Buyer $buyer): ?Outcome
    {
        $texts = $shop->texts;
        if (mb_strlen($this->note) > Limits::MESSAGE['max']) {
            return Outcome::refused('confirm', Texts::fill($texts->tooLong, ['name' => $texts->message, 'amount' => Limits::MESSAGE['max']]));
        }
        if ($this->name === 'reject' && Pasted::text($this->note) === '') {
            return Outcome::refused('confirm', $texts->noReason);
        }
        foreach ($this->wishes as [$id, $cartId, $net]) {
            $line = $cart->part($cartId)?->line($id);
            if ($line === null || (Money::typed($net) ?? 0) <= 0) {
                return Outcome::refused('confirm', $line === null ? $texts->noLine : Texts::fill($texts->wrongWish, ['name' => $line->product->name]));
            }
        }
        $rules = new OrderRules($cart, $shop, $buyer, Processes::SCOPES[$this->name] ?? '');
        [$slot, $sentences] = match ($this->name) {
            'send_for_approval', 'approve' => $rules->fault(),
            'ask_quote' => $rules->ofQuestion(),
            default => [null, ''],
        };
        return $slot === null ? null : Confirm::refusal($slot, $sentences, $shop);
    }

    /** @param array<string, mixed> $now */
    private function send(Processes $processes, Cart $cart, Shop $shop, Buyer $buyer, array $now): Outcome
    {
        // The stored prices and answers are those that the person has seen: an account's data may change.
        foreach ($shop->fieldsFor($cart, $buyer) as $field) {
            if ($field->known !== '' && $field->scope !== ExtraField::LINE && $field->type !== 'consent' && $field->type !== 'choice') {
                $cart->extraFields += [$field->name => $field->known];
            }
        }
        if ($this->name === 'ask_quote') {
            foreach ($cart->allLines() as $line) {
                $line->wishedNet = null;
            }
            foreach ($this->wishes as [$id, $cartId, $net]) {
                $line = $cart->part($cartId)?->line($id);
                $line === null || $line->wishedNet = Money::typed($net);
            }
        }
        $shop->carts->save($buyer->key, $cart);
        $held = $processes->send($this->name, $cart, $now, $this->note) ?? throw Refused::late('confirm');
        $processes->notify($held, $this->name);
        $sentence = Texts::fill($this->name === 'ask_quote' ? $shop->texts->quoteAsked : $shop->texts->sent, ['number' => $held->number, 'who' => implode(', ', $held->waitsFor())]);
        // A cart that was sent before already has a URL of its own.
        return $shop->carts instanceof HeldStore ? Outcome::message('confirm', $sentence) : Outcome::moved($sentence, $shop->paths->heldCart($held->id));
    }

    /** @param array<string, mixed> $now */
    private function judge(Processes $processes, Cart $cart, Shop $shop, Buyer $buyer, array $now): Outcome
    {
        // The claim comes first: of two simultaneous actions only one continues.
        $processes->claim($this->name, $cart, $now, $this->note);
        $outcome = match (true) {
            $this->name !== 'approve' => Outcome::done(),
            $processes->endsWithApproval() => Confirm::place($cart, $shop, $buyer, $now),
            default => Outcome::message('confirm', $shop->texts->approvedStep),
        };
        $after = Processes::at($shop, $buyer);
        $after->notify($after->heldFor($this->name), $this->name);
        return $outcome;
    }
}
