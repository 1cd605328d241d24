<?php

/** A request, whatever the framework. */

declare(strict_types=1);

namespace ShopElements\Http;

final readonly class Request
{
    /** Of two texts, a cart of 5,000 lines. */
    private const MOST_FIELDS = 10_000;
    /** @var array<array-key, mixed> */
    public array $form;

    /**
     * @param string $method in capitals
     * @param string $path decoded, without the query
     * @param array<string, string> $query of the URL
     * @param array<string, string> $headers by lower-case name
     * @param string $body unchanged body
     * @param array<array-key, mixed> $form of a posted form, as PHP has read it; above `max_input_vars` its rest is read from the body
     * @param string $origin of the shop: `https://sklep.example`
     * @param string $address of the visitor's computer, for limits
     */
    public function __construct(
        public string $method,
        public string $path,
        public array $query = [],
        public array $headers = [],
        public string $body = '',
        array $form = [],
        public string $origin = '',
        public string $address = '',
    ) {
        $this->form = self::whole($form, (string) ($headers['content-type'] ?? ''), $body);
    }

    /** @param array<array-key, mixed> $form @return array<array-key, mixed> */
    private static function whole(array $form, string $type, string $body): array
    {
        $limit = (int) ini_get('max_input_vars') ?: 1_000;
        $count = substr_count($body, '&') + 1;
        if ($count <= $limit || $count > self::MOST_FIELDS || stripos($type, 'application/x-www-form-urlencoded') !== 0) {
            return $form;
        }
        foreach (array_chunk(explode('&', $body), $limit) as $some) {
            parse_str(implode('&', $some), $read);
            $form = array_replace_recursive($form, $read);
        }
        return $form;
    }

    public static function fromGlobals(): self
    {
        $headers = ['content-type' => $_SERVER['CONTENT_TYPE'] ?? ''];
        foreach ($_SERVER as $name => $value) {
            if (is_string($value) && str_starts_with((string) $name, 'HTTP_')) {
                $headers[strtolower(strtr(substr((string) $name, 5), '_', '-'))] = $value;
            }
        }
        return new self(
            method: $_SERVER['REQUEST_METHOD'] ?? 'GET',
            path: rawurldecode((string) parse_url($_SERVER['REQUEST_URI'] ?? '/', PHP_URL_PATH)),
            query: array_filter($_GET, is_string(...)),
            headers: $headers,
            body: (string) file_get_contents('php://input'),
            form: $_POST,
            origin: (empty($_SERVER['HTTPS']) || $_SERVER['HTTPS'] === 'off' ? 'http' : 'https') . '://' . ($_SERVER['HTTP_HOST'] ?? ''),
            address: $_SERVER['REMOTE_ADDR'] ?? '',
        );
    }

    public function header(string $name): string
    {
        return $this->headers[$name] ?? '';
    }

    public function isPost(): bool
    {
        return $this->method === 'POST';
    }

    /** Whether a form was submitted without scripts. */
    public function isForm(): bool
    {
        $type = $this->header('content-type');
        return preg_match('~^(application/x-www-form-urlencoded|multipart/form-data)\b~i', $type) === 1;
    }

    public function wantsJson(): bool
    {
        return str_contains($this->header('accept'), 'json');
    }
}
