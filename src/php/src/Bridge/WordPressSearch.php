<?php

/** Decides how WordPress is searched: its products, and its posts and pages as contents, through WordPress's own query. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Product;
use ShopElements\Shop\Lookup;
use ShopElements\Shop\Search;
use ShopElements\Store\PdoSearch;
use WP_Post;
use WP_Query;

final readonly class WordPressSearch implements Search, Lookup
{
    private const SUGGESTED = 8;
    private const CANDIDATES = 5;

    public function __construct(private WordPressOffer $offer)
    {
    }

    public function suggest(string $query, Buyer $buyer): array
    {
        $found = mb_strlen(trim($query)) < 3 ? [] : $this->named($query, self::SUGGESTED);
        return ['products' => array_map(PdoSearch::wire(...), $found), 'categories' => []];
    }

    public function complete(string $query, string $index, int $size): array
    {
        return $index === 'products' ? array_column($this->named($query, $size), 'name') : [];
    }

    public function search(string $query, int $productsPage, int $contentsPage, int $size, Buyer $buyer): array
    {
        return [
            'products' => self::hits([WordPressOffer::TYPE], $query, $productsPage, $size),
            'contents' => self::hits(['post', 'page'], $query, $contentsPage, $size),
        ];
    }

    public function find(array $row, Buyer $buyer): array
    {
        $code = trim($row['code'] ?? '');
        $exact = $code === '' ? [] : $this->products(['meta_key' => 'shop_sku', 'meta_value' => $code, 'posts_per_page' => 2]);
        $found = count($exact) === 1 ? $exact : $this->named($row['name'] ?? $code, self::CANDIDATES);
        return [
            'product' => count($exact) === 1 ? PdoSearch::wire($exact[0]) : null,
            'candidates' => array_map(PdoSearch::wire(...), $found),
        ];
    }

    /** @return list<Product> */
    private function named(string $query, int $size): array
    {
        return trim($query) === '' ? [] : $this->products(['s' => $query, 'posts_per_page' => $size]);
    }

    /** @param array<string, mixed> $asked @return list<Product> */
    private function products(array $asked): array
    {
        $ids = (new WP_Query(['post_type' => WordPressOffer::TYPE, 'post_status' => 'publish', 'fields' => 'ids'] + $asked))->posts;
        return array_values($this->offer->byId(array_map(strval(...), $ids)));
    }

    /** @param list<string> $types @return array{results: list<array<string, mixed>>, total: int} */
    private static function hits(array $types, string $query, int $page, int $size): array
    {
        if (trim($query) === '') {
            return ['results' => [], 'total' => 0];
        }
        $found = new WP_Query(['post_type' => $types, 'post_status' => 'publish', 's' => $query, 'posts_per_page' => $size, 'offset' => $page * $size]);
        $hit = static fn (WP_Post $post): array => [
            'title' => esc_html(get_the_title($post)),
            'description' => esc_html(wp_trim_words(strip_shortcodes(wp_strip_all_tags($post->post_content)), 30)),
            'links' => [['url' => (string) get_permalink($post)]],
        ];
        return ['results' => array_map($hit, $found->posts), 'total' => (int) $found->found_posts];
    }
}
