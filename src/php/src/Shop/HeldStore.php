<?php

/** The carts of a shop, reduced to one frozen cart: calls at its URL change it, and lock its owner's. */

declare(strict_types=1);

namespace ShopElements\Shop;

use Closure;
use LogicException;
use ShopElements\Cart\Address;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Held;

final readonly class HeldStore implements CartStore, Addresses
{
    public Buyer $owner;

    /** @param non-empty-array<string, Held> $found by kind */
    private function __construct(private Shop $shop, private Buyer $person, private int|string $id, array $found)
    {
        $this->owner = array_values($found)[0]->owner;
    }

    /** Null if there is no such cart, or the person may not see it. */
    public static function at(Shop $shop, Buyer $person, int|string $id): ?self
    {
        $found = self::find($shop, $person, $id);
        return $found === [] ? null : new self($shop, $person, $id, $found);
    }

    /** The first of its processes as stored now. */
    private function first(): Held
    {
        return array_values($this->held())[0] ?? throw new LogicException("Nobody deletes a frozen cart: $this->id.");
    }

    /** Whether nobody may edit the cart: everyone sees the addresses that were sent. */
    public function isSealed(): bool
    {
        return $this->first()->addresses !== null;
    }

    public function all(Buyer $buyer): array
    {
        return $this->first()->addresses ?? $this->shop->addresses?->all($this->owner) ?? [];
    }

    public function add(Buyer $buyer, Address $new): void
    {
        $this->shop->addresses?->add($this->owner, $new);
    }

    /** The cart as it is stored now. @return array<string, Held> by kind, the approval first */
    public function held(): array
    {
        return self::find($this->shop, $this->person, $this->id);
    }

    /** @return array<string, Held> */
    private static function find(Shop $shop, Buyer $person, int|string $id): array
    {
        return array_filter([Held::APPROVAL => $shop->approvals?->find($person, $id), Held::QUOTE => $shop->quotes?->find($person, $id)]);
    }

    public function atOnce(string $buyer, Closure $work): mixed
    {
        return $this->shop->carts->atOnce($this->owner->key, $work);
    }

    public function look(string $buyer): Cart
    {
        return $this->first()->cart;
    }

    public function open(string $buyer): Cart
    {
        return $this->look($buyer);
    }

    public function save(string $buyer, Cart $cart): void
    {
        $this->shop->carts->save($this->owner->key, $cart);
    }
}
