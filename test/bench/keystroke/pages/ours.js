/** The built `<shop-suggester>`, as a page has it. */
import { skipPauses } from './answers.js';
import { measureWith } from './measure.js';

skipPauses(400);
const element = document.createElement('shop-suggester');
element.setAttribute('url', '/suggest');
document.body.append(element);
await import(/* @vite-ignore */ '/dist/shop-suggester.js');
const root = element.shadowRoot;
// The first touch loads the code of requests and list.
root.querySelector('input').focus();
while (!element.matches(':state(shown)')) await new Promise((done) => requestAnimationFrame(done));
measureWith({ input: root.querySelector('input'), root, entries: () => root.querySelectorAll('[role=option]') });
