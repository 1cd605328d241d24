<?php

/** Faults of the shop in WordPress: the page continues, and the shop's staff read a notice in the admin. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use Closure;
use ShopElements\WrongTag;
use Throwable;

final class WordPressFaults
{
    private const FAULTS = 'shop_elements_faults';
    private const DISMISS = 'shop_elements_dismiss';
    private const CAPABILITY = 'edit_pages';
    /** The values that an attribute of each kind accepts. */
    private const KINDS = [
        'flag' => 'bez wartości, 1 albo 0',
        'json' => 'dane w formacie JSON',
        'number' => 'liczba',
        'integer' => 'liczba całkowita',
        'text' => 'tekst',
    ];

    /** A plugin calls this at load time. */
    public static function register(): void
    {
        add_action('admin_notices', self::print(...));
        add_action('admin_post_' . self::DISMISS, self::dismiss(...));
    }

    /** Leaves out the part of a page that fails, for example while an update replaces the package's files. @param Closure(): string $print */
    public static function guard(Closure $print): string
    {
        try {
            return $print();
        } catch (Throwable $fault) {
            return self::note($fault->getMessage(), 'Części strony ' . get_permalink() . ' nie udało się wyświetlić: ' . $fault->getMessage());
        }
    }

    /** Logs an attribute that is omitted from a page. */
    public static function noteTag(WrongTag $wrong): string
    {
        $kind = is_array($wrong->kind) ? implode(', ', $wrong->kind) : self::KINDS[$wrong->kind] ?? self::KINDS['text'];
        $reason = $wrong->kind === 'none'
            ? 'nie istnieje.' . ($wrong->nearest === '' ? '' : " Może chodzi o „{$wrong->nearest}”?")
            : "ma złą wartość. Dozwolone: $kind.";
        $sentence = 'Strona ' . get_permalink() . ": pominęliśmy atrybut „{$wrong->attribute}” elementu „{$wrong->tag}”, bo $reason";
        return self::note($wrong->getMessage() . ' ' . get_permalink(), $sentence, $wrong->url);
    }

    /**
     * Writes to the log and, for a day, into the admin; in WordPress's debug mode also into the page, as a comment, which is returned.
     *
     * @param string $sentence for the shop's staff
     * @param string $url of a page about the fault
     */
    public static function note(string $message, string $sentence, string $url = ''): string
    {
        error_log("Shop Elements: $message");
        $noted = self::noted();
        if (!in_array([$sentence, $url], $noted, true)) {
            set_transient(self::FAULTS, array_slice([[$sentence, $url], ...$noted], 0, 5), DAY_IN_SECONDS);
        }
        return WP_DEBUG ? '<!-- Shop Elements: ' . esc_html(str_replace('--', '- -', $message)) . ' -->' : '';
    }

    /** @return list<array{string, string}> sentences with their pages */
    private static function noted(): array
    {
        return array_values(array_filter((array) get_transient(self::FAULTS), is_array(...)));
    }

    private static function print(): void
    {
        $noted = current_user_can(self::CAPABILITY) ? self::noted() : [];
        if ($noted === []) {
            return;
        }
        $dismiss = wp_nonce_url(admin_url('admin-post.php?action=' . self::DISMISS), self::DISMISS);
        printf('<div class="notice notice-warning is-dismissible" id="shop-elements-faults" data-url="%s"><p><strong>Shop Elements</strong></p>', esc_url($dismiss));
        foreach ($noted as [$sentence, $url]) {
            echo '<p>', esc_html($sentence), $url === '' ? '' : ' <a href="' . esc_url($url) . '">Opis błędu (po angielsku)</a>', '</p>';
        }
        // WordPress adds the button and hides the notice, until the next page.
        echo '</div><script>document.addEventListener("click", (event) => {
            const notice = event.target.closest(".notice-dismiss")?.closest("#shop-elements-faults");
            if (notice) fetch(notice.dataset.url);
        });</script>';
    }

    private static function dismiss(): void
    {
        check_admin_referer(self::DISMISS);
        current_user_can(self::CAPABILITY) || wp_die('Nie masz uprawnień do tej strony.', 403);
        delete_transient(self::FAULTS);
        wp_safe_redirect(admin_url());
    }
}
