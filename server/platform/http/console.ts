import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import {
  asLocale,
  defaultLocale,
  localeCookie,
  secureLocaleCookie,
  type Locale,
} from '#contract/core/locale.ts';
import type { Config } from '#server/platform/config.ts';
import {
  consoleContentSecurityPolicy,
  reportingEndpoints,
  workerPolicy,
} from './security-headers.ts';

/** Placeholder in `index.html` that is replaced with the CSP nonce. */
const noncePlaceholder = /__CSP_NONCE__/g;

/** Placeholder in `index.html` that is replaced with the build id. */
const buildIdPlaceholder = /__BUILD_ID__/g;

/** The pages of the built console, one for each language. */
export interface ConsolePage {
  /** Changes with every file of the console, because the pages name their hashed entry files. */
  readonly buildId: string;
  /** Returns the page in the language of the cookie, with a new CSP nonce for each response. */
  readonly serve: (c: Context) => Response;
}

const pageFiles: Readonly<Record<Locale, string>> = { id: 'index.html', en: 'index.en.html' };

/**
 * Serves the files of the built console, precompressed where available; hashed assets are cached
 * for a year.
 */
export function serveConsoleFiles(dir: string): MiddlewareHandler {
  const files = serveStatic({ root: dir, precompressed: true });
  return async (c, next) => {
    const { pathname } = new URL(c.req.url);
    // A page is not served statically because it needs a nonce.
    if (pathname.endsWith('.html')) {
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
      if (pathname === '/sw.js') found.headers.set('content-security-policy', workerPolicy);
    }
    return found;
  };
}

function readPage(dir: string, locale: Locale): string {
  const file = join(dir, pageFiles[locale]);
  if (!existsSync(file)) throw new Error('The console is not built: run "npm run build" first.');
  return readFileSync(file, 'utf8');
}

/**
 * Reads the pages of the built console.
 * @throws Error when the console is not built
 */
export function readConsolePage(dir: string, config: Config): ConsolePage {
  const sources = { id: readPage(dir, 'id'), en: readPage(dir, 'en') };
  const hash = createHash('sha256').update(sources.id).update(sources.en);
  const buildId = hash.digest('hex').slice(0, 16);
  const serve = (c: Context): Response => {
    const chosen = getCookie(c, secureLocaleCookie) ?? getCookie(c, localeCookie);
    const html = sources[asLocale(chosen) ?? defaultLocale];
    const nonce = randomBytes(16).toString('base64');
    return new Response(
      html.replace(buildIdPlaceholder, buildId).replace(noncePlaceholder, nonce),
      {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          vary: 'cookie',
          'content-security-policy': consoleContentSecurityPolicy(nonce, config.captcha.kind),
          'reporting-endpoints': reportingEndpoints,
        },
      },
    );
  };
  return { buildId, serve };
}
