<?php

/** Decides how WordPress posts are products: a post type with net price, unit and stock. Deliveries and payments are package tables. */

declare(strict_types=1);

namespace ShopElements\Bridge;

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
            $said = static fn (string $field, string $else = ''): string
                => (string) (get_post_meta((int) $id, "shop_$field", true) ?: $else);
            $net = $post instanceof WP_Post && $post->post_type === self::TYPE && $post->post_status === 'publish'
                ? Money::typed($said('net')) : null;
            if ($net !== null && $post instanceof WP_Post) {
                $found[$id] = new Product(
                    id: $post->ID,
                    name: $post->post_title,
                    net: $net,
                    vat: (int) $said('vat', '23'),
                    unit: $said('unit', 'szt.'),
                    sku: $said('sku'),
                    least: max(1, (int) $said('least', '1')),
                    step: max(1, (int) $said('step', '1')),
                    stock: $said('stock') === '' ? null : (int) $said('stock'),
                    image: get_the_post_thumbnail_url($post) ?: null,
                    more: ['url' => get_permalink($post)],
                );
            }
        }
        return $found;
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
