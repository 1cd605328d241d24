/** The built `<shop-suggester>`, as a page has it. */
import { skipPauses } from './answers.js';
import { measureWith } from './measure.js';

skipPauses(400);
const element = document.createElement('shop-suggester');
element.setAttribute('url', '/suggest');
document.body.append(element);
await import(/* @vite-ignore */ '/dist/shop-suggester.js');
element.focus();
// The box of the view: what the element paints before it has no list.
while (!element.matches(':state(shown)')) await new Promise((done) => requestAnimationFrame(done));
const root = element.shadowRoot;
measureWith({ input: root.querySelector('input'), root, entries: () => root.querySelectorAll('[role=option]') });
