<?php

/** Prints the login cookies of WordPress users, one line each: `php test/php/wordpress.php <folder> <port> <login>…`. */

declare(strict_types=1);

[, $folder, $port] = $argv;
$_SERVER += ['HTTP_HOST' => "127.0.0.1:$port", 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_URI' => '/'];
require "$folder/wp-load.php";
foreach (array_slice($argv, 3) as $login) {
    $id = get_user_by('login', $login)->ID;
    $until = time() + 3600;
    $session = WP_Session_Tokens::get_instance($id)->create($until);
    $cookie = fn (string $name, string $scheme): string => "$name=" . rawurlencode(wp_generate_auth_cookie($id, $until, $scheme, $session));
    echo $cookie(LOGGED_IN_COOKIE, 'logged_in'), '; ', $cookie(AUTH_COOKIE, 'auth'), "\n";
}
