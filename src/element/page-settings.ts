/** Declares the settings of `<shop-config>`. An element that declares one of them may override it. */
import { flag, text } from './attributes';
import { tokens } from './further-attributes';

export const csrfCookie = text({ summary: 'Cookie that holds the CSRF token.', default: 'XSRF-TOKEN', page: true });
export const csrfHeader = text({ summary: 'Header that carries the CSRF token.', default: 'X-XSRF-TOKEN', page: true });
export const brand = text({
  summary: 'Brand in the server’s names: carrier type `transport{Brand}`, fields `has_{brand}_discount`, `{brand}_id`.',
  default: 'shop',
  page: true,
});
export const mapStyleUrl = text({
  summary:
    'The map’s style (MapLibre), or a raster template with `{z}`, `{x}`, `{y}`. `{scheme}` in it becomes `light` or `dark`; without it the ground is plain; `none`: no map.',
  page: true,
});
export const pointsUrl = text({
  summary: 'Address of the parcel lockers, answered as the InPost points API does.',
  page: true,
});
export const companyUrl = text({
  summary:
    'Address, of the page’s own origin, that finds a company’s data by its tax number. Needs carts with `can_add_invoice_address`.',
  page: true,
});
export const redirectOrigins = tokens({
  summary:
    'Origins, besides the page’s own, that answers may lead to, separated by spaces. Without it any https origin.',
  page: true,
});
export const analyticsContact = flag({
  summary: 'The user agreed to hashed contact data in the page’s data layer.',
  page: true,
});
export const docsUrl = text({
  summary:
    'Address of the documentation, as `https://shop.example/elementy/`: messages in the console lead to it. Default: `faults.html` beside the elements’ files.',
  page: true,
});
export const test = text({
  summary:
    'State of a shop that a test’s page wants from `npx shop-elements mock`, as `overdue`: own calls carry it as `X-Shop-Test`. On localhost only, elsewhere the console says so.',
  page: true,
});
