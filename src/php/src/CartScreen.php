<?php

/** Prints the cart's first screen: step 1 as the element shows it, before any script (as in src/cart/first-screen/model.ts). */

declare(strict_types=1);

namespace ShopElements;

use ShopElements\Cart\CarrierKind;

final class CartScreen
{
    /** Below this many lines, scanning is faster than searching. */
    private const SEARCHED_FROM = 20;
    private const GROUP = 6;
    /** Concerns that the buyer cannot resolve in the cart: only a phone call or a payment does. */
    /** Missing choices that the bar of a phone names on its button. */
    private const CHOICES = ['no_carrier', 'no_locker', 'no_payment'];
    private const HELD = ['purchase_blocked', 'amount_after_deadline'];

    /** @param array<string, mixed> $screens of `dist/first-screens.json` */
    public function __construct(private readonly array $screens)
    {
    }

    /** @throws \RuntimeException if there is no such list */
    public static function fromFile(string $path): self
    {
        $screens = is_file($path) ? json_decode((string) file_get_contents($path), true) : null;
        return new self($screens ?? throw new \RuntimeException("$path is not the first-screens.json of a build of Shop Elements."));
    }

    /**
     * The `<template shadowrootmode>` to put into the tag; '' if only the element can show the cart: empty, with messages, unreadable.
     *
     * @param array<string, mixed> $answer the value of the tag's `cart`
     * @param array{page: string, cartUrl: string, client?: ?array, trader?: bool, brand?: string, contact?: ?array, shopUrl?: string,
     *     paymentUrl?: string, pointsUrl?: string, paymentMethodsVisible?: int, redirectOrigins?: list<string>, currency?: string, prices?: string, density?: string, language?: string,
     *     nonce?: string, csrf?: array{name: string, token: string}} $given the settings of the tag and `<shop-config>`
     */
    public function print(array $answer, array $given): string
    {
        $values = $this->values($answer, $given);
        if ($values === null) {
            return '';
        }
        ['tree' => $tree, 'css' => $css] = $this->screens['shop-cart'];
        $csrf = $given['csrf'] ?? null;
        $html = (new Drawing($tree))->print([...$values, 'printed' => self::printed($values), 'tokenName' => $csrf['name'] ?? null, 'token' => $csrf['token'] ?? null]);
        $nonce = isset($given['nonce']) ? ' nonce="' . htmlspecialchars($given['nonce']) . '"' : '';
        return "<template shadowrootmode=\"open\"><style$nonce>:host{display:block}$css</style>$html</template>";
    }

    /** The values of the form's fields by name, as JSON, which the form returns: as in src/cart/first-screen/printed.ts. @param array<string, mixed> $values */
    public static function printed(array $values): ?string
    {
        [$quantities, $fields] = [[], []];
        foreach ($values['tables'] as ['cart' => $cart, 'groups' => $groups]) {
            foreach (array_merge([], ...array_column($groups, 'items')) as $line) {
                if (!$line['isDeposit']) {
                    $quantities[$cart][$line['id']] = $line['quantity'];
                    foreach ($line['asked'] as ['field' => $field, 'said' => $said]) {
                        $fields[$cart][$line['id']][$field] = $said;
                    }
                }
            }
        }
        // Of several checked radios browsers choose the last one.
        $chosen = static fn (array $all, string $flag = 'checked'): string => array_column(array_filter($all, static fn (array $one): bool => $one[$flag]), 'value', $flag)[true] ?? '';
        return $values['locked'] ? null : (string) json_encode([
            'quantity' => $quantities,
            'field' => $fields,
            'carrier' => $chosen($values['carriers']),
            'payment' => $chosen($values['payments']),
            'payment-method' => $chosen(array_merge([], ...array_column($values['payments'], 'methods'))),
            'project' => $chosen($values['projects'], 'chosen'),
            'client_comments' => $values['notes'],
        ], JSON_FORCE_OBJECT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_LINE_TERMINATORS);
    }

