<?php

/** Moves lines to another child of the master cart: each is checked alone, and the valid ones move. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Line;
use ShopElements\Shop\Shop;

final readonly class MoveLines implements Action
{
    /** @param list<int|string> $ids */
    private function __construct(private array $ids, private int|string $cart)
    {
    }

    public static function read(Fields $body): self
    {
        $what = $body->object('move');
        return new self($what->ids('ids'), $what->id('cartId'));
    }

    public function perform(Cart $cart, Shop $shop, Buyer $buyer): Outcome
    {
        $target = $cart->part($this->cart);
        if ($target === null || $target === $cart) {
            return Outcome::refused('quantity', $shop->texts->noCart);
        }
        $faults = [];
        $lines = $cart->linesById();
        foreach (array_unique(array_map(strval(...), $this->ids)) as $id) {
            $line = $lines[$id] ?? null;
            $fault = $line === null ? $shop->texts->noLine : $this->joinFault($line, $target, $shop);
            if ($line === null || $fault !== null) {
                $faults[] = (string) $fault;
            } elseif ($target->line($id) === null) {
                $this->move($line, $cart, $target);
            }
        }
        return $faults === [] ? Outcome::done() : Outcome::refused('quantity', array_values(array_unique($faults)));
    }

    /** If the target has the product already, the joint quantity must be one that is sold. */
    private function joinFault(Line $line, Cart $target, Shop $shop): ?string
    {
        $same = self::same($line, $target);
        return $same === null || $same === $line ? null : $line->product->fault($same->quantity + $line->quantity, $shop->texts);
    }

    private function move(Line $line, Cart $cart, Cart $target): void
    {
        foreach ($cart->parts() as $part) {
            $part->lines = array_values(array_filter($part->lines, static fn (Line $one): bool => $one !== $line));
        }
        $same = self::same($line, $target);
        if ($same === null) {
            $target->lines[] = $line;
        } else {
            $same->quantity += $line->quantity;
        }
    }

    private static function same(Line $line, Cart $target): ?Line
    {
        $isSame = static fn (Line $one): bool => (string) $one->product->id === (string) $line->product->id;
        return array_values(array_filter($target->lines, $isSame))[0] ?? null;
    }
}
