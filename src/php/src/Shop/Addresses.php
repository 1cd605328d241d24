<?php

/** Storage of a buyer’s addresses. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Address;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Refused;

interface Addresses
{
    /** The buyer's saved addresses. @return list<Address> with their ids */
    public function all(Buyer $buyer): array;

    /** Saves a new address. @throws Refused in the slot `new_address`, if the buyer has the maximum number of addresses */
    public function add(Buyer $buyer, Address $new): void;
}
