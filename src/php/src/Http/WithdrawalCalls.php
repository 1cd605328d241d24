<?php

/** Answers `<shop-withdrawal>`, and the same form without scripts: its fields, the statement to confirm, the receipt. */

declare(strict_types=1);

namespace ShopElements\Http;

use DateTimeImmutable;
use ShopElements\Action\Fields;
use ShopElements\Action\Unreadable;
use ShopElements\Contact;
use ShopElements\Limits;
use ShopElements\Pasted;
use ShopElements\Shop\Withdrawals;
use ShopElements\Texts;

/** @phpstan-import-type Receipt from Withdrawals */
final readonly class WithdrawalCalls
{
    private const MOST_LINES = 1000;

    /**
     * @param string $path of the call and the form, `Paths::$withdrawal`
     * @param string $token of the session, which the form sends back
     */
    public function __construct(private Withdrawals $withdrawals, private string $path, private string $token, private Texts $texts = new Texts())
    {
    }

    public function answer(Request $request): Response
    {
        $sent = $request->isForm() ? Fields::of((object) $request->form) : Fields::parse($request->body)->object('withdrawal');
        // Fields of one line: a line end would begin another header of a mail.
        $values = array_map(static fn (string $name): string => Pasted::text((string) preg_replace('/\p{Cc}+/u', ' ', $sent->text($name))), ['name' => 'name', 'contract' => 'contract', 'email' => 'email']);
        $values['email'] = Contact::email($values['email']);
        $faults = $this->faults($values);
        if ($request->isForm()) {
            return $this->page($request->form, $values, $faults);
        }
        $all = $sent->has('lines') ? $sent->list('lines') : [];
        $lines = array_map(self::line(...), count($all) > self::MOST_LINES ? throw new Unreadable() : $all);
        $key = $request->header('idempotency-key') ?: bin2hex(random_bytes(16));
        $receipt = $faults === [] ? $this->withdrawals->receive($key, ...$values, lines: $lines) : null;
        $faults += $receipt === null && $faults === [] ? ['0' => $this->texts->otherBody] : [];
        $messages = array_map(static fn (string $one): array => ['messages' => [$one], 'status' => 'error'], $faults);
        return $receipt === null ? Response::json(['messages' => (object) $messages], 422) : Response::json(['receipt' => $receipt]);
    }

    /** The lines go into a mail: their ids are ids, not texts. @return array{id: int|string, quantity: string} */
    private static function line(mixed $raw): array
    {
        $line = Fields::of($raw);
        $id = $line->id('id');
        return preg_match('~^[\w.:/-]{1,40}$~D', (string) $id) === 1 ? ['id' => $id, 'quantity' => $line->decimal('quantity')] : throw new Unreadable();
    }

    /** The form, for the inside of `<shop-withdrawal>`. @param array<string, string> $values @param array<string, string> $faults by field */
    public function form(array $values = [], array $faults = []): string
    {
        $fields = '';
        foreach ($this->labels() as $name => $label) {
            $value = htmlspecialchars($values[$name] ?? '', ENT_QUOTES | ENT_SUBSTITUTE);
            $type = $name === 'email' ? 'email' : 'text';
            $fields .= '<p><label>' . htmlspecialchars($label) . " <input name=\"$name\" type=\"$type\" value=\"$value\" required></label></p>"
                . (isset($faults[$name]) ? '<p role="alert">' . htmlspecialchars($faults[$name]) . '</p>' : '');
        }
        return $this->around($fields . '<button>' . htmlspecialchars($this->texts->withdrawalNext) . '</button>');
    }

    /** @return array<string, string> by field */
    private function labels(): array
    {
        return ['name' => $this->texts->withdrawalName, 'contract' => $this->texts->withdrawalContract, 'email' => $this->texts->withdrawalEmail];
    }

    /** @param array<string, string> $values @return array<string, string> by field; any contract number is valid */
    private function faults(array $values): array
    {
        $faults = [];
        foreach ($this->labels() as $name => $label) {
            $max = Limits::WITHDRAWAL[$name]['max'];
            $faults[$name] = match (true) {
                $values[$name] === '' => Texts::fill($this->texts->fieldMissing, ['name' => $label]),
                mb_strlen($values[$name]) > $max => Texts::fill($this->texts->tooLong, ['name' => $label, 'amount' => $max]),
                $name === 'email' && !Contact::isEmail($values[$name]) => $this->texts->contactEmail,
                default => '',
            };
        }
        return array_filter($faults, strlen(...));
    }

    /** @param array<array-key, mixed> $form @param array<string, string> $values @param array<string, string> $faults */
    private function page(array $form, array $values, array $faults): Response
    {
        $texts = $this->texts;
        $step = $form['step'] ?? '';
        if ($faults !== [] || $step === 'back') {
            return Response::page(htmlspecialchars($texts->withdrawalTitle), $this->form($values, $faults), $faults === [] ? 200 : 422);
        }
        $key = is_string($form['key'] ?? null) ? $form['key'] : '';
        $receipt = $step === 'confirm' && $key !== '' ? $this->withdrawals->receive($key, ...$values, lines: []) : null;
        return $receipt === null ? $this->statement($values) : $this->receipt($receipt);
    }

    /** @param array<string, string> $values */
    private function statement(array $values): Response
    {
        $hidden = '';
        foreach ($values + ['key' => bin2hex(random_bytes(16))] as $name => $value) {
            $hidden .= "<input type=\"hidden\" name=\"$name\" value=\"" . htmlspecialchars($value, ENT_QUOTES | ENT_SUBSTITUTE) . '">';
        }
        $statement = Texts::fill($this->texts->withdrawalWhole, ['contract' => $values['contract']]) . "\n$values[name]\n$values[email]";
        [$title, $statement, $confirm, $back] = array_map(htmlspecialchars(...), [$this->texts->withdrawalCheck, $statement, $this->texts->withdrawalConfirm, $this->texts->withdrawalBack]);
        return Response::page($title, $this->around('<p>' . nl2br($statement) . "</p>$hidden"
            . "<button name=\"step\" value=\"confirm\">$confirm</button> <button name=\"step\" value=\"back\">$back</button>"));
    }

    /** @param Receipt $receipt */
    private function receipt(array $receipt): Response
    {
        $moment = (new DateTimeImmutable($receipt['received_at']))->format('j.m.Y \o H:i');
        $title = Texts::fill($this->texts->withdrawalReceived, ['moment' => $moment]);
        $sentences = [Texts::fill($this->texts->withdrawalSent, $receipt), $receipt['number'], $receipt['statement'], $this->texts->withdrawalOnly];
        return Response::page(htmlspecialchars($title), implode('', array_map(static fn (string $one): string => '<p>' . nl2br(htmlspecialchars($one)) . '</p>', $sentences)));
    }

    private function around(string $inside): string
    {
        [$path, $token] = [htmlspecialchars($this->path), htmlspecialchars($this->token)];
        return "<form method=\"post\" action=\"$path\"><input type=\"hidden\" name=\"_token\" value=\"$token\">$inside</form>";
    }
}
