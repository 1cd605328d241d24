/** Registers each tag as a block in WordPress's editor: its name, a form for the usual attributes, and a placeholder. PHP prints the page itself. */
(({ blocks, blockEditor, components, element, serverSideRender }, tags, words) => {
  const h = element.createElement;

  /** The form's field for what an attribute may be: `flag`, a list of words, a number, or text. Texts are what the block keeps. */
  const fieldOf = (name, label, kind, value, set) => {
    const props = { key: name, label, value, onChange: set };
    if (kind === 'flag') {
      const onChange = (isOn) => set(isOn ? '1' : undefined);
      return h(components.ToggleControl, { key: name, label, checked: value === '1', onChange });
    }
    if (Array.isArray(kind)) {
      const options = ['', ...kind].map((one) => ({ value: one, label: words.values[one] ?? one }));
      return h(components.SelectControl, { ...props, options });
    }
    const isNumber = kind === 'integer' || kind === 'number';
    return h(components.TextControl, { ...props, type: isNumber ? 'number' : 'text' });
  };

  const common = {
    apiVersion: 2,
    category: 'shop-elements',
    supports: { align: ['wide', 'full'], html: false },
    save: () => null,
  };

  for (const [tag, attributes] of Object.entries(tags)) {
    const [title, description, icon, labels] = words.blocks[tag];
    blocks.registerBlockType(tag.replace('shop-', 'shop-elements/'), {
      ...common,
      ...{ title, description, icon, keywords: [tag] },
      attributes: Object.fromEntries(Object.keys(attributes).map((name) => [name, { type: 'string' }])),
      edit({ attributes: chosen, setAttributes }) {
        const known = Object.entries({ ...labels, ...words.common }).filter(([name]) =>
          Object.hasOwn(attributes, name),
        );
        const fields = known.map(([name, label]) =>
          fieldOf(name, label, attributes[name], chosen[name] ?? '', (value) =>
            setAttributes({ [name]: value || undefined }),
          ),
        );
        const form =
          fields.length > 0 &&
          h(blockEditor.InspectorControls, null, h(components.PanelBody, { title: 'Ustawienia' }, fields));
        const set = known.filter(([name]) => chosen[name]).map(([name, label]) => `${label}: ${chosen[name]}`);
        const instructions = [description, ...set].join(' · ');
        const card = h(components.Placeholder, { label: title, icon, instructions });
        return h('div', blockEditor.useBlockProps(), form, card);
      },
    });
  }

  blocks.registerBlockType('shop-elements/products', {
    ...common,
    title: 'Lista produktów',
    description: 'Wszystkie produkty sklepu z ceną i przyciskiem „Dodaj do koszyka”.',
    icon: 'grid-view',
    edit() {
      const list = h(serverSideRender, { block: 'shop-elements/products' });
      return h('div', blockEditor.useBlockProps(), h(components.Disabled, null, list));
    },
  });
})(window.wp, window.shopElementsTags, window.shopElementsWords);
