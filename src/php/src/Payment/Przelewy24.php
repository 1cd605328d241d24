<?php

/** Takes payments by Przelewy24 through its REST API, version 1: register, redirect the buyer, receive the notification, verify. */

declare(strict_types=1);

namespace ShopElements\Payment;

use Closure;
use RuntimeException;
use SensitiveParameter;
use ShopElements\Cart\{Buyer, Cart, Money, Payment, Refused};
use ShopElements\Http\BegunPayment;
use ShopElements\Shop\{Paths, Provider, Shop};
use ShopElements\Texts;

final readonly class Przelewy24 implements Provider
{
    /** The `hook` of the shop's payment. */
    public const HOOK = 'przelewy24';
    public const LIVE = 'https://secure.przelewy24.pl';
    public const SANDBOX = 'https://sandbox.przelewy24.pl';

    /** Timeout in seconds, because the buyer waits meanwhile. */
    private const PATIENCE = 8;
    /** Fields of a notification, in the order of their signature. */
    private const NOTIFIED = ['merchantId', 'posId', 'sessionId', 'amount', 'originAmount', 'currency', 'orderId', 'methodId', 'statement'];

    /**
     * @param int $merchantId from the provider’s panel
     * @param int $posId from the provider’s panel
     * @param string $crc and the key of the API: Moje dane → Klucze, in the provider's panel
     * @param string $apiKey of the API
     * @param string $site public origin of this shop: `https://sklep.example`
     * @param Closure(string): ?Buyer $buyerOf the buyer whose payment of this cart has begun, by the cart's id; null if there is none
     * @param string $host `Przelewy24::LIVE` or `Przelewy24::SANDBOX`
     */
    public function __construct(
        private int $merchantId,
        private int $posId,
        #[SensitiveParameter] private string $crc,
        #[SensitiveParameter] private string $apiKey,
        private string $site,
        private Closure $buyerOf,
        private string $host = self::LIVE,
    ) {
    }

    public function begin(Payment $payment, Buyer $buyer, Cart $cart, array $seen, Paths $paths): ?array
    {
        if ($payment->hook !== self::HOOK) {
            return null;
        }
        $email = trim((string) ($buyer->client['email'] ?? '')) ?: $cart->email ?: ($cart->extraFields['email'] ?? '');
        if ($email === '') {
            throw new Refused('payment_id', static fn (Texts $texts): string => $texts->paymentEmail);
        }
        $amount = Money::read($seen['prices']['total_gross'], 'total_gross');
        // The provider returns this text under its signature: it contains the cart and the amount due.
        $id = "$cart->id-$amount-" . bin2hex(random_bytes(16));
        $response = $this->call('POST', 'register', ['sessionId' => $id, 'merchantId' => $this->merchantId, 'amount' => $amount, 'currency' => 'PLN'], [
            'posId' => $this->posId,
            'description' => "Koszyk $cart->id",
            'email' => $email,
            'country' => 'PL',
            'language' => 'pl',
            'urlReturn' => $this->site . $paths->paid,
            'urlStatus' => $this->site . $paths->paid,
        ]);
        $token = $response['token'] ?? null;
        if (!is_string($token)) {
            throw new Refused('payment_id', static fn (Texts $texts): string => $texts->paymentDown);
        }
        return ['id' => $id, 'url' => "$this->host/trnRequest/" . rawurlencode($token)];
    }

    public function notified(string $body, Shop $shop): bool
    {
        $response = json_decode($body, true);
        $response = is_array($response) ? $response : [];
        $signed = array_replace(array_fill_keys(self::NOTIFIED, null), array_intersect_key($response, array_flip(self::NOTIFIED)));
        if (!is_string($response['sign'] ?? null) || !hash_equals($this->sign($signed), $response['sign'])) {
            return false;
        }
        ['sessionId' => $id, 'amount' => $amount, 'currency' => $currency, 'orderId' => $order] = $signed;
        [$cart, $expected] = [...explode('-', (string) $id), ''];
        if ($amount !== (int) $expected || $currency !== 'PLN') {
            error_log("Przelewy24: $id was paid with $amount $currency instead of the order's total. Refund it.");
            return false;
        }
        $buyer = ($this->buyerOf)($cart);
        $paid = ['sessionId' => $id, 'orderId' => $order, 'amount' => $amount, 'currency' => $currency];
        // Without a buyer the cart is already ordered or abandoned. The provider refunds a payment that is not verified.
        return $buyer === null || $this->settle(new BegunPayment($shop, $buyer), $paid);
    }

    /** Takes the money after the goods: as the last step of the order's transaction. @param array<string, mixed> $paid */
    private function settle(BegunPayment $begun, array $paid): bool
    {
        try {
            $begun->accept($paid['sessionId'], function () use ($paid): void {
                $response = $this->call('PUT', 'verify', $paid, ['merchantId' => $this->merchantId, 'posId' => $this->posId]);
                if (($response['status'] ?? null) !== 'success') {
                    throw new RuntimeException("Przelewy24: $paid[sessionId] could not be verified.");
                }
            });
        } catch (Refused) {
            error_log("Przelewy24: $paid[sessionId] was paid, but its goods are sold out. The payment was not verified: refund it.");
            $begun->decline();
        } catch (RuntimeException $late) {
            error_log($late->getMessage());
            return false;
        }
        return true;
    }

    /**
     * @param array<string, mixed> $signed in the order of the signature
     * @param array<string, mixed> $more
     * @return array<string, mixed> the answer's data; empty without an answer
     */
    private function call(string $method, string $what, array $signed, array $more): array
    {
        $http = [
            'method' => $method,
            'header' => ['Content-Type: application/json', 'Authorization: Basic ' . base64_encode("$this->posId:$this->apiKey")],
            'content' => json_encode($signed + $more + ['sign' => $this->sign($signed)], JSON_THROW_ON_ERROR),
            'timeout' => self::PATIENCE,
        ];
        $answer = @file_get_contents("$this->host/api/v1/transaction/$what", false, stream_context_create(['http' => $http]));
        $data = json_decode((string) $answer, true)['data'] ?? null;
        if (!is_array($data)) {
            error_log("Przelewy24: no answer to $what.");
        }
        return is_array($data) ? $data : [];
    }

    /** @param array<string, mixed> $signed */
    private function sign(array $signed): string
    {
        return hash('sha384', json_encode($signed + ['crc' => $this->crc], JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES));
    }
}
