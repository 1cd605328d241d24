<?php

/** Serves files from disk with `php -S`: browsers store files for good if their URL contains the content’s hash. */

declare(strict_types=1);

namespace ShopElements\Http;

use ShopElements\Shop\Partner;

final readonly class Files
{
    private const TYPES = [
        'css' => 'text/css', 'html' => 'text/html', 'js' => 'text/javascript', 'json' => 'application/json', 'map' => 'application/json',
        'svg' => 'image/svg+xml', 'png' => 'image/png', 'jpg' => 'image/jpeg', 'webp' => 'image/webp', 'woff2' => 'font/woff2',
    ];

    /**
     * @param array<string, string> $folders by URL prefix: `['/elements/' => 'node_modules/shop-elements/dist']`
     * @param list<Partner> $partners partners whose pages may load the files, by CORS
     */
    public function __construct(private array $folders, private array $partners = [])
    {
    }

    /** Null if no folder has this URL. */
    public function answer(Request $request): ?Response
    {
        foreach ($this->folders as $prefix => $folder) {
            if (str_starts_with($request->path, $prefix)) {
                $name = substr($request->path, strlen($prefix));
                $file = str_contains($name, "\0") ? false : realpath("$folder/$name");
                // Only files inside the folder: `..` must not lead outside.
                $isInside = $file !== false && is_file($file) && str_starts_with($file, realpath($folder) . '/');
                return $isInside ? $this->shared(self::content($file, $request), $request) : new Response(404, type: 'text/plain');
            }
        }
        return null;
    }

    /** Allows the request's origin, like the calls do; a caching proxy stores one copy per origin. */
    private function shared(Response $answer, Request $request): Response
    {
        if ($this->partners === []) {
            return $answer;
        }
        $origin = $request->header('origin');
        $isPartner = in_array($origin, array_column($this->partners, 'origin'), true);
        $headers = ['Vary' => 'Accept-Encoding, Origin'] + $answer->headers + ($isPartner ? ['Access-Control-Allow-Origin' => $origin] : []);
        return new Response($answer->status, $answer->body, $answer->type, $headers);
    }

    /** `/static/a.css` → `/static/a.css?v=…`. */
    public function versioned(string $path): string
    {
        foreach ($this->folders as $prefix => $folder) {
            if (str_starts_with($path, $prefix)) {
                return "$path?v=" . hash('crc32b', self::text($folder . '/' . substr($path, strlen($prefix))));
            }
        }
        return $path;
    }

    /** Compressed, if the build has written a compressed copy. */
    private static function content(string $file, Request $request): Response
    {
        $isKept = isset($request->query['v']) || str_contains($request->path, '/chunks/');
        $headers = ['Cache-Control' => $isKept ? 'public, max-age=31536000, immutable' : 'no-cache', 'Vary' => 'Accept-Encoding'];
        $type = self::TYPES[pathinfo($file, PATHINFO_EXTENSION)] ?? 'application/octet-stream';
        foreach (['br' => 'br', 'gzip' => 'gz'] as $encoding => $ending) {
            if (is_file("$file.$ending") && self::isAccepted($encoding, $request->header('accept-encoding'))) {
                if ((bool) ini_get('zlib.output_compression')) {
                    ini_set('zlib.output_compression', '0');
                }
                $content = (string) file_get_contents("$file.$ending");
                return new Response(200, $content, $type, $headers + ['Content-Encoding' => $encoding]);
            }
        }
        return new Response(200, self::text($file), $type, $headers);
    }

    /** `br;q=0` is a refusal. */
    private static function isAccepted(string $encoding, string $header): bool
    {
        $isNamed = preg_match("/(?:^|,)\s*$encoding\s*(?:;\s*q=([0-9.]+)\s*)?(?:,|$)/i", $header, $match) === 1;
        return $isNamed && (float) ($match[1] ?? 1) > 0;
    }

    /** Inlines a style sheet's imports, so that it is one file. */
    private static function text(string $file): string
    {
        $content = (string) file_get_contents($file);
        $import = static fn (array $match): string => self::text(dirname($file) . '/' . $match[1]);
        return str_ends_with($file, '.css')
            ? (string) preg_replace_callback("~^@import '\\./([\\w-]+\\.css)';$~m", $import, $content)
            : $content;
    }
}
