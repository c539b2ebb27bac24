import { Hono } from 'hono';
import { publishedCardKeys, revokedCardsOf } from '#server/domains/certificate/index.ts';
import type { Db } from '#server/platform/db/client.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';

/** Any site may read them, and checkers keep them for a while. */
const headers = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' };

/**
 * The public keys of SMART Health Cards, and the cards that were revoked, where the framework of the
 * cards expects them.
 */
export const cardKeyRoutes = (db: Db): Hono =>
  new Hono()
    .get('/jwks.json', async c => c.json(await publishedCardKeys(db), 200, headers))
    .get('/crl/:file{[\\w-]+\\.json}', async c => {
      const revoked = await revokedCardsOf(db, c.req.param('file').replace(/\.json$/, ''));
      if (!revoked) throw new Problem('TIDAK_DITEMUKAN', message('http.notFound'));
      return c.json(revoked, 200, headers);
    });
