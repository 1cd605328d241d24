<?php

/** Decides how Blade prints a tag: `<x-shop-cart cart-url="/koszyk" :client="$client" />`. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use Illuminate\View\Component;

final class LaravelTag extends Component
{
    /** A template of its own, the same for all: what is in the data is never one. */
    public function render(): string
    {
        return '{!! \ShopElements\Elements::tag($componentName, $attributes->getAttributes(), $slot->toHtml()) !!}';
    }
}
