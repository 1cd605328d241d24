<?php

/** Decides what pages of other origins are answered: those named one by one, and no more calls than they need. */

declare(strict_types=1);

namespace ShopElements\Http;

use ShopElements\Shop\Partner;
use ShopElements\Shop\Shop;

final readonly class Partners
{
    public function __construct(private Shop $shop)
    {
    }

    /** Whose page asks; null where it is none, or for none of the calls that it may have. */
    public function ask(Request $request): ?Partner
    {
        $isAdding = $request->path === $this->shop->paths->add;
        foreach (in_array($request->path, $this->shop->paths->shared(), true) ? $this->shop->partners : [] as $partner) {
            // Into which cart, if nobody may be known there?
            if ($partner->origin === $request->header('origin') && ($partner->withCredentials || !$isAdding)) {
                return $partner;
            }
        }
        return null;
    }

    /** The browser’s question before the call. Nobody is told who else may ask. */
    public function preflight(Request $request): ?Response
    {
        if ($this->shop->partners === [] || !in_array($request->path, $this->shop->paths->shared(), true)) {
            return null;
        }
        return $this->allow($this->ask($request), new Response(204, type: 'text/plain', headers: [
            'Access-Control-Allow-Methods' => 'POST',
            'Access-Control-Allow-Headers' => 'Accept, Content-Type, X-Requested-With',
            'Access-Control-Max-Age' => '600',
        ]));
    }

    public function allow(?Partner $partner, Response $answer): Response
    {
        $headers = $partner === null ? [] : $answer->headers + ['Access-Control-Allow-Origin' => $partner->origin];
        $known = $partner?->withCredentials === true ? ['Access-Control-Allow-Credentials' => 'true'] : [];
        return new Response($answer->status, $answer->body, $answer->type, $headers + $known + ['Vary' => 'Origin']);
    }
}
