<?php

/** Answers the calls in WordPress, and registers each tag as a shortcode and as a block. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Assets;
use ShopElements\Elements;
use ShopElements\Http\Api;
use ShopElements\Http\Csrf;
use ShopElements\Http\Partners;
use ShopElements\Http\Request;
use ShopElements\Http\Response;
use ShopElements\Shop\Shop;
use ShopElements\Store\Goods;
use ShopElements\Store\IdleCarts;
use ShopElements\Store\PdoHistory;
use ShopElements\Store\PdoViews;
use ShopElements\Store\Products;
use ShopElements\WrongTag;
use Throwable;

final readonly class WordPress
{
    private const COOKIE = 'shop_buyer';

    private function __construct(private Shop $shop, private Visitor $visitor, private Assets $assets)
    {
    }

    /** A plugin calls this at load time. */
    public static function start(Shop $shop, Visitor $visitor, Assets $assets): void
    {
        $bridge = new self($shop, $visitor, $assets);
        Elements::$isStrict = WP_DEBUG;
        add_action('init', $bridge->begin(...));
        Elements::$faults = $assets->base . 'faults.html';
        WordPressFaults::register();
        add_action('enqueue_block_editor_assets', self::offerBlocks(...));
        add_filter('block_categories_all', static fn (array $all): array => [...$all, ['slug' => 'shop-elements', 'title' => 'Sklep']]);
        add_action('wp_head', fn () => print $assets->tags([]));
        add_filter('pre_do_shortcode_tag', self::straighten(...), 10, 4);
        add_action('template_redirect', $bridge->prepare(...));
        if ($shop->lockers !== null) {
            add_filter('shop_elements_connected', static fn (array $all): array => [...$all, 'parcelLocker']);
        }
        $history = $shop->history instanceof PdoViews ? $shop->history->history : $shop->history;
        if ($history instanceof PdoHistory && $shop->offer instanceof Products) {
            WordPressOrders::register($history, new Goods($history->db, $shop->offer));
            WordPressOrderScreens::register($shop, $history->db);
            WordPressOrdersCsv::register($history);
            WordPressShipments::register($history);
            WordPressReturns::register($shop, $history);
            WordPressPerson::register($shop, $history);
        }
    }

    /** Adds the buyer's rights and data, which a page's attributes cannot override. @param array<string, mixed> $attributes @return array<string, mixed> */
    private function known(string $tag, array $attributes): array
    {
        $person = $this->visitor->buyer(self::key());
        $held = $tag === 'shop-cart' && $this->shop->holds() ? WordPressApprovals::id() : '';
        // A frozen cart belongs to its owner, whoever looks at it.
        $buyer = ($held === '' ? null : $this->shop->at($person, $held)?->ownerFor($person)) ?? $person;
        $client = $buyer->client + ['projects' => $buyer->projects, 'is_specialist' => $buyer->isTrader, 'is_test' => $buyer->isTest, 'is_purchase_blocked' => $buyer->isBlocked];
        $account = is_user_logged_in() ? (string) get_current_user_id() : null;
        return [...$attributes, ...array_intersect_key(['account' => $account, 'trader' => $person->isTrader, 'client' => [...(array) ($attributes['client'] ?? []), ...$client]], Elements::ATTRIBUTES[$tag])];
    }

    private function begin(): void
    {
        foreach (array_keys(Elements::ATTRIBUTES) as $tag) {
            // WordPress passes '' for a shortcode without attributes.
            $print = fn (array|string $attributes, ?string $inside = ''): string => $this->print($tag, self::read($tag, is_array($attributes) ? $attributes : []), (string) $inside);
            add_shortcode($tag, $print);
            register_block_type('shop-elements/' . substr($tag, strlen('shop-')), [
                'render_callback' => $print,
                'attributes' => array_fill_keys(array_keys(Elements::ATTRIBUTES[$tag]), ['type' => 'string']),
                'supports' => ['align' => ['wide', 'full'], 'html' => false],
            ]);
        }
        if (PHP_SAPI !== 'cli') {
            try {
                $answer = $this->answer(Request::fromGlobals());
            } catch (Throwable $fault) {
                WordPressFaults::note($fault->getMessage(), 'Sklep nie odpowiedział na żądanie: ' . $fault->getMessage());
                status_header(503);
                header('Retry-After: 10');
                exit(esc_html($this->shop->texts->unavailable));
            }
            if ($answer !== null) {
                $answer->send();
                exit;
            }
        }
    }

    /** Prints a tag, with the shop's URLs as defaults. A wrong attribute is left out and noted for the shop's staff. */
    private function print(string $tag, array $attributes, string $inside): string
    {
        return WordPressFaults::guard(function () use ($tag, $attributes, $inside): string {
            // At the URL of a frozen cart the page displays that cart.
            $held = $tag === 'shop-cart' && $this->shop->holds() ? WordPressApprovals::id() : '';
            $attributes = ($held === '' ? [] : ['cart-url' => $this->shop->paths->heldCart($held)]) + $this->known($tag, $attributes) + array_intersect_key($this->shop->paths->of($tag), Elements::ATTRIBUTES[$tag]);
            [$was, Elements::$isStrict] = [Elements::$isStrict, true];
            try {
                return Elements::tag($tag, $attributes, $inside);
            } catch (WrongTag $wrong) {
                $comment = WordPressFaults::noteTag($wrong);
                Elements::$isStrict = false;
                return $comment . Elements::tag($tag, $attributes, $inside);
            } finally {
                Elements::$isStrict = $was;
            }
        });
    }

    /** Reads values in typographic quotes, which WordPress takes for a part of the value, and names them. @param array<array-key, string> $match of the shortcode */
    private static function straighten(mixed $answer, string $tag, mixed $attributes, array $match): mixed
    {
        $quote = '[„”“‟«»‘’‚″′]';
        $given = html_entity_decode($match[3], ENT_NOQUOTES | ENT_HTML5);
        if (!str_starts_with($tag, 'shop-') || preg_match("/=\\s*$quote/u", $given) !== 1) {
            return $answer;
        }
        $page = 'Strona ' . get_permalink();
        WordPressFaults::note("typographic quotes in [$tag] " . get_permalink(), "$page: w skrócie [$tag] są cudzysłowy drukarskie, takie jak „ i ”. Zamień je na proste: \".");
        $straight = (string) preg_replace("/=\\s*$quote([^\"]*?)$quote/u", '="$1"', $given);
        return $straight === $given ? $answer : do_shortcode(str_replace($match[3], $straight, $match[0]));
    }

    /** Registers the blocks in the editor by an inline script: browsers may not be able to load files of the package. */
    private static function offerBlocks(): void
    {
        wp_register_script('shop-elements-blocks', false, ['wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-server-side-render']);
        wp_enqueue_script('shop-elements-blocks');
        $tags = 'window.shopElementsTags = ' . wp_json_encode(array_map(static fn (array $one): object => (object) $one, Elements::ATTRIBUTES)) . ';';
        $words = 'window.shopElementsWords = ' . file_get_contents(__DIR__ . '/blocks.json') . ';';
        wp_add_inline_script('shop-elements-blocks', $tags . $words . file_get_contents(__DIR__ . '/blocks.js'));
    }

    private function answer(Request $raw): ?Response
    {
        // WordPress adds slashes before quotes.
        $request = new Request($raw->method, $raw->path, wp_unslash($raw->query), $raw->headers, $raw->body, wp_unslash($raw->form), $raw->origin, $raw->address);
        if (!Api::isCall($this->shop, $request)) {
            return null;
        }
        if ($request->method === 'OPTIONS') {
            return (new Partners($this->shop))->preflight($request);
        }
        // A cacheable page has neither token nor cookie: the visit begins with the first call.
        $isNew = !is_user_logged_in() && self::guest() === '';
        $token = self::token();
        return (new Api($this->shop, $this->visitor->buyer(self::key()), new Csrf($token, $isNew)))->answer($request);
    }

    /** Only the shop's own calls and pages set cookies. All other pages can be cached, also a list of products, and no cache hands one visitor's cookies to another. */
    private function prepare(): void
    {
        $content = (string) (get_queried_object()->post_content ?? '');
        // A browser's preflight begins no visit.
        if (($_SERVER['REQUEST_METHOD'] ?? '') !== 'OPTIONS' && preg_match('~\[shop-(?!products)|<!-- wp:shop-elements/(?!products)~', $content) === 1) {
            nocache_headers();
            header('Cache-Control: private, no-store');
            header('X-Accel-Expires: 0');
            self::token();
        }
    }

    /** Begins a new guest's visit, and sends the token. Only the holder of the cookie or the account can know the token. */
    private static function token(): string
    {
        header_remove('X-Powered-By');
        if (self::guest() === '') {
            $guest = bin2hex(random_bytes(24));
            $_COOKIE[self::COOKIE] = $guest . self::signature($guest);
        }
        // Lifetime of an unused cart, counted from the last visit.
        setcookie(self::COOKIE, $_COOKIE[self::COOKIE], ['expires' => time() + IdleCarts::FORGOTTEN, 'path' => self::path(), 'samesite' => 'Lax', 'httponly' => true, 'secure' => is_ssl()]);
        $token = wp_hash('shop ' . self::guest() . ' ' . self::key(), 'nonce');
        setcookie(Csrf::COOKIE, $token, ['path' => self::path(), 'samesite' => 'Lax', 'secure' => is_ssl()]);
        return $token;
    }

    /** Two sites in folders of one host have separate cookies. */
    private static function path(): string
    {
        return (string) wp_parse_url(home_url('/'), PHP_URL_PATH);
    }

    /** The signature proves that this site has issued the cookie: a guessed or planted cookie is invalid. */
    private static function signature(string $guest): string
    {
        return '.' . wp_hash("shop guest $guest", 'nonce');
    }

    /** The owner of the cart: the account, on every device, or the guest's cookie. */
    public static function key(): string
    {
        return is_user_logged_in() ? 'user ' . get_current_user_id() : 'guest ' . self::guest();
    }

    public static function guest(): string
    {
        $cookie = $_COOKIE[self::COOKIE] ?? '';
        [$guest] = explode('.', is_string($cookie) ? $cookie : '');
        return preg_match('/^[\da-f]{48}$/D', $guest) === 1 && hash_equals($guest . self::signature($guest), $cookie) ? $guest : '';
    }

    /**
     * Shortcode attributes are all text: `trader`, `trader="1"`, `client='{"first_name": "Anna"}'`.
     *
     * @param array<array-key, mixed> $attributes
     * @return array<string, mixed>
     */
    private static function read(string $tag, array $attributes): array
    {
        // A block's width and its own classes, as WordPress names them; themes style them by class.
        $classes = trim(implode(' ', [$attributes['class'] ?? '', $attributes['className'] ?? '', isset($attributes['align']) ? "align$attributes[align]" : '']));
        $read = $classes === '' ? [] : ['class' => $classes];
        foreach (array_diff_key($attributes, ['class' => 1, 'className' => 1, 'align' => 1]) as $name => $value) {
            [$name, $value] = is_int($name) ? [(string) $value, '1'] : [$name, $value];
            $kind = Elements::ATTRIBUTES[$tag][$name] ?? 'text';
            $read[$name] = match (true) {
                !is_string($value) => $value,
                $kind === 'flag' => $value !== '' && $value !== '0' && $value !== 'false',
                $kind === 'json' => json_decode($value, true) ?? $value,
                default => $value,
            };
        }
        return $read;
    }
}
