<?php

/** The parcel lockers that the shop knows. */

declare(strict_types=1);

namespace ShopElements\Shop;

interface Lockers
{
    /** One page of points, in the shape of the InPost points API. @param array<string, string> $query @return array<string, mixed> */
    public function points(array $query): array;

    /** The seven `inpost_point_…` fields of a point; null if the point accepts no parcels. @return ?array<string, string> */
    public function point(string $code): ?array;
}
