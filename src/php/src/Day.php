<?php

/** Reads days as src/page/day.ts does: 2026-11-12 and 12.11.2026, each perhaps with a time. Other texts are shown as they are. */

declare(strict_types=1);

namespace ShopElements;

use DateTimeImmutable;
use DateTimeZone;

final class Day
{
    private const TIME = '(?:[01]?[0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.,][0-9]+)?)?';
    private const ISO = '/^([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[T ]' . self::TIME . ' ?(Z|[+-][0-9]{2}(?::?[0-9]{2})?)?)?$/Di';
    private const POLISH = '/^([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4})(?:,? ' . self::TIME . ')?$/D';

    /** The day in the form 2026-11-12, for a time with a zone the local day; null if the text is no day. */
    public static function iso(string $text): ?string
    {
        $line = trim($text);
        if (preg_match(self::ISO, $line, $of) === 1) {
            [$year, $month, $day] = [$of[1], $of[2], $of[3]];
        } elseif (preg_match(self::POLISH, $line, $of) === 1) {
            [$day, $month, $year] = [$of[1], $of[2], $of[3]];
            $of = [];
        } else {
            return null;
        }
        if (!checkdate((int) $month, (int) $day, (int) $year)) {
            return null;
        }
        return isset($of[4])
            ? (new DateTimeImmutable(str_replace(',', '.', $line)))->setTimezone(new DateTimeZone(date_default_timezone_get()))->format('Y-m-d')
            : sprintf('%04d-%02d-%02d', $year, $month, $day);
    }

    /** The same as `promiseText` of the elements. @param array<string, ?string> $of */
    public static function promised(array $of): ?string
    {
        [$from, $to] = [$of['from'] ?? null, $of['to'] ?? null];
        [$first, $last] = [self::iso((string) ($from ?? $to)), self::iso((string) ($to ?? $from))];
        if ((string) ($of['text'] ?? '') !== '' || $first === null || $last === null) {
            return $of['text'] ?? null;
        }
        return match (true) {
            $first === $last => self::named($first),
            substr($first, 0, 7) === substr($last, 0, 7) => (int) substr($first, 8) . '–' . self::short($last),
            default => self::short($first) . '–' . self::short($last),
        };
    }

    /** The day in Poland of a time in UTC, or some days later: the days of terms, offers and numbers. */
    public static function inPoland(string $time = 'now', int $later = 0): string
    {
        $at = (new DateTimeImmutable($time, new DateTimeZone('UTC')))->setTimezone(new DateTimeZone('Europe/Warsaw'));
        return $at->modify("+$later days")->format('Y-m-d');
    }

    /** `1.12` for 2026-12-01. */
    public static function short(string $iso): string
    {
        return (new DateTimeImmutable($iso))->format('j.m');
    }

    /** `wt. 1.12` for 2026-12-01. */
    public static function named(string $iso): string
    {
        return ['niedz.', 'pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.'][(int) (new DateTimeImmutable($iso))->format('w')] . "\u{a0}" . self::short($iso);
    }

    /** A day as 12.11.2026; any other text stays as it is. */
    public static function polish(string $text): string
    {
        $iso = self::iso($text);
        return $iso === null ? $text : implode('.', array_reverse(explode('-', $iso)));
    }
}
