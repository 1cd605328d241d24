/** Shows that every value in a page is escaped, wherever the template uses it. */
import { createArrayLoader, createEnvironment } from 'twing';
import { expect, it } from 'vitest';
import { escapeEverywhere } from '../../demo/server/pages/twig';

const templates = {
  frame: '<b>{% block inside %}{% endblock %}</b>{{ bad }}',
  page: "{% extends 'frame' %}{% import 'macros' as macros %}{% block inside %}{% import 'macros' as macros %}{{ bad }}{{ macros.show(bad) }}{% for one in [bad] %}{{ one }}{% endfor %}{% endblock %}",
  macros: '{% macro show(what) %}<i>{{ what }}</i>{% endmacro %}',
  body: '{% if true %}{{ bad }}{% endif %}',
};

it.each([
  ['page', '<b>&lt;x&gt;<i>&lt;x&gt;</i>&lt;x&gt;</b>&lt;x&gt;'],
  ['body', '&lt;x&gt;'],
])('escapes once everywhere in %s', async (name, html) => {
  const sources = Object.fromEntries(Object.entries(templates).map(([key, code]) => [key, escapeEverywhere(code)]));
  const twig = createEnvironment(createArrayLoader(sources), { autoEscapingStrategy: 'html' });
  expect(await twig.render(name, { bad: '<x>' })).toBe(html);
});
