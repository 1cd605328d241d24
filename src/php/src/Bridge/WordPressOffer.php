<?php

/** Decides how WordPress posts are products: a post type with net price, unit and stock. Deliveries and payments are package tables. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\Amount;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Carrier;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Money;
use ShopElements\Cart\Payment;
use ShopElements\Cart\Product;
use ShopElements\Shop\Offer;
use ShopElements\Store\Db;
use ShopElements\Store\PdoOffer;
use ShopElements\Store\Products;
use ShopElements\Store\Shelves;
use WP_Post;

final readonly class WordPressOffer implements Offer, Products, Shelves
{
    public const TYPE = 'shop_product';
    /** Custom fields of the post. Prices are as people write them: 42,90 or 42.90. */
    private const FIELDS = ['shop_sku', 'shop_net', 'shop_vat', 'shop_unit', 'shop_stock', 'shop_least', 'shop_step'];

    /** Words instead of a rate. */
    private const EXEMPT = ['zw' => 0, 'np' => 0, 'oo' => 0];

    public function __construct(private PdoOffer $tables)
    {
    }

    /** Registers the post type. */
    public static function register(): void
    {
        register_post_type(self::TYPE, [
            'label' => 'Produkty',
            'public' => true,
            'show_in_rest' => true,
            'supports' => ['title', 'editor', 'thumbnail', 'custom-fields'],
            'rewrite' => ['slug' => 'produkt'],
        ]);
        foreach (self::FIELDS as $field) {
            register_post_meta(self::TYPE, $field, ['type' => 'string', 'single' => true, 'show_in_rest' => true]);
        }
    }

    public function byId(array $ids): array
    {
        $found = [];
        foreach ($ids as $id) {
            $post = get_post(Db::rowId($id) ?? 0);
            $isOffered = $post instanceof WP_Post && $post->post_type === self::TYPE && $post->post_status === 'publish';
            $product = $isOffered ? self::productOf($post) : null;
            if ($product !== null) {
                $found[$id] = $product;
            }
        }
        return $found;
    }

    /** Null without a price. Null, and a line in the log, if a field cannot be read: nothing is sold for another price or in another quantity. */
    private static function productOf(WP_Post $post): ?Product
    {
        $said = static function (string $field, string $else = '') use ($post): string {
            $text = trim((string) get_post_meta($post->ID, "shop_$field", true));
            return $text === '' ? $else : $text;
        };
        $unit = $said('unit', 'szt.');
        $read = [
            'net' => Money::typed($said('net')),
            'vat' => preg_match('/^([0-9]{1,2}) ?%?$/D', $said('vat', '23'), $rate) === 1 ? (int) $rate[1] : self::EXEMPT[mb_strtolower($said('vat'))] ?? null,
            'least' => Amount::read($said('least', '1'), $unit),
            'step' => Amount::read($said('step', '1'), $unit),
            'stock' => self::stockIn($said('stock', '0'), $unit),
        ];
        $unread = array_keys($read, null, true);
        if ($unread === ['net'] && $said('net') === '') {
            return null;
        }
        if ($unread !== []) {
            $fields = implode(', ', array_map(static fn (string $field): string => "shop_$field \"{$said($field)}\"", $unread));
            error_log("Shop Elements: product $post->ID, $post->post_title, is not offered: $fields cannot be read.");
            return null;
        }
        return new Product(
            id: $post->ID,
            name: $post->post_title,
            net: $read['net'],
            vat: $read['vat'],
            unit: $unit,
            sku: $said('sku'),
            least: max(1, $read['least']),
            step: max(1, $read['step']),
            stock: $said('stock') === '' ? null : $read['stock'],
            image: get_the_post_thumbnail_url($post) ?: null,
            more: ['url' => get_permalink($post)],
        );
    }

    /** Less than nothing in stock is nothing. */
    private static function stockIn(string $said, string $unit): ?int
    {
        return preg_match('/^-[0-9]+$/D', $said) === 1 ? 0 : Amount::read($said, $unit);
    }

    /** The field is text as a person has typed it: it is read and written under a lock of its row, on the connection that stores the order. */
    public function take(int|string $id, int $quantity): bool
    {
        [$db, $table] = [$this->tables->db, $GLOBALS['wpdb']->postmeta];
        $lock = $db->dialect === 'sqlite' ? '' : ' FOR UPDATE';
        $row = $db->one("SELECT meta_id, meta_value FROM $table WHERE post_id = ? AND meta_key = 'shop_stock' ORDER BY meta_id LIMIT 1$lock", $id);
        $unit = trim((string) get_post_meta((int) $id, 'shop_unit', true)) ?: 'szt.';
        // WordPress reads the field anew: now for the refusal, and once more when the order is stored, for other requests.
        $forget = static fn (): bool => wp_cache_delete((int) $id, 'post_meta');
        $forget();
        add_action('shutdown', $forget);
        $said = trim((string) ($row['meta_value'] ?? ''));
        $left = $said === '' ? null : self::stockIn($said, $unit);
        return $left !== null && $left >= $quantity && $db->run("UPDATE $table SET meta_value = ? WHERE meta_id = ?", (string) ($left - $quantity), $row['meta_id'])->rowCount() === 1;
    }

    public function product(int|string $id, Buyer $buyer): ?Product
    {
        return $this->byId([(string) $id])[$id] ?? null;
    }

    public function carriers(Buyer $buyer, Cart $cart): array
    {
        return array_values(array_filter($this->tables->carriers($buyer, $cart), static fn (Carrier $one): bool => !$one->isLocker() || self::isConnected('parcelLocker')));
    }

    public function payments(Buyer $buyer, Cart $cart): array
    {
        return array_values(array_filter($this->tables->payments($buyer, $cart), static fn (Payment $one): bool => $one->hook !== Payment::DEFERRED || self::isConnected(Payment::DEFERRED)));
    }

    /** A plugin that brings a provider of payments, or points, adds `deferred_payment` or `parcelLocker` to this filter: what leads nowhere is not offered. */
    public static function isConnected(string $kind): bool
    {
        return in_array($kind, apply_filters('shop_elements_connected', []), true);
    }
}
