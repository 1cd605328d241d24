<?php

/** Answers a POST to the cart: under a lock, once per Idempotency-Key, with the whole cart in every response. */

declare(strict_types=1);

namespace ShopElements\Http;

use ShopElements\Action\Action;
use ShopElements\Action\Actions;
use ShopElements\Action\Confirm;
use ShopElements\Action\Fields;
use ShopElements\Action\Outcome;
use ShopElements\Action\Sealed;
use ShopElements\Action\Unreadable;
use ShopElements\Action\WriteField;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Money;
use ShopElements\Cart\Refused;
use ShopElements\Shop\HeldStore;
use ShopElements\Shop\Shop;
use ShopElements\Texts;

final readonly class CartCalls
{
    /** Maximum body size in bytes, above the largest cart. */
    public const MAX_BODY_BYTES = 1_000_000;

    private CartAnswer $wire;

    public function __construct(private Shop $shop, private Buyer $buyer)
    {
        $this->wire = new CartAnswer($shop, $buyer);
    }

    /** @param string $key the Idempotency-Key, or empty */
    public function answer(string $body, string $key = ''): Response
    {
        if (strlen($body) > self::MAX_BODY_BYTES) {
            return self::without($this->shop->texts->tooLarge, 413);
        }
        try {
            $fields = Fields::parse($body);
            $name = Actions::nameIn($fields, $this->shop->holds());
            $action = $name === '' ? null : Actions::read($name, $fields);
        } catch (Unreadable) {
            return self::without($this->shop->texts->unreadable, 400);
        }
        $do = fn (): Response => match (true) {
            $action === null => $this->load(),
            $key === '' || $this->shop->keys === null => $this->perform($action, $name),
            // Hashed, because the key may have any characters and length.
            default => $this->performOnce($action, $name, hash('sha256', $key), $fields->json()),
        };
        try {
            return $this->shop->carts->atOnce($this->buyer->key, $do);
        } catch (Refused $no) {
            // The transaction was undone; the cart is as it was before.
            $sentences = $no->sentences($this->shop->texts);
            $refusal = $action instanceof Sealed && $no->status === 422 ? Confirm::refusal($no->slot, $sentences, $this->shop) : Outcome::refused($no->slot, $sentences, $no->status);
            return $this->shop->carts->atOnce($this->buyer->key, fn (): Response => $this->respond($refusal));
        }
    }

    /** A refusal before any cart has been opened. */
    public static function without(string $sentence, int $status): Response
    {
        return Response::json(['cart' => null, 'messages' => (object) Outcome::refused('0', $sentence)->messages], $status);
    }

    /** Reports changes since the cart was saved, once: removed lines whose product is no longer offered, and changed prices. */
    private function load(): Response
    {
        $cart = $this->open();
        $removed = array_merge($cart->gone, ...array_column($cart->children, 'gone'));
        $sentences = $removed === [] ? [] : [$this->shop->texts->gone];
        foreach ($cart->allLines() as $line) {
            if ($line->savedNet !== null && $line->savedNet !== $line->net) {
                $sentences[] = Texts::fill($this->shop->texts->repriced, ['name' => $line->product->name, 'from' => Money::polish($line->savedNet), 'to' => Money::polish($line->net)]);
            }
        }
        if ($sentences === [] || $cart->begun() !== null || $this->lock(null, 'load', $cart) !== null) {
            return $this->respond(Outcome::done());
        }
        foreach ([$cart, ...$cart->children] as $one) {
            $one->gone = [];
        }
        $this->shop->carts->save($this->buyer->key, $cart);
        return $this->respond(Outcome::message('0', $sentences, 'warning'));
    }

    private function perform(Action $action, string $name): Response
    {
        $cart = $this->shop->carts->open($this->buyer->key);
        $begun = $cart->begun();
        if ($begun !== null) {
            $locked = Texts::fill($this->shop->texts->locked, ['name' => $begun->name ?: $this->shop->texts->cartName]);
            return $this->respond(Outcome::refused('payment_init', $locked, 409));
        }
        $lock = $action instanceof Sealed || $name === 'note' ? null : $this->lock($action, $name, $cart);
        if ($lock !== null) {
            return $this->respond($lock);
        }
        $before = clone $cart;
        $outcome = $action->perform($cart, $this->shop, $this->buyer);
        if ($cart != $before) {
            $this->shop->carts->save($this->buyer->key, $cart);
        }
        return $this->respond($outcome);
    }

    /** The refusal to change a frozen cart; null if this person may. */
    private function lock(?Action $action, string $name, Cart $cart): ?Outcome
    {
        $isConsent = $action instanceof WriteField && $action->givesConsent($cart, $this->shop, $this->buyer);
        return $this->shop->carts instanceof HeldStore ? Processes::at($this->shop, $this->buyer)->changeRefusal($name, $cart, $this->wire->cart($cart), $isConsent) : null;
    }

    /** Remembers successes only, and several products of which some were added: after a refusal the buyer fixes the cart and tries again with the same key. */
    private function performOnce(Action $action, string $name, string $key, string $body): Response
    {
        $first = $this->shop->keys?->first($this->buyer->key, $name, $key);
        // A payment that was begun and abandoned has left no order, so this counts as the first attempt.
        $isOrder = str_contains($first['answer'] ?? '', '"redirect_url"') && !str_contains($first['answer'] ?? '', 'payment_init":true');
        if ($first !== null && $action instanceof Confirm && !$isOrder) {
            $first = $this->open()->begun() === null ? null : $first;
        }
        // A key of an order belongs to its cart, and a key of any other action to its body.
        $request = $action instanceof Sealed
            ? $action->cartId() ?? $first['asked'] ?? (string) $this->open()->id
            : hash('sha256', $body);
        if ($first !== null && $first['asked'] !== $request) {
            return $this->respond(Outcome::refused($name, $this->shop->texts->otherBody));
        }
        if ($first !== null) {
            // A repeated order gets the first response. For any other action the current cart shows the result, with what was refused of several products.
            return match (true) {
                $action instanceof Sealed => new Response(200, $first['answer']),
                $first['answer'] !== '' => $this->respond(Outcome::repeated(json_decode($first['answer'], true))),
                default => $this->respond(Outcome::done()),
            };
        }
        $response = $this->perform($action, $name);
        $isPartial = $name === 'add_products' && $response->status === 422;
        if ($response->status === 200 || $isPartial) {
            $messages = $isPartial ? CartAnswer::json(json_decode($response->body, true)['messages']) : '';
            $this->shop->keys?->keep($this->buyer->key, $name, $key, $request, $action instanceof Sealed ? $response->body : $messages);
        }
        return $response;
    }

    /** Refusals contain the cart, too, so that the page shows the shop's state. */
    private function respond(Outcome $outcome): Response
    {
        $cart = $outcome->isMoved ? null : $this->wire->cart($this->open());
        return Response::json(['cart' => $cart, 'messages' => (object) $outcome->messages], $outcome->status);
    }

    private function open(): Cart
    {
        return $this->shop->carts->open($this->buyer->key);
    }
}
