import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db/client.ts';
import { peserta } from '#server/platform/db/schema/index.ts';

const lockOf = (personKey: SQL): SQL =>
  sql`pg_advisory_xact_lock(hashtextextended(encode(${personKey}, 'hex'), 0))`;

/**
 * Serializes what depends on all registrations of a person until the transaction ends, such as the
 * doses and the vouchers that the person has.
 * @param key the blind index of the person
 */
export async function lockPersonByKey(db: Queryable, key: Buffer): Promise<void> {
  await db.execute(sql`select ${lockOf(sql`${key}::bytea`)}`);
}

/** Locks the person of a registration, like `lockPersonByKey`. */
export async function lockPersonOf(db: Queryable, pesertaId: number): Promise<void> {
  await db.execute(sql`select ${lockOf(sql`person_key`)} from ${peserta} where id = ${pesertaId}`);
}
