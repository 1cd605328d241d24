/** Right templates, for which the linter must report nothing: the file, and the template. */

const json = '<script type="application/json">';

export const correctTemplates: readonly (readonly [file: string, template: string])[] = [
  // A bundle, an include or a printed line may load the elements.
  ['a.html', '<body><shop-cart-widget></shop-cart-widget><script type="module" src="/build/app.js"></script></body>'],
  [
    'a.html',
    "<body><shop-cart-widget></shop-cart-widget><script type=module>import 'shop-elements/elements/shop-cart-widget'</script></body>",
  ],
  [
    'a.twig',
    '<html><head>{{ assets }}</head><body><h1>{{ title }}</h1><shop-cart-widget></shop-cart-widget></body></html>',
  ],
  ['a.php', "<html><body><shop-cart-widget></shop-cart-widget><?php include 'foot.php'; ?></body></html>"],
  ['a.html', '<shop-cart cart-url="/koszyk" trader routing="path" base="/koszyk">Wczytywanie…</shop-cart>'],
  [
    'a.html',
    `<shop-cart cart-url="/k">\n${json}{"client": {"first_name": "A", "last_name": "B", "is_specialist": false}}</script>\n</shop-cart>`,
  ],
  ['a.html', '<shop-suggester url="/s"><input name="query" type="search"></shop-suggester>'],
  ['a.html', `<shop-suggester>${json}{"url": "/s"}</script></shop-suggester>`],
  [
    'a.html',
    '<shop-tabs><section data-tab="A"><shop-tabs><section data-tab="B"></section></shop-tabs></section></shop-tabs>',
  ],
  [
    'a.html',
    '<shop-add-to-cart product-id="1"><form action="/k"><shop-quantity name="quantity" min="1" max="9"></shop-quantity></form></shop-add-to-cart>',
  ],
  ['a.html', '<form><shop-add-to-cart product-id="1"></shop-add-to-cart></form>'],
  ['a.html', '<table><tr><td><shop-quantity name="q"></shop-quantity></td></tr></table>'],
  ['a.html', '<p><shop-favourite product-id="1"></shop-favourite> „Klej”</p>'],
  ['a.html', '<shop-cart submit-label="„Zamawiam” z obowiązkiem zapłaty" cart-url="/k?a=1&amp;b="></shop-cart>'],
  [
    'a.html',
    '<ul><li><shop-favourite product-id="1"></shop-favourite><li><shop-favourite product-id="2"></shop-favourite></ul>',
  ],
  ['a.html', '<!-- <shop-kart> --><p>&lt;shop-kart&gt;</p><textarea>a < b</textarea>'],
  ['a.html', '<shop-config currency="EUR" redirect-origins="https://a.pl https://b.pl/"></shop-config>'],
  ['a.html', '<shop-config company-url="/api/firma"></shop-config>'],
  [
    'a.html',
    '<shop-faq><details><summary>A</summary>B</details></shop-faq><shop-select><select><option>1</select></shop-select>',
  ],
  [
    'a.html',
    '<script type="module" async src="/elements/index.js"></script><link rel="stylesheet" href="/elements/shop-elements.css">',
  ],
  [
    'a.html',
    '<script src="/elements/shop-elements.js"></script><script src="/js/index.js"></script><script src="/elements/menu.js"></script>',
  ],
  [
    'a.html',
    '<style>:root { --shop-logo-width: 3rem } shop-cart::part(button-primary) { color: red } .x::part(base) {}</style>',
  ],
  [
    'a.html',
    '<shop-calculator name="q" main-unit=\'{"symbol": "szt", "name": "sztuka"}\'></shop-calculator>'.replace(
      / main-unit='.*?'/,
      '',
    ),
  ],
  ['a.html', '<shop-input name="a" label="A" min-length="3" max-length="9" data-x=\'{"a": "b="}\'></shop-input>'],
  ['a.html', '<SHOP-CART CART-URL="/k" TRADER=""></SHOP-CART>'],
  ['a.html', '<shop-order-tracking hidden></shop-order-tracking><button class="shop-button">x</button>'],
  ['a.html', '<shop-regulations name="r" url="/r"><a slot="label" href="/r">Regulamin</a></shop-regulations>'],
  [
    'a.html',
    "<script>document.addEventListener('shop-cart-changed', f); addEventListener('shop-menu-opened', g)</script>",
  ],
  ['a.twig', '{% if a %}<shop-cart cart-url="/a">{% else %}<shop-cart cart-url="/b">{% endif %}Koszyk</shop-cart>'],
  ['a.twig', '{% if a %}<shop-config currency="EUR"></shop-config>{% else %}<shop-config></shop-config>{% endif %}'],
  [
    'a.twig',
    '<shop-suggester {{ attributes }}></shop-suggester><shop-suggester{% if a %} url="/a"{% else %} url="/b"{% endif %}></shop-suggester>',
  ],
  [
    'a.twig',
    '<shop-select>{{ form_widget(form.town) }}</shop-select><shop-faq>{% for q in all %}{% include "q.twig" %}{% endfor %}</shop-faq>',
  ],
  [
    'a.twig',
    '<shop-quantity name="q" min="{{ min }}" max="{{ max }}" value="0{{ value }}"></shop-quantity>'.replace(
      '0{{',
      '{{',
    ),
  ],
  ['a.twig', `<shop-cart client="{{ client|json_encode }}">${json}{{ data|embed }}</script></shop-cart>`],
  [
    'a.blade.php',
    '@foreach ($all as $one)\n<shop-favourite product-id="{{ $one->id }}" @if($one->marked) active @endif></shop-favourite>\n@endforeach',
  ],
  ['a.blade.php', '<x-layout><shop-cart :cart-url="$url" @class(["a"])></shop-cart></x-layout> sklep@shop.pl'],
  [
    'a.php',
    '<?php foreach ($all as $one): ?><shop-favourite product-id="<?= (int) $one->id ?>"<?= $one->marked ? " active" : "" ?>></shop-favourite><?php endforeach ?>',
  ],
  ['a.php', `<?php echo '<shop-cart cart-url="' . esc_attr($url) . '">'; echo $inside; echo '</shop-cart>';`],
  [
    'a.tpl',
    "{* <shop-kart> *}{if $a}<shop-cart cart-url=\"{$url}\" {if $trader}trader{/if}>{else}<shop-cart>{/if}{l s='Cart' d='Shop'}</shop-cart>",
  ],
  [
    'a.tpl',
    '{literal}<script>var a = {b: 1};</script>{/literal}<shop-cart client=\'{$client|json_encode|escape:"html"}\'></shop-cart>',
  ],
  [
    'a.tpl',
    '<style>\na { color: red }\n</style>{block name="content"}<shop-favourite product-id="{$id}"></shop-favourite>{/block}',
  ],
  [
    'a.latte',
    '{* <shop-kart> *}<shop-cart n:if="$a" n:attr="trader => $t" cart-url="{link Cart:}"></shop-cart>{if $b}<p n:class="a">{$b}</p>{/if}',
  ],
  ['a.latte', `<shop-cart>${json}{$data}</script></shop-cart><shop-suggester url={$url}></shop-suggester>`],
  [
    'a.vue',
    '<template><shop-cart :cart-url="url" @shop-cart-changed="go" :client.prop="c" v-if="a" /><shop-suggester :url="u" /></template>',
  ],
  [
    'a.vue',
    '<script setup lang="ts">\nimport "shop-elements/shop-cart";\nconst a = `<b>${x}</b>`;\n</script><style scoped>shop-cart { --shop-density: 1 }</style>',
  ],
  [
    'a.svelte',
    '<script>import "shop-elements/shop-suggester"; let { url } = $props();</script>{#each all as one}<shop-suggester {url} onshop-suggestion-selected={go} />{/each}',
  ],
  ['a.svelte', '<shop-cart cart-url={url} client={JSON.stringify({ a: "}" })} {...rest}></shop-cart>'],
  ['a.vue', '<template><shop-calculator :mainUnit="unit" name="q" /><shop-favourite :productId="id" /></template>'],
  ['a.svelte', '<shop-favourite productId={id} active />'],
  ['a.html', '<shop-input name="a" message="a=b, c=" hint="x > y = z" placeholder="np. <nazwa> ="></shop-input>'],
  ['a.vue', '<template><shop-suggester v-bind="all" /><shop-suggester :="all" /></template>'],
  ['a.blade.php', '@php $x = "<shop-kart>"; @endphp <shop-cart></shop-cart>'],
  [
    'a.php',
    '<?php if ($a): ?><div class="a"><?php else: ?><div><?php endif ?><shop-cart cart-url="/k"></shop-cart></div>',
  ],
  [
    'a.html',
    '<form><button type="button" command="--open" commandfor="k">K</button></form><shop-cart-widget id="k"></shop-cart-widget>',
  ],
  [
    'a.html',
    '<button command="toggle-popover" commandfor="k">K</button><shop-tabs id="k" popover><p data-tab="A">A</p></shop-tabs>',
  ],
  [
    'a.html',
    '<button command="show-modal" commandfor="d">K</button><dialog id="d"><shop-favourite product-id="7"></shop-favourite></dialog>',
  ],
  [
    'a.twig',
    '{% if a %}<body>{% endif %}<button command="--open" commandfor="menu">K</button><shop-cart-widget id="zakladki"></shop-cart-widget>',
  ],
  [
    'a.twig',
    '<shop-quick-order id="{{ id }}" lookup-url="/l"></shop-quick-order><button command="--open-lists" commandfor="{{ id }}">K</button>',
  ],
  [
    'a.html',
    '<body><button command="--mine" commandfor="made-later">K</button><shop-favourite product-id="7"></shop-favourite><script src="/a.js"></script></body>',
  ],
  ['a.tsx', "const a = <p>don't</p>; const b = <shop-cart client={x} />; const c = `a`;"],
  [
    'a.css',
    '.grid { grid-template-areas: "shop-cart shop-kart"; animation-name: shop-spin } .x { background: url(shop-kart.png) }',
  ],
  ['a.js', 'el.innerHTML = `<shop-favourite product-id="${one.id}"${one.on ? " active" : ""}></shop-favourite>`;'],
  [
    'a.js',
    'list.map((one) => `<li>${one.a ? `<shop-favourite product-id="${one.id}"></shop-favourite>` : \'\'}</li>`);',
  ],
  [
    'a.ts',
    "html += '<shop-cart cart-url=\"' + url + '\"' + (trader ? ' trader' : '') + '>' + inside + '</shop-cart>';",
  ],
  ['a.ts', '// <shop-kart>\n/* "<shop-kart>" */ const r = /["\'`]<shop-kart/;\nconst t = "shop-kart";'],
  [
    'a.ts',
    "import 'shop-elements/texts-en'; import 'shop-elements'; import x from './elements/menu.js'; document.querySelector('shop-cart shop-tabs');",
  ],
  [
    'a.css',
    '/* shop-kart::part(x) */ shop-cart:not(:state(shown)) { min-block-size: 9rem } .shop-kart, #shop-kart { animation: shop-fade 1s }',
  ],
  [
    'a.css',
    ':root { --shop-color-accent: red; --shop-header-size: 2rem } my-thing::part(button-primry) {} @keyframes shop-cartt { }',
  ],
  ['a.scss', '$x: 1; shop-cart { --shop-density: #{$x}; &::part(notice) { color: red } }'],
];
