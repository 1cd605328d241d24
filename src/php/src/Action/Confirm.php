<?php

/** Orders a cart: only as the buyer saw it, and only if all rules allow it. An order with a deferred payment waits for the decision of the payment operator. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Chosen;
use ShopElements\Cart\ExtraField;
use ShopElements\Cart\Payment;
use ShopElements\Cart\Refused;
use ShopElements\Http\CartAnswer;
use ShopElements\Http\Processes;
use ShopElements\Shop\HeldStore;
use ShopElements\Shop\Shop;
use ShopElements\Texts;

final readonly class Confirm implements Sealed
{
    /** The slots of faults that the buyer fixes on the cart’s first step, and is sent back to. */
    private const FIRST_STEP = ['0', 'quantity', 'add_discount', 'inpost', 'payment_id'];

    private function __construct(private Seal $seal)
    {
    }

    public static function read(Fields $body): self
    {
        return $body->at('confirm') === true ? new self(Seal::read($body)) : throw new Unreadable();
    }

    public function cartId(): ?string
    {
        return $this->seal->cartId();
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $now = (new CartAnswer($shop, $buyer))->cart($cart);
        $refusal = Processes::at($shop, $buyer)->refusal('confirm', $cart, $now) ?? $this->seal->refusal($now, $cart, $shop, $buyer);
        if ($refusal !== null) {
            return $refusal;
        }
        [$slot, $sentences] = (new OrderRules($cart, $shop, $buyer))->fault();
        if ($slot !== null) {
            return self::refusal($slot, $sentences, $shop);
        }
        Processes::at($shop, $buyer)->claim('confirm', $cart, $now, '');
        return self::place($cart, $shop, $buyer, $now);
    }

    /** Places the order of the cart's owner; `$buyer` has ordered or approved it. @param array<string, mixed> $now the cart in the wire's format */
    public static function place(Cart $cart, Shop $shop, Buyer $buyer, array $now): Outcome
    {
        $fields = Seal::consents($cart, $shop, $buyer);
        if ($fields !== []) {
            $now['consents'] = array_map(static fn (ExtraField $one): array => $one->proof($cart->extraFields), array_values($fields));
        }
        $owner = $shop->ownerFor($buyer);
        $files = array_filter($shop->fieldsFor($cart, $buyer), static fn (ExtraField $one): bool => $one->type === 'file');
        $shop->uploads?->seal($owner->key, array_values(array_filter(array_map(static fn (ExtraField $one): string => $one->answer($cart->extraFields), $files))));
        $payment = Chosen::among($shop->offer->payments($owner, $cart), $cart->payment);
        $begun = $payment === null ? null : $shop->provider?->begin($payment, $owner, $cart, $now, $shop->paths);
        if ($begun !== null || $payment?->hook === Payment::DEFERRED) {
            if ($shop->carts instanceof HeldStore) {
                // An approver would have to pay before the order exists.
                throw new Refused('payment_id', $shop->texts->otherPayment);
            }
            [$cart->isPaymentBegun, $cart->begunAs] = [true, CartAnswer::json($now + ['begun' => $begun])];
            return $begun === null ? Outcome::message('confirm', $shop->texts->deferred) : Outcome::ordered($shop->texts->paying, $begun['url']);
        }
        return Outcome::ordered($owner->key === $buyer->key ? $shop->texts->ordered : Texts::fill($shop->texts->approvedFor, ['who' => $owner->person]), $shop->orders->place($owner, $cart, $now));
    }

    /** @param string|list<string> $sentences */
    public static function refusal(string $slot, string|array $sentences, Shop $shop): Outcome
    {
        // A frozen cart has no first step.
        $isEarly = in_array($slot, self::FIRST_STEP, true) && !$shop->carts instanceof HeldStore;
        return $isEarly ? Outcome::sentBack($slot, $sentences) : Outcome::refused($slot, $sentences);
    }
}
