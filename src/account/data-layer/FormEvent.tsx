/** Reports `<shop-form-event>` to analytics: when the surrounding form is submitted, else when the page shows it. */
import type { shopFormEvent } from '../../../elements/shop-form-event';
import type { PropsOf } from '../../element/declare';
import { diagnoseIfNeeded } from '../../element/diagnose-if-needed';
import type { Behaviour } from '../../element/first-screen';
import type { Island } from '../../element/island';
import { pushEvent } from '../../page/data-layer';
import { contactOf, formEvent } from './events';

export function begin(island: Island): Behaviour {
  const element = island.element as HTMLElement & PropsOf<typeof shopFormEvent>;
  let form: HTMLFormElement | null;
  let reported: string | undefined;
  const push = ({ event, once } = element) =>
    void contactOf(form).then((user_data) => pushEvent(formEvent(event, form?.id ?? '', user_data), once));
  diagnoseIfNeeded(island);
  return {
    paint() {
      const now = `${element.event} ${element.once}`;
      if (form === null && now !== reported) push();
      reported = now;
    },
    // Listens where the event arrives last, after all handlers of the form and the document. If it does not arrive, the form's own code
    // handled it, as with jQuery's `return false`. A submit event does not leave a shadow root.
    follow() {
      form = element.closest('form');
      reported = undefined;
      const root = form?.getRootNode();
      const last = root instanceof ShadowRoot ? root : window;
      const onSubmit = (submit: Event) => {
        if (submit.target === form && !submit.defaultPrevented) push();
      };
      last.addEventListener('submit', onSubmit);
      return () => last.removeEventListener('submit', onSubmit);
    },
  };
}
