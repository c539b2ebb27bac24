import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { transaction, type Db } from '#server/platform/db/client.ts';
import {
  captchaUsed,
  device,
  downloadTicket,
  foreignHit,
  factorChallenge,
  idempotencyKey,
  passwordLink,
  session,
} from '#server/platform/db/schema/index.ts';

/** Rows per transaction. */
const batchRows = 1_000;

/** Days after which a browser that did not sign in again is unknown. */
const deviceDays = 365;

/** Returns the tables whose rows expire, each with the condition of those that may be deleted. */
const expiringTables = (now: string): readonly (readonly [PgTable, SQL])[] => [
  [idempotencyKey, sql`${idempotencyKey.expiresAt} <= ${now}`],
  [downloadTicket, sql`${downloadTicket.expiresAt} <= ${now}`],
  [captchaUsed, sql`${captchaUsed.expiresAt} <= ${now}`],
  [foreignHit, sql`${foreignHit.day} < ${now}::timestamptz::date - 1`],
  [factorChallenge, sql`${factorChallenge.expiresAt} <= ${now}`],
  [passwordLink, sql`${passwordLink.expiresAt} <= ${now}`],
  [device, sql`${device.lastSeenAt} <= ${now}::timestamptz - make_interval(days => ${deviceDays})`],
  // A ticket that was issued last may outlive its session.
  [
    session,
    sql`${session.expiresAt} <= ${now} and not exists (
      select from ${downloadTicket} where ${downloadTicket.sessionId} = ${session.id})`,
  ],
];

/**
 * Deletes the rows that have expired: answers for repeated calls, download tickets, used captchas,
 * foreign hits, second steps of sign-ins, links for a new password, unused devices and sessions. Rows that
 * another transaction holds are left for the next run.
 * @returns the number of rows
 */
export async function deleteExpiredRows(db: Db, now: Date): Promise<number> {
  let total = 0;
  for (const [table, isExpired] of expiringTables(now.toISOString())) {
    let deleted: number;
    do {
      deleted = await transaction(db, async tx => {
        const { rowCount } = await tx.execute(sql`
          delete from ${table} where ctid = any(array(
            select ctid from ${table} where ${isExpired}
            limit ${batchRows} for update skip locked))`);
        return rowCount ?? 0;
      });
      total += deleted;
    } while (deleted === batchRows);
  }
  return total;
}
