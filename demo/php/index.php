<?php
/** Decides which address of the PHP shop is served by what: `php -S localhost:8080 demo/php/index.php`, or `npm run php`. */
declare(strict_types=1);

namespace Shop;

use PDO;

foreach (['rows', 'wire', 'order', 'cart', 'calls', 'visitor', 'pages'] as $part) {
    require __DIR__ . "/$part.php";
}

header_remove('X-Powered-By');
header('X-Content-Type-Options: nosniff');
header('Referrer-Policy: strict-origin-when-cross-origin');

$path = rawurldecode((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
$isPost = $_SERVER['REQUEST_METHOD'] === 'POST';

// Files of the Node demo and of the build, served from where they are.
foreach (['/static/' => __DIR__ . '/../public/', '/elements/' => __DIR__ . '/../../dist/'] as $prefix => $folder) {
    if (str_starts_with($path, $prefix)) {
        sendFile($folder, substr($path, strlen($prefix)));
        return;
    }
}
if (preg_match('~^/obrazki/(?:platnosci/)?([\w-]+)\.svg$~D', $path, $picture)) {
    sendPicture($picture[1]);
    return;
}
if ($path === '/api/points') {
    header('Content-Type: application/json');
    readfile(__DIR__ . '/points.json');
    return;
}

session_start(['name' => 'php_shop', 'cookie_httponly' => true, 'cookie_samesite' => 'Lax', 'use_strict_mode' => true]);
header('Cache-Control: no-store');
$token = giveToken();
$sent = $_SERVER['HTTP_X_XSRF_TOKEN'] ?? $_SERVER['HTTP_X_CSRF_TOKEN'] ?? $_POST['_token'] ?? null;
if ($isPost && (!is_string($sent) || !hash_equals($token, $sent))) {
    // 419 as Laravel answers; the cookie beside it is fresh, so one repetition helps.
    sendJson(419, '{"cart": null, "messages": {"0": {"messages": ["Sesja formularza wygasła. Odśwież stronę i spróbuj ponownie."], "status": "error"}}}');
    return;
}

$db = openDb(getenv('SHOP_DB') ?: __DIR__ . '/../.data/php-2.sqlite');
$who = visitors()[$_SESSION['visitor'] ?? 'kupujacy'];
// The rows are the visitor's, whatever the session is called by now.
$rows = new Rows($db, $_SESSION['rows'] ??= bin2hex(random_bytes(16)));
$wire = new Wire($rows, $who);
$calls = new Calls($rows, $wire, new Cart($rows, new Order($rows, $wire, $who), $who['trader'] !== null));
$pages = new Pages($rows, $wire, $calls, $who, $token, $path);

match (true) {
    $isPost && in_array($path, ['/', '/koszyk'], true) => sendJson(...$calls->answer((string) file_get_contents('php://input'), $_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? '')),
    $isPost && $path === '/do-koszyka' => $pages->addAndReturn((int) ($_POST['product'] ?? 0)),
    $isPost && $path === '/kto' => $pages->become((string) ($_POST['kto'] ?? '')),
    $path === '/' => $pages->plain(),
    $path === '/koszyk' => $pages->cart(),
    $path === '/api/koszyki' => sendJson(200, json($wire->widget())),
    str_starts_with($path, '/zamowienie/') => $pages->order(substr($path, strlen('/zamowienie/'))),
    default => $pages->notFound(),
};

/** The session's token, in a cookie that scripts can read: they send it back in a header. */
function giveToken(): string
{
    $token = $_SESSION['token'] ??= base64_encode(random_bytes(24));
    setcookie('XSRF-TOKEN', $token, ['path' => '/', 'samesite' => 'Lax']);
    return $token;
}

/** The database, filled by shop.sql when it is new. `:memory:` would be empty at each request. */
function openDb(string $file): PDO
{
    if (!is_dir(dirname($file))) {
        mkdir(dirname($file), recursive: true);
    }
    $db = new PDO("sqlite:$file", options: [PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION]);
    $db->exec('PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON');
    $db->exec('BEGIN IMMEDIATE');
    if ($db->query("SELECT 1 FROM sqlite_master WHERE name = 'carts'")->fetchColumn() === false) {
        $db->exec((string) file_get_contents(__DIR__ . '/shop.sql'));
    }
    $db->exec('COMMIT');
    return $db;
}

function sendJson(int $status, string $json): void
{
    http_response_code($status);
    header('Content-Type: application/json');
    echo $json;
}

/** Only what lies in the folder: `..` leads nowhere. */
function sendFile(string $folder, string $name): void
{
    $file = realpath($folder . $name);
    $types = ['css' => 'text/css', 'js' => 'text/javascript', 'svg' => 'image/svg+xml', 'json' => 'application/json', 'map' => 'application/json'];
    if ($file === false || !is_file($file) || !str_starts_with($file, realpath($folder) . '/')) {
        http_response_code(404);
        return;
    }
    header('Content-Type: ' . ($types[pathinfo($file, PATHINFO_EXTENSION)] ?? 'application/octet-stream'));
    readfile($file);
}

/** A tile in a colour of its own, drawn from the product's symbol. */
function sendPicture(string $name): void
{
    $hue = crc32($name) % 360;
    header('Content-Type: image/svg+xml');
    header('Cache-Control: max-age=86400');
    echo <<<SVG
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="hsl($hue 30% 88%)"/>
        <g fill="hsl($hue 28% 60%)"><path d="M14 14h24v24H14zM42 42h24v24H42z"/><path opacity=".5" d="M42 14h24v24H42zM14 42h24v24H14z"/></g></svg>
        SVG;
}
