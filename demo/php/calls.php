<?php
/** Decides how a POST to the cart is answered: under a lock, once for an Idempotency-Key, with the whole cart in every answer. */
declare(strict_types=1);

namespace Shop;

/** An action that the shop refuses: the slot under which the sentences appear (rule M1). */
final class Refusal extends \Exception
{
    /** @param list<string> $sentences */
    public function __construct(
        public readonly string $slot,
        public readonly array $sentences,
        public readonly int $status = 422,
        public readonly bool $goToStep = false,
    ) {
        parent::__construct($sentences[0]);
    }

    /** @return array<string, mixed> messages by slot */
    public function messages(): array
    {
        $own = [$this->slot => ['messages' => $this->sentences, 'status' => 'error', 'scroll' => true]];
        return $this->goToStep ? $own + ['confirm' => ['messages' => [], 'status' => 'error', 'goToStep' => true]] : $own;
    }
}

final class Calls
{
    /** Actions that must not be done twice when their answer was lost. */
    private const ONCE = ['confirm', 'new_address'];

    public function __construct(private readonly Rows $rows, private readonly Wire $wire, private readonly Cart $cart)
    {
    }

    /** @param string $key the Idempotency-Key; empty is none. @return array{int, string} HTTP status and JSON */
    public function answer(string $body, string $key = ''): array
    {
        $asked = trim($body) === '' ? [] : json_decode($body, true);
        return $this->rows->atOnce(fn (): array => $this->answerLocked($asked, $key));
    }

    /** @return array{int, string} */
    private function answerLocked(mixed $asked, string $key): array
    {
        $name = self::nameOf($asked);
        if ($key === '' || !in_array($name, self::ONCE, true)) {
            return $this->judge(fn (): array => $this->cart->perform($name, $asked));
        }
        $first = $this->first($name, $key);
        if ($first !== null) {
            return $this->repeat($name, $asked, $first);
        }
        // What a key stands for: of an order its cart, of an address what was sent.
        $what = $name === 'confirm' ? (string) $this->rows->cart()->id : json($asked);
        [$status, $answer] = $this->judge(fn (): array => $this->cart->perform($name, $asked));
        // Only what was done is remembered: after a refusal the buyer mends it and tries again with the same key.
        if ($status === 200) {
            $this->rows->run('INSERT INTO answers VALUES (?, ?, ?, ?, ?)', $this->rows->visitor, $name, $key, $what, $answer);
        }
        return [$status, $answer];
    }

    /** An order gets its first answer again. An address is saved already: the cart as it is now says so. @return array{int, string} */
    private function repeat(string $name, array $asked, object $first): array
    {
        $said = $name === 'confirm' ? $asked['seen']['cart_id'] ?? $first->asked : json($asked);
        if ((string) scalar($said) !== $first->asked) {
            return $this->judge(fn () => throw new Refusal($name, ['To samo żądanie przyszło z inną treścią. Odśwież stronę i spróbuj ponownie.']));
        }
        return $name === 'confirm' ? [200, $first->answer] : $this->judge(fn (): array => []);
    }

    /** A refusal answers the cart too, so that the page shows what the shop has. @return array{int, string} */
    private function judge(callable $perform): array
    {
        try {
            [$status, $messages] = [200, $perform()];
        } catch (Refusal $no) {
            [$status, $messages] = [$no->status, $no->messages()];
        }
        return [$status, json(['cart' => $this->wire->cart(), 'messages' => (object) $messages])];
    }

    /** The first key of a body is what it asks for; nothing is loading. An order comes alone, whatever else is asked. */
    private static function nameOf(mixed $asked): string
    {
        if (!is_array($asked)) {
            return 'unreadable';
        }
        if (!array_key_exists('confirm', $asked)) {
            return (string) array_key_first($asked);
        }
        $isAlone = array_diff_key($asked, ['confirm' => 1, 'seen' => 1]) === [];
        return $isAlone && $asked['confirm'] === true && is_array($asked['seen'] ?? []) ? 'confirm' : 'unreadable';
    }

    /** @return ?object with what was `asked` first under this key, and its `answer`; of each action apart */
    private function first(string $name, string $key): ?object
    {
        return $this->rows->all('SELECT asked, answer FROM answers WHERE visitor = ? AND action = ? AND key = ?', $this->rows->visitor, $name, $key)[0] ?? null;
    }
}
