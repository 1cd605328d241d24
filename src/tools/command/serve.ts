/** Serves a shop that is called like `fetch` on a local port. */
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileAt } from './file-at';
import { packageFolder } from './package-folder';

export const BUILT = join(packageFolder, 'dist');

async function requestOf(incoming: IncomingMessage, origin: string): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const { method = 'GET', url = '/' } = incoming;
  const body = method === 'GET' || method === 'HEAD' ? undefined : Buffer.concat(parts);
  return new Request(new URL(url, origin), { method, headers, ...(body !== undefined && { body }) });
}

/** Resolves once it is listening; `close` stops it. */
export function serve(
  port: number,
  answer: (request: Request) => Promise<Response>,
): Promise<{ readonly url: string; close(): void }> {
  return new Promise((resolve, reject) => {
    const server = createServer((incoming, outgoing) => {
      const origin = `http://${incoming.headers.host ?? 'localhost'}`;
      const whole = async (): Promise<void> => {
        const request = await requestOf(incoming, origin);
        const { pathname } = new URL(request.url);
        // The elements themselves, if they are built.
        const built = pathname.startsWith('/elements/') ? await fileAt(BUILT, pathname.slice(10)) : undefined;
        const response = built ?? (await answer(request));
        const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
        outgoing.writeHead(
          response.status,
          [...headers, ...response.headers.getSetCookie().map((line) => ['Set-Cookie', line])].flat(),
        );
        if (response.body === null) outgoing.end();
        else Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]).pipe(outgoing);
      };
      whole().catch((error: unknown) => {
        outgoing.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
        outgoing.end(String(error));
      });
    });
    server.once('error', reject);
    // Other machines cannot connect.
    server.listen(port, 'localhost', () => {
      const address = server.address();
      const at = typeof address === 'object' && address !== null ? address.port : port;
      resolve({ url: `http://localhost:${at}`, close: () => void server.close() });
    });
  });
}
