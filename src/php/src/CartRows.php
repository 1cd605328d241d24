<?php

/** The first screen's data of a line, a carrier and a payment: the same as src/cart/first-screen/rows.ts. */

declare(strict_types=1);

namespace ShopElements;

use ShopElements\Cart\CarrierKind;
use ShopElements\Cart\Money;
use ShopElements\Cart\VatRate;

final class CartRows
{
    private const NO_MOST = 9_007_199_254_740_991;
    /** A stock of at most this many whole units counts as low. */
    private const FEW = 5;

    /** @param array<string, mixed> $cart of Wire::cart() */
    public function __construct(
        private readonly array $cart,
        private readonly Words $words,
        private readonly Address $address,
        private readonly string $currency,
        private readonly string $brand,
        private readonly bool $isTrader,
        private readonly int $methodsVisible,
        private readonly bool $isNetFirst = false,
        private readonly string $language = 'pl',
        private readonly bool $isLocked = false,
    ) {
    }

    public function money(?string $amount): ?string
    {
        return $amount === null ? null : Words::money($amount, $this->currency);
    }

    /** Formats like `priceText` of the elements: `58,49 zł/opak.`, with non-breaking spaces. */
    public function price(?string $amount, ?string $unit = null, ?string $word = null): ?string
    {
        return $amount === null ? null : Money::worded((string) $this->money($amount), $unit, $word);
    }

    /** The key of the amount that is displayed first. */
    private function kind(): string
    {
        return $this->isNetFirst ? 'net' : 'gross';
    }

    /** A price without a heading, with its unit and kind. */
    private function beside(?string $amount, ?string $unit): ?string
    {
        return $this->price($amount, $unit, $this->words->say("cart.items.{$this->kind()}Short"));
    }

    /** @return array<string, mixed> */
    public function line(array $item): array
    {
        $quantity = $item['frontQuantity'] ?? $item['quantity'];
        $name = ['name' => $item['product_name']];
        return [
            'id' => $item['id'],
            'name' => $item['product_name'],
            'quantityOf' => $this->words->say('cart.items.quantityOf', $name),
            'repricing' => $this->words->say('cart.pricing.change', $name),
            'removal' => $this->words->say('cart.items.removeItem', $name),
            'index' => $this->codes($item),
            'href' => $this->address->link($item['url']),
            'image' => $this->address->link($item['image']),
            'brand' => $item['brand_name'],
            'onRequest' => $item['onRequestAvailableToOrder'],
            'net' => $this->money($item['prices']['net']),
            ...$this->figures($item),
            ...$this->stock($item),
            'cheaper' => $this->isLocked ? null : $this->cheaper($item, $quantity),
            ...$this->facts($item),
            ...$this->duties($item),
            'alternatives' => array_map(fn (array $one): array => $this->alternative($one, $quantity), $item['alternatives']),
            'quantity' => $quantity,
            'amount' => implode("\u{a0}", array_filter([$quantity === '0' ? '' : $quantity, (string) $item['unit']], fn (string $one): bool => $one !== '')),
            'unit' => $item['unit'],
            ...$this->steps((float) $quantity, $item),
            'isPackage' => $item['is_package'],
            'isDeposit' => Wire::isDeposit($item),
        ];
    }

    /** From how many on the line is cheaper, and how many are missing. */
    private function cheaper(array $item, string $quantity): ?string
    {
        [$step, $missing] = PriceSteps::next($item['price_steps'], $quantity, $item['max']) ?? [null, ''];
        if ($step === null) {
            return null;
        }
        if (($step[$this->kind()] ?? null) === null) {
            return null;
        }
        $unit = $step['unit'] ?? $item['unit'];
        $from = Words::number($step['from']) . ((string) $unit === '' ? '' : "\u{a0}$unit");
        return $this->words->say('steps.next', ['from' => $from, 'price' => (string) $this->price($step[$this->kind()], $unit), 'missing' => Words::number($missing)]);
    }

    /** The shop's symbol and the buyer's own, the same as src/ui/codes/codes.ts. */
    private function codes(array $item): string
    {
        $own = (string) $item['buyer_code'] === '' ? '' : $this->words->say('codes.own', ['code' => $item['buyer_code']]);
        return implode(' · ', array_filter([(string) $item['index'], $own], strlen(...)));
    }

