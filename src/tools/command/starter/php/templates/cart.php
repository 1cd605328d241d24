<?= ShopElements\Elements::cart(['cart-url' => '/koszyk', 'shop-url' => '/'], 'Wczytywanie koszyka…') ?>
