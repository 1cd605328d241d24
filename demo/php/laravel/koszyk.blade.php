{{-- The cart's page of the shop in Laravel. --}}
<!doctype html>
<html lang="pl">
<head><meta charset="utf-8"><title>Koszyk</title>{!! $assets->tags(['shop-cart', 'shop-cart-widget']) !!}</head>
<body>
  <x-shop-cart-widget url="/api/koszyki" />
  <x-shop-cart cart-url="/koszyk" shop-url="/" :client="$client"><p>Wczytywanie…</p></x-shop-cart>
</body>
</html>
