<?php
/** Decides how a shop answers its cart: every call of the wire contract on PDO SQLite, in one file to read and to copy. */
declare(strict_types=1);

namespace Shop;

use PDO;

/** An action that the shop refuses: the slot under which the sentences appear (spec section 8). */
final class Refusal extends \Exception
{
    /** @param list<string> $sentences */
    public function __construct(public readonly string $slot, public readonly array $sentences)
    {
        parent::__construct($sentences[0]);
    }
}

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

/** The cart of one session. `answer()` is all that a page needs; everything else is private. */
final class Cart
{
    /** @param array<string, mixed> $client the buyer, with the keys of the `client` attribute */
    public function __construct(
        private readonly PDO $db,
        private readonly string $session,
        private readonly array $client,
        private readonly bool $isTrader = false,
    ) {
    }

    /**
     * Answers one POST. A refusal answers the whole cart too, so that the page shows what the shop has.
     * @return array{int, string} HTTP status and JSON
     */
    public function answer(string $body, ?string $idempotencyKey): array
    {
        $asked = trim($body) === '' ? [] : json_decode($body, true);
        // The lock is taken before anything is read: of two requests at once the second sees what the first did.
        $this->db->exec('BEGIN IMMEDIATE');
        try {
            $answer = $this->answerLocked($asked, $idempotencyKey);
            $this->db->exec('COMMIT');
            return $answer;
        } catch (\Throwable $bug) {
            $this->db->exec('ROLLBACK');
            throw $bug;
        }
    }

    /** @return array{int, string} */
    private function answerLocked(mixed $asked, ?string $idempotencyKey): array
    {
        $isConfirm = is_array($asked) && ($asked['confirm'] ?? null) === true;
        $first = $isConfirm ? $this->firstAnswer($idempotencyKey) : null;
        if ($first !== null) {
            return [200, $first];
        }
        // An address whose first answer was lost is saved already: the cart as it is now says so.
        $isAddress = is_array($asked) && isset($asked['new_address']);
        $isSaved = $isAddress && $this->firstAnswer($idempotencyKey) !== null;
        [$status, $messages] = $isSaved ? [200, []] : $this->judge($asked);
        $answer = self::json(['cart' => $this->cart(), 'messages' => (object) $messages]);
        // Only what was done is remembered: after a refusal the buyer mends it and repeats with the same key.
        if (($isConfirm || $isAddress && !$isSaved) && $status === 200 && $idempotencyKey !== null) {
            $this->run('INSERT INTO confirmations VALUES (?, ?, ?)', $this->session, $idempotencyKey, $isConfirm ? $answer : '{}');
        }
        return [$status, $answer];
    }

    /** @return array{int, array<string, mixed>} */
    private function judge(mixed $asked): array
    {
        try {
            return [200, $this->perform($asked)];
        } catch (Refusal $no) {
            $message = ['messages' => $no->sentences, 'status' => 'error', 'scroll' => true];
            return [$no->slot === 'payment_init' ? 409 : 422, [$no->slot => $message]];
        }
    }

