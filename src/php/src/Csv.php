<?php

/** Reads and writes CSV as Polish spreadsheets do: semicolons, a byte order mark, and no cell that is a formula. */

declare(strict_types=1);

namespace ShopElements;

final class Csv
{
    /** Beginnings of cells that a spreadsheet would evaluate as a formula. */
    private const FORMULA = '/^[=+\-@\t\r]/';
    private const GUARDED = "/^'(?=[=+\-@\t\r])/";

    /** Rows by their number in the file, from 1; empty ones are left out. @return array<int, list<string>> empty if the file is not a text */
    public static function read(string $bytes): array
    {
        $text = match (true) {
            str_starts_with($bytes, "\xff\xfe") => mb_convert_encoding(substr($bytes, 2), 'UTF-8', 'UTF-16LE'),
            mb_check_encoding($bytes, 'UTF-8') => (string) preg_replace('/^\x{feff}/u', '', $bytes),
            default => (string) @iconv('CP1250', 'UTF-8', $bytes),
        };
        $text = str_contains($text, "\0") ? '' : (string) preg_replace('/\r\n?/', "\n", $text);
        $first = preg_match('/^sep=([;,\t])\n/', $text, $named) === 1 ? $named[1] : null;
        $head = substr($text, 0, strcspn($text, "\n"));
        $counts = array_map(static fn (string $delimiter): int => substr_count($head, $delimiter), [';' => ';', "\t" => "\t", ',' => ',']);
        $delimiter = $first ?? (string) array_search(max($counts), $counts, true);
        $file = fopen('php://temp', 'r+');
        fwrite($file, $text);
        rewind($file);
        $rows = [];
        for ($at = 1; is_array($row = fgetcsv($file, null, $delimiter, '"', '')); $at++) {
            $row = array_map(static fn (?string $cell): string => (string) preg_replace(self::GUARDED, '', trim((string) $cell)), $row);
            if (($first === null || $at > 1) && array_filter($row, static fn (string $cell): bool => $cell !== '') !== []) {
                $rows[$at] = $row;
            }
        }
        return $rows;
    }

    /** @param list<list<string>> $rows */
    public static function write(array $rows): string
    {
        $cell = static fn (string $one): string => '"' . str_replace('"', '""', preg_match(self::FORMULA, $one) === 1 ? "'$one" : $one) . '"';
        return "\u{feff}" . implode('', array_map(static fn (array $row): string => implode(';', array_map($cell, $row)) . "\r\n", $rows));
    }
}
