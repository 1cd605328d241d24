/** Declares the attributes of `<shop-config>`, which states the page's settings once for all elements. */
import { declare } from '../src/element/declare';
import { currency, prices } from '../src/element/currency';
import * as account from '../src/element/page-account';
import * as settings from '../src/element/page-settings';
import { density } from '../src/element/page-density';
import { added } from '../src/element/added';
import { language, texts } from '../src/element/page-texts';

export const shopConfig = declare({
  tag: 'shop-config',
  summary: 'Settings for all elements of the page; an element’s own attribute wins.',
  attributes: {
    'csrf-cookie': settings.csrfCookie,
    'csrf-header': settings.csrfHeader,
    currency,
    prices,
    density,
    added,
    brand: settings.brand,
    'map-style-url': settings.mapStyleUrl,
    'points-url': settings.pointsUrl,
    'company-url': settings.companyUrl,
    'redirect-origins': settings.redirectOrigins,
    'login-url': account.loginUrl,
    contact: account.contact,
    account: account.account,
    language,
    texts,
    'analytics-contact': settings.analyticsContact,
    'docs-url': settings.docsUrl,
    test: settings.test,
  },
});