    /** @return array{second: string, sum: ?string} */
    private function figures(array $item): array
    {
        $prices = $item['prices'];
        return $this->isNetFirst
            ? [
                'second' => $item['vat_rate'] === null ? '–' : Words::rate($item['vat_rate']),
                'sum' => $this->money($prices['total_net'] ?? Words::product($prices['net'], $item['frontQuantity'] ?? $item['quantity'])),
            ]
            : ['second' => (string) $this->money($prices['gross']), 'sum' => $this->money($prices['total_gross'])];
    }

    /** `VAT 23 %`, or `VAT zw. – zwolnione z VAT`. */
    public function vat(string $rate): string
    {
        $meaning = isset(VatRate::WORDS[$rate]) ? " – {$this->words->say("cart.totals.untaxed.$rate")}" : '';
        return $this->words->say('cart.totals.vatOf', ['rate' => Words::rate($rate) . $meaning]);
    }

    /** Until when the price holds, the same as `endOf` of the elements. */
    private function end(string $until): string
    {
        return $until === '' || str_starts_with($until, '9999') ? '' : $this->words->say('cart.items.priceUntil', ['date' => Parts::written($until, $this->language)]);
    }

    /** Notes on the price, the day until which it holds, a rate without tax if no column has the rates, the price before a quote, and the shop's note. @return array<string, mixed> */
    private function facts(array $item): array
    {
        ['sentences' => $sentences] = $notes = $this->notes($item);
        $was = $this->price($item['was']['net'] ?? null, null, $this->words->say('cart.items.netShort'));
        $facts = [
            ...$sentences,
            $this->end((string) $item['price_until']),
            !$this->isNetFirst && isset(VatRate::WORDS[$item['vat_rate'] ?? '']) ? $this->vat($item['vat_rate']) : '',
            $was === null ? '' : $this->words->say('cart.items.was', ['price' => $was]),
            (string) $item['note'],
        ];
        $facts = array_values(array_filter($facts, fn (string $one): bool => $one !== ''));
        return ['former' => $notes['former'], 'facts' => array_map(fn (string $fact): array => ['fact' => $fact], $facts)];
    }

    /** @return array<string, mixed> */
    private function alternative(array $one, string $quantity): array
    {
        $notes = $this->notes($one);
        $former = $notes['former'] === null ? [] : ["{$this->words->say('price.before')} {$notes['former']}"];
        return [
            'instead' => $one['title'],
            'way' => $this->address->link($one['link']),
            'at' => $this->beside($one["price_{$this->kind()}"], $one['unit']),
            'remarks' => array_map(fn (string $remark): array => ['remark' => $remark], array_values(array_filter([(string) Parts::sentence($one['availability'], $quantity, $one['unit'], $this->language), ...$former, ...$notes['sentences']], strlen(...)))),
        ];
    }

    /** The same as `notesOf` of the elements. @return array{former: ?string, sentences: list<string>} */
    private function notes(array $of): array
    {
        $now = $of['prices'] ?? ['net' => $of['price_net'] ?? null, 'gross' => $of['price_gross'] ?? null];
        $isBelow = static fn (string $kind): bool => isset($of['price_before'][$kind], $now[$kind]) && (float) $of['price_before'][$kind] <= (float) $now[$kind];
        [$before, $lowest] = [$isBelow('net') || $isBelow('gross') ? null : $this->amountOf($of['price_before']), $this->amountOf($of['lowest_price'])];
        $isAnnounced = $lowest !== null || $this->cart['buyer'] !== 'consumer';
        $reduction = $isAnnounced && $of['percent'] !== null && self::isReduction((float) $of['percent'], $lowest === null ? $of['price_before'] : $of['lowest_price'], $now) ? $this->words->say('price.now', ['percent' => Words::number(ltrim($of['percent'], '-')) . "\u{a0}%"]) : '';
        $least = $lowest === null ? '' : $this->words->say("price.lowest.{$of['lowest_price']['basis']}", ['price' => $lowest]);
        $former = $isAnnounced ? $before : null;
        $by = $of['unit_price'];
        $sentences = [
            $former === null && $before !== null ? $this->words->say('price.before') . " $before" : null,
            $least,
            $reduction,
            (float) ($by[$this->kind()] ?? 0) <= 0 ? null : $this->price($by[$this->kind()], $by['unit'] ?? null, $this->words->say("price.{$this->kind()}")),
        ];
        return [
            'former' => $former,
            'sentences' => array_values(array_filter($sentences)),
        ];
    }

