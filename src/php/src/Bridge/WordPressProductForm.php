<?php

/** The form for a product's price, stock and VAT in WordPress: a box on its page, and notices about its faults. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\TypedProduct;
use ShopElements\Cart\VatRate;
use WP_Post;

final class WordPressProductForm
{
    private const BOX = 'shop_elements_product';
    private const TYPED = 'shop_elements_typed_';
    private const PUBLIC = ['publish', 'future', 'private'];
    private const HINTS = [
        'net' => 'Za jednostkę, na przykład 42,90 lub 1 234,50. Produkt bez ceny nie jest sprzedawany.',
        'unit' => 'Puste: szt.',
        'stock' => 'Ile można sprzedać. Puste: bez ograniczeń, 0: wyprzedany. Każde zamówienie zmniejsza stan.',
        'incoming' => 'Ile można zamówić ponad stan, bo jest w drodze. Koszyk pokaże, ile jest od ręki, a ile później. Puste: 0.',
        'incoming_on' => 'Dzień dostawy, na przykład 9.12.2026. Puste albo miniony: bez dnia.',
        'least' => 'Najmniejsza ilość w zamówieniu. Puste: 1.',
        'step' => 'Na przykład 5, jeśli sprzedajesz po 5, 10, 15… Puste: 1.',
        'price_steps' => 'Od ilu jednostek jaka cena netto, na przykład 10: 11,20; 50: 9,90. Puste: jedna cena.',
    ];

    /** A plugin calls this at load time. Products use WordPress's classic editor: the block editor does not show notices about a box. */
    public static function register(): void
    {
        add_filter('use_block_editor_for_post_type', static fn (bool $is, string $type): bool => $is && $type !== WordPressOffer::TYPE, 10, 2);
        add_action('edit_form_after_title', self::show(...));
        add_action('save_post_' . WordPressOffer::TYPE, self::save(...));
        add_filter('wp_insert_post_data', self::withhold(...), 10, 2);
        add_filter('redirect_post_location', self::confirmDraft(...), 10, 2);
        add_action('admin_notices', self::printFaults(...));
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

    /** Writes all fields, or none if one of them cannot be read. */
    private static function save(int $id): void
    {
        $sent = self::sent($id);
        if ($sent === null) {
            return;
        }
        [$texts, $changed, $product] = $sent;
        if ($product->faults !== []) {
            set_transient(self::typedBy($id), $texts, HOUR_IN_SECONDS);
            return;
        }
        delete_transient(self::typedBy($id));
        WordPressOffer::write($id, array_intersect_key($product->stored, $changed));
    }

    /** Keeps a new product a draft while its form has a fault: its page would have no price. @param array<string, mixed> $data @param array<string, mixed> $post @return array<string, mixed> */
    private static function withhold(array $data, array $post): array
    {
        $id = (int) ($post['ID'] ?? 0);
        $isNew = $data['post_type'] === WordPressOffer::TYPE && !in_array(get_post_status($id), self::PUBLIC, true) && in_array($data['post_status'], self::PUBLIC, true);
        return $isNew && (self::sent($id)[2]->faults ?? []) !== [] ? ['post_status' => 'draft'] + $data : $data;
    }

    /** WordPress answers a press of „Opublikuj” by „Wpis opublikowany”, also if the product has stayed a draft. */
    private static function confirmDraft(string $url, int $id): string
    {
        return get_post_type($id) === WordPressOffer::TYPE && get_post_status($id) === 'draft' ? add_query_arg('message', 10, $url) : $url;
    }

    /**
     * The fields as the form has sent them, those that differ from when it was displayed, and the product with these: orders have lowered
     * the stock since. Null if the request has no such form for this product.
     *
     * @return ?array{array<string, string>, array<string, string>, TypedProduct}
     */
    private static function sent(int $id): ?array
    {
        $sent = wp_unslash($_POST[self::BOX] ?? null);
        $nonce = $_POST[self::BOX . '_nonce'] ?? '';
        if (!is_array($sent) || !is_string($nonce) || !wp_verify_nonce($nonce, self::BOX) || !current_user_can('edit_post', $id) || (int) ($_POST['post_ID'] ?? 0) !== $id) {
            return null;
        }
        $before = array_filter((array) ($sent['was'] ?? []), is_string(...));
        $texts = array_filter(array_intersect_key($sent, TypedProduct::LABELS), is_string(...));
        $changed = array_filter($texts, static fn (string $text, string $field): bool => $text !== ($before[$field] ?? null), ARRAY_FILTER_USE_BOTH);
        return [$texts, $changed, new TypedProduct($changed + WordPressOffer::fields($id))];
    }

    private static function printFaults(): void
    {
        $post = get_current_screen()?->base === 'post' ? get_post() : null;
        if ($post?->post_type !== WordPressOffer::TYPE) {
            return;
        }
        $typed = (array) get_transient(self::typedBy($post->ID));
        $faults = (new TypedProduct(array_filter($typed, is_string(...)) + WordPressOffer::fields($post->ID)))->faults;
        $isUnpriced = $post->post_status === 'publish' && WordPressOffer::fields($post->ID)['net'] === '';
        echo WordPressAdmin::notice('error', match (true) {
            $faults !== [] => [
                $post->post_status === 'publish' ? 'Ceny i magazynu nie zapisano. Popraw i zapisz jeszcze raz:' : 'Produktu nie opublikowano. Popraw i opublikuj jeszcze raz:',
                ...array_values($faults),
            ],
            default => $isUnpriced ? ['Produkt nie ma ceny, więc nie jest sprzedawany.'] : [],
        });
    }

    private static function typedBy(int $product): string
    {
        return self::TYPED . get_current_user_id() . "_$product";
    }
}
