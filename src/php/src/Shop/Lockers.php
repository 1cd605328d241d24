<?php

/** Decides which parcel lockers the shop knows. */

declare(strict_types=1);

namespace ShopElements\Shop;

interface Lockers
{
    /** @return array<string, mixed> a page in the shape of the InPost points API. @param array<string, string> $query */
    public function points(array $query): array;

    /** The seven `inpost_point_…` fields; null for a point that takes no parcels. @return ?array<string, string> */
    public function point(string $code): ?array;
}
