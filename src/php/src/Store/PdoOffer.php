<?php

/** The offer of a shop without tables of its own. */

declare(strict_types=1);

namespace ShopElements\Store;

use ArrayObject;
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
        $ids = Db::rowIds($ids);
        $known = $this->db->once('{products}', static fn (): ArrayObject => new ArrayObject());
        $missing = array_values(array_filter($ids, static fn (int $id): bool => !isset($known[$id])));
        foreach ($this->db->among('SELECT * FROM {products} WHERE id IN (?)', $missing) as $row) {
            $known[$row['id']] = self::productOf($row);
        }
        return array_intersect_key($known->getArrayCopy(), array_flip($ids));
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
            incoming: $row['incoming'],
            incomingOn: $row['incoming_on'],
            priceSteps: array_map(intval(...), (array) json_decode((string) $row['price_steps'], true)),
        );
    }

    public function product(int|string $id, Buyer $buyer): ?Product
    {
        return array_values($this->byId([(string) $id]))[0] ?? null;
    }

    public function take(int|string $id, int $quantity): bool
    {
        // The stock first, then what comes later: MySQL reads a column that it has set already with its new value. A bound value is a text to SQLite unless it is compared with a column alone.
        $sql = 'UPDATE {products} SET incoming = incoming - CASE WHEN stock < ? THEN ? - stock ELSE 0 END,
            stock = CASE WHEN stock < ? THEN 0 ELSE stock - ? END WHERE id = ? AND stock >= ? - incoming';
        return $this->db->run($sql, $quantity, $quantity, $quantity, $quantity, Db::rowId($id), $quantity)->rowCount() === 1;
    }

    public function carriers(Buyer $buyer, Cart $cart): array
    {
        $goods = Totals::of($cart->allLines(), null, Rounding::Line, $cart->discount)->gross();
        return array_map(static fn (array $row): Carrier
            => (new Carrier($row['id'], $row['name'], $row['type'], $row['net'], $row['vat'], $row['free_from']))->freeAt($goods), $this->choices('carrier'));
    }

    public function payments(Buyer $buyer, Cart $cart): array
    {
        $payments = [];
        foreach ($this->choices('payment') as $row) {
            $payments[$row['id']] ??= [$row['id'], $row['name'], $row['type'], (bool) $row['net'], []];
            if ($row['method'] !== null) {
                $payments[$row['id']][4][] = ['id' => $row['method'], 'name' => $row['method_name']];
            }
        }
        return array_map(static fn (array $one): Payment => new Payment(...$one), array_values($payments));
    }

    /** Rows of carriers or payments, whose hook is in `type` and `is_instant` in `net`: one statement for both, which each response needs. @return list<array<string, mixed>> */
    private function choices(string $kind): array
    {
        $sql = "SELECT 'carrier' AS kind, id, name, type, net, vat, free_from, NULL AS method, NULL AS method_name FROM {carriers}
            UNION ALL SELECT 'payment', p.id, p.name, p.hook, p.is_instant, NULL, NULL, m.id, m.name FROM {payments} p LEFT JOIN {methods} m ON m.payment_id = p.id ORDER BY 1, 2, 8";
        return array_values(array_filter($this->db->once($sql, fn (): array => $this->db->all($sql)), static fn (array $row): bool => $row['kind'] === $kind));
    }
}
