<?php
/** Decides what each action changes in the cart of one visitor. */
declare(strict_types=1);

namespace Shop;

final class Cart
{
    public function __construct(private readonly Rows $rows, private readonly Order $order, private readonly bool $isTrader)
    {
    }

    /** One action by its name; the empty name loads. @return array<string, mixed> messages by slot */
    public function perform(string $name, mixed $asked): array
    {
        if ($name === '') {
            return [];
        }
        if ($this->rows->cart()->payment_begun) {
            throw new Refusal('payment_init', ['Płatność została rozpoczęta za koszyk Koszyk, dokonywanie zmian nie jest możliwe.'], 409);
        }
        $what = $asked[$name] ?? null;
        $fields = is_array($what) ? $what : [];
        return match ($name) {
            'quantity' => $this->changeQuantities($fields, $asked['cartToUpdate'] ?? null),
            'remove' => $this->remove($fields),
            'carrier' => $this->chooseCarrier($fields),
            'payment' => $this->choosePayment($fields['id'] ?? null, null),
            'payment_method' => $this->choosePayment($fields['payment_id'] ?? null, $fields['method_id'] ?? ''),
            'project' => $this->chooseProject($fields['id'] ?? null),
            'delivery_address' => $this->chooseAddress('delivery_address_id', $fields['id'] ?? null),
            'invoice_address' => $this->chooseAddress('invoice_address_id', $fields['id'] ?? 0),
            'new_address' => $this->addAddress($fields),
            'inpost_data' => $this->chooseLocker($fields),
            'inpost_contact' => $this->saveContact($fields),
            'client_comments' => is_string($what) ? $this->rows->set('comments', mb_substr($what, 0, 2000)) : throw self::unreadable(),
            'add_discount' => $this->addDiscount($fields),
            'add_carrier_discount' => $this->addCarrierDiscount($fields),
            'add_product' => $this->addProduct($what),
            'confirm' => $this->order->place($asked['seen'] ?? []),
            default => throw self::unreadable(),
        };
    }

    private static function unreadable(): Refusal
    {
        return new Refusal('0', ['Nie udało się odczytać żądania.'], 400);
    }

    private function changeQuantities(array $wanted, mixed $cartId): array
    {
        if ((string) scalar($cartId) !== (string) $this->rows->cart()->id) {
            throw new Refusal('quantity', ['Ten koszyk nie jest już dostępny.']);
        }
        $faults = [];
        foreach ($wanted as $id => $quantity) {
            $line = $this->rows->line($id);
            // Each line is judged alone; the good ones are kept.
            $fault = $line === null ? 'Tej pozycji nie ma już w koszyku.' : self::quantityFault($line, $quantity);
            if ($fault === null) {
                $this->rows->run('UPDATE lines SET quantity = ? WHERE id = ?', (int) $quantity, $line->id);
            } else {
                $faults[] = $fault;
            }
        }
        return $faults === [] ? [] : throw new Refusal('quantity', $faults);
    }

    private static function quantityFault(object $line, mixed $quantity): ?string
    {
        ['name' => $name, 'least' => $least, 'step' => $step, 'stock' => $stock, 'unit' => $unit] = (array) $line;
        return match (true) {
            !is_int($quantity) => "$name: podaj ilość liczbą całkowitą.",
            $quantity < $least => "$name: minimalna ilość to $least\u{a0}$unit",
            $quantity > $stock => "$name: dostępna ilość to $stock\u{a0}$unit",
            $quantity % $step !== 0 => "$name: ilość musi być wielokrotnością $step\u{a0}$unit",
            default => null,
        };
    }

    /** Removing what is gone already is no error: another tab was faster. */
    private function remove(array $what): array
    {
        $line = $this->rows->line($what['id'] ?? null);
        if ($line !== null && (string) scalar($what['cartId'] ?? null) === (string) $line->cart_id) {
            $this->rows->run('DELETE FROM lines WHERE id = ?', $line->id);
        }
        return [];
    }

