import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db/client.ts';
import { isAnyBeingSaved } from '#server/platform/db/views/saving-imports.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import type { RegistrationRow } from './siblings.ts';

/**
 * Limits how long the transaction waits for a row that another one is writing: an import may write
 * it for minutes. The wait ends with 409.
 */
export async function limitLockWait(db: Queryable): Promise<void> {
  await db.execute(sql`select set_config('lock_timeout', '1s', true)`);
}

/**
 * Rejects a form about a person whom an import is saving, also while the import has not reached the
 * person: the form would invalidate the import, which then saves nothing.
 * @throws Problem 409
 */
export async function assertNotBeingSaved(
  db: Queryable,
  { personKey, nikKey }: Pick<RegistrationRow, 'personKey' | 'nikKey'>,
): Promise<void> {
  await limitLockWait(db);
  const keys = nikKey === null ? [personKey] : [personKey, nikKey];
  if (await isAnyBeingSaved(db, keys)) {
    throw new Problem('SEDANG_DIPROSES', message('peserta.beingSaved'));
  }
}
