<?php

/** The offer of a shop with its own tables: products from a closure, deliveries and payments from lists. */

declare(strict_types=1);

namespace ShopElements\Store;

use Closure;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Carrier;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Payment;
use ShopElements\Cart\Product;
use ShopElements\Shop\Offer;

final readonly class OwnOffer implements Offer, Products, Shelves
{
    /**
     * @param Closure(list<string>): iterable<Product> $find returns the existing products among these ids, which come from a browser
     * @param list<Carrier> $carriers for everybody; an `Offer` of your own decides by buyer and cart
     * @param list<Payment> $payments for everybody
     * @param (Closure(int|string, int): bool)|null $take subtracts an ordered quantity from a product's stock, in one statement; returns
     *     false if the stock is smaller. Without this closure the shop reduces its stock itself, for example in `placed` of `PdoCarts`
     */
    public function __construct(private Closure $find, private array $carriers, private array $payments, private ?Closure $take = null)
    {
    }

    public function take(int|string $id, int $quantity): bool
    {
        return $this->take === null || ($this->take)($id, $quantity);
    }

    public function byId(array $ids): array
    {
        $products = $ids === [] ? [] : ($this->find)($ids);
        return array_column([...$products], null, 'id');
    }

    public function product(int|string $id, Buyer $buyer): ?Product
    {
        return array_values($this->byId([(string) $id]))[0] ?? null;
    }

    public function carriers(Buyer $buyer, Cart $cart): array
    {
        return $this->carriers;
    }

    public function payments(Buyer $buyer, Cart $cart): array
    {
        return $this->payments;
    }
}
