<?php

/** Finds the contract's call that a request makes, and answers it; null for any other request, and for a call that the shop does not offer. */

declare(strict_types=1);

namespace ShopElements\Http;

use PDOException;
use ShopElements\Action\AddProducts;
use ShopElements\Action\Fields;
use ShopElements\Action\Unreadable;
use ShopElements\Cart\Amount;
use ShopElements\Cart\Buyer;
use ShopElements\Cart\Money;
use ShopElements\Cart\Refused;
use ShopElements\Company\RegisterSilent;
use ShopElements\Contact;
use ShopElements\Cart\Totals;
use ShopElements\Limits;
use ShopElements\Shop\ActingHistory;
use ShopElements\Shop\FilteredHistory;
use ShopElements\Shop\GuestOrders;
use ShopElements\Shop\LookupOfMany;
use ShopElements\Shop\Returns;
use ShopElements\Shop\SentReturn;
use ShopElements\Shop\Shop;
use ShopElements\Shop\Throttle;
use ShopElements\Shop\Views;
use ShopElements\Texts;

final readonly class Api
{
    /** Limits the results of a search, and the rows of a lookup. */
    private const MAX_ROWS = 100;
    /** Calls of one visitor in ten minutes, by path: they send mails, use up a register's limit or fill the database. */
    private const MOST = ['withdrawal' => 20, 'find' => 20, 'company' => 20, 'lists' => 100];
    private const TEN_MINUTES = 600;
    /** An office or a mobile network has one address. */
    private const VISITORS = 5;
    /** Rows of a saved list. */
    private const MAX_LIST_ROWS = 1000;

    public function __construct(private Shop $shop, private Buyer $buyer, private Csrf $csrf)
    {
    }

    public function answer(Request $request): ?Response
    {
        $partners = new Partners($this->shop);
        if ($request->method === 'OPTIONS') {
            return $partners->preflight($request);
        }
        $call = $this->callOf($request);
        if ($call === null) {
            return null;
        }
        $partner = $partners->ask($request);
        $answer = $this->answerTo($request, $call, $partner !== null);
        return $partner === null ? $answer : $partners->allow($partner, $answer);
    }

    /** Whether `answer` would return a response, for hosts that identify the visitor later. */
    public static function isCall(Shop $shop, Request $request): bool
    {
        $own = new self($shop, new Buyer(''), new Csrf(null));
        return $request->method === 'OPTIONS' ? (new Partners($shop))->preflight($request) !== null : $own->callOf($request) !== null;
    }

    /** Partners’ pages cannot have our token. @param callable(Request): Response $call */
    private function answerTo(Request $request, callable $call, bool $isPartner): Response
    {
        if ($request->method !== 'GET' && !$isPartner && !PaymentCalls::isNotification($this->shop, $request) && !$this->csrf->allows($request)) {
            // Like Laravel; the response carries a fresh cookie, so that repeating the call once succeeds.
            return $this->refused($request, $this->shop->texts->csrf, 419);
        }
        // An upload has the limit of its field.
        if (strlen($request->body) > CartCalls::MAX_BODY_BYTES && !$this->isUpload($request)) {
            return $this->refused($request, $this->shop->texts->tooLarge, 413);
        }
        if ($this->waitFor($request) > 0) {
            $refused = $this->refused($request, $this->shop->texts->tooOften, 429);
            return new Response($refused->status, $refused->body, $refused->type, ['Retry-After' => (string) self::TEN_MINUTES]);
        }
        try {
            return $call($request);
        } catch (Unreadable) {
            return $this->refused($request, $this->shop->texts->unreadable, 422);
        } catch (PDOException $fault) {
            // Such as a full disk: nothing was stored.
            error_log("Shop Elements: $fault");
            $refused = $this->refused($request, $this->shop->texts->unavailable, 503);
            return new Response($refused->status, $refused->body, $refused->type, ['Retry-After' => '10']);
        }
    }

    /** The seconds to wait before the call is answered. */
    private function waitFor(Request $request): int
    {
        $call = array_search($request->path, array_intersect_key(get_object_vars($this->shop->paths), self::MOST), true);
        if (!$this->shop->keys instanceof Throttle || $call === false || !$request->isPost()) {
            return 0;
        }
        $most = self::MOST[$call];
        return max(
            $this->shop->keys->wait($this->buyer->key, $call, $most, self::TEN_MINUTES),
            $request->address === '' ? 0 : $this->shop->keys->wait($request->address, "$call from", self::VISITORS * $most, self::TEN_MINUTES),
        );
    }

    /** A plain form gets a separate error page, because only the shop could print the message on the form's page. */
    private function refused(Request $request, string $sentence, int $status): Response
    {
        if (!$request->isForm() || $request->wantsJson()) {
            return CartCalls::without($sentence, $status);
        }
        $texts = $this->shop->texts;
        [$title, $sentence, $back, $go] = array_map(htmlspecialchars(...), [$texts->notDone, $sentence, $this->pageBefore($request), $texts->goBack]);
        return Response::page($title, "<p role=\"alert\">$sentence</p><p><a href=\"$back\">$go</a></p>", $status);
    }

    /** The form's page, if it is a page of the shop. */
    private function pageBefore(Request $request): string
    {
        $from = $request->header('referer');
        $isOwn = $request->origin !== '' && str_starts_with($from, "$request->origin/");
        return $isOwn ? $from : $this->shop->paths->cart;
    }

    /** @return (callable(Request): Response)|null */
    private function callOf(Request $request): ?callable
    {
        $paths = $this->shop->paths;
        if ($this->shop->provider !== null && $request->path === $paths->paid && in_array($request->method, ['GET', 'POST'], true)) {
            return (new PaymentCalls($this->shop, $this->buyer, $this->csrf->token()))->answer(...);
        }
        if ($this->isUpload($request)) {
            $calls = new UploadCalls($this->shop, $this->shop->uploads, $this->buyer);
            return $request->isPost() ? $calls->receive(...) : $calls->send(...);
        }
        if ($request->isPost()) {
            return match (true) {
                in_array($request->path, [$paths->cart, ...$paths->pages], true) => $request->isForm() ? null : $this->cart(...),
                $request->path === $paths->add => $this->add(...),
                $this->shop->favourites !== null && in_array($request->path, ["$paths->favourites/add/product", "$paths->favourites/remove/product"], true) => $this->favourite(...),
                $this->shop->search !== null && $request->path === $paths->suggest => $this->suggest(...),
                $this->shop->search !== null && $request->path === $paths->complete => $this->complete(...),
                $this->shop->search !== null && $request->path === $paths->search => $this->search(...),
                $this->shop->lookup !== null && $request->path === $paths->lookup => $this->lookup(...),
                $this->shop->companies !== null && $request->path === $paths->company => $this->company(...),
                $this->shop->lists !== null && $request->path === $paths->lists => $this->keep(...),
                ($this->shop->history instanceof ActingHistory || $this->hasReturns()) && str_starts_with($request->path, "$paths->orders/") => $this->act(...),
                $this->shop->holds() && $paths->heldId($request->path) !== null => $request->isForm() ? null : $this->held(...),
                $this->shop->withdrawals !== null && $request->path === $paths->withdrawal => (new WithdrawalCalls($this->shop->withdrawals, $paths->withdrawal, $this->csrf->token(), $this->shop->texts))->answer(...),
                $this->shop->guestOrders !== null && $request->path === $paths->find => $this->guests($this->shop->guestOrders)->answer(...),
                default => null,
            };
        }
        $isList = $this->shop->lists !== null && str_starts_with($request->path, "$paths->lists/");
        if ($request->method === 'DELETE') {
            return $isList ? $this->forget(...) : null;
        }
        return $request->method !== 'GET' ? null : match (true) {
            $request->path === $paths->widget => $this->widget(...),
            $this->shop->guestOrders !== null && GuestCalls::isOfLink($request, $paths->find) => $this->guests($this->shop->guestOrders)->open(...),
            $this->shop->history !== null && $request->path === $paths->orders => $this->orders(...),
            $this->shop->history !== null && str_starts_with($request->path, "$paths->orders/") => $this->order(...),
            $this->shop->lists !== null && $request->path === $paths->lists => $this->lists(...),
            $isList => $this->list(...),
            $this->shop->tokens !== null && $request->path === $paths->token => $this->token(...),
            $this->shop->lockers !== null && $request->path === $paths->points => $this->points(...),
            default => null,
        };
    }

    private function guests(GuestOrders $orders): GuestCalls
    {
        return new GuestCalls($orders, $this->shop->paths->find, $this->csrf->token(), $this->shop->keys, $this->shop->texts);
    }

    /** A file to receive, or to send back. */
    private function isUpload(Request $request): bool
    {
        $isCall = $request->method === 'GET' || ($request->isPost() && !$request->isForm());
        return $this->shop->uploads !== null && $isCall && str_starts_with($request->path, "{$this->shop->paths->uploads}/");
    }

    private function cart(Request $request): Response
    {
        return (new CartCalls($this->shop, $this->buyer))->answer($request->body, $request->header('idempotency-key'));
    }

    /** Another person's frozen cart responds as one that does not exist. */
    private function held(Request $request): Response
    {
        $shop = $this->shop->at($this->buyer, (string) $this->shop->paths->heldId($request->path));
        return $shop === null ? CartCalls::without($this->shop->texts->noHeld, 404) : (new CartCalls($shop, $this->buyer))->answer($request->body, $request->header('idempotency-key'));
    }

    private function widget(): Response
    {
        $cart = $this->shop->carts->look($this->buyer->key);
        return Response::json((new CartAnswer($this->shop, $this->buyer))->widget($cart));
    }

    /** Takes `<shop-add-to-cart>`’s form with `id` (or `product`) and `quantity`; without scripts the browser returns to its page. */
    private function add(Request $request): Response
    {
        $form = $request->isForm() ? $request->form : (array) json_decode($request->body, true, flags: JSON_BIGINT_AS_STRING);
        $trimmed = array_map(static fn (mixed $one): mixed => is_string($one) ? trim($one) : $one, $form);
        $sent = Fields::of((object) array_filter($trimmed, static fn (mixed $one): bool => $one !== ''));
        try {
            $id = $sent->id($sent->has('product') ? 'product' : 'id');
            $quantity = is_string($sent->at('quantity')) ? $sent->text('quantity') : $sent->quantity('quantity');
            $key = $request->header('idempotency-key');
            $once = fn (): array => $this->putOnce($id, $quantity, $key === '' ? '' : hash('sha256', $key));
            $added = $this->shop->carts->atOnce($this->buyer->key, $once);
        } catch (Refused $no) {
            $added = self::fault(implode(' ', $no->sentences($this->shop->texts)));
        } catch (Unreadable) {
            $added = self::fault($this->shop->texts->unreadable);
        }
        $isAdded = $added['status'] === 'success';
        $isPartner = (new Partners($this->shop))->ask($request) !== null;
        if ($isPartner) {
            // A browser that blocks the cookie begins another cart with each call; for another site it isolates the cookie, so the shop never shows that cart.
            $added['kept'] = $request->header('cookie') !== '' && $request->header('sec-fetch-site') !== 'cross-site';
        }
        if ($request->wantsJson()) {
            // An empty call requests only `kept`.
            return Response::json($added, $isAdded || ($isPartner && $form === []) ? 200 : 422);
        }
        return $isAdded ? Response::goTo($this->pageBefore($request)) : $this->refused($request, (string) $added['message'], 422);
    }

    /** A repetition with the same key adds nothing, and gets the first response. @return array<string, mixed> */
    private function putOnce(int|string $id, int|string|null $quantity, string $key): array
    {
        $asked = hash('sha256', CartAnswer::json([$id, $quantity]));
        $first = $key === '' ? null : $this->shop->keys?->first($this->buyer->key, 'add', $key);
        if ($first !== null) {
            return $first['asked'] === $asked ? json_decode($first['answer'], true) : self::fault($this->shop->texts->otherBody);
        }
        $added = $this->put($id, $quantity);
        if ($key !== '' && $added['status'] === 'success') {
            $this->shop->keys?->keep($this->buyer->key, 'add', $key, $asked, CartAnswer::json($added));
        }
        return $added;
    }

    /** @param int|string|null $quantity a text if a person typed it @return array<string, mixed> */
    private function put(int|string $id, int|string|null $quantity): array
    {
        $cart = $this->shop->carts->open($this->buyer->key);
        $begun = $cart->begun();
        if ($begun !== null) {
            return ['status' => 'error', 'message' => Texts::fill($this->shop->texts->locked, ['name' => $begun->name ?: $this->shop->texts->cartName])];
        }
        [$fault, $amount] = $this->amount($id, $quantity);
        [$fault, $line] = $fault === null ? AddProducts::put($id, $amount, $cart, $this->shop, $this->buyer) : [$fault, null];
        if ($line === null) {
            return self::fault((string) $fault);
        }
        $this->shop->carts->save($this->buyer->key, $cart);
        $product = $line->product;
        $sums = Totals::of($cart->allLines(), null, $this->shop->rounding, $cart->discount);
        $gross = Money::text(Money::gross($line->net, $product->vat));
        return [
            'status' => 'success',
            'name' => $product->name,
            'index' => $product->sku,
            'image' => $product->image,
            'price' => $gross,
            'price_net' => Money::text($line->net),
            'price_gross' => $gross,
            ...$line->priceNotes(),
            ...$line->stepsWire(),
            'quantity' => $line->quantity,
            'unit' => $product->unit,
            'total' => Money::text($line->sumGross()),
            'total_net' => Money::text($line->sumNet()),
            'total_gross' => Money::text($line->sumGross()),
            'url' => $this->shop->paths->cart,
            'cart_lines' => count($cart->allLines()),
            'cart_total_net' => Money::text($sums->net()),
            'cart_total_gross' => Money::text($sums->gross()),
        ];
    }

    /** @return array<string, mixed> */
    private static function fault(string $sentence): array
    {
        return ['status' => 'error', 'message' => $sentence, 'errors' => ['quantity' => [$sentence]]];
    }

    /** @return array{?string, ?int} the reason for a refusal, or the quantity */
    private function amount(int|string $id, int|string|null $quantity): array
    {
        $product = is_string($quantity) ? $this->shop->offer->product($id, $this->buyer) : null;
        $amount = is_string($quantity) ? Amount::read($quantity, $product->unit ?? '') : $quantity;
        $isNone = $product !== null && $amount === null;
        return [$isNone ? Texts::fill($this->shop->texts->quantityWhole, ['name' => $product->name]) : null, $amount];
    }

    private function favourite(Request $request): Response
    {
        $id = Fields::parse($request->body)->id('id');
        $isDone = $this->shop->favourites?->mark($this->buyer, $id, str_ends_with($request->path, '/add/product')) === true;
        return Response::json(['success' => $isDone], $isDone ? 200 : 422);
    }

    private function suggest(Request $request): Response
    {
        return Response::json($this->shop->search?->suggest(Fields::parse($request->body)->text('query'), $this->buyer));
    }

    private function complete(Request $request): Response
    {
        $sent = Fields::parse($request->body);
        $phrases = $this->shop->search?->complete($sent->text('query'), $sent->text('index'), self::number($sent, 'size', 1)) ?? [];
        return Response::json(array_map(static fn (string $one): array => ['key' => $one], $phrases));
    }

    private function search(Request $request): Response
    {
        $sent = Fields::parse($request->body);
        [$products, $contents] = [self::number($sent, 'productsIndex'), self::number($sent, 'contentsIndex')];
        $results = $this->shop->search?->search($sent->text('query'), $products, $contents, self::number($sent, 'size', 1), $this->buyer);
        return Response::json(array_map(static fn (array $hits): array => [
            'original' => ['results' => $hits['results'], 'total' => ['value' => $hits['total']]],
        ], $results ?? []));
    }

    /** A whole number within sensible bounds. */
    private static function number(Fields $sent, string $name, int $min = 0): int
    {
        $number = $sent->at($name);
        $isWhole = is_int($number) || (is_float($number) && floor($number) === $number);
        $max = $min === 1 ? self::MAX_ROWS : 1_000_000;
        return $isWhole && $number >= $min ? (int) min($number, $max) : throw new Unreadable();
    }

    private function lookup(Request $request): Response
    {
        [$lookup, $rows] = [$this->shop->lookup, self::rows(Fields::parse($request->body), self::MAX_ROWS)];
        $find = fn (array $row): array => $lookup?->find($row, $this->buyer) ?? [];
        return Response::json(['rows' => $lookup instanceof LookupOfMany ? $lookup->findAll($rows, $this->buyer) : array_map($find, $rows)]);
    }

    private function company(Request $request): Response
    {
        $nip = Contact::nip(Fields::parse($request->body)->text('nip'));
        try {
            return $nip === null ? CartCalls::without($this->shop->texts->wrongNip, 400) : Response::json($this->shop->companies?->find($nip));
        } catch (RegisterSilent $silent) {
            error_log($silent->getMessage());
            return CartCalls::without($this->shop->texts->registerSilent, 503);
        }
    }

    /** @return list<array<string, string>> each row's fields that describe a product */
    private static function rows(Fields $sent, int $max): array
    {
        [$rows, $all] = [[], $sent->list('rows')];
        foreach (count($all) > $max ? throw new Unreadable() : $all as $raw) {
            $row = Fields::of($raw);
            $fields = [];
            foreach (['code', 'gtin', 'name', 'quantity', 'unit'] as $name) {
                $value = $row->at($name);
                if (is_int($value) || is_float($value) || (is_string($value) && $value !== '')) {
                    $fields[$name] = Fields::clean((string) $value);
                }
            }
            if (isset($fields['quantity'])) {
                $row->decimal('quantity');
            }
            $rows[] = $fields;
        }
        return $rows;
    }

    private function orders(Request $request): Response
    {
        $page = min(1_000_000, max(0, (int) ($request->query['page'] ?? 0)));
        [$history, $query] = [$this->shop->history, Fields::clean(trim($request->query['query'] ?? ''))];
        $history = $history instanceof FilteredHistory ? $history->filtered($request->query['state'] ?? '', $request->query['period'] ?? '') : $history;
        return Response::json($history instanceof Views ? $history->view($this->buyer, $request->query['view'] ?? '', $page, $query) : $history?->page($this->buyer, $page, $query));
    }

    private function order(Request $request): Response
    {
        $order = $this->shop->order($this->buyer, $this->orderIn($request));
        return Response::json($order, $order === null ? 404 : 200);
    }

    /** An action of an order. The response has the order as it is afterwards, also if the action was refused. */
    private function act(Request $request): Response
    {
        [$sent, $history, $id, $key] = [Fields::parse($request->body), $this->shop->history, $this->orderIn($request), $request->header('idempotency-key')];
        [$action, $text] = [$sent->text('action'), $sent->has('text') ? $sent->text('text') : ''];
        $isReturn = $action === Returns::ACTION && $this->hasReturns();
        $outcome = match (true) {
            $isReturn => $this->shop->returns?->place($this->shop, $this->buyer, $id, SentReturn::read($sent->object('return')), $key, fn (): ?array => $this->shop->order($this->buyer, $id)),
            $history instanceof ActingHistory => $history->act($this->buyer, $id, $action, $text, $key),
            default => null,
        };
        $order = $this->shop->order($this->buyer, $id);
        if ($outcome === null || $order === null) {
            return Response::json(null, 404);
        }
        [$status, $sentence] = $outcome;
        $messages = $sentence === '' ? [] : [$isReturn ? Returns::ACTION : '0' => ['messages' => [$sentence], 'status' => $status === 200 ? 'success' : 'error']];
        return Response::json(['order' => $order, 'messages' => (object) $messages], $status);
    }

    private function hasReturns(): bool
    {
        return $this->shop->history !== null && $this->shop->returns !== null;
    }

    private function orderIn(Request $request): string
    {
        return substr($request->path, strlen($this->shop->paths->orders) + 1);
    }

    private function lists(): Response
    {
        return Response::json(['lists' => $this->shop->lists?->lists($this->buyer)]);
    }

    private function list(Request $request): Response
    {
        $list = $this->shop->lists?->list($this->buyer, $this->listIn($request));
        return $list === null ? CartCalls::without($this->shop->texts->noList, 404) : Response::json($list);
    }

    private function keep(Request $request): Response
    {
        $sent = Fields::parse($request->body);
        [$name, $rows] = [trim($sent->text('name')), self::rows($sent, self::MAX_LIST_ROWS)];
        if (mb_strlen($name) > Limits::LIST_NAME['max']) {
            throw new Unreadable();
        }
        $saved = $name === '' ? null : $this->shop->lists?->keepList($this->buyer, $name, $rows);
        return $saved === null ? CartCalls::without($this->shop->texts->tooManyLists, 422) : Response::json($saved);
    }

    private function forget(Request $request): Response
    {
        $this->shop->lists?->forgetList($this->buyer, $this->listIn($request));
        return Response::json(['messages' => (object) []]);
    }

    private function listIn(Request $request): string
    {
        return substr($request->path, strlen($this->shop->paths->lists) + 1);
    }

    private function token(): Response
    {
        return Response::json($this->shop->tokens?->token($this->buyer));
    }

    private function points(Request $request): Response
    {
        return Response::json($this->shop->lockers?->points($request->query));
    }
}
