<?php

/** Finds the option with an id; the id may be a number or text. */

declare(strict_types=1);

namespace ShopElements\Cart;

final class Chosen
{
    /**
     * @template T of Carrier|Payment|Address
     * @param list<T> $all
     * @return ?T
     */
    public static function among(array $all, int|string|null $id): Carrier|Payment|Address|null
    {
        foreach ($all as $one) {
            if ((string) $one->id === (string) $id) {
                return $one;
            }
        }
        return null;
    }

    /**
     * @template T of array{id: int|string, name: string}
     * @param list<T> $all
     * @return ?T
     */
    public static function rowAmong(array $all, int|string|null $id): ?array
    {
        foreach ($all as $one) {
            if ((string) $one['id'] === (string) $id) {
                return $one;
            }
        }
        return null;
    }
}
