<?php

/** A tag or an attribute that does not exist, or an attribute's wrong value. The message is English; the fields serve messages in another language. */

declare(strict_types=1);

namespace ShopElements;

use InvalidArgumentException;

final class WrongTag extends InvalidArgumentException
{
    /**
     * @param string $url of the page about this fault
     * @param string|list<string> $kind of the attribute, as in `Elements::ATTRIBUTES`; `none` if the tag has no such attribute
     * @param string $nearest the most similar existing name, or empty
     */
    public function __construct(
        string $message,
        public readonly string $url,
        public readonly string $tag,
        public readonly string $attribute = '',
        public readonly string|array $kind = 'none',
        public readonly string $nearest = '',
    ) {
        $question = $nearest === '' ? '' : " Is it $nearest?";
        parent::__construct("$message$question See $url");
    }
}
