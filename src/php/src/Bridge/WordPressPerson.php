<?php

/** Personal data of a shop's customer in WordPress: fields of the profile, and the export and erasure by its privacy tools. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\Line;
use ShopElements\Contact;
use ShopElements\OrderPage;
use ShopElements\Shop\Shop;
use ShopElements\Store\Holdings;
use ShopElements\Store\PdoHistory;
use WP_Error;
use WP_User;

final readonly class WordPressPerson
{
    /** Labels by the contract's field of the client; the user's field has the prefix `shop_`. */
    private const PROFILE = [
        'phone' => 'Telefon', 'company' => 'Firma', 'nip' => 'NIP', 'address_street' => 'Ulica', 'address_house_no' => 'Nr domu i lokalu', 'address_zip_code' => 'Kod pocztowy', 'address_city' => 'Miejscowość',
    ];
    /** How many orders one step of the tools takes. */
    private const STEP = 50;
    private const OPEN = ['shop-new', 'shop-paid'];

    private function __construct(private Shop $shop, private PdoHistory $history, private Holdings $holdings)
    {
    }

    public static function register(Shop $shop, PdoHistory $history): void
    {
        $own = new self($shop, $history, new Holdings($history->db, $shop->carts));
        add_filter('user_contactmethods', static fn (array $all): array => $all + array_combine(self::names(), self::PROFILE));
        add_action('user_profile_update_errors', self::judge(...), 10, 3);
        add_action('set_logged_in_cookie', static fn (string $cookie, int $until, int $ends, int $user) => WordPress::guest() === '' || $own->holdings->move('guest ' . WordPress::guest(), "user $user"), 10, 4);
        $tool = static fn (callable $do): array => ['shop-elements' => ['exporter_friendly_name' => 'Sklep', 'eraser_friendly_name' => 'Sklep', 'callback' => $do]];
        add_filter('wp_privacy_personal_data_exporters', static fn (array $all): array => $all + $tool($own->export(...)));
        add_filter('wp_privacy_personal_data_erasers', static fn (array $all): array => $all + $tool($own->erase(...)));
    }

    /** @return list<string> */
    public static function names(): array
    {
        return array_map(static fn (string $one): string => "shop_$one", array_keys(self::PROFILE));
    }

    /** @return array<string, string> for `<shop-cart client>`; empty for a guest */
    public static function client(WP_User $user): array
    {
        $profile = array_combine(array_keys(self::PROFILE), array_map(static fn (string $name): string => (string) $user->get($name), self::names()));
        $own = ['name' => $profile['company'] ?: $user->display_name, 'first_name' => $user->first_name, 'last_name' => $user->last_name, 'email' => $user->user_email] + $profile;
        return array_filter(array_map(strval(...), $own), strlen(...));
    }

    /** Checks a profile; `$user` has the values as typed. */
    private static function judge(WP_Error $errors, bool $isUpdate, object $user): void
    {
        $field = static fn (string $name): string => (string) ($user->{"shop_$name"} ?? '');
        $faults = [
            'Telefon: nieprawidłowy numer.' => $field('phone') !== '' && !Contact::isPhone($field('phone')),
            'NIP: nieprawidłowy numer.' => $field('nip') !== '' && Contact::nip($field('nip')) === null,
            'Kod pocztowy: wymagany kod w formacie 00-000.' => preg_match('/^(\d{2}-\d{3})?$/D', $field('address_zip_code')) !== 1,
        ];
        foreach (array_keys(array_filter($faults)) as $sentence) {
            $errors->add('shop', $sentence);
        }
    }

    /** Orders with this e-mail, and of this account. @return array{list<array<string, mixed>>, list<string>} rows, and the keys of the person's carts */
    private function holdingsOf(string $email): array
    {
        $user = get_user_by('email', $email);
        $posts = get_posts(['post_type' => WordPressOrders::TYPE, 'post_status' => ['trash', ...array_keys(WordPressOrders::STATUSES)], 'numberposts' => -1, 'fields' => 'ids', 'meta_key' => 'shop_email', 'meta_value' => $email]);
        $rows = $this->history->db->among('SELECT id, guid, buyer, filed_as FROM {orders} WHERE filed_as IN (?) ORDER BY id', $posts);
        $guests = array_filter(array_column($rows, 'buyer'), static fn (string $key): bool => str_starts_with($key, 'guest '));
        $own = $user === false ? [] : $this->history->db->all('SELECT id, guid, buyer, filed_as FROM {orders} WHERE buyer = ? ORDER BY id', "user $user->ID");
        return [array_values(array_column([...$rows, ...$own], null, 'id')), array_values(array_unique([...$guests, ...$user === false ? [] : ["user $user->ID"]]))];
    }

    /** @return array{data: list<array<string, mixed>>, done: bool} */
    private function export(string $email, int $page = 1): array
    {
        [$rows, $keys] = $this->holdingsOf($email);
        $section = static fn (string $group, string $id, array $values): array => ['group_id' => "shop-$group", 'group_label' => $group, 'item_id' => "shop-$id", 'data' => array_map(
            static fn (int|string $name, string $value): array => ['name' => is_int($name) ? $group : $name, 'value' => nl2br(esc_html($value))],
            array_keys($values),
            $values,
        )];
        $data = [];
        foreach (array_slice($rows, ($page - 1) * self::STEP, self::STEP) as $row) {
            $notes = array_column(get_comments(['post_id' => $row['filed_as'] ?? 0, 'type' => WordPressOrders::NOTE]), 'comment_content');
            $number = $this->history->numbered($row['id']);
            $data[] = $section('Zamówienia', "order-$row[id]", [$number => OrderPage::text($this->history->seen(null, $row['guid'])['cart'] ?? [], $number), 'Historia' => implode("\n", $notes)]);
        }
        foreach ($page === 1 ? $keys : [] as $key) {
            $lines = array_map(static fn (Line $one): string => "{$one->quantity} {$one->product->unit} {$one->product->name}", $this->shop->carts->look($key)->allLines());
            $addresses = array_map(static fn (object $one): string => implode(' ', array_filter(get_object_vars($one))), $this->shop->addresses?->all(new Buyer($key)) ?? []);
            $data[] = $section('Koszyk', 'cart-' . md5($key), $lines);
            $data[] = $section('Adresy', 'addresses-' . md5($key), $addresses);
        }
        $user = get_user_by('email', $email);
        $profile = $user === false || $page > 1 ? [] : array_combine(self::PROFILE, array_map(static fn (string $name): string => (string) $user->get($name), self::names()));
        return ['data' => array_values(array_filter([...$data, $section('Profil', 'profile', array_filter($profile, strlen(...)))], static fn (array $one): bool => $one['data'] !== [])), 'done' => count($rows) <= $page * self::STEP];
    }

    /** Erases a person's data. An order that is not yet fulfilled stays as it is, and is listed. @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
    private function erase(string $email): array
    {
        [$rows, $keys] = $this->holdingsOf($email);
        $isOpen = static fn (array $row): bool => $row['filed_as'] === null || in_array(get_post_status((int) $row['filed_as']), self::OPEN, true);
        [$retained, $done] = [array_filter($rows, $isOpen), array_slice(array_values(array_filter($rows, static fn (array $row): bool => !$isOpen($row))), 0, self::STEP)];
        foreach ($done as $row) {
            WordPressOrders::rewrite((int) $row['filed_as'], $this->history->numbered($row['id']), $this->holdings->eraseFrom($row['id']));
        }
        array_map($this->holdings->erase(...), $keys);
        $user = get_user_by('email', $email);
        foreach ($user === false ? [] : [...self::names(), ...array_keys(WordPressApprovals::FIELDS)] as $name) {
            delete_user_meta($user->ID, $name);
        }
        $sentences = array_map(fn (array $row): string => "Zamówienie {$this->history->numbered($row['id'])} nie jest zakończone: zachowano je wraz z danymi.", array_values($retained));
        return ['items_removed' => $done !== [] || $keys !== [], 'items_retained' => $retained !== [], 'messages' => $sentences, 'done' => count($done) < self::STEP];
    }
}
