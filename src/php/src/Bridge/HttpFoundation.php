<?php

/** Requests and responses of Symfony's HttpFoundation, which Laravel has too, as the package's own and back. */

declare(strict_types=1);

namespace ShopElements\Bridge;

use ShopElements\Http\Request;
use ShopElements\Http\Response;
use Symfony\Component\HttpFoundation\Request as SymfonyRequest;
use Symfony\Component\HttpFoundation\Response as SymfonyResponse;

final class HttpFoundation
{
    public static function request(SymfonyRequest $request): Request
    {
        return new Request(
            $request->getMethod(),
            rawurldecode($request->getPathInfo()),
            array_filter($request->query->all(), is_string(...)),
            array_map(static fn (array $lines): string => (string) $lines[0], $request->headers->all()),
            (string) $request->getContent(),
            $request->request->all(),
            $request->getSchemeAndHttpHost(),
            (string) $request->getClientIp(),
        );
    }

    /** @param ?Response $answer null if the shop does not offer the call */
    public static function response(?Response $answer): SymfonyResponse
    {
        // A long-running server, such as Octane, has already sent PHP's own headers.
        headers_sent() || header_remove('X-Powered-By');
        return $answer === null ? new SymfonyResponse('', 404) : new SymfonyResponse($answer->body, $answer->status, $answer->headers());
    }
}
