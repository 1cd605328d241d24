<?php

/** Decides what an answer consists of; browsers and proxies must not store it. */

declare(strict_types=1);

namespace ShopElements\Http;

final readonly class Response
{
    /** @param array<string, string> $headers besides `Content-Type` */
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

    /** @return array<string, string> */
    public function headers(): array
    {
        return $this->headers + ['Content-Type' => $this->type, 'Cache-Control' => 'no-store', 'X-Content-Type-Options' => 'nosniff'];
    }

    public function send(): void
    {
        header_remove('X-Powered-By');
        http_response_code($this->status);
        foreach ($this->headers() as $name => $value) {
            header("$name: $value");
        }
        echo $this->body;
    }
}
