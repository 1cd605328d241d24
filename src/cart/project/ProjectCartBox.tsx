/** The card of a project cart, which opens its external configurator (rule X1). */
import { ExternalLink } from '../../ui/icons';
import { followUrl } from '../../page/safe-url';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { useCart, useCartSettings } from '../parts/CartContext';
import { Slot } from '../parts/Slot';
import { text } from '../text';
import { configuratorUrl } from '../session/configurator';
import { useExternalPage } from '../parts/useExternalPage';

/** The box of a project cart; other carts show only the messages of its slot. */
export function ProjectCartBox() {
  const { client, brand, origins } = useCartSettings();
  const cart = useCart();
  const page = useExternalPage((token) => {
    const base = followUrl(cart.abrys_config_url, { origins });
    return base && configuratorUrl(base, token, cart, client, brand);
  });
  // A deferred payment uses slot `abrys` too.
  if (!cart.is_abrys) return <Slot name="abrys" />;
  return (
    <Card title={text.abrys.title} part="project-cart">
      <div className="stack">
        <p className="muted">{text.abrys.lead}</p>
        <Button icon={<ExternalLink size={18} aria-hidden="true" />} busy={page.busy} onClick={page.open}>
          {page.waiting ? text.abrys.openReady : text.abrys.open}
        </Button>
        <Slot name="abrys" />
      </div>
    </Card>
  );
}
