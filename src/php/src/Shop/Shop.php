<?php

/** All parts of a shop. A part that is left out is off: its calls are not answered. */

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
     * @param ?Keys $keys without them a lost answer cannot be repeated
     * @param ?Lockers $lockers without them the browser's data of a locker is trusted
     * @param (Closure(Cart, Buyer): array<string, mixed>)|null $more further fields of the cart on the wire: `department_name` …
     * @param (Closure(Cart, Buyer): list<ExtraField>)|null $extraFields further fields for this buyer to fill in
     * @param bool $invoiceByBuyer the buyer may give the invoice's address, with a tax number
     * @param list<Partner> $partners other origins whose pages may use suggestions, search and lookup, and add to the cart
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
        public ?Provider $provider = null,
        public Rounding $rounding = Rounding::Line,
        public ?Closure $more = null,
        public ?Closure $extraFields = null,
        public array $partners = [],
        public Paths $paths = new Paths(),
        public Texts $texts = new Texts(),
        public bool $invoiceByBuyer = false,
        public ?CompanyRegister $companies = null,
        public ?Withdrawals $withdrawals = null,
    ) {
    }

    /** @return list<ExtraField> */
    public function fieldsFor(Cart $cart, Buyer $buyer): array
    {
        return $this->extraFields === null ? [] : ($this->extraFields)($cart, $buyer);
    }
}
