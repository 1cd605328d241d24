<?php

/** Loads the classes for the PHP tests. */

declare(strict_types=1);

require __DIR__ . '/../../src/php/autoload.php';

spl_autoload_register(static function (string $class): void {
    $file = __DIR__ . '/' . substr((string) strrchr($class, '\\'), 1) . '.php';
    if (str_starts_with($class, 'ShopElements\\Test\\') && is_file($file)) {
        require $file;
    }
});
