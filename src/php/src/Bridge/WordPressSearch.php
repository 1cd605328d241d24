<?php

/** Decides how WordPress is searched: its products as the package searches its own, and its posts and pages as contents, through WordPress's own query. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\Buyer;
use ShopElements\Shop\LookupOfMany;
use ShopElements\Shop\Search;
use ShopElements\Store\PdoSearch;
use WP_Post;
use WP_Query;

final readonly class WordPressSearch implements Search, LookupOfMany
{
    private PdoSearch $products;

    public function __construct(WordPressOffer $offer)
    {
        $wpdb = $GLOBALS['wpdb'];
        $this->products = new PdoSearch($offer->tables->db, $offer, "SELECT p.ID AS id, COALESCE(MIN(m.meta_value), '') AS sku, p.post_title AS name FROM $wpdb->posts p
            LEFT JOIN $wpdb->postmeta m ON m.post_id = p.ID AND m.meta_key = 'shop_sku' WHERE p.post_type = '" . WordPressOffer::TYPE . "' AND p.post_status = 'publish'
            GROUP BY p.ID, p.post_title ORDER BY p.post_title, p.ID");
    }

    public function suggest(string $query, Buyer $buyer): array
    {
        return $this->products->suggest($query, $buyer);
    }

    public function complete(string $query, string $index, int $size): array
    {
        return $this->products->complete($query, $index, $size);
    }

    public function search(string $query, int $productsPage, int $contentsPage, int $size, Buyer $buyer): array
    {
        return ['contents' => self::contents($query, $contentsPage, $size)] + $this->products->search($query, $productsPage, $contentsPage, $size, $buyer);
    }

    public function find(array $row, Buyer $buyer): array
    {
        return $this->products->find($row, $buyer);
    }

    public function findAll(array $rows, Buyer $buyer): array
    {
        return $this->products->findAll($rows, $buyer);
    }

    /** @return array{results: list<array<string, mixed>>, total: int} */
    private static function contents(string $query, int $page, int $size): array
    {
        if (trim($query) === '') {
            return ['results' => [], 'total' => 0];
        }
        $found = new WP_Query(['post_type' => ['post', 'page'], 'post_status' => 'publish', 's' => $query, 'posts_per_page' => $size, 'offset' => $page * $size]);
        $hit = static fn (WP_Post $post): array => [
            'title' => esc_html(get_the_title($post)),
            'description' => esc_html(wp_trim_words(strip_shortcodes(wp_strip_all_tags($post->post_content)), 30)),
            'links' => [['url' => (string) get_permalink($post)]],
        ];
        return ['results' => array_map($hit, $found->posts), 'total' => (int) $found->found_posts];
    }
}
