<?php

/** Answers at the payment URL: the provider's notification, and a buyer who returns from the payment or gives up. */

declare(strict_types=1);

namespace ShopElements\Http;

use ShopElements\Cart\Buyer;
use ShopElements\Shop\Shop;

final readonly class PaymentCalls
{
    public function __construct(private Shop $shop, private Buyer $buyer, private string $token)
    {
    }

    /** A notification has a signature instead of the shop's token. */
    public static function isNotification(Shop $shop, Request $request): bool
    {
        return $shop->provider !== null && $request->isPost() && $request->path === $shop->paths->paid && !$request->isForm();
    }

    public function answer(Request $request): Response
    {
        if (self::isNotification($this->shop, $request)) {
            return new Response($this->shop->provider?->notified($request->body, $this->shop) === true ? 200 : 503, type: 'text/plain');
        }
        // A payment without a URL is decided elsewhere, so the buyer cannot give it up.
        $url = CartAnswer::begunUrl($this->shop->carts->look($this->buyer->key));
        if ($request->isPost()) {
            $url === null || (new BegunPayment($this->shop, $this->buyer))->decline();
            return Response::goTo($this->shop->paths->cart);
        }
        if ($url === null) {
            $last = $this->shop->history?->page($this->buyer, 0, '')['orders'][0] ?? [];
            return Response::goTo($last['documents'][0]['url'] ?? $this->shop->paths->cart);
        }
        $texts = $this->shop->texts;
        $values = [$texts->paymentWaits, $texts->paymentLater, $url, $texts->payNow, $this->shop->paths->paid, $this->token, $texts->payGiveUp];
        [$title, $later, $url, $pay, $path, $token, $giveUp] = array_map(htmlspecialchars(...), $values);
        return Response::page($title, "<p>$later</p><p><a href=\"$url\">$pay</a></p>"
            . "<form method=\"post\" action=\"$path\"><input type=\"hidden\" name=\"_token\" value=\"$token\"><button>$giveUp</button></form>");
    }
}
