<?php

/** Answers pages of other origins: only listed origins, and only the calls that they need. */

declare(strict_types=1);

namespace ShopElements\Http;

use ShopElements\Shop\Partner;
use ShopElements\Shop\Shop;

final readonly class Partners
{
    public function __construct(private Shop $shop)
    {
    }

    /**
     * Options for `session_start(Partners::session($request, $partners))`, with `use ShopElements\Http\Partners`. On a call from the page of a
     * partner with credentials the cookie is for that page alone (`SameSite=None; Secure; Partitioned`); otherwise it is the shop's own.
     *
     * @param list<Partner> $partners
     * @return array<string, string|bool>
     */
    public static function session(Request $request, array $partners): array
    {
        $own = ['use_strict_mode' => true, 'cookie_httponly' => true];
        foreach ($partners as $partner) {
            if ($partner->withCredentials && $partner->origin === $request->header('origin')) {
                // PHP before 8.5 has no option for `Partitioned`, and prints the value as it is.
                return $own + ['cookie_secure' => true] + (PHP_VERSION_ID >= 80500
                    ? ['cookie_samesite' => 'None', 'cookie_partitioned' => true]
                    : ['cookie_samesite' => 'None; Partitioned']);
            }
        }
        return $own + ['cookie_samesite' => 'Lax', 'cookie_secure' => str_starts_with($request->origin, 'https')];
    }

    /** The partner from whose page the request comes; null if it is not a partner's page, or partners may not make this call. */
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

    /** Answers the browser’s preflight. The response names only the origin of the request, so that it does not reveal other partners. */
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

    /** Adds the CORS headers for this partner to a response. */
    public function allow(?Partner $partner, Response $answer): Response
    {
        $headers = $partner === null ? [] : $answer->headers + ['Access-Control-Allow-Origin' => $partner->origin];
        $known = $partner?->withCredentials === true ? ['Access-Control-Allow-Credentials' => 'true'] : [];
        return new Response($answer->status, $answer->body, $answer->type, $headers + $known + ['Vary' => 'Origin']);
    }
}
