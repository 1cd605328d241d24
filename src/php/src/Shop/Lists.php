<?php

/** Decides how a buyer keeps lists by name, to order from them again. */

declare(strict_types=1);

namespace ShopElements\Shop;

use ShopElements\Cart\Buyer;

/** @phpstan-type Kept array{id: int|string, name: string, rows_count: int} */
interface Lists
{
    /** @return list<Kept> the one saved last first */
    public function lists(Buyer $buyer): array;

    /** With its rows as they were saved; null where it is none of this buyer’s. @return ?array<string, mixed> */
    public function list(Buyer $buyer, string $id): ?array;

    /**
     * In the place of an older one of this name.
     *
     * @param list<array<string, string>> $rows of `code`, `gtin`, `name`, `quantity`, `unit` those that are said
     * @return ?Kept null where this buyer has as many as there may be
     */
    public function keepList(Buyer $buyer, string $name, array $rows): ?array;

    /** One that is gone already is no error. */
    public function forgetList(Buyer $buyer, string $id): void;
}
