<?php

/** Turns an entry of a register into the fields of an address, in the letters and within the lengths of its form (rule A13). */

declare(strict_types=1);

namespace ShopElements\Company;

use ShopElements\Limits;

final class Entry
{
    /** @param array<string, ?string> $raw by the names of the wire, as the register writes them @return array<string, string> */
    public static function mapped(array $raw): array
    {
        $fields = array_map(static fn (?string $text): string => trim((string) preg_replace('/\s+/u', ' ', $text ?? '')), $raw);
        $fields['region'] = mb_strtolower($fields['region'] ?? '');
        $fields['zip_code'] = (string) preg_replace('/^(\d{2})-?(\d{3})$/D', '$1-$2', $fields['zip_code'] ?? '');
        $fields['street'] = (string) preg_replace('/^ul\.? +/iu', '', $fields['street'] ?? '');
        if ($fields['street'] === '') {
            $fields['street'] = $fields['city'] ?? '';
        }
        return array_filter($fields, static fn (string $text): bool => $text !== '');
    }

    /** Leaves out values that the form would refuse. @param array<string, mixed> $entry @return array<string, mixed> */
    public static function fitting(array $entry): array
    {
        return array_diff_key($entry, array_flip(self::tooLong($entry)));
    }

    /** @param array<string, mixed> $entry @return list<string> names */
    public static function tooLong(array $entry): array
    {
        return array_keys(array_filter(array_intersect_key(Limits::ADDRESS, ['house_no' => 1, 'flat_no' => 1]), static fn (array $limit, string $name): bool => mb_strlen((string) ($entry[$name] ?? '')) > $limit['max'], ARRAY_FILTER_USE_BOTH));
    }
}
