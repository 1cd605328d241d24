<?php

/**
 * Replaces symfony/panther and php-webdriver, which Debian does not have: implements the parts that the guide's test uses, over a real
 * chromedriver. DRIVER is its URL, SHOP_URL replaces the shop in the test, CHROMIUM is the browser.
 */

declare(strict_types=1);

namespace Facebook\WebDriver\Exception {
    class WebDriverException extends \Exception
    {
    }
}

namespace Facebook\WebDriver {
    final class WebDriverKeys
    {
        public const CONTROL = "\u{E009}";
        public const ENTER = "\u{E007}";
        /** Releases pressed modifier keys. */
        public const NULL = "\u{E000}";
    }

    final class WebDriverBy
    {
        private function __construct(public readonly string $css)
        {
        }

        public static function tagName(string $tag): self
        {
            return new self($tag);
        }

        public static function cssSelector(string $css): self
        {
            return new self($css);
        }
    }

    /** One session of the W3C WebDriver protocol. */
    final class Wire
    {
        public function __construct(private readonly string $url)
        {
        }

        public function call(string $method, string $path, ?array $body = null): mixed
        {
            $options = ['method' => $method, 'ignore_errors' => true, 'header' => 'Content-Type: application/json'];
            if ($method === 'POST') {
                $options['content'] = json_encode($body ?: new \stdClass());
            }
            $stream = fopen($this->url . $path, 'r', false, stream_context_create(['http' => $options]));
            // The driver keeps the connection open: the body ends at Content-Length.
            $said = implode("\n", stream_get_meta_data($stream)['wrapper_data']);
            preg_match('/^content-length: *(\d+)/im', $said, $length);
            $text = stream_get_contents($stream, (int) $length[1]);
            $value = json_decode((string) $text, true)['value'] ?? null;
            if (is_array($value) && isset($value['error'])) {
                throw new Exception\WebDriverException($value['error'] . ': ' . $value['message']);
            }
            return $value;
        }
    }

    final class ShadowRoot
    {
        public function __construct(private readonly Wire $wire, private readonly string $id)
        {
        }

        /** @return list<WebDriverElement> */
        public function findElements(WebDriverBy $by): array
        {
            $asked = ['using' => 'css selector', 'value' => $by->css];
            $found = $this->wire->call('POST', "/shadow/$this->id/elements", $asked);
            return array_map(fn (array $one) => new WebDriverElement($this->wire, current($one)), $found);
        }
    }

    final class WebDriverElement
    {
        public function __construct(private readonly Wire $wire, private readonly string $id)
        {
        }

        public function getShadowRoot(): ShadowRoot
        {
            return new ShadowRoot($this->wire, current($this->wire->call('GET', "/element/$this->id/shadow")));
        }

        public function getText(): string
        {
            return $this->wire->call('GET', "/element/$this->id/text");
        }

        public function getAttribute(string $name): ?string
        {
            return $this->wire->call('GET', "/element/$this->id/attribute/$name");
        }

        public function click(): self
        {
            $this->wire->call('POST', "/element/$this->id/click");
            return $this;
        }

        public function sendKeys(string|array $keys): self
        {
            $typed = array_map(fn ($one) => is_array($one) ? implode('', $one) . WebDriverKeys::NULL : $one, (array) $keys);
            $this->wire->call('POST', "/element/$this->id/value", ['text' => implode('', $typed)]);
            return $this;
        }
    }

    final class WebDriverWait
    {
        public function until(callable $found): mixed
        {
            $end = microtime(true) + 60;
            do {
                $value = $found();
                usleep(100_000);
            } while (!$value && microtime(true) < $end);
            return $value ?: throw new Exception\WebDriverException('waited in vain');
        }
    }
}

namespace Symfony\Component\Panther {
    use Facebook\WebDriver\WebDriverBy;
    use Facebook\WebDriver\WebDriverElement;
    use Facebook\WebDriver\WebDriverWait;
    use Facebook\WebDriver\Wire;

    final class Client
    {
        public function __construct(private readonly Wire $wire, private readonly string $base)
        {
        }

        public function request(string $method, string $path): void
        {
            $this->wire->call('POST', '/url', ['url' => $this->base . $path]);
        }

        public function findElement(WebDriverBy $by): WebDriverElement
        {
            $found = $this->wire->call('POST', '/element', ['using' => 'css selector', 'value' => $by->css]);
            return new WebDriverElement($this->wire, current($found));
        }

        public function wait(): WebDriverWait
        {
            return new WebDriverWait();
        }

        public function waitForElementToContain(string $css, string $text): void
        {
            $this->wait()->until(function () use ($css, $text) {
                try {
                    return str_contains($this->findElement(WebDriverBy::cssSelector($css))->getText(), $text);
                } catch (\Facebook\WebDriver\Exception\WebDriverException) {
                    return false;
                }
            });
        }

        public function getCurrentURL(): string
        {
            return $this->wire->call('GET', '/url');
        }

        public function quit(): void
        {
            $this->wire->call('DELETE', '');
        }
    }

    abstract class PantherTestCase extends \PHPUnit\Framework\TestCase
    {
        private static ?Client $running = null;

        protected static function createPantherClient(array $options): Client
        {
            $chrome = ['binary' => getenv('CHROMIUM'), 'args' => ['--headless=new', '--no-sandbox', '--window-size=1280,900']];
            $wanted = ['capabilities' => ['alwaysMatch' => ['goog:chromeOptions' => $chrome]]];
            $driver = getenv('DRIVER');
            $session = (new Wire($driver))->call('POST', '/session', $wanted)['sessionId'];
            assert(str_starts_with($options['external_base_uri'], 'http://localhost:'));
            return self::$running = new Client(new Wire("$driver/session/$session"), (string) getenv('SHOP_URL'));
        }

        public static function tearDownAfterClass(): void
        {
            self::$running?->quit();
        }
    }
}
