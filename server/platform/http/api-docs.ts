import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Serves Swagger UI at `/api/docs`, with all assets from our own origin. */
export function apiDocsRoutes(): Hono {
  const dist = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const docs = new Hono();
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
  docs.get(
    '/:file{(swagger-ui|swagger-ui-bundle)\\.(css|js)}',
    serveStatic({ root: dist, rewriteRequestPath: path => path.replace(/^.*\//, '/') }),
  );
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