    /** The same as `isReduction` of the elements. */
    private static function isReduction(float $percent, ?array $base, array $now): bool
    {
        $kind = isset($base['gross'], $now['gross']) ? 'gross' : 'net';
        $real = isset($base[$kind], $now[$kind]) && (float) $base[$kind] > 0 ? 100 * (1 - (float) $now[$kind] / (float) $base[$kind]) : abs($percent);
        return $percent != 0 && abs($percent) < 100 && $real > 0 && abs($real - abs($percent)) <= 1;
    }

    /** The price in the page's kind, else in the other. Only gross prices of a page with gross prices first need no label. */
    private function amountOf(?array $pair): ?string
    {
        $other = $this->isNetFirst ? 'gross' : 'net';
        $kind = ($pair[$this->kind()] ?? null) === null ? $other : $this->kind();
        if ((float) ($pair[$kind] ?? 0) <= 0) {
            return null;
        }
        $word = $this->isNetFirst || $kind === 'net' ? $this->words->say("price.$kind") : null;
        return $this->price($pair[$kind] ?? null, null, $word);
    }

    /** Notes, safety and guarantee, the same as src/cart/duties/line.ts (rules Z40–Z42). @return array<string, mixed> */
    private function duties(array $item): array
    {
        ['safety' => $is, 'guarantee' => $given] = $item;
        $filled = fn (?string ...$parts): array => array_filter($parts, fn (?string $one): bool => (string) $one !== '');
        $texts = $is === null ? [] : [
            'producer' => implode(', ', $filled($is['producer'], $is['address'], $is['contact'])),
            'responsible' => (string) $is['responsible'],
            'identifier' => (string) $is['identifier'],
            'warnings' => implode(' ', $is['warnings']),
        ];
        $rows = $filled(...$texts);
        $label = $this->address->link($given['image'] ?? null);
        $sign = $label === null ? '' : $this->words->say('duties.guarantee', ['years' => Words::number($given['years'])]);
        return [
            'advices' => array_map(fn (array $note): array => [
                'advice' => $note['text'],
                'lead' => $this->address->link($note['url']),
                'alarm' => $note['kind'] === 'warning',
            ], $item['notes']),
            'safety' => array_map(fn (string $key): array => ['row' => "{$this->words->say("duties.$key")}: $rows[$key]"], array_keys($rows)),
            'guarantees' => $label === null ? [] : [[
                'sign' => $sign,
                'label' => $label,
                'nested' => $this->address->link($given['nested']),
                'alt' => (string) $given['alt'] === '' ? $sign : $given['alt'],
                'terms' => $this->address->link($given['url']),
            ]],
        ];
    }

    /** When the quantity comes, in its parts; else the stock, its place and date, which a locked line does not show. `low`: the last units, or not all at once; `ample`: see figures.ts. @return array{stock?: string, low?: bool, ample?: bool} */
    private function stock(array $item): array
    {
        $is = $item['availability'];
        $inParts = Parts::sentence($is, $item['frontQuantity'] ?? $item['quantity'], $item['unit'], $this->language);
        if ($inParts !== null) {
            return ['stock' => $inParts, 'low' => array_diff(array_column($is['parts'], 'kind'), ['stock']) !== [], 'ample' => false];
        }
        if ($is === null || $this->isLocked) {
            return [];
        }
        if ((string) $is['text'] !== '') {
            return ['stock' => $is['text'], 'low' => false, 'ample' => false];
        }
        $of = fn (string $with, ?string ...$parts): string => implode($with, array_filter($parts, fn (?string $one): bool => (string) $one !== ''));
        $left = (string) $is['quantity'];
        $ordered = (float) ($item['frontQuantity'] ?? $item['quantity']);
        $isWhole = preg_match('/^\d+$/D', $left) === 1 && $left !== '0';
        $isLow = $isWhole && ((int) $left <= self::FEW || (int) $left < $ordered);
        $isAmple = $isWhole && !$isLow && (int) $left >= 2 * $ordered && (string) $is['branch'] === '' && (string) $is['date'] === '';
        $texts = $of(
            ', ',
            match (true) {
                $left === '' => null,
                $left === '0' => $this->words->say('cart.items.unavailable'),
                $isLow => $of("\u{a0}", $this->words->say('cart.items.left', ['count' => (int) $left]), $item['unit']),
                default => $this->words->say('cart.items.available', ['amount' => $of("\u{a0}", Words::number($left), $item['unit'])]),
            },
            $is['branch'],
            (string) $is['date'] === '' ? null : $this->words->say('cart.items.from', ['date' => Day::polish($is['date'])]),
        );
        return $texts === '' ? [] : ['stock' => $texts, 'low' => $isLow, 'ample' => $isAmple];
    }

