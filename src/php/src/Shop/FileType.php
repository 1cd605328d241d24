<?php

/** The type of a file by its first bytes; its name and the browser's type prove nothing. */

declare(strict_types=1);

namespace ShopElements\Shop;

final class FileType
{
    public const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];
    private const STARTS = [
        'application/pdf' => ['.pdf', '%PDF-'],
        'image/jpeg' => ['.jpg', "\xFF\xD8\xFF"],
        'image/png' => ['.png', "\x89PNG\r\n\x1A\n"],
        'image/webp' => ['.webp', 'RIFF'],
    ];
    /** Characters of a name. */
    private const MOST = 120;

    /** Null for any other file. */
    public static function of(string $content): ?string
    {
        foreach (self::STARTS as $type => [, $start]) {
            // RIFF begins sounds and films, too; its kind comes after the length.
            if (str_starts_with($content, $start) && ($start !== 'RIFF' || substr($content, 8, 4) === 'WEBP')) {
                return $type;
            }
        }
        return null;
    }

    /** The buyer's name from `Content-Disposition`, without a path, with the ending of its type: `a.html` is `a.html.pdf`. */
    public static function name(string $header, string $type): string
    {
        $sent = preg_match("/filename\\*=UTF-8''([^;]+)/i", $header, $match) === 1 ? mb_scrub(rawurldecode($match[1])) : '';
        $name = trim((string) preg_replace('~^.*[/\\\\]|[\p{C}"<>|:*?]~u', '', $sent));
        $ending = self::STARTS[$type][0] ?? '';
        $isEnded = str_ends_with(strtolower($name), $ending) || ($ending === '.jpg' && str_ends_with(strtolower($name), '.jpeg'));
        return ($name === '' ? 'plik' : mb_substr($name, -self::MOST)) . ($isEnded ? '' : $ending);
    }
}
