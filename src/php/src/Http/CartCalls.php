<?php

/** Decides how a POST to the cart is answered: under a lock, once for an Idempotency-Key, with the whole cart in every answer. */

declare(strict_types=1);

namespace ShopElements\Http;

use ShopElements\Action\Action;
use ShopElements\Action\Actions;
use ShopElements\Action\Confirm;
use ShopElements\Action\Fields;
use ShopElements\Action\Outcome;
use ShopElements\Action\Unreadable;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Shop\Shop;
use ShopElements\Texts;

final readonly class CartCalls
{
    /** More than the largest cart ever sends. */
    public const MOST = 1_000_000;

    private CartAnswer $wire;

    public function __construct(private Shop $shop, private Buyer $buyer)
    {
        $this->wire = new CartAnswer($shop, $buyer);
    }

    /** @param string $key the Idempotency-Key; empty is none */
    public function answer(string $body, string $key = ''): Response
    {
        if (strlen($body) > self::MOST) {
            return self::without($this->shop->texts->tooLarge, 413);
        }
        try {
            $asked = Fields::parse($body);
            $name = Actions::nameIn($asked);
            $action = $name === '' ? null : (Actions::ALL[$name])::read($asked);
        } catch (Unreadable) {
            return self::without($this->shop->texts->unreadable, 400);
        }
        return $this->shop->carts->atOnce($this->buyer->key, fn (): Response => match (true) {
            $action === null => $this->said(Outcome::done()),
            $key === '' || $this->shop->keys === null => $this->perform($action),
            // Whatever signs it has, and however many.
            default => $this->performOnce($action, $name, hash('sha256', $key), $asked->json()),
        });
    }

    /** A refusal of a call that has not come so far as to have a cart. */
    public static function without(string $sentence, int $status): Response
    {
        return Response::json(['cart' => null, 'messages' => Outcome::refused('0', $sentence)->messages], $status);
    }

    private function perform(Action $action): Response
    {
        $cart = $this->shop->carts->open($this->buyer->key);
        $begun = $cart->begun();
        if ($begun !== null) {
            $locked = Texts::fill($this->shop->texts->locked, ['name' => $begun->name ?: $this->shop->texts->cartName]);
            return $this->said(Outcome::refused('payment_init', $locked, 409));
        }
        $before = clone $cart;
        $outcome = $action->perform($cart, $this->shop, $this->buyer);
        if ($cart != $before) {
            $this->shop->carts->save($this->buyer->key, $cart);
        }
        return $this->said($outcome);
    }

    /** Only what was done is remembered: after a refusal the buyer mends it and tries again with the same key. */
    private function performOnce(Action $action, string $name, string $key, string $body): Response
    {
        $first = $this->shop->keys?->first($this->buyer->key, $name, $key);
        // A payment that was begun, and given up, has left no order: it is the first time again.
        if ($first !== null && $action instanceof Confirm && !str_contains($first['answer'], '"redirect_url"')) {
            $first = $this->open()->begun() === null ? null : $first;
        }
        // What a key stands for: of an order its cart, whatever else was seen of it; of all else what was sent.
        $asked = $action instanceof Confirm
            ? $action->cartId() ?? $first['asked'] ?? (string) $this->open()->id
            : hash('sha256', $body);
        if ($first !== null && $first['asked'] !== $asked) {
            return $this->said(Outcome::refused($name, $this->shop->texts->otherBody));
        }
        if ($first !== null) {
            // An order gets its first answer again. All else is done already: the cart as it is now says so.
            return $action instanceof Confirm ? new Response(200, $first['answer']) : $this->said(Outcome::done());
        }
        $response = $this->perform($action);
        if ($response->status === 200) {
            $this->shop->keys?->keep($this->buyer->key, $name, $key, $asked, $action instanceof Confirm ? $response->body : '');
        }
        return $response;
    }

    /** A refusal answers the cart too, so that the page shows what the shop has. */
    private function said(Outcome $outcome): Response
    {
        $cart = $this->wire->cart($this->open());
        return Response::json(['cart' => $cart, 'messages' => (object) $outcome->messages], $outcome->status);
    }

    private function open(): Cart
    {
        return $this->shop->carts->open($this->buyer->key);
    }
}
