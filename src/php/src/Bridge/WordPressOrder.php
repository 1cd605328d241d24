<?php

/** Shows buyers their order in WordPress: `[shop-order]` on the page that `PdoCarts` leads to, such as `/zamowienie/?numer=`. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\OrderDue;
use ShopElements\OrderPage;
use ShopElements\Shop\Paths;
use ShopElements\Store\PdoHistory;

final readonly class WordPressOrder
{
    private const PARAMETER = 'numer';

    private function __construct(private PdoHistory $history, private Visitor $visitor, private Paths $paths)
    {
    }

    /** A plugin calls this at load time. */
    public static function register(PdoHistory $history, Visitor $visitor, Paths $paths = new Paths()): void
    {
        $own = new self($history, $visitor, $paths);
        add_shortcode('shop-order', $own->show(...));
        add_action('template_redirect', $own->judge(...));
        // Excludes the page from menus that a theme builds of all pages: without an order number it responds 404.
        add_filter('get_pages', static fn (array $pages): array => is_admin() ? $pages : array_values(array_filter($pages, static fn (mixed $page): bool => !has_shortcode($page->post_content ?? '', 'shop-order'))));
    }

    private function show(): string
    {
        $order = $this->order();
        if ($order === null) {
            return '<p>Nie ma takiego zamówienia.</p>';
        }
        // The theme styles tables by this class.
        wp_enqueue_style('wp-block-table');
        $page = str_replace(['<table>', '</table>'], ['<figure class="wp-block-table"><table>', '</table></figure>'], OrderPage::print($order['cart'], "Zamówienie $order[number]"));
        $status = array_column(WordPressOrders::STATUSES, 0, 1)[$order['status']] ?? $order['status'];
        $due = OrderDue::print($order, ['orders-url' => $this->paths->orders, 'lookup-url' => $this->paths->lookup, 'cart-url' => $this->paths->cart]);
        return '<p>' . ($order['approvedFor'] !== null ? esc_html(OrderDue::heading(null, $order['approvedFor'])) . '.' : ($order['status'] === 'placed' ? 'Dziękujemy. Przyjęliśmy Twoje zamówienie do realizacji.' : esc_html("Status zamówienia: $status"))) . "</p>$due$page";
    }

    /** Runs before any output: another buyer's order is a 404, and proxies must not store a page with an order. */
    private function judge(): void
    {
        if (has_shortcode(get_queried_object()->post_content ?? '', 'shop-order')) {
            nocache_headers();
            status_header($this->order() === null ? 404 : 200);
        }
    }

    /** The requested order; the shop's staff may see every order. @return ?array{id: int, number: string, placed_at: string, status: string, cart: array<string, mixed>, payment: ?array<string, mixed>} */
    private function order(): ?array
    {
        $guid = wp_unslash($_GET[self::PARAMETER] ?? '');
        return is_string($guid) ? $this->history->seen(current_user_can(WordPressVisitor::MANAGE) ? null : $this->visitor->buyer(WordPress::key()), $guid) : null;
    }
}
