<?php

/** An action that states what the person has seen, such as an order: a repetition with its key gets the first response. */

declare(strict_types=1);

namespace ShopElements\Action;

interface Sealed extends Action
{
    /** The id of the cart, if the page has sent one. */
    public function cartId(): ?string;
}
