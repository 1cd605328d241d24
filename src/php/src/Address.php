<?php

/** Checks which URLs of the shop's data may be linked or followed (rules H2, H3), and writes them as a browser does. */

declare(strict_types=1);

namespace ShopElements;

final class Address
{
    private const PARTS = '~^(?:([a-z][a-z0-9+.-]*):)?(?://([^/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?$~isD';

    /** @var list<string> the page's parts; empty if it has none */
    private readonly array $here;

    /** @param string $page the page's own URL, absolute */
    public function __construct(private readonly string $page)
    {
        preg_match(self::PARTS, $page, $here);
        $this->here = $here;
    }

    /** Absolute, http or https, without user info; null for anything else. */
    public function link(?string $raw): ?string
    {
        $raw = self::clean($raw ?? '');
        $here = $this->here;
        if ($raw === '' || $here === [] || !preg_match(self::PARTS, $raw, $match)) {
            return null;
        }
        [, $scheme, $host, $path] = array_map(strval(...), $match + ['', '', '', '']);
        [$query, $fragment] = [$match[4] ?? '', $match[5] ?? ''];
        $isOwn = $host === '' && !str_starts_with($raw, '//') && $scheme === '';
        $scheme = strtolower($scheme === '' ? $here[1] : $scheme);
        $host = $isOwn ? $here[2] : strtolower($host);
        if (!in_array($scheme, ['http', 'https'], true) || !preg_match('/^[a-z0-9.-]+(:\d{1,5})?$/D', $host)) {
            return null;
        }
        if ($isOwn && $path === '') {
            $path = $here[3];
            $query = $query === '' ? $here[4] ?? '' : $query;
        } elseif ($isOwn && $path[0] !== '/') {
            $path = preg_replace('~[^/]*$~D', '', $here[3]) . $path;
        }
        $host = preg_replace($scheme === 'https' ? '/:443$/D' : '/:80$/D', '', $host);
        return "$scheme://$host" . self::path($path) . self::escaped($query, ' "<>\'') . self::escaped($fragment, ' "<>`');
    }

    /**
     * A URL that the browser may go to: https; http only from an http page or to this machine. If `$origins` are given, only
     * to these and the page's own.
     *
     * @param ?list<string> $origins
     */
    public function follow(?string $raw, ?array $origins): ?string
    {
        $url = $this->link($raw);
        if ($url === null) {
            return null;
        }
        $isLocal = preg_match('~^http://(localhost|[^/:]+\.localhost|127(\.\d+){3})(:|/|$)~D', $url) === 1;
        if (str_starts_with($url, 'http:') && !$isLocal && !str_starts_with($this->page, 'http:')) {
            return null;
        }
        $allowed = array_map($this->origin(...), [$this->page, ...$origins ?? []]);
        return $origins === null || in_array($this->origin($url), $allowed, true) ? $url : null;
    }

    private function origin(string $url): string
    {
        return preg_match('~^https?://[^/?#]+~', (string) $this->link($url), $match) === 1 ? $match[0] : '';
    }

    private static function clean(string $raw): string
    {
        $raw = str_replace(["\t", "\n", "\r"], '', trim($raw, "\0..\x20"));
        // Browsers read \ as / before the query.
        return !str_contains($raw, '\\') ? $raw : (string) preg_replace_callback('/^[^?#]*/', fn (array $one): string => str_replace('\\', '/', $one[0]), $raw);
    }

    /** Resolves `.` and `..` in a path. */
    private static function path(string $path): string
    {
        $segments = [];
        $parts = explode('/', ltrim($path, '/') === $path ? $path : substr($path, 1));
        foreach ($parts as $at => $part) {
            $dots = str_ireplace('%2e', '.', $part);
            $isLast = $at === count($parts) - 1;
            if ($dots === '..') {
                array_pop($segments);
            } elseif ($dots !== '.') {
                $segments[] = $part;
            }
            if ($isLast && ($dots === '.' || $dots === '..')) {
                $segments[] = '';
            }
        }
        return '/' . self::escaped(implode('/', $segments), ' "<>`{}');
    }

    /** Escapes the same characters as a browser: these, control characters, and everything beyond ASCII. */
    private static function escaped(string $text, string $signs): string
    {
        $pattern = '/[\x00-\x1f\x7f-\xff' . preg_quote($signs, '/') . ']/';
        return (string) preg_replace_callback($pattern, fn (array $one): string => sprintf('%%%02X', ord($one[0])), $text);
    }
}
