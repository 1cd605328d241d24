<?php

/** The URL paths of the calls. */

declare(strict_types=1);

namespace ShopElements\Shop;

final readonly class Paths
{
    /**
     * @param string $cart path of the cart’s calls (`cart-url`) and of its page
     * @param list<string> $pages pages that contain a cart without `cart-url`, which posts to its page's URL
     * @param string $widget `url` of `<shop-cart-widget>`
     * @param string $add `action` of `<shop-add-to-cart>`: a form with `id` and `quantity`, and without scripts the `_token`
     * @param string $favourites before `/add/product` and `/remove/product`
     * @param string $suggest `url` of `<shop-suggester>`
     * @param string $complete `url` of `<shop-autocomplete>`
     * @param string $search `url` of `<shop-search>`
     * @param string $lookup `lookup-url` of `<shop-quick-order>`
     * @param string $company `company-url` of `<shop-cart>`: a company by its tax number
     * @param string $withdrawal `url` of `<shop-withdrawal>`, and of the shop's page with it
     * @param string $orders `orders-url` of `<shop-orders>`
     * @param string $lists `lists-url` of `<shop-quick-order>`
     * @param string $token path of the configurator’s token
     * @param string $points `points-url`: parcel lockers
     * @param string $paid path for the payment provider's notification and the buyer's return
     * @param string $held path before `/{id}` of a frozen cart, for its calls and its page
     * @param string $uploads before `/{field}` of a file to send, and `/{id}` of one to download
     * @param string $find `find-url` of `<shop-orders>`, and of the shop's page with the form; a guest's order is below, at `/{link}`
     */
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
        public string $company = '/api/firma',
        public string $withdrawal = '/odstapienie',
        public string $orders = '/api/zamowienia',
        public string $lists = '/api/listy',
        public string $token = '/api/getNewToken',
        public string $points = '/api/points',
        public string $paid = '/api/platnosc',
        public string $held = '/koszyk',
        public string $uploads = '/api/pliki',
        public string $find = '/znajdz-zamowienie',
    ) {
    }

    /** The URL of a frozen cart. */
    public function heldCart(int|string $id): string
    {
        return "$this->held/" . rawurlencode((string) $id);
    }

    /** The id in the URL of a frozen cart; null if it is another URL. */
    public function heldId(string $path): ?string
    {
        return str_starts_with($path, "$this->held/") ? substr($path, strlen($this->held) + 1) : null;
    }

    /** The same URLs for a shop in a folder, such as `/sklep`. */
    public static function under(string $folder): self
    {
        $own = get_object_vars(new self());
        return new self(...array_map(static fn (string|array $path): string|array => is_string($path) ? $folder . $path : $path, $own));
    }

    /** Default URLs of a tag's attributes. @return array<string, string> by attribute */
    public function of(string $tag): array
    {
        $cart = ['cart-url' => $this->cart];
        return match ($tag) {
            'shop-cart' => $cart,
            'shop-cart-widget' => ['url' => $this->widget],
            'shop-add-to-cart' => ['action' => $this->add] + $cart,
            'shop-favourite' => ['add-url' => "$this->favourites/add/product", 'remove-url' => "$this->favourites/remove/product"],
            'shop-suggester' => ['url' => $this->suggest],
            'shop-autocomplete' => ['url' => $this->complete],
            'shop-search' => ['url' => $this->search, 'add-url' => $this->add] + $cart,
            'shop-add-product' => ['url' => $this->suggest, 'add-url' => $this->cart],
            'shop-quick-order' => ['lookup-url' => $this->lookup, 'lists-url' => $this->lists] + $cart,
            'shop-orders' => ['orders-url' => $this->orders, 'lookup-url' => $this->lookup] + $cart,
            'shop-withdrawal' => ['url' => $this->withdrawal],
            default => [],
        };
    }

    /** The calls that a partner’s page may make. @return list<string> */
    public function shared(): array
    {
        return [$this->suggest, $this->complete, $this->search, $this->lookup, $this->add];
    }

    /** For a framework’s router. @param bool $hasHeld `Shop::holds` @return array<string, list<string>> the methods, by URL */
    public function routes(bool $hasHeld = false): array
    {
        return array_fill_keys($this->shared(), ['POST', 'OPTIONS']) + array_fill_keys([$this->cart, ...$this->pages], ['POST']) + [
            $this->widget => ['GET'],
            "$this->favourites/add/product" => ['POST'],
            "$this->favourites/remove/product" => ['POST'],
            $this->orders => ['GET'],
            "$this->orders/{id}" => ['GET', 'POST'],
            $this->lists => ['GET', 'POST'],
            "$this->lists/{id}" => ['GET', 'DELETE'],
            $this->company => ['POST'],
            $this->withdrawal => ['POST'],
            $this->find => ['POST'],
            "$this->find/{link}/dane" => ['GET'],
            "$this->find/{link}/dane/{id}" => ['GET'],
            $this->token => ['GET'],
            $this->points => ['GET'],
            $this->paid => ['GET', 'POST'],
            "$this->uploads/{id}" => ['GET', 'POST'],
        ] + ($hasHeld ? ["$this->held/{id}" => ['POST']] : []);
    }
}
