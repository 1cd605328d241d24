<?php

/** Adds products to the cart. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Line;
use ShopElements\Shop\Shop;

final class AddProducts
{
    private const MAX_PRODUCTS = 100;

    /** One product by its id, in the given quantity or in the smallest that is sold. */
    public static function one(Fields $body): Action
    {
        [$id, $quantity] = [$body->id('add_product'), $body->quantity('add_product_quantity')];
        return new Change(static function (Cart $cart, Shop $shop, Buyer $buyer) use ($id, $quantity): Outcome {
            [$fault] = self::put($id, $quantity, $cart, $shop, $buyer);
            return $fault === null ? Outcome::done() : Outcome::refused('quantity', $fault);
        });
    }

    /** Several: the valid ones are added, and each of the others gets its reason. */
    public static function all(Fields $body): Action
    {
        [$rows, $all] = [[], $body->list('add_products')];
        foreach (count($all) > self::MAX_PRODUCTS ? throw new Unreadable() : $all as $raw) {
            $row = Fields::of($raw);
            $rows[] = [$row->id('id'), $row->quantity('quantity') ?? throw new Unreadable()];
        }
        return new Change(static function (Cart $cart, Shop $shop, Buyer $buyer) use ($rows): Outcome {
            $faults = [];
            foreach ($rows as [$id, $quantity]) {
                [$fault] = self::put($id, $quantity, $cart, $shop, $buyer);
                if ($fault !== null) {
                    $faults[$id] = $fault;
                }
            }
            return $faults === [] ? Outcome::done() : Outcome::refusedProducts($faults);
        });
    }

    /**
     * Adds to the product's existing line, if any; in a master cart to the first child. A quantity above the stock
     * changes nothing.
     *
     * @return array{?string, ?Line} the reason for a refusal, or the line
     */
    public static function put(int|string $id, ?int $quantity, Cart $cart, Shop $shop, Buyer $buyer): array
    {
        $product = $shop->offer->product($id, $buyer);
        if ($product === null) {
            return [$shop->texts->noProduct, null];
        }
        $cart = $cart->children[0] ?? $cart;
        $isSame = static fn (Line $line): bool => (string) $line->product->id === (string) $product->id;
        $line = array_values(array_filter($cart->lines, $isSame))[0] ?? null;
        $total = ($line->quantity ?? 0) + ($quantity ?? $product->least);
        $fault = $quantity === 0 ? $product->fault(0, $shop->texts) : $product->fault($total, $shop->texts);
        if ($fault !== null) {
            return [$fault, null];
        }
        if ($line === null) {
            $cart->lines[] = $line = new Line(null, $product, $total, $product->netAt($total));
        }
        $line->setQuantity($total);
        return [null, $line];
    }
}
