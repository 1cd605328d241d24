<?php

/** Storage of requests that must not be repeated. It shares the cart's transaction. */

declare(strict_types=1);

namespace ShopElements\Shop;

interface Keys
{
    /** The first request with this key, and its answer; null if there was none within 24 hours. @return ?array{asked: string, answer: string} */
    public function first(string $buyer, string $action, string $key): ?array;

    /** Stores a key's request and answer. */
    public function keep(string $buyer, string $action, string $key, string $request, string $answer): void;
}
