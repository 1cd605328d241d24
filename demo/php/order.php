<?php
/** Decides whether a cart can be ordered, and orders it: what was seen, once, and never while a rule forbids it. */
declare(strict_types=1);

namespace Shop;

/** "12.50" and 12.5 are one number; an id is the same as a number and as text. */
function plain(mixed $raw): string
{
    $text = is_float($raw) ? (string) $raw : (string) scalar($raw);
    return str_contains($text, '.') ? rtrim(rtrim($text, '0'), '.') : $text;
}

final class Order
{
    /** Faults that are mended on the cart's first step: the buyer is sent back there. */
    private const FIRST_STEP = ['0', 'quantity', 'inpost', 'payment_id'];

    /** @param array<string, mixed> $who one of visitors() */
    public function __construct(private readonly Rows $rows, private readonly Wire $wire, private readonly array $who)
    {
    }

    /** Places the order and ends the cart. Every rule is judged here, whatever the browser has judged. */
    public function place(array $seen): array
    {
        $cart = $this->wire->cart();
        if (!self::isAsSeen($seen, $cart)) {
            throw new Refusal('confirm', ['Koszyk zmienił się w innym oknie. Sprawdź zmiany i zamów ponownie.'], 409);
        }
        [$slot, $sentence] = $this->fault();
        if ($slot !== null) {
            throw new Refusal($slot, [$sentence], goToStep: in_array($slot, self::FIRST_STEP, true));
        }
        $guid = vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex(random_bytes(16)), 4));
        $this->rows->run('INSERT INTO orders (guid, cart_id, visitor, cart) VALUES (?, ?, ?, ?)', $guid, $cart['id'], $this->rows->visitor, json($cart));
        $this->rows->run('UPDATE carts SET is_open = 0 WHERE id = ?', $cart['id']);
        $thanks = ['messages' => ['Dziękujemy, zamówienie zostało przyjęte.'], 'status' => 'success', 'redirect_url' => "/zamowienie/$guid"];
        return ['confirm' => $thanks];
    }

    /** Only what the buyer's page has said is compared. */
    private static function isAsSeen(array $seen, array $cart): bool
    {
        $now = [
            'cart_id' => $cart['id'],
            'revision' => $cart['revision'],
            'total_gross' => $cart['prices']['total_gross'],
            'delivery_address_id' => $cart['delivery_address']->id ?? '',
        ];
        foreach ($now as $name => $is) {
            if (isset($seen[$name]) && plain($seen[$name]) !== plain($is)) {
                return false;
            }
        }
        return true;
    }

    /** @return array{?string, ?string} slot and sentence of the first rule that forbids the order */
    private function fault(): array
    {
        $row = $this->rows->cart();
        $carrier = $this->rows->carrier();
        $isLocker = $carrier?->type === 'parcelLocker';
        $total = $this->wire->totals()['total_gross'];
        $isCredit = $this->rows->find('payments', $row->payment_id)?->hook_name === 'manual_wire';
        $hasAddress = $row->delivery_address_id !== null || $row->invoice_address_id !== null || $this->who['client']['address_city'] !== '';
        return match (true) {
            $this->who['client']['is_test'] ?? false => ['confirm', 'Klient testowy nie może złożyć zamówienia.'],
            $this->who['client']['is_purchase_blocked'] ?? false => ['confirm', 'Zakupy na tym koncie są zablokowane.'],
            $this->rows->lines() === [] => ['0', 'Koszyk jest pusty.'],
            $carrier === null => ['0', 'Wybierz sposób dostawy.'],
            str_starts_with($carrier->type, 'transport') && $carrier->net === 0 => ['delivery_price', 'Transport czeka na wycenę.'],
            $isLocker && $row->locker === '{}' => ['inpost', 'Nie wybrano paczkomatu'],
            $isLocker && $row->phone === '' => ['inpost_contact', 'Proszę, podać dane kontaktowe do wysyłki.'],
            $row->payment_id === null => ['payment_id', 'Wybierz formę płatności.'],
            $isCredit && $total > $this->who['limit'] => [
                'payment_id',
                'Wolny limit kupiecki to ' . zloty(amount($this->who['limit'])) . ', a zamówienie ma wartość ' . zloty(amount($total)) . '. Wybierz inną formę płatności.',
            ],
            !$isLocker && $carrier->type !== 'pickup' && !$hasAddress => ['confirm', 'Podaj adres dostawy.'],
            default => [null, null],
        };
    }
}
