<?php

/** Checks whether a request comes from the shop’s own page. */

declare(strict_types=1);

namespace ShopElements\Http;

final readonly class Csrf
{
    public const COOKIE = 'XSRF-TOKEN';

    /**
     * @param string $token of the session; null if a framework has already checked its own
     * @param bool $isNew true if this request started the session. The page could not have its token yet, and a new session has nothing that
     *     a forged call could change, so the header Origin suffices. Not for our scripts: two presses at once would each start a session, and
     *     one would be lost. After a 419 they repeat both in the last session
     */
    public function __construct(private ?string $token, private bool $isNew = false)
    {
    }

    /** Uses PHP’s own session, which the caller has started. Scripts must be able to read the cookie: they send it back in a header. */
    public static function ofSession(): self
    {
        // Removes PHP's version, also from pages, and keeps the token out of shared caches.
        header_remove('X-Powered-By');
        header('Cache-Control: private, no-store');
        header('X-Accel-Expires: 0');
        $isNew = !isset($_SESSION['csrf']);
        $token = $_SESSION['csrf'] ??= base64_encode(random_bytes(24));
        setcookie(self::COOKIE, $token, ['path' => '/', 'samesite' => 'Lax', 'secure' => !in_array($_SERVER['HTTPS'] ?? '', ['', 'off'], true)]);
        return new self($token, $isNew);
    }

    public function token(): string
    {
        return (string) $this->token;
    }

    /**
     * Requires the token in a header or as `_token` of a form or of JSON; an Origin header, if present, must have this host. Only hosts are compared,
     * because behind a proxy the shop may not know that it is served by https.
     */
    public function allows(Request $request): bool
    {
        $from = parse_url($request->header('origin'), PHP_URL_HOST);
        $own = parse_url($request->origin, PHP_URL_HOST);
        if (is_string($from) && is_string($own) && $from !== $own) {
            return false;
        }
        if ($this->isNew && is_string($from) && $from === $own && $request->header('x-requested-with') === '') {
            return true;
        }
        $json = json_decode($request->body, true);
        $fields = $request->form + (is_array($json) ? $json : []);
        $sent = array_filter([$request->header('x-xsrf-token'), $request->header('x-csrf-token'), $fields['_token'] ?? ''], is_string(...));
        return $this->token === null || array_filter($sent, fn (string $one): bool => hash_equals($this->token, $one)) !== [];
    }
}
