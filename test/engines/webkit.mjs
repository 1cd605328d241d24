/** Drives WebKitGTK: Debian's WebKitWebDriver and MiniBrowser on a screen of Xvfb's, by the W3C protocol. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
/** Debian installs it beside the library, in the folder of the machine's architecture. */
const browsers = () =>
  readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .filter(existsSync);

export const webkit = {
  name: 'WebKitGTK',
  packages: 'webkit2gtk-driver xvfb',
  isInstalled: () => existsSync(DRIVER) && existsSync(SCREEN) && browsers().length > 0,
  launcher: () => new WebKitLauncher(),
};

const PORT = 4555;
const DISPLAY = ':97';

/** One window, one test file after the other in it. */
class WebKitLauncher {
  name = webkit.name;
  // The runner sets the viewport of this type only, by the page from `getPage`.
  type = 'puppeteer';
  concurrency = 1;
  #children = [];
  #session;
  #active;

  async initialize() {}

  async startSession(id, url) {
    this.#session ??= await this.#open();
    this.#active = { id, url };
    await this.#call('POST', `/session/${this.#session}/url`, { url });
  }

  getPage() {
    return { setViewport: (size) => this.#resize(size) };
  }

  isActive(id) {
    return this.#active?.id === id;
  }

  getBrowserUrl() {
    return this.#active.url;
  }

  async stopSession() {
    this.#active = undefined;
    await this.#call('POST', `/session/${this.#session}/url`, { url: 'about:blank' });
    return {};
  }

  /** A new window without cookies, at this URL. */
  async visit(url) {
    if (this.#session !== undefined) await this.#call('DELETE', `/session/${this.#session}`);
    this.#session = await this.#open();
    await this.open(url);
  }

  /** The URL in the same window. */
  open(url) {
    return this.#call('POST', `/session/${this.#session}/url`, { url });
  }

  /** Trusted input: sources of actions as in the W3C protocol. */
  act(actions) {
    return this.#call('POST', `/session/${this.#session}/actions`, { actions });
  }

  /** Evaluates a script in the page and returns the value of its promise. */
  run(script) {
    return this.#call('POST', `/session/${this.#session}/execute/async`, {
      script: `${script}.then(arguments[0])`,
      args: [],
    });
  }

  async stop() {
    if (this.#session !== undefined) await this.#call('DELETE', `/session/${this.#session}`).catch(() => {});
    for (const child of this.#children) child.kill();
  }

  async #open() {
    if (this.#children.length === 0) this.#start();
    const options = { binary: browsers()[0], args: ['--automation'] };
    const alwaysMatch = { browserName: 'MiniBrowser', acceptInsecureCerts: true, 'webkitgtk:browserOptions': options };
    const { sessionId } = await this.#once('POST', '/session', { capabilities: { alwaysMatch } });
    return sessionId;
  }

  #start() {
    this.#children = [
      spawn(SCREEN, [DISPLAY, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' }),
      spawn(DRIVER, [`--port=${PORT}`], {
        stdio: 'ignore',
        // Root has no user namespaces for a sandbox, and there is no graphics card.
        env: {
          ...process.env,
          DISPLAY,
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
          LIBGL_ALWAYS_SOFTWARE: '1',
        },
      }),
    ];
  }

  /** A window is larger than its page by its frame and bars. */
  async #resize({ width, height }) {
    const session = `/session/${this.#session}`;
    const script = 'return [outerWidth - innerWidth, outerHeight - innerHeight]';
    const [wider, higher] = await this.#call('POST', `${session}/execute/sync`, { script, args: [] });
    await this.#call('POST', `${session}/window/rect`, { width: width + wider, height: height + higher });
  }

  /** Retries: the driver listens a moment after its start. */
  async #once(method, path, body, tries = 40) {
    try {
      return await this.#call(method, path, body);
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
      return this.#once(method, path, body, tries - 1);
    }
  }

  async #call(method, path, body) {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, { method, ...sent });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`WebKitWebDriver: ${value.error}: ${value.message}`);
    return value;
  }
}
