<?php

/** Where a quantity stands on price steps, as src/ui/steps/steps.ts reads them. */

declare(strict_types=1);

namespace ShopElements;

final class PriceSteps
{
    /**
     * The first step above the quantity, and the missing quantity; null if there is none up to `$max`.
     *
     * @param list<array<string, ?string>> $steps of Wire::cart()
     * @return ?array{array<string, ?string>, string}
     */
    public static function next(array $steps, string $quantity, ?string $max): ?array
    {
        foreach ($steps as $step) {
            $from = (string) $step['from'];
            if (self::isLess($quantity, $from)) {
                return $max !== null && self::isLess($max, $from) ? null : [$step, Words::minus($from, $quantity)];
            }
        }
        return null;
    }

    private static function isLess(string $a, string $b): bool
    {
        return str_starts_with(Words::minus($a, $b), '-');
    }
}
