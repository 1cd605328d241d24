<?php

/** Orders a cart: as the buyer saw it, and only if all rules allow it. With a deferred payment the order waits. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Chosen;
use ShopElements\Cart\ExtraField;
use ShopElements\Cart\Payment;
use ShopElements\Http\CartAnswer;
use ShopElements\Shop\Shop;
use ShopElements\Texts;

final readonly class Confirm implements Action
{
    /** The slots of faults that the buyer fixes on the cart’s first step, and is sent back to. */
    private const FIRST_STEP = ['0', 'quantity', 'add_discount', 'inpost', 'payment_id'];

    /**
     * @param array<string, string> $seen values that the buyer's screen showed
     * @param array<string, string> $consents versions of the consents that were read, by name
     */
    private function __construct(private array $seen, private array $consents)
    {
    }

    public static function read(Fields $body): self
    {
        if ($body->at('confirm') !== true) {
            throw new Unreadable();
        }
        $seen = $body->has('seen') ? $body->object('seen') : Fields::parse('{}');
        $facts = [];
        foreach (['cart_id' => 'id', 'revision' => 'digits', 'total_gross' => 'decimal', 'delivery_address_id' => 'id'] as $name => $kind) {
            if ($seen->has($name)) {
                $facts[$name] = (string) match ($kind) {
                    'id' => $seen->id($name),
                    'decimal' => self::plain($seen->decimal($name)),
                    default => is_string($seen->at($name)) ? $seen->text($name) : $seen->decimal($name),
                };
            }
        }
        $read = $seen->has('consents') ? $seen->object('consents') : Fields::parse('{}');
        $names = $read->names();
        return new self($facts, array_combine($names, array_map($read->text(...), $names)));
    }

    /** The id of the cart to order, if the page sent it. */
    public function cartId(): ?string
    {
        return $this->seen['cart_id'] ?? null;
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $now = (new CartAnswer($shop, $buyer))->cart($cart);
        $fields = array_column($shop->fieldsFor($cart, $buyer), null, 'name');
        $fields = array_filter($fields, static fn (ExtraField $one): bool => $one->type === 'consent');
        $others = array_filter($this->consents, static fn (string $version, int|string $name): bool => ($fields[$name] ?? null)?->version !== $version, ARRAY_FILTER_USE_BOTH);
        if ($others !== []) {
            $labels = array_map(static fn (int|string $name): string => ($fields[$name] ?? null)?->label ?? (string) $name, array_keys($others));
            return Outcome::refused('confirm', array_map(static fn (string $label): string => Texts::fill($shop->texts->otherConsent, ['name' => $label]), $labels), 409);
        }
        if (!$this->isAsSeen($now)) {
            return Outcome::refused('confirm', $shop->texts->otherCart, 409);
        }
        [$slot, $sentences] = (new OrderRules($cart, $shop, $buyer))->fault();
        if ($slot !== null) {
            return self::refusal($slot, $sentences);
        }
        if ($fields !== []) {
            $now['consents'] = array_map(static fn (ExtraField $one): array => $one->proof($cart->extraFields), array_values($fields));
        }
        $payment = Chosen::among($shop->offer->payments($buyer, $cart), $cart->payment);
        $begun = $payment === null ? null : $shop->provider?->begin($payment, $buyer, $cart, $now, $shop->paths);
        if ($begun !== null || $payment?->hook === Payment::DEFERRED) {
            [$cart->isPaymentBegun, $cart->begunAs] = [true, CartAnswer::json($now + ['begun' => $begun])];
            return $begun === null ? Outcome::message('confirm', $shop->texts->deferred) : Outcome::ordered($shop->texts->paying, $begun['url']);
        }
        return Outcome::ordered($shop->texts->ordered, $shop->orders->place($buyer, $cart, $now));
    }

    /** @param string|list<string> $sentences */
    public static function refusal(string $slot, string|array $sentences): Outcome
    {
        $isEarly = in_array($slot, self::FIRST_STEP, true);
        return $isEarly ? Outcome::sentBack($slot, $sentences) : Outcome::refused($slot, $sentences);
    }

    /** Compares only the values that the buyer’s page has sent. @param array<string, mixed> $cart */
    private function isAsSeen(array $cart): bool
    {
        $now = [
            'cart_id' => $cart['id'],
            'revision' => $cart['revision'],
            'total_gross' => self::plain($cart['prices']['total_gross']),
            'delivery_address_id' => $cart['delivery_address']->id ?? '',
        ];
        foreach ($this->seen as $name => $value) {
            if ($value !== (string) $now[$name]) {
                return false;
            }
        }
        return true;
    }

    /** "12.50" and 12.5 are the same number. */
    private static function plain(string $amount): string
    {
        return str_contains($amount, '.') ? rtrim(rtrim($amount, '0'), '.') : $amount;
    }
}
