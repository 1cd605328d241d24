/** Loads the form that finds an order only for a guest. The template's own form stays until it is there, or if it fails to load. */
import { lazy, Suspense, type ReactElement } from 'react';
import { docsUrl } from '../../page/docs-url';

const FindOrder = lazy(() =>
  import('./FindOrder').catch((error: unknown) => {
    console.error('shop-elements: the form that finds an order could not be loaded.', error, docsUrl('load'));
    return { default: (): ReactElement => <slot /> };
  }),
);

export const LateFindOrder = ({ url }: { url: string }) => (
  <Suspense fallback={<slot />}>
    <FindOrder url={url} />
  </Suspense>
);
