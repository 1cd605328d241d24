<?php

/** Stub of WordPress for posts and mails of orders: `$site` holds what was written, and which calls fail. */

declare(strict_types=1);

// The class is WordPress's.
// phpcs:disable PSR1.Classes.ClassDeclaration.MissingNamespace, Squiz.Classes.ValidClassName.NotCamelCaps, PSR1.Methods.CamelCapsMethodName.NotCamelCaps

const DAY_IN_SECONDS = 86400;

final class WP_Error
{
    public function get_error_message(): string
    {
        return 'No.';
    }
}

function add_filter(string $name, callable $do, int $priority = 10, int $count = 1): void
{
    $GLOBALS['site']['hooks'][$name][] = $do;
}

function remove_action(string $name, callable $do): void
{
    $GLOBALS['actions'][$name] = array_filter($GLOBALS['actions'][$name], static fn (callable $one): bool => $one !== $do);
}

function apply_filters(string $name, mixed $value): mixed
{
    return array_reduce($GLOBALS['site']['hooks'][$name] ?? [], static fn (mixed $so, callable $do): mixed => $do($so), $value);
}

function get_option(string $name, string $else = ''): string
{
    return $GLOBALS['site']['options'][$name] ?? ['admin_email' => 'shop@nowak.example', 'blogname' => 'Składnica &amp; Syn'][$name] ?? $else;
}

function home_url(): string
{
    return 'https://sklep.example/sklep';
}

function wp_salt(string $scheme): string
{
    return "of $scheme";
}

/** Like WordPress: the closure receives the mailer, and its exceptions are caught. @param list<string> $headers */
function wp_mail(string $to, string $subject, string $html, array $headers): bool
{
    if ($GLOBALS['site']['refuses'] === $to) {
        return false;
    }
    if ($GLOBALS['site']['breaks'] === $to) {
        throw new TypeError('Of another plugin.');
    }
    $mailer = new \PHPMailer\PHPMailer\PHPMailer();
    foreach ($GLOBALS['actions']['phpmailer_init'] as $do) {
        $do($mailer);
    }
    $GLOBALS['site']['mails'][] = ['to' => $to, 'subject' => $subject, 'html' => $html, 'headers' => $headers, 'text' => $mailer->AltBody, 'from' => $mailer->FromName];
    return true;
}

/** @param array<string, mixed> $post */
function wp_insert_post(array $post, bool $isLoud): int|WP_Error
{
    if ($GLOBALS['site']['isFull']) {
        return new WP_Error();
    }
    $GLOBALS['site']['posts'][] = stripslashes_deep($post);
    return count($GLOBALS['site']['posts']);
}

function stripslashes_deep(mixed $one): mixed
{
    return is_array($one) ? array_map(stripslashes_deep(...), $one) : (is_string($one) ? stripslashes($one) : $one);
}

function wp_slash(mixed $one): mixed
{
    return is_array($one) ? array_map(wp_slash(...), $one) : (is_string($one) ? addslashes($one) : $one);
}

/** @param array<string, mixed> $query @return list<int> */
function get_posts(array $query): array
{
    $places = array_keys(array_column($GLOBALS['site']['posts'], 'post_name'), $query['name'], true);
    return array_map(static fn (int $at): int => $at + 1, $places);
}

/** @param array<string, mixed> $note */
function wp_insert_comment(array $note): void
{
    $GLOBALS['site']['notes'][] = stripslashes_deep($note)['comment_content'];
}

function wp_get_current_user(): object
{
    return (object) ['ID' => 0, 'display_name' => ''];
}

function kses_remove_filters(): void
{
    $GLOBALS['site']['kses'] = 'off';
}

function kses_init(): void
{
    $GLOBALS['site']['kses'] = 'on';
}

function get_date_from_gmt(string $time, string $format = 'Y-m-d H:i:s'): string
{
    return date($format, (int) strtotime("$time UTC"));
}

function admin_url(string $path): string
{
    return "https://sklep.example/wp-admin/$path";
}

function esc_html(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES);
}

function make_clickable(string $text): string
{
    return $text;
}

function wp_specialchars_decode(string $text, int $flags): string
{
    return htmlspecialchars_decode($text, $flags);
}
