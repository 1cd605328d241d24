<?php

/** The offer of a shop without tables of its own. */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Carrier;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Payment;
use ShopElements\Cart\Product;
use ShopElements\Cart\Rounding;
use ShopElements\Cart\Totals;
use ShopElements\Shop\Offer;

final readonly class PdoOffer implements Offer, Products, Shelves
{
    public function __construct(public Db $db)
    {
    }

    public function byId(array $ids): array
    {
        $rows = $this->db->among('SELECT * FROM {products} WHERE id IN (?)', Db::rowIds($ids));
        return array_column(array_map(self::productOf(...), $rows), null, 'id');
    }

    /** @param array<string, mixed> $row */
    public static function productOf(array $row): Product
    {
        $more = ['brand_name' => 'brand', 'category_name' => 'category', 'url' => 'url'];
        return new Product(
            id: $row['id'],
            name: $row['name'],
            net: $row['net'],
            vat: $row['vat'],
            unit: $row['unit'],
            sku: $row['sku'],
            least: $row['least'],
            step: $row['step'],
            stock: $row['stock'],
            minimal: $row['minimal'],
            image: $row['image'],
            more: array_map(static fn (string $column): ?string => $row[$column], $more),
            before: $row['before_net'],
            lowest: $row['lowest_net'],
            basis: $row['lowest_basis'],
            deposit: $row['deposit'],
            unitPrice: $row['unit_price'],
            unitPriceOf: (string) $row['unit_price_of'],
        );
    }

    public function product(int|string $id, Buyer $buyer): ?Product
    {
        return array_values($this->byId([(string) $id]))[0] ?? null;
    }

    public function take(int|string $id, int $quantity): bool
    {
        $sql = 'UPDATE {products} SET stock = stock - ? WHERE id = ? AND stock >= ?';
        return $this->db->run($sql, $quantity, Db::rowId($id), $quantity)->rowCount() === 1;
    }

    public function carriers(Buyer $buyer, Cart $cart): array
    {
        $goods = Totals::of($cart->allLines(), null, Rounding::Line, $cart->discount)->gross();
        $rows = $this->db->all('SELECT id, name, type, net, vat, free_from FROM {carriers} ORDER BY id');
        return array_map(static fn (array $row): Carrier
            => (new Carrier($row['id'], $row['name'], $row['type'], $row['net'], $row['vat'], $row['free_from']))->freeAt($goods), $rows);
    }

    public function payments(Buyer $buyer, Cart $cart): array
    {
        $methods = [];
        foreach ($this->db->all('SELECT id, name, payment_id FROM {methods} ORDER BY id') as $row) {
            $methods[$row['payment_id']][] = ['id' => $row['id'], 'name' => $row['name']];
        }
        return array_map(
            static fn (array $row): Payment
                => new Payment($row['id'], $row['name'], $row['hook'], (bool) $row['is_instant'], $methods[$row['id']] ?? []),
            $this->db->all('SELECT * FROM {payments} ORDER BY id'),
        );
    }
}
