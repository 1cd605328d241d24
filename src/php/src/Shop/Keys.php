<?php

/** Decides what is stored about requests that must not be repeated. It shares the cart's transaction. */

declare(strict_types=1);

namespace ShopElements\Shop;

interface Keys
{
    /** @return ?array{asked: string, answer: string} the key's first request and answer, kept for 24 hours */
    public function first(string $buyer, string $action, string $key): ?array;

    public function keep(string $buyer, string $action, string $key, string $asked, string $answer): void;
}
