<?php

/** The rules that forbid an order, regardless of the browser's own checks. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Carrier;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Chosen;
use ShopElements\Cart\ExtraField;
use ShopElements\Cart\Line;
use ShopElements\Cart\Money;
use ShopElements\Cart\Totals;
use ShopElements\Shop\Shop;
use ShopElements\Texts;

final readonly class OrderRules
{
    private Buyer $buyer;

    /**
     * @param Buyer $person who orders, sends or approves, and fills in the extra fields; all other data are the cart owner's
     * @param string $scope of fields that only this action requires
     */
    public function __construct(private Cart $cart, private Shop $shop, private Buyer $person, private string $scope = '')
    {
        $this->buyer = $shop->ownerFor($person);
    }

    /** A request for a quote requires neither delivery nor payment. @return array{?string, string|list<string>} slot and sentences of the first broken rule */
    public function ofQuestion(): array
    {
        return ($this->cart->allLines() === [] ? ['0', $this->shop->texts->emptyCart] : $this->ofFields([$this->scope])) ?? [null, []];
    }

    /** @return array{?string, string|list<string>} slot and sentences of the first broken rule */
    public function fault(): array
    {
        $carrier = Chosen::among($this->shop->offer->carriers($this->buyer, $this->cart), $this->cart->carrier);
        $faults = [$this->ofBuyer(), $this->ofGoods(), $this->ofDelivery($carrier), $this->ofPayment($carrier), $this->ofAddress($carrier), $this->ofFields([ExtraField::ORDER, ExtraField::DELIVERY, ExtraField::LINE, $this->scope])];
        foreach ($faults as $fault) {
            if ($fault !== null) {
                return $fault;
            }
        }
        return [null, []];
    }

    /** @return ?array{string, string} */
    private function ofBuyer(): ?array
    {
        $texts = $this->shop->texts;
        $overdue = Texts::fill($texts->overdue, ['amount' => Money::polish($this->buyer->overdue)]);
        return match (true) {
            $this->buyer->isTest => ['confirm', $texts->testClient],
            $this->buyer->isBlocked => ['confirm', $texts->blocked],
            $this->buyer->overdue > 0 => ['amount_after_deadline', $overdue],
            default => null,
        };
    }

    /** @return ?array{string, string|list<string>} */
    private function ofGoods(): ?array
    {
        $texts = $this->shop->texts;
        $totals = [];
        foreach ($this->cart->allLines() as $line) {
            $totals[$line->product->id] = ($totals[$line->product->id] ?? 0) + $line->quantity;
        }
        // The stock must suffice for all carts of a master cart together.
        $fault = static fn (Line $line): ?string
            => $line->product->fault($line->quantity, $texts) ?? ($line->product->stock === null ? null : $line->product->fault($totals[$line->product->id], $texts));
        $faults = array_values(array_unique(array_filter(array_map($fault, $this->cart->allLines()), is_string(...))));
        return match (true) {
            $this->cart->allLines() === [] => ['0', $texts->emptyCart],
            $faults !== [] => ['quantity', $faults],
            default => $this->ofPrices(),
        };
    }

    /**
     * Refuses an unintended price: a single line may be free of charge, all goods together may not. Lines on request
     * have no price yet.
     *
     * @return ?array{string, string|list<string>}
     */
    private function ofPrices(): ?array
    {
        $texts = $this->shop->texts;
        $lines = $this->cart->allLines();
        $negative = array_filter($lines, static fn (Line $line): bool => $line->net < 0);
        $priced = array_filter($lines, static fn (Line $line): bool => $line->net !== 0 || ($line->product->more['onRequestAvailableToOrder'] ?? false) !== true);
        return match (true) {
            $negative !== [] => ['0', array_values(array_map(static fn (Line $line): string => Texts::fill($texts->priceWrong, ['name' => $line->product->name]), $negative))],
            $this->cart->discount > 100 => ['0', $texts->noValue],
            $priced !== [] && array_sum(array_map(static fn (Line $line): int => $line->sumNet(), $priced)) === 0 => ['0', $texts->noValue],
            default => $this->ofAgreed(),
        };
    }

    /** Checks a trader's price again, because the product's minimum may have risen. A quote's price stays. @return ?array{string, list<string>} */
    private function ofAgreed(): ?array
    {
        $low = array_filter($this->cart->allLines(), static fn (Line $line): bool => $line->isAgreed && !$line->isQuoted && $line->net < $line->product->minimal);
        $faults = array_map(fn (Line $line): string => $line->product->lowFault($this->shop->texts), array_values($low));
        return $faults === [] ? null : ['add_discount', array_values(array_unique($faults))];
    }

    /** @return ?array{string, string} */
    private function ofDelivery(?Carrier $carrier): ?array
    {
        $texts = $this->shop->texts;
        $net = $carrier?->at($this->cart->carrierNet)->net;
        return match (true) {
            $carrier === null => ['0', $texts->noCarrier],
            $net < 0 => ['0', $texts->otherCarrier],
            $net === 0 && $carrier->kind()->isQuoted() => ['delivery_price', $texts->unpriced],
            default => $this->ofNeeds($carrier),
        };
    }

    /** @return ?array{string, string} */
    private function ofNeeds(Carrier $carrier): ?array
    {
        $chosen = $this->cart->locker + ['inpost_email' => $this->cart->email, 'inpost_phone_number' => $this->cart->phone];
        $slot = array_key_first($carrier->kind()->unmet($chosen));
        return match ($slot) {
            null => null,
            'inpost' => [$slot, $this->shop->texts->noLocker],
            'inpost_contact' => [$slot, $this->shop->texts->noContact],
        };
    }

    /** A bank transfer with a later due date is credit, so the limit must cover it. @return ?array{string, string} */
    private function ofPayment(?Carrier $carrier): ?array
    {
        $texts = $this->shop->texts;
        if ($this->cart->payment === null) {
            return ['payment_id', $texts->noPayment];
        }
        $payment = Choices::findPayment($this->cart->payment, $this->cart, $this->shop, $this->buyer);
        if ($payment instanceof Outcome) {
            return ['payment_id', $payment->messages['payment_id']['messages'][0]];
        }
        $carrier = $carrier?->at($this->cart->carrierNet);
        $total = Totals::of($this->cart->allLines(), $carrier, $this->shop->rounding, $this->cart->discount)->total();
        if ($payment->hook !== 'manual_wire' || $this->buyer->limit === null || $total <= $this->buyer->limit) {
            return null;
        }
        $amounts = ['left' => Money::polish($this->buyer->limit), 'total' => Money::polish($total)];
        return ['payment_id', Texts::fill($texts->limitShort, $amounts)];
    }

    /** Pickup and lockers have their own addresses. @return ?array{string, string} */
    private function ofAddress(?Carrier $carrier): ?array
    {
        $isNeeded = $carrier?->kind()->goesToAddress() === true;
        $isKnown = $this->cart->deliveryAddress !== null || $this->cart->invoiceAddress !== null || $this->buyer->hasAddress();
        return $isNeeded && !$isKnown ? ['confirm', $this->shop->texts->noAddress] : null;
    }

    /** Validates earlier values again, because a date may have passed. @param list<string> $scopes @return ?array{string, string} */
    private function ofFields(array $scopes): ?array
    {
        $fields = array_filter($this->shop->fieldsFor($this->cart, $this->person), static fn (ExtraField $one): bool => in_array($one->scope, $scopes, true));
        foreach ($fields as $field) {
            $lines = $field->scope === ExtraField::LINE ? $this->cart->allLines() : [null];
            foreach ($lines as $line) {
                $value = $field->answer(($line ?? $this->cart)->extraFields);
                $name = $line === null ? $field->label : "$field->label – {$line->product->name}";
                $fault = $value === '' && $field->required
                    ? ($field->error !== '' ? $field->error : Texts::fill($this->shop->texts->fieldMissing, ['name' => $name]))
                    : ($field->type === 'file' && $value !== '' && $this->shop->fileOf($field, $value, $this->person) === null
                        ? Texts::fill($this->shop->texts->fileGone, ['name' => $field->label])
                        : $field->fault($value, $this->shop->texts));
                if ($fault !== null) {
                    return ['extra_field', $fault];
                }
            }
        }
        return null;
    }
}
