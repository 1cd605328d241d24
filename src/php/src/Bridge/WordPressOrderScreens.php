<?php

/** Screens of the admin for the owner of a shop: the list of orders, one order, carts that wait for their payment, and kinds that no plugin has connected. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\Buyer;
use ShopElements\Http\BegunPayment;
use ShopElements\Shop\ContactFields;
use ShopElements\Shop\Shop;
use ShopElements\Store\Db;
use WP_Post;

final readonly class WordPressOrderScreens
{
    private const TYPE = WordPressOrders::TYPE;
    private const RELEASE = 'shop_release';
    private const COLUMNS = ['title' => 'Numer', 'placed' => 'Data', 'person' => 'Klient', 'shop_total' => 'Razem brutto', 'shop_payment' => 'Płatność', 'status' => 'Status'];
    /** Kinds that are offered only once a plugin has connected them: table, column, and the missing part. */
    private const UNCONNECTED = [
        'deferred_payment' => ['payments', 'hook', 'nie jest podłączony żaden operator płatności'],
        'parcelLocker' => ['carriers', 'type', 'sklep nie ma pliku z paczkomatami'],
    ];

    private function __construct(private Shop $shop, private Db $db)
    {
    }

    public static function register(Shop $shop, Db $db): void
    {
        $own = new self($shop, $db);
        $type = self::TYPE;
        add_filter("manage_{$type}_posts_columns", static fn (array $all): array => ['cb' => $all['cb']] + self::COLUMNS);
        add_action("manage_{$type}_posts_custom_column", self::cell(...), 10, 2);
        add_filter('post_row_actions', static fn (array $all, WP_Post $post): array => $post->post_type === self::TYPE ? array_diff_key($all, ['inline hide-if-no-js' => 1]) : $all, 10, 2);
        add_filter("bulk_actions-edit-$type", static fn (array $all): array => isset($all['untrash']) ? $all : array_diff_key($all, ['edit' => 1]) + array_map(static fn (array $one): string => "Oznacz: $one[0]", WordPressOrders::STATUSES));
        add_filter("handle_bulk_actions-edit-$type", self::markAll(...), 10, 3);
        add_filter('post_updated_messages', static fn (array $all): array => [...$all, self::TYPE => [1 => 'Zamówienie zapisane.']]);
        add_action("add_meta_boxes_$type", self::arrange(...));
        add_action("save_post_$type", static fn (int $post) => WordPressOrders::note($post, sanitize_textarea_field(wp_unslash($_POST[WordPressOrders::NOTE] ?? ''))));
        // WordPress refuses a menu of one item to users who may not write posts.
        add_action('admin_menu', static fn () => add_submenu_page("edit.php?post_type=$type", 'Nowe', 'Nowe', WordPressVisitor::MANAGE, "edit.php?post_type=$type&post_status=shop-new"));
        add_action('admin_notices', $own->printNotices(...));
        add_action('admin_post_' . self::RELEASE, $own->release(...));
    }

    private static function cell(string $column, int $post): void
    {
        $meta = static fn (string $name): string => (string) get_post_meta($post, $name, true);
        echo esc_html(match ($column) {
            'placed' => get_the_date('j.m.Y, H:i', $post),
            'person' => implode(', ', array_filter([$meta('shop_name'), $meta('shop_company')])),
            'status' => WordPressOrders::STATUSES[get_post_status($post)][0] ?? '',
            default => $meta($column),
        });
    }

    /** @param list<int|string> $posts */
    private static function markAll(string $url, string $status, array $posts): string
    {
        foreach (isset(WordPressOrders::STATUSES[$status]) ? $posts : [] as $post) {
            get_post_status($post) !== 'trash' && current_user_can('edit_post', $post) && wp_update_post(['ID' => (int) $post, 'post_status' => $status]);
        }
        return $url;
    }

    private static function arrange(): void
    {
        remove_meta_box('submitdiv', self::TYPE, 'side');
        remove_meta_box('slugdiv', self::TYPE, 'normal');
        add_meta_box('shop_order', 'Zamówienie', static fn (WP_Post $post) => print str_replace('<table>', '<table class="widefat striped">', wp_kses_post(get_post($post->ID)->post_content)), self::TYPE, 'normal');
        add_meta_box('shop_status', 'Status', self::status(...), self::TYPE, 'side');
        add_meta_box('shop_history', 'Historia', self::history(...), self::TYPE, 'normal');
    }

    private static function status(WP_Post $post): void
    {
        $choices = $post->post_status === WordPressOrders::CANCELLED ? array_intersect_key(WordPressOrders::STATUSES, [$post->post_status => 1]) : WordPressOrders::STATUSES;
        echo '<p><label for="post_status">Status</label> <select id="post_status" name="post_status">';
        foreach ($choices as $status => [$name]) {
            printf('<option value="%s"%s>%s</option>', esc_attr($status), selected($status, $post->post_status, false), esc_html($name));
        }
        echo '</select></p><p class="description">O statusie „Wysłane” i „Anulowane” kupujący dowie się z e-maila. Anulowanie zwraca towar na stan i jest ostateczne.</p>'
            . '<p><label for="shop_note">Notatka dla sklepu</label> <textarea class="widefat" id="shop_note" name="' . WordPressOrders::NOTE . '" rows="3"></textarea></p>';
        submit_button('Zapisz', 'primary', 'save', false);
    }

    private static function history(WP_Post $post): void
    {
        foreach (get_comments(['post_id' => $post->ID, 'type' => WordPressOrders::NOTE, 'orderby' => 'comment_ID', 'order' => 'ASC']) as $note) {
            printf('<p><strong>%s, %s</strong><br>%s</p>', esc_html(get_comment_date('j.m.Y, H:i', $note)), esc_html($note->comment_author), nl2br(esc_html($note->comment_content)));
        }
    }

    private function printNotices(): void
    {
        $screen = get_current_screen()?->id;
        if (!in_array($screen, ['edit-' . self::TYPE, 'settings_page_shop_elements_offer'], true)) {
            return;
        }
        foreach (self::UNCONNECTED as $kind => [$table, $column, $lack]) {
            foreach (WordPressOffer::isConnected($kind) ? [] : $this->db->all("SELECT name FROM {{$table}} WHERE $column = ?", $kind) as ['name' => $name]) {
                printf('<div class="notice notice-warning"><p>%s</p></div>', esc_html("„{$name}” nie jest w ofercie: $lack."));
            }
        }
        foreach (WordPressSettings::transfer() !== null || has_filter('shop_elements_transfer') ? [] : $this->db->all("SELECT name FROM {payments} WHERE hook = 'upfront_manual_wire'") as ['name' => $name]) {
            printf('<div class="notice notice-warning"><p>%s</p></div>', esc_html("„{$name}”: kupujący nie widzi rachunku. Wpisz go w Ustawienia → Shop Elements."));
        }
        foreach ($this->db->all('SELECT id, begun_as FROM {carts} WHERE is_open = 1 AND payment_begun = 1 ORDER BY id LIMIT 50') as $cart) {
            $person = array_filter(ContactFields::in(json_decode($cart['begun_as'] ?? '{}', true)));
            $url = wp_nonce_url(admin_url('admin-post.php?action=' . self::RELEASE . "&cart=$cart[id]"), self::RELEASE);
            printf('<div class="notice notice-info"><p>%s <a class="button" href="%s">Zwolnij koszyk</a></p></div>', esc_html("Koszyk $cart[id] czeka na płatność: " . (implode(', ', $person) ?: 'bez danych') . '. Po zwolnieniu kupujący może go zmienić i zapłacić inaczej.'), esc_url($url));
        }
    }

    private function release(): void
    {
        check_admin_referer(self::RELEASE);
        current_user_can(WordPressVisitor::MANAGE) || wp_die('Nie masz uprawnień do tej strony.', 403);
        $cart = $this->db->one('SELECT buyer FROM {carts} WHERE id = ? AND payment_begun = 1', Db::rowId((string) ($_GET['cart'] ?? '')));
        $cart === null || (new BegunPayment($this->shop, new Buyer($cart['buyer'])))->decline();
        wp_safe_redirect(admin_url('edit.php?post_type=' . self::TYPE));
    }
}