    /** @return ?array<string, mixed> the drawing's values, with all lines */
    public function values(array $answer, array $given): ?array
    {
        // The browser receives the shop's own objects as the JSON that they encode to.
        $answer = json_decode((string) json_encode($answer), true) ?? [];
        $cart = ($answer['messages'] ?? []) === [] || (array) $answer['messages'] === [] ? Wire::cart($answer['cart'] ?? null) : null;
        $lines = array_merge([], ...array_column($cart['tables'] ?? [], 'items'));
        // A held cart and an answered quote open on the summary, which only the element displays.
        if ($cart === null || $lines === [] || self::opensOnSummary($cart)) {
            return null;
        }
        $address = new Address($given['page']);
        $words = new Words($this->screens['texts']);
        $brand = $given['brand'] ?? 'shop';
        $isNetFirst = ($given['prices'] ?? 'gross') === 'net';
        $isCompact = ($given['density'] ?? '') === 'compact';
        $rows = new CartRows($cart, $words, $address, $cart['currency']['iso_code'] ?? $given['currency'] ?? 'PLN', $brand, $given['trader'] ?? false, $given['paymentMethodsVisible'] ?? 3, $isNetFirst, $given['language'] ?? 'pl', self::isLocked($cart));
        $client = Wire::client($given['client'] ?? null);
        $begun = $this->begun($cart, $words, $address, $given['redirectOrigins'] ?? null);
        $isDeferred = $begun !== [] && $begun[0]['deferred'];
        $paid = array_filter(array_column($begun, 'pay'));
        $goesOn = !($isDeferred || $paid !== []);
        if ($paid !== [] && count($paid) < count($begun)) {
            return null;
        }
        $kind = CarrierKind::of($cart['carrier']['type'] ?? null, $brand);
        $unmet = $kind->unmet($cart);
        $unready = $this->cartBlockers($cart, $unmet);
        $fields = new LineFields($cart['extra_fields'], $words);
        $lacking = $fields->lacking($lines);
        $isUnpriced = $kind->isQuoted() && $cart['carrier']['price_net'] === '0';
        $sentences = fn (array $keys): array => array_map(fn (string $key): array => ['sentence' => self::reason($key, $cart, $words, $rows), 'leads' => true], array_values($keys));
        $lacksPayment = $cart['availablePayments'] !== [] && $cart['payment'] === null;
        $gaps = [...array_values($unready), ...($lacksPayment ? ['no_payment'] : [])];
        $prices = $cart['prices'] ?? [];
        $gap = $this->gap($cart, $words, $rows);
        $concern = $this->concern($cart, $client, $isUnpriced, $gap);
        $isHeld = in_array($concern, self::HELD, true);
        $settle = $concern === 'amount_after_deadline' ? $address->link($given['paymentUrl'] ?? null) : null;
        return [
            'action' => $address->link($given['cartUrl']) ?? $given['cartUrl'],
            'locked' => self::isLocked($cart),
            'netFirst' => $isNetFirst,
            'compact' => $isCompact,
            'shop' => $address->link($given['shopUrl'] ?? null) ?? $address->link($given['cartUrl']),
            'hasPoints' => ($given['pointsUrl'] ?? '') !== '',
            'openSummary' => $unready === [] && $unmet === [] && !($kind->goesToAddress() && $this->lacksAddress($cart, $client)),
            'unready' => $unready !== [],
            'asks' => $fields->fields !== [],
            ...$this->account($cart, $concern, $given['contact'] ?? null, $settle, $gap, $words, $rows),
            'blockers' => match (true) {
                $isHeld => [['sentence' => $words->say("cart.account.kept.$concern"), 'leads' => false]],
                $concern === 'no_payments' => $sentences(['no_payments']),
                default => [
                    ...$sentences($gaps),
                    ...($lacking === null ? [] : [['sentence' => $lacking, 'leads' => true]]),
                    ...($gap === null ? [] : [['sentence' => $words->say('cart.account.limit'), 'leads' => false]]),
                ],
            },
            'choice' => $isHeld || $lacking !== null || $gaps === [] || array_diff($gaps, self::CHOICES) !== [] ? null : $gaps[0],
            'begun' => $begun,
            'goesOn' => $goesOn,
            'isProject' => $cart['is_abrys'],
            'unread' => $cart['unread'] > 0 ? $words->say('cart.items.unread', ['count' => $cart['unread']]) : null,
            'isLong' => count($lines) >= self::SEARCHED_FROM || ($cart['is_master'] && $cart['can_move_lines'] && count($cart['tables']) > 1),
            'tables' => array_map(fn (array $table): array => [
                'cart' => $table['id'],
                'caption' => (string) $table['cart_name'] === '' ? $words->say('cart.items.caption') : $table['cart_name'],
                'count' => $words->say('cart.items.lines', ['count' => count(array_filter($table['items'], fn (array $one): bool => !Wire::isDeposit($one)))]),
                'hasLines' => $table['items'] !== [],
                'unpacked' => !in_array(true, array_column($lines, 'is_package'), true),
                ...$rows->head($table['items']),
                'rows' => (string) (count($table['items']) + 1),
                'priced' => $given['trader'] ?? false,
                'subtotal' => $cart['is_master'] ? $rows->subtotal($table) : null,
                'wide' => preg_grep('/^[^.]{7}/', array_merge([], ...array_map(fn (array $one): array => array_values(array_intersect_key($one['prices'], ['net' => 0, 'gross' => 0, 'total_gross' => 0])), $table['items']))) !== [],
                'groups' => array_map(fn (array $group, int $at): array => ['items' => array_map(
                    fn (array $item, int $index): array => [...$rows->line($item), ...$fields->line($item, self::isLocked($cart)), 'nr' => (string) ($at * self::GROUP + $index + 1)],
                    $group,
                    array_keys($group),
                )], $groups = array_chunk($table['items'], self::GROUP), array_keys($groups)),
            ], $cart['tables']),
            'carriers' => array_map($rows->carrier(...), $cart['availableCarriers']),
            'unpriced' => $isUnpriced,
            'payments' => array_map($rows->payment(...), $cart['availablePayments']),
            ...$this->projects($cart, $client),
            'notes' => $cart['client_comments'] ?? $cart['notes'] ?? '',
            'branch' => preg_replace('/^' . preg_quote($words->say('cart.items.branch'), '/') . ' /', '', (string) $cart['department_name']) ?: null,
            'hasDiscount' => $cart['has_discount'],
            'totals' => [...$this->totals($cart, $isUnpriced, $isNetFirst, $words, $rows), ...self::limits($cart, $words, $rows)],
            'approval' => self::approval($cart['approval'], $words),
            ...$this->freeDelivery($prices, $words, $rows),
            'term' => $words->say($isUnpriced ? 'cart.totals.totalWithoutDelivery' : 'cart.totals.total'),
            'total' => $rows->money($prices['total_gross'] ?? $prices['gross'] ?? null) ?? '–',
        ];
    }

