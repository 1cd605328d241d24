<?php

/** Decides what goes with the plugin: nothing, unless the shop's settings say so; then all that it has written, in each site of a network. */

defined('WP_UNINSTALL_PLUGIN') || exit;

if (PHP_VERSION_ID >= 80200 && is_file(__DIR__ . '/php/autoload.php')) {
    include_once __DIR__ . '/php/autoload.php';
    ShopElements\Bridge\WordPressRemoval::run();
}
