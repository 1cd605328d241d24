<?php

/** Decides what a saved address is: its fields are named as on the wire. */

declare(strict_types=1);

namespace ShopElements\Cart;

final readonly class Address
{
    public function __construct(
        public int|string|null $id,
        public string $name,
        public string $street,
        public string $house_no,
        public string $flat_no,
        public string $city,
        public string $zip_code,
        public string $post,
        public string $country,
        public string $region,
        public string $nip = '',
    ) {
    }
}
