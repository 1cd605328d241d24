/** Runs in the page: finds a control by its name, also in shadow roots, without layout of lines out of view; times trusted events until the next paint. */
(() => {
  if (globalThis.bench) return;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));

  function* all(root, css) {
    yield* root.querySelectorAll(css);
    for (const { shadowRoot } of root.querySelectorAll(':defined')) if (shadowRoot) yield* all(shadowRoot, css);
  }

  const nameOf = (control) =>
    control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? control.textContent ?? '';

  const find = (css, name) => {
    for (const control of all(document, css)) {
      if (new RegExp(name).test(nameOf(control).trim()) && control.getClientRects().length > 0) return control;
    }
    return undefined;
  };

  async function found(css, name) {
    for (let tries = 0; tries < 1000; tries++) {
      const control = find(css, name);
      if (control) return control;
      await frame();
    }
    throw new Error(`no ${css} named ${name}`);
  }

  let slowest = 0;
  for (const type of ['pointerdown', 'click', 'keydown', 'keyup', 'input']) {
    addEventListener(
      type,
      ({ isTrusted, timeStamp }) => {
        if (!isTrusted) return;
        // The task after a frame begins when the frame is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => void (slowest = Math.max(slowest, performance.now() - timeStamp));
          port2.postMessage(0);
        });
      },
      { capture: true, passive: true },
    );
  }

  globalThis.bench = {
    /** The middle of the control, scrolled into the view, as soon as the tag is defined: before, a press submits the printed form. */
    async place(css, name) {
      if (document.querySelector('shop-cart')) await customElements.whenDefined('shop-cart');
      for (let before; ;) {
        // Found anew: React may replace what the server printed.
        const control = await found(css, name);
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        await frame();
        const { left, top, width, height } = control.getBoundingClientRect();
        // Rows get their real heights when they come into view.
        if (top === before) return { x: left + width / 2, y: top + height / 2 };
        before = top;
      }
    },

    focus: async (css, name) => (await found(css, name)).focus(),

    value: async (css, name) => (await found(css, name)).value,

    /** From the next press until the control has another value; call it before the press, and `changed` after it. */
    watch(css, name) {
      const before = find(css, name).value;
      globalThis.bench.changed = new Promise((done) => {
        addEventListener(
          'pointerdown',
          async ({ timeStamp }) => {
            while (find(css, name)?.value === before && performance.now() - timeStamp < 10_000) await frame();
            done(performance.now() - timeStamp);
          },
          { capture: true, once: true },
        );
      });
    },

    /** Presses before React are sent once the view is there. */
    async shown() {
      while (!document.querySelector('shop-cart').matches(':state(shown)')) await frame();
    },

    /** The slowest event since the last call, in ms, once the page has been idle for a while. */
    async take() {
      await pause(1200);
      const taken = slowest;
      slowest = 0;
      return taken;
    },
  };
})();
