<?php

/** The carts of a shop, reduced to one frozen cart: calls at its URL change it, and lock its owner's. */

declare(strict_types=1);

namespace ShopElements\Shop;

use Closure;
use LogicException;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Held;

final readonly class HeldStore implements CartStore
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
        return (array_values($this->held())[0] ?? throw new LogicException("Nobody deletes a frozen cart: $this->id."))->cart;
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
