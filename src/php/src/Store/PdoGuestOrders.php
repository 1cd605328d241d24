<?php

/** Signs the links of guests to the orders in the package's tables; stores nothing. */

declare(strict_types=1);

namespace ShopElements\Store;

use Closure;
use ShopElements\Shop\ContactFields;
use ShopElements\Shop\GuestOrders;

final readonly class PdoGuestOrders implements GuestOrders
{
    /** A link of a guest ends sooner than those of other mails: anybody can ask for one. */
    private const LIFE = 24 * 3600;

    /**
     * @param PdoHistory $history of the orders
     * @param string $secret at least 32 random bytes, the same on all servers; another one ends all links
     * @param Closure(array{email: string, number: string, link: string}): mixed $mail queues the mail; sending it at once takes a time by which a stranger could tell known orders
     * @param (Closure(string, string): ?string)|null $url URL of a document or of the payment for a guest, from its own and the link; null leaves it out. Default: unchanged
     */
    public function __construct(private PdoHistory $history, #[\SensitiveParameter] private string $secret, private Closure $mail, private ?Closure $url = null)
    {
        strlen($secret) >= 32 || throw new \InvalidArgumentException('PdoGuestOrders: the secret has fewer than 32 bytes.');
    }

    public function send(string $number, string $contact): void
    {
        $number = mb_strtoupper(trim($number));
        $id = preg_match('/(\d{1,9})$/D', $number, $figures) === 1 ? (int) $figures[1] : 0;
        $isNumber = $number === mb_strtoupper($this->history->numbered($id));
        $row = $this->history->db->one('SELECT guid, cart FROM {orders} WHERE id = ?', $isNumber ? $id : 0);
        $known = $row === null ? ['email' => '', 'phone' => ''] : ContactFields::in(json_decode($row['cart'], true, flags: JSON_THROW_ON_ERROR));
        $link = $this->link($row['guid'] ?? '00000000-0000-0000-0000-000000000000');
        if (self::isContact($contact, $known) && $known['email'] !== '') {
            try {
                ($this->mail)(['email' => $known['email'], 'number' => $number, 'link' => $link]);
            } catch (\Throwable $fault) {
                error_log("The link to order $number was not sent: {$fault->getMessage()}");
            }
        }
    }

    public function order(string $link): ?array
    {
        [$guid, $until, $signature] = [...explode('.', $link), '', ''];
        $isSigned = preg_match('/^\d{1,12}$/D', $until) === 1 && hash_equals($this->signature($guid, (int) $until), $signature);
        $order = $isSigned && (int) $until > time() ? $this->history->linked($guid) : null;
        return $order === null ? null : $this->opened($order, $link);
    }

    /** @param array<string, mixed> $order @return array<string, mixed> with the URLs of a guest, who cannot change the payment */
    private function opened(array $order, string $link): array
    {
        $url = fn (array $one): ?string => isset($one['url']) ? ($this->url ?? static fn (string $own): string => $own)($one['url'], $link) : null;
        $documents = static fn (array $all): array => array_values(array_filter(array_map(static fn (array $one): ?array => ($own = $url($one)) === null ? null : ['url' => $own] + $one, $all)));
        $order['documents'] = $documents($order['documents']);
        if (isset($order['deliveries'])) {
            $order['deliveries'] = array_map(static fn (array $one): array => ['documents' => $documents($one['documents'] ?? [])] + $one, $order['deliveries']);
        }
        if (is_array($order['payment'])) {
            $order['payment'] = array_filter(['url' => $url($order['payment'])] + array_diff_key($order['payment'], ['change_url' => 1]), static fn (mixed $one): bool => $one !== null);
        }
        return $order;
    }

    /** The last part of the URL of the guest's page. */
    public function link(string $guid): string
    {
        $until = time() + self::LIFE;
        return "$guid.$until." . $this->signature($guid, $until);
    }

    private function signature(string $guid, int $until): string
    {
        return hash_hmac('sha256', "guest order $guid $until", $this->secret);
    }

    /** @param array{email: string, phone: string, ...} $known */
    private static function isContact(string $contact, array $known): bool
    {
        // A prefix is optional in Poland.
        $digits = static fn (string $phone): string => substr((string) preg_replace('/\D/', '', $phone), -9);
        return str_contains($contact, '@')
            ? mb_strtolower(trim($contact)) === mb_strtolower(trim($known['email']))
            : strlen($digits($contact)) === 9 && $digits($contact) === $digits($known['phone']);
    }
}
