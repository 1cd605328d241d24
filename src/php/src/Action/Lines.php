<?php

/** Changes lines of the cart. Where a body names several, each is checked alone, and the valid ones change. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Line;
use ShopElements\Cart\Money;
use ShopElements\Shop\Shop;

final class Lines
{
    public static function quantities(Fields $body): Action
    {
        [$quantities, $cartId] = [$body->numbers('quantity'), $body->id('cartToUpdate')];
        return new Change(static function (Cart $cart, Shop $shop) use ($quantities, $cartId): Outcome {
            $part = $cart->part($cartId);
            if ($part === null) {
                return Outcome::refused('quantity', $shop->texts->noCart);
            }
            $faults = [];
            $lines = $part->linesById();
            foreach ($quantities as $id => $quantity) {
                $line = $lines[$id] ?? null;
                $fault = match (true) {
                    $line === null => $shop->texts->noLine,
                    $line->product->isLowered($line->quantity, $quantity) => null,
                    default => $line->product->fault($quantity, $shop->texts),
                };
                if ($line !== null && $fault === null) {
                    $line->setQuantity((int) $quantity);
                } else {
                    $faults[] = (string) $fault;
                }
            }
            return self::outcome($faults);
        });
    }

    /** Removing a line again is no error: another tab was faster. */
    public static function remove(Fields $body): Action
    {
        $sent = $body->object('remove');
        [$id, $cartId] = [$sent->id('id'), $sent->id('cartId')];
        return new Change(static function (Cart $cart) use ($id, $cartId): Outcome {
            $part = $cart->part($cartId);
            if ($part !== null) {
                $isOther = static fn (Line $line): bool => (string) $line->id !== (string) $id;
                $part->lines = array_values(array_filter($part->lines, $isOther));
            }
            return Outcome::done();
        });
    }

    /** Moves lines to another child of the master cart. */
    public static function move(Fields $body): Action
    {
        $sent = $body->object('move');
        [$ids, $cartId] = [$sent->ids('ids'), $sent->id('cartId')];
        return new Change(static function (Cart $cart, Shop $shop) use ($ids, $cartId): Outcome {
            $target = $cart->part($cartId);
            if ($target === null || $target === $cart) {
                return Outcome::refused('quantity', $shop->texts->noCart);
            }
            $faults = [];
            $lines = $cart->linesById();
            foreach (array_unique(array_map(strval(...), $ids)) as $id) {
                $line = $lines[$id] ?? null;
                $fault = $line === null ? $shop->texts->noLine : self::joinFault($line, $target, $shop);
                if ($line === null || $fault !== null) {
                    $faults[] = (string) $fault;
                } elseif ($target->line($id) === null) {
                    self::moveOne($line, $cart, $target);
                }
            }
            return self::outcome($faults);
        });
    }

    /** Changes the price of a line, within a trader's limits (rule T1). */
    public static function price(Fields $body): Action
    {
        $sent = $body->object('add_discount');
        [$id, $cartId, $typed] = [$sent->id('id'), $sent->id('cartId'), self::netPrice($sent)];
        return new Change(static function (Cart $cart, Shop $shop, Buyer $buyer) use ($id, $cartId, $typed): Outcome {
            $price = Money::typed($typed);
            $line = $cart->part($cartId)?->line($id);
            $fault = match (true) {
                !$buyer->isTrader => $shop->texts->onlyTrader,
                $line === null => $shop->texts->noLine,
                $price === null => $shop->texts->noPrice,
                $price < $line->product->minimal => $line->product->lowFault($shop->texts),
                default => null,
            };
            if ($fault !== null || $line === null || $price === null) {
                return Outcome::refused('add_discount', (string) $fault);
            }
            [$line->net, $line->isAgreed] = [$price, true];
            return Outcome::message('add_discount', $shop->texts->priceSaved);
        });
    }

    /** Net price with two decimals and a point. */
    public static function netPrice(Fields $sent): string
    {
        $price = $sent->text('discount_price');
        return preg_match('/^\d+\.\d{2}$/D', $price) === 1 ? $price : throw new Unreadable();
    }

    /** @param list<string> $faults */
    private static function outcome(array $faults): Outcome
    {
        return $faults === [] ? Outcome::done() : Outcome::refused('quantity', array_values(array_unique($faults)));
    }

    /** If the target has the product already, the joint quantity must be one that is sold. */
    private static function joinFault(Line $line, Cart $target, Shop $shop): ?string
    {
        $same = self::same($line, $target);
        return $same === null || $same === $line ? null : $line->product->fault($same->quantity + $line->quantity, $shop->texts);
    }

    private static function moveOne(Line $line, Cart $cart, Cart $target): void
    {
        foreach ($cart->parts() as $part) {
            $part->lines = array_values(array_filter($part->lines, static fn (Line $one): bool => $one !== $line));
        }
        $same = self::same($line, $target);
        if ($same === null) {
            $target->lines[] = $line;
        } else {
            $same->setQuantity($same->quantity + $line->quantity);
        }
    }

    private static function same(Line $line, Cart $target): ?Line
    {
        $isSame = static fn (Line $one): bool => (string) $one->product->id === (string) $line->product->id;
        return array_values(array_filter($target->lines, $isSame))[0] ?? null;
    }
}
