<?php

/** Spellings that a search treats as the same: it ignores accents and case, and punctuation in symbols. */

declare(strict_types=1);

namespace ShopElements\Store;

use ShopElements\Cart\Cart;
use ShopElements\Cart\Line;

final class Spelling
{
    private const PLAIN = [
        'ą' => 'a', 'ć' => 'c', 'ę' => 'e', 'ł' => 'l', 'ń' => 'n', 'ó' => 'o', 'ś' => 's', 'ź' => 'z', 'ż' => 'z',
        'Ą' => 'a', 'Ć' => 'c', 'Ę' => 'e', 'Ł' => 'l', 'Ń' => 'n', 'Ó' => 'o', 'Ś' => 's', 'Ź' => 'z', 'Ż' => 'z',
    ];
    /** Characters that people add to an SKU or leave out. */
    private const MARKS = ['-', ' ', '.', '/', '_'];
    private const MAX_LENGTH = 200;
    private const MAX_WORDS = 8;

    public static function plain(string $text): string
    {
        $plain = str_replace(array_keys(self::PLAIN), self::PLAIN, $text);
        // A catalogue's other characters, such as × and ², rarely have two cases: lowering ASCII alone is much faster.
        $others = (string) preg_replace('/[\x00-\x7f]+/', '', $plain);
        return mb_strtolower($others) === $others ? strtolower($plain) : mb_strtolower($plain);
    }

    /** The text by which a search finds a cart. @param array<string, mixed> $seen the cart in the wire's format, which has the buyer's own symbols */
    public static function ofCart(Cart $cart, array $seen = []): string
    {
        $codes = !isset($seen['items']) ? [] : array_column(OrderDetails::lines($seen), 'buyer_code');
        return self::plain(implode(' ', [...array_map(static fn (Line $line): string => "{$line->product->sku} {$line->product->name}", $cart->allLines()), ...$codes]));
    }

    /** Normalizes a query that may be a symbol, so that "kla 11000" finds KLA1-1000; '' if it cannot be one, as without a digit. */
    public static function code(string $query): string
    {
        $code = self::bare(self::plain(mb_substr($query, 0, self::MAX_LENGTH)));
        return preg_match('/^(?=.*\d)[a-z\d]{3,}$/', $code) === 1 ? $code : '';
    }

    /** A plain symbol without its marks. */
    public static function bare(string $plain): string
    {
        return str_replace(self::MARKS, '', $plain);
    }

    /** @return list<string> */
    public static function words(string $query): array
    {
        $words = preg_split('/\s+/u', trim(self::plain(mb_substr($query, 0, self::MAX_LENGTH))), -1, PREG_SPLIT_NO_EMPTY) ?: [];
        return array_slice($words, 0, self::MAX_WORDS);
    }

    /** A plain word without its Polish ending: "mlotki" and "mlotek" become "mlot". Short words and symbols stay. */
    public static function stem(string $word): string
    {
        return preg_match('/^([a-z]{4,}?)k?(?:ami|ach|om|ow|ego|emu|[yi]mi|[yi]ch|ej|ie|[aeiouy])?$/', $word, $parts) === 1 ? $parts[1] : $word;
    }

    /** A pattern per word, for `LIKE ? ESCAPE '!'`. @return list<string> */
    public static function patterns(string $query): array
    {
        return array_map(self::part(...), self::words($query));
    }

    private static function part(string $word): string
    {
        return '%' . preg_replace('/[!%_]/', '!$0', $word) . '%';
    }
}
