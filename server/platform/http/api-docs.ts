import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import { constantAnswer } from './constant-answer.ts';

const assets = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

/** Serves Swagger UI at `/api/docs`, with all assets from our own origin. */
export function apiDocsRoutes(): Hono {
  const { resolve } = createRequire(import.meta.url);
  const docs = new Hono();
  for (const [name, contentType] of Object.entries(assets)) {
    const answer = constantAnswer(() => ({
      bytes: new Uint8Array(readFileSync(resolve(`swagger-ui-dist/${name}`))),
      contentType,
    }));
    docs.get(`/${name}`, c => answer(c.req.raw));
  }
  docs.get('/', () => {
    const nonce = randomBytes(16).toString('base64');
    return new Response(swaggerPage(nonce), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': [
          "default-src 'none'",
          `script-src 'self' 'nonce-${nonce}'`,
          "style-src 'self' 'unsafe-inline'",
          "img-src 'self' data:",
          "connect-src 'self'",
          "base-uri 'none'",
          "form-action 'none'",
          "frame-ancestors 'none'",
        ].join('; '),
      },
    });
  });
  return docs;
}

const swaggerPage = (nonce: string): string => `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Portal Vaksin</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null });</script>
</body>
</html>`;
