import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  identityKeyColumns,
  identityKeysOf,
  type IdentityRow,
  type Person,
} from '#server/domains/peserta/index.ts';
import { blindIndex } from '#server/platform/crypto/blind-index.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { importChange, importFile, importRow, peserta } from '#server/platform/db/schema/index.ts';
import { decryptSaveData } from './row-cells.ts';
import { batchRows, readRowsInBatches, writeRows } from './row-store.ts';
import type { ImportFile } from './scope.ts';
import { rowContextFor } from './validate/revalidate.ts';
import { registrationRowKey, type NumberedRow } from './validate/registration-rows.ts';
import { smartCheckRowKey } from './validate/smart-check-rows.ts';
import { readRow } from './validate/validate-row.ts';

/**
 * Computes the blind indexes of import rows again, and those in the registrations stored for undo.
 * Rows whose content was erased have none afterwards.
 * @returns the number of rows
 */
export async function reindexImports(db: Queryable, keys: Keys, now: Date): Promise<number> {
  await db
    .update(importRow)
    .set({ personKey: null, phoneKey: null })
    .where(isNull(importRow.cells));
  let total = 0;
  const withRows = db.select({ id: importRow.importId }).from(importRow);
  const files = await db
    .select()
    .from(importFile)
    .where(inArray(importFile.id, withRows.where(isNotNull(importRow.cells))))
    .orderBy(asc(importFile.id));
  for (const file of files) {
    const context = await rowContextFor({ db, now }, file);
    const keyOf = file.jenis === 'smartChecking' ? smartCheckRowKey : registrationRowKey;
    for await (const rows of readRowsInBatches(db, keys, file.id)) {
      const phones = await findPhones(db, keys, file, rows);
      const computed = rows.map(row => {
        const phone = phones.get(row.rowNumber);
        return {
          rowNumber: row.rowNumber,
          personKey: keyOf(keys, readRow(row, context)),
          phoneKey: phone === undefined ? null : phoneKey(keys, phone),
        };
      });
      await writeRows(db, file.id, computed);
      total += rows.length;
    }
  }
  return total + (await reindexStoredRegistrations(db, keys));
}

/** Blind index of a mobile number. */
const phoneKey = (keys: Keys, phone: string): Buffer => blindIndex(keys, `hp:${phone}`);

/**
 * Returns the mobile numbers of the rows that have an index of it: of the participant to be saved or,
 * for a row that changes nothing, of its registration.
 */
async function findPhones(
  db: Queryable,
  keys: Keys,
  file: ImportFile,
  rows: readonly NumberedRow[],
): Promise<Map<number, string>> {
  const numbers = rows.map(({ rowNumber }) => rowNumber);
  const indexed = await db
    .select({ rowNumber: importRow.rowNumber, person: importRow.person, stored: peserta.noHP })
    .from(importRow)
    .leftJoin(peserta, eq(peserta.id, importRow.pesertaId))
    .where(
      and(
        eq(importRow.importId, file.id),
        inArray(importRow.rowNumber, numbers),
        isNotNull(importRow.phoneKey),
      ),
    );
  return new Map(
    indexed.flatMap(({ rowNumber, person, stored }) => {
      const phone = person ? decryptSaveData<Person>(keys, person).noHP : stored;
      return phone === null ? [] : [[rowNumber, phone] as const];
    }),
  );
}

/** Returns the columns of a registration that was stored as JSON, in which bytes are '\\x…'. */
const identityRowOf = (before: object): IdentityRow =>
  Object.fromEntries(
    Object.entries(identityKeyColumns).map(([key, { name }]) => {
      const value: unknown = before[name as keyof typeof before];
      const isBytes = typeof value === 'string' && key.endsWith('Encrypted');
      return [key, isBytes ? Buffer.from(value.slice(2), 'hex') : value];
    }),
  ) as IdentityRow;

/** Computes the blind indexes in the registrations before an import. @returns their number */
async function reindexStoredRegistrations(db: Queryable, keys: Keys): Promise<number> {
  let total = 0;
  for (let after = [0, 0, 0]; ;) {
    const place = sql`(${importChange.importId}, ${importChange.rowNumber}, ${importChange.pesertaId})`;
    const rows = await db
      .select({
        importId: importChange.importId,
        rowNumber: importChange.rowNumber,
        pesertaId: importChange.pesertaId,
        before: importChange.before,
      })
      .from(importChange)
      .where(
        and(
          isNotNull(importChange.before),
          sql`${place} > (${sql.join(
            after.map(one => sql`${one}::int`),
            sql`, `,
          )})`,
        ),
      )
      .orderBy(importChange.importId, importChange.rowNumber, importChange.pesertaId)
      .limit(batchRows);
    const last = rows.at(-1);
    if (!last) return total;
    for (const row of rows) {
      const { personKey, nikKey } = identityKeysOf(keys, identityRowOf(row.before as object));
      await db
        .update(importChange)
        .set({
          before: sql`${importChange.before} || jsonb_build_object(
            'person_key', ${personKey}::bytea, 'nik_key', ${nikKey}::bytea)`,
        })
        .where(
          and(
            eq(importChange.importId, row.importId),
            eq(importChange.rowNumber, row.rowNumber),
            eq(importChange.pesertaId, row.pesertaId),
          ),
        );
    }
    total += rows.length;
    after = [last.importId, last.rowNumber, last.pesertaId];
  }
}