    /** The headings of a table of lines. @param list<array<string, mixed>> $items @return array<string, mixed> */
    public function head(array $items): array
    {
        $taxed = array_filter($items, fn (array $one): bool => !Wire::isDeposit($one));
        $rates = array_unique(array_column($taxed, 'vat_rate'));
        $rate = count($rates) === 1 ? reset($rates) : null;
        return [
            'rate' => $this->isNetFirst && $rate !== null ? str_replace("\u{a0}", '', Words::rate($rate)) : null,
        ];
    }

    /** A child cart's branch and the sum of its lines. */
    public function subtotal(array $table): ?string
    {
        $prices = $table['prices'] ?? [];
        $net = $this->money($prices['total_net'] ?? $prices['net'] ?? null);
        $gross = $this->money($prices['total_gross'] ?? $prices['gross'] ?? null);
        $texts = [
            ...((string) $table['department_name'] === '' ? [] : [$table['department_name']]),
            ...($net === null || $gross === null ? [] : [$this->words->say('cart.items.subtotal', ['net' => $net, 'gross' => $gross])]),
        ];
        return $texts === [] ? null : implode(' · ', $texts);
    }

    /** Why minus or plus is blocked, and the nearest whole packages, if needed (rules Q1, Q2, Q3). @return array<string, ?string> */
    private function steps(float $value, array $item): array
    {
        $orOne = fn (?string $count): int => $count !== null && preg_match('/^\d{1,15}$/D', $count) && (int) $count > 1 ? (int) $count : 1;
        [$min, $step] = [$orOne($item['min']), $orOne($item['step'])];
        $max = $item['max'] === null ? self::NO_MOST : (int) floor((float) $item['max']);
        if ($isOut = $max < $min) {
            [$min, $max] = [1, (int) max(1, floor($value))];
        }
        [$first, $last] = [(int) ceil($min / $step) * $step, intdiv($max, $step) * $step];
        $down = min((ceil($value / $step) - 1) * $step, $last);
        $up = max((floor($value / $step) + 1) * $step, $first);
        $can = fn (float $next): bool => $next >= $first && $next <= $last;
        $isPacked = $step > 1 && $first <= $last;
        $written = fn (int $amount): string => Words::number((string) $amount) . ((string) $item['unit'] === '' ? '' : "\u{a0}{$item['unit']}");
        $say = fn (string $key, string $name, int $plain, int $packed): string => (string) preg_replace('/\.\.$/D', '.', $isPacked
            ? $this->words->say("fields.{$key}By", ['step' => $step, $name => $written($packed)])
            : $this->words->say("fields.$key", [$name => $written($plain)]));
        $near = [];
        if (fmod($value, $step) !== 0.0) {
            $below = (int) floor($value / $step) * $step;
            $near = array_values(array_filter([$below, $below + $step], fn (int $one): bool => $one >= $min && $one <= $max));
        }
        $nearest = implode(' lub ', array_map(fn (int $one): string => Words::number((string) $one), $near));
        return [
            'least' => $can($down) ? null : $say('least', 'min', $min, $first),
            'most' => $isOut ? $this->words->say('fields.unorderable') : ($can($up) ? null : $say('most', 'max', $max, $last)),
            'hint' => $item['step'] === null || $near === [] ? null : $this->words->say('fields.steps', ['step' => Words::number($item['step']), 'nearest' => $nearest]),
        ];
    }

