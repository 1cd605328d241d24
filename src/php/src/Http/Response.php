<?php

/** A response; browsers and proxies must not store it. */

declare(strict_types=1);

namespace ShopElements\Http;

final readonly class Response
{
    /** nginx obeys the second header also if its configuration ignores `Cache-Control`. */
    public const UNCACHED = ['Cache-Control' => 'no-store', 'X-Accel-Expires' => '0'];

    /**
     * @param int $status of HTTP
     * @param string $body as it is sent
     * @param string $type `Content-Type`
     * @param array<string, string> $headers besides `Content-Type`
     */
    public function __construct(
        public int $status,
        public string $body = '',
        public string $type = 'application/json',
        public array $headers = [],
    ) {
    }

    public static function json(mixed $data, int $status = 200): self
    {
        return new self($status, CartAnswer::json($data));
    }

    /** Answers a form: the browser continues with GET. */
    public static function goTo(string $path): self
    {
        return new self(303, headers: ['Location' => $path], type: 'text/plain');
    }

    /** A whole page, for shops without one. @param string $title and the body are HTML */
    public static function page(string $title, string $body, int $status = 200): self
    {
        $head = "<!doctype html><html lang=\"pl\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>$title</title></head>";
        return new self($status, "$head<body><main><h1>$title</h1>$body</main></body></html>", 'text/html; charset=utf-8');
    }

    /** @return array<string, string> */
    public function headers(): array
    {
        $own = $this->headers + ['Content-Type' => $this->type, 'X-Content-Type-Options' => 'nosniff'];
        return $own + (isset($own['Cache-Control']) ? [] : self::UNCACHED);
    }

    public function send(): void
    {
        header_remove('X-Powered-By');
        // PHP would compress an empty body to 20 bytes, and a body after status 204 breaks the connection.
        if ($this->status === 204 && (bool) ini_get('zlib.output_compression')) {
            ini_set('zlib.output_compression', '0');
        }
        if ($this->status === 419) {
            // Apache's module answers 500 to a status that it does not know, unless the line has a reason. It keeps the client's HTTP/1.0.
            header((($_SERVER['SERVER_PROTOCOL'] ?? '') === 'HTTP/1.0' ? 'HTTP/1.0' : 'HTTP/1.1') . ' 419 Page Expired');
        } else {
            http_response_code($this->status);
        }
        foreach ($this->headers() as $name => $value) {
            header("$name: $value");
        }
        echo $this->body;
    }
}
