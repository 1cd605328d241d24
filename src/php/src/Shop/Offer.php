<?php

/** The products, carriers and payments that a buyer can choose from. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Carrier;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Payment;
use ShopElements\Cart\Product;

interface Offer
{
    /** The product with this id; null if there is none. The id comes from the browser and may be anything. */
    public function product(int|string $id, Buyer $buyer): ?Product;

    /** Deliveries for this buyer and cart. @return list<Carrier> */
    public function carriers(Buyer $buyer, Cart $cart): array;

    /** Payments for this buyer and cart. @return list<Payment> allowed with the cart’s carrier */
    public function payments(Buyer $buyer, Cart $cart): array;
}
