<?php

/** The server's Polish sentences; each can be replaced: `new Texts(noLine: "…")`. */

declare(strict_types=1);

namespace ShopElements;

final readonly class Texts
{
    public function __construct(
        public string $csrf = 'Sesja formularza wygasła. Odśwież stronę i spróbuj ponownie.',
        public string $unreadable = 'Nie udało się odczytać żądania.',
        public string $tooLarge = 'Wysłane dane są zbyt duże.',
        public string $otherBody = 'To samo żądanie przyszło z inną treścią. Odśwież stronę i spróbuj ponownie.',
        public string $locked = 'Płatność została rozpoczęta za koszyk {name}, dokonywanie zmian nie jest możliwe.',
        public string $cartName = 'Koszyk',
        public string $noCart = 'Ten koszyk nie jest już dostępny.',
        public string $noLine = 'Tej pozycji nie ma już w koszyku.',
        public string $emptyCart = 'Koszyk jest pusty.',
        public string $noValue = 'Nie można złożyć zamówienia na kwotę 0,00 zł. Skontaktuj się ze swoim oddziałem.',
        public string $priceWrong = '{name}: cena jest błędna. Usuń tę pozycję lub skontaktuj się ze swoim oddziałem.',
        public string $quantityWhole = '{name}: podaj ilość liczbą całkowitą.',
        public string $quantityLeast = '{name}: minimalna ilość to {amount}',
        public string $quantityMost = '{name}: dostępna ilość to {amount}',
        public string $quantityStep = '{name}: ilość musi być wielokrotnością {amount}',
        public string $soldOut = '{name}: produkt jest chwilowo niedostępny.',
        public string $noProduct = 'Tego produktu nie ma już w ofercie.',
        public string $gone = 'Usunęliśmy z koszyka to, czego nie ma już w ofercie.',
        public string $repriced = '{name}: cena netto zmieniła się z {from} na {to}.',
        public string $notDone = 'Nie udało się dodać do koszyka',
        public string $goBack = 'Wróć do zakupów',
        public string $added = '{name}: dodano do koszyka.',
        public string $noCarrier = 'Wybierz sposób dostawy.',
        public string $otherCarrier = 'Wybrana dostawa nie jest dostępna.',
        public string $noPayment = 'Wybierz formę płatności.',
        public string $otherPayment = 'Wybrana płatność nie jest dostępna.',
        public string $paymentLeft = 'Wybrana płatność nie jest dostępna przy tej dostawie. Wybierz inną.',
        public string $paymentDown = 'Nie udało się połączyć z operatorem płatności. Spróbuj ponownie za chwilę lub wybierz inną formę płatności.',
        public string $paymentEmail = 'Do płatności online potrzebny jest adres e-mail. Podaj go lub wybierz inną formę płatności.',
        public string $paying = 'Za chwilę otworzy się strona płatności.',
        public string $paymentWaits = 'Czekamy na potwierdzenie płatności',
        public string $paymentLater = 'Zamówienie przyjmiemy, gdy operator potwierdzi wpłatę. Zwykle trwa to kilka chwil: odśwież tę stronę.',
        public string $payNow = 'Zapłać teraz',
        public string $payGiveUp = 'Zrezygnuj z płatności i wróć do koszyka',
        public string $otherMethod = 'Wybrany sposób płatności nie jest dostępny.',
        public string $overLimit = 'Dostępny po opłaceniu zaległych zobowiązań',
        public string $limitShort = 'Wolny limit kupiecki to {left}, a zamówienie ma wartość {total}. Wybierz inną formę płatności.',
        public string $otherProject = 'Wybrany projekt nie jest dostępny.',
        public string $otherAddress = 'Wybrany adres nie jest dostępny.',
        public string $noAddress = 'Podaj adres dostawy.',
        public string $registerSilent = 'Rejestr nie odpowiada. Wpisz dane ręcznie.',
        public string $wrongNip = 'Ten NIP jest niepoprawny.',
        public string $tooManyAddresses = 'Masz już {amount} zapisanych adresów. Wybierz jeden z nich.',
        public string $tooLong = '{name}: najwyżej {amount} znaków',
        public string $noLocker = 'Nie wybrano paczkomatu',
        public string $otherLocker = 'Paczkomat {name} nie przyjmuje przesyłek. Wybierz inny.',
        public string $lockerCarrier = 'Paczkomat można wybrać tylko przy dostawie do paczkomatu.',
        public string $noContact = 'Proszę, podać dane kontaktowe do wysyłki.',
        public string $contactShort = 'Wymagane minimum 3 znaki',
        public string $contactEmail = 'E-mail: nieprawidłowy adres.',
        public string $contactSaved = 'Dane kontaktowe zostały zapisane.',
        public string $notes = 'Uwagi',
        public string $noField = 'Tego pola nie ma w zamówieniu.',
        public string $fieldWrong = '{name}: nieprawidłowa wartość.',
        public string $otherConsent = 'Zmieniła się treść: „{name}” Przeczytaj ją i zaznacz jeszcze raz.',
        public string $fieldMissing = 'Uzupełnij: {name}.',
        public string $noList = 'Tej listy już nie ma.',
        public string $tooManyLists = 'Nie można zapisać tej listy: podaj nazwę albo usuń którąś z zapisanych.',
        public string $onlyTrader = 'Ceny może zmieniać tylko przedstawiciel handlowy.',
        public string $noPrice = 'Nieprawidłowa cena.',
        public string $priceLow = '{name}: cena netto nie może być niższa niż {amount}',
        public string $priceSaved = 'Cena została zmieniona.',
        public string $carrierFixed = 'Ceny tej dostawy nie można zmienić.',
        public string $carrierLow = 'Minimalna cena dostawy netto to {amount}',
        public string $unpriced = 'Transport czeka na wycenę. Złożysz zamówienie, gdy podamy jego cenę.',
        public string $testClient = 'Klient testowy nie może złożyć zamówienia.',
        public string $blocked = 'Zakupy na tym koncie są zablokowane. Skontaktuj się ze swoim oddziałem.',
        public string $overdue = 'Zamówienie będzie możliwe po opłaceniu zaległych faktur na kwotę {amount}',
        public string $otherCart = 'Koszyk zmienił się w innym oknie. Sprawdź zmiany i zamów ponownie.',
        public string $deferred = 'Zamówienie czeka na decyzję operatora płatności odroczonej.',
        public string $ordered = 'Dziękujemy, zamówienie zostało przyjęte.',
        public string $withdrawTitle = 'Odstąpienie od umowy',
        public string $withdrawName = 'Imię i nazwisko',
        public string $withdrawContract = 'Numer zamówienia lub umowy',
        public string $withdrawEmail = 'E-mail do potwierdzenia',
        public string $withdrawNext = 'Dalej',
        public string $withdrawCheck = 'Sprawdź oświadczenie',
        public string $withdrawWhole = 'Niniejszym informuję o moim odstąpieniu od umowy {contract}.',
        public string $withdrawPart = 'Niniejszym informuję o moim odstąpieniu od umowy {contract} w zakresie pozycji:',
        public string $withdrawLine = '– pozycja {id}: {quantity}',
        public string $withdrawConfirm = 'Potwierdź odstąpienie od umowy',
        public string $withdrawBack = 'Wróć i popraw',
        public string $withdrawReceived = 'Otrzymaliśmy oświadczenie {moment}.',
        public string $withdrawSent = 'Potwierdzenie wysłaliśmy na {email}.',
        public string $withdrawOnly = 'To jest potwierdzenie otrzymania oświadczenia, a nie jego rozpatrzenia.',
    ) {
    }

    /** @param array<string, string|int> $values by the name in braces */
    public static function fill(string $text, array $values): string
    {
        $places = array_map(static fn (string $name): string => "{{$name}}", array_keys($values));
        return strtr($text, array_combine($places, array_map(strval(...), $values)));
    }
}
