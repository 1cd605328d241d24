<?php

/** Tags and attributes. Written by `npm run manifest`; do not edit. */

declare(strict_types=1);

namespace ShopElements;

/**
 * @method static string addProduct(array{'url'?: string|int|null, 'add-url'?: string|int|null, 'name'?: string|int|null, 'disabled'?: bool|null, 'currency'?: string|int|null, 'prices'?: 'gross'|'net'|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string addToCart(array{'cart-url'?: string|int|null, 'on-request'?: bool|null, 'product-id'?: string|int|null, 'action'?: string|int|null, 'quantity'?: int|string|null, 'min'?: int|string|null, 'max'?: int|string|null, 'step'?: int|string|null, 'with-credentials'?: bool|null, 'product-url'?: string|int|null, 'added'?: 'dialog'|'notice'|null, 'currency'?: string|int|null, 'prices'?: 'gross'|'net'|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string address(array{'address'?: array<array-key, mixed>|object|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string autocomplete(array{'url'?: string|int|null, 'index'?: string|int|null, 'name'?: string|int|null, 'value'?: string|int|null, 'size'?: int|string|null, 'label'?: string|int|null, 'disabled'?: bool|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string calculator(array{'product-id'?: string|int|null, 'name'?: string|int|null, 'value'?: int|string|null, 'main-unit'?: array<array-key, mixed>|object|null, 'unit'?: array<array-key, mixed>|object|null, 'unit-value'?: int|float|string|null, 'units-in-outer'?: int|string|null, 'units-on-pallet'?: int|string|null, 'stock'?: int|string|null, 'min'?: int|string|null, 'max'?: int|string|null, 'step'?: int|string|null, 'price-pack'?: int|float|string|null, 'vat-rate'?: int|float|string|null, 'price-note'?: string|int|null, 'price-steps'?: array<array-key, mixed>|object|null, 'currency'?: string|int|null, 'prices'?: 'gross'|'net'|null, 'show-calculator'?: bool|null, 'surface'?: 'floor'|'wall'|null, 'show-patterns'?: bool|null, 'materials'?: array<array-key, mixed>|object|null, 'error'?: string|int|null, 'disabled'?: bool|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string cart(array{'cart-url'?: string|int|null, 'cart'?: array<array-key, mixed>|object|null, 'client'?: array<array-key, mixed>|object|null, 'trader'?: bool|null, 'shop-url'?: string|int|null, 'payment-url'?: string|int|null, 'login-url'?: string|int|null, 'contact'?: array<array-key, mixed>|object|null, 'points-url'?: string|int|null, 'map-style-url'?: string|int|null, 'company-url'?: string|int|null, 'payment-methods-visible'?: int|string|null, 'routing'?: 'hash'|'path'|'memory'|null, 'base'?: string|int|null, 'redirect-origins'?: string|list<string>|null, 'submit-label'?: string|int|null, 'brand'?: string|int|null, 'prices'?: 'gross'|'net'|null, 'density'?: 'comfortable'|'compact'|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string cartWidget(array{'url'?: string|int|null, 'count'?: int|string|null, 'currency'?: string|int|null, 'prices'?: 'gross'|'net'|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string checkbox(array{'label'?: string|int|null, 'name'?: string|int|null, 'value'?: string|int|null, 'checked'?: bool|null, 'required'?: bool|null, 'message'?: string|int|null, 'disabled'?: bool|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string config(array{'csrf-cookie'?: string|int|null, 'csrf-header'?: string|int|null, 'currency'?: string|int|null, 'prices'?: 'gross'|'net'|null, 'density'?: 'comfortable'|'compact'|null, 'added'?: 'dialog'|'notice'|null, 'brand'?: string|int|null, 'map-style-url'?: string|int|null, 'points-url'?: string|int|null, 'company-url'?: string|int|null, 'redirect-origins'?: string|list<string>|null, 'login-url'?: string|int|null, 'contact'?: array<array-key, mixed>|object|null, 'account'?: string|int|null, 'language'?: string|int|null, 'texts'?: array<array-key, mixed>|object|null, 'analytics-contact'?: bool|null, 'docs-url'?: string|int|null, 'test'?: string|int|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string faq(array{'single'?: bool|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string favourite(array{'product-id'?: string|int|null, 'active'?: bool|null, 'product-name'?: string|int|null, 'price'?: int|float|string|null, 'currency'?: string|int|null, 'add-url'?: string|int|null, 'remove-url'?: string|int|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string favourites(array{...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string filters(array{'base-url'?: string|int|null, 'filters'?: array<array-key, mixed>|object|null, 'values'?: array<array-key, mixed>|object|null, 'total'?: int|string|null, 'live'?: bool|null, 'list'?: string|int|null, 'currency'?: string|int|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string formEvent(array{'event'?: 'register_form_submit'|'sign_up'|'generate_lead'|null, 'once'?: string|int|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string input(array{'label'?: string|int|null, 'name'?: string|int|null, 'value'?: string|int|null, 'type'?: 'text'|'email'|'tel'|'search'|'password'|'url'|null, 'required'?: bool|null, 'optional'?: bool|null, 'min-length'?: int|string|null, 'max-length'?: int|string|null, 'validate'?: 'post-code'|'phone'|'email'|'nip'|null, 'message'?: string|int|null, 'hint'?: string|int|null, 'placeholder'?: string|int|null, 'autocomplete'?: string|int|null, 'disabled'?: bool|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string lockerMap(array{'name'?: string|int|null, 'value'?: string|int|null, 'required'?: bool|null, 'near'?: string|int|null, 'points-url'?: string|int|null, 'map-style-url'?: string|int|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string orderTracking(array{'order'?: array<array-key, mixed>|object|null, 'currency'?: string|int|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string orders(array{'orders-url'?: string|int|null, 'find-url'?: string|int|null, 'order'?: string|int|null, 'lookup-url'?: string|int|null, 'add-url'?: string|int|null, 'cart-url'?: string|int|null, 'payment-url'?: string|int|null, 'shop-url'?: string|int|null, 'login-url'?: string|int|null, 'currency'?: string|int|null, 'prices'?: 'gross'|'net'|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string passwordRules(array{'for'?: string|int|null, 'confirm'?: string|int|null, 'rules'?: array<array-key, mixed>|object|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string quantity(array{'name'?: string|int|null, 'value'?: int|string|null, 'min'?: int|string|null, 'max'?: int|string|null, 'step'?: int|string|null, 'unit'?: string|int|null, 'label'?: string|int|null, 'error'?: string|int|null, 'disabled'?: bool|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string quickOrder(array{'lookup-url'?: string|int|null, 'suggest-url'?: string|int|null, 'add-url'?: string|int|null, 'cart-url'?: string|int|null, 'lists-url'?: string|int|null, 'seller-nip'?: string|int|null, 'account'?: string|int|null, 'currency'?: string|int|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string regulations(array{'name'?: string|int|null, 'value'?: string|int|null, 'checked'?: bool|null, 'required'?: bool|null, 'disabled'?: bool|null, 'url'?: string|int|null, 'label'?: string|int|null, 'dialog-title'?: string|int|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string search(array{'url'?: string|int|null, 'query'?: string|int|null, 'add-url'?: string|int|null, 'cart-url'?: string|int|null, 'currency'?: string|int|null, 'prices'?: 'gross'|'net'|null, 'added'?: 'dialog'|'notice'|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string select(array{...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string slider(array{'interval'?: int|string|null, 'label'?: string|int|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string suggester(array{'url'?: string|int|null, 'search-url'?: string|int|null, 'name'?: string|int|null, 'value'?: string|int|null, 'disabled'?: bool|null, 'with-credentials'?: bool|null, 'placeholder'?: string|int|null, 'popular-url'?: string|int|null, 'popular'?: array<array-key, mixed>|object|null, 'no-recent'?: bool|null, 'currency'?: string|int|null, 'prices'?: 'gross'|'net'|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string tabs(array{'label'?: string|int|null, ...<string, mixed>} $attributes = [], string $inside = '')
 * @method static string withdrawal(array{'url'?: string|int|null, 'order'?: string|int|null, 'name'?: string|int|null, 'email'?: string|int|null, 'lines'?: array<array-key, mixed>|object|null, ...<string, mixed>} $attributes = [], string $inside = '')
 */
