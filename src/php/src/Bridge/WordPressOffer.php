<?php

/** Products as WordPress posts: a post type with net price, unit and stock. Deliveries and payments are rows of the package's tables. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Carrier;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Payment;
use ShopElements\Cart\Product;
use ShopElements\Cart\TypedProduct;
use ShopElements\Shop\Offer;
use ShopElements\Store\Db;
use ShopElements\Store\PdoOffer;
use ShopElements\Store\Products;
use ShopElements\Store\Shelves;
use WP_Post;

final readonly class WordPressOffer implements Offer, Products, Shelves
{
    public const TYPE = 'shop_product';

    /** Capability to edit products, of administrators and of the shop's manager. */
    public const CAPABILITY = 'edit_shop_products';

    /** Tags that a name may have; others, like `<M8>`, are a part of it. */
    private const EMPHASIS = '(?:a|abbr|b|big|br|code|del|em|font|i|ins|mark|q|s|small|span|strong|sub|sup|u)\b';

    /** Prefix of the fields in the database. */
    private const KEY = 'shop_';

    public function __construct(private PdoOffer $tables)
    {
    }

    /** Registers the post type. Only the product form has its fields: no box of custom fields and no wp-json contains them. */
    public static function register(): void
    {
        $may = array_fill_keys(['edit_posts', 'edit_others_posts', 'edit_published_posts', 'edit_private_posts', 'publish_posts', 'read_private_posts',
            'delete_posts', 'delete_others_posts', 'delete_published_posts', 'delete_private_posts', 'create_posts'], self::CAPABILITY);
        register_post_type(self::TYPE, [
            'labels' => ['name' => 'Produkty', 'singular_name' => 'Produkt', 'add_new' => 'Dodaj produkt', 'add_new_item' => 'Dodaj produkt',
                'edit_item' => 'Edytuj produkt', 'search_items' => 'Szukaj produktów', 'not_found' => 'Nie ma produktów.', 'all_items' => 'Wszystkie produkty'],
            'public' => true,
            'show_in_rest' => true,
            'menu_icon' => 'dashicons-cart',
            'supports' => ['title', 'editor', 'thumbnail'],
            'rewrite' => ['slug' => 'produkt', 'with_front' => false],
            'has_archive' => true,
            'map_meta_cap' => true,
            'capabilities' => $may,
        ]);
        add_filter('user_has_cap', static fn (array $all): array => $all + array_fill_keys(array_filter($all, static fn (mixed $has, string $may): bool => $has && in_array($may, ['manage_options', WordPressVisitor::MANAGE], true), ARRAY_FILTER_USE_BOTH) === [] ? [] : [self::CAPABILITY], true));
        $isOwn = static fn (mixed $key): bool => is_string($key) && isset(TypedProduct::LABELS[substr($key, strlen(self::KEY))]) && str_starts_with($key, self::KEY);
        add_filter('is_protected_meta', static fn (bool $is, mixed $key): bool => $is || $isOwn($key), 10, 2);
        // WordPress would remove what looks like a tag.
        add_filter('title_save_pre', static fn (mixed $title): mixed => is_string($title) && ($_POST['post_type'] ?? '') === self::TYPE ? preg_replace('~<(?!/?' . self::EMPHASIS . ')~i', '&lt;', $title) : $title, 1);
        // A field has one row, also if another plugin adds one: of two rows, WordPress reads the first.
        add_filter('add_post_metadata', static fn (mixed $done, int $id, mixed $key, mixed $value): mixed
            => $isOwn($key) && metadata_exists('post', $id, $key) ? (bool) update_post_meta($id, $key, wp_slash($value)) : $done, 10, 4);
    }

    /** @return array<string, string> by field, as stored */
    public static function fields(int $id): array
    {
        $read = static fn (string $field): string => is_scalar($value = get_post_meta($id, self::KEY . $field, true)) ? (string) $value : '';
        $fields = array_keys(TypedProduct::LABELS);
        return array_combine($fields, array_map($read, $fields));
    }

    /** Writes the fields, and removes further rows of a field. @param array<string, string> $stored by field */
    public static function write(int $id, array $stored): void
    {
        foreach ($stored as $field => $value) {
            $wpdb = $GLOBALS['wpdb'];
            $rows = $wpdb->get_col($wpdb->prepare("SELECT meta_id FROM $wpdb->postmeta WHERE post_id = %d AND meta_key = %s ORDER BY meta_id", $id, self::KEY . $field));
            update_post_meta($id, self::KEY . $field, wp_slash($value));
            array_map(static fn (string $row): bool => delete_metadata_by_mid('post', (int) $row), array_slice($rows, 1));
        }
    }

    public function byId(array $ids): array
    {
        $products = [];
        foreach ($ids as $id) {
            $post = get_post(Db::rowId($id) ?? 0);
            $isOffered = $post instanceof WP_Post && $post->post_type === self::TYPE && $post->post_status === 'publish';
            $product = $isOffered ? self::productOf($post) : null;
            if ($product !== null) {
                $products[$id] = $product;
            }
        }
        return $products;
    }

    /** Null without a price. Null, and a line in the log, if a field cannot be read. */
    private static function productOf(WP_Post $post): ?Product
    {
        $typed = new TypedProduct(self::fields($post->ID));
        if ($typed->faults !== []) {
            error_log("Shop Elements: product $post->ID, $post->post_title, is not offered. " . implode(' ', $typed->faults));
        }
        return $typed->product($post->ID, self::nameOf($post), get_the_post_thumbnail_url($post) ?: null, ['url' => get_permalink($post)]);
    }

    /** Without tags that emphasise a part, and decoded: WordPress stores "&amp;" for "&" if the author may not write HTML. `<M8>` is no tag. */
    public static function nameOf(WP_Post $post): string
    {
        return html_entity_decode((string) preg_replace('~</?' . self::EMPHASIS . '[^>]*>~i', '', $post->post_title), ENT_QUOTES | ENT_HTML5);
    }

    /** The stock is stored as typed text: it is read and written under a lock of its row, on the connection that stores the order. */
    public function take(int|string $id, int $quantity): bool
    {
        [$db, $table] = [$this->tables->db, $GLOBALS['wpdb']->postmeta];
        $lock = $db->dialect === 'sqlite' ? '' : ' FOR UPDATE';
        $rows = array_map(static fn (string $field): ?array
            => $db->one("SELECT meta_id, meta_value FROM $table WHERE post_id = ? AND meta_key = ? ORDER BY meta_id LIMIT 1$lock", $id, self::KEY . $field), ['stock' => 'stock', 'incoming' => 'incoming']);
        // WordPress reads the field again, for this refusal and, after a stored order, for other requests.
        $forget = static fn (): bool => wp_cache_delete((int) $id, 'post_meta');
        $forget();
        add_action('shutdown', $forget);
        $stored = (new TypedProduct(array_map(static fn (?array $row): string => (string) ($row['meta_value'] ?? ''), $rows) + self::fields((int) $id)))->stored;
        [$stock, $incoming] = [(int) $stored['stock'], (int) $stored['incoming']];
        if ($stored['stock'] === '' || $stock + $incoming < $quantity) {
            return false;
        }
        // The stock first, then what comes later.
        $later = max(0, $quantity - $stock);
        $set = static fn (?array $row, int $left): bool => $db->run("UPDATE $table SET meta_value = ? WHERE meta_id = ?", (string) $left, $row['meta_id'] ?? 0)->rowCount() === 1;
        return ($later === 0 || $set($rows['incoming'], $incoming - $later)) && ($later === $quantity || $set($rows['stock'], $stock - $quantity + $later));
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

    /** A plugin that brings a provider of payments, or points, adds `deferred_payment` or `parcelLocker` to this filter. Other kinds are not offered. */
    public static function isConnected(string $kind): bool
    {
        return in_array($kind, apply_filters('shop_elements_connected', []), true);
    }
}
