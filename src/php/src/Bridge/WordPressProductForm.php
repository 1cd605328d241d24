<?php

/** Decides how a product's price, stock and VAT are typed in WordPress: a box on its page, whose faults are notices above it. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\TypedProduct;
use ShopElements\Cart\VatRate;
use WP_Post;

final class WordPressProductForm
{
    private const BOX = 'shop_elements_product';
    private const TYPED = 'shop_elements_typed_';
    private const HINTS = [
        'net' => 'Za jednostkę, na przykład 42,90 lub 1 234,50. Produkt bez ceny nie jest sprzedawany.',
        'unit' => 'Puste: szt.',
        'stock' => 'Ile można sprzedać. Puste: bez ograniczeń, 0: wyprzedany. Każde zamówienie zmniejsza stan.',
        'least' => 'Najmniejsza ilość w zamówieniu. Puste: 1.',
        'step' => 'Na przykład 5, jeśli sprzedajesz po 5, 10, 15… Puste: 1.',
    ];

    /** A plugin calls this at load time. The page is WordPress's classic one: the other one does not show what is wrong with a box. */
    public static function register(): void
    {
        add_filter('use_block_editor_for_post_type', static fn (bool $is, string $type): bool => $is && $type !== WordPressOffer::TYPE, 10, 2);
        add_action('edit_form_after_title', self::show(...));
        add_action('save_post_' . WordPressOffer::TYPE, self::save(...));
        add_action('admin_notices', self::tell(...));
        add_filter('manage_' . WordPressOffer::TYPE . '_posts_columns', static fn (array $all): array
            => array_slice($all, 0, 2) + array_intersect_key(TypedProduct::LABELS, ['sku' => 1, 'net' => 1, 'vat' => 1, 'stock' => 1]) + $all);
        add_action('manage_' . WordPressOffer::TYPE . '_posts_custom_column', static fn (string $column, int $id)
            => print esc_html(TypedProduct::shown(WordPressOffer::fields($id))[$column] ?? ''), 10, 2);
    }

    private static function show(WP_Post $post): void
    {
        if ($post->post_type !== WordPressOffer::TYPE) {
            return;
        }
        $stored = TypedProduct::shown(WordPressOffer::fields($post->ID));
        $typed = (array) get_transient(self::typedBy($post->ID)) + $stored;
        wp_nonce_field(self::BOX, self::BOX . '_nonce');
        $rows = array_map(static fn (string $field, string $label): string => sprintf(
            '<tr><th scope="row">%s</th><td>%s<input type="hidden" name="%s" value="%s"><p class="description">%s</p></td></tr>',
            esc_html($label),
            WordPressAdmin::field(self::BOX . "[$field]", $label, $field === 'vat' ? ['' => 'zwykła: 23 %'] + VatRate::CHOICES + [$typed['vat'] => $typed['vat']] : [], (string) $typed[$field]),
            self::BOX . "[was][$field]",
            esc_attr($stored[$field]),
            esc_html(self::HINTS[$field] ?? ''),
        ), array_keys(TypedProduct::LABELS), TypedProduct::LABELS);
        echo '<div class="postbox" style="margin-top:20px"><div class="inside"><table class="form-table" role="presentation">', implode('', $rows), '</table></div></div>';
    }

    /** All or nothing. What is as it was when the form was shown is left alone: orders have lowered the stock since. */
    private static function save(int $id): void
    {
        $sent = wp_unslash($_POST[self::BOX] ?? null);
        $nonce = $_POST[self::BOX . '_nonce'] ?? '';
        if (!is_array($sent) || !is_string($nonce) || !wp_verify_nonce($nonce, self::BOX) || !current_user_can('edit_post', $id) || (int) ($_POST['post_ID'] ?? 0) !== $id) {
            return;
        }
        $was = array_filter((array) ($sent['was'] ?? []), is_string(...));
        $said = array_filter(array_intersect_key($sent, TypedProduct::LABELS), is_string(...));
        $changed = array_filter($said, static fn (string $one, string $field): bool => $one !== ($was[$field] ?? null), ARRAY_FILTER_USE_BOTH);
        $typed = new TypedProduct($changed + WordPressOffer::fields($id));
        if ($typed->faults !== []) {
            set_transient(self::typedBy($id), $said, HOUR_IN_SECONDS);
            return;
        }
        delete_transient(self::typedBy($id));
        WordPressOffer::write($id, array_intersect_key($typed->stored, $changed));
    }

    private static function tell(): void
    {
        $post = get_current_screen()?->base === 'post' ? get_post() : null;
        if ($post?->post_type !== WordPressOffer::TYPE) {
            return;
        }
        $typed = (array) get_transient(self::typedBy($post->ID));
        $faults = (new TypedProduct(array_filter($typed, is_string(...)) + WordPressOffer::fields($post->ID)))->faults;
        $isUnpriced = $post->post_status === 'publish' && WordPressOffer::fields($post->ID)['net'] === '';
        echo WordPressAdmin::notice('error', match (true) {
            $faults !== [] => ['Ceny i magazynu nie zapisano. Popraw i zapisz jeszcze raz:', ...array_values($faults)],
            default => $isUnpriced ? ['Produkt nie ma ceny, więc nie jest sprzedawany.'] : [],
        });
    }

    private static function typedBy(int $product): string
    {
        return self::TYPED . get_current_user_id() . "_$product";
    }
}
