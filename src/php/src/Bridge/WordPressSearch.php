<?php

/** Searches in WordPress: products, and posts and pages as contents through WordPress's own query; rows of a list by symbol and name. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Product;
use ShopElements\Shop\LookupOfMany;
use ShopElements\Shop\Search;
use ShopElements\Store\Catalogue;
use ShopElements\Store\PdoSearch;
use WP_Post;
use WP_Query;

final readonly class WordPressSearch implements Search, LookupOfMany
{
    private const SUGGESTED = 8;

    public function __construct(private WordPressOffer $offer)
    {
    }

    public function suggest(string $query, Buyer $buyer): array
    {
        $products = mb_strlen(trim($query)) < 3 ? [] : $this->named($query, self::SUGGESTED);
        return ['products' => array_map(PdoSearch::wire(...), $products), 'categories' => []];
    }

    public function complete(string $query, string $index, int $size): array
    {
        return $index === 'products' ? array_column($this->named($query, $size), 'name') : [];
    }

    public function search(string $query, int $productsPage, int $contentsPage, int $size, Buyer $buyer): array
    {
        $ids = self::catalogue()->search($query);
        $hit = static fn (Product $one): array => [
            'title' => esc_html($one->name) . ' <small>' . esc_html($one->sku) . '</small>',
            'description' => esc_html(wp_trim_words(strip_shortcodes(wp_strip_all_tags(get_post((int) $one->id)->post_content)), 30)),
            'links' => [['url' => (string) $one->more['url']]],
        ];
        return [
            'products' => ['results' => array_map($hit, $this->products(array_slice($ids, $productsPage * $size, $size))), 'total' => count($ids)],
            'contents' => self::contents($query, $contentsPage, $size),
        ];
    }

    public function find(array $row, Buyer $buyer): array
    {
        return $this->findAll([$row], $buyer)[0];
    }

    public function findAll(array $rows, Buyer $buyer): array
    {
        return self::catalogue()->lookUp($rows, fn (array $ids): array => array_column($this->products($ids), null, 'id'));
    }

    /** Loads all symbols and names at once: WordPress's own query scans all products for each row, and ignores symbols. */
    private static function catalogue(): Catalogue
    {
        global $wpdb;
        $sql = "SELECT p.ID AS id, p.post_title AS name, (SELECT MIN(m.meta_value) FROM $wpdb->postmeta m WHERE m.post_id = p.ID AND m.meta_key = 'shop_sku') AS sku
            FROM $wpdb->posts p WHERE p.post_type = %s AND p.post_status = 'publish' ORDER BY p.post_title, p.ID";
        return Catalogue::of($wpdb->get_results($wpdb->prepare($sql, WordPressOffer::TYPE), 'ARRAY_A'));
    }

    /** @return list<Product> */
    private function named(string $query, int $size): array
    {
        return $this->products(self::catalogue()->search($query, $size));
    }

    /** The products in the order of these ids. @param list<int|string> $ids @return list<Product> */
    private function products(array $ids): array
    {
        // Two queries load all posts with their fields.
        _prime_post_caches(array_map(intval(...), $ids), false);
        return array_values($this->offer->byId(array_map(strval(...), $ids)));
    }

    /** @return array{results: list<array<string, mixed>>, total: int} */
    private static function contents(string $query, int $page, int $size): array
    {
        if (trim($query) === '') {
            return ['results' => [], 'total' => 0];
        }
        $posts = new WP_Query(['post_type' => ['post', 'page'], 'post_status' => 'publish', 's' => $query, 'posts_per_page' => $size, 'offset' => $page * $size]);
        $hit = static fn (WP_Post $post): array => [
            'title' => esc_html(get_the_title($post)),
            'description' => esc_html(wp_trim_words(strip_shortcodes(wp_strip_all_tags($post->post_content)), 30)),
            'links' => [['url' => (string) get_permalink($post)]],
        ];
        return ['results' => array_map($hit, $posts->posts), 'total' => (int) $posts->found_posts];
    }
}
