/** Chooses a project; only for specialist clients that have projects (rule U2). */
import { SelectField } from '../../fields/SelectField';
import { idText } from '../../http/tolerant';
import { Card } from '../../ui/Card';
import { useCart, useCartSettings, usePending } from '../parts/CartContext';
import { isLocked, projectName } from '../session/rules';
import { text } from '../text';

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
