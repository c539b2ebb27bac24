import { Hono } from 'hono';
import { checkPage } from '#server/domains/case-file/index.ts';
import { publishedCardKeys, revokedCardsOf } from '#server/domains/certificate/index.ts';
import type { Db } from '#server/platform/db/client.ts';
import { contentDisposition } from '#server/platform/files/document.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { sharedWhileRunning } from '#server/platform/shared-while-running.ts';
import { listPublicKeys } from '#server/platform/signing/signing-keys.ts';

/** Any site may read them, and checkers keep them for a while. */
const headers = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' };

/** Returns the public keys of case files. */
async function publishedFileKeys(db: Db) {
  const keys = await listPublicKeys(db, 'BERKAS');
  return {
    keys: keys.map(({ kid, publicKey: { x, y } }) => ({
      ...{ kty: 'EC', use: 'sig', alg: 'ES256', crv: 'P-256' },
      ...{ kid, x, y },
    })),
  };
}

/**
 * What strangers check signatures with: the public keys of SMART Health Cards and the cards that were revoked,
 * where the framework of the cards expects them, and the public keys of case files. Those who ask at once share one
 * reading, since anyone may ask.
 */
export function publishedKeys(db: Db): Hono {
  const readCardKeys = sharedWhileRunning(() => publishedCardKeys(db));
  const readRevoked = sharedWhileRunning(kid => revokedCardsOf(db, kid));
  const readFileKeys = sharedWhileRunning(() => publishedFileKeys(db));
  return (
    new Hono()
      .get('/jwks.json', async c => c.json(await readCardKeys(), 200, headers))
      .get('/crl/:file{[\\w-]+\\.json}', async c => {
        const revoked = await readRevoked(c.req.param('file').replace(/\.json$/, ''));
        if (!revoked) throw new Problem('TIDAK_DITEMUKAN', message('http.notFound'));
        return c.json(revoked, 200, headers);
      })
      .get('/berkas-perkara.json', async c => c.json(await readFileKeys(), 200, headers))
      // As a file, since its script would not run in a page of the portal.
      .get('/periksa-berkas.html', c =>
        c.body(checkPage(), 200, {
          ...headers,
          'content-type': 'text/html; charset=utf-8',
          'content-disposition': contentDisposition('periksa.html'),
        }),
      )
  );
}
