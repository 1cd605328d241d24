<?php

/** Tests that what the package's README says happens, sentence by sentence, and that the names in it and in CLASSES.md exist. */

declare(strict_types=1);

namespace ShopElements\Test;

use PHPUnit\Framework\TestCase;
use ReflectionClass;
use ShopElements\Cart\{Buyer, Carrier, Cart, Line, Money, Payment, Product, Refused, UnreadablePrice};
use ShopElements\{Elements, OrderPage, WrongTag};
use ShopElements\Shop\{ContactFields, Shop};
use ShopElements\Store\{Db, Goods, Holdings, OwnOffer, PdoAddresses, PdoCarts, PdoHistory, PdoKeys, PdoOffer};

final class ReadmeTest extends TestCase
{
    private Db $db;
    private PdoOffer $offer;
    private PdoCarts $carts;
    private Shop $shop;
    private Buyer $buyer;

    protected function setUp(): void
    {
        $this->db = Readme::db();
        $this->buyer = new Buyer('anna');
        $this->open();
    }

    private function open(mixed ...$more): void
    {
        $ofCarts = array_intersect_key($more, ['placed' => 1, 'pricesStand' => 1]);
        $this->offer = new PdoOffer($this->db);
        $this->carts = new PdoCarts($this->db, $this->offer, ...$ofCarts);
        $this->shop = new Shop($this->carts, $this->offer, $this->carts, new PdoKeys($this->db), new PdoAddresses($this->db), ...array_diff_key($more, $ofCarts));
    }

    private function says(string ...$sentences): void
    {
        foreach ($sentences as $one) {
            self::assertStringContainsString($one, Readme::text());
        }
    }

    private function stock(): mixed
    {
        return $this->db->one('SELECT stock FROM {products} WHERE id = 1')['stock'];
    }

    public function testClassesMdNamesExistingClasses(): void
    {
        $classes = Readme::classes();
        self::assertGreaterThan(60, count($classes));
        self::assertSame([], array_filter($classes, static fn (string $one): bool => !class_exists($one) && !interface_exists($one) && !enum_exists($one)));
    }

    public function testEachNameOfTheReadmeExists(): void
    {
        $classes = Readme::classes() + ['Elements' => Elements::class, 'OrderPage' => OrderPage::class];
        preg_match_all('/`([^`]+)`/', Readme::prose(), $found);
        $missing = [];
        foreach ($found[1] as $code) {
            if (preg_match('/^ShopElements(\\\\\w+){2,}$/D', $code) === 1 && !class_exists($code) && !enum_exists($code)) {
                $missing[] = $code;
            }
            preg_match_all('/\b([A-Z]\w+)::(\$?\w+)/', $code, $members, PREG_SET_ORDER);
            foreach ($members as [$whole, $class, $member]) {
                $of = isset($classes[$class]) ? new ReflectionClass($classes[$class]) : null;
                $name = ltrim($member, '$');
                $isTag = $of?->getName() === Elements::class && $of->hasMethod('__callStatic') && !str_starts_with($member, '$');
                if ($of !== null && !$isTag && !($of->hasMethod($name) || $of->hasProperty($name) || $of->hasConstant($name))) {
                    $missing[] = $whole;
                }
            }
            preg_match_all('/\b([A-Z]\w+)\([^()]*?(\w+): /', $code, $arguments, PREG_SET_ORDER);
            foreach ($arguments as [$whole, $class, $argument]) {
                $of = isset($classes[$class]) ? (new ReflectionClass($classes[$class]))->getConstructor() : null;
                $names = array_map(static fn (object $one): string => $one->getName(), $of?->getParameters() ?? []);
                if ($of !== null && !in_array($argument, $names, true)) {
                    $missing[] = $whole;
                }
            }
        }
        self::assertSame([], $missing);
    }

    public function testReadsPrices(): void
    {
        $this->says('`Money::read` reads what databases and people write: `42.90`, `42.9000`, `42,90`, `1 234,50`, 42.9.', 'For anything else it throws `UnreadablePrice` with the value and your second argument', 'It does not round');
        self::assertSame([4290, 4290, 4290, 123450, 4290], array_map(Money::read(...), ['42.90', '42.9000', '42,90', '1 234,50', 42.9]));
        self::assertSame(4291, Money::read(round((float) '42.9051', 2)));
        foreach (['abc', '', null, '42.905'] as $wrong) {
            try {
                self::fail('read ' . Money::read($wrong, 'KLE-25, cena'));
            } catch (UnreadablePrice $fault) {
                self::assertStringContainsString('KLE-25, cena', $fault->getMessage());
            }
        }
    }

