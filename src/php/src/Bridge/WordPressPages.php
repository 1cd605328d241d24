<?php

/** Pages of products in WordPress: price and button on a product's own page, and a list of all at /produkt/, as a block and as [shop-products]. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\Money;
use ShopElements\Cart\Product;
use ShopElements\Elements;
use ShopElements\Shop\Paths;
use WP_Post;
use WP_Query;

final readonly class WordPressPages
{
    private const ON_A_PAGE = 24;
    private const PAGE = 'strona';
    /** Id of the list's page, which is not in the database. 0 would be any page, also for the comments below it. */
    private const NO_POST = -2_147_483_647;

    private function __construct(private WordPressOffer $offer, private Paths $paths, private string $styles)
    {
    }

    /** A plugin calls this at load time. @param string $styles URL of the product list's style sheet: a file, because of strict content policies */
    public static function register(WordPressOffer $offer, Paths $paths, string $styles): void
    {
        $own = new self($offer, $paths, $styles);
        add_filter('the_content', $own->add(...));
        add_action('template_redirect', $own->archive(...));
        // The theme's template for posts would show date and author.
        add_filter('single_template_hierarchy', static fn (array $all): array => is_singular(WordPressOffer::TYPE) ? [...array_diff($all, ['single.php']), 'page.php', 'single.php'] : $all);
        add_action('init', static function () use ($own): void {
            $print = static fn (): string => WordPressFaults::guard($own->list(...));
            add_shortcode('shop-products', $print);
            register_block_type('shop-elements/products', ['render_callback' => $print]);
        });
    }

    private function add(string $content): string
    {
        $id = get_the_ID();
        $isOwn = is_singular(WordPressOffer::TYPE) && in_the_loop() && $id === get_queried_object_id() && !post_password_required();
        return $isOwn ? WordPressFaults::guard(fn (): string => $this->offered((string) $id)) . $content : $content;
    }

    private function offered(string $id): string
    {
        $product = $this->offer->byId([$id])[$id] ?? null;
        return $product === null ? '<p>Tego produktu teraz nie sprzedajemy.</p>' : '<div class="shop-product">' . $this->buy($product, ['quantity' => is_numeric($_GET['quantity'] ?? null) ? (int) $_GET['quantity'] : null]) . '</div>';
    }

    /** @param array<string, ?int> $more attributes, such as the quantity that a partner’s page puts into the URL */
    private function buy(Product $one, array $more = []): string
    {
        $sku = $one->sku === '' ? '' : '<p class="shop-product-sku">Symbol: ' . esc_html($one->sku) . '</p>';
        $price = sprintf('<p class="shop-product-price"><strong>%s</strong><br>%s</p>', esc_html(Money::worded(Money::polish(Money::gross($one->net, $one->vat)), $one->unit, 'brutto')), Money::worded(Money::polish($one->net), word: 'netto'));
        $max = $one->most();
        $isThere = $max === null || $max >= $one->least;
        $button = ['product-id' => (string) $one->id, 'min' => $one->least, 'max' => $max, 'step' => $one->step] + $more + $this->paths->of('shop-add-to-cart');
        return $sku . $price . ($isThere ? Elements::tag('shop-add-to-cart', $button) : '<p class="shop-product-out">Wyprzedany</p>');
    }

    private function list(): string
    {
        $page = max(1, (int) (is_string($_GET[self::PAGE] ?? null) ? $_GET[self::PAGE] : 1));
        $query = new WP_Query(['post_type' => WordPressOffer::TYPE, 'post_status' => 'publish', 'orderby' => 'title', 'order' => 'ASC',
            'posts_per_page' => self::ON_A_PAGE, 'paged' => $page, 'has_password' => false, 'meta_query' => [['key' => 'shop_net', 'value' => '', 'compare' => '!=']]]);
        $products = $this->offer->byId(array_map(static fn (WP_Post $one): string => (string) $one->ID, $query->posts));
        $items = array_map(fn (Product $one): string => sprintf(
            '<li class="shop-product"><a href="%s">%s%s</a>%s</li>',
            esc_url((string) $one->more['url']),
            get_the_post_thumbnail((int) $one->id, 'medium', ['alt' => '']),
            esc_html($one->name),
            $this->buy($one),
        ), $products);
        $links = paginate_links(['base' => add_query_arg(self::PAGE, '%#%'), 'format' => '', 'current' => $page, 'total' => $query->max_num_pages, 'prev_text' => 'Poprzednia', 'next_text' => 'Następna']);
        wp_enqueue_style('shop-elements-products', $this->styles, [], null);
        return $items === [] ? '<p>Nie ma jeszcze produktów.</p>'
            : '<ul class="shop-products">' . implode('', $items) . '</ul>' . ($links === null ? '' : "<nav class=\"shop-products-pages\">$links</nav>");
    }

    /** Shows the list of products as a page, in any theme: an archive's template would list posts with dates. */
    private function archive(): void
    {
        $query = $GLOBALS['wp_query'];
        if (!is_post_type_archive(WordPressOffer::TYPE) || is_feed()) {
            return;
        }
        $page = new WP_Post((object) ['ID' => self::NO_POST, 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Produkty', 'post_name' => 'produkt',
            'post_content' => '<!-- wp:shop-elements/products /-->', 'comment_status' => 'closed', 'ping_status' => 'closed', 'filter' => 'raw']);
        wp_cache_set(self::NO_POST, $page, 'posts');
        $query->init_query_flags();
        $query->is_page = $query->is_singular = true;
        [$query->posts, $query->post, $query->queried_object, $query->queried_object_id] = [[$page], $page, $page, self::NO_POST];
        $query->post_count = $query->found_posts = $query->max_num_pages = 1;
        $GLOBALS['post'] = $page;
        status_header(200);
    }
}
