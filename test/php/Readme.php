<?php

/** Reads the package's README: its sentences, its blocks of code, and the shop that it begins with. */

declare(strict_types=1);

namespace ShopElements\Test;

use PDO;
use ShopElements\Cart\Buyer;
use ShopElements\Http\CartCalls;
use ShopElements\Shop\Shop;
use ShopElements\Store\{Db, Migrations};

final class Readme
{
    private const FOLDER = __DIR__ . '/../../src/php';

    /** In one line. */
    public static function text(): string
    {
        return (string) preg_replace('/\s+/', ' ', self::source());
    }

    public static function source(): string
    {
        return (string) file_get_contents(self::FOLDER . '/README.md');
    }

    /** The sections of text, without blocks of code. */
    public static function prose(): string
    {
        return (string) preg_replace('/^```.*?^```$/ms', '', self::source());
    }

    /** The block of PHP that contains this text. */
    public static function block(string $part): string
    {
        preg_match_all('/^```php\n(.*?)^```$/ms', self::source(), $found);
        return array_values(array_filter($found[1], static fn (string $one): bool => str_contains($one, $part)))[0];
    }

    /** @return array<string, class-string> by their short names, as CLASSES.md lists them */
    public static function classes(): array
    {
        preg_match_all('/`(ShopElements(?:\\\\\w+)+)`: /', (string) file_get_contents(self::FOLDER . '/CLASSES.md'), $found);
        $names = array_unique($found[1]);
        return array_combine(array_map(static fn (string $one): string => substr((string) strrchr($one, '\\'), 1), $names), $names);
    }

    /**
     * Runs code of the README with these variables, under the namespaces of CLASSES.md.
     *
     * @param array<string, mixed> $variables
     * @return array<string, mixed> the variables afterwards
     */
    public static function run(string $code, array $variables): array
    {
        $uses = implode('', array_map(static fn (string $one): string => "use $one;\n", self::classes()));
        return (static function (string $code, array $variables): array {
            extract($variables);
            eval($code);
            return get_defined_vars();
        })("$uses$code", $variables);
    }

    public static function db(): Db
    {
        $db = new Db(new PDO('sqlite::memory:'));
        Migrations::run($db);
        $db->run("INSERT INTO {products} (sku, name, unit, net, stock) VALUES ('KLE-25', 'Klej do gresu', 'worek', 4290, 5), ('FUG-5', 'Fuga', 'szt.', 2190, NULL)");
        $db->run("INSERT INTO {carriers} (name, type, net) VALUES ('Odbiór w oddziale', 'pickup', 0)");
        $db->run("INSERT INTO {payments} (name) VALUES ('Przy odbiorze')");
        return $db;
    }

    /** @return array{int, array<string, mixed>, array<string, array{messages: list<string>}>} status, cart, messages */
    public static function post(Shop $shop, Buyer $buyer, array $body): array
    {
        $response = (new CartCalls($shop, $buyer))->answer((string) json_encode($body === [] ? (object) [] : $body));
        $answer = json_decode($response->body, true, flags: JSON_THROW_ON_ERROR);
        return [$response->status, $answer['cart'] ?? [], $answer['messages'] ?? []];
    }

    /** Adds a product, chooses, and orders. @return array{int, array<string, mixed>, array<string, array{messages: list<string>}>} */
    public static function order(Shop $shop, Buyer $buyer, int|string $product = 1, int $quantity = 1): array
    {
        foreach ([['add_products' => [['id' => $product, 'quantity' => $quantity]]], ['carrier' => ['id' => 1]], ['payment' => ['id' => 1]]] as $body) {
            self::post($shop, $buyer, $body);
        }
        return self::post($shop, $buyer, ['confirm' => true]);
    }
}
