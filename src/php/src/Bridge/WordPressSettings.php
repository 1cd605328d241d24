<?php

/** Decides how a shop in WordPress is set up without code: Settings → Shop Elements, for users who may manage options. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Shop\Partner;

final class WordPressSettings
{
    private const PAGE = 'shop_elements';
    private const CAPABILITY = 'manage_options';
    private const BASE = 'shop_elements_base';
    private const PARTNERS = 'shop_elements_partners';

    /** A plugin calls this at load time. WordPress checks nonce and capability on saving. */
    public static function register(): void
    {
        add_action('admin_init', self::fields(...));
        add_action('admin_menu', static fn () => add_options_page('Shop Elements', 'Shop Elements', self::CAPABILITY, self::PAGE, self::show(...)));
    }

    /** The address of the elements’ files. */
    public static function base(): string
    {
        return (string) get_option(self::BASE, '/elements/');
    }

    /** @return list<Partner> */
    public static function partners(): array
    {
        return array_map(static fn (string $one): Partner => new Partner($one), self::origins((string) get_option(self::PARTNERS, '')));
    }

    private static function fields(): void
    {
        register_setting(self::PAGE, self::BASE, ['type' => 'string', 'default' => '/elements/', 'sanitize_callback' => self::folder(...)]);
        register_setting(self::PAGE, self::PARTNERS, ['type' => 'string', 'default' => '', 'sanitize_callback' => self::clean(...)]);
        add_settings_section('own', '', '__return_empty_string', self::PAGE);
        self::field(self::BASE, 'Adres plików elementów', static fn () => printf(
            '<input type="text" class="regular-text" id="%1$s" name="%1$s" value="%2$s">',
            esc_attr(self::BASE),
            esc_attr(self::base()),
        ));
        self::field(self::PARTNERS, 'Strony partnerów', static fn () => printf(
            '<textarea class="large-text code" rows="4" id="%1$s" name="%1$s" placeholder="https://partner.example">%2$s</textarea>'
            . '<p class="description">Po jednej w wierszu. Ich strony mogą pytać sklep o podpowiedzi i produkty.</p>',
            esc_attr(self::PARTNERS),
            esc_textarea((string) get_option(self::PARTNERS, '')),
        ));
    }

    private static function field(string $name, string $label, callable $print): void
    {
        add_settings_field($name, $label, $print, self::PAGE, 'own', ['label_for' => $name]);
    }

    private static function show(): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            wp_die('Nie masz uprawnień do tej strony.', 403);
        }
        echo '<div class="wrap"><h1>Shop Elements</h1><form action="options.php" method="post">';
        settings_fields(self::PAGE);
        do_settings_sections(self::PAGE);
        submit_button();
        echo '</form></div>';
    }

    private static function folder(mixed $said): string
    {
        $url = is_string($said) ? esc_url_raw(trim($said), ['http', 'https']) : '';
        return $url === '' ? '/elements/' : rtrim($url, '/') . '/';
    }

    private static function clean(mixed $said): string
    {
        return implode("\n", self::origins(is_string($said) ? $said : ''));
    }

    /** Skips entries that are not origins. @return list<string> */
    private static function origins(string $said): array
    {
        $lines = array_map(trim(...), explode("\n", strtolower($said)));
        return array_values(array_unique(preg_grep('~^https?://[a-z\d.-]+(:\d+)?$~D', $lines) ?: []));
    }
}
