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

    /** The day in Poland of a time in UTC, or some days later: the days of terms, offers and numbers. */
    public static function inPoland(string $time = 'now', int $later = 0): string
    {
        $at = (new DateTimeImmutable($time, new DateTimeZone('UTC')))->setTimezone(new DateTimeZone('Europe/Warsaw'));
        return $at->modify("+$later days")->format('Y-m-d');
    }

    /** A day as 12.11.2026; any other text stays as it is. */
    public static function polish(string $text): string
    {
        $iso = self::iso($text);
        return $iso === null ? $text : implode('.', array_reverse(explode('-', $iso)));
    }
}