    private static function opensOnSummary(array $cart): bool
    {
        $all = array_filter([$cart['approval'], $cart['quote']]);
        return in_array(true, array_column($all, 'locked'), true) || in_array('decline', array_merge([], ...array_column($all, 'can')), true);
    }

    /** The reasons for the approval, and its approvers. */
    private static function approval(?array $one, Words $words): ?string
    {
        if ($one === null || (!in_array('send', $one['can'], true) && $one['state'] !== 'required')) {
            return null;
        }
        return match (true) {
            $one['to'] === [] => implode(' ', [...$one['reasons'], $words->say('cart.blockers.nobody')]),
            $one['reasons'] !== [] => implode(' ', $one['reasons']),
            default => $words->say('cart.process.required', ['who' => implode(', ', $one['to'])]),
        };
    }

    /** The remaining amount of each budget and limit, before and after this order. @return list<array{term: string, value: string}> */
    private static function limits(array $cart, Words $words, CartRows $rows): array
    {
        $isOver = fn (?string $amount): bool => str_starts_with((string) $amount, '-');
        return array_map(fn (array $one): array => $isOver($one['left']) ? [
            'term' => $words->say('cart.process.over', ['label' => $one['label'], 'amount' => $rows->money(ltrim($one['after'] ?? $one['left'], '-'))]),
            'value' => '',
        ] : [
            'term' => (string) $one['left'] === '' || (string) $one['of'] === '' ? $one['label'] : $words->say('cart.process.left', ['label' => $one['label'], 'left' => $rows->money($one['left']), 'of' => $rows->money($one['of'])]),
            'value' => match (true) {
                $one['after'] === null => '',
                $isOver($one['after']) => $words->say('cart.process.lacking', ['amount' => $rows->money(substr($one['after'], 1))]),
                default => $words->say('cart.process.after', ['amount' => $rows->money($one['after'])]),
            },
        ], array_merge([], ...array_column(array_filter([$cart['approval'], $cart['quote']]), 'limits')));
    }

    private static function isLocked(array $cart): bool
    {
        return $cart['payment_init'] || $cart['master_payment_init'] || $cart['child_payment_init'] || $cart['childs_payment_init'] !== []
            || in_array(true, array_column($cart['childCarts'], 'payment_init'), true);
    }

