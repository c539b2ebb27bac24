import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import { consoleContentSecurityPolicy } from './security-headers.ts';

/** Placeholder in `index.html` that is replaced with the CSP nonce. */
const noncePlaceholder = /__CSP_NONCE__/g;

/**
 * Serves the files of the built console, precompressed where available; hashed assets are cached
 * for a year.
 */
export function serveConsoleFiles(dir: string): MiddlewareHandler {
  const files = serveStatic({ root: dir, precompressed: true });
  return async (c, next) => {
    const { pathname } = new URL(c.req.url);
    // `index.html` is not served statically because it needs a nonce.
    if (pathname === '/index.html') {
      await next();
      return;
    }
    const found = await files(c, next);
    if (found instanceof Response) {
      const hashed = pathname.startsWith('/assets/');
      found.headers.set(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    }
    return found;
  };
}

/**
 * Serves `index.html` with a new CSP nonce for each response.
 * @throws Error when the console is not built
 */
export function serveConsolePage(dir: string, config: Config): () => Response {
  const file = join(dir, 'index.html');
  if (!existsSync(file)) throw new Error('The console is not built: run "npm run build" first.');
  const html = readFileSync(file, 'utf8');
  return () => {
    const nonce = randomBytes(16).toString('base64');
    return new Response(html.replace(noncePlaceholder, nonce), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': consoleContentSecurityPolicy(nonce, config.captcha.kind),
      },
    });
  };
}