    public function testReadsRates(): void
    {
        $this->says('`new Product` without `vat` has the rate 23', 'which may hold `23`, `23.00`, `zw`, `np` or `oo`');
        self::assertSame('23', (string) (new Product(1, 'Klej', 100))->vat);
        foreach (['23' => 123, '23.00' => 123, 'zw' => 100, 'np' => 100, 'oo' => 100] as $rate => $gross) {
            $product = new Product(1, 'Klej', 100, vat: (string) $rate);
            self::assertSame($gross, Money::gross($product->net, $product->vat), (string) $rate);
        }
    }

    public function testRefusesGoodsForNothing(): void
    {
        $this->says('A single line may cost 0; the package refuses an order whose priced goods cost 0 together, or with a negative price.');
        $this->db->run('UPDATE {products} SET net = 0 WHERE id = 2');
        self::assertSame(422, Readme::order($this->shop, $this->buyer, 2)[0]);
        self::assertSame(200, Readme::order($this->shop, $this->buyer)[0]);
    }

    public function testTakesGoodsWithTheOrder(): void
    {
        $this->says('If it returns false, nothing is ordered or taken, and the buyer reads the name of the product.', 'Products without a stock (null) are not counted.');
        self::assertSame(200, Readme::order($this->shop, $this->buyer, 2, 400)[0]);
        $product = static fn (string $id): Product => new Product($id, 'Klej', 4290, stock: 5);
        $offer = new OwnOffer(static fn (array $ids): array => array_map($product, $ids), [new Carrier(1, 'Odbiór', 'pickup', 0)], [new Payment(1, 'Przy odbiorze')], static fn (): bool => false);
        $carts = new PdoCarts($this->db, $offer);
        [$status, , $messages] = Readme::order(new Shop($carts, $offer, $carts), new Buyer('ola'), 'KLE-25');
        self::assertSame(422, $status);
        self::assertStringContainsString('Klej', implode(' ', $messages['quantity']['messages']));
        self::assertSame('1', (string) $this->db->one('SELECT COUNT(*) AS n FROM {orders}')['n']);
    }

    public function testPlacedMayRefuse(): void
    {
        $this->says("`placed` can refuse as well: `throw new Refused('payment_id', 'Limit wyczerpany.')` undoes everything, and the sentence appears in that slot");
        $this->open(placed: static fn () => throw new Refused('payment_id', 'Limit wyczerpany.'));
        [$status, $cart, $messages] = Readme::order($this->shop, $this->buyer);
        self::assertSame([422, ['Limit wyczerpany.'], 1, 5], [$status, $messages['payment_id']['messages'], count($cart['items']), (int) $this->stock()]);
    }

    public function testCancelsOnce(): void
    {
        $this->says('cancels an order and puts back what it took, once');
        Readme::order($this->shop, $this->buyer, quantity: 2);
        $id = (int) $this->db->one('SELECT id FROM {orders}')['id'];
        self::assertSame(3, (int) $this->stock());
        $goods = new Goods($this->db, $this->offer);
        self::assertSame([true, false, 5], [$goods->cancel($id), $goods->cancel($id), (int) $this->stock()]);
    }

