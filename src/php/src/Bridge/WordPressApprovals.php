<?php

/**
 * Approval in WordPress: users with a limit send larger orders to colleagues with the capability `shop_approve`. Staff sets company and
 * limit of each user.
 */

declare(strict_types=1);

namespace ShopElements\Bridge;

use Closure;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Held;
use ShopElements\Cart\Money;
use ShopElements\Cart\Process;
use ShopElements\Http\CartAnswer;
use ShopElements\OrderPage;
use ShopElements\Shop\Paths;
use ShopElements\Shop\Shop;
use ShopElements\Store\PdoApprovals;
use ShopElements\Store\PdoCarts;
use ShopElements\Store\PdoHeld;
use ShopElements\Store\PdoHistory;
use ShopElements\Store\PdoViews;
use WP_User;

final class WordPressApprovals
{
    /** Labels of the staff's fields of a user. */
    public const FIELDS = ['shop_account' => 'Konto firmy (to samo u osób, które kupują razem)', 'shop_limit' => 'Limit zamówienia brutto, zł (puste: bez limitu)'];
    /** Query variable with the id of the frozen cart, at the page of the cart. */
    private const ID = 'shop_held';

    private static ?Shop $shop = null;

    /** The arguments of a `Shop`. @return array{history: PdoViews, approvals: PdoApprovals, mails: Closure} */
    public static function parts(PdoCarts $carts, PdoHistory $history, Paths $paths = new Paths()): array
    {
        $held = new PdoHeld($history->db, $carts, $history, self::buyer(...));
        return ['history' => new PdoViews($history, $held, hasQuotes: false, paths: $paths), 'approvals' => new PdoApprovals($held, self::rule(...)), 'mails' => self::mail(...)];
    }

    /** A plugin calls this at load time. @param string $page path of the page with the cart, in WordPress's notation */
    public static function register(Shop $shop, Visitor $visitor, string $page = 'koszyk'): void
    {
        self::$shop = $shop;
        add_action('edit_user_profile', self::ask(...));
        add_action('edit_user_profile_update', self::save(...));
        // WordPress reads a number after a page's path as a page of its text.
        add_filter('request', static fn (array $asked): array => ($asked['pagename'] ?? '') === $page && (int) ($asked['page'] ?? 0) > 0
            ? [self::ID => trim((string) $asked['page'], '/')] + array_diff_key($asked, ['page' => 1]) : $asked);
        add_filter('redirect_canonical', static fn (mixed $url): mixed => self::id() === '' ? $url : false);
        add_action('template_redirect', static fn () => self::judge($shop, $visitor), 5);
    }

    /** The id of the frozen cart whose page is shown; empty on all other pages. */
    public static function id(): string
    {
        return (string) get_query_var(self::ID);
    }

    /** Responds 404 to another person's cart; a logged-out visitor logs in first and returns. */
    private static function judge(Shop $shop, Visitor $visitor): void
    {
        if (self::id() === '' || $shop->at($visitor->buyer(WordPress::key()), self::id()) !== null) {
            return;
        }
        is_user_logged_in() || auth_redirect();
        $GLOBALS['wp_query']->set_404();
        status_header(404);
        nocache_headers();
    }

    private static function buyer(string $key): Buyer
    {
        return WordPressVisitor::of(new WP_User((int) substr($key, strlen('user '))), $key);
    }

    /** @param array<string, mixed> $seen */
    private static function rule(Buyer $owner, Cart $cart, array $seen): ?Process
    {
        $limit = (string) get_user_meta((int) substr($owner->key, strlen('user ')), 'shop_limit', true);
        $total = Money::read($seen['prices']['total_gross'], 'total_gross');
        if ($owner->company === '' || $limit === '' || $total <= Money::read($limit, 'shop_limit')) {
            return null;
        }
        $colleagues = get_users(['meta_key' => 'shop_account', 'meta_value' => $owner->company, 'number' => 200]);
        $who = array_filter($colleagues, static fn (WP_User $one): bool => user_can($one, WordPressVisitor::APPROVE));
        return new Process(
            'required',
            reasons: ['Wartość ' . Money::polish($total) . ' brutto przekracza limit ' . Money::polish(Money::read($limit, 'shop_limit')) . '.'],
            steps: [['label' => 'Akceptacja', 'who' => array_column(array_map(static fn (WP_User $one): array => ["user $one->ID", $one->display_name], array_values($who)), 1, 0)]],
        );
    }

    /** Sends mails to the next approvers after the response, when the transaction has ended. The link has no token. */
    private static function mail(Held $held, string $action, Buyer $by): void
    {
        $shop = self::$shop;
        if ($shop === null || !in_array($action, ['send_for_approval', 'approve', 'reject'], true)) {
            return;
        }
        $cart = (new CartAnswer($shop, $held->owner))->cart($held->cart);
        $total = Money::shown($cart['prices']['total_gross']);
        $number = implode(' → ', array_filter([$held->number, $held->order['number'] ?? '']));
        $isDecided = in_array($action, ['approve', 'reject'], true) && $held->state() !== 'waiting';
        $subject = $isDecided ? ($action === 'approve' ? "Zaakceptowano: $number, $total brutto" : "Odrzucono: $held->number") . " ($by->person)" : "Do akceptacji: $held->number, $total brutto, zamawia $held->by";
        $to = $isDecided ? [$held->owner->key] : array_map(strval(...), array_keys($held->waitsFor()));
        $addresses = array_filter(array_map(static fn (string $key): string => (new WP_User((int) substr($key, strlen('user '))))->user_email, $to));
        $url = home_url(substr($shop->paths->heldCart($held->id), strlen(WordPressShop::home())));
        $delivery = $isDecided && $action === 'approve' && isset($cart['carrier']['name']) ? "\nDostawa: " . OrderPage::delivery($cart) : '';
        add_action('shutdown', static fn (): array => array_map(static fn (string $address): bool => wp_mail($address, $subject, "$subject$delivery\n$url\n"), $addresses));
    }

    private static function ask(WP_User $user): void
    {
        foreach (current_user_can(WordPressVisitor::MANAGE) ? self::FIELDS : [] as $name => $label) {
            $value = esc_attr((string) get_user_meta($user->ID, $name, true));
            echo "<p><label for=\"$name\">$label</label><br><input class=\"regular-text\" id=\"$name\" name=\"$name\" value=\"$value\"></p>";
        }
    }

    /** WordPress has checked the form's nonce. An unreadable limit counts as 0, so that every order needs approval. */
    private static function save(int $user): void
    {
        foreach (current_user_can(WordPressVisitor::MANAGE) && current_user_can('edit_user', $user) ? array_keys(self::FIELDS) : [] as $name) {
            $value = sanitize_text_field(wp_unslash((string) ($_POST[$name] ?? '')));
            $isAmount = preg_match('/^\d{1,9}([.,]\d{1,2})?$/D', $value) === 1;
            update_user_meta($user, $name, $name === 'shop_limit' && $value !== '' && !$isAmount ? '0' : $value);
        }
    }
}
