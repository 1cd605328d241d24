<?php

/** Decides how Twig prints tags, `{{ shop_cart({'cart-url': '/koszyk'}) }}`, and the head’s lines, `{{ shop_head(['shop-cart']) }}`. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Assets;
use ShopElements\Cart\Money;
use ShopElements\Elements;
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

    /** "1234.50" → "1 234,50 zł", and data for a `<script type="application/json">`. @return list<TwigFilter> */
    public function getFilters(): array
    {
        $zloty = static fn (string $amount): string => Money::polish((int) Money::read($amount));
        // `<` is written as \u003c, so that no text in the data can end the script.
        $embed = static fn (mixed $data): string => json_encode($data, JSON_HEX_TAG | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR);
        return [new TwigFilter('zloty', $zloty), new TwigFilter('embed', $embed, ['is_safe' => ['html']])];
    }
}