    /** @return array<string, mixed> */
    public function carrier(array $one): array
    {
        $kind = CarrierKind::of($one['type'], $this->brand);
        $filled = fn (array $parts, string $with): string => implode($with, array_filter($parts, fn (?string $part): bool => (string) $part !== ''));
        $point = fn (string $name): ?string => $this->cart["inpost_point_$name"];
        return [
            'value' => $one['id'],
            'title' => $one['name'],
            'kind' => $kind->value,
            'promise' => Day::promised($one['delivery'] ?? []),
            'price' => match (true) {
                $kind->isQuoted() && $one['price_net'] === '0' => $this->words->say('cart.delivery.unpriced'),
                $one['price_gross'] === '0' => $this->words->say('cart.delivery.free'),
                $this->isNetFirst && $one['price_net'] !== null => $this->money($one['price_net']),
                default => $this->price($one['price_gross'], null, $this->isNetFirst ? $this->words->say('cart.items.grossShort') : null),
            },
            'checked' => $one['id'] === ($this->cart['carrier']['id'] ?? null),
            'mayPrice' => $this->isTrader && !$kind->isFree(),
            'repricing' => $this->words->say('cart.pricing.change', ['name' => $one['name']]),
            'point' => $point('code'),
            'place' => $filled([
                $filled([$point('street'), $filled([$point('building_number'), $point('flat_number')], '/')], ' '),
                $filled([$point('post_code'), $point('city')], ' '),
            ], ', '),
        ];
    }

    /** @return array<string, mixed> */
    public function payment(array $one): array
    {
        [$limit, $methods] = [$one['merchantLimit'], $one['additional_data']['payment_methods'] ?? []];
        $isGreyed = $one['hook_name'] === 'upfront_manual_wire' && self::isPositive($limit['amount_after_deadline'] ?? null);
        [$sentence, $free] = $limit !== null && $one['hook_name'] === 'manual_wire' ? $this->limit($limit, $one['limit_left']) : [null, null];
        $promise = $this->terms($one);
        $hasTerms = $promise !== null || $sentence !== null || $free !== null || $one['split_payment'];
        $way = $this->cart['payment_params']['payment_method'] ?? null;
        $isOurs = ($way['payment_id'] ?? $one['id']) === $one['id'];
        $ids = array_column($methods, 'id');
        $chosen = $isOurs && in_array($way['method_id'] ?? null, $ids, true) ? $way['method_id'] : null;
        $visible = array_filter($methods, fn (array $method, int $at): bool => $at < $this->methodsVisible || $method['id'] === $chosen, ARRAY_FILTER_USE_BOTH);
        return [
            'value' => $one['id'],
            'title' => $one['name'],
            'kind' => $methods !== [] ? 'instant' : (['manual_wire' => 'wire', 'upfront_manual_wire' => 'upfront'][$one['hook_name']] ?? 'other'),
            'checked' => $one['id'] === ($this->cart['payment']['id'] ?? null),
            'greyed' => $isGreyed,
            'hasDetail' => $isGreyed || $hasTerms,
            'hasTerms' => $hasTerms,
            'promise' => $promise,
            'limit' => $sentence,
            'free' => $free,
            'split' => $one['split_payment'],
            'methods' => array_values(array_map(fn (array $method): array => [
                'value' => $method['id'],
                'title' => $method['name'],
                'logo' => $this->address->link($method['imgUrl']),
                'checked' => $method['id'] === $chosen,
            ], $visible)),
            'hasMore' => count($methods) > $this->methodsVisible,
            'lacksMethod' => $chosen === null,
        ];
    }

    /** The same as `termsOf` of the elements. */
    private function terms(array $one): ?string
    {
        $until = (string) $one['until'] === '' ? '' : $this->words->say('cart.payment.until', ['day' => Day::polish($one['until'])]);
        return implode(' · ', array_filter([$until, (string) $one['text']], fn (string $part): bool => $part !== '')) ?: null;
    }

    /** A sentence if only the bank knows the balance, else the remaining amount, before and after this order (rule P4). @return array{?string, ?string} */
    private function limit(array $limit, ?string $rest): array
    {
        if (!$limit['factoring']) {
            $free = $this->money($limit['remaining_amount']);
            return [null, $free === null || $rest === null ? $free : "$free · " . $this->words->say('cart.process.after', ['amount' => (string) $this->money($rest)])];
        }
        $bank = preg_replace('/\.$/D', '', (string) $limit['bank_name']);
        return [(string) $limit['bank_name'] === '' ? $this->words->say('cart.payment.factoring') : $this->words->say('cart.payment.factoringBank', ['bank' => $bank]), null];
    }

    public static function isPositive(?string $amount): bool
    {
        return $amount !== null && $amount !== '0' && !str_starts_with($amount, '-');
    }
}
