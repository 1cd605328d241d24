<?php

/** Mails about an order, by `wp_mail`, as text and HTML. A mail that fails becomes a note of the order; the order stays. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use PHPMailer\PHPMailer\PHPMailer;
use ShopElements\Cart\Money;
use ShopElements\OrderPage;
use ShopElements\Shop\ContactFields;
use Throwable;

final class WordPressMails
{
    /** Sends the mails to the shop and to the buyer. @param array<string, mixed> $cart @param list<string> $more lines above the order @return string their outcome */
    public static function placed(string $number, array $cart, int $post, array $more = []): string
    {
        [$buyer, $shop] = [ContactFields::in($cart), self::shop()];
        $total = Money::shown($cart['prices']['total_gross']);
        return implode("\n", [
            'Sklep: ' . self::send($shop, "Nowe zamówienie $number, $total", [$buyer['name'], admin_url("post.php?post=$post&action=edit"), ...$more], $cart, $number, $buyer['email']),
            'Kupujący: ' . self::send($buyer['email'], "Zamówienie $number", ['Dziękujemy za zamówienie. Przyjęliśmy je do realizacji.', ...$more], $cart, $number, $shop),
        ]);
    }

    /** Sends the mail about a new status to the buyer. @param array<string, mixed> $cart @param list<string> $more */
    public static function changed(string $number, array $cart, string $status, array $more = []): string
    {
        $sentence = "Zamówienie $number zostało $status.";
        return 'Kupujący: ' . self::send(ContactFields::in($cart)['email'], "Zamówienie $number: $status", [$sentence, ...$more], $cart, $number, self::shop());
    }

    /** Sends the mail about a return to the buyer; about a new one also to the shop. @param array<string, mixed> $cart @param list<string> $lines @param ?int $post of the order, for the shop; null: not to the shop */
    public static function returned(string $subject, string $number, array $cart, array $lines, ?int $post): string
    {
        [$buyer, $shop] = [ContactFields::in($cart), self::shop()];
        return implode("\n", [
            ...$post === null ? [] : ['Sklep: ' . self::send($shop, "$subject do zamówienia $number", [$buyer['name'], admin_url("post.php?post=$post&action=edit"), ...$lines], $cart, $number, $buyer['email'])],
            'Kupujący: ' . self::send($buyer['email'], "$subject do zamówienia $number", $lines, $cart, $number, $shop),
        ]);
    }

    private static function shop(): string
    {
        return (string) apply_filters('shop_elements_mail_to', get_option('admin_email'));
    }

    /** @param list<string> $lines text above the order @param array<string, mixed> $cart */
    private static function send(string $to, string $subject, array $lines, array $cart, string $number, string $replyTo): string
    {
        if ($to === '') {
            return 'nie ma adresu e-mail.';
        }
        $shop = wp_specialchars_decode((string) get_option('blogname'), ENT_QUOTES);
        $lines = array_filter($lines, strlen(...));
        $finish = static function (PHPMailer $mail) use ($lines, $cart, $number, $shop): void {
            // A site may set another sender.
            $mail->FromName = $mail->FromName === 'WordPress' ? $shop : $mail->FromName;
            $mail->AltBody = implode("\n", $lines) . "\n\n" . OrderPage::text($cart, "Zamówienie $number");
        };
        $intro = implode('', array_map(static fn (string $one): string => '<p>' . make_clickable(esc_html($one)) . '</p>', $lines));
        $html = "<!doctype html><html lang=\"pl\"><head><meta charset=\"utf-8\"></head><body>$intro"
            . str_replace(['<table>', '<dt>'], ['<table border="1" cellpadding="6" style="border-collapse:collapse">', '<dt style="font-weight:bold">'], OrderPage::print($cart, "Zamówienie $number")) . '</body></html>';
        $headers = ['Content-Type: text/html; charset=UTF-8', ...$replyTo === '' ? [] : ["Reply-To: $replyTo"]];
        add_action('phpmailer_init', $finish);
        try {
            return wp_mail($to, "$subject – $shop", $html, $headers) ? 'e-mail wysłany.' : 'nie udało się wysłać e-maila.';
        } catch (Throwable $bug) {
            error_log("Shop Elements: a mail could not be sent: $bug");
            return 'nie udało się wysłać e-maila.';
        } finally {
            remove_action('phpmailer_init', $finish);
        }
    }
}
