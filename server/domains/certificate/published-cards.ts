import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { CardKey, RevokedCards } from '#contract/core/health-card.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { certificate } from '#server/platform/db/schema/index.ts';
import { listPublicKeys } from '#server/platform/signing/signing-keys.ts';

/** A proof that was replaced counts no more either, since its data were wrong or not complete. */
const isRevoked = inArray(certificate.status, ['DIGANTI', 'DICABUT']);

/** Returns the public keys of all cards, with the number of revoked cards of each. */
export async function publishedCardKeys(db: Queryable): Promise<{ keys: CardKey[] }> {
  const revoked = await db
    .select({ kid: certificate.kunciKartu, count: sql<number>`count(*)` })
    .from(certificate)
    .where(and(isRevoked, sql`${certificate.kunciKartu} is not null`))
    .groupBy(certificate.kunciKartu);
  const counts = new Map(revoked.map(({ kid, count }) => [kid, count]));
  const keys = await listPublicKeys(db, 'KARTU');
  return {
    keys: keys.map(({ kid, publicKey: { x, y } }) => ({
      kty: 'EC',
      use: 'sig',
      alg: 'ES256',
      kid,
      crv: 'P-256',
      x,
      y,
      crlVersion: counts.get(kid) ?? 0,
    })),
  };
}

/** Returns the revoked cards of a key; undefined for an unknown one. */
export async function revokedCardsOf(
  db: Queryable,
  kid: string,
): Promise<RevokedCards | undefined> {
  const keys = await listPublicKeys(db, 'KARTU');
  if (!keys.some(key => key.kid === kid)) return undefined;
  const rows = await db
    .select({ rid: certificate.noKartu })
    .from(certificate)
    .where(and(eq(certificate.kunciKartu, kid), isRevoked))
    .orderBy(asc(certificate.id));
  const rids = rows.flatMap(({ rid }) => rid ?? []);
  return { kid, method: 'rid', ctr: rids.length, rids };
}
