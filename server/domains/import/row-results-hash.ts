import { createHash } from 'node:crypto';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Keys } from '#server/platform/crypto/keys.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { importRow } from '#server/platform/db/schema/index.ts';
import { decryptSaveData } from './row-cells.ts';
import { batchRows } from './row-store.ts';

/**
 * Returns a hash of what saving each row of a file would do, to which registrations and to which
 * versions of them.
 */
export async function hashRowResults(db: Queryable, keys: Keys, importId: number): Promise<string> {
  const hash = createHash('sha256');
  for (let after = 0; ;) {
    const rows = await db
      .select({
        rowNumber: importRow.rowNumber,
        outcome: importRow.outcome,
        codes: importRow.codes,
        changes: importRow.changes,
        pesertaId: importRow.pesertaId,
        pesertaVersion: importRow.pesertaVersion,
        person: importRow.person,
      })
      .from(importRow)
      .where(and(eq(importRow.importId, importId), gt(importRow.rowNumber, after)))
      .orderBy(asc(importRow.rowNumber))
      .limit(batchRows);
    for (const { person, ...row } of rows) {
      // The ciphertext differs at each encryption; a smart check result names several versions.
      const saveData = person && decryptSaveData(keys, person);
      hash.update(JSON.stringify({ ...row, saveData }));
    }
    const last = rows.at(-1);
    if (!last || rows.length < batchRows) return hash.digest('hex');
    after = last.rowNumber;
  }
}
