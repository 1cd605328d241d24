<?php

/** Answers `<shop-orders find-url>`: the request for a link, by JSON and by a plain form, and the order behind the link. */

declare(strict_types=1);

namespace ShopElements\Http;

use ShopElements\Action\Fields;
use ShopElements\Limits;
use ShopElements\Pasted;
use ShopElements\Shop\GuestOrders;
use ShopElements\Shop\Throttle;
use ShopElements\Texts;

final readonly class GuestCalls
{
    /** Requests for one order in ten minutes, from anywhere. */
    private const MOST = 5;
    private const TEN_MINUTES = 600;
    /** After the link, in the URL of its calls. */
    private const DATA = '/dane';

    /**
     * @param string $path of the call and the form, `Paths::$find`
     * @param string $token of the session, which the form sends back
     * @param ?object $keys `Shop::$keys`: limits the requests for one order, if they implement `Throttle`
     */
    public function __construct(private GuestOrders $orders, private string $path, private string $token, private ?object $keys = null, private Texts $texts = new Texts())
    {
    }

    public function answer(Request $request): Response
    {
        $sent = $request->isForm() ? Fields::of((object) $request->form) : Fields::parse($request->body);
        $values = array_map(static fn (string $name): string => Pasted::text((string) preg_replace('/\p{Cc}+/u', ' ', $sent->text($name))), ['number' => 'number', 'contact' => 'contact']);
        $faults = [];
        foreach ($this->labels() as $name => $label) {
            $max = Limits::ORDER_FIND[$name]['max'];
            $faults[$name] = $values[$name] === '' ? Texts::fill($this->texts->fieldMissing, ['name' => $label]) : (mb_strlen($values[$name]) > $max ? Texts::fill($this->texts->tooLong, ['name' => $label, 'amount' => $max]) : '');
        }
        $faults = array_filter($faults, strlen(...));
        if ($faults !== []) {
            return $this->say($request, $values, $faults, 422);
        }
        if ($this->keys instanceof Throttle && $this->keys->wait(mb_strtoupper($values['number']), 'find order', self::MOST, self::TEN_MINUTES) > 0) {
            return $this->say($request, $values, ['0' => $this->texts->tooOften], 429);
        }
        $this->orders->send($values['number'], $values['contact']);
        return $this->say($request, $values, ['0' => $this->texts->findSent], 200);
    }

    /** Whether a GET is a call of a link: `{path}/{link}/dane`, and its order below. */
    public static function isOfLink(Request $request, string $path): bool
    {
        return preg_match('~^' . preg_quote($path, '~') . '/[^/]+' . self::DATA . '(/[^/]+)?$~D', $request->path) === 1;
    }

    /** `orders-url` of the guest's page. */
    public static function ordersUrl(string $path, string $link): string
    {
        return "$path/" . rawurlencode($link) . self::DATA;
    }

    /** The list of the link's one order, or that order with its lines. */
    public function open(Request $request): Response
    {
        [$link, , $id] = [...explode('/', substr($request->path, strlen($this->path) + 1)), null];
        $order = $this->orders->order($link);
        if ($order === null || ($id !== null && $id !== (string) $order['id'])) {
            return Response::json(null, 404);
        }
        $listed = array_diff_key($order, array_flip(['lines', 'charges', 'deliveries', 'ask_url', 'steps', 'actions', 'messages']));
        return Response::json($id === null ? ['orders' => [$listed], 'total' => 1, 'size' => 1] : $order);
    }

    /** The form, for the inside of `<shop-orders>`. @param array<string, string> $values @param array<string, string> $sentences by field */
    public function form(array $values = [], array $sentences = []): string
    {
        $fields = '<p>' . htmlspecialchars($this->texts->findLead) . '</p>';
        foreach ($this->labels() as $name => $label) {
            $value = htmlspecialchars($values[$name] ?? '', ENT_QUOTES | ENT_SUBSTITUTE);
            $fields .= '<p><label>' . htmlspecialchars($label) . " <input name=\"$name\" value=\"$value\" required></label></p>"
                . (isset($sentences[$name]) ? '<p role="alert">' . htmlspecialchars($sentences[$name]) . '</p>' : '');
        }
        $said = isset($sentences['0']) ? '<p role="status">' . htmlspecialchars($sentences['0']) . '</p>' : '';
        [$path, $token, $find] = array_map(htmlspecialchars(...), [$this->path, $this->token, $this->texts->findTitle]);
        return "<form method=\"post\" action=\"$path\"><input type=\"hidden\" name=\"_token\" value=\"$token\">$fields$said<button>$find</button></form>";
    }

    /** @return array<string, string> by field */
    private function labels(): array
    {
        return ['number' => $this->texts->findNumber, 'contact' => $this->texts->findContact];
    }

    /** @param array<string, string> $values @param array<array-key, string> $sentences by field */
    private function say(Request $request, array $values, array $sentences, int $status): Response
    {
        $kind = $status === 200 ? 'success' : 'error';
        $messages = array_map(static fn (string $one): array => ['messages' => [$one], 'status' => $kind], $sentences);
        $answer = $request->isForm()
            ? Response::page(htmlspecialchars($this->texts->findTitle), $this->form($values, $sentences), $status)
            : Response::json(['messages' => (object) $messages], $status);
        return $status === 429 ? new Response($status, $answer->body, $answer->type, ['Retry-After' => (string) self::TEN_MINUTES]) : $answer;
    }
}
