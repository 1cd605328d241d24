<?php

/** Receives the file of a further field or a photo of a return, and sends it to its buyer: always as a download, never as a page. */

declare(strict_types=1);

namespace ShopElements\Http;

use ShopElements\Action\Outcome;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\ExtraField;
use ShopElements\Shop\FileType;
use ShopElements\Shop\Returns;
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
        if ($this->shop->returns !== null && str_starts_with($name, Returns::PHOTOS)) {
            return $this->receivePhoto($request, $name);
        }
        $fields = $this->shop->fieldsFor($this->shop->carts->look($this->buyer->key), $this->buyer);
        $field = array_values(array_filter($fields, static fn (ExtraField $one): bool => $one->type === 'file' && $one->name === $name))[0] ?? null;
        $type = FileType::of($request->body);
        return match (true) {
            $field === null => self::refused($texts->noField, 404),
            strlen($request->body) > $field->maxBytes => self::refused(Texts::fill($texts->fileLarge, ['amount' => round($field->maxBytes / 1e6, 1)]), 413),
            $type === null || !in_array($type, $field->accept, true) => self::refused($texts->fileWrong, 415),
            default => $this->store($field->name, FileType::name($request->header('content-disposition'), $type), $type, $request->body, self::refused($texts->filesMany, 422)),
        };
    }

    /** Of an order that this person may return lines of. */
    private function receivePhoto(Request $request, string $name): Response
    {
        $order = $this->shop->order($this->buyer, substr($name, strlen(Returns::PHOTOS))) ?? [];
        $isTaken = in_array(Returns::ACTION, array_column($order['actions'] ?? [], 'name'), true);
        $most = (int) ($order['return']['photo_bytes'] ?? 0);
        $type = FileType::of($request->body);
        $texts = $this->shop->texts;
        return match (true) {
            !$isTaken => self::refused($texts->noHeld, 404, Returns::ACTION),
            strlen($request->body) > $most => self::refused(Texts::fill($texts->fileLarge, ['amount' => round($most / 1e6, 1)]), 413, Returns::ACTION),
            $type === null || !in_array($type, FileType::PICTURES, true) => self::refused($texts->fileWrong, 415, Returns::ACTION),
            default => $this->store($name, FileType::name($request->header('content-disposition'), $type), $type, $request->body, self::refused($texts->photosMany, 422, Returns::ACTION)),
        };
    }

    private function store(string $field, string $name, string $type, string $content, Response $refusal): Response
    {
        $file = $this->uploads->receive($this->buyer->key, $field, $name, $type, $content);
        return $file === null ? $refusal : Response::json(array_diff_key($file, ['type' => 1]));
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

    private static function refused(string $sentence, int $status, string $slot = 'extra_field'): Response
    {
        return Response::json(['cart' => null, 'messages' => (object) Outcome::refused($slot, $sentence)->messages], $status);
    }
}
