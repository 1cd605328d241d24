<?php

/** Loads the classes without Composer. */

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    $file = __DIR__ . '/src/' . strtr(substr($class, strlen('ShopElements\\')), '\\', '/') . '.php';
    if (str_starts_with($class, 'ShopElements\\') && is_file($file)) {
        // A file that an update is just replacing is a class that is missing, which can be caught.
        include $file;
    }
});
