<?php

/** Decides the addresses of the calls. */

declare(strict_types=1);

namespace ShopElements\Shop;

final readonly class Paths
{
    /** @param list<string> $pages pages that contain a cart without `cart-url`, which posts to its page's address */
    public function __construct(
        public string $cart = '/koszyk',
        public array $pages = [],
        public string $widget = '/api/koszyki',
        public string $add = '/do-koszyka',
        public string $favourites = '/ajax/modules/favourites',
        public string $suggest = '/api/suggest',
        public string $complete = '/api/autocomplete',
        public string $search = '/api/search',
        public string $lookup = '/api/lookup',
        public string $orders = '/api/zamowienia',
        public string $lists = '/api/listy',
        public string $token = '/api/getNewToken',
        public string $points = '/api/points',
        public string $paid = '/api/platnosc',
    ) {
    }

    /** The calls that a partner’s page may make. @return list<string> */
    public function shared(): array
    {
        return [$this->suggest, $this->complete, $this->search, $this->lookup, $this->add];
    }

    /** For a framework’s router. @return array<string, list<string>> the methods, by address */
    public function routes(): array
    {
        return array_fill_keys($this->shared(), ['POST', 'OPTIONS']) + array_fill_keys([$this->cart, ...$this->pages], ['POST']) + [
            $this->widget => ['GET'],
            "$this->favourites/add/product" => ['POST'],
            "$this->favourites/remove/product" => ['POST'],
            $this->orders => ['GET'],
            "$this->orders/{id}" => ['GET'],
            $this->lists => ['GET', 'POST'],
            "$this->lists/{id}" => ['GET', 'DELETE'],
            $this->token => ['GET'],
            $this->points => ['GET'],
            $this->paid => ['GET', 'POST'],
        ];
    }
}
