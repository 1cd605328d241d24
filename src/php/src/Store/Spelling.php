<?php

/** Decides which spellings a search treats as the same: ignoring accents and case, and punctuation in symbols. */

declare(strict_types=1);

namespace ShopElements\Store;

final class Spelling
{
    private const PLAIN = [
        'ą' => 'a', 'ć' => 'c', 'ę' => 'e', 'ł' => 'l', 'ń' => 'n', 'ó' => 'o', 'ś' => 's', 'ź' => 'z', 'ż' => 'z',
        'Ą' => 'a', 'Ć' => 'c', 'Ę' => 'e', 'Ł' => 'l', 'Ń' => 'n', 'Ó' => 'o', 'Ś' => 's', 'Ź' => 'z', 'Ż' => 'z',
    ];
    /** Characters that people add to a symbol or leave out. */
    private const MARKS = ['-' => '', ' ' => '', '.' => '', '/' => '', '_' => ''];
    private const LONGEST = 200;
    private const MOST = 8;

    public static function plain(string $text): string
    {
        return strtr(mb_strtolower($text), self::PLAIN);
    }

    /** Normalizes a query that may be a symbol, so that "kla 11000" finds KLA1-1000; '' if it cannot be one, as without a digit. */
    public static function code(string $query): string
    {
        $code = strtr(self::plain(mb_substr($query, 0, self::LONGEST)), self::MARKS);
        return preg_match('/^(?=.*\d)[a-z\d]{3,}$/', $code) === 1 ? $code : '';
    }

    /** A pattern per word, for `LIKE ? ESCAPE '!'`. @return list<string> */
    public static function patterns(string $query): array
    {
        $words = preg_split('/\s+/u', trim(self::plain(mb_substr($query, 0, self::LONGEST))), -1, PREG_SPLIT_NO_EMPTY) ?: [];
        return array_map(self::part(...), array_slice($words, 0, self::MOST));
    }

    private static function part(string $word): string
    {
        return '%' . preg_replace('/[!%_]/', '!$0', $word) . '%';
    }

    /** SQL for `plain` of a column, the same in all databases: in some of them LOWER changes English letters only. */
    public static function ofColumn(string $column): string
    {
        return self::replaced($column, self::PLAIN);
    }

    /** SQL for `code` of a column. */
    public static function codeOfColumn(string $column): string
    {
        return self::replaced($column, self::PLAIN + self::MARKS);
    }

    /** @param array<string, string> $letters */
    private static function replaced(string $column, array $letters): string
    {
        $sql = "LOWER($column)";
        foreach ($letters as $from => $to) {
            $sql = "REPLACE($sql, '$from', '$to')";
        }
        return $sql;
    }
}
