-- Decides what the PHP shop keeps and what it begins with. Money is whole grosze, net.

CREATE TABLE products (
  id INTEGER PRIMARY KEY, sku TEXT UNIQUE, name TEXT, brand TEXT, category TEXT, unit TEXT,
  net INTEGER, minimal_net INTEGER, least INTEGER DEFAULT 1, step INTEGER DEFAULT 1, stock INTEGER,
  is_sample INTEGER AS (id < 4)
);
CREATE TABLE carriers (id INTEGER PRIMARY KEY, name TEXT, type TEXT, net INTEGER);
CREATE TABLE payments (id INTEGER PRIMARY KEY, name TEXT, hook_name TEXT, is_instant INTEGER);
CREATE TABLE methods (id TEXT PRIMARY KEY, payment_id INTEGER REFERENCES payments, name TEXT);
CREATE TABLE projects (id INTEGER PRIMARY KEY, name TEXT, identifier TEXT);
CREATE TABLE addresses (
  id INTEGER PRIMARY KEY, visitor TEXT, name TEXT, street TEXT, house_no TEXT, flat_no TEXT,
  city TEXT, zip_code TEXT, post TEXT, country TEXT, region TEXT
);

CREATE TABLE carts (
  id INTEGER PRIMARY KEY, visitor TEXT NOT NULL, begun_at TEXT DEFAULT CURRENT_TIMESTAMP, is_open INTEGER DEFAULT 1, payment_begun INTEGER DEFAULT 0,
  carrier_id INTEGER REFERENCES carriers, carrier_net INTEGER, payment_id INTEGER REFERENCES payments,
  method_id TEXT REFERENCES methods, project_id INTEGER REFERENCES projects,
  delivery_address_id INTEGER REFERENCES addresses, invoice_address_id INTEGER REFERENCES addresses,
  comments TEXT DEFAULT '', locker TEXT DEFAULT '{}', email TEXT DEFAULT '', phone TEXT DEFAULT ''
);
-- One open cart a visitor: two first requests at once cannot make two.
CREATE UNIQUE INDEX one_open_cart ON carts (visitor) WHERE is_open = 1;
CREATE TABLE lines (
  id INTEGER PRIMARY KEY, cart_id INTEGER REFERENCES carts ON DELETE CASCADE, product_id INTEGER REFERENCES products,
  quantity INTEGER CHECK (quantity > 0), net INTEGER, UNIQUE (cart_id, product_id)
);

-- One order a cart, whatever is repeated: the second line of defence behind the transaction.
CREATE TABLE orders (
  id INTEGER PRIMARY KEY, guid TEXT UNIQUE, cart_id INTEGER UNIQUE REFERENCES carts, visitor TEXT,
  placed_at TEXT DEFAULT CURRENT_TIMESTAMP, cart TEXT
);
-- What was asked under an Idempotency-Key and what was answered, so that a repetition gets the same; of each action apart.
CREATE TABLE answers (visitor TEXT, action TEXT, key TEXT, asked TEXT, answer TEXT, PRIMARY KEY (visitor, action, key));

INSERT INTO products (id, sku, name, brand, category, unit, net, minimal_net, least, step, stock) VALUES
  (1, 'KLE-2501', 'Klej elastyczny C2TE do gresu, 25 kg', 'Spoinex', 'Kleje', 'worek', 4290, 3700, 1, 1, 640),
  (2, 'PLY-6060', 'Gres rektyfikowany Karpaty Grafit 60×60', 'Kamionka', 'Płytki', 'opak.', 11850, 9900, 1, 1, 84),
  (3, 'GIP-1250', 'Płyta gipsowo-kartonowa 12,5 mm 120×260', 'Suchabud', 'Sucha zabudowa', 'szt.', 3180, 2790, 5, 5, 300),
  (4, 'FAR-1000', 'Farba lateksowa matowa biała, 10 l', 'Barwa', 'Farby', 'szt.', 13900, 11900, 1, 1, 52),
  (5, 'WEL-1500', 'Wełna mineralna 150 mm λ 0,035', 'Ciepłodom', 'Ocieplenia', 'rolka', 9450, 8400, 2, 2, 120),
  (6, 'WKR-0435', 'Wkręty do płyt 3,5×35 mm, 1000 szt.', 'Trzymak', 'Zamocowania', 'opak.', 2190, 1750, 1, 1, 900);
INSERT INTO carriers VALUES
  (1, 'Kurier', 'courier', 1990), (2, 'InPost Paczkomat', 'parcelLocker', 1490),
  (3, 'Odbiór w oddziale', 'pickup', 0), (4, 'Transport sklepu z HDS', 'transportShop', 24900);
INSERT INTO payments VALUES
  (1, 'Szybka płatność online', NULL, 1), (2, 'Przelew z odroczonym terminem', 'manual_wire', 0),
  (3, 'Płatność przy odbiorze', NULL, 0);
INSERT INTO methods VALUES ('blik', 1, 'BLIK'), ('karta', 1, 'Karta płatnicza'), ('przelew', 1, 'Szybki przelew');
INSERT INTO projects VALUES (1, 'Osiedle Sady, etap II', 'SADY-2'), (2, 'Hala w Błoniu', 'BLONIE');
INSERT INTO addresses VALUES (1, NULL, 'Budowa Sady', 'Jabłoniowa', '14', '', 'Warszawa', '02-797', 'Warszawa', 'PL', 'mazowieckie');
