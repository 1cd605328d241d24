<?php

/** Decides what pages of other origins are answered: only listed origins, and only the calls that they need. */

declare(strict_types=1);

namespace ShopElements\Http;

use ShopElements\Shop\Partner;
use ShopElements\Shop\Shop;

final readonly class Partners
{
    public function __construct(private Shop $shop)
    {
    }

    /** The partner whose page asks; null if it is not a partner's, or partners may not make this call. */
    public function ask(Request $request): ?Partner
    {
        $isAdding = $request->path === $this->shop->paths->add;
        foreach (in_array($request->path, $this->shop->paths->shared(), true) ? $this->shop->partners : [] as $partner) {
            // Without credentials there is no session, and so no cart to add to.
            if ($partner->origin === $request->header('origin') && ($partner->withCredentials || !$isAdding)) {
                return $partner;
            }
        }
        return null;
    }

    /** Answers the browser’s preflight. The answer names only the asking origin, so that it does not reveal other partners. */
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
