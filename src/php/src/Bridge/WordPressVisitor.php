<?php

/** Identifies the visitor in WordPress: its users, with two roles for a shop. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\Buyer;

final readonly class WordPressVisitor implements Visitor
{
    /** Capabilities: TRADE may change prices, BLOCKED may not order, MANAGE runs the shop and its orders. */
    public const TRADE = 'shop_trade';
    public const BLOCKED = 'shop_no_orders';
    public const MANAGE = 'manage_shop';

    /** Adds the roles once, so that an administrator's changes to them persist. */
    public static function register(): void
    {
        if (get_role('shop_trader') === null) {
            add_role('shop_trader', 'Przedstawiciel handlowy', ['read' => true, self::TRADE => true]);
            add_role('shop_blocked', 'Klient z zablokowanymi zakupami', ['read' => true, self::BLOCKED => true]);
        }
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
        $user = wp_get_current_user();
        $buyer = new Buyer(
            $session,
            WordPressPerson::client($user),
            isTrader: current_user_can(self::TRADE),
            isBlocked: current_user_can(self::BLOCKED),
        );
        // The shop adds further data of the user: an address, projects, a limit.
        return apply_filters('shop_elements_buyer', $buyer, $user);
    }
}
