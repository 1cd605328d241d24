<?php

/** A history whose lists can be filtered by state and by time. */

declare(strict_types=1);

namespace ShopElements\Shop;

interface FilteredHistory extends History
{
    /** The history whose lists contain only these orders, and `states`, `state`, `periods` and `period`; respond to an unknown text as to an empty one. */
    public function filtered(string $state, string $period): self;
}
