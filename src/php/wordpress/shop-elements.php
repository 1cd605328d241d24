<?php

/**
 * Plugin Name: Shop Elements
 * Description: Sklep dla WordPressa bez WooCommerce: produkty, koszyk, zamówienia. Bloki i skróty, na przykład [shop-cart].
 * Version: 0.0.0
 * Requires at least: 6.1
 * Requires PHP: 8.2
 * License: MIT
 *
 * `npm run package` puts this file into a ZIP with the package, the elements and the version.
 */

defined('ABSPATH') || exit;

// Uses no newer PHP syntax than WordPress: an older PHP must reach the message about its version.
try {
    if (PHP_VERSION_ID < 80200) {
        throw new RuntimeException('Potrzebny jest PHP 8.2 lub nowszy, jest ' . PHP_VERSION . '.');
    }
    foreach (['pdo_mysql', 'mbstring'] as $extension) {
        if (!extension_loaded($extension)) {
            throw new RuntimeException("Na serwerze brakuje rozszerzenia PHP $extension. Włączy je firma hostingowa.");
        }
    }
    if (!is_file(__DIR__ . '/php/autoload.php')) {
        throw new RuntimeException('Brakuje plików wtyczki. Wgraj jej ZIP jeszcze raz.');
    }
    include_once __DIR__ . '/php/autoload.php';
    ShopElements\Bridge\WordPressShop::start(__FILE__);
} catch (Throwable $shop_elements_fault) {
    error_log('Shop Elements: ' . $shop_elements_fault->getMessage());
    add_action('admin_notices', static function () use ($shop_elements_fault) {
        echo '<div class="notice notice-error"><p>Sklep nie działa. ', esc_html($shop_elements_fault->getMessage()), '</p></div>';
    });
    // Visitors see the page without the shop, and no shortcodes as text.
    add_filter('the_content', static function ($content) {
        return preg_replace('~\[/?shop-[^\]]*\]~', '', $content);
    }, 8);
}
