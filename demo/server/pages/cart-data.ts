/** The client's data that pages pass to elements. */
import type { LoadedCart } from '../cart/load';

/** The `client` attribute (rule U1); keys with the brand's name carry the ids of client and trader. */
export const clientData = ({ client, trader, projects }: LoadedCart) => ({
  shop_id: client.shopId,
  ...(trader === undefined ? {} : { trader_shop_id: trader.shopId }),
  name: client.name,
  nip: client.nip,
  first_name: client.firstName,
  last_name: client.lastName,
  phone: client.phone,
  email: client.email,
  address_street: client.street,
  address_house_no: client.houseNo,
  address_country: client.country,
  address_city: client.city,
  address_zip_code: client.zipCode,
  address_voivodeship: client.voivodeship,
  user_type: client.userType,
  is_specialist: client.isSpecialist,
  is_test: client.isTest,
  is_purchase_blocked: client.isPurchaseBlocked,
  projects: projects.map(({ id, name, identifier }) => ({ id, name, identifier })),
});
