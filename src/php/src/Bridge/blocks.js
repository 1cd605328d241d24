/** Decides how each tag is a block in WordPress's editor: a form for its attributes, and a card in its place. The page itself is printed by PHP. */
(({ blocks, blockEditor, components, element }, tags) => {
  const h = element.createElement;

  /** The form's field for what an attribute may be: `flag`, `json`, a list of words, or text. Texts are what the block keeps. */
  const fieldOf = (name, kind, value, set) => {
    const props = { key: name, label: name, value, onChange: set };
    if (kind === 'flag') {
      const onChange = (isOn) => set(isOn ? '1' : undefined);
      return h(components.ToggleControl, { key: name, label: name, checked: value === '1', onChange });
    }
    if (Array.isArray(kind)) {
      const options = ['', ...kind].map((one) => ({ value: one, label: one || '–' }));
      return h(components.SelectControl, { ...props, options });
    }
    const isNumber = kind === 'integer' || kind === 'number';
    if (kind === 'json') return h(components.TextareaControl, { ...props, help: 'JSON' });
    return h(components.TextControl, { ...props, type: isNumber ? 'number' : 'text' });
  };

  for (const [tag, attributes] of Object.entries(tags))
    blocks.registerBlockType(tag.replace('shop-', 'shop-elements/'), {
      apiVersion: 2,
      title: tag,
      category: 'shop-elements',
      icon: 'cart',
      attributes: Object.fromEntries(Object.keys(attributes).map((name) => [name, { type: 'string' }])),
      supports: { html: false },
      edit({ attributes: said, setAttributes }) {
        const fields = Object.entries(attributes).map(([name, kind]) =>
          fieldOf(name, kind, said[name] ?? '', (value) => setAttributes({ [name]: value || undefined })),
        );
        const form =
          fields.length > 0 &&
          h(blockEditor.InspectorControls, null, h(components.PanelBody, { title: `<${tag}>` }, fields));
        const told = Object.keys(said)
          .filter((name) => said[name])
          .map((name) => `${name}="${said[name]}"`);
        const card = h(components.Placeholder, { label: tag, icon: 'cart', instructions: told.join(' ') });
        return h('div', blockEditor.useBlockProps(), form, card);
      },
      save: () => null,
    });
})(window.wp, window.shopElementsTags);
