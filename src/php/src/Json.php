<?php

/** Writes data as JSON that a browser reads without loss. */

declare(strict_types=1);

namespace ShopElements;

final class Json
{
    /** The largest integer that JavaScript represents exactly. */
    private const MAX_SAFE_INTEGER = '9007199254740991';
    private const TOKEN = '/"(?:[^"\\\\]++|\\\\.)*+"|(?<![\d.])(-?)(\d{16,}+)(?![\d.eE])/s';

    /** Converts large integers, which only ids are, to texts. */
    public static function text(mixed $data, int $flags = 0): string
    {
        $isLarge = static fn (string $digits): bool => strlen($digits) > strlen(self::MAX_SAFE_INTEGER) || strcmp($digits, self::MAX_SAFE_INTEGER) > 0;
        $json = json_encode($data, $flags | JSON_THROW_ON_ERROR);
        $quoted = static fn (array $match): string => $isLarge($match[2] ?? '') ? "\"$match[0]\"" : $match[0];
        return preg_replace_callback(self::TOKEN, $quoted, $json) ?? $json;
    }
}
