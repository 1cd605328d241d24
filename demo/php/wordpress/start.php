<?php

/**
 * Starts the shop in WordPress: `php demo/php/wordpress/start.php <folder> <db host> <db> <user> <password> [port [install]]` copies
 * Debian's WordPress into the folder, installs it with two products and a cart's page, and with a port starts it; `install` leaves that out.
 */

declare(strict_types=1);

[, $folder, $host, $name, $user, $password, $port, $only] = $argv + [6 => '', 7 => ''];
if (!is_dir($folder)) {
    // Debian's package contains symbolic links: copies their targets.
    passthru('cp -rL /usr/share/wordpress ' . escapeshellarg($folder) . ' 2>/dev/null');
    $dist = dirname(__DIR__, 3) . '/dist';
    symlink($dist, "$folder/elements");
    @mkdir("$folder/wp-content/plugins/shop-elements", recursive: true);
    symlink(__DIR__ . '/shop-elements.php', "$folder/wp-content/plugins/shop-elements/shop-elements.php");
    // Debian has the themes in separate packages.
    @mkdir("$folder/wp-content/themes/bare", recursive: true);
    file_put_contents("$folder/wp-content/themes/bare/style.css", "/* Theme Name: Bare */\n");
    file_put_contents("$folder/wp-content/themes/bare/index.php", '<!doctype html><html lang="pl"><head><meta charset="utf-8"><?php wp_head() ?></head>'
        . '<body><?php while (have_posts()) { the_post(); the_content(); } wp_footer() ?></body></html>');
    $values = array_map(fn (string $one): string => var_export($one, true), ['DB_NAME' => $name, 'DB_USER' => $user, 'DB_PASSWORD' => $password, 'DB_HOST' => $host, 'DB_CHARSET' => 'utf8mb4']);
    $lines = array_map(fn (string $key, string $value): string => "define('$key', $value);", array_keys($values), $values);
    file_put_contents("$folder/wp-config.php", "<?php\n" . implode("\n", $lines) . "\n\$table_prefix = 'wp_';\n"
        . "define('NONCE_KEY', 'of this trial'); define('NONCE_SALT', 'of this trial');\n"
        . "define('WP_HOME', 'http://127.0.0.1:$port'); define('WP_SITEURL', WP_HOME);\n"
        . "defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');\nrequire_once ABSPATH . 'wp-settings.php';\n");
    define('WP_INSTALLING', true);
    $_SERVER += ['HTTP_HOST' => "127.0.0.1:$port", 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_URI' => '/'];
    require "$folder/wp-load.php";
    require ABSPATH . 'wp-admin/includes/upgrade.php';
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    add_filter('pre_wp_mail', '__return_true');
    wp_install('Sklep', 'admin', 'anna@nowak.example', false, '', bin2hex(random_bytes(12)));
    update_option('permalink_structure', '/%postname%/');
    update_option('template', 'bare');
    update_option('stylesheet', 'bare');
    update_option('active_plugins', ['shop-elements/shop-elements.php']);
    require_once dirname(__DIR__, 3) . '/src/php/autoload.php';
    \ShopElements\Bridge\WordPressVisitor::register();
    foreach (['shop_trader', 'shop_blocked', 'subscriber'] as $role) {
        wp_insert_user(['user_login' => $role, 'user_pass' => bin2hex(random_bytes(12)), 'user_email' => "$role@nowak.example", 'role' => $role]);
    }
    foreach (['Klej do gresu' => '42.90', 'Płyta gipsowa' => '31.80'] as $title => $net) {
        wp_insert_post(['post_type' => 'shop_product', 'post_title' => $title, 'post_status' => 'publish', 'meta_input' => ['shop_net' => $net, 'shop_sku' => "S$net", 'shop_stock' => '100']]);
    }
    $content = "[shop-cart-widget url=\"/api/koszyki\"]\n<!-- wp:shop-elements/cart {\"cart-url\":\"/koszyk\",\"shop-url\":\"/\"} /-->";
    wp_insert_post(['post_type' => 'page', 'post_title' => 'Koszyk', 'post_name' => 'koszyk', 'post_status' => 'publish', 'post_content' => $content]);
    wp_insert_post(['post_type' => 'page', 'post_title' => 'Zamówienie', 'post_name' => 'zamowienie', 'post_status' => 'publish', 'post_content' => '[shop-order]']);
}
if ($port !== '' && $only === '') {
    passthru('PHP_CLI_SERVER_WORKERS=4 php -S 127.0.0.1:' . (int) $port . ' -t ' . escapeshellarg($folder));
}