    /** @param array<string, ?string> $unmet @return list<string> */
    private function cartBlockers(array $cart, array $unmet): array
    {
        return array_keys(array_filter([
            'no_payments' => $cart['availablePayments'] === [],
            'no_carrier' => $cart['carrier'] === null,
            ...array_fill_keys(array_filter($unmet), true),
            'minimum_order' => CartRows::isPositive($cart['prices']['minimum_order']['missing'] ?? null),
        ]));
    }

    private function lacksAddress(array $cart, ?array $client): bool
    {
        $says = fn (?array $one): bool => $one !== null && ((string) $one['street'] . $one['city'] . $one['zip_code']) !== '';
        $isSaid = fn (?array $one): bool => $one !== null && ($one['id'] !== null || $says($one));
        return !$isSaid($cart['delivery_address']) && !$isSaid($cart['invoice_address']) && !$says($client['address'] ?? null);
    }

    /** The sentence for the account: the reason why it cannot order, or that its limit is too small. */
    private function concern(array $cart, ?array $client, bool $isUnpriced, ?string $gap): ?string
    {
        return self::isLocked($cart) ? null : array_key_first(array_filter([
            'purchase_blocked' => $client['is_purchase_blocked'] ?? false,
            'amount_after_deadline' => !in_array($cart['client_amount_after_deadline'], [null, '0'], true),
            'no_payments' => $cart['availablePayments'] === [],
            'test_client' => $client['is_test'] ?? false,
            'unpriced_transport' => $isUnpriced,
            'limit' => $gap !== null,
        ]));
    }

    /** The sentence, contact and buttons of that account. @return array<string, mixed> */
    private function account(array $cart, ?string $concern, ?array $contact, ?string $settle, ?string $gap, Words $words, CartRows $rows): array
    {
        $of = fn (?array $one): array => array_filter(array_map(fn (string $key): string => (string) ($one[$key] ?? ''), ['name' => 'name', 'phone' => 'phone', 'email' => 'email']), fn (string $text): bool => $text !== '');
        $isBranch = $of($contact) === [];
        $helper = $isBranch ? $of(['name' => $cart['department_name'], 'phone' => $cart['department_phone']]) : $of($contact);
        [$phone, $email] = [$helper['phone'] ?? null, $helper['email'] ?? null];
        $tel = $phone !== null && preg_match('~^\+?[\d\s()./-]+$~uD', $phone) ? 'tel:' . preg_replace('/[^\d+]/', '', $phone) : null;
        $isHeld = in_array($concern, self::HELD, true);
        $press = $isHeld ? $settle ?? $tel : null;
        return [
            'concern' => $concern,
            'warning' => match ($concern) {
                null => null,
                'limit' => $gap,
                'amount_after_deadline' => $words->say('cart.account.overdue', ['amount' => (string) $rows->money($cart['client_amount_after_deadline'])]),
                default => $words->say("cart.blockers.$concern"),
            },
            'presses' => $press === null ? [] : [['press' => $press, 'settles' => $settle !== null, 'isBranch' => $isBranch && $settle === null, 'number' => $phone]],
            'helpers' => $helper === [] || !($isHeld || $concern === 'no_payments') ? [] : [[
                'isBranch' => $isBranch,
                'helper' => $helper['name'] ?? null,
                'phone' => $phone,
                'tel' => $tel,
                'email' => $email,
                'mail' => $email !== null && preg_match('/^[^\s@?&#%:,;]+@[^\s@?&#%:,;]+$/uD', $email) ? "mailto:$email" : null,
                'hasWays' => $phone !== null || $email !== null,
            ]],
            'calls' => $tel === null || $concern !== 'limit' ? [] : [['tel' => $tel, 'phone' => $phone]],
        ];
    }

