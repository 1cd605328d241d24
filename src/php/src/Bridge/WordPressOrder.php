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
    private const KEY = 'klucz';
    /** How long a link of a mail opens its order. */
    private const DAYS = 60;

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

    /** A link for mails that opens this one order without a login, only to read. @param string $path of `PdoHistory` */
    public static function link(string $path, string $guid): string
    {
        $until = time() + self::DAYS * DAY_IN_SECONDS;
        $host = preg_replace('~^(https?://[^/]+).*$~Ds', '$1', home_url());
        return $host . $path . $guid . (str_contains($path, '?') ? '&' : '?') . self::KEY . "=$until." . self::signature($guid, $until);
    }

    private static function signature(string $guid, int $until): string
    {
        return substr(hash_hmac('sha256', "shop order $guid $until", wp_salt('nonce')), 0, 40);
    }

    private static function isSigned(string $guid, mixed $key): bool
    {
        [$until, $signature] = [...explode('.', is_string($key) ? $key : ''), ''];
        return preg_match('/^\d{1,12}$/D', $until) === 1 && hash_equals(self::signature($guid, (int) $until), $signature) && (int) $until > time();
    }

    private function show(): string
    {
        [$order, $isOwn] = $this->order();
        if ($order === null) {
            return '<p>Nie ma takiego zamówienia.</p>';
        }
        // The theme styles tables by this class.
        wp_enqueue_style('wp-block-table');
        $page = str_replace(['<table>', '</table>'], ['<figure class="wp-block-table"><table>', '</table></figure>'], OrderPage::print($order['cart'], "Zamówienie $order[number]"));
        $status = array_column(WordPressOrders::STATUSES, 0, 1)[$order['status']] ?? $order['status'];
        $due = !$isOwn ? OrderDue::plain(array_diff_key($order['payment'] ?? [], ['url' => 1]) ?: null) : OrderDue::print($order, ['orders-url' => $this->paths->orders, 'lookup-url' => $this->paths->lookup, 'cart-url' => $this->paths->cart]);
        return '<p>' . ($order['approvedFor'] !== null ? esc_html(OrderDue::heading(null, $order['approvedFor'])) . '.' : ($order['status'] === 'placed' ? 'Dziękujemy. Przyjęliśmy Twoje zamówienie do realizacji.' : esc_html("Status zamówienia: $status"))) . "</p>$due$page";
    }

    /** Runs before any output: another buyer's order is a 404, and proxies must not store a page with an order. */
    private function judge(): void
    {
        if (has_shortcode(get_queried_object()->post_content ?? '', 'shop-order')) {
            nocache_headers();
            // The URL may hold a key: no page that is linked to learns it.
            header('Referrer-Policy: no-referrer');
            status_header($this->order()[0] === null ? 404 : 200);
        }
    }

    /**
     * The requested order, and whether it is this visitor's; the shop's staff may see every order. A wrong, late or foreign key of a
     * mail's link is the same as none.
     *
     * @return array{?array{id: int, number: string, placed_at: string, status: string, cart: array<string, mixed>, payment: ?array<string, mixed>, approvedFor: ?string}, bool}
     */
    private function order(): array
    {
        $guid = wp_unslash($_GET[self::PARAMETER] ?? '');
        $own = is_string($guid) ? $this->history->seen(current_user_can(WordPressVisitor::MANAGE) ? null : $this->visitor->buyer(WordPress::key()), $guid) : null;
        return $own !== null || !is_string($guid) || !self::isSigned($guid, $_GET[self::KEY] ?? '') ? [$own, true] : [$this->history->seen(null, $guid), false];
    }
}