    private function addProduct(mixed $id): array
    {
        $product = $this->rows->find('products', $id) ?? throw new Refusal('0', ['Tego produktu nie ma już w ofercie.']);
        $before = array_column($this->rows->lines(), 'quantity', 'product_id')[$product->id] ?? 0;
        $fault = self::quantityFault($product, $before + $product->least);
        if ($fault !== null) {
            throw new Refusal('quantity', [$fault]);
        }
        $this->rows->run(
            'INSERT INTO lines (cart_id, product_id, quantity, net) VALUES (?, ?, ?, ?)
             ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = quantity + excluded.quantity',
            $this->rows->cart()->id, $product->id, $product->least, $product->net,
        );
        return [];
    }

    /** A new carrier forgets the locker and the price that a trader gave the old one. */
    private function chooseCarrier(array $what): array
    {
        $carrier = $this->rows->find('carriers', $what['id'] ?? null) ?? throw new Refusal('0', ['Wybrana dostawa nie jest dostępna.']);
        if ($carrier->id !== $this->rows->cart()->carrier_id) {
            $this->rows->set('carrier_id', $carrier->id);
            $this->rows->set('carrier_net', null);
            $this->rows->set('locker', '{}');
        }
        return [];
    }

    /** A method chooses its payment too; a payment alone forgets the method of another. */
    private function choosePayment(mixed $id, mixed $methodId): array
    {
        $payment = $this->rows->find('payments', $id) ?? throw new Refusal('payment_id', ['Wybrana płatność nie jest dostępna.']);
        $method = $methodId === null ? null : $this->rows->find('methods', $methodId);
        if ($methodId !== null && $method?->payment_id !== $payment->id) {
            throw new Refusal('payment_id', ['Wybrany sposób płatności nie jest dostępny.']);
        }
        if ($method !== null || $payment->id !== $this->rows->cart()->payment_id) {
            $this->rows->set('method_id', $method?->id);
        }
        return $this->rows->set('payment_id', $payment->id);
    }

    private function chooseProject(mixed $id): array
    {
        $project = $this->rows->find('projects', $id) ?? throw new Refusal('0', ['Wybrany projekt nie jest dostępny.']);
        return $this->rows->set('project_id', $project->id);
    }

    /** Null as the delivery address is "Adres z rachunku". */
    private function chooseAddress(string $column, mixed $id): array
    {
        if ($id === null && $column === 'delivery_address_id') {
            return $this->rows->set($column, null);
        }
        $ids = array_column($this->rows->addresses(), 'id');
        return in_array((string) scalar($id), array_map(strval(...), $ids), true)
            ? $this->rows->set($column, (int) $id)
            : throw new Refusal('0', ['Wybrany adres nie jest dostępny.']);
    }

    private function addAddress(array $sent): array
    {
        $names = ['name', 'street', 'house_no', 'flat_no', 'city', 'zip_code', 'post', 'country', 'region'];
        $one = array_map(fn (string $name): string => trim((string) scalar($sent[$name] ?? '')), array_combine($names, $names));
        $length = fn (string $name): int => mb_strlen($one[$name]);
        $faults = array_keys(array_filter([
            'Nazwa: Wymagane minimum 3 znaki' => $length('name') < 3,
            'Ulica: Wymagane minimum 3 znaki' => $length('street') < 3,
            'Nr domu: Ilość znaków musi zawierać sie między 1 a 10' => $length('house_no') < 1 || $length('house_no') > 10,
            'Nr lokalu: Ilość znaków musi być mniejsza niż 10' => $length('flat_no') > 10,
            'Miasto: Wymagane minimum 3 znaki' => $length('city') < 3,
            'Kod pocztowy: Wymagany kod w formacie 00-000' => !preg_match('/^[0-9]{2}-[0-9]{3}$/D', $one['zip_code']),
            'Poczta: Wymagane minimum 3 znaki' => $length('post') < 3,
            'Region: Wymagane minimum 3 znaki' => $length('region') < 3,
        ]));
        if ($faults !== []) {
            throw new Refusal('new_address', $faults);
        }
        $this->rows->run(
            'INSERT INTO addresses (visitor, name, street, house_no, flat_no, city, zip_code, post, country, region)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
            $this->rows->visitor, ...array_values($one),
        );
        return [];
    }

