<?php

/**
 * Searches all products. It reads and folds them once for all rows of a lookup, which takes milliseconds; a database that folds each
 * product for each word of each row takes minutes.
 */

declare(strict_types=1);

namespace ShopElements\Store;

use Closure;
use ShopElements\Cart\Product;

final class Catalogue
{
    private const CANDIDATES = 5;

    /** @var ?array<array-key, list<int>> places by symbol; like the next two for looked-up rows only, until a query may be a symbol */
    private ?array $bySku = null;
    /** @var ?array<array-key, list<int>> places by symbol without marks */
    private ?array $byCode = null;
    /** @var ?list<string> symbols without their marks */
    private ?array $codes = null;

    /**
     * Products in the order of the database, by name.
     *
     * @param list<int|string> $ids
     * @param list<?string> $skus
     * @param list<string> $lines symbol and name, folded
     * @param string $text all lines as one text
     */
    private function __construct(
        private readonly array $ids,
        private readonly array $skus,
        private readonly array $lines,
        private readonly string $text,
    ) {
    }

    /** @param list<array{id: int|string, sku: ?string, name: string}> $rows in the order in which they are found */
    public static function of(array $rows): self
    {
        [$skus, $names, $texts] = [self::flat(array_column($rows, 'sku')), self::flat(array_column($rows, 'name')), []];
        foreach ($skus as $at => $sku) {
            $texts[] = "$sku\n$names[$at]";
        }
        // Folding one long text is much faster than folding many short ones.
        $text = Spelling::plain(implode("\0", $texts));
        return new self(array_column($rows, 'id'), array_column($rows, 'sku'), $texts === [] ? [] : explode("\0", $text), $text);
    }

    /** @param list<?string> $texts @return list<string> without the characters that separate them below */
    private static function flat(array $texts): array
    {
        return str_replace(["\n", "\0"], ' ', $texts);
    }

    /** @return list<string> */
    private function codes(): array
    {
        return $this->codes ??= $this->skus === [] ? [] : explode("\n", Spelling::bare(Spelling::plain(implode("\n", self::flat($this->skus)))));
    }

    /** @param list<?string> $symbols @return array<array-key, list<int>> */
    private static function placesBy(array $symbols): array
    {
        $places = [];
        foreach ($symbols as $at => $symbol) {
            $places[(string) $symbol][] = $at;
        }
        return $places;
    }

    /** The products with this symbol: exactly, or in another spelling. @return list<int|string> ids */
    public function named(string $symbol): array
    {
        $code = Spelling::code($symbol);
        $this->bySku ??= self::placesBy($this->skus);
        $this->byCode ??= self::placesBy($this->codes());
        return $this->idsOf($this->bySku[$symbol] ?? ($code === '' ? [] : $this->byCode[$code] ?? []));
    }

    /**
     * Products with all words of the query, or with a symbol that begins with the query; exact symbols come first. Without results, products with the stems of the words.
     *
     * @return list<int|string> ids
     */
    public function search(string $query, int $max = PHP_INT_MAX): array
    {
        $words = Spelling::words($query);
        $stems = array_map(Spelling::stem(...), $words);
        return $this->with($words, $query, $max) ?: ($stems === $words ? [] : $this->with($stems, '', $max));
    }

    /** @param list<string> $words @return list<int|string> ids */
    private function with(array $words, string $query, int $max): array
    {
        if ($words === []) {
            return [];
        }
        $code = Spelling::code($query);
        $first = $code === '' ? [] : ($this->byCode === null ? array_keys($this->codes(), $code, true) : $this->byCode[$code] ?? []);
        $isFirst = array_flip($first);
        $code = $code !== '' && str_contains("\n" . implode("\n", $this->codes()), "\n$code") ? $code : '';
        // The rarest word comes first: an unknown word costs one search of the whole text.
        $counts = array_map(fn (string $word): int => substr_count($this->text, $word), $words);
        array_multisort($counts, $words);
        $places = $counts[0] === 0 && $code === '' ? [] : $this->lines;
        foreach ($places as $at => $line) {
            if (count($first) >= $max) {
                break;
            }
            $fits = str_contains($line, $words[0]) && self::hasAll($line, $words);
            if (($fits || ($code !== '' && str_starts_with($this->codes()[$at], $code))) && !isset($isFirst[$at])) {
                $first[] = $at;
            }
        }
        return $this->idsOf(array_slice($first, 0, $max));
    }

    /**
     * For each row the product with this symbol, the shop's in any spelling or the buyer's, if exactly one exists; else candidates.
     *
     * @param list<array<string, string>> $rows as for `LookupOfMany`
     * @param Closure(list<string>): array<array-key, Product> $byId the products with these ids, called once for all rows
     * @param array<array-key, list<int|string>> $own the products by the buyer's own symbol, in lower case
     * @return list<array{product: ?array<string, mixed>, candidates: list<array<string, mixed>>}>
     */
    public function lookUp(array $rows, Closure $byId, array $own = []): array
    {
        $matches = array_map(function (array $row) use ($own): array {
            $symbol = $row['code'] ?? '';
            $exact = array_values(array_unique(array_map(strval(...), [...$this->named($symbol), ...$own[PdoBuyerCodes::plain($symbol)] ?? []])));
            return [count($exact) === 1, count($exact) === 1 ? $exact : $this->search($row['name'] ?? $symbol, self::CANDIDATES)];
        }, $rows);
        $ids = array_values(array_unique(array_merge([], ...array_column($matches, 1))));
        $products = array_column($byId(array_map(strval(...), $ids)), null, 'id');
        return array_map(static function (array $one, array $row) use ($products): array {
            $found = array_filter(array_map(static fn (int|string $id): ?Product => $products[$id] ?? null, $one[1]));
            $own = array_values(array_map(static fn (Product $product): array => PdoSearch::wire($product, $product->sold($row['quantity'] ?? '')), $found));
            return ['product' => $one[0] ? $own[0] ?? null : null, 'candidates' => $own];
        }, $matches, $rows);
    }

    /** @param list<string> $words */
    private static function hasAll(string $line, array $words): bool
    {
        foreach ($words as $word) {
            if (!str_contains($line, $word)) {
                return false;
            }
        }
        return true;
    }

    /** @param list<int> $places @return list<int|string> */
    private function idsOf(array $places): array
    {
        return array_map(fn (int $at): int|string => $this->ids[$at], $places);
    }
}