    public function testReadsContactFields(): void
    {
        $this->says("`ContactFields::in(\$seen)` reads them in `placed`, and `ContactFields::in(\$order['cart'])` from an order of `PdoHistory`.", "deletes a person's data", 'removes the person from an order', '`OrderPage::text` prints the order as text');
        $read = [];
        $this->open(extraFields: ContactFields::of(...), placed: static function (Buyer $buyer, Cart $cart, string $guid, array $seen) use (&$read): void {
            $read = [$guid, ContactFields::in($seen)];
        });
        $anna = new Buyer('anna', ['first_name' => 'Anna', 'last_name' => 'Nowak', 'phone' => '601202303', 'email' => 'anna@nowak.example']);
        self::assertSame(200, Readme::order($this->shop, $anna)[0]);
        [$guid, $person] = $read;
        self::assertSame(['Anna Nowak', 'anna@nowak.example'], [$person['name'], $person['email']]);
        $order = (new PdoHistory($this->db))->seen($anna, $guid);
        self::assertSame($person, ContactFields::in($order['cart']));
        self::assertStringContainsString('Klej do gresu', OrderPage::text($order['cart'], 'Zamówienie'));
        $holdings = new Holdings($this->db, $this->carts);
        $holdings->eraseFrom((int) $order['id']);
        self::assertStringNotContainsString('Nowak', (string) $this->db->one('SELECT cart FROM {orders}')['cart']);
        Readme::post($this->shop, $anna, ['add_product' => 1]);
        $holdings->erase('anna');
        self::assertSame([], $this->carts->look('anna')->lines);
    }

    public function testShowsAnOrderToItsBuyer(): void
    {
        $this->says('returns the order, or null for any other buyer', 'it returns true only the first time', 'After the order the browser goes to `/zamowienie/` followed by the guid');
        Readme::order($this->shop, $this->buyer);
        ['id' => $id, 'guid' => $guid] = $this->db->one('SELECT id, guid FROM {orders}');
        $history = new PdoHistory($this->db);
        self::assertNull($history->seen(new Buyer('ola'), $guid));
        self::assertSame([true, false], [$history->setPaid((int) $id), $history->setPaid((int) $id)]);
        self::assertStringContainsString('Klej do gresu', OrderPage::print($history->seen($this->buyer, $guid)['cart'], 'Zamówienie 1'));
    }

    public function testFiltersNumericIds(): void
    {
        $this->says('If your ids are numbers, `Db::rowIds($ids)` filters the numeric ones.');
        self::assertSame([1, 12], array_values(Db::rowIds(['1', 'KLE-25', '12', '1; DROP'])));
    }

    public function testHoldsPrices(): void
    {
        $this->says('`new PdoCarts(…, pricesStand: null)` a line keeps the price that it was added with', 'with `pricesStand: 3600`, for an hour');
        foreach ([[0, '50.00'], [null, '42.90'], [3600, '42.90']] as [$stand, $price]) {
            $this->db->run('UPDATE {products} SET net = 4290 WHERE id = 1');
            $this->open(pricesStand: $stand);
            $buyer = new Buyer("kupiec $stand");
            Readme::post($this->shop, $buyer, ['add_product' => 1]);
            $this->db->run('UPDATE {products} SET net = 5000 WHERE id = 1');
            $line = Readme::post($this->shop, $buyer, [])[1]['items'][0];
            self::assertSame($price, $line['prices']['net']);
            self::assertSame($stand !== 0, preg_match('/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/D', $line['price_until'] ?? '') === 1);
        }
    }

    public function testMovesAGuestOnce(): void
    {
        $this->says('Quantities of the same product are added, at most up to the stock, and never below either cart', 'does the same to two `Cart`s');
        $account = 'nowak';
        $_SESSION = ['buyer' => 'gosc'];
        Readme::post($this->shop, new Buyer('gosc'), ['add_products' => [['id' => 1, 'quantity' => 3]]]);
        Readme::post($this->shop, new Buyer('user nowak'), ['add_products' => [['id' => 1, 'quantity' => 4]]]);
        $code = str_replace("session_regenerate_id(true);\n", '', Readme::block('session_regenerate_id'));
        foreach ([1, 2] as $_) {
            Readme::run($code, ['account' => $account, 'db' => $this->db, 'carts' => $this->carts]);
            self::assertSame([5], array_map(static fn (Line $line): int => $line->quantity, $this->carts->look('user nowak')->lines));
        }
        $product = new Product(1, 'Klej', 4290, stock: 5);
        [$mine, $guest] = [new Cart(1, [new Line(1, $product, 4, 4290)]), new Cart(2, [new Line(2, $product, 3, 4290)])];
        $mine->take($guest);
        self::assertSame(5, $mine->lines[0]->quantity);
    }

