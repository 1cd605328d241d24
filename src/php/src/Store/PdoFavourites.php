<?php

/** Stores favourites in the package's table. */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Cart\Buyer;
use ShopElements\Shop\Favourites;
use ShopElements\Shop\Offer;

final readonly class PdoFavourites implements Favourites
{
    public function __construct(private Db $db, private Offer $offer)
    {
    }

    public function mark(Buyer $buyer, int|string $product, bool $isFavourite): bool
    {
        $id = $this->offer->product($product, $buyer)?->id;
        return $id !== null && $this->db->atOnce($buyer->key, function () use ($buyer, $id, $isFavourite): bool {
            $this->db->run('DELETE FROM {favourites} WHERE buyer = ? AND product_id = ?', $buyer->key, (string) $id);
            if ($isFavourite) {
                $this->db->run('INSERT INTO {favourites} VALUES (?, ?)', $buyer->key, (string) $id);
            }
            return true;
        });
    }

    /** @return list<string> the products’ ids */
    public function all(Buyer $buyer): array
    {
        return array_column($this->db->all('SELECT product_id FROM {favourites} WHERE buyer = ?', $buyer->key), 'product_id');
    }
}
