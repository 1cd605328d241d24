<?php

/** Decides what becomes of a fault in WordPress: the page goes on, and the shop's people are told. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use Closure;
use Throwable;

final class WordPressFaults
{
    private const FAULTS = 'shop_elements_faults';

    /** A page goes on without what fails in it, for example while an update replaces the package's files. @param Closure(): string $print */
    public static function guard(Closure $print): string
    {
        try {
            return $print();
        } catch (Throwable $fault) {
            return self::note($fault->getMessage());
        }
    }

    /** What is wrong stands in the log and, for a day, in the admin; while WordPress is in debug mode also in the page, as a comment. */
    public static function note(string $fault): string
    {
        error_log("Shop Elements: $fault");
        $known = array_filter((array) get_transient(self::FAULTS), is_string(...));
        if (!in_array($fault, $known, true)) {
            set_transient(self::FAULTS, array_slice([$fault, ...$known], 0, 5), DAY_IN_SECONDS);
        }
        return WP_DEBUG ? '<!-- Shop Elements: ' . esc_html(str_replace('--', '- -', $fault)) . ' -->' : '';
    }

    public static function tell(): void
    {
        foreach (current_user_can('edit_pages') ? array_filter((array) get_transient(self::FAULTS), is_string(...)) : [] as $fault) {
            echo '<div class="notice notice-warning"><p>Shop Elements: ', esc_html($fault), '</p></div>';
        }
    }
}
