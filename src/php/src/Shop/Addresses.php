<?php

/** Decides how a buyer’s addresses are stored. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Address;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Refused;

interface Addresses
{
    /** @return list<Address> with their ids */
    public function all(Buyer $buyer): array;

    /** @throws Refused in the slot `new_address`, if the buyer has enough of them */
    public function add(Buyer $buyer, Address $new): void;
}
