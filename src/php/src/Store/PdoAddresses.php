<?php

/** Stores addresses in the package's table; an address without a buyer belongs to all buyers. */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Cart\Address;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Refused;
use ShopElements\Shop\Addresses;
use ShopElements\Texts;

final readonly class PdoAddresses implements Addresses
{
    private const COLUMNS = 'name, street, house_no, flat_no, city, zip_code, post, country, region, nip, phone, driver_note';

    /** Limit for one buyer, besides the addresses of all buyers: every response with the cart contains them. */
    private const MAX_ADDRESSES = 100;

    public function __construct(private Db $db)
    {
    }

    public function all(Buyer $buyer): array
    {
        $sql = 'SELECT id, ' . self::COLUMNS . ' FROM {addresses} WHERE buyer IS NULL OR buyer = ? ORDER BY id';
        return array_map(static fn (array $row): Address => new Address(...$row), $this->db->all($sql, $buyer->key));
    }

    public function add(Buyer $buyer, Address $new): void
    {
        $isFull = count($this->db->all('SELECT id FROM {addresses} WHERE buyer = ?', $buyer->key)) >= self::MAX_ADDRESSES;
        if ($isFull) {
            throw new Refused('new_address', static fn (Texts $texts): string => Texts::fill($texts->tooManyAddresses, ['amount' => self::MAX_ADDRESSES]));
        }
        $fields = array_values(array_diff_key(get_object_vars($new), ['id' => 1]));
        $sql = 'INSERT INTO {addresses} (buyer, ' . self::COLUMNS . ') VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)';
        $this->db->run($sql, $buyer->key, ...$fields);
    }
}
