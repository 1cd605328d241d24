<?php

/** Identifies the visitor in WordPress: its users, with roles for a shop. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\Buyer;
use WP_User;

final readonly class WordPressVisitor implements Visitor
{
    /** Capabilities: TRADE may change prices, BLOCKED may not order, APPROVE approves orders of colleagues, MANAGE runs the shop and its orders. */
    public const TRADE = 'shop_trade';
    public const BLOCKED = 'shop_no_orders';
    public const APPROVE = 'shop_approve';
    public const MANAGE = 'manage_shop';

    /** Adds the roles once, so that an administrator's changes to them persist. */
    public static function register(): void
    {
        if (get_role('shop_trader') === null) {
            add_role('shop_trader', 'Przedstawiciel handlowy', ['read' => true, self::TRADE => true]);
            add_role('shop_blocked', 'Klient z zablokowanymi zakupami', ['read' => true, self::BLOCKED => true]);
        }
        get_role('shop_approver') ?? add_role('shop_approver', 'Osoba akceptująca zamówienia', ['read' => true, self::APPROVE => true]);
        $owner = get_role('administrator');
        if ($owner !== null && !$owner->has_cap(self::MANAGE)) {
            $owner->add_cap(self::MANAGE);
            // WooCommerce leaves a role of this name.
            add_role('shop_manager', 'Kierownik sklepu', ['read' => true]);
            get_role('shop_manager')?->add_cap(self::MANAGE);
        }
    }

    public function buyer(string $session): Buyer
    {
        return self::of(wp_get_current_user(), $session);
    }

    /** Any user as a buyer of the shop; a person of a company has the name that colleagues see. */
    public static function of(WP_User $user, string $key): Buyer
    {
        $company = $user->ID === 0 ? '' : (string) get_user_meta($user->ID, 'shop_account', true);
        $buyer = new Buyer(
            $key,
            WordPressPerson::client($user),
            isTrader: user_can($user, self::TRADE),
            isBlocked: user_can($user, self::BLOCKED),
            person: $company === '' ? '' : $user->display_name,
            company: $company,
        );
        // The shop adds further data of the user: an address, projects, a limit.
        return apply_filters('shop_elements_buyer', $buyer, $user);
    }
}