    /** Payments that have begun: one per child, else the master's, else the cart's own. @return list<array<string, mixed>> */
    private function begun(array $cart, Words $words, Address $address, ?array $origins): array
    {
        $or = fn (?string $first, ?string $second): ?string => (string) $first === '' ? $second : $first;
        $children = array_filter($cart['childCarts'], fn (array $one): bool => $one['payment_init'] || in_array($one['id'], $cart['childs_payment_init'], true));
        $all = match (true) {
            $children !== [] => array_map(fn (array $one): array => [$or($one['cart_name'], $one['id']), $or($one['paymentUrl'], $cart['paymentUrl'])], array_values($children)),
            $cart['master_payment_init'] => [[$or($cart['master_cart_name'], $or($cart['cart_name'], $cart['id'])), $or($cart['masterPaymentUrl'], $cart['paymentUrl'])]],
            self::isLocked($cart) => [[$or($cart['cart_name'], $cart['id']), $cart['paymentUrl']]],
            default => [],
        };
        $chosen = array_filter($cart['availablePayments'], fn (array $one): bool => $one['hook_name'] === 'deferred_payment' && $one['id'] === ($cart['payment']['id'] ?? null));
        $word = $words->say('cart.steps./');
        return array_map(fn (array $one): array => [
            'sentence' => $words->say('cart.locked', ['name' => str_starts_with($one[0], "$word ") ? substr($one[0], strlen("$word ")) : $one[0]]),
            'pay' => $chosen !== [] ? null : $address->follow($one[1], $origins),
            'deferred' => $chosen !== [],
            'of' => count($all) > 1 ? ": $one[0]" : '',
        ], $all);
    }

    /** The remaining limit of the chosen payment, else of the deferred transfer, and the amount missing to the total. */
    private function gap(array $cart, Words $words, CartRows $rows): ?string
    {
        $is = fn (array $one): bool => $cart['payment'] === null ? $one['hook_name'] === 'manual_wire' : $one['id'] === $cart['payment']['id'];
        $limited = array_values(array_filter($cart['availablePayments'], $is))[0] ?? null;
        $limit = $limited['merchantLimit'] ?? null;
        $left = $limited === null || $limited['hook_name'] === 'upfront_manual_wire' || ($limit['factoring'] ?? false) ? null : $limit['remaining_amount'] ?? null;
        $total = $cart['prices']['total_gross'] ?? $cart['prices']['gross'] ?? null;
        $gap = $left === null || $total === null ? null : Words::minus($total, $left);
        return !CartRows::isPositive($gap) ? null : $words->say('cart.payment.lacking', ['left' => $rows->money($left), 'lacking' => $rows->money($gap)]);
    }

    /** @return array<string, mixed> */
    private function projects(array $cart, ?array $client): array
    {
        $all = ($client['is_specialist'] ?? false) ? $client['projects'] : [];
        return ['hasNoProject' => $cart['project'] === null, 'projects' => array_map(fn (array $one): array => [
            'value' => $one['id'],
            'title' => implode(' – ', array_filter([$one['identifier'], $one['name']], fn (?string $part): bool => (string) $part !== '')) ?: $one['id'],
            'chosen' => $one['id'] === ($cart['project']['id'] ?? null),
        ], $all)];
    }

    /** @return list<array{term: string, value: string}> */
    private function totals(array $cart, bool $isUnpriced, bool $isNetFirst, Words $words, CartRows $rows): array
    {
        $prices = $cart['prices'] ?? [];
        $weight = $prices['weight'] ?? null;
        $pallets = $prices['pallets'] ?? null;
        $all = [
            ...($isNetFirst ? $this->netRows($cart, $isUnpriced, $words, $rows) : $this->grossRows($cart, $isUnpriced, $words, $rows)),
            [$words->say('cart.totals.weight'), $weight === null ? null : Words::number($weight) . "\u{a0}kg"],
            [$words->say('cart.totals.pallets'), $pallets === null ? null : Words::number($pallets)],
        ];
        $filled = array_values(array_filter($all, fn (array $row): bool => (string) $row[1] !== ''));
        return array_map(fn (array $row): array => ['term' => $row[0], 'value' => $row[1]], $filled);
    }

    /** @return list<array{string, ?string}> */
    private function grossRows(array $cart, bool $isUnpriced, Words $words, CartRows $rows): array
    {
        $prices = $cart['prices'] ?? [];
        $code = (string) ($cart['voucher']['voucher_code'] ?? '');
        $goods = $prices['total_gross_only_products'] ?? null;
        $reduced = ($prices['gross'] ?? null) === $goods ? null : $prices['gross'] ?? null;
        return self::termed($words, [
            'productsGross' => $rows->money($goods ?? $prices['gross'] ?? null),
            'voucher' => $code,
            'voucherValue' => self::lessened($prices['voucher_value']['gross'] ?? null, $rows),
            'afterVoucher' => $code === '' ? null : $rows->money($reduced),
            'delivery' => $isUnpriced ? $words->say('cart.delivery.unpriced') : $rows->money($cart['carrier']['price_gross'] ?? null),
            'deposit' => $rows->money($prices['deposit_total'] ?? null),
            'totalNet' => $cart['buyer'] === 'consumer' ? null : $rows->money($prices['total_net'] ?? $prices['net'] ?? null),
        ]);
    }

