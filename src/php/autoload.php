<?php

/** Loads the classes without Composer. */

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    $file = __DIR__ . '/src/' . strtr(substr($class, strlen('ShopElements\\')), '\\', '/') . '.php';
    if (str_starts_with($class, 'ShopElements\\') && is_file($file)) {
        // An update may be replacing the file at this moment: then the class is missing, which a caller can catch.
        include $file;
    }
});