    /** One action by its name (contract: "Calls"). @return array<string, mixed> messages by slot */
    private function perform(mixed $asked): array
    {
        if ($asked === []) {
            return [];
        }
        $name = is_array($asked) ? (string) array_key_first($asked) : '';
        if ($name !== '' && $this->row()->payment_begun) {
            throw new Refusal('payment_init', ['Płatność została rozpoczęta za koszyk Koszyk, dokonywanie zmian nie jest możliwe.']);
        }
        $what = is_array($asked) ? ($asked[$name] ?? null) : null;
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
            'client_comments' => is_string($what) ? $this->set('comments', mb_substr($what, 0, 2000)) : throw self::unreadable(),
            'add_discount' => $this->addDiscount($fields),
            'add_carrier_discount' => $this->addCarrierDiscount($fields),
            'add_product' => $this->addProduct($what),
            'confirm' => $this->confirm(),
            default => throw self::unreadable(),
        };
    }

    private static function unreadable(): Refusal
    {
        return new Refusal('0', ['Nie udało się odczytać żądania.']);
    }

    // -- What changes the cart ------------------------------------------------------------------------------------

    private function changeQuantities(array $wanted, mixed $cartId): array
    {
        if ((string) self::scalar($cartId) !== (string) $this->row()->id) {
            throw new Refusal('quantity', ['Ten koszyk nie jest już dostępny.']);
        }
        $faults = [];
        foreach ($wanted as $id => $quantity) {
            $line = $this->line($id);
            // Each line is judged alone; the good ones are kept.
            $fault = $line === null ? 'Tej pozycji nie ma już w koszyku.' : self::quantityFault($line, $quantity);
            if ($fault === null) {
                $this->run('UPDATE lines SET quantity = ? WHERE id = ?', (int) $quantity, $line->id);
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
        $line = $this->line($what['id'] ?? null);
        if ($line !== null && (string) self::scalar($what['cartId'] ?? null) === (string) $line->cart_id) {
            $this->run('DELETE FROM lines WHERE id = ?', $line->id);
        }
        return [];
    }

    private function addProduct(mixed $id): array
    {
        $product = $this->find('products', $id) ?? throw new Refusal('0', ['Tego produktu nie ma już w ofercie.']);
        $before = array_column($this->lines(), 'quantity', 'product_id')[$product->id] ?? 0;
        $fault = self::quantityFault($product, $before + $product->least);
        if ($fault !== null) {
            throw new Refusal('quantity', [$fault]);
        }
        $this->run(
            'INSERT INTO lines (cart_id, product_id, quantity, net) VALUES (?, ?, ?, ?)
             ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = quantity + excluded.quantity',
            $this->row()->id, $product->id, $product->least, $product->net,
        );
        return [];
    }

    /** A new carrier forgets the locker and the price that a trader gave the old one. */
    private function chooseCarrier(array $what): array
    {
        $carrier = $this->find('carriers', $what['id'] ?? null) ?? throw new Refusal('0', ['Wybrana dostawa nie jest dostępna.']);
        if ($carrier->id !== $this->row()->carrier_id) {
            $this->set('carrier_id', $carrier->id);
            $this->set('carrier_net', null);
            $this->set('locker', '{}');
        }
        return [];
    }

    /** A method chooses its payment too; a payment alone forgets the method of another. */
    private function choosePayment(mixed $id, mixed $methodId): array
    {
        $payment = $this->find('payments', $id) ?? throw new Refusal('payment_id', ['Wybrana płatność nie jest dostępna.']);
        $method = $methodId === null ? null : $this->find('methods', $methodId);
        if ($methodId !== null && $method?->payment_id !== $payment->id) {
            throw new Refusal('payment_id', ['Wybrany sposób płatności nie jest dostępny.']);
        }
        if ($method !== null || $payment->id !== $this->row()->payment_id) {
            $this->set('method_id', $method?->id);
        }
        return $this->set('payment_id', $payment->id);
    }

    private function chooseProject(mixed $id): array
    {
        $project = $this->find('projects', $id) ?? throw new Refusal('0', ['Wybrany projekt nie jest dostępny.']);
        return $this->set('project_id', $project->id);
    }

    /** Null as the delivery address is "Adres z rachunku". */
    private function chooseAddress(string $column, mixed $id): array
    {
        if ($id === null && $column === 'delivery_address_id') {
            return $this->set($column, null);
        }
        $ids = array_column($this->addresses(), 'id');
        return in_array((string) self::scalar($id), array_map(strval(...), $ids), true)
            ? $this->set($column, (int) $id)
            : throw new Refusal('0', ['Wybrany adres nie jest dostępny.']);
    }

    private function addAddress(array $sent): array
    {
        $names = ['name', 'street', 'house_no', 'flat_no', 'city', 'zip_code', 'post', 'country', 'region'];
        $one = array_map(fn (string $name): string => trim((string) self::scalar($sent[$name] ?? '')), array_combine($names, $names));
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
        $this->run(
            'INSERT INTO addresses (session, name, street, house_no, flat_no, city, zip_code, post, country, region)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
            $this->session, ...array_values($one),
        );
        return [];
    }

    private function chooseLocker(array $sent): array
    {
        if ($this->carrier()?->type !== 'parcelLocker') {
            throw new Refusal('inpost', ['Paczkomat można wybrać tylko przy dostawie do paczkomatu.']);
        }
        $locker = array_filter($sent, fn (mixed $value, string $key): bool => is_string($value) && in_array($key, self::LOCKER, true), ARRAY_FILTER_USE_BOTH);
        return ($locker['inpost_point_code'] ?? '') === ''
            ? throw new Refusal('inpost', ['Nie wybrano paczkomatu'])
            : $this->set('locker', self::json($locker));
    }

    private function saveContact(array $sent): array
    {
        [$email, $phone] = array_map(fn (string $name): string => trim((string) self::scalar($sent[$name] ?? '')), ['email', 'phone']);
        if (mb_strlen($email) < 3 || mb_strlen($phone) < 3) {
            throw new Refusal('inpost_contact', ['Wymagane minimum 3 znaki']);
        }
        if (!filter_var($email, FILTER_VALIDATE_EMAIL)) {
            throw new Refusal('inpost_contact', ['E-mail: nieprawidłowy adres.']);
        }
        $this->set('email', $email);
        $this->set('phone', $phone);
        return self::tell('inpost_contact', 'Dane kontaktowe zostały zapisane.');
    }

    private function addDiscount(array $sent): array
    {
        $price = $this->tradersPrice('add_discount', $sent);
        $line = $this->line($sent['id'] ?? null) ?? throw new Refusal('add_discount', ['Tej pozycji nie ma już w koszyku.']);
        if ($price < $line->minimal_net) {
            throw new Refusal('add_discount', ["$line->name: cena netto nie może być niższa niż " . amount($line->minimal_net)]);
        }
        $this->run('UPDATE lines SET net = ? WHERE id = ?', $price, $line->id);
        return self::tell('add_discount', 'Cena została zmieniona.');
    }

    private function addCarrierDiscount(array $sent): array
    {
        $price = $this->tradersPrice('add_carrier_discount', $sent);
        $carrier = $this->carrier();
        if ($carrier === null || (string) $carrier->id !== (string) self::scalar($sent['id'] ?? null) || $carrier->type === 'pickup') {
            throw new Refusal('add_carrier_discount', ['Ceny tej dostawy nie można zmienić.']);
        }
        if ($price < 100) {
            throw new Refusal('add_carrier_discount', ["Minimalna cena dostawy netto to 1,00\u{a0}zł"]);
        }
        $this->set('carrier_net', $price);
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

    // -- The order ------------------------------------------------------------------------------------------------

    /** Places the order and begins an empty cart. Every rule is judged here, whatever the browser has judged. */
    private function confirm(): array
    {
        [$slot, $sentence] = $this->orderFault();
        if ($slot !== null) {
            throw new Refusal($slot, [$sentence]);
        }
        $guid = vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex(random_bytes(16)), 4));
        $id = $this->row()->id;
        $this->run('INSERT INTO orders (guid, cart_id, session, cart) VALUES (?, ?, ?, ?)', $guid, $id, $this->session, self::json($this->cart()));
        $this->run('UPDATE carts SET is_open = 0 WHERE id = ?', $id);
        $thanks = ['messages' => ['Dziękujemy, zamówienie zostało przyjęte.'], 'status' => 'success', 'redirect_url' => "/zamowienie/$guid"];
        return ['confirm' => $thanks];
    }

    /** @return array{?string, ?string} slot and sentence of the first rule that forbids the order */
    private function orderFault(): array
    {
        $row = $this->row();
        $carrier = $this->carrier();
        $locker = json_decode($row->locker, true);
        return match (true) {
            $this->client['is_test'] ?? false => ['confirm', 'Klient testowy nie może złożyć zamówienia.'],
            $this->client['is_purchase_blocked'] ?? false => ['confirm', 'Zakupy na tym koncie są zablokowane.'],
            $this->lines() === [] => ['0', 'Koszyk jest pusty.'],
            $carrier === null => ['0', 'Wybierz sposób dostawy.'],
            str_starts_with($carrier->type, 'transport') && $carrier->net === 0 => ['delivery_price', 'Transport czeka na wycenę.'],
            $carrier->type === 'parcelLocker' && $locker === [] => ['inpost', 'Nie wybrano paczkomatu'],
            $carrier->type === 'parcelLocker' && $row->phone === '' => ['inpost_contact', 'Proszę, podać dane kontaktowe do wysyłki.'],
            $row->payment_id === null => ['payment_id', 'Wybierz formę płatności.'],
            default => [null, null],
        };
    }

    private function firstAnswer(?string $key): ?string
    {
        $first = $this->run('SELECT answer FROM confirmations WHERE session = ? AND key = ?', $this->session, $key ?? '')->fetchColumn();
        return $first === false ? null : $first;
    }

    // -- How the cart looks on the wire (spec section 3) ----------------------------------------------------------

    private const LOCKER = [
        'inpost_point_code', 'inpost_point_street', 'inpost_point_building_number', 'inpost_point_flat_number',
        'inpost_point_city', 'inpost_point_province', 'inpost_point_post_code',
    ];

    /** @return array<string, mixed> the whole cart, as every answer carries it */
    public function cart(): array
    {
        $row = $this->row();
        $lines = $this->lines();
        $carrier = $this->carrier();
        $net = array_sum(array_map(fn (object $line): int => $line->net * $line->quantity, $lines));
        $gross = array_sum(array_map(fn (object $line): int => gross($line->net * $line->quantity), $lines));
        $addresses = $this->addresses();
        $payment = $this->find('payments', $row->payment_id);
        return [
            'id' => $row->id,
            'cart_name' => 'Koszyk',
            'client_name' => $this->client['name'],
            'department_name' => 'Oddział Warszawa',
            'currency' => ['iso_code' => 'PLN'],
            'country' => ['iso_code' => 'PL'],
            'items' => array_map(self::wireLine(...), $lines),
            'prices' => [
                'net' => amount($net),
                'gross' => amount($gross),
                'total_net' => amount($net + ($carrier->net ?? 0)),
                'total_gross' => amount($gross + gross($carrier->net ?? 0)),
                'total_gross_only_products' => amount($gross),
            ],
            'availableCarriers' => array_map(self::wireCarrier(...), $this->all('SELECT * FROM carriers ORDER BY id')),
            'carrier' => $carrier === null ? null : self::wireCarrier($carrier),
            'availablePayments' => array_map($this->wirePayment(...), $this->all('SELECT * FROM payments ORDER BY id')),
            'payment' => $payment === null ? null : $this->wirePayment($payment),
            'payment_params' => $row->method_id === null ? null : ['payment_method' => ['payment_id' => $row->payment_id, 'method_id' => $row->method_id]],
            'payment_init' => (bool) $row->payment_begun,
            'paymentUrl' => "/platnosc/$row->id",
            'is_inpost' => $carrier?->type === 'parcelLocker',
            ...json_decode($row->locker, true),
            'inpost_email' => $row->email,
            'inpost_phone_number' => $row->phone,
            'project' => $this->find('projects', $row->project_id),
            'addresses' => $addresses,
            'delivery_address' => array_column($addresses, null, 'id')[$row->delivery_address_id ?? 0] ?? null,
            'invoice_address' => array_column($addresses, null, 'id')[$row->invoice_address_id ?? 0] ?? ['id' => null] + $this->client,
            'client_comments' => $row->comments,
            'customer' => ['email' => $this->client['email']],
        ];
    }

    private static function wireLine(object $line): array
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

    private static function wireCarrier(object $one): array
    {
        $prices = ['net' => amount($one->net), 'gross' => amount(gross($one->net))];
        return ['id' => $one->id, 'name' => $one->name, 'type' => $one->type, 'price' => $prices, 'price_net' => $prices['net'], 'price_gross' => $prices['gross']];
    }

    private function wirePayment(object $one): array
    {
        return [
            'id' => $one->id,
            'name' => $one->name,
            'hook_name' => $one->hook_name,
            'is_instant_transfer_payment' => (bool) $one->is_instant,
            'additional_data' => ['payment_methods' => $this->all('SELECT id, name FROM methods WHERE payment_id = ?', $one->id)],
        ];
    }

    // -- Rows -----------------------------------------------------------------------------------------------------

    /** The session's open cart, made at the first touch; a session's very first one is not empty, to have something to show. */
    private function row(): object
    {
        $open = fn (): ?object => $this->all('SELECT * FROM carts WHERE session = ? AND is_open = 1', $this->session)[0] ?? null;
        if ($open() === null) {
            $isFirst = $this->all('SELECT id FROM carts WHERE session = ?', $this->session) === [];
            $this->run('INSERT OR IGNORE INTO carts (session) VALUES (?)', $this->session);
            if ($isFirst) {
                $this->run('INSERT INTO lines (cart_id, product_id, quantity, net) SELECT ?, id, least, net FROM products WHERE id < 4', $open()->id);
            }
        }
        return $open();
    }

    /** @return list<object> */
    private function lines(): array
    {
        $select = 'SELECT products.*, lines.*, products.net AS listed_net, lines.net AS net FROM lines JOIN products ON products.id = product_id';
        return $this->all("$select WHERE cart_id = ? ORDER BY lines.id", $this->row()->id);
    }

    private function line(mixed $id): ?object
    {
        return array_column($this->lines(), null, 'id')[self::scalar($id) ?? ''] ?? null;
    }

    /** The chosen carrier at the price that holds for this cart. */
    private function carrier(): ?object
    {
        $row = $this->row();
        $carrier = $this->find('carriers', $row->carrier_id);
        if ($carrier !== null) {
            $carrier->net = $row->carrier_net ?? $carrier->net;
        }
        return $carrier;
    }

    /** @return list<object> */
    private function addresses(): array
    {
        $columns = 'id, name, street, house_no, flat_no, city, zip_code, post, country, region';
        return $this->all("SELECT $columns FROM addresses WHERE session IS NULL OR session = ? ORDER BY id", $this->session);
    }

    private function find(string $table, mixed $id): ?object
    {
        return $this->all("SELECT * FROM $table WHERE id = ?", self::scalar($id))[0] ?? null;
    }

    /** @return array{} no message: the answer's cart says it all */
    private function set(string $column, int|string|null $value): array
    {
        $this->run("UPDATE carts SET $column = ? WHERE id = ?", $value, $this->row()->id);
        return [];
    }

    /** @return list<object> */
    private function all(string $sql, int|string|null ...$values): array
    {
        return $this->run($sql, ...$values)->fetchAll(PDO::FETCH_OBJ);
    }

    private function run(string $sql, int|string|null ...$values): \PDOStatement
    {
        $statement = $this->db->prepare($sql);
        $statement->execute($values);
        return $statement;
    }

    /** Ids arrive as numbers or as text; nothing else is one. */
    private static function scalar(mixed $raw): int|string|null
    {
        return is_int($raw) || is_string($raw) ? $raw : null;
    }

    private static function tell(string $slot, string $sentence): array
    {
        return [$slot => ['messages' => [$sentence], 'status' => 'success']];
    }

    private static function json(mixed $data): string
    {
        return json_encode($data, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }
}
