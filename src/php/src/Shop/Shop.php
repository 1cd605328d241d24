<?php

/** Decides what a shop is made of. What it does not give is off: its calls are not answered. */

declare(strict_types=1);

namespace ShopElements\Shop;

use Closure;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\ExtraField;
use ShopElements\Cart\Rounding;
use ShopElements\Texts;

final readonly class Shop
{
    /**
     * @param ?Keys $keys without them an answer that was lost cannot be given again
     * @param ?Lockers $lockers without them a locker is what the browser says of it
     * @param (Closure(Cart, Buyer): array<string, mixed>)|null $more further fields of the cart on the wire: `department_name` …
     * @param (Closure(Cart, Buyer): list<ExtraField>)|null $extraFields what this buyer is asked besides
     * @param list<Partner> $partners whose pages, on other origins, may ask for suggestions, a search, a lookup, and add to the cart
     */
    public function __construct(
        public CartStore $carts,
        public Offer $offer,
        public Orders $orders,
        public ?Keys $keys = null,
        public ?Addresses $addresses = null,
        public ?Favourites $favourites = null,
        public ?Search $search = null,
        public ?Lookup $lookup = null,
        public ?History $history = null,
        public ?Lists $lists = null,
        public ?Tokens $tokens = null,
        public ?Lockers $lockers = null,
        public Rounding $rounding = Rounding::Line,
        public ?Closure $more = null,
        public ?Closure $extraFields = null,
        public array $partners = [],
        public Paths $paths = new Paths(),
        public Texts $texts = new Texts(),
    ) {
    }

    /** @return list<ExtraField> */
    public function asked(Cart $cart, Buyer $buyer): array
    {
        return $this->extraFields === null ? [] : ($this->extraFields)($cart, $buyer);
    }
}
