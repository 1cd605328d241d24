<?php

/**
 * `Search` and `Lookup` over the table {products}: finds names and symbols with all words of the query, ignoring accents, and symbols in
 * any spelling. The column `url` is the link of a product. Serves up to 30,000 products.
 */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Money;
use ShopElements\Cart\Product;
use ShopElements\Shop\LookupOfMany;
use ShopElements\Shop\Search;

final readonly class PdoSearch implements Search, LookupOfMany
{
    private const SUGGESTED = 8;

    public function __construct(private Db $db)
    {
    }

    public function suggest(string $query, Buyer $buyer): array
    {
        $products = mb_strlen(trim($query)) < 3 ? [] : $this->products($query, self::SUGGESTED);
        return ['products' => array_map(self::wire(...), $products), 'categories' => []];
    }

    public function complete(string $query, string $index, int $size): array
    {
        return $index === 'products' ? array_column($this->products($query, $size), 'name') : [];
    }

    /** Finds products only; there are no contents. */
    public function search(string $query, int $productsPage, int $contentsPage, int $size, Buyer $buyer): array
    {
        $ids = $this->catalogue()->search($query);
        $results = array_map(static fn (Product $one): array => [
            'title' => htmlspecialchars($one->name) . ' <small>' . htmlspecialchars($one->sku) . '</small>',
            'description' => '',
            'links' => [['url' => (string) ($one->more['url'] ?? '')]],
        ], $this->byId(array_slice($ids, $productsPage * $size, $size)));
        return ['products' => ['results' => $results, 'total' => count($ids)], 'contents' => ['results' => [], 'total' => 0]];
    }

    public function find(array $row, Buyer $buyer): array
    {
        return $this->findAll([$row], $buyer)[0];
    }

    public function findAll(array $rows, Buyer $buyer): array
    {
        $codes = new PdoBuyerCodes($this->db);
        $answers = $this->catalogue()->lookUp($rows, (new PdoOffer($this->db))->byId(...), $codes->named($buyer, array_column($rows, 'code')));
        $own = $codes->of($buyer, array_values(array_unique(array_column(array_merge([], ...array_column($answers, 'candidates')), 'id'))));
        $coded = static fn (array $one): array => $one + (isset($own[$one['id']]) ? ['buyer_code' => $own[$one['id']]] : []);
        return array_map(static fn (array $one): array => [
            'product' => $one['product'] === null ? null : $coded($one['product']),
            'candidates' => array_map($coded, $one['candidates']),
        ], $answers);
    }

    private function catalogue(): Catalogue
    {
        return Catalogue::of($this->db->all('SELECT id, sku, name FROM {products} ORDER BY name, id'));
    }

    /** @return list<Product> */
    private function products(string $query, int $size): array
    {
        return $this->byId($this->catalogue()->search($query, $size));
    }

    /** The products in the order of these ids. @param list<int|string> $ids @return list<Product> */
    private function byId(array $ids): array
    {
        $products = (new PdoOffer($this->db))->byId(array_map(strval(...), $ids));
        return array_values(array_filter(array_map(static fn (int|string $id): ?Product => $products[$id] ?? null, $ids)));
    }

    /** A product in the format of suggestions and looked-up rows: net and gross price, link (`more['url']`), quantities. @param ?int $quantity of a looked-up row @return array<string, mixed> */
    public static function wire(Product $one, ?int $quantity = null): array
    {
        $availability = $one->availability($quantity ?? $one->most() ?? 0);
        return [
            'id' => $one->id,
            'index' => $one->sku,
            'title' => htmlspecialchars($one->name),
            'link' => $one->more['url'] ?? null,
            'image' => $one->image,
            'unit' => $one->unit,
            'hasPrice' => true,
            'priceNet' => Money::text($one->net),
            'priceGross' => Money::text(Money::gross($one->net, $one->vat)),
            'price_net' => Money::text($one->net),
            'price_gross' => Money::text(Money::gross($one->net, $one->vat)),
            ...$one->priceNotes(),
            'min' => $one->least,
            'max' => $one->most(),
            'step' => $one->step,
        ] + $one->stepsWire() + ($availability === [] ? [] : ['availability' => $availability]);
    }
}
