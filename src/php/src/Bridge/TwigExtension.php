<?php

/** Prints tags in Twig, `{{ shop_cart({'cart-url': '/koszyk'}) }}`, and the head’s lines, `{{ shop_head(['shop-cart']) }}`. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Assets;
use ShopElements\Cart\Money;
use ShopElements\Cart\UnreadablePrice;
use ShopElements\Elements;
use ShopElements\Json;
use Stringable;
use Twig\Extension\AbstractExtension;
use Twig\TwigFilter;
use Twig\TwigFunction;

final class TwigExtension extends AbstractExtension
{
    public function __construct(private readonly ?Assets $assets = null)
    {
    }

    /** @return list<TwigFunction> one for each tag */
    public function getFunctions(): array
    {
        $html = ['is_safe' => ['html']];
        $functions = array_map(static fn (string $tag): TwigFunction => new TwigFunction(
            strtr($tag, '-', '_'),
            static fn (array $attributes = [], string $inside = ''): string => Elements::tag($tag, $attributes, $inside),
            $html,
        ), array_keys(Elements::ATTRIBUTES));
        return $this->assets === null ? $functions : [...$functions, new TwigFunction('shop_head', $this->assets->tags(...), $html)];
    }

    /** "1234.50" → "1 234,50 zł"; `|cena('opak.', 'netto')` → "1 234,50 zł/opak. netto"; and data for a `<script type="application/json">`. @return list<TwigFilter> */
    public function getFilters(): array
    {
        // `<` is written as \u003c, so that no text in the data can end the script.
        $embed = static fn (mixed $data): string => Json::text($data, JSON_HEX_TAG | JSON_UNESCAPED_UNICODE);
        return [new TwigFilter('zloty', self::zloty(...)), new TwigFilter('cena', self::price(...)), new TwigFilter('embed', $embed, ['is_safe' => ['html']])];
    }

    /** Uses non-breaking spaces, so that a price stays in one line with its unit and kind. */
    private static function price(mixed $amount, string $unit = '', string $word = ''): string
    {
        $text = self::zloty($amount);
        return $text === '' ? '' : Money::worded($text, $unit, $word);
    }

    /** Prints nothing for an unreadable amount, and warns: a page must not show a wrong price. */
    private static function zloty(mixed $amount): string
    {
        try {
            $value = $amount instanceof Stringable ? (string) $amount : $amount;
            return Money::shown(is_string($value) || is_int($value) || is_float($value) ? $value : null);
        } catch (UnreadablePrice $fault) {
            trigger_error("Shop Elements, filter zloty: {$fault->getMessage()}", E_USER_WARNING);
            return '';
        }
    }
}