    /** @return list<array{string, ?string}> */
    private function netRows(array $cart, bool $isUnpriced, Words $words, CartRows $rows): array
    {
        $prices = $cart['prices'] ?? [];
        [$net, $value] = [$prices['net'] ?? null, isset($prices['voucher_value']['net']) ? ltrim($prices['voucher_value']['net'], '-') : null];
        $isReduced = CartRows::isPositive($value) && $net !== null;
        $vat = array_map(fn (array $row): array => [
            $rows->vat($row['rate']),
            $rows->money($row['vat']),
        ], $prices['vat'] ?? []);
        $isKnown = isset($prices['total_net'], $prices['total_gross']);
        return [...self::termed($words, [
            'productsNet' => $rows->money($isReduced ? Words::plus($net, $value) : $net),
            'voucher' => (string) ($cart['voucher']['voucher_code'] ?? ''),
            'voucherValue' => self::lessened($value, $rows),
            'afterVoucherNet' => $isReduced ? $rows->money($net) : null,
            'deliveryNet' => $isUnpriced ? $words->say('cart.delivery.unpriced') : $rows->money($cart['carrier']['price_net'] ?? null),
            'net' => $rows->money($prices['total_net'] ?? $net),
        ]), ...($vat !== [] ? $vat : self::termed($words, [
            'vat' => $isKnown ? $rows->money(Words::minus(Words::minus($prices['total_gross'], $prices['deposit_total'] ?? '0'), $prices['total_net'])) : null,
        ])), ...self::termed($words, ['deposit' => $rows->money($prices['deposit_total'] ?? null)])];
    }

    /** @param array<string, ?string> $rows @return list<array{string, ?string}> */
    private static function termed(Words $words, array $rows): array
    {
        return array_map(fn (string $key, ?string $value): array => [$words->say("cart.totals.$key"), $value], array_keys($rows), $rows);
    }

    private static function lessened(?string $amount, CartRows $rows): ?string
    {
        $amount = ltrim((string) $amount, '-');
        return CartRows::isPositive($amount) && $amount !== '' ? "\u{2212}{$rows->money($amount)}" : null;
    }

    /** @return array{free: ?string, freeSides: ?string, part: ?string} */
    private function freeDelivery(array $prices, Words $words, CartRows $rows): array
    {
        $missing = $prices['free_delivery']['missing'] ?? null;
        if (!CartRows::isPositive($missing)) {
            return ['free' => null, 'freeSides' => null, 'part' => null];
        }
        $net = $prices['free_delivery']['net'] ?? null;
        $from = $net ?? $prices['free_delivery']['gross'] ?? null;
        $goods = $prices[$net === null ? 'gross' : 'net'] ?? null;
        $word = $from === null ? null : $words->say($net === null ? 'cart.items.grossShort' : 'cart.items.netShort');
        $money = static fn (string $amount): string => (string) $rows->price($amount, null, $word);
        [$there, $lacking] = [(float) ($goods ?? $missing), (float) $missing];
        return [
            'free' => $words->say('cart.totals.freeDelivery', ['missing' => $money($missing)]),
            'freeSides' => $from === null || $goods === null ? null : $words->say('cart.totals.freeFrom', ['goods' => $money($goods), 'from' => $money($from)]),
            'part' => sprintf('%.4f', floor(10_000 * $there / ($there + $lacking)) / 10_000),
        ];
    }

    /** @param array<string, mixed> $cart */
    private static function reason(string $key, array $cart, Words $words, CartRows $rows): string
    {
        $minimum = $cart['prices']['minimum_order'] ?? [];
        if ($key !== 'minimum_order' || ($minimum['missing'] ?? null) === null) {
            return $words->say("cart.blockers.$key");
        }
        $name = ($minimum['net'] ?? null) !== null ? 'Net' : (($minimum['gross'] ?? null) !== null ? 'Gross' : '');
        $amount = $name === '' ? [] : ['amount' => (string) $rows->money($minimum[strtolower($name)])];
        $word = $name === '' ? null : $words->say($name === 'Net' ? 'cart.items.netShort' : 'cart.items.grossShort');
        return $words->say("cart.totals.minimum$name", [...$amount, 'missing' => (string) $rows->price($minimum['missing'], null, $word)]);
    }
}
