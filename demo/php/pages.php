<?php

/** The PHP shop's pages: the front page in plain PHP, the others by the Twig templates of the Node demo. */

declare(strict_types=1);

namespace Shop;

use Closure;
use ShopElements\{Assets, CartScreen, Day, OrderDue};
use ShopElements\Bridge\TwigExtension;
use ShopElements\Cart\{Buyer, CarrierKind, Held, Money};
use ShopElements\Http\{Files, GuestCalls, Request, Response};
use Twig\{Environment, Markup, TwigFilter};
use Twig\Loader\FilesystemLoader;

require_once '/usr/share/php/Twig/autoload.php';

final class Pages
{
    private const DIST = __DIR__ . '/../../dist/';
    private readonly string $nonce;
    private readonly string $language;

    /** @param Closure(): array<string, mixed> $frame data of every page's frame */
    public function __construct(
        private readonly Request $request,
        private readonly Files $files,
        private readonly Buyer $buyer,
        private readonly string $token,
        private readonly Closure $frame,
    ) {
        $this->nonce = rtrim(strtr(base64_encode(random_bytes(16)), '+/', '-_'), '=');
        $requested = $request->query['lang'] ?? $_SESSION['language'] ?? 'pl';
        $this->language = $_SESSION['language'] = in_array($requested, array_keys(self::languages()), true) ? $requested : 'pl';
    }

    /** The home page. It prints the elements without a template engine: see shop-page.php. */
    public function home(array $products): Response
    {
        $page = ['nonce' => $this->nonce, 'token' => $this->token, 'client' => $this->buyer->client, 'isTrader' => $this->buyer->isTrader,
            'products' => $products, 'asset' => $this->files->versioned(...), 'elements' => Assets::fromFile(self::DIST . 'files.json')];
        ob_start();
        (static fn (array $page) => require __DIR__ . '/shop-page.php')($page);
        return $this->page((string) ob_get_clean());
    }

    public function cart(array $cart): Response
    {
        $data = ['client' => $this->buyer->client, 'cart' => ['cart' => $cart, 'messages' => []]];
        return $this->render('koszyk.twig', ['data' => $data, 'screen' => $this->screen($data), 'told' => self::told(), 'actsAsTrader' => $this->buyer->isTrader]);
    }

    /** The package also answers the form inside. */
    public function withdrawal(string $contract): Response
    {
        return $this->render('odstapienie.twig', ['values' => ['contract' => $contract], 'faults' => [], 'lines' => []]);
    }

    /** The package also answers the form inside. */
    public function findOrder(): Response
    {
        return $this->render('znajdz-zamowienie.twig', ['find' => '/znajdz-zamowienie', 'values' => [], 'faults' => []]);
    }

    /** The order behind a guest's link. @param ?array<string, mixed> $order */
    public function linked(?array $order, string $link): Response
    {
        // The URL is a key: no page that is linked to learns it.
        header('Referrer-Policy: no-referrer');
        header('X-Robots-Tag: noindex');
        return $order === null ? $this->notFound() : $this->render('znajdz-zamowienie.twig', ['find' => '/znajdz-zamowienie', 'order' => $order, 'orders' => GuestCalls::ordersUrl('/znajdz-zamowienie', $link)]);
    }

    /** The whole cart on one page, for visitors without scripts. */
    public function summary(array $summary): Response
    {
        $more = ['vat' => self::vat($summary['cart']), 'told' => self::told(), 'submit' => 'Zamawiam z obowiązkiem zapłaty'];
        $lines = array_merge($summary['cart']['items'], ...array_column($summary['cart']['childCarts'], 'items'));
        return $lines === [] ? Response::goTo('/koszyk') : $this->render('podsumowanie.twig', $summary + $more);
    }

    /** A request for approval, or a quote: the element, and a plain summary for visitors without scripts. */
    public function held(array $summary, Buyer $owner): Response
    {
        $cart = $summary['cart'];
        $words = ['sent' => 'Wysłano', 'approved' => 'Zaakceptowano', 'rejected' => 'Odrzucono', 'withdrawn' => 'Wycofano', 'note' => 'Wiadomość', 'answered' => 'Oferta gotowa', 'ordered' => 'Zamówiono'];
        $data = ['client' => $owner->client, 'cart' => ['cart' => $cart, 'messages' => []]];
        $plain = $summary + ['words' => $words, 'formPath' => $this->request->path, 'vat' => self::vat($cart), 'submit' => 'Zamawiam z obowiązkiem zapłaty'];
        return $this->render('koszyk.twig', ['base' => $this->request->path, 'data' => $data, 'plain' => $plain, 'told' => self::told(), 'actsAsTrader' => $this->buyer->isTrader]);
    }

    public function orders(string $company): Response
    {
        return $this->render('zamowienia-php.twig', ['company' => $company]);
    }

    /** @param list<Held> $asked */
    public function asked(array $asked): Response
    {
        return $this->render('oferty.twig', ['asked' => $asked, 'told' => self::told(), 'today' => Day::inPoland(), 'until' => Day::inPoland(later: 14)]);
    }

    /** The order is visible to its buyer and to its approver. */
    public function order(?array $seen, string $guid): Response
    {
        if ($seen === null) {
            return $this->notFound();
        }
        $placedAt = (new \DateTimeImmutable("$seen[placed_at] UTC"))->setTimezone(new \DateTimeZone('Europe/Warsaw'));
        $payment = $seen['payment'];
        return $this->render('zamowienie-php.twig', [
            'guid' => $guid, 'id' => $seen['id'], 'number' => $seen['number'], 'placedAt' => $placedAt->format('j.m.Y, H:i'),
            'approved' => $seen['approvedFor'] === null ? null : OrderDue::heading(null, $seen['approvedFor']),
            'payment' => $payment === null ? null : $payment + ['untilText' => OrderDue::until($payment)],
            'vat' => self::vat($seen['cart']), 'cart' => $seen['cart'], 'isDelivered' => CarrierKind::of($seen['cart']['carrier']['type'] ?? null)->goesToAddress(),
        ]);
    }

