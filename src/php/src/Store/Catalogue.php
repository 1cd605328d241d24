<?php

/**
 * Decides what is found among all products at once. They are read and folded once for all rows of a lookup: a database that folds each
 * product for each word of each row takes minutes for what takes milliseconds here.
 */

declare(strict_types=1);

namespace ShopElements\Store;

final readonly class Catalogue
{
    /**
     * By name, as the database orders them.
     *
     * @param list<int|string> $ids
     * @param list<string> $lines symbol and name, folded
     * @param string $text all lines in one
     * @param list<string> $codes symbols without their marks
     * @param string $symbols all of them in one, each after a line's end
     * @param array<array-key, list<int>> $bySku places
     * @param array<array-key, list<int>> $byCode places
     */
    private function __construct(
        private array $ids,
        private array $lines,
        private string $text,
        private array $codes,
        private string $symbols,
        private array $bySku,
        private array $byCode,
    ) {
    }

    public const PRODUCTS = 'SELECT id, sku, name FROM {products} ORDER BY name, id';

    /** @param string $sql for id, sku and name of all products */
    public static function of(Db $db, string $sql = self::PRODUCTS): self
    {
        $rows = $db->all($sql);
        [$skus, $names] = [array_column($rows, 'sku'), array_column($rows, 'name')];
        $flat = static fn (array $texts): array => str_replace("\n", ' ', $texts);
        // One text is folded much faster than many.
        $folded = static fn (array $texts): array => $texts === [] ? [] : explode("\n", Spelling::plain(implode("\n", $flat($texts))));
        $plain = $folded($skus);
        $codes = array_map(Spelling::bare(...), $plain);
        $lines = array_map(static fn (string $sku, string $name): string => "$sku\n$name", $plain, $folded($names));
        [$bySku, $byCode] = [[], []];
        foreach ($skus as $at => $sku) {
            $bySku[$sku][] = $at;
            $byCode[$codes[$at]][] = $at;
        }
        return new self(array_column($rows, 'id'), $lines, implode("\n", $lines), $codes, "\n" . implode("\n", $codes), $bySku, $byCode);
    }

    /** The products with this symbol: as it is written, or in any spelling. @return list<int|string> ids */
    public function named(string $said): array
    {
        $code = Spelling::code($said);
        return $this->idsOf($this->bySku[$said] ?? ($code === '' ? [] : $this->byCode[$code] ?? []));
    }

    /**
     * With all words of the query, or a symbol that begins with it; those that have it whole come first. Where there is none, with the words
     * without their endings.
     *
     * @return list<int|string> ids
     */
    public function found(string $query, int $most = PHP_INT_MAX): array
    {
        $words = Spelling::words($query);
        return $this->with($words, $query, $most) ?: $this->with(array_map(Spelling::stem(...), $words), '', $most);
    }

    /** @param list<string> $words @return list<int|string> ids */
    private function with(array $words, string $query, int $most): array
    {
        if ($words === []) {
            return [];
        }
        $code = Spelling::code($query);
        $first = $code === '' ? [] : $this->byCode[$code] ?? [];
        $isFirst = array_flip($first);
        $code = $code !== '' && str_contains($this->symbols, "\n$code") ? $code : '';
        // The rarest word is looked for first: what is nowhere costs one look at the whole text.
        $counts = array_map(fn (string $word): int => substr_count($this->text, $word), $words);
        array_multisort($counts, $words);
        $places = $counts[0] === 0 && $code === '' ? [] : $this->lines;
        foreach ($places as $at => $line) {
            if (count($first) >= $most) {
                break;
            }
            $fits = str_contains($line, $words[0]) && self::hasAll($line, $words);
            if (($fits || ($code !== '' && str_starts_with($this->codes[$at], $code))) && !isset($isFirst[$at])) {
                $first[] = $at;
            }
        }
        return $this->idsOf(array_slice($first, 0, $most));
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
