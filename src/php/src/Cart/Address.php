<?php

/** A saved address. Its fields are named as on the wire. */

declare(strict_types=1);

namespace ShopElements\Cart;

final readonly class Address
{
    /**
     * @param int|string|null $id null until it has been saved
     * @param string $name name of the person, company or site
     * @param string $street may be empty in a village
     * @param string $house_no number of the building
     * @param string $flat_no may be empty
     * @param string $city town
     * @param string $zip_code 00-000
     * @param string $post town of the post office
     * @param string $country two letters: `PL`
     * @param string $region the voivodeship, or empty
     * @param string $nip the tax number of an invoice’s address
     * @param string $phone of the person on site, or empty
     * @param string $driver_note for the driver, or empty
     */
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
        public string $phone = '',
        public string $driver_note = '',
    ) {
    }
}
