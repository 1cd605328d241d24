<?php

/** Settings of a shop in WordPress without code: Ustawienia → Shop Elements, for users who may manage options. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Shop\Partner;

final class WordPressSettings
{
    private const PAGE = 'shop_elements';
    private const CAPABILITY = 'manage_options';
    private const BASE = 'shop_elements_base';
    private const PARTNERS = 'shop_elements_partners';
    /** Of a transfer in advance: option, label and hint by the transfer's field. */
    private const TRANSFER = [
        'recipient' => ['shop_elements_recipient', 'Odbiorca przelewu', 'Puste: nazwa witryny.'],
        'account' => ['shop_elements_account', 'Rachunek bankowy', 'Dla płatności „Przedpłata”: na stronie zamówienia i w e-mailach.'],
        'title' => ['shop_elements_transfer_title', 'Tytuł przelewu', '{number} to numer zamówienia. Puste: sam numer.'],
    ];
    private const DAYS = 'shop_elements_return_days';
    private const REASONS = 'shop_elements_return_reasons';
    private const COLOURS = [
        'accent' => 'Kolor przewodni: przyciski, wybór, odnośniki',
        'surface' => 'Tło pól i kart',
        'text' => 'Tekst',
        'border' => 'Cienkie linie',
    ];

    /** A plugin calls this at load time. WordPress checks nonce and capability on saving. */
    public static function register(): void
    {
        add_action('admin_init', self::fields(...));
        add_action('wp_head', static fn () => print self::colours());
        add_action('admin_menu', static fn () => add_options_page('Shop Elements', 'Shop Elements', self::CAPABILITY, self::PAGE, self::show(...)));
    }

    /** The URL of the elements’ files. @param string $own default URL */
    public static function base(string $own = '/elements/'): string
    {
        return (string) get_option(self::BASE, '') ?: $own;
    }

    /** @return list<Partner> */
    public static function partners(): array
    {
        return array_map(static fn (string $one): Partner => new Partner($one), self::origins((string) get_option(self::PARTNERS, '')));
    }

    /** Where the buyer transfers the money in advance; null without an account. @return ?array{recipient: string, account: string, title?: string} */
    public static function transfer(): ?array
    {
        $set = array_map(static fn (array $one): string => (string) get_option($one[0], ''), self::TRANSFER);
        $name = wp_specialchars_decode((string) get_option('blogname'), ENT_QUOTES);
        return $set['account'] === '' ? null : array_filter($set, strlen(...)) + ['recipient' => $name];
    }

    /** How many days after the delivery buyers return lines; null if they do not. */
    public static function returnDays(): ?int
    {
        $days = (string) get_option(self::DAYS, '');
        return $days === '' ? null : (int) $days;
    }

    /** @return list<string> */
    public static function returnReasons(): array
    {
        return array_values(array_unique(array_filter(array_map(trim(...), explode(';', (string) get_option(self::REASONS, ''))), strlen(...))));
    }

    /** A number of days; begins the folder of the photos. */
    private static function days(mixed $text): string
    {
        $text = is_string($text) ? trim($text) : '';
        if (preg_match('/^(?:[1-9]\d{0,2})?$/D', $text) !== 1) {
            add_settings_error(self::DAYS, 'wrong', 'Dni na zwrot nie zapisano: to nie jest liczba od 1 do 999.');
            return (string) get_option(self::DAYS, '');
        }
        $text === '' || WordPressReturns::begin();
        return $text;
    }

    /** The theme's colours for all elements of the page. */
    private static function colours(): string
    {
        $set = array_filter(array_map(static fn (string $name): string => self::colour(get_option("shop_elements_color_$name", '')), array_combine(array_keys(self::COLOURS), array_keys(self::COLOURS))), strlen(...));
        $rules = array_map(static fn (string $name, string $value): string => "--shop-color-$name:$value", array_keys($set), $set);
        return $rules === [] ? '' : '<style>:root{' . implode(';', $rules) . '}</style>';
    }

    /** `#1d4fb5`, or empty. */
    private static function colour(mixed $text): string
    {
        $text = is_string($text) ? trim($text) : '';
        return preg_match('/^#(?:[\da-f]{3}|[\da-f]{6})$/Di', $text) === 1 ? $text : '';
    }

    /** A Polish account in groups of four; any other text is refused with a notice. */
    private static function account(mixed $text): string
    {
        $figures = preg_replace('/^PL|\s/i', '', is_string($text) ? $text : '');
        // The check digits of ISO 13616, with the country at the end.
        $rest = array_reduce(str_split(substr((string) $figures, 2) . '2521' . substr((string) $figures, 0, 2)), static fn (int $so, string $one): int => (10 * $so + (int) $one) % 97, 0);
        if ($figures !== '' && (preg_match('/^\d{26}$/D', (string) $figures) !== 1 || $rest !== 1)) {
            add_settings_error(self::TRANSFER['account'][0], 'wrong', 'Rachunku nie zapisano: to nie jest numer 26 cyfr z poprawną sumą kontrolną.');
            return (string) get_option(self::TRANSFER['account'][0], '');
        }
        return trim(implode(' ', [substr((string) $figures, 0, 2), ...str_split(substr((string) $figures, 2), 4)]));
    }

    private static function fields(): void
    {
        add_settings_section('own', '', '__return_empty_string', self::PAGE);
        foreach (self::TRANSFER as $name => [$option, $label, $hint]) {
            self::text($option, $label, $hint, $name === 'account' ? self::account(...) : sanitize_text_field(...));
        }
        self::text(self::DAYS, 'Dni na zwrot lub reklamację', 'Od ostatniej wysyłki z dniem, a bez niej od zamówienia. Kupujący zgłasza je w swoich zamówieniach. Puste: bez zgłoszeń.', self::days(...));
        self::text(self::REASONS, 'Powody zwrotu', 'Po średniku: Uszkodzone; Inny towar niż zamówiony; Niepotrzebne. Puste: bez pytania.', sanitize_text_field(...));
        foreach (self::COLOURS as $name => $label) {
            self::text("shop_elements_color_$name", $label, 'Taki jak #1d4fb5. Puste: kolor elementów.', self::colour(...));
        }
        register_setting(self::PAGE, self::PARTNERS, ['type' => 'string', 'default' => '', 'sanitize_callback' => self::clean(...)]);
        self::text(self::BASE, 'Adres plików elementów', 'Puste: we wtyczce.', self::folder(...));
        register_setting(self::PAGE, WordPressRemoval::OPTION, ['type' => 'string', 'default' => '']);
        self::field(WordPressRemoval::OPTION, 'Przy usuwaniu wtyczki', static fn () => printf(
            '<label><input type="checkbox" id="%1$s" name="%1$s" value="1"%2$s> usuń też dane: produkty, zamówienia, koszyki, adresy, pliki kupujących, ustawienia i bloki sklepu na stronach</label>'
            . '<p class="description">Bez zaznaczenia wszystko zostaje i wraca, gdy wgrasz wtyczkę jeszcze raz.</p>',
            esc_attr(WordPressRemoval::OPTION),
            checked('1', get_option(WordPressRemoval::OPTION), false),
        ));
        self::field(self::PARTNERS, 'Strony partnerów', static fn () => printf(
            '<textarea class="large-text code" rows="4" id="%1$s" name="%1$s" placeholder="https://partner.example">%2$s</textarea>'
            . '<p class="description">Po jednej w wierszu. Ich strony mogą pytać sklep o podpowiedzi i produkty.</p>',
            esc_attr(self::PARTNERS),
            esc_textarea((string) (get_transient(self::typed()) ?: get_option(self::PARTNERS, ''))),
        ));
    }

    private static function text(string $name, string $label, string $hint, callable $read): void
    {
        register_setting(self::PAGE, $name, ['type' => 'string', 'default' => '', 'sanitize_callback' => $read]);
        self::field($name, $label, static fn () => printf(
            '<input type="text" class="regular-text" id="%1$s" name="%1$s" value="%2$s"><p class="description">%3$s</p>',
            esc_attr($name),
            esc_attr((string) get_option($name, '')),
            esc_html($hint),
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

    private static function folder(mixed $text): string
    {
        $url = is_string($text) ? esc_url_raw(trim($text), ['http', 'https']) : '';
        return $url === '' ? '' : rtrim($url, '/') . '/';
    }

    /** Stores all origins or none: a notice names the wrong ones, and the form shows the text again. */
    private static function clean(mixed $text): string
    {
        $text = is_string($text) ? $text : '';
        $origins = self::origins($text);
        $wrong = array_diff(self::lines($text), $origins, ['']);
        if ($wrong !== []) {
            set_transient(self::typed(), $text, HOUR_IN_SECONDS);
            add_settings_error(self::PARTNERS, 'wrong', 'Stron partnerów nie zapisano. To nie są adresy takie jak https://partner.example: ' . esc_html(implode(', ', $wrong)));
            return (string) get_option(self::PARTNERS, '');
        }
        // WordPress calls the sanitizer twice for a new setting.
        if (get_settings_errors(self::PARTNERS) === []) {
            delete_transient(self::typed());
        }
        return implode("\n", $origins);
    }

    private static function typed(): string
    {
        return self::PARTNERS . '_' . get_current_user_id();
    }

    /** @return list<string> */
    private static function lines(string $text): array
    {
        return array_map(static fn (string $one): string => rtrim(trim($one), '/'), explode("\n", strtolower($text)));
    }

    /** Skips entries that are not origins. @return list<string> */
    private static function origins(string $text): array
    {
        $lines = self::lines($text);
        return array_values(array_unique(preg_grep('~^https?://[a-z\d.-]+(:\d+)?$~D', $lines) ?: []));
    }
}