    /** The stand-in for a payment provider's page. */
    public function provider(array $seen, string $guid, string $back, ?string $link): Response
    {
        $payment = $seen['payment'];
        return $this->render('operator.twig', ['order' => [
            'guid' => $guid, 'number' => $seen['number'], 'totalGross' => $payment['amount'], 'paymentMethod' => $payment['method'] ?? $payment['name'],
        ], 'back' => $back] + ($link === null ? [] : ['link' => $link]));
    }

    public function notFound(): Response
    {
        $text = 'Sklep w PHP ma tylko stronę główną, koszyk i zamówienia. To może być też zamówienie, do którego nie masz dostępu.';
        $back = ['href' => '/', 'label' => 'Wróć do sklepu'];
        return $this->render('komunikat.twig', ['title' => 'Nie ma takiej strony', 'text' => $text, 'back' => $back], 404);
    }

    /** The printed cart before any script; it is in Polish. */
    private function screen(array $data): string
    {
        return $this->language !== 'pl' ? '' : CartScreen::fromFile(self::DIST . 'first-screens.json')->print($data['cart'], [
            'page' => $this->request->origin . $_SERVER['REQUEST_URI'],
            // koszyk.twig and the page's <shop-config> pass the same values to the element.
            'cartUrl' => '/koszyk', 'shopUrl' => '/', 'paymentUrl' => '/pulpit', 'pointsUrl' => '/api/points',
            'contact' => ['name' => 'Ewa Zielińska', 'phone' => '22 510 40 12', 'email' => 'ewa.zielinska@example.com'],
            'client' => $data['client'], 'trader' => $this->buyer->isTrader,
            'nonce' => $this->nonce, 'csrf' => ['name' => '_token', 'token' => $this->token],
        ]);
    }

    /** All lines of a cart. @param array<string, mixed> $cart */
    private static function vat(array $cart): string
    {
        return Money::text(Money::read($cart['prices']['total_gross']) - Money::read($cart['prices']['total_net']));
    }

    /** @return list<string> the result of the previous form, displayed once */
    private static function told(): array
    {
        [$sentences, $_SESSION['told']] = [$_SESSION['told'] ?? [], []];
        return $sentences;
    }

    /** The languages of the elements and their names. @return array<string, string> */
    private static function languages(): array
    {
        return ['pl' => 'Polski', ...json_decode((string) file_get_contents(__DIR__ . '/../../src/texts/languages.json'), true)];
    }

    private function render(string $template, array $data, int $status = 200): Response
    {
        $twig = new Environment(new FilesystemLoader([__DIR__, __DIR__ . '/../templates']));
        $twig->addExtension(new TwigExtension());
        $twig->addFilter(new TwigFilter('asset', $this->files->versioned(...)));
        $lines = Assets::fromFile(self::DIST . 'files.json')->tags(...);
        $elements = function (mixed ...$terms) use ($lines): array {
            [$style, $scripts] = explode("\n", $lines(...$terms), 2);
            return ['style' => new Markup($style, 'UTF-8'), 'scripts' => new Markup($scripts, 'UTF-8')];
        };
        $twig->addFilter(new TwigFilter('elements', $elements));
        // The link is a query only, because a path that begins with "//" would lead to another host.
        $link = fn (string $name, string $one): array => ['language' => $one, 'name' => $name, 'href' => "?lang=$one"];
        $names = self::languages();
        $others = array_diff_key($names, [$this->language => '']);
        $speech = ['language' => $this->language, 'name' => $names[$this->language], 'others' => array_map($link, $others, array_keys($others))];
        $path = $this->request->path;
        return $this->page($twig->render($template, $data + ($this->frame)() + [
            'nonce' => $this->nonce, 'token' => $this->token, 'departments' => [], 'here' => $path, 'path' => $path, 'speech' => $speech,
        ]), $status);
    }

    /** A response with the strict policy of the Node demo: own files, scripts by nonce, Trusted Types. */
    private function page(string $html, int $status = 200): Response
    {
        return new Response($status, $html, 'text/html; charset=utf-8', ['Content-Security-Policy' => "default-src 'none'; "
            . "script-src 'nonce-$this->nonce' 'strict-dynamic'; style-src 'self' 'nonce-$this->nonce'; img-src 'self' data: blob:; "
            . "font-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
            . "require-trusted-types-for 'script'"]);
    }
}

/** A tile picture whose colour is derived from the product's symbol. */
function picture(string $path): ?Response
{
    $isOne = preg_match('~^/obrazki/(?:platnosci/)?([\w-]+)\.svg$~D', $path, $name) === 1;
    $hue = crc32($name[1] ?? '') % 360;
    $svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 80'><rect width='80' height='80' fill='hsl($hue 30% 88%)'/>"
        . "<g fill='hsl($hue 28% 60%)'><path d='M14 14h24v24H14zM42 42h24v24H42z'/>"
        . "<path opacity='.5' d='M42 14h24v24H42zM14 42h24v24H14z'/></g></svg>";
    return $isOne ? new Response(200, $svg, 'image/svg+xml', ['Cache-Control' => 'max-age=86400']) : null;
}
