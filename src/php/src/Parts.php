<?php

/** The sentence of a quantity that comes in parts, as src/ui/stock/parts.ts writes it: „4 szt. od ręki, 1 szt. ok. 9 grudnia”. */

declare(strict_types=1);

namespace ShopElements;

final class Parts
{
    /**
     * Null with the shop's own sentence, and without parts that make this quantity.
     *
     * @param ?array<string, mixed> $availability of a line or a product, as on the wire
     * @param string $language of the page or the mail, such as `en` or `de-AT`; of another language than those of the package: Polish
     */
    public static function sentence(?array $availability, string $quantity, ?string $unit, string $language = 'pl'): ?string
    {
        ['text' => $text, 'parts' => $parts] = Wire::read(Shapes::LINE['availability'], $availability ?? []);
        $sum = array_reduce($parts, static fn (string $sum, array $one): string => Words::plus($sum, $one['quantity']), '0');
        if ((string) $text !== '' || $parts === [] || $sum !== Wire::decimal($quantity)) {
            return null;
        }
        $words = self::words($language);
        return implode(', ', array_map(static fn (array $one): string => self::part($one, $unit, $words), $parts));
    }

    /** @param array<string, mixed> $one @param array<string, mixed> $words */
    private static function part(array $one, ?string $unit, array $words): string
    {
        $own = (string) $one['text'];
        $isDated = (string) $one['date'] !== '' && $one['kind'] !== 'none';
        $amount = strtr(Words::number($one['quantity']), ["\u{a0}" => $words['group'], ',' => $words['decimal']]);
        return implode(' ', array_filter([
            (string) $unit === '' ? $amount : "$amount\u{a0}$unit",
            $own !== '' ? $own : ($isDated && $one['kind'] !== 'on-order' ? '' : $words[$one['kind']]),
            $own === '' && $isDated ? str_replace('{date}', self::day($one['date'], $words), $words['about']) : '',
            (string) $one['branch'] === '' ? '' : "($one[branch])",
        ], strlen(...)));
    }

    /** `5 grudnia`, in another year with the year; a text that is no day unchanged. */
    public static function written(string $day, string $language): string
    {
        return self::day($day, self::words($language));
    }

    /** @return array<string, mixed> */
    private static function words(string $language): array
    {
        return PartWords::BY_LANGUAGE[strtolower(substr($language, 0, 2))] ?? PartWords::BY_LANGUAGE['pl'];
    }

    /** In another year with the year; a text that is no day unchanged. @param array<string, mixed> $words */
    private static function day(string $text, array $words): string
    {
        $iso = Day::iso($text);
        if ($iso === null) {
            return $text;
        }
        [$year, $month, $day] = array_map(intval(...), explode('-', $iso));
        $date = str_replace('{day}', (string) $day, $words['months'][$month - 1]);
        return $year === (int) Day::inPoland() ? $date : strtr($words['year'], ['{date}' => $date, '{year}' => (string) $year]);
    }
}
