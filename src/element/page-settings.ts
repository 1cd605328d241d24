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
  summary: 'URL of the parcel lockers, with responses like the InPost points API.',
  page: true,
});
export const companyUrl = text({
  summary:
    'URL, on the page’s own origin, that returns a company’s data by its tax number. Requires carts with `can_add_invoice_address`.',
  page: true,
});
export const redirectOrigins = tokens({
  summary: 'Further origins to which responses may redirect, separated by spaces. Default: any https origin.',
  page: true,
});
export const analyticsContact = flag({
  summary: 'The user agreed to hashed contact data in the page’s data layer.',
  page: true,
});
export const docsUrl = text({
  summary:
    'URL of the documentation for links in console messages, such as `https://shop.example/elementy/`. Default: `faults.html` beside the elements’ files.',
  page: true,
});
export const test = text({
  summary:
    'Scenario of `npx shop-elements mock` for tests, such as `overdue`; sent to the page’s own origin as `X-Shop-Test`. Ignored outside localhost, with a console warning.',
  page: true,
});
