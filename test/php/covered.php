<?php

/** Counts the lines that a server’s requests reach: prepended to each script, it adds them to the file COVERED. */

declare(strict_types=1);

if (function_exists('pcov\start')) {
    \pcov\start();
    register_shutdown_function(static function (): void {
        \pcov\stop();
        $lines = \pcov\collect(\pcov\inclusive, glob(dirname(__DIR__, 2) . '/src/php/src/Bridge/WordPress*.php') ?: []);
        file_put_contents((string) getenv('COVERED'), json_encode($lines) . "\n", FILE_APPEND | LOCK_EX);
    });
}
