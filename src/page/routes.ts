/** Stores an app's route: in the URL's fragment, in its path, or in memory. */

export type Routing = 'hash' | 'path' | 'memory';

/** Routes are '/', '/addresses', '/summary' …; a URL without one means '/'. Only `#/…` is a route among fragments. */
export interface Routes {
  current(): string;
  /** Adds an entry to the browser's history, or replaces the current one. Going to the current route changes nothing. */
  go(path: string, options?: { replace?: boolean }): void;
  /** Called with the new route after `go`, Back, Forward and a manual edit of the URL. */
  subscribe(listener: (path: string) => void): () => void;
}

interface Place {
  read(): string;
  write(path: string, replace: boolean): void;
  /** Stores the route in a history entry whose URL does not contain it. */
  mark?(): void;
}

/**
 * `hash` keeps path and query and writes `#/addresses`; `path` appends the route to `base` ('/koszyk' → '/koszyk/addresses') and
 * keeps the query. Both write absolute URLs, so a `<base href>` of the page has no effect.
 */
export function createRoutes({ mode, base = '' }: { mode: Routing; base?: string | undefined }): Routes {
  let place = places[mode](
    base
      .split('/')
      .map((part) => part && `/${part}`)
      .join(''),
  );
  let current = place.read();
  const listeners = new Set<(path: string) => void>();

  // A browser may report one move twice (popstate and hashchange), hence the comparison.
  const check = () => {
    const path = place.read();
    if (path === current) return;
    current = path;
    for (const listener of [...listeners]) listener(path);
  };
  const moved = () => {
    check();
    try {
      place.mark?.();
    } catch {
      // Ignored, as in `go`: only Back past such an entry may lead to a wrong step.
    }
  };
  const watched = mode === 'memory' ? [] : ['popstate', 'hashchange'];

  return {
    current: () => place.read(),
    go(path, { replace = false } = {}) {
      if (path === place.read()) return;
      try {
        place.write(path, replace);
      } catch {
        // A sandboxed page may not change its history, and Safari limits how often: the app still has to go on.
        place = places.memory('');
        place.write(path, replace);
      }
      check();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        current = place.read();
        for (const event of watched) globalThis.addEventListener(event, moved);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) for (const event of watched) globalThis.removeEventListener(event, moved);
      };
    },
  };
}

/**
 * A fragment that is not a route (a skip link, or the empty one of `href="#"`) is a place on the page and keeps the route. Its
 * history entry stores the route, or Back to it from another step would do nothing.
 */
const MARK = 'shop-elements.route';
const fragmentNow = (): string | undefined => location.href.split(/#(.*)/s)[1];
const routeIn = (fragment: string): string | undefined => /^\/[^?#]*/.exec(fragment)?.[0];
function markNow(): string | undefined {
  const mark: unknown = Object(history.state)[MARK];
  return typeof mark === 'string' ? mark : undefined;
}

/** A template writes „/zamówienie” or „/zam%c3%B3wienie”; the browser encodes it, a file system may have decomposed it. */
function legible(path: string): string {
  try {
    return decodeURI(path).normalize();
  } catch {
    return path;
  }
}

const places: Record<Routing, (base: string) => Place> = {
  hash: () => {
    let route = '/';
    return {
      read: () => {
        const fragment = fragmentNow();
        return (route = fragment === undefined ? '/' : (routeIn(fragment) ?? markNow() ?? route));
      },
      mark() {
        const fragment = fragmentNow();
        const { state } = history as { state: object | null };
        if (fragment === undefined || routeIn(fragment) !== undefined || typeof state !== 'object') return;
        if (markNow() === undefined) history.replaceState({ ...state, [MARK]: route }, '', location.href);
      },
      write: (path, replace) => record(`${location.href.split('#', 1)[0]}#${path}`, replace),
    };
  },
  path: (base) => ({
    read: () => {
      const [now, own] = [legible(location.pathname), `${legible(base)}/`];
      return now.startsWith(own) ? `/${now.slice(own.length).replace(/\/+$/, '')}` : '/';
    },
    write: (path, replace) =>
      record(`${location.origin}${base}${path === '/' && base ? '' : path}${location.search}`, replace),
  }),
  memory: () => {
    let path = '/';
    return {
      read: () => path,
      write: (next) => {
        path = next;
      },
    };
  },
};

function record(url: string, replace: boolean): void {
  if (replace) history.replaceState(history.state, '', url);
  else history.pushState(null, '', url);
}
