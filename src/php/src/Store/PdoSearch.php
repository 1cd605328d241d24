<?php

/**
 * Decides what is found among the package’s products: names and symbols with all words of the query,
 * ignoring accents, and symbols in any spelling. Enough for a small shop.
 */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Money;
use ShopElements\Cart\Product;
use ShopElements\Shop\Lookup;
use ShopElements\Shop\Search;

final readonly class PdoSearch implements Search, Lookup
{
    private const SUGGESTED = 8;
    private const CANDIDATES = 5;

    public function __construct(private Db $db)
    {
    }

    public function suggest(string $query, Buyer $buyer): array
    {
        $isShort = mb_strlen(trim($query)) < 3;
        return ['products' => $isShort ? [] : array_map(self::wire(...), $this->products($query, self::SUGGESTED)), 'categories' => []];
    }

    public function complete(string $query, string $index, int $size): array
    {
        return $index === 'products' ? array_column($this->products($query, $size), 'name') : [];
    }

    /** Finds products only; there are no contents. */
    public function search(string $query, int $productsPage, int $contentsPage, int $size, Buyer $buyer): array
    {
        $results = array_map(static fn (Product $one): array => [
            'title' => htmlspecialchars($one->name) . ' <small>' . htmlspecialchars($one->sku) . '</small>',
            'description' => '',
            'links' => [['url' => (string) ($one->more['url'] ?? '')]],
        ], $this->products($query, $size, $productsPage * $size));
        [$where, $values] = $this->where($query);
        $total = (int) $this->db->run("SELECT COUNT(*) FROM {products} WHERE $where", ...$values)->fetchColumn();
        return ['products' => ['results' => $results, 'total' => $total], 'contents' => ['results' => [], 'total' => 0]];
    }

    /** The product with this symbol in any spelling, if there is exactly one; else candidates. */
    public function find(array $row, Buyer $buyer): array
    {
        $said = $row['code'] ?? '';
        $exact = $this->db->all('SELECT * FROM {products} WHERE sku = ?', $said);
        $code = Spelling::code($said);
        if ($exact === [] && $code !== '') {
            $exact = $this->db->all('SELECT * FROM {products} WHERE ' . Spelling::codeOfColumn('sku') . ' = ? LIMIT 2', $code);
        }
        $found = count($exact) === 1
            ? [PdoOffer::productOf($exact[0])]
            : $this->products($row['name'] ?? $said, self::CANDIDATES);
        return [
            'product' => count($exact) === 1 ? self::wire($found[0]) : null,
            'candidates' => array_map(self::wire(...), $found),
        ];
    }

    /** @return list<Product> */
    private function products(string $query, int $size, int $from = 0): array
    {
        [$where, $values] = $this->where($query);
        $order = Spelling::codeOfColumn('sku') . ' = ?';
        $rows = $this->db->all(
            "SELECT * FROM {products} WHERE $where ORDER BY CASE WHEN $order THEN 0 ELSE 1 END, name, id LIMIT $size OFFSET $from",
            ...[...$values, Spelling::code($query)],
        );
        return array_map(PdoOffer::productOf(...), $rows);
    }

    /** @return array{string, list<string>} a condition and its values; an empty query finds nothing */
    private function where(string $query): array
    {
        $patterns = Spelling::patterns($query);
        if ($patterns === []) {
            return ['1 = 0', []];
        }
        [$name, $sku] = [Spelling::ofColumn('name'), Spelling::ofColumn('sku')];
        $where = implode(' AND ', array_fill(0, count($patterns), "($name LIKE ? ESCAPE '!' OR $sku LIKE ? ESCAPE '!')"));
        $values = array_merge(...array_map(static fn (string $one): array => [$one, $one], $patterns));
        $code = Spelling::code($query);
        return $code === ''
            ? [$where, $values]
            : ["(($where) OR " . Spelling::codeOfColumn('sku') . ' LIKE ?)', [...$values, "$code%"]];
    }

    /** A product as in suggestions and looked-up rows. @return array<string, mixed> */
    public static function wire(Product $one): array
    {
        return [
            'id' => $one->id,
            'index' => $one->sku,
            'title' => htmlspecialchars($one->name),
            'link' => $one->more['url'],
            'image' => $one->image,
            'unit' => $one->unit,
            'hasPrice' => true,
            'priceNet' => Money::text($one->net),
            'priceGross' => Money::text(Money::gross($one->net, $one->vat)),
            'price_net' => Money::text($one->net),
            'price_gross' => Money::text(Money::gross($one->net, $one->vat)),
            'min' => $one->least,
            'max' => $one->most(),
            'step' => $one->step,
        ];
    }
}
