import { Hono } from 'hono';
import { checkPage } from '#server/domains/case-file/index.ts';
import { publishedCardKeys, revokedCardsOf } from '#server/domains/certificate/index.ts';
import type { Db } from '#server/platform/db/client.ts';
import { contentDisposition } from '#server/platform/files/document.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { listPublicKeys } from '#server/platform/signing/signing-keys.ts';

/** Any site may read them, and checkers keep them for a while. */
const headers = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' };

/**
 * What strangers check signatures with: the public keys of SMART Health Cards and the cards that were revoked,
 * where the framework of the cards expects them, and the public keys of case files.
 */
export const publishedKeys = (db: Db): Hono =>
  new Hono()
    .get('/jwks.json', async c => c.json(await publishedCardKeys(db), 200, headers))
    .get('/crl/:file{[\\w-]+\\.json}', async c => {
      const revoked = await revokedCardsOf(db, c.req.param('file').replace(/\.json$/, ''));
      if (!revoked) throw new Problem('TIDAK_DITEMUKAN', message('http.notFound'));
      return c.json(revoked, 200, headers);
    })
    .get('/berkas-perkara.json', async c => {
      const keys = await listPublicKeys(db, 'BERKAS');
      const shown = keys.map(({ kid, publicKey: { x, y } }) => ({
        ...{ kty: 'EC', use: 'sig', alg: 'ES256', crv: 'P-256' },
        ...{ kid, x, y },
      }));
      return c.json({ keys: shown }, 200, headers);
    })
    // As a file, since its script would not run in a page of the portal.
    .get('/periksa-berkas.html', c =>
      c.body(checkPage(), 200, {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-disposition': contentDisposition('periksa.html'),
      }),
    );
