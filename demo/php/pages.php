<?php
/** Decides the pages of the PHP shop: the front page in plain PHP, the others by the very Twig templates of the Node demo. */
declare(strict_types=1);

namespace Shop;

final class Pages
{
    private readonly string $nonce;

    /** @param array<string, mixed> $who one of visitors() */
    public function __construct(
        private readonly Rows $rows,
        private readonly Wire $wire,
        private readonly Calls $calls,
        private readonly array $who,
        private readonly string $token,
        private readonly string $path,
    ) {
        $this->nonce = rtrim(strtr(base64_encode(random_bytes(16)), '+/', '-_'), '=');
    }

    /** The same elements without any template engine: see shop-page.php. */
    public function plain(): void
    {
        $this->sendPolicy();
        $page = [
            'nonce' => $this->nonce,
            'token' => $this->token,
            'client' => $this->who['client'],
            'isTrader' => $this->who['trader'] !== null,
            'products' => array_map(get_object_vars(...), $this->rows->all('SELECT id, sku, name, net, unit FROM products ORDER BY id')),
        ];
        (static function (array $page): void {
            require __DIR__ . '/shop-page.php';
        })($page);
    }

    public function cart(): void
    {
        $cart = ['cart' => $this->wire->cart(), 'messages' => []];
        $this->render('koszyk.twig', ['data' => ['client' => $this->who['client'], 'cart' => $cart], 'actsAsTrader' => $this->who['trader'] !== null]);
    }

    /** Only who placed an order sees it. */
    public function order(string $guid): void
    {
        $row = $this->rows->all('SELECT * FROM orders WHERE guid = ? AND visitor = ?', $guid, $this->rows->visitor)[0] ?? null;
        if ($row === null) {
            $this->notFound();
            return;
        }
        $cart = json_decode($row->cart, true);
        $this->render('zamowienie.twig', [
            'order' => self::orderOf($cart, $row),
            'items' => array_map(fn (array $one): array => [
                'sku' => $one['index'],
                'name' => $one['product_name'],
                'quantity' => $one['quantity'],
                'unit' => $one['unit'],
                'priceNet' => $one['prices']['net'],
                'totalGross' => $one['prices']['total_gross'],
            ], $cart['items']),
            'placedAt' => (new \DateTimeImmutable($row->placed_at . ' UTC'))->setTimezone(new \DateTimeZone('Europe/Warsaw'))->format('d.m.Y, H:i'),
            'tracking' => ['order' => [
                'order_guid' => $row->guid,
                'country_iso_code' => 'PL',
                'price_gross' => $cart['prices']['total_gross'],
                'items' => array_map(fn (array $one): array => [
                    'index' => $one['index'],
                    'product_name' => $one['product_name'],
                    'price_gross' => $one['prices']['gross'],
                    'product' => ['category' => ['name' => $one['category_name']], 'brand' => ['name' => $one['brand_name']]],
                ], $cart['items']),
            ]],
        ]);
    }

    public function notFound(): void
    {
        http_response_code(404);
        $this->render('komunikat.twig', [
            'title' => 'Nie ma takiej strony',
            'text' => 'Sklep w PHP ma tylko stronę główną, koszyk i zamówienie.',
            'back' => ['href' => '/', 'label' => 'Wróć do sklepu'],
        ]);
    }

    /** A plain form of the front page: it works without any script. */
    public function addAndReturn(int $product): void
    {
        $this->calls->answer(json(['add_product' => $product]));
        header('Location: /', true, 303);
    }

    /** Somebody with other rights: under the old session's name and token nobody is that. */
    public function become(string $slug): void
    {
        header_remove('Set-Cookie');
        session_regenerate_id(true);
        unset($_SESSION['token']);
        giveToken();
        $_SESSION['visitor'] = isset(visitors()[$slug]) ? $slug : 'kupujacy';
        header('Location: /koszyk', true, 303);
    }

    private static function orderOf(array $cart, object $row): array
    {
        $address = fn (array $one): array => [
            'name' => $one['name'] ?? '',
            'street' => $one['street'] ?? $one['address_street'] ?? '',
            'houseNo' => $one['house_no'] ?? $one['address_house_no'] ?? '',
            'flatNo' => $one['flat_no'] ?? '',
            'zipCode' => $one['zip_code'] ?? $one['address_zip_code'] ?? '',
            'city' => $one['city'] ?? $one['address_city'] ?? '',
            'nip' => $one['nip'] ?? '',
        ];
        return [
            'number' => sprintf('PHP/%05d', $row->id),
            'branchName' => $cart['department_name'],
            'contactEmail' => $cart['customer']['email'],
            'carrierName' => $cart['carrier']['name'],
            'carrierNet' => $cart['carrier']['price']['net'],
            'totalNet' => $cart['prices']['total_net'],
            'totalGross' => $cart['prices']['total_gross'],
            'paymentName' => $cart['payment']['name'],
            'lockerCode' => $cart['inpost_point_code'] ?? null,
            'lockerAddress' => trim(($cart['inpost_point_street'] ?? '') . ' ' . ($cart['inpost_point_building_number'] ?? '') . ', ' . ($cart['inpost_point_city'] ?? ''), ' ,'),
            'invoiceAddress' => $address($cart['invoice_address'] ?? []),
            'deliveryAddress' => $cart['carrier']['type'] === 'pickup' ? null : $address($cart['delivery_address'] ?? $cart['invoice_address'] ?? []),
            'projectName' => $cart['project']['name'] ?? null,
            'comments' => $cart['client_comments'],
        ];
    }

    /** Renders one of demo/templates inside the same frame as the Node demo does. @param array<string, mixed> $data */
    private function render(string $template, array $data): void
    {
        require_once '/usr/share/php/Twig/autoload.php';
        $twig = new \Twig\Environment(new \Twig\Loader\FilesystemLoader(__DIR__ . '/../templates'));
        // "1234.50" → "1 234,50 zł", with hard spaces.
        $twig->addFilter(new \Twig\TwigFilter('zloty', zloty(...)));
        // JSON for a <script type="application/json">: `<` is written \u003c, so that no text of the data can end the script.
        $twig->addFilter(new \Twig\TwigFilter('embed', fn (mixed $data): string => json_encode($data, JSON_HEX_TAG | JSON_UNESCAPED_UNICODE), ['is_safe' => ['html']]));
        $this->sendPolicy();
        echo $twig->render($template, $data + [
            'nonce' => $this->nonce,
            'token' => $this->token,
            'who' => $this->who,
            'visitors' => array_values(visitors()),
            'departments' => [],
            'cartCount' => count($this->rows->lines()),
            'here' => $this->path,
            'path' => $this->path,
            'speech' => $this->speech(),
        ]);
    }

    /** Which language the elements speak: `?lang=en` or `?lang=pl`, kept in the session; and where they speak the other one: a query alone, since a path that begins with "//" would lead away. @return array<string, string> */
    private function speech(): array
    {
        $_SESSION['language'] = ($_GET['lang'] ?? $_SESSION['language'] ?? 'pl') === 'en' ? 'en' : 'pl';
        return ['language' => $_SESSION['language'], 'other' => '?lang=' . ($_SESSION['language'] === 'en' ? 'pl' : 'en')];
    }

    /** The same strict policy as in the Node demo: own files, scripts by nonce, Trusted Types. */
    private function sendPolicy(): void
    {
        header('Content-Security-Policy: ' . implode('; ', [
            "default-src 'none'",
            "script-src 'nonce-$this->nonce' 'strict-dynamic'",
            "style-src 'self'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "connect-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
            "require-trusted-types-for 'script'",
        ]));
    }
}
