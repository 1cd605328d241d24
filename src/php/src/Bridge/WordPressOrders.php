<?php

/** Orders as WordPress posts: each gets one post, with its statuses and notes. The package’s table remains authoritative. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Contact;
use ShopElements\Cart\Money;
use ShopElements\OrderDue;
use ShopElements\OrderPage;
use ShopElements\Shop\ContactFields;
use ShopElements\Store\Goods;
use ShopElements\Store\PdoHistory;
use ShopElements\Store\PdoReturns;
use Throwable;
use WP_Comment_Query;
use WP_Post;

final readonly class WordPressOrders
{
    public const TYPE = 'shop_order';
    public const NOTE = 'shop_note';
    /** By post status: its name, and the status in the buyer's history. */
    public const STATUSES = [
        'shop-new' => ['Nowe', 'placed'],
        'shop-paid' => ['Opłacone', 'Opłacone'],
        'shop-sent' => ['Wysłane', 'shipped'],
        'shop-done' => ['Zrealizowane', 'Zrealizowane'],
        self::CANCELLED => ['Anulowane', 'cancelled'],
    ];
    public const CANCELLED = 'shop-cancelled';
    private const LABELS = [
        'name' => 'Zamówienia', 'singular_name' => 'Zamówienie', 'edit_item' => 'Zamówienie', 'search_items' => 'Szukaj zamówień',
        'not_found' => 'Nie ma zamówień.', 'not_found_in_trash' => 'Nie ma zamówień w koszu.',
    ];

    private function __construct(private PdoHistory $history, private Goods $goods)
    {
    }

    public static function register(PdoHistory $history, Goods $goods): void
    {
        $own = new self($history, $goods);
        add_action('init', self::declare(...), 5);
        // Runs after other work at the end of a request, such as an update.
        add_action('shutdown', static fn () => ($_SERVER['REQUEST_METHOD'] ?? '') === 'POST' && $own->file(), 20);
        add_action('load-edit.php', $own->file(...));
        add_filter('wp_insert_post_data', self::guard(...), 10, 2);
        add_filter('wp_untrash_post_status', static fn (string $new, int $id, string $before): string => get_post_type($id) === self::TYPE ? $before : $new, 10, 3);
        add_action('transition_post_status', $own->change(...), 10, 3);
        add_action('before_delete_post', static fn (int $id, WP_Post $post) => $post->post_type === self::TYPE && $own->delete($id), 10, 2);
        // Notes are internal: lists of comments and feeds contain them only if they ask for this type.
        add_action('pre_get_comments', static function (WP_Comment_Query $query): void {
            if ($query->query_vars['type'] !== self::NOTE) {
                $query->query_vars['type__not_in'] = [...(array) ($query->query_vars['type__not_in'] ?: []), self::NOTE];
            }
        });
    }

    private function delete(int $post): void
    {
        $db = $this->history->db;
        foreach ($db->all('SELECT id FROM {orders} WHERE filed_as = ?', $post) as ['id' => $order]) {
            PdoReturns::erase($db, (int) $order);
        }
        $db->run('DELETE FROM {orders} WHERE filed_as = ?', $post);
    }

    private static function declare(): void
    {
        $may = static fn (string $capability, string ...$names): array => array_fill_keys($names, $capability);
        register_post_type(self::TYPE, [
            'labels' => self::LABELS,
            'show_ui' => true,
            'menu_icon' => 'dashicons-cart',
            'supports' => false,
            'map_meta_cap' => true,
            'capabilities' => $may(WordPressVisitor::MANAGE, 'edit_posts', 'edit_others_posts', 'edit_published_posts', 'edit_private_posts', 'publish_posts', 'read_private_posts')
                + $may('manage_options', 'delete_posts', 'delete_others_posts', 'delete_published_posts', 'delete_private_posts') + ['create_posts' => 'do_not_allow'],
        ]);
        foreach (self::STATUSES as $status => [$name]) {
            $count = "$name <span class=\"count\">(%s)</span>";
            register_post_status($status, ['label' => $name, 'protected' => true, 'show_in_admin_all_list' => true, 'show_in_admin_status_list' => true, 'label_count' => _n_noop($count, $count)]);
        }
    }

    /** Makes posts of new orders. A failure is logged, and repeated with the next order or list. */
    private function file(): void
    {
        $db = $this->history->db;
        $waiting = static fn (): array => $db->all('SELECT id, guid, placed_at, cart FROM {orders} WHERE filed_as IS NULL ORDER BY id DESC LIMIT 20');
        try {
            $filed = $waiting() === [] ? [] : $db->atOnce('orders filed', fn (): array => array_map(function (array $row) use ($db): array {
                $post = $this->post($row);
                $db->run('UPDATE {orders} SET filed_as = ? WHERE id = ?', $post, $row['id']);
                return [$post, $row];
            }, $waiting()));
            foreach ($filed as [$post, $row]) {
                // Orders stored before the plugin created posts get a post without a mail.
                if (strtotime("$row[placed_at] UTC") > time() - DAY_IN_SECONDS) {
                    self::note($post, WordPressMails::placed($this->history->numbered($row['id']), json_decode($row['cart'], true), $post, $this->lines($row['guid'], true)));
                }
            }
        } catch (Throwable $bug) {
            error_log("Shop Elements: orders have no posts yet; the next order or list retries: $bug");
        }
    }

    /** What a mail says above the order: what is to be paid, and a link to the order. @return list<string> */
    private function lines(string $guid, bool $isNew = false): array
    {
        $due = $isNew ? OrderDue::lines($this->history->seen(null, $guid)['payment'] ?? null) : [];
        return $this->history->orderPath === '' ? $due : [...$due, 'Zamówienie, także bez logowania: ' . WordPressOrder::link($this->history->orderPath, $guid)];
    }

    /** @param array<string, mixed> $row */
    private function post(array $row): int
    {
        $existing = get_posts(['post_type' => self::TYPE, 'post_status' => 'any', 'name' => $row['guid'], 'fields' => 'ids']);
        $cart = json_decode($row['cart'], true);
        // WordPress would write & as &amp; in a guest's text; this text is escaped already.
        kses_remove_filters();
        $post = $existing[0] ?? wp_insert_post(wp_slash([
            'post_type' => self::TYPE,
            'post_status' => 'shop-new',
            'post_name' => $row['guid'],
            'post_date' => get_date_from_gmt($row['placed_at']),
            'post_date_gmt' => $row['placed_at'],
        ] + self::fields($this->history->numbered($row['id']), $cart)), true);
        kses_init();
        return is_int($post) ? $post : throw new \RuntimeException($post->get_error_message());
    }

    /** Fields of an order's post. WordPress searches title, excerpt and content: the excerpt has the person, and numbers in their usual spellings. @param array<string, mixed> $cart @return array<string, mixed> */
    public static function fields(string $number, array $cart): array
    {
        $person = ContactFields::in($cart);
        $nip = Contact::nip($person['nip']) ?? '';
        return [
            'post_title' => $number,
            'post_content' => OrderPage::print($cart, "Zamówienie $number"),
            'post_excerpt' => implode(' ', [...$person, preg_replace('/\D/', '', $person['phone']), $nip, preg_replace('/^(...)(...)(..)(..)$/', '$1-$2-$3-$4', $nip)]),
            'meta_input' => ['shop_total' => Money::shown($cart['prices']['total_gross']), 'shop_payment' => (string) ($cart['payment']['name'] ?? '')]
                + array_combine(['shop_name', 'shop_phone', 'shop_email', 'shop_company', 'shop_nip'], $person),
        ];
    }

    /** Rewrites an order's post, bypassing `wp_insert_post`, whose filter protects orders. @param array<string, mixed> $cart */
    public static function rewrite(int $post, string $number, array $cart): void
    {
        ['meta_input' => $meta] = $fields = self::fields($number, $cart);
        $GLOBALS['wpdb']->update($GLOBALS['wpdb']->posts, array_diff_key($fields, ['meta_input' => 1]), ['ID' => $post]);
        array_map(static fn (string $name, string $value): mixed => update_post_meta($post, $name, wp_slash($value)), array_keys($meta), $meta);
        foreach (get_comments(['post_id' => $post, 'type' => self::NOTE, 'fields' => 'ids']) as $note) {
            wp_delete_comment($note, true);
        }
        clean_post_cache($post);
        self::note($post, 'Dane osobowe usunięte.');
    }

    /** Protects an order: only its status can change, and a cancelled order stays cancelled, because its goods are back in stock. @param array<string, mixed> $data @param array<string, mixed> $sent @return array<string, mixed> */
    private static function guard(array $data, array $sent): array
    {
        $post = $data['post_type'] === self::TYPE ? get_post($sent['ID'] ?? 0) : null;
        if ($post?->post_type !== self::TYPE) {
            return $data;
        }
        $isFree = $data['post_status'] === 'trash' || (isset(self::STATUSES[$data['post_status']]) && $post->post_status !== self::CANCELLED);
        $fixed = ['post_title', 'post_content', 'post_excerpt', 'post_name', 'post_password', ...$isFree ? [] : ['post_status']];
        return [...$data, ...wp_slash(array_intersect_key($post->to_array(), array_flip($fixed)))];
    }

    private function change(string $new, string $old, WP_Post $post): void
    {
        [[$from], [$to, $status]] = [self::STATUSES[$old] ?? [null], self::STATUSES[$new] ?? [null, '']];
        if ($post->post_type !== self::TYPE || $from === $to || $from === null || $to === null) {
            return;
        }
        // An imported order is not in this shop's table.
        $order = $this->history->db->one('SELECT id, cart FROM {orders} WHERE filed_as = ? AND guid = ?', $post->ID, $post->post_name);
        if ($order !== null) {
            $new === 'shop-paid' && $this->history->setPaid($order['id']);
            $new === self::CANCELLED ? $this->goods->cancel($order['id']) : $this->history->setStatus($order['id'], $status);
        }
        self::note($post->ID, "Status: $from → $to");
        if ($order !== null && in_array($new, ['shop-sent', self::CANCELLED], true)) {
            self::note($post->ID, WordPressMails::changed($post->post_title, $this->history->seen(null, $post->post_name)['cart'] ?? json_decode($order['cart'], true), $new === self::CANCELLED ? 'anulowane' : 'wysłane', $this->lines($post->post_name)));
        }
    }

    public static function note(int $post, string $text): void
    {
        $user = wp_get_current_user();
        $note = ['comment_post_ID' => $post, 'comment_type' => self::NOTE, 'comment_content' => $text, 'comment_author' => $user->display_name ?: 'Sklep', 'user_id' => $user->ID, 'comment_agent' => ''];
        $text === '' || wp_insert_comment(wp_slash($note));
    }
}
