<?php

/** Writes Polish sentences, numbers and money exactly as the elements do (Intl in `pl`), without ext-intl. */

declare(strict_types=1);

namespace ShopElements;

use ShopElements\Cart\VatRate;

final class Words
{
    private const HARD_SPACE = "\u{a0}";
    /** Currencies whose sign is not their code; below, those without two decimals. */
    private const SIGNS = ['PLN' => 'zł', 'EUR' => '€', 'BRL' => 'R$', 'XAF' => 'FCFA', 'XCD' => 'EC$', 'XOF' => "F\u{202f}CFA", 'XPF' => 'CFPF'];
    private const DECIMALS = [
        0 => 'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER',
        3 => 'BHD JOD KWD LYD OMR TND',
    ];

    /** @param array<string, string|array<string, string>> $texts the Polish ones by key, from `dist/first-screens.json` */
    public function __construct(private readonly array $texts)
    {
    }

    /** The key's sentence with placeholders filled in; given `count`, in its plural form. @param array<string, string|int> $values */
    public function say(string $key, array $values = []): string
    {
        $text = $this->texts[$key];
        $text = is_array($text) ? $text[self::formOf((int) $values['count'])] ?? $text['many'] : $text;
        return Texts::fill($text, array_map(static fn (string|int $value): string => is_int($value) ? self::number((string) $value) : $value, $values));
    }

    private static function formOf(int $count): string
    {
        [$last, $two] = [$count % 10, $count % 100];
        return $count === 1 ? 'one' : ($last >= 2 && $last <= 4 && ($two < 12 || $two > 14) ? 'few' : 'many');
    }

    /** `1 234,56 zł`; halves are rounded away from zero. */
    public static function money(string $amount, string $currency): string
    {
        $code = strtoupper($currency);
        if (str_starts_with($amount, '-')) {
            // A hyphen is narrower than a digit, and a line may end after it.
            return preg_match('/[1-9]/', $money = self::money(substr($amount, 1), $currency)) === 1 ? "\u{2212}$money" : $money;
        }
        if (!preg_match('/^[A-Z]{3}$/D', $code)) {
            return self::number(self::rounded($amount, 2)) . self::HARD_SPACE . $currency;
        }
        return self::number(self::rounded($amount, self::placesOf($code))) . self::HARD_SPACE . (self::SIGNS[$code] ?? $code);
    }

    private static function placesOf(string $code): int
    {
        static $known = [];
        return $known[$code] ??= array_key_first(array_filter(self::DECIMALS, static fn (string $codes): bool => in_array($code, explode(' ', $codes), true))) ?? 2;
    }

    /** A decimal string with groups and a comma: `12 345,50`. */
    public static function number(string $amount): string
    {
        [$whole, $rest] = [...explode('.', ltrim($amount, '-'), 2), ''];
        $grouped = strlen($whole) < 4 ? $whole : preg_replace('/\B(?=(\d{3})+$)/D', self::HARD_SPACE, $whole);
        return (str_starts_with($amount, '-') && preg_match('/[1-9]/', $amount) === 1 ? '-' : '') . $grouped . ($rest === '' ? '' : ",$rest");
    }

    /** A VAT rate: `23 %`, `zw.`, `oo`. */
    public static function rate(string $rate): string
    {
        return isset(VatRate::WORDS[$rate]) ? VatRate::shown($rate) : self::number($rate) . self::HARD_SPACE . '%';
    }

    /** With exactly this many decimal places; halves are rounded away from zero. */
    public static function rounded(string $amount, int $places): string
    {
        $minus = str_starts_with($amount, '-') ? '-' : '';
        [$whole, $rest] = [...explode('.', ltrim($amount, '-'), 2), ''];
        $digits = $whole . str_pad(substr($rest, 0, $places), $places, '0');
        if ((int) ($rest[$places] ?? '0') >= 5) {
            $digits = self::next($digits);
        }
        $whole = substr($digits, 0, strlen($digits) - $places);
        return $minus . $whole . ($places === 0 ? '' : '.' . substr($digits, -$places));
    }

    /** Adds one to a number of any length. */
    private static function next(string $digits): string
    {
        for ($at = strlen($digits) - 1; $at >= 0 && $digits[$at] === '9'; $at -= 1) {
            $digits[$at] = '0';
        }
        if ($at < 0) {
            return "1$digits";
        }
        $digits[$at] = (string) ((int) $digits[$at] + 1);
        return $digits;
    }

    /** a × b of non-negative decimal strings, rounded to the grosz. */
    public static function product(string $a, string $b): string
    {
        $places = strlen(strrchr($a, '.') ?: '.') - 1 + strlen(strrchr($b, '.') ?: '.') - 1;
        [$x, $y] = [str_replace('.', '', $a), str_replace('.', '', $b)];
        $digits = strlen($x) + strlen($y) < 19 ? (string) ((int) $x * (int) $y) : sprintf('%.0f', (float) $x * (float) $y);
        $digits = str_pad($digits, $places + 1, '0', STR_PAD_LEFT);
        $at = strlen($digits) - $places;
        return self::rounded(substr($digits, 0, $at) . ($places === 0 ? '' : '.' . substr($digits, $at)), 2);
    }

    public static function plus(string $a, string $b): string
    {
        return self::minus($a, self::minus('0', $b));
    }

    /** a − b of decimal strings. */
    public static function minus(string $a, string $b): string
    {
        $places = max(strlen(strrchr($a, '.') ?: '.') - 1, strlen(strrchr($b, '.') ?: '.') - 1);
        $scaled = fn (string $one): string => str_replace('.', '', self::rounded($one, $places));
        // A shop's amounts fit 64 bits; larger ones are calculated as floats.
        [$x, $y] = [$scaled($a), $scaled($b)];
        $difference = strlen($x) < 19 && strlen($y) < 19 ? (int) $x - (int) $y : (int) ((float) $x - (float) $y);
        $digits = str_pad((string) abs($difference), $places + 1, '0', STR_PAD_LEFT);
        $text = substr($digits, 0, strlen($digits) - $places) . ($places === 0 ? '' : '.' . substr($digits, -$places));
        return (string) Wire::decimal(($difference < 0 ? '-' : '') . $text);
    }
}
