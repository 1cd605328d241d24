<?php

/** Deletes everything that WordPress's plugin has written, if the shop's settings ask for it. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Store\Migrations;

final class WordPressRemoval
{
    public const OPTION = 'shop_elements_erase';
    private const ROLES = ['shop_trader', 'shop_blocked', 'shop_approver'];

    public static function run(): void
    {
        foreach (is_multisite() ? get_sites(['fields' => 'ids', 'number' => 0]) : [get_current_blog_id()] as $site) {
            is_multisite() && switch_to_blog((int) $site);
            if (get_option(self::OPTION) === '1') {
                self::erase();
            }
            is_multisite() && restore_current_blog();
        }
    }

    private static function erase(): void
    {
        $wpdb = $GLOBALS['wpdb'];
        Migrations::down(WordPressShop::db());
        WordPressReturns::deleteFiles();
        $statuses = "'" . implode("', '", array_keys(WordPressOrders::STATUSES)) . "'";
        // WooCommerce's orders are of the same type, but not of these statuses.
        foreach ($wpdb->get_col("SELECT ID FROM $wpdb->posts WHERE post_type = '" . WordPressOffer::TYPE . "' OR (post_type = '" . WordPressOrders::TYPE . "' AND post_status IN ($statuses))") as $post) {
            wp_delete_post((int) $post, true);
        }
        // Without the plugin, shortcodes appear in the pages as text.
        foreach ($wpdb->get_results("SELECT ID, post_content FROM $wpdb->posts WHERE post_content LIKE '%[shop-%' OR post_content LIKE '%wp:shop-elements/%'") as $post) {
            $left = preg_replace(['~\[/?shop-[^\]]*\]~', '~<!-- /?wp:shop-elements/.*?-->\s*~s'], '', $post->post_content);
            $wpdb->update($wpdb->posts, ['post_content' => $left], ['ID' => $post->ID]);
            clean_post_cache((int) $post->ID);
        }
        foreach (self::ROLES as $role) {
            remove_role($role);
        }
        foreach ([...WordPressPerson::names(), ...array_keys(WordPressApprovals::FIELDS)] as $name) {
            delete_metadata('user', 0, $name, '', true);
        }
        foreach (['administrator', 'shop_manager'] as $role) {
            get_role($role)?->remove_cap(WordPressVisitor::MANAGE);
        }
        // WooCommerce's role of this name has more capabilities.
        if (get_role('shop_manager')?->capabilities === ['read' => true]) {
            remove_role('shop_manager');
        }
        foreach (['shop\\_elements\\_%', '\\_transient%shop\\_elements\\_%'] as $options) {
            array_map(delete_option(...), $wpdb->get_col($wpdb->prepare("SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $options)));
        }
    }
}
