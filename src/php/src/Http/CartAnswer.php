<?php

/** Writes a cart as JSON, with its revision. */

declare(strict_types=1);

namespace ShopElements\Http;

use ShopElements\Action\Choices;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Carrier;
use ShopElements\Cart\Cart;
use ShopElements\Cart\Chosen;
use ShopElements\Cart\ExtraField;
use ShopElements\Cart\Line;
use ShopElements\Cart\Money;
use ShopElements\Cart\Payment;
use ShopElements\Cart\Process;
use ShopElements\Cart\Totals;
use ShopElements\Json;
use ShopElements\Limits;
use ShopElements\Shapes;
use ShopElements\Shop\HeldStore;
use ShopElements\Shop\Shop;
use ShopElements\Texts;

final readonly class CartAnswer
{
    private Buyer $buyer;

    /** @param Buyer $person the reader; a frozen cart has its owner's addresses, terms and limits */
    public function __construct(private Shop $shop, private Buyer $person)
    {
        $this->buyer = $shop->ownerFor($person);
    }

    /** An invalid character in the shop’s data shows as one on the page, instead of failing the whole cart. */
    public static function json(mixed $data): string
    {
        return Json::text($data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE);
    }

    /**
     * The whole cart, as in every response. The revision is a digest of what the buyer sees and orders: more stock, or other
     * options, do not change it.
     *
     * @return array<string, mixed>
     */
    public function cart(Cart $cart): array
    {
        $fields = $this->unrevised($cart);
        $processes = Processes::at($this->shop, $this->person)->of($cart, $fields);
        $fields += array_map(static fn (Process $one): array => $one->wire(), $processes);
        return $fields + ['revision' => substr(hash('sha256', self::json(self::ordered($fields, Shapes::ORDERED))), 0, 32)];
    }

    /**
     * The part of a cart that its revision covers, see `src/cart/wire/ordered.ts`.
     *
     * @param array<array-key, mixed>|true $fields
     */
    private static function ordered(mixed $value, mixed $fields): mixed
    {
        if ($fields === true || !is_array($value)) {
            return $value;
        }
        if (array_is_list($value)) {
            return array_map(static fn (mixed $one): mixed => self::ordered($one, $fields), $value);
        }
        $own = array_intersect_key($fields, $value);
        return array_combine(array_keys($own), array_map(static fn (string $name): mixed => self::ordered($value[$name], $fields[$name]), array_keys($own)));
    }

    /** @return array<string, mixed> */
    private function unrevised(Cart $cart): array
    {
        $carriers = $this->shop->offer->carriers($this->buyer, $cart);
        $carrier = Chosen::among($carriers, $cart->carrier)?->at($cart->carrierNet);
        $payments = $this->shop->offer->payments($this->buyer, $cart);
        $payment = Chosen::among($payments, $cart->payment);
        $addresses = $this->shop->addresses?->all($this->buyer) ?? [];
        $delivery = $cart->deliveryAddress === null ? null : Chosen::among($addresses, $cart->deliveryAddress);
        $invoice = $cart->invoiceAddress === null ? null : Chosen::among($addresses, $cart->invoiceAddress);
        $isCheaper = static fn (Line $line): bool => $line->isAgreed && !$line->isQuoted && $line->net !== $line->product->net;
        $more = $this->more($cart);
        $begun = array_values(array_filter($cart->children, static fn (Cart $child): bool => $child->isPaymentBegun));
        $isTogether = ($cart->extraFields[ExtraField::DISPATCH] ?? '') === ExtraField::TOGETHER;
        $codes = $this->shop->buyerCodes?->of($this->buyer, array_map(static fn (Line $line): int|string => $line->product->id, $cart->allLines())) ?? [];
        $part = $this->part($cart, $cart->allLines(), $carrier, $cart->discount, $isTogether, $codes);
        $rest = $this->buyer->limit === null ? -1 : $this->buyer->limit - Money::read($part['prices']['total_gross'], 'total_gross');
        return [...$part, ...[
            'is_master' => $cart->children !== [],
            'childCarts' => array_map(
                fn (Cart $child): array => [...$this->part($child, $child->lines, null, $cart->discount, $isTogether, $codes), ...$this->more($child)],
                $cart->children,
            ),
            'can_move_lines' => count($cart->children) > 1,
            'master_payment_init' => $cart->children !== [] && $cart->isPaymentBegun,
            'child_payment_init' => $begun !== [],
            'childs_payment_init' => array_column($begun, 'id'),
            ...($cart->children === [] ? [] : [
                'master_cart_name' => $this->nameOf($cart),
                'masterPaymentUrl' => $more['paymentUrl'] ?? null,
            ]),
            ...($this->buyer->kind === null ? [] : ['buyer' => $this->buyer->kind]),
            'client_name' => $this->buyer->client['name'] ?? null,
            'currency' => ['iso_code' => 'PLN'],
            'country' => ['iso_code' => 'PL'],
            'availableCarriers' => array_map(self::carrier(...), $carriers),
            'carrier' => $carrier === null ? null : self::carrier($carrier),
            'availablePayments' => array_map(fn (Payment $one): array => $this->payment($one) + ($rest >= 0 && $one->hook === 'manual_wire' ? ['limit_left' => Money::text($rest)] : []), $payments),
            'payment' => $payment === null ? null : array_diff_key($this->payment($payment), $payment->more),
            'payment_params' => $cart->method === null ? null
                : ['payment_method' => ['payment_id' => $payment?->id, 'method_id' => $cart->method]],
            'is_inpost' => $carrier?->isLocker() ?? false,
            ...array_intersect_key($cart->locker, array_flip(Choices::LOCKER)),
            'inpost_email' => $cart->email,
            'inpost_phone_number' => $cart->phone,
            'project' => Chosen::rowAmong($this->buyer->projects, $cart->project),
            // A colleague sees only the chosen addresses.
            'addresses' => $this->person->key === $this->buyer->key || ($this->shop->carts instanceof HeldStore && $this->shop->carts->isSealed()) ? $addresses : [],
            'can_add_invoice_address' => $this->shop->invoiceByBuyer && $this->shop->addresses !== null,
            'can_add_site_contact' => $this->shop->siteContact && $this->shop->addresses !== null,
            ...($this->shop->longestHouseNumber() === Limits::HOUSE_NUMBER_MAX ? [] : ['house_no_max' => $this->shop->longestHouseNumber()]),
            'delivery_address' => $delivery,
            'invoice_address' => $invoice ?? ($this->buyer->hasAddress() ? ['id' => null] + $this->buyer->client : null),
            'client_comments' => $cart->notes,
            'extra_fields' => array_map(fn (ExtraField $one): array => $one->wire($cart->extraFields) + $this->fileFacts($one, $cart), $this->shop->fieldsFor($cart, $this->person)),
            'client_amount_after_deadline' => $this->buyer->overdue === 0 ? null : Money::text($this->buyer->overdue),
            'has_shop_discount' => $cart->carrierNet !== null || array_filter($cart->allLines(), $isCheaper) !== [],
            'voucher' => $cart->voucher === null ? null : ['voucher_code' => $cart->voucher],
            ...(self::begunUrl($cart) === null ? [] : ['paymentUrl' => self::begunUrl($cart)]),
            'customer' => ['email' => $this->buyer->client['email'] ?? null],
        ], ...$more];
    }

    /**
     * The fields that a master cart and its children have in common; the delivery belongs to the whole cart.
     *
     * @param list<Line> $counted
     * @param array<array-key, string> $codes the buyer's own symbols, by product
     * @return array<string, mixed>
     */
    private function part(Cart $cart, array $counted, ?Carrier $carrier, int $discount, bool $isTogether, array $codes): array
    {
        return [
            'id' => $cart->id,
            'cart_name' => $this->nameOf($cart),
            'items' => array_merge([], ...array_map(fn (Line $line): array => $this->lines($line, $isTogether, $codes[$line->product->id] ?? ''), $cart->lines)),
            'prices' => Totals::of($counted, $carrier, $this->shop->rounding, $discount)->wire(),
            'payment_init' => $cart->isPaymentBegun && $cart->children === [],
        ];
    }

    /** The page of a payment that has begun; null if the provider has none. */
    public static function begunUrl(Cart $cart): ?string
    {
        return json_decode((string) $cart->begunAs, true)['begun']['url'] ?? null;
    }

    /** @return array<string, mixed> the shop's further fields */
    private function more(Cart $cart): array
    {
        return $this->shop->more === null ? [] : ($this->shop->more)($cart, $this->buyer);
    }

    private function nameOf(Cart $cart): string
    {
        return $cart->name ?: $this->shop->texts->cartName;
    }

    /** A line, and its deposit as a line below it. @return list<array<string, mixed>> */
    private function lines(Line $line, bool $isTogether, string $code): array
    {
        $own = self::line($line, $isTogether) + ($code === '' ? [] : ['buyer_code' => $code]);
        return $line->product->deposit === 0 ? [$own] : [$own, $this->deposit($line)];
    }

    /** @return array<string, mixed> */
    private function deposit(Line $line): array
    {
        [$one, $all] = [Money::text($line->product->deposit), Money::text($line->deposit())];
        return [
            'id' => "deposit-$line->id",
            'kind' => 'deposit',
            'belongs_to' => $line->id,
            'product_name' => Texts::fill($this->shop->texts->deposit, ['name' => $line->product->name]),
            'unit' => $line->product->unit,
            'quantity' => $line->quantity,
            'prices' => ['net' => $one, 'gross' => $one, 'total_net' => $all, 'total_gross' => $all],
        ];
    }

    /** @return array<string, mixed> */
    private static function line(Line $line, bool $isTogether): array
    {
        $product = $line->product;
        $availability = $product->availability($line->quantity, $isTogether);
        return [
            'id' => $line->id,
            'index' => $product->sku,
            'product_id' => $product->id,
            'product_name' => $product->name,
            'image' => $product->image,
            'unit' => $product->unit,
            'quantity' => $line->quantity,
            'min' => $product->least,
            'max' => $product->most(),
            'step' => $product->step,
            'vat_rate' => $product->vat,
            'prices' => array_map(Money::text(...), [
                // A price that stays while the product's price changes is no discount, nor is a quote's price, which has `was`.
                'oryginal_net' => $line->isAgreed && !$line->isQuoted ? $product->net : $line->net,
                'net' => $line->net,
                'gross' => Money::gross($line->net, $product->vat),
                'total_net' => $line->sumNet(),
                'total_gross' => $line->sumGross(),
                'minimal_price_net' => $product->minimal,
            ]),
        ] + ($line->priceUntil === null ? [] : ['price_until' => $line->priceUntil]) + self::was($line) + ($line->wishedNet === null ? [] : ['wished_net' => Money::text($line->wishedNet)]) + $line->priceNotes() + $line->stepsWire() + ($line->extraFields === [] ? [] : ['extra_fields' => (object) $line->extraFields]) + ($availability === [] ? [] : ['availability' => $availability]) + $product->more;
    }

    /** @return array{was?: array<string, string|int>} */
    private static function was(Line $line): array
    {
        $was = array_filter(['net' => isset($line->was['net']) ? Money::text($line->was['net']) : null] + $line->was, static fn (mixed $one): bool => $one !== null);
        return $was === [] ? [] : ['was' => $was];
    }

    /** @return array<string, mixed> */
    private static function carrier(Carrier $one): array
    {
        $prices = ['net' => Money::text($one->net), 'gross' => Money::text(Money::gross($one->net, $one->vat))];
        return [
            'id' => $one->id,
            'name' => $one->name,
            'type' => $one->type,
            'price' => $prices,
            'price_net' => $prices['net'],
            'price_gross' => $prices['gross'],
        ] + ($one->delivery === null ? [] : ['delivery' => $one->delivery]);
    }

    /** @return array<string, mixed> */
    private function payment(Payment $one): array
    {
        $isLimited = str_ends_with((string) $one->hook, 'manual_wire') && $this->buyer->limit !== null;
        return [
            'id' => $one->id,
            'name' => $one->name,
            'hook_name' => $one->hook,
            'is_instant_transfer_payment' => $one->isInstant,
            'additional_data' => ['payment_methods' => $one->methods],
        ] + ($isLimited ? ['merchantLimit' => [
            'factoring' => false,
            'remaining_amount' => Money::text($this->buyer->limit ?? 0),
            'amount_after_deadline' => Money::text($this->buyer->overLimit),
        ]] : []) + $one->more;
    }

    /** The same lines for `<shop-cart-widget>`, with the dropdown's names. @return array<string, mixed> */
    public function widget(Cart $cart): array
    {
        $sums = Totals::of($cart->allLines(), null, $this->shop->rounding, $cart->discount);
        $own = $this->dropdown($cart) + [
            'is_master' => $cart->children !== [],
            'childCarts' => array_map($this->dropdown(...), $cart->children),
            'totalNet' => Money::text($sums->net()),
            'totalGross' => Money::text($sums->gross()),
        ];
        return ['count' => count($cart->allLines()), 'cartsUrl' => $this->shop->paths->cart, 'carts' => [$own]];
    }

    /** @return array<string, mixed> */
    private function dropdown(Cart $cart): array
    {
        $items = array_map(static fn (Line $line): array => [
            'name' => $line->product->name,
            'image' => $line->product->image,
            'quantity' => $line->quantity,
            'isPackage' => $line->product->more['is_package'] ?? false,
            'unit' => $line->product->unit,
            'price' => Money::text($line->net),
            'priceNet' => Money::text($line->net),
            'priceGross' => Money::text(Money::gross($line->net, $line->product->vat)),
            'totalPriceGross' => Money::text($line->sumGross()),
            'totalPriceNet' => Money::text($line->sumNet()),
            ...$line->priceNotes(),
        ], array_reverse($cart->lines)); // The dropdown shows the first ones: what was added last.
        return [
            'id' => $cart->id,
            'name' => $this->nameOf($cart),
            'departmentName' => $this->more($cart)['department_name'] ?? null,
            'url' => $this->shop->paths->cart,
            'items' => $items,
        ];
    }

    /** Where a file of this field is sent, its limits, and the one in the cart. @return array<string, mixed> */
    private function fileFacts(ExtraField $field, Cart $cart): array
    {
        if ($field->type !== 'file') {
            return [];
        }
        $file = $this->shop->fileOf($field, $field->answer($cart->extraFields), $this->person);
        return ['upload_url' => "{$this->shop->paths->uploads}/$field->name", 'accept' => $field->accept, 'max_bytes' => $field->maxBytes]
            + ($file === null ? [] : ['file' => ['name' => $file['name'], 'size' => $file['size']]]);
    }
}
