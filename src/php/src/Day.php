<?php

/** Decides which texts are days: YYYY-MM-DD, with or without a time, and DD.MM.YYYY. Of any other nothing is computed. */

declare(strict_types=1);

namespace ShopElements;

final class Day
{
    private const FORMS = '/^(?:(?<y>[0-9]{4})-(?<m>[0-9]{2})-(?<d>[0-9]{2})(?:[T ][0-9]{2}:[0-9]{2}.*)?|(?<day>[0-9]{1,2})\.(?<month>[0-9]{1,2})\.(?<year>[0-9]{4}))$/Ds';

    /** As YYYY-MM-DD; null if it is no day. */
    public static function iso(string $said): ?string
    {
        if (preg_match(self::FORMS, trim($said), $of) !== 1) {
            return null;
        }
        $isIso = $of['y'] !== '';
        [$year, $month, $day] = array_map(intval(...), $isIso ? [$of['y'], $of['m'], $of['d']] : [$of['year'], $of['month'], $of['day']]);
        return checkdate($month, $day, $year) ? sprintf('%04d-%02d-%02d', $year, $month, $day) : null;
    }

    /** As DD.MM.YYYY; what is no day stays as it came. */
    public static function polish(string $said): string
    {
        $iso = self::iso($said);
        return $iso === null ? $said : implode('.', array_reverse(explode('-', $iso)));
    }
}
