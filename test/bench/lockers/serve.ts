/** Decides what the bench's server gives: the pages, the points API out of memory, and the files of the three. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contenders } from './pages';
import { pages } from './points';

const here = fileURLToPath(new URL('.', import.meta.url));
const repository = join(here, '../../..');
const FOLDERS: Readonly<Record<string, string>> = {
  // Another build's folder, where dist/ is being written meanwhile.
  dist: process.env['DIST'] ?? join(repository, 'dist'),
  maplibre: join(repository, 'node_modules/maplibre-gl/dist'),
  leaflet: join(here, 'node_modules/leaflet/dist'),
  cluster: join(here, 'node_modules/leaflet.markercluster/dist'),
};
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
};

/** Listens on a free port of this machine. */
export const serve = (): Promise<{ url: string; server: Server }> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const [, first = '', ...rest] = pathname.split('/');
      const page = (contenders as Readonly<Record<string, string>>)[first];
      const file = FOLDERS[first] && join(FOLDERS[first], ...rest);
      if (page && rest.length === 0) return response.setHeader('Content-Type', 'text/html').end(page);
      if (first === 'api')
        return response.setHeader('Content-Type', 'application/json').end(pages[Number(searchParams.get('page')) - 1]);
      if (file === undefined || !existsSync(file)) return response.writeHead(404).end();
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'text/plain').end(readFileSync(file));
    });
    server.listen(0, () => {
      const address = server.address();
      resolve({ server, url: `http://localhost:${typeof address === 'object' ? address?.port : ''}` });
    });
  });
