<?php

use ShopElements\Elements;

echo Elements::cart(['cart-url' => '/koszyk', 'shop-url' => '/'], 'Wczytywanie koszyka…<p slot="legal">
    <a href="/regulamin">Regulamin</a> <a href="/prywatnosc">Polityka prywatności</a> <a href="/dostawa">Dostawa i zwroty</a>
</p>');