    private function chooseLocker(array $sent): array
    {
        if ($this->rows->carrier()?->type !== 'parcelLocker') {
            throw new Refusal('inpost', ['Paczkomat można wybrać tylko przy dostawie do paczkomatu.']);
        }
        $locker = array_filter($sent, fn (mixed $value, string $key): bool => is_string($value) && in_array($key, Wire::LOCKER, true), ARRAY_FILTER_USE_BOTH);
        return ($locker['inpost_point_code'] ?? '') === ''
            ? throw new Refusal('inpost', ['Nie wybrano paczkomatu'])
            : $this->rows->set('locker', json($locker));
    }

    private function saveContact(array $sent): array
    {
        [$email, $phone] = array_map(fn (string $name): string => trim((string) scalar($sent[$name] ?? '')), ['email', 'phone']);
        if (mb_strlen($email) < 3 || mb_strlen($phone) < 3) {
            throw new Refusal('inpost_contact', ['Wymagane minimum 3 znaki']);
        }
        if (!filter_var($email, FILTER_VALIDATE_EMAIL)) {
            throw new Refusal('inpost_contact', ['E-mail: nieprawidłowy adres.']);
        }
        $this->rows->set('email', $email);
        $this->rows->set('phone', $phone);
        return self::tell('inpost_contact', 'Dane kontaktowe zostały zapisane.');
    }

    private function addDiscount(array $sent): array
    {
        $price = $this->tradersPrice('add_discount', $sent);
        $line = $this->rows->line($sent['id'] ?? null) ?? throw new Refusal('add_discount', ['Tej pozycji nie ma już w koszyku.']);
        if ($price < $line->minimal_net) {
            throw new Refusal('add_discount', ["$line->name: cena netto nie może być niższa niż " . amount($line->minimal_net)]);
        }
        $this->rows->run('UPDATE lines SET net = ? WHERE id = ?', $price, $line->id);
        return self::tell('add_discount', 'Cena została zmieniona.');
    }

    private function addCarrierDiscount(array $sent): array
    {
        $price = $this->tradersPrice('add_carrier_discount', $sent);
        $carrier = $this->rows->carrier();
        if ($carrier === null || (string) $carrier->id !== (string) scalar($sent['id'] ?? null) || $carrier->type === 'pickup') {
            throw new Refusal('add_carrier_discount', ['Ceny tej dostawy nie można zmienić.']);
        }
        if ($price < 100) {
            throw new Refusal('add_carrier_discount', ["Minimalna cena dostawy netto to 1,00\u{a0}zł"]);
        }
        $this->rows->set('carrier_net', $price);
        return self::tell('add_carrier_discount', 'Cena została zmieniona.');
    }

    /** Grosze from "12.34". */
    private function tradersPrice(string $slot, array $sent): int
    {
        $price = $sent['discount_price'] ?? null;
        return match (true) {
            !$this->isTrader => throw new Refusal($slot, ['Ceny może zmieniać tylko przedstawiciel handlowy.']),
            !is_string($price) || !preg_match('/^[0-9]{1,7}\.[0-9]{2}$/D', $price) => throw new Refusal($slot, ['Nieprawidłowa cena.']),
            default => (int) str_replace('.', '', $price),
        };
    }

    private static function tell(string $slot, string $sentence): array
    {
        return [$slot => ['messages' => [$sentence], 'status' => 'success']];
    }
}