abstract class Tags
{
    /** @var array<string, array<string, string|list<string>>> kind or allowed values by tag and attribute */
    public const ATTRIBUTES = [
        'shop-add-product' => [
            'url' => 'text',
            'add-url' => 'text',
            'name' => 'text',
            'disabled' => 'flag',
            'currency' => 'text',
            'prices' => ['gross', 'net'],
        ],
        'shop-add-to-cart' => [
            'cart-url' => 'text',
            'on-request' => 'flag',
            'product-id' => 'text',
            'action' => 'text',
            'quantity' => 'integer',
            'min' => 'integer',
            'max' => 'integer',
            'step' => 'integer',
            'with-credentials' => 'flag',
            'product-url' => 'text',
            'added' => ['dialog', 'notice'],
            'currency' => 'text',
            'prices' => ['gross', 'net'],
        ],
        'shop-address' => [
            'address' => 'json',
        ],
        'shop-autocomplete' => [
            'url' => 'text',
            'index' => 'text',
            'name' => 'text',
            'value' => 'text',
            'size' => 'integer',
            'label' => 'text',
            'disabled' => 'flag',
        ],
        'shop-calculator' => [
            'product-id' => 'text',
            'name' => 'text',
            'value' => 'integer',
            'main-unit' => 'json',
            'unit' => 'json',
            'unit-value' => 'number',
            'units-in-outer' => 'integer',
            'units-on-pallet' => 'integer',
            'stock' => 'integer',
            'min' => 'integer',
            'max' => 'integer',
            'step' => 'integer',
            'price-pack' => 'number',
            'vat-rate' => 'number',
            'price-note' => 'text',
            'price-steps' => 'json',
            'currency' => 'text',
            'prices' => ['gross', 'net'],
            'show-calculator' => 'flag',
            'surface' => ['floor', 'wall'],
            'show-patterns' => 'flag',
            'materials' => 'json',
            'error' => 'text',
            'disabled' => 'flag',
        ],
        'shop-cart' => [
            'cart-url' => 'text',
            'cart' => 'json',
            'client' => 'json',
            'trader' => 'flag',
            'shop-url' => 'text',
            'payment-url' => 'text',
            'login-url' => 'text',
            'contact' => 'json',
            'points-url' => 'text',
            'map-style-url' => 'text',
            'company-url' => 'text',
            'payment-methods-visible' => 'integer',
            'routing' => ['hash', 'path', 'memory'],
            'base' => 'text',
            'redirect-origins' => 'tokens',
            'submit-label' => 'text',
            'brand' => 'text',
            'prices' => ['gross', 'net'],
            'density' => ['comfortable', 'compact'],
        ],
        'shop-cart-widget' => [
            'url' => 'text',
            'count' => 'integer',
            'currency' => 'text',
            'prices' => ['gross', 'net'],
        ],
        'shop-checkbox' => [
            'label' => 'text',
            'name' => 'text',
            'value' => 'text',
            'checked' => 'flag',
            'required' => 'flag',
            'message' => 'text',
            'disabled' => 'flag',
        ],
        'shop-config' => [
            'csrf-cookie' => 'text',
            'csrf-header' => 'text',
            'currency' => 'text',
            'prices' => ['gross', 'net'],
            'density' => ['comfortable', 'compact'],
            'added' => ['dialog', 'notice'],
            'brand' => 'text',
            'map-style-url' => 'text',
            'points-url' => 'text',
            'company-url' => 'text',
            'redirect-origins' => 'tokens',
            'login-url' => 'text',
            'contact' => 'json',
            'account' => 'text',
            'language' => 'text',
            'texts' => 'json',
            'analytics-contact' => 'flag',
            'docs-url' => 'text',
            'test' => 'text',
        ],
        'shop-faq' => [
            'single' => 'flag',
        ],
        'shop-favourite' => [
            'product-id' => 'text',
            'active' => 'flag',
            'product-name' => 'text',
            'price' => 'number',
            'currency' => 'text',
            'add-url' => 'text',
            'remove-url' => 'text',
        ],
        'shop-favourites' => [
        ],
        'shop-filters' => [
            'base-url' => 'text',
            'filters' => 'json',
            'values' => 'json',
            'total' => 'integer',
            'live' => 'flag',
            'list' => 'text',
            'currency' => 'text',
        ],
        'shop-form-event' => [
            'event' => ['register_form_submit', 'sign_up', 'generate_lead'],
            'once' => 'text',
        ],
        'shop-input' => [
            'label' => 'text',
            'name' => 'text',
            'value' => 'text',
            'type' => ['text', 'email', 'tel', 'search', 'password', 'url'],
            'required' => 'flag',
            'optional' => 'flag',
            'min-length' => 'integer',
            'max-length' => 'integer',
            'validate' => ['post-code', 'phone', 'email', 'nip'],
            'message' => 'text',
            'hint' => 'text',
            'placeholder' => 'text',
            'autocomplete' => 'text',
            'disabled' => 'flag',
        ],
        'shop-locker-map' => [
            'name' => 'text',
            'value' => 'text',
            'required' => 'flag',
            'near' => 'text',
            'points-url' => 'text',
            'map-style-url' => 'text',
        ],
        'shop-order-tracking' => [
            'order' => 'json',
            'currency' => 'text',
        ],
        'shop-orders' => [
            'orders-url' => 'text',
            'find-url' => 'text',
            'order' => 'text',
            'lookup-url' => 'text',
            'add-url' => 'text',
            'cart-url' => 'text',
            'payment-url' => 'text',
            'shop-url' => 'text',
            'login-url' => 'text',
            'currency' => 'text',
            'prices' => ['gross', 'net'],
        ],
        'shop-password-rules' => [
            'for' => 'text',
            'confirm' => 'text',
            'rules' => 'json',
        ],
        'shop-quantity' => [
            'name' => 'text',
            'value' => 'integer',
            'min' => 'integer',
            'max' => 'integer',
            'step' => 'integer',
            'unit' => 'text',
            'label' => 'text',
            'error' => 'text',
            'disabled' => 'flag',
        ],
        'shop-quick-order' => [
            'lookup-url' => 'text',
            'suggest-url' => 'text',
            'add-url' => 'text',
            'cart-url' => 'text',
            'lists-url' => 'text',
            'seller-nip' => 'text',
            'account' => 'text',
            'currency' => 'text',
        ],
        'shop-regulations' => [
            'name' => 'text',
            'value' => 'text',
            'checked' => 'flag',
            'required' => 'flag',
            'disabled' => 'flag',
            'url' => 'text',
            'label' => 'text',
            'dialog-title' => 'text',
        ],
        'shop-search' => [
            'url' => 'text',
            'query' => 'text',
            'add-url' => 'text',
            'cart-url' => 'text',
            'currency' => 'text',
            'prices' => ['gross', 'net'],
            'added' => ['dialog', 'notice'],
        ],
        'shop-select' => [
        ],
        'shop-slider' => [
            'interval' => 'integer',
            'label' => 'text',
        ],
        'shop-suggester' => [
            'url' => 'text',
            'search-url' => 'text',
            'name' => 'text',
            'value' => 'text',
            'disabled' => 'flag',
            'with-credentials' => 'flag',
            'placeholder' => 'text',
            'popular-url' => 'text',
            'popular' => 'json',
            'no-recent' => 'flag',
            'currency' => 'text',
            'prices' => ['gross', 'net'],
        ],
        'shop-tabs' => [
            'label' => 'text',
        ],
        'shop-withdrawal' => [
            'url' => 'text',
            'order' => 'text',
            'name' => 'text',
            'email' => 'text',
            'lines' => 'json',
        ],
    ];

    /** @var array<string, list<string>> commands of a template's <button command="…" commandfor="…"> by tag */
    public const COMMANDS = [
        'shop-cart' => ['--open-lockers', '--open-contact', '--open-delivery-address', '--open-invoice-address'],
        'shop-cart-widget' => ['--open', '--close', '--toggle'],
        'shop-filters' => ['--open', '--close', '--toggle'],
        'shop-quick-order' => ['--open-file', '--open-camera', '--open-lists', '--open-share'],
    ];

    /** @var array<string, list<string>> slots of the content of a tag; {id} is the id of a line, a payment or an order */
    public const SLOTS = [
        'shop-cart' => ['before-summary', 'legal', 'line-{id}', 'line-end-{id}', 'payment-{id}', 'after-totals', 'empty', 'print-head'],
        'shop-cart-widget' => ['empty'],
        'shop-orders' => ['order-{id}', 'empty'],
        'shop-regulations' => ['label'],
        'shop-search' => ['empty'],
        'shop-suggester' => ['suggestion-footer', 'empty'],
        'shop-withdrawal' => ['contact'],
    ];
}
