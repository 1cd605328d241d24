<?php

/** Chooses the addresses, the delivery with its locker, the payment and the project among the buyer's, and sets the price of the delivery. */

declare(strict_types=1);

namespace ShopElements\Action;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Chosen;
use ShopElements\Cart\Money;
use ShopElements\Cart\Payment;
use ShopElements\Limits;
use ShopElements\Pasted;
use ShopElements\Shop\Shop;
use ShopElements\Texts;

final class Choices
{
    /** The fields of a locker. */
    public const LOCKER = [
        'inpost_point_code', 'inpost_point_street', 'inpost_point_building_number', 'inpost_point_flat_number',
        'inpost_point_city', 'inpost_point_province', 'inpost_point_post_code',
    ];
    /** 1.00 net. */
    private const MIN_CARRIER_PRICE = 100;

    /** Null is “Adres z rachunku”. */
    public static function deliveryAddress(Fields $body): Action
    {
        $id = $body->object('delivery_address')->idOrNull('id');
        return new Change(static function (Cart $cart, Shop $shop, Buyer $buyer) use ($id): Outcome {
            $address = $id === null ? null : Chosen::among($shop->addresses?->all($buyer) ?? [], $id);
            if ($id !== null && $address === null) {
                return Outcome::refused('0', $shop->texts->otherAddress);
            }
            $cart->deliveryAddress = $address?->id;
            return Outcome::done();
        });
    }

    public static function invoiceAddress(Fields $body): Action
    {
        $id = $body->object('invoice_address')->id('id');
        return new Change(static function (Cart $cart, Shop $shop, Buyer $buyer) use ($id): Outcome {
            $address = Chosen::among($shop->addresses?->all($buyer) ?? [], $id);
            if ($address === null) {
                return Outcome::refused('0', $shop->texts->otherAddress);
            }
            $cart->invoiceAddress = $address->id;
            return Outcome::done();
        });
    }

    /** A change drops the locker, the trader's price, and a payment that the new delivery does not allow. */
    public static function carrier(Fields $body): Action
    {
        $id = $body->object('carrier')->id('id');
        return new Change(static function (Cart $cart, Shop $shop, Buyer $buyer) use ($id): Outcome {
            $carrier = Chosen::among($shop->offer->carriers($buyer, $cart), $id);
            if ($carrier === null) {
                return Outcome::refused('0', $shop->texts->otherCarrier);
            }
            if ((string) $carrier->id === (string) $cart->carrier) {
                return Outcome::done();
            }
            [$cart->carrier, $cart->carrierNet, $cart->locker] = [$carrier->id, null, []];
            if ($cart->payment === null || Chosen::among($shop->offer->payments($buyer, $cart), $cart->payment) !== null) {
                return Outcome::done();
            }
            $cart->payment = $cart->method = null;
            return Outcome::message('payment_id', $shop->texts->paymentLeft, 'warning');
        });
    }

    /** A shop that knows its parcel lockers does not trust the browser for their address. */
    public static function locker(Fields $body): Action
    {
        $sent = array_map($body->object('inpost_data')->text(...), array_combine(self::LOCKER, self::LOCKER));
        return new Change(static function (Cart $cart, Shop $shop, Buyer $buyer) use ($sent): Outcome {
            $code = Pasted::code($sent['inpost_point_code']);
            $carrier = Chosen::among($shop->offer->carriers($buyer, $cart), $cart->carrier);
            if ($carrier === null || !$carrier->isLocker()) {
                return Outcome::refused('inpost', $shop->texts->lockerCarrier);
            }
            if ($code === '') {
                return Outcome::refused('inpost', $shop->texts->noLocker);
            }
            $isLong = max(array_map(mb_strlen(...), $sent)) > Limits::LOCKER['max'];
            $locker = $shop->lockers === null ? ['inpost_point_code' => $code] + $sent : $shop->lockers->point($code);
            if ($isLong || $locker === null) {
                $name = mb_substr($code, 0, Limits::LOCKER['max']);
                return Outcome::refused('inpost', Texts::fill($shop->texts->otherLocker, ['name' => $name]));
            }
            $cart->locker = $locker;
            return Outcome::done();
        });
    }