    public function testPrintsTags(): void
    {
        $this->says("prints the tag, escaped; JSON goes into a child script. A misspelt attribute throws an exception or, with `Elements::\$isStrict = false`, is logged");
        $html = Elements::cart(['cart-url' => '/koszyk?a="', 'client' => ['name' => '</script>']]);
        self::assertStringContainsString('cart-url="/koszyk?a=&quot;"><script type="application/json">', $html);
        self::assertSame(1, substr_count($html, '</script>'));
        $this->expectException(WrongTag::class);
        Elements::cart(['cart-ulr' => '/koszyk']);
    }

    public function testHoldsCartsForApprovalAndQuotes(): void
    {
        $this->says('A request for approval and a quote are frozen carts, each at `/koszyk/{id}`');
        $this->db->run('CREATE TABLE mails (recipients TEXT, subject TEXT)');
        $this->db->run('UPDATE {products} SET stock = NULL, net = 200000');
        $people = ['user 5' => new Buyer('user 5', person: 'Jan', company: 'budowa'), 'user 7' => new Buyer('user 7', person: 'Ewa Nowak', company: 'budowa')];
        $all = Readme::run(Readme::block('new PdoApprovals('), ['db' => $this->db, 'carts' => $this->carts, 'offer' => $this->offer, 'people' => $people]);
        [$shop, $jan] = [$all['shop'], $people['user 5']];
        foreach ([['add_products' => [['id' => 1, 'quantity' => 2]]], ['carrier' => ['id' => 1]], ['payment' => ['id' => 1]]] as $body) {
            $cart = Readme::post($shop, $jan, $body)[1];
        }
        self::assertSame('not required', $cart['approval']['state'] ?? 'not required');
        $cart = Readme::post($shop, $jan, ['quantity' => [$cart['items'][0]['id'] => 3], 'cartToUpdate' => $cart['id']])[1];
        self::assertStringContainsString('przekracza limit 5 000,00 zł', implode(' ', $cart['approval']['reasons']));
        $seen = ['cart_id' => $cart['id'], 'revision' => $cart['revision'], 'total_gross' => $cart['prices']['total_gross']];
        [$status, , $messages] = Readme::post($shop, $jan, ['ask_quote' => ['note' => 'Taniej'], 'seen' => $seen]);
        self::assertSame(200, $status, (string) json_encode($messages));
        self::assertCount(1, $all['quotes']->asked());
        Readme::run(Readme::block('$quotes->asked()'), ['quotes' => $all['quotes'], 'shop' => $shop]);
        self::assertSame([], $all['quotes']->asked());
        self::assertNotNull($shop->at($jan, $cart['id']));
        self::assertNull($shop->at(new Buyer('obcy'), $cart['id']));
        self::assertNotSame([], $this->db->all('SELECT subject FROM mails'));
    }

    public function testPrintsTheFormOfAWithdrawal(): void
    {
        $this->says('The form inside works without scripts');
        $this->open(withdrawals: new \ShopElements\Store\PdoWithdrawals($this->db, static fn (): mixed => null));
        $_SESSION = [];
        ob_start();
        Readme::run('use ShopElements\Elements;' . str_replace('Csrf::ofSession()->token()', "'znak'", Readme::block('new WithdrawalCalls(')), ['shop' => $this->shop, '_GET' => []]);
        $html = (string) ob_get_clean();
        self::assertMatchesRegularExpression('~^<shop-withdrawal url="/odstapienie".*<form.*value="znak".*</form>.*</shop-withdrawal>$~s', $html);
    }

    public function testPrintsTheFormThatFindsAnOrder(): void
    {
        $this->says('It opens this order to read');
        $guests = new \ShopElements\Store\PdoGuestOrders(new \ShopElements\Store\PdoHistory($this->db), str_repeat('x', 32), static fn (): mixed => null);
        $this->open(guestOrders: $guests);
        ob_start();
        Readme::run('use ShopElements\Elements;' . str_replace('Csrf::ofSession()->token()', "'znak'", Readme::block('new GuestCalls(')), ['shop' => $this->shop]);
        $html = (string) ob_get_clean();
        self::assertMatchesRegularExpression('~^<shop-orders find-url="/znajdz-zamowienie".*<form.*value="znak".*</form>.*</shop-orders>$~s', $html);
    }
}
