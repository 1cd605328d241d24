<?php

/** Stub of WordPress for reading posts: `$posts` by id, with their fields as typed. */

declare(strict_types=1);

// The class is WordPress's.
// phpcs:disable PSR1.Classes.ClassDeclaration.MissingNamespace, Squiz.Classes.ValidClassName.NotCamelCaps

final class WP_Post
{
    public string $post_type = 'shop_product';
    public string $post_status = 'publish';
    public string $post_name = '';

    /** @param array<string, string> $meta */
    public function __construct(public int $ID, public string $post_title, public array $meta)
    {
    }
}

function get_post(int $id): ?WP_Post
{
    return $GLOBALS['posts'][$id] ?? null;
}

function get_post_meta(int $id, string $field, bool $isSingle): string
{
    return $GLOBALS['posts'][$id]->meta[$field] ?? '';
}

function wp_cache_delete(int $id, string $group): bool
{
    $GLOBALS['forgotten'][] = "$group $id";
    return true;
}

function add_action(string $name, Closure $do, int $priority = 10, int $count = 1): void
{
    $GLOBALS['actions'][$name][] = $do;
}

function get_the_post_thumbnail_url(WP_Post $post): string|false
{
    return false;
}

function get_permalink(WP_Post $post): string
{
    return "/produkt/$post->ID";
}
