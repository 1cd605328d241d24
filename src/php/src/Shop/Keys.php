<?php

/** Decides what is kept of requests that must not be done twice. It shares the transaction of the cart. */

declare(strict_types=1);

namespace ShopElements\Shop;

interface Keys
{
    /** @return ?array{asked: string, answer: string} what was asked first under this key, and answered; for 24 hours */
    public function first(string $buyer, string $action, string $key): ?array;

    public function keep(string $buyer, string $action, string $key, string $asked, string $answer): void;
}
