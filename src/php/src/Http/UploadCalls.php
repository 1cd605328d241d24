<?php

/** Receives the file of a further field, and sends it to its buyer: always as a download, never as a page. */

declare(strict_types=1);

namespace ShopElements\Http;

use ShopElements\Action\Outcome;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\ExtraField;
use ShopElements\Shop\FileType;
use ShopElements\Shop\Shop;
use ShopElements\Shop\Uploads;
use ShopElements\Texts;

final readonly class UploadCalls
{
    public function __construct(private Shop $shop, private Uploads $uploads, private Buyer $buyer)
    {
    }

    public function receive(Request $request): Response
    {
        $texts = $this->shop->texts;
        $name = $this->lastOf($request);
        $fields = $this->shop->fieldsFor($this->shop->carts->look($this->buyer->key), $this->buyer);
        $field = array_values(array_filter($fields, static fn (ExtraField $one): bool => $one->type === 'file' && $one->name === $name))[0] ?? null;
        $type = FileType::of($request->body);
        return match (true) {
            $field === null => self::refused($texts->noField, 404),
            strlen($request->body) > $field->maxBytes => self::refused(Texts::fill($texts->fileLarge, ['amount' => round($field->maxBytes / 1e6, 1)]), 413),
            $type === null || !in_array($type, $field->accept, true) => self::refused($texts->fileWrong, 415),
            default => $this->store($field->name, FileType::name($request->header('content-disposition'), $type), $type, $request->body),
        };
    }

    private function store(string $field, string $name, string $type, string $content): Response
    {
        $file = $this->uploads->receive($this->buyer->key, $field, $name, $type, $content);
        return $file === null ? self::refused($this->shop->texts->filesMany, 422) : Response::json(array_diff_key($file, ['type' => 1]));
    }

    public function send(Request $request): Response
    {
        $found = $this->uploads->open($this->buyer->key, $this->lastOf($request));
        return $found === null ? CartCalls::without($this->shop->texts->noField, 404) : new Response(200, $found['content'], $found['file']['type'], [
            'Content-Disposition' => "attachment; filename*=UTF-8''" . rawurlencode($found['file']['name']),
            'Content-Security-Policy' => "default-src 'none'; sandbox",
        ]);
    }

    private function lastOf(Request $request): string
    {
        return substr($request->path, strlen($this->shop->paths->uploads) + 1);
    }

    private static function refused(string $sentence, int $status): Response
    {
        return Response::json(['cart' => null, 'messages' => (object) Outcome::refused('extra_field', $sentence)->messages], $status);
    }
}
