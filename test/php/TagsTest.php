<?php

/** Tests the output of templates: escaped, checked by the declarations, in plain PHP and in Twig. */

declare(strict_types=1);

namespace ShopElements\Test;

use InvalidArgumentException;
use PHPUnit\Framework\TestCase;
use ShopElements\Bridge\TwigExtension;
use ShopElements\Elements;

final class TagsTest extends TestCase
{
    protected function tearDown(): void
    {
        Elements::$isStrict = true;
    }

    public function testPrintsAttributesAndData(): void
    {
        self::assertSame(
            '<shop-cart cart-url="/k?a=1&amp;b=&quot;" trader class="x" payment-methods-visible="3" redirect-origins="https://a.example https://b.example">'
            . '<script type="application/json">{"client":{"a":"\u003C/script\u003E\u0026"}}</script><p>…</p></shop-cart>',
            str_replace('\/', '/', Elements::cart([
                'cart-url' => '/k?a=1&b="', 'trader' => true, 'class' => 'x', 'payment-methods-visible' => 3, 'shop-url' => null,
                'client' => ['a' => '</script>&'], 'redirect-origins' => ['https://a.example', 'https://b.example'],
            ], '<p>…</p>')),
        );
        self::assertSame('<shop-cart-widget hidden></shop-cart-widget>', Elements::cartWidget(['hidden' => true]));
        self::assertSame('<shop-cart></shop-cart>', Elements::cart(['trader' => false]));
        foreach (array_keys(Elements::ATTRIBUTES) as $tag) {
            self::assertSame("<$tag></$tag>", Elements::tag($tag));
        }
    }

    /** @return iterable<array{string, array<string, mixed>, string}> */
    public static function slips(): iterable
    {
        yield ['shop-kart', [], 'There is no <shop-kart>. Is it shop-cart? See node_modules/shop-elements/dist/faults.html#lint-unknown-tag'];
        yield ['shop-cart', ['cart-ulr' => '/'], '<shop-cart cart-ulr>: there is no such attribute. Is it cart-url? See node_modules/shop-elements/dist/faults.html#lint-unknown-attribute'];
        yield ['shop-cart', ['onclick' => '/'], 'there is no such attribute'];
        yield ['shop-cart', ['client' => '{}'], 'use an array or an object'];
        yield ['shop-cart', ['trader' => 'yes'], 'use true or false'];
        yield ['shop-cart', ['routing' => 'way'], 'use hash, path, memory, or leave it out'];
        yield ['shop-cart', ['cart-url' => []], 'use a text'];
        yield ['shop-quantity', ['min' => '1.5'], 'use a whole number'];
        yield ['shop-calculator', ['unit-value' => 'x'], 'use a number'];
    }

    /**
     * @param array<string, mixed> $attributes
     * @dataProvider slips
     */
    public function testNamesTheNearestTagOrAttribute(string $tag, array $attributes, string $message): void
    {
        try {
            Elements::tag($tag, $attributes);
            self::fail('it was printed');
        } catch (InvalidArgumentException $slip) {
            self::assertStringContainsString($message, $slip->getMessage());
        }
    }

    public function testLeavesOutAWrongAttributeIfNotStrict(): void
    {
        Elements::$isStrict = false;
        ini_set('error_log', '/dev/null');
        self::assertSame('<shop-cart shop-url="/"></shop-cart>', Elements::cart(['cart-ulr' => '/', 'shop-url' => '/']));
    }

    public function testPrintsInTwig(): void
    {
        if (!is_file('/usr/share/php/Twig/autoload.php')) {
            self::markTestSkipped('Twig is not here: apt-get install php-twig');
        }
        require_once '/usr/share/php/Twig/autoload.php';
        $page = "{{ shop_cart({'cart-url': url, client: {name: '<'}}, 'Czekaj') }} {{ '1234.50'|zloty }} {{ '58.49'|cena('opak.', 'netto') }}";
        $twig = new \Twig\Environment(new \Twig\Loader\ArrayLoader(['page' => $page]));
        $twig->addExtension(new TwigExtension());
        self::assertSame(
            '<shop-cart cart-url="/a&amp;b"><script type="application/json">{"client":{"name":"\u003C"}}</script>Czekaj</shop-cart>' . " 1\u{a0}234,50\u{a0}zł 58,49\u{a0}zł/opak.\u{a0}netto",
            $twig->render('page', ['url' => '/a&b']),
        );
    }
}
