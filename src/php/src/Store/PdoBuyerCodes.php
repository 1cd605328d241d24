<?php

/** Stores the symbols of buyers in the package's table: a company's people have the same. */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Cart\Buyer;
use ShopElements\Shop\BuyerCodes;

final readonly class PdoBuyerCodes implements BuyerCodes
{
    public function __construct(private Db $db)
    {
    }

    public function of(Buyer $buyer, array $products): array
    {
        return $products === [] ? [] : array_column($this->rows($buyer, 'product_id', array_map(strval(...), $products)), 'code', 'product_id');
    }

    /** The products with these symbols of this buyer. @param list<string> $codes in any case @return array<array-key, list<string>> the products' ids, by the symbol in lower case */
    public function named(Buyer $buyer, array $codes): array
    {
        $named = [];
        foreach ($this->rows($buyer, 'plain', array_values(array_unique(array_filter(array_map(self::plain(...), $codes), strlen(...))))) as $row) {
            $named[$row['plain']][] = $row['product_id'];
        }
        return $named;
    }

    /** Sets the symbol of a product; '' removes it. */
    public function set(Buyer $buyer, int|string $product, string $code): void
    {
        $this->db->atOnce(self::account($buyer), function () use ($buyer, $product, $code): void {
            $this->db->run('DELETE FROM {buyer_codes} WHERE account = ? AND product_id = ?', self::account($buyer), (string) $product);
            if (trim($code) !== '') {
                $this->db->run('INSERT INTO {buyer_codes} (account, product_id, code, plain) VALUES (?, ?, ?, ?)', self::account($buyer), (string) $product, trim($code), self::plain($code));
            }
        });
    }

    public static function plain(string $code): string
    {
        return mb_strtolower(trim($code));
    }

    private static function account(Buyer $buyer): string
    {
        return $buyer->company !== '' ? $buyer->company : $buyer->key;
    }

    /** @param list<string> $values @return list<array<string, mixed>> */
    private function rows(Buyer $buyer, string $column, array $values): array
    {
        $marks = implode(', ', array_fill(0, count($values), '?'));
        return $values === [] ? [] : $this->db->all("SELECT * FROM {buyer_codes} WHERE account = ? AND $column IN ($marks)", self::account($buyer), ...$values);
    }
}
