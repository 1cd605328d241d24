-- Goods of the PHP shop. Money is net, in whole grosze.

INSERT INTO shop_products (sku, name, brand, category, unit, net, minimal, least, step, stock, image) VALUES
  ('KLE-2501', 'Klej elastyczny C2TE do gresu, 25 kg', 'Spoinex', 'Kleje', 'worek', 4290, 3700, 1, 1, 640, '/obrazki/KLE-2501.svg'),
  ('PLY-6060', 'Gres rektyfikowany Karpaty Grafit 60×60', 'Kamionka', 'Płytki', 'opak.', 11850, 9900, 1, 1, 84, '/obrazki/PLY-6060.svg'),
  ('GIP-1250', 'Płyta gipsowo-kartonowa 12,5 mm 120×260', 'Suchabud', 'Sucha zabudowa', 'szt.', 3180, 2790, 5, 5, 300, '/obrazki/GIP-1250.svg'),
  ('FAR-1000', 'Farba lateksowa matowa biała, 10 l', 'Barwa', 'Farby', 'szt.', 13900, 11900, 1, 1, 52, '/obrazki/FAR-1000.svg'),
  ('WEL-1500', 'Wełna mineralna 150 mm λ 0,035', 'Ciepłodom', 'Ocieplenia', 'rolka', 9450, 8400, 2, 2, 120, '/obrazki/WEL-1500.svg'),
  ('WKR-0435', 'Wkręty do płyt 3,5×35 mm, 1000 szt.', 'Trzymak', 'Zamocowania', 'opak.', 2190, 1750, 1, 1, 900, '/obrazki/WKR-0435.svg');
INSERT INTO shop_carriers (name, type, net) VALUES
  ('Kurier', 'courier', 1990), ('InPost Paczkomat', 'parcelLocker', 1490),
  ('Odbiór w oddziale', 'pickup', 0), ('Transport sklepu z HDS', 'transportShop', 24900);
INSERT INTO shop_payments (name, hook, is_instant) VALUES
  ('Szybka płatność online', NULL, 1), ('Przelew z odroczonym terminem', 'manual_wire', 0), ('Płatność przy odbiorze', NULL, 0), ('Przedpłata na konto', 'upfront_manual_wire', 0);
INSERT INTO shop_methods (id, payment_id, name) VALUES ('blik', 1, 'BLIK'), ('karta', 1, 'Karta płatnicza'), ('przelew', 1, 'Szybki przelew');
INSERT INTO shop_addresses (name, street, house_no, flat_no, city, zip_code, post, country, region) VALUES
  ('Budowa Sady', 'Jabłoniowa', '14', '', 'Warszawa', '02-797', 'Warszawa', 'PL', 'mazowieckie');
