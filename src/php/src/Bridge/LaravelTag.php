<?php

/** Prints a tag in Blade: `<x-shop-cart cart-url="/koszyk" :client="$client" />`. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use Illuminate\View\Component;

final class LaravelTag extends Component
{
    /** One fixed template for all tags, so that data is never compiled as a template. */
    public function render(): string
    {
        return '{!! \ShopElements\Elements::tag($componentName, $attributes->getAttributes(), $slot->toHtml()) !!}';
    }
}
