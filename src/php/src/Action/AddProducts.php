<?php

/** Adds several products: the valid ones are added, and each of the others gets its reason. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Line;
use ShopElements\Shop\Shop;

final readonly class AddProducts implements Action
{
    private const MAX_PRODUCTS = 100;

    /** @param list<array{int|string, int}> $rows id and quantity */
    private function __construct(private array $rows)
    {
    }

    public static function read(Fields $body): self
    {
        [$rows, $all] = [[], $body->list('add_products')];
        foreach (count($all) > self::MAX_PRODUCTS ? throw new Unreadable() : $all as $raw) {
            $row = Fields::of($raw);
            $rows[] = [$row->id('id'), $row->quantity('quantity') ?? throw new Unreadable()];
        }
        return new self($rows);
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $faults = [];
        foreach ($this->rows as [$id, $quantity]) {
            [$fault] = self::put($id, $quantity, $cart, $shop, $buyer);
            if ($fault !== null) {
                $faults[$id] = $fault;
            }
        }
        return $faults === [] ? Outcome::done() : Outcome::refusedProducts($faults);
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
            $cart->lines[] = $line = new Line(null, $product, $total, $product->net);
        }
        $line->quantity = $total;
        return [null, $line];
    }
}
