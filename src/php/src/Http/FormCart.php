<?php

/** The cart without scripts: handles its printed form, and places the order from a plain summary page. */

declare(strict_types=1);

namespace ShopElements\Http;

use ShopElements\Action\Actions;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\CarrierKind;
use ShopElements\Cart\ExtraField;
use ShopElements\Pasted;
use ShopElements\Shop\HeldStore;
use ShopElements\Shop\Shop;

/** @phpstan-type Told array{string, list<string>} the URL to redirect to, and the messages to display */
final readonly class FormCart
{
    private CartCalls $calls;

    /**
     * @param string $summaryPath path of the page with the order button
     */
    public function __construct(private Shop $shop, private Buyer $buyer, private string $summaryPath = '/koszyk/podsumowanie')
    {
        $this->calls = new CartCalls($shop, $buyer);
    }

    /**
     * Handles the cart’s form: one change at a time, as a page with scripts would; a refusal does not stop the others. Only what
     * its person has changed is saved.
     *
     * @param array<array-key, mixed> $form
     * @return Told
     */
    public function change(array $form): array
    {
        $printed = new PrintedForm($form, $this->cart(), $this->buyer->projects, $this->shop->texts);
        $refused = $printed->refused;
        foreach ($printed->changes as [$action, $overtaken]) {
            $answer = $this->call($action);
            $isDone = !in_array('error', array_column($answer['messages'] ?? [], 'status'), true);
            array_push($refused, ...self::sentencesIn($answer), ...($isDone ? $overtaken : []));
        }
        $isOn = isset($form['next']) && $refused === [];
        if ($isOn && $this->cart()['carrier'] === null) {
            return [$this->shop->paths->cart, [$this->shop->texts->noCarrier]];
        }
        return [$isOn ? $this->summaryPath : $this->shop->paths->cart, $refused];
    }

    /**
     * Handles the summary’s form. Submitted twice, or again after going back, it makes one order. Choices made on the same page
     * count as seen. Its button `action` may be one of `actions` in place of the order, with the text `note`.
     *
     * @param array<array-key, mixed> $form
     * @return Told
     */
    public function order(array $form): array
    {
        $extra = array_filter((array) ($form['extra'] ?? []), is_string(...));
        $versions = array_filter((array) ($form['version'] ?? []), is_string(...));
        // Browsers do not send an unticked box.
        $extra += array_fill_keys(array_keys($versions), '');
        $form = array_filter($form, is_string(...));
        $seen = array_filter(array_intersect_key($form, ['cart_id' => 1, 'revision' => 1, 'total_gross' => 1]), strlen(...));
        if (($seen['revision'] ?? '') === $this->cart()['revision']) {
            $address = $form['delivery_address'] ?? null;
            $fields = array_intersect_key(array_column(self::fieldsOf($this->cart()), 'value', 'name'), $extra);
            $changed = array_diff_assoc($extra, array_map(strval(...), $fields));
            $changes = array_filter([
                ...array_map(
                    static fn (int|string $name, string $value): array => ['extra_field' => ['name' => (string) $name, 'value' => $value] + (isset($versions[$name]) ? ['version' => $versions[$name]] : [])],
                    array_keys($changed),
                    $changed,
                ),
                $address === null ? null : ['delivery_address' => ['id' => $address === '' ? null : $address]],
                isset($form['email'], $form['phone'])
                    ? ['inpost_contact' => ['email' => $form['email'], 'phone' => $form['phone']]]
                    : null,
            ]);
            $refused = array_merge([], ...array_map($this->act(...), array_values($changes)));
            if ($refused !== []) {
                return [$this->summaryPath, $refused];
            }
            $seen['revision'] = $this->cart()['revision'];
        }
        [$action, $note] = [$form['action'] ?? '', Pasted::text($form['note'] ?? '') === '' ? '' : trim($form['note'])];
        // A withdrawal and an order have no message in their bodies: it is added right before them.
        if ($note !== '' && ($action === 'withdraw' || !isset(Actions::OF_PROCESSES[$action])) && $action !== 'note' && isset($this->processes($this->cart())['actions']['note'])) {
            $refused = self::sentencesIn($this->call(self::body('note', $note, []), 'plain note ' . ($form['key'] ?? '')));
            if ($refused !== []) {
                return [$this->summaryPath, $refused];
            }
        }
        $answer = $this->call(self::body($action, $note, $seen), 'plain ' . ($form['key'] ?? ''));
        $url = $answer['messages']['confirm']['redirect_url'] ?? null;
        return is_string($url) ? [$url, []] : [$this->summaryPath, self::sentencesIn($answer)];
    }

    /** @param array<string, string> $seen @return array<string, mixed> the contract's action of a button */
    private static function body(string $action, string $note, array $seen): array
    {
        $note = str_replace("\r\n", "\n", $note);
        return match (true) {
            $action === 'note' => ['note' => $note],
            $action === 'withdraw' => ['withdraw' => true, 'seen' => (object) $seen],
            isset(Actions::OF_PROCESSES[$action]) => [$action => ['note' => $note], 'seen' => (object) $seen],
            default => ['confirm' => true, 'seen' => (object) $seen],
        };
    }

    /** The additions of approval and quotes to a plain summary: buttons by action, besides the order, and the texts of a
     * frozen cart's state. @param array<string, mixed> $cart @return array<string, mixed> */
    private function processes(array $cart): array
    {
        $processes = array_filter([$cart['approval'] ?? null, $cart['quote'] ?? null]);
        $words = array_merge([], ...array_column($processes, 'can'));
        $texts = $this->shop->texts;
        $places = ($cart['approval']['places_order'] ?? false) === true;
        $labels = ['send_for_approval' => $texts->sendButton, 'approve' => $places ? $texts->approveAndOrder : $texts->approveButton, 'reject' => $texts->rejectButton, 'withdraw' => $texts->withdrawButton,
            'ask_quote' => $texts->askButton, 'decline_quote' => $texts->declineButton, 'note' => $texts->noteButton];
        $own = Processes::at($this->shop, $this->buyer);
        return [
            'actions' => array_filter($labels, static fn (string $action): bool => in_array(Processes::WORDS[$action], $words, true), ARRAY_FILTER_USE_KEY),
            'canOrder' => array_filter($processes, static fn (array $one): bool => !in_array('order', $one['can'], true)) === [],
            'isLocked' => array_filter(array_column($processes, 'locked')) !== [],
            'standing' => $this->shop->carts instanceof HeldStore ? $own->sentence($own->of($this->shop->carts->look($this->buyer->key), $cart)) : '',
        ];
    }

    /** The values of a plain summary. @return array<string, mixed> */
    public function summary(): array
    {
        $cart = $this->cart();
        $kind = CarrierKind::of($cart['carrier']['type'] ?? null);
        $processes = $this->processes($cart);
        // In a frozen cart only the consents that its approver may still give.
        $isAsked = static fn (array $one): bool => !$processes['isLocked'] || ($one['type'] === 'consent' && ($one['value'] ?? '') === '' && isset($processes['actions']['approve']));
        $address = static fn (array $one): string => implode(', ', array_filter([
            $one['name'] ?? '',
            trim(($one['street'] ?? $one['address_street'] ?? '') . ' ' . ($one['house_no'] ?? $one['address_house_no'] ?? '')),
            trim(($one['zip_code'] ?? $one['address_zip_code'] ?? '') . ' ' . ($one['city'] ?? $one['address_city'] ?? '')),
        ]));
        return [
            'cart' => $cart,
            'blockers' => $processes['isLocked'] ? [] : array_keys(array_filter([
                $this->shop->texts->noCarrier => $cart['carrier'] === null,
                $this->shop->texts->noPayment => $cart['payment'] === null,
            ])),
            'address' => $address((array) ($cart['delivery_address'] ?? $cart['invoice_address'] ?? [])),
            'addresses' => array_map(
                static fn (array $one): array => ['id' => $one['id'], 'text' => $address($one)],
                $cart['addresses'],
            ),
            'invoice' => $cart['invoice_address'] === null ? null : $address($cart['invoice_address']),
            'isDelivered' => $kind->goesToAddress(),
            'fields' => array_values(array_filter(self::fieldsOf($cart), $isAsked)),
            'wantsContact' => array_key_exists('inpost_contact', $kind->unmet($cart)),
            'contact' => array_intersect_key($this->buyer->client, ['email' => 1, 'phone' => 1]) + ['email' => '', 'phone' => ''],
            'key' => bin2hex(random_bytes(16)),
        ] + $processes;
    }

    /** The order's fields; the cart has those of lines. @param array<string, mixed> $cart @return list<array<string, mixed>> */
    private static function fieldsOf(array $cart): array
    {
        return array_values(array_filter($cart['extra_fields'], static fn (array $one): bool => $one['scope'] !== ExtraField::LINE));
    }

    /** The cart as on the wire; created if there is none. @return array<string, mixed> */
    public function cart(): array
    {
        return $this->call((object) [])['cart'];
    }

    /** @param array<string, mixed> $action @return list<string> refusals and warnings */
    private function act(array $action): array
    {
        return self::sentencesIn($this->call($action));
    }

    /** @param array<string, mixed>|object $body @return array<string, mixed> */
    private function call(array|object $body, string $key = ''): array
    {
        return json_decode($this->calls->answer((string) json_encode($body, JSON_INVALID_UTF8_SUBSTITUTE), $key)->body, true);
    }

    /** Messages of all slots except successes, which the page displays anyway. @param array<string, mixed> $answer @return list<string> */
    private static function sentencesIn(array $answer): array
    {
        $problems = array_filter($answer['messages'] ?? [], static fn (array $one): bool => $one['status'] !== 'success');
        return array_merge([], ...array_values(array_column($problems, 'messages')));
    }
}
