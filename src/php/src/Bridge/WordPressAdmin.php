<?php

/** A page of the shop in WordPress's admin: its capability, its form with a nonce, and notices about what was sent. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use Closure;

final class WordPressAdmin
{
    /**
     * @param string $parent file of the menu
     * @param Closure(array<string, mixed>): void $print prints the form, with the result of `save`
     * @param Closure(array<string, mixed>): array<string, mixed> $save returns sentences as `error` and `success`, and further data for `print`
     */
    public static function page(string $parent, string $title, string $capability, string $slug, Closure $print, Closure $save): void
    {
        $transient = static fn (): string => "{$slug}_" . get_current_user_id();
        add_action('admin_menu', static fn () => add_submenu_page($parent, $title, $title, $capability, $slug, static function () use ($title, $slug, $print, $transient): void {
            $result = (array) get_transient($transient());
            delete_transient($transient());
            echo '<div class="wrap"><h1>', esc_html($title), '</h1>', self::notice('error', $result['error'] ?? []), self::notice('success', $result['success'] ?? []);
            printf('<form action="%s" method="post" enctype="multipart/form-data"><input type="hidden" name="action" value="%s">', esc_url(admin_url('admin-post.php')), esc_attr($slug));
            wp_nonce_field($slug);
            $print($result);
            echo '</form></div>';
        }));
        add_action("admin_post_$slug", static function () use ($parent, $capability, $slug, $save, $transient): never {
            current_user_can($capability) || wp_die('Nie masz uprawnień do tej strony.', 403);
            check_admin_referer($slug);
            set_transient($transient(), $save(wp_unslash($_POST)), HOUR_IN_SECONDS);
            wp_safe_redirect(add_query_arg('page', $slug, admin_url($parent)));
            exit;
        });
    }

    /** @param list<string> $sentences empty: no notice */
    public static function notice(string $kind, array $sentences): string
    {
        return $sentences === [] ? '' : "<div class=\"notice notice-$kind\"><p>" . implode('<br>', array_map(esc_html(...), $sentences)) . '</p></div>';
    }

    /** A text, or a choice among options. @param array<array-key, string> $options */
    public static function field(string $name, string $label, array $options, string $value, string $hint = ''): string
    {
        [$name, $label] = [esc_attr($name), esc_attr($label)];
        $choices = array_map(static fn (int|string $one, string $text): string
            => sprintf('<option value="%s"%s>%s</option>', esc_attr((string) $one), selected((string) $one, $value, false), esc_html($text)), array_keys($options), $options);
        return $options === []
            ? sprintf('<input type="text" class="widefat" aria-label="%s" name="%s" value="%s" placeholder="%s">', $label, $name, esc_attr($value), esc_attr($hint))
            : "<select class=\"widefat\" aria-label=\"$label\" name=\"$name\">" . implode('', $choices) . '</select>';
    }
}