    /** Changes the price of the chosen delivery, within a trader's limits (rule T2). */
    public static function carrierPrice(Fields $body): Action
    {
        $sent = $body->object('add_carrier_discount');
        [$id, $typed] = [$sent->id('id'), Lines::netPrice($sent)];
        return new Change(static function (Cart $cart, Shop $shop, Buyer $buyer) use ($id, $typed): Outcome {
            $price = Money::typed($typed);
            $carrier = Chosen::among($shop->offer->carriers($buyer, $cart), $cart->carrier);
            $isOther = $carrier === null || (string) $carrier->id !== (string) $id || $carrier->kind()->isFree();
            $fault = match (true) {
                !$buyer->isTrader => $shop->texts->onlyTrader,
                $isOther => $shop->texts->carrierFixed,
                $price === null => $shop->texts->noPrice,
                $price < self::MIN_CARRIER_PRICE => Texts::fill($shop->texts->carrierLow, ['amount' => Money::polish(self::MIN_CARRIER_PRICE)]),
                default => null,
            };
            if ($fault !== null) {
                return Outcome::refused('add_carrier_discount', $fault);
            }
            $cart->carrierNet = $price;
            return Outcome::message('add_carrier_discount', $shop->texts->priceSaved);
        });
    }

    /** A change drops the previous payment's method. */
    public static function payment(Fields $body): Action
    {
        $id = $body->object('payment')->id('id');
        return new Change(static function (Cart $cart, Shop $shop, Buyer $buyer) use ($id): Outcome {
            $payment = self::findPayment($id, $cart, $shop, $buyer);
            if ($payment instanceof Outcome) {
                return $payment;
            }
            $cart->method = (string) $payment->id === (string) $cart->payment ? $cart->method : null;
            $cart->payment = $payment->id;
            return Outcome::done();
        });
    }

    /** Chooses a method of an instant payment, and its payment with it. */
    public static function method(Fields $body): Action
    {
        $sent = $body->object('payment_method');
        [$paymentId, $methodId] = [$sent->id('payment_id'), $sent->id('method_id')];
        return new Change(static function (Cart $cart, Shop $shop, Buyer $buyer) use ($paymentId, $methodId): Outcome {
            $payment = self::findPayment($paymentId, $cart, $shop, $buyer);
            if ($payment instanceof Outcome) {
                return $payment;
            }
            $method = Chosen::rowAmong($payment->methods, $methodId);
            if ($method === null) {
                return Outcome::refused('payment_id', $shop->texts->otherMethod);
            }
            [$cart->payment, $cart->method] = [$payment->id, $method['id']];
            return Outcome::done();
        });
    }

    public static function project(Fields $body): Action
    {
        $id = $body->object('project')->id('id');
        return new Change(static function (Cart $cart, Shop $shop, Buyer $buyer) use ($id): Outcome {
            $project = Chosen::rowAmong($buyer->projects, $id);
            if ($project === null) {
                return Outcome::refused('0', $shop->texts->otherProject);
            }
            $cart->project = $project['id'];
            return Outcome::done();
        });
    }

    /** The payment, if this buyer may choose it (rule P3), or the refusal. */
    public static function findPayment(int|string $id, Cart $cart, Shop $shop, Buyer $buyer): Payment|Outcome
    {
        $payment = Chosen::among($shop->offer->payments($buyer, $cart), $id);
        return match (true) {
            $payment === null => Outcome::refused('payment_id', $shop->texts->otherPayment),
            $payment->hook === 'upfront_manual_wire' && $buyer->overLimit > 0 =>
                Outcome::refused('payment_id', $shop->texts->overLimit),
            default => $payment,
        };
    }
}
