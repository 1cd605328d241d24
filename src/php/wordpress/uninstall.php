<?php

/** Deletes all that the plugin has written, in each site of a network whose settings ask for it. */

defined('WP_UNINSTALL_PLUGIN') || exit;

if (PHP_VERSION_ID >= 80200 && is_file(__DIR__ . '/php/autoload.php')) {
    include_once __DIR__ . '/php/autoload.php';
    ShopElements\Bridge\WordPressRemoval::run();
}
