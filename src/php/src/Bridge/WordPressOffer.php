<?php

/** Decides how WordPress posts are products: a post type with net price, unit and stock. Deliveries and payments are package tables. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\Amount;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Money;
use ShopElements\Cart\Product;
use ShopElements\Shop\Offer;
use ShopElements\Store\Db;
use ShopElements\Store\PdoOffer;
use ShopElements\Store\Products;
use WP_Post;

final readonly class WordPressOffer implements Offer, Products
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
        // Less than nothing in stock is nothing.
        $read = [
            'net' => Money::typed($said('net')),
            'vat' => preg_match('/^([0-9]{1,2}) ?%?$/D', $said('vat', '23'), $rate) === 1 ? (int) $rate[1] : self::EXEMPT[mb_strtolower($said('vat'))] ?? null,
            'least' => Amount::read($said('least', '1'), $unit),
            'step' => Amount::read($said('step', '1'), $unit),
            'stock' => preg_match('/^-[0-9]+$/D', $said('stock')) === 1 ? 0 : Amount::read($said('stock', '0'), $unit),
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

    public function product(int|string $id, Buyer $buyer): ?Product
    {
        return $this->byId([(string) $id])[$id] ?? null;
    }

    public function carriers(Buyer $buyer, Cart $cart): array
    {
        return $this->tables->carriers($buyer, $cart);
    }

    public function payments(Buyer $buyer, Cart $cart): array
    {
        return $this->tables->payments($buyer, $cart);
    }
}
