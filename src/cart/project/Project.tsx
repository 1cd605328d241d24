/** The project of a specialist client, and the card of a project cart. */
import { SelectField } from '../../fields/SelectField';
import { idText } from '../../http/tolerant';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ExternalLink } from '../../ui/icons';
import { useCart, useCartSettings, usePending } from '../parts/CartContext';
import { Slot } from '../parts/Slot';
import { useExternalPage } from '../parts/useExternalPage';
import { isLocked, projectName } from '../session/rules';
import { text } from '../text';

/** The card of a project cart, which opens its external configurator (rule X1); other carts show only the messages of its slot. */
export function ProjectCartBox() {
  const isProject = useCart((cart) => cart.is_abrys);
  const page = useExternalPage();
  // A deferred payment uses slot `abrys` too.
  if (!isProject) return <Slot name="abrys" />;
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

/** Chooses a project; only for specialist clients that have projects (rule U2). */
export function ProjectSelect() {
  const { session, client } = useCartSettings();
  const saved = useCart((cart) => cart.project?.id);
  const locked = useCart(isLocked);
  const chosen = usePending('project') ?? saved;
  if (!client?.is_specialist || client.projects.length === 0) return null;
  const value = idText(chosen);
  return (
    <Card title={text.project.title}>
      <SelectField
        label={text.project.title}
        labelHidden
        name="project"
        // The contract has no way to unset a project.
        placeholder={value === undefined ? text.project.none : undefined}
        value={value ?? ''}
        options={client.projects.map((project) => ({ value: String(project.id), label: projectName(project) }))}
        onChange={(next) => {
          const project = client.projects.find(({ id }) => String(id) === next);
          if (project) void session.choose('project', project.id);
        }}
        disabled={locked}
      />
    </Card>
  );
}
