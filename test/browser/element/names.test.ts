/** Shows that no attribute of a tag hides a member of every HTML element. */
import { expect } from '@open-wc/testing';

interface Manifest {
  modules: { declarations: { tagName: string; members: { name: string; attribute?: string }[] }[] }[];
}

it('no property of an element hides a member of HTMLElement', async () => {
  const manifest = (await (await fetch('/custom-elements.json')).json()) as Manifest;
  const declared = manifest.modules.flatMap(({ declarations }) => declarations);
  const taken = declared.flatMap(({ tagName, members }) =>
    members
      .filter(({ name, attribute }) => attribute && name in HTMLElement.prototype)
      .map(({ name }) => `${tagName} ${name}`),
  );
  expect(declared).not.to.have.length(0);
  expect(taken).to.deep.equal([]);
});
