<?php
/** A new PHP page written from the README alone: one file, `php -S localhost:8000 index.php`. */
declare(strict_types=1);

if (str_starts_with($_SERVER['REQUEST_URI'], '/elements/')) {
    header('Content-Type: text/javascript');
    readfile(getenv('ELEMENTS') . '/' . str_replace('..', '', substr(strtok($_SERVER['REQUEST_URI'], '?'), 10)));
    return;
}

session_start();
if ($_SERVER['REQUEST_METHOD'] === 'POST') {
    $quantity = json_decode(file_get_contents('php://input'), true)['quantity'] ?? [];
    $_SESSION['quantity'] = array_values($quantity)[0] ?? $_SESSION['quantity'] ?? 2;
    $gross = number_format(12.30 * $_SESSION['quantity'], 2, '.', '');
    header('Content-Type: application/json');
    echo json_encode([
        'cart' => [
            'id' => 1,
            'items' => [[
                'id' => 7, 'product_name' => 'Zaprawa „Mur” 25 kg', 'quantity' => $_SESSION['quantity'],
                'prices' => ['net' => '10.00', 'gross' => '12.30', 'total_net' => '10.00', 'total_gross' => $gross],
            ]],
            'prices' => ['total_gross' => $gross],
        ],
        'messages' => new stdClass(),
    ]);
    return;
}

$client = ['first_name' => 'Anna </script> "Nowak"', 'last_name' => "O'Hara", 'is_specialist' => false];
?>
<!doctype html>
<html lang="pl">
<head><meta charset="utf-8"><title>Koszyk w PHP</title><script type="module" src="/elements/index.js"></script></head>
<body>
  <shop-cart cart-url="/koszyk" shop-url="/">
    <script type="application/json"><?= json_encode(['client' => $client], JSON_HEX_TAG) ?></script>
    Wczytywanie koszyka…
  </shop-cart>
</body>
</html>
