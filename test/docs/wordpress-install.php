<?php

/**
 * Installs a WordPress without a shop for a test: `php test/docs/wordpress-install.php <folder> <url> <theme> <network: 0|1> <host> <db> <user> <password>`
 * copies Debian's and installs it, in a network with a second site /druga/. The administrator is admin, with the password admin.
 */

declare(strict_types=1);

[, $folder, $url, $look, $isNetwork, $host, $name, $user, $password] = $argv;
$copy = 'cp -rL /usr/share/wordpress/. ' . escapeshellarg($folder) . ' 2>/dev/null; rm -rf ' . escapeshellarg("$folder/wp-content/plugins") . ' && mkdir ' . escapeshellarg("$folder/wp-content/plugins");
is_dir($folder) || mkdir($folder, recursive: true);
passthru($copy);
['host' => $site, 'port' => $port, 'path' => $path] = parse_url($url) + ['path' => ''];
$prefix = $path === '' ? 'wp_' : 'wp' . strlen($path) . '_';
$defined = ['DB_NAME' => $name, 'DB_USER' => $user, 'DB_PASSWORD' => $password, 'DB_HOST' => $host, 'DB_CHARSET' => 'utf8mb4', 'WP_HOME' => $url, 'WP_SITEURL' => $url, 'FS_METHOD' => 'direct',
    'WP_HTTP_BLOCK_EXTERNAL' => true, 'DISABLE_WP_CRON' => true, 'AUTOMATIC_UPDATER_DISABLED' => true,
    'NONCE_KEY' => "of $url", 'NONCE_SALT' => "of $url", 'LOGGED_IN_KEY' => "of $url", 'LOGGED_IN_SALT' => "of $url", 'AUTH_KEY' => "of $url", 'AUTH_SALT' => "of $url"];
$write = static fn (array $defined): int|false => file_put_contents("$folder/wp-config.php", "<?php\n\$table_prefix = '$prefix';\n" . implode('', array_map(
    static fn (string $key, mixed $value): string => "define('$key', " . var_export($value, true) . ");\n",
    array_keys($defined),
    $defined,
)) . "defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');\nrequire_once ABSPATH . 'wp-settings.php';\n");
$write($defined);
define('WP_INSTALLING', true);
$_SERVER += ['HTTP_HOST' => "$site:$port", 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_URI' => "$path/", 'REQUEST_METHOD' => 'GET'];
require "$folder/wp-load.php";
require ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter('pre_wp_mail', '__return_true');
wp_install('Sklep', 'admin', 'anna@nowak.example', true, '', 'admin');
update_option('permalink_structure', '/%postname%/');
update_option('template', $look);
update_option('stylesheet', $look);
if ($isNetwork === '1') {
    foreach ($wpdb->tables('ms_global') as $table => $whole) {
        $wpdb->$table = $whole;
    }
    install_network();
    populate_network(1, "$site:$port", 'anna@nowak.example', 'Sieć', '/', false);
    unset($defined['WP_HOME'], $defined['WP_SITEURL']);
    $write($defined + ['MULTISITE' => true, 'SUBDOMAIN_INSTALL' => false, 'DOMAIN_CURRENT_SITE' => "$site:$port", 'PATH_CURRENT_SITE' => '/', 'SITE_ID_CURRENT_SITE' => 1, 'BLOG_ID_CURRENT_SITE' => 1]);
}
