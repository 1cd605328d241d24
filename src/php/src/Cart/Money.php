<?php

/** Calculates, reads and writes money: in whole grosze, halves rounded up, never as a float, and never 0 for a text that is no amount. */

declare(strict_types=1);

namespace ShopElements\Cart;

final class Money
{
    /** More than any product costs; sums of such prices still fit an integer. */
    private const DIGITS = 8;
    /** The most digits of złoty whose grosze fit an integer. */
    private const MAX_DIGITS = 16;
    private const SPACES = ' \x{a0}\x{2007}\x{2009}\x{202f}';
    /** Digits, optionally grouped: by spaces, by a separator that occurs twice, or by the separator that the decimals do not use. */
    private const WHOLE = '[0-9]+|[0-9]{1,3}(?:[' . self::SPACES . '][0-9]{3})+|[0-9]{1,3}(?:(?:\.[0-9]{3}){2,}|(?:,[0-9]{3}){2,}|\.[0-9]{3}(?=,)|,[0-9]{3}(?=\.))';

    /** The gross amount of a net amount: `Money::gross($product->net, $product->vat)`. @param int|string $vat in per cent; a word such as `zw` adds nothing */
    public static function gross(int $net, int|string $vat): int
    {
        return self::part($net, 100 + VatRate::percent($vat));
    }

    /** A percentage of an amount, halves rounded up. */
    public static function part(int $amount, int $percent): int
    {
        // Whole hundreds first: multiplying a large amount would overflow into a float.
        $rest = ($amount % 100 + 100) % 100;
        return intdiv($amount - $rest, 100) * $percent + intdiv($rest * $percent + 50, 100);
    }

    /** An amount as the contract requires it: 123456 → "1234.56". */
    public static function text(int $grosze): string
    {
        return sprintf('%s%d.%02d', $grosze < 0 ? '-' : '', intdiv(abs($grosze), 100), abs($grosze) % 100);
    }

    /**
     * A price as databases and people write it: "12.34", "47.6200", "12,50", "1 234.50", 12.5 → grosze. Nothing is rounded: a price
     * with a part of a grosz, such as 12.345, is refused, and the shop decides how to round it, for example by `round($price, 2)`.
     *
     * @param string $of the price's product, such as "KLE-25, cena"; the exception names it
     * @throws UnreadablePrice if it is no amount, or too large
     */
    public static function read(int|float|string|null $amount, string $of = ''): int
    {
        $grosze = self::grosze($amount, self::DIGITS);
        return $grosze ?? throw new UnreadablePrice($amount, $of);
    }

    /** Whole grosze as they are stored. Refuses a price in złoty, such as 42.9 or "42.90", which would become 42 grosze. @throws UnreadablePrice */
    public static function whole(int|float|string $grosze, string $of): int
    {
        return preg_match('/^-?[0-9]{1,' . (self::DIGITS + 2) . '}$/D', (string) $grosze) === 1
            ? (int) $grosze
            : throw new UnreadablePrice($grosze, "$of, net", 'whole number of grosze, such as 4290 for 42,90 zł');
    }

    /** A price as a person types it, such as "1 234,5"; null if it is no price, or ambiguous: "1.234". */
    public static function typed(string $text): ?int
    {
        return self::grosze($text, self::DIGITS, '.,');
    }

    /** A sum of prices, as `read` accepts it, with more digits. @throws UnreadablePrice */
    public static function sum(int|float|string|null $amount, string $of = ''): int
    {
        return self::grosze($amount, self::MAX_DIGITS) ?? throw new UnreadablePrice($amount, $of);
    }

    /** A price or a sum, as `read` accepts it, for people: "1 234,56 zł". @throws UnreadablePrice if it is no amount */
    public static function shown(int|float|string|null $amount): string
    {
        return self::polish(self::sum($amount));
    }

    /** A formatted amount with its unit and kind: "58,49 zł/opak. netto", in one line. */
    public static function worded(string $amount, ?string $unit = null, ?string $word = null): string
    {
        return $amount . ((string) $unit === '' ? '' : "/$unit") . ((string) $word === '' ? '' : "\u{a0}$word");
    }

    /** An amount for people: "1 234,56 zł", with non-breaking spaces. */
    public static function polish(int $grosze): string
    {
        return self::figures($grosze) . "\u{a0}zł";
    }

    /** An amount without its currency, "1 234,56", as `typed` reads it. */
    public static function figures(int $grosze): string
    {
        [$whole, $rest] = explode('.', self::text(abs($grosze)));
        return ($grosze < 0 ? '-' : '') . preg_replace('/\B(?=(\d{3})+$)/D', "\u{a0}", $whole) . ",$rest";
    }

    /** @param string $twofold characters that may separate thousands or decimals before three digits; a database uses a point only for decimals */
    private static function grosze(int|float|string|null $amount, int $digits, string $twofold = ','): ?int
    {
        // Six decimals: a float's error is far smaller, and a part of a grosz far larger.
        $text = is_float($amount) ? sprintf('%.6F', $amount) : (string) $amount;
        $spaces = '[' . self::SPACES . '\t\r\n]*';
        $pattern = "/^$spaces(?<sign>[-\u{2212}]?)(?<whole>" . self::WHOLE . ")(?:[.,](?<rest>[0-9]+))?$spaces(?:zł|PLN)?$spaces$/Dui";
        if (preg_match($pattern, $text, $match) !== 1 || preg_match("/^[^0-9]*[1-9][0-9]{0,2}[$twofold][0-9]{3}[^0-9]*$/Du", $text) === 1) {
            return null;
        }
        $rest = rtrim($match['rest'] ?? '', '0');
        $whole = ltrim((string) preg_replace('/[^0-9]/', '', $match['whole']), '0');
        return strlen($rest) > 2 || strlen($whole) > $digits
            ? null
            : (int) (($match['sign'] === '' ? '' : '-') . $whole . str_pad($rest, 2, '0'));
    }
}
