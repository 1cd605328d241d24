<?php
/** Decides how a cart looks on the wire, and which revision it has. */
declare(strict_types=1);

namespace Shop;

/** Gross at 23 % VAT, in grosze. Money is never a float. */
function gross(int $net): int
{
    return intdiv($net * 123 + 50, 100);
}

/** 123456 → "1234.56", as the contract wants money. */
function amount(int $grosze): string
{
    return sprintf('%d.%02d', intdiv($grosze, 100), $grosze % 100);
}

/** "1234.56" → "1 234,56 zł", as people read it: with hard spaces, digit by digit. */
function zloty(string $amount): string
{
    [$whole, $rest] = [...explode('.', $amount), '00'];
    return number_format((int) $whole, 0, '', "\u{a0}") . ',' . str_pad($rest, 2, '0') . "\u{a0}zł";
}

final class Wire
{
    public const LOCKER = [
        'inpost_point_code', 'inpost_point_street', 'inpost_point_building_number', 'inpost_point_flat_number',
        'inpost_point_city', 'inpost_point_province', 'inpost_point_post_code',
    ];
    /** What the buyer may choose from is not the cart: another saved address changes nothing of the order. */
    private const OFFERED = ['availableCarriers' => 1, 'availablePayments' => 1, 'addresses' => 1];

    /** @param array<string, mixed> $who one of visitors() */
    public function __construct(private readonly Rows $rows, private readonly array $who)
    {
    }

    /**
     * The whole cart, as every answer carries it. The revision is a digest of all that is said of it, so nothing that
     * changes the cart can forget to say so.
     * @return array<string, mixed>
     */
    public function cart(): array
    {
        $cart = $this->unrevised();
        return $cart + ['revision' => substr(hash('sha256', json(array_diff_key($cart, self::OFFERED))), 0, 32)];
    }

    /** @return array<string, mixed> */
    private function unrevised(): array
    {
        $row = $this->rows->cart();
        $client = $this->who['client'];
        $carrier = $this->rows->carrier();
        $payment = $this->rows->find('payments', $row->payment_id);
        $addresses = $this->rows->addresses();
        $address = fn (?int $id): ?object => array_column($addresses, null, 'id')[$id ?? 0] ?? null;
        return [
            'id' => $row->id,
            'cart_name' => 'Koszyk',
            'client_name' => $client['name'],
            'department_name' => 'Oddział Warszawa',
            'currency' => ['iso_code' => 'PLN'],
            'country' => ['iso_code' => 'PL'],
            'items' => array_map(self::line(...), $this->rows->lines()),
            'prices' => array_map(amount(...), $this->totals()),
            'availableCarriers' => array_map(self::carrier(...), $this->rows->all('SELECT * FROM carriers ORDER BY id')),
            'carrier' => $carrier === null ? null : self::carrier($carrier),
            'availablePayments' => array_map($this->payment(...), $this->rows->all('SELECT * FROM payments ORDER BY id')),
            'payment' => $payment === null ? null : $this->payment($payment),
            'payment_params' => $row->method_id === null ? null : ['payment_method' => ['payment_id' => $row->payment_id, 'method_id' => $row->method_id]],
            'payment_init' => (bool) $row->payment_begun,
            'paymentUrl' => "/platnosc/$row->id",
            'is_inpost' => $carrier?->type === 'parcelLocker',
            ...json_decode($row->locker, true),
            'inpost_email' => $row->email,
            'inpost_phone_number' => $row->phone,
            'project' => $this->rows->find('projects', $row->project_id),
            'addresses' => $addresses,
            'delivery_address' => $address($row->delivery_address_id),
            'invoice_address' => $address($row->invoice_address_id) ?? ($client['address_city'] === '' ? null : ['id' => null] + $client),
            'client_comments' => $row->comments,
            'customer' => ['email' => $client['email']],
        ];
    }

    /** In grosze, each line rounded once. @return array<string, int> */
    public function totals(): array
    {
        $lines = $this->rows->lines();
        $carrier = $this->rows->carrier()->net ?? 0;
        $net = array_sum(array_map(fn (object $line): int => $line->net * $line->quantity, $lines));
        $gross = array_sum(array_map(fn (object $line): int => gross($line->net * $line->quantity), $lines));
        return [
            'net' => $net,
            'gross' => $gross,
            'total_net' => $net + $carrier,
            'total_gross' => $gross + gross($carrier),
            'total_gross_only_products' => $gross,
        ];
    }

    private static function line(object $line): array
    {
        return [
            'id' => $line->id,
            'index' => $line->sku,
            'product_name' => $line->name,
            'category_name' => $line->category,
            'brand_name' => $line->brand,
            'image' => "/obrazki/$line->sku.svg",
            'unit' => $line->unit,
            'quantity' => $line->quantity,
            'min' => $line->least,
            'max' => $line->stock,
            'step' => $line->step,
            'is_package' => $line->unit === 'opak.',
            'prices' => [
                'oryginal_net' => amount($line->listed_net),
                'net' => amount($line->net),
                'gross' => amount(gross($line->net)),
                'total_gross' => amount(gross($line->net * $line->quantity)),
                'minimal_price_net' => amount($line->minimal_net),
            ],
        ];
    }

    private static function carrier(object $one): array
    {
        $prices = ['net' => amount($one->net), 'gross' => amount(gross($one->net))];
        return ['id' => $one->id, 'name' => $one->name, 'type' => $one->type, 'price' => $prices, 'price_net' => $prices['net'], 'price_gross' => $prices['gross']];
    }

    private function payment(object $one): array
    {
        $limit = ['factoring' => false, 'remaining_amount' => amount($this->who['limit']), 'amount_after_deadline' => '0.00'];
        return [
            'id' => $one->id,
            'name' => $one->name,
            'hook_name' => $one->hook_name,
            'is_instant_transfer_payment' => (bool) $one->is_instant,
            'additional_data' => ['payment_methods' => $this->rows->all('SELECT id, name FROM methods WHERE payment_id = ?', $one->id)],
            ...($one->hook_name === 'manual_wire' ? ['merchantLimit' => $limit] : []),
        ];
    }

    /** What `<shop-cart-widget>` reads: the same lines, in the names of the dropdown. @return array<string, mixed> */
    public function widget(): array
    {
        $items = array_map(fn (object $line): array => [
            'name' => $line->name,
            'image' => "/obrazki/$line->sku.svg",
            'quantity' => $line->quantity,
            'isPackage' => $line->unit === 'opak.',
            'price' => amount($line->net),
            'totalPriceGross' => amount(gross($line->net * $line->quantity)),
        ], $this->rows->lines());
        $own = ['id' => 0, 'name' => 'Koszyk', 'departmentName' => 'Oddział Warszawa', 'url' => '/koszyk', 'items' => $items];
        return ['count' => count($items), 'cartsUrl' => '/koszyk', 'carts' => [$own]];
    }
}
