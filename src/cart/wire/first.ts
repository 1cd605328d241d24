/** The cart's fields in contract 1.0, which never change. Any other field of a schema is an addition. */
export const first = {
  cart: [
    ...['id', 'cart_name', 'department_name', 'items', 'prices', 'paymentUrl', 'payment_init'],
    ...['inpost_point_code', 'inpost_point_street', 'inpost_point_building_number', 'inpost_point_flat_number'],
    ...['inpost_point_post_code', 'inpost_point_city', 'inpost_point_province', 'inpost_email', 'inpost_phone_number'],
    ...['client_name', 'client_name_abrys', 'trader_name', 'is_master', 'master_cart_name', 'childCarts'],
    ...['currency', 'country', 'availableCarriers', 'carrier', 'availablePayments', 'payment', 'payment_params'],
    ...['project', 'is_abrys', 'abrys_id', 'abrys_config_url', 'is_inpost', 'masterPaymentUrl', 'master_payment_init'],
    ...['child_payment_init', 'childs_payment_init', 'client_amount_after_deadline', 'invoice_address'],
    ...['delivery_address', 'addresses', 'notes', 'client_comments', 'customer', 'voucher'],
  ],
  line: [
    ...['id', 'index', 'url', 'product_name', 'category_name', 'brand_name', 'image', 'unit', 'quantity'],
    ...['frontQuantity', 'min', 'max', 'step', 'is_package', 'onRequestAvailableToOrder', 'prices'],
  ],
  'line.prices': ['oryginal_net', 'net', 'gross', 'total_gross', 'minimal_price_net'],
  prices: ['net', 'gross', 'total_net', 'total_gross', 'total_gross_only_products'],
  carrier: ['id', 'name', 'type', 'price_gross', 'price_net'],
  payment: ['id', 'name', 'hook_name', 'is_instant_transfer_payment', 'additional_data', 'merchantLimit'],
} as const;
