<?php

/** Returns and complaints in WordPress: on once the settings name their days, with mails, photos and a box of the order's screen. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Cart\Buyer;
use ShopElements\Cart\ExtraField;
use ShopElements\Http\Request;
use ShopElements\Http\UploadCalls;
use ShopElements\Shop\Shop;
use ShopElements\Store\PdoHistory;
use ShopElements\Store\PdoReturns;
use ShopElements\Store\PdoUploads;
use WP_Post;

final readonly class WordPressReturns
{
    private const FOLDER = 'shop_elements_folder';
    private const FIELD = 'shop_return';
    private const PHOTO = 'shop_return_photo';

    private function __construct(private Shop $shop, private PdoHistory $history, private PdoReturns $returns)
    {
    }

    /** The arguments of a `Shop`; none without the setting. @return array{returns?: PdoReturns, uploads?: PdoUploads} */
    public static function parts(PdoHistory $history): array
    {
        $days = WordPressSettings::returnDays();
        if ($days === null) {
            return [];
        }
        $reasons = WordPressSettings::returnReasons();
        $fields = $reasons === [] ? [] : [new ExtraField('reason', 'Powód', 'select', ExtraField::LINE, required: true, options: array_combine($reasons, $reasons))];
        $statuses = [WordPressOrders::STATUSES['shop-sent'][1], WordPressOrders::STATUSES['shop-done'][1]];
        $written = static fn (array $return, array $order) => self::tell($history, (int) $order['id'], "Zgłoszenie $return[number]", $return['text'], true);
        $folder = self::folder();
        return ['returns' => new PdoReturns($history->db, $days, $fields, $statuses, written: $written)] + ($folder === '' ? [] : ['uploads' => new PdoUploads($history->db, $folder)]);
    }

    public static function register(Shop $shop, PdoHistory $history): void
    {
        if (!$shop->returns instanceof PdoReturns) {
            return;
        }
        $own = new self($shop, $history, $shop->returns);
        $type = WordPressOrders::TYPE;
        add_action("add_meta_boxes_$type", static fn () => add_meta_box(self::FIELD, 'Zwroty i reklamacje', $own->show(...), $type, 'normal'));
        add_action("save_post_$type", $own->save(...));
        add_action('admin_post_' . self::PHOTO, $own->sendPhoto(...));
    }

    /** A new folder for buyers' files. Not every server obeys its `.htaccess`, so its name cannot be guessed either. */
    public static function begin(): void
    {
        if (self::folder() !== '') {
            return;
        }
        update_option(self::FOLDER, 'shop-elements-' . bin2hex(random_bytes(16)));
        wp_mkdir_p(self::folder());
        file_put_contents(self::folder() . '/.htaccess', "Require all denied\n");
        file_put_contents(self::folder() . '/index.html', '');
    }

    public static function deleteFiles(): void
    {
        $folder = self::folder();
        array_map(unlink(...), $folder === '' ? [] : array_filter(glob("$folder/{,.}*", GLOB_BRACE) ?: [], is_file(...)));
        $folder !== '' && is_dir($folder) && rmdir($folder);
    }

    private static function folder(): string
    {
        $name = (string) get_option(self::FOLDER, '');
        return $name === '' ? '' : WP_CONTENT_DIR . "/$name";
    }

    /** Writes mails, and their outcome into the order's history. */
    private static function tell(PdoHistory $history, int $order, string $subject, string $text, bool $isNew): void
    {
        $row = $history->db->one('SELECT guid, cart, filed_as FROM {orders} WHERE id = ?', $order);
        if ($row !== null) {
            $lines = [...explode("\n", $text), ...$history->orderPath === '' ? [] : ['Zamówienie, także bez logowania: ' . WordPressOrder::link($history->orderPath, $row['guid'])]];
            $outcome = WordPressMails::returned($subject, $history->numbered($order), json_decode($row['cart'], true), $lines, $isNew ? (int) $row['filed_as'] : null);
            WordPressOrders::note((int) $row['filed_as'], "$subject\n$outcome");
        }
    }

    /** The id of a post's order in the package's table; null for an imported order. */
    private function orderOf(int $post): ?int
    {
        $row = $this->history->db->one('SELECT id FROM {orders} WHERE filed_as = ?', $post);
        return $row === null ? null : (int) $row['id'];
    }

    private function show(WP_Post $post): void
    {
        $order = $this->orderOf($post->ID);
        $all = $order === null ? [] : $this->returns->all($order);
        echo $all === [] ? '<p>Nie ma zgłoszeń.</p>' : '';
        foreach ($all as $one) {
            $photos = array_map(static fn (string $photo, int $at): string => sprintf(' <a href="%s">Zdjęcie %d</a>', esc_url(admin_url('admin-post.php?action=' . self::PHOTO . "&order=$order&photo=$photo")), $at + 1), $one['photos'], array_keys($one['photos']));
            printf('<p><strong>%s</strong><br>%s%s</p>', esc_html($one['number']), nl2br(esc_html($one['text'])), implode('', $photos));
            $this->choose($one['id'], $one['number'], $one['status']);
        }
    }

    private function choose(int $id, string $number, string $status): void
    {
        $words = $status === PdoReturns::REJECTED ? array_intersect_key(PdoReturns::WORDS, [$status => 1]) : PdoReturns::WORDS;
        $options = array_map(static fn (string $one, string $word): string => sprintf('<option value="%s"%s>%s</option>', esc_attr($one), selected($one, $status, false), esc_html($word)), array_keys($words), $words);
        printf('<p><label>Stan zgłoszenia %s <select name="%s[%d]">%s</select></label></p>', esc_html($number), esc_attr(self::FIELD), $id, implode('', $options));
    }

    /** WordPress has checked the form's nonce. The buyer is told of a new state by mail. */
    private function save(int $post): void
    {
        $order = $this->orderOf($post);
        $sent = is_array($_POST[self::FIELD] ?? null) && current_user_can('edit_post', $post) ? wp_unslash($_POST[self::FIELD]) : [];
        foreach ($order === null || $sent === [] ? [] : $this->returns->all($order) as $one) {
            $status = $sent[$one['id']] ?? '';
            if (is_string($status) && isset(PdoReturns::WORDS[$status]) && $status !== $one['status'] && $this->returns->setStatus($one['id'], $status)) {
                self::tell($this->history, $order, "Zgłoszenie $one[number]: " . mb_strtolower(PdoReturns::WORDS[$status]), '', false);
            }
        }
    }

    /** A photo of a return, for the shop's staff; as a download, as for its buyer. */
    private function sendPhoto(): void
    {
        current_user_can(WordPressVisitor::MANAGE) || wp_die('Nie masz uprawnień do tej strony.', 403);
        $photo = (string) ($_GET['photo'] ?? '');
        foreach ($this->shop->uploads === null ? [] : $this->returns->all((int) ($_GET['order'] ?? 0)) as $one) {
            if (in_array($photo, $one['photos'], true)) {
                (new UploadCalls($this->shop, $this->shop->uploads, new Buyer($one['buyer'])))->send(new Request('GET', "{$this->shop->paths->uploads}/$photo"))->send();
                exit;
            }
        }
        wp_die('Nie ma takiego zdjęcia.', 404);
    }
}
