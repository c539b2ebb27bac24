import { and, eq } from 'drizzle-orm';
import {
  applyNikEdit,
  changedDigits,
  nikCandidates as findCandidates,
} from '#contract/core/values/nik-candidates.ts';
import { nikFactsOf } from '#contract/domains/import/rules/index.ts';
import type { importCalls } from '#contract/domains/import/index.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { withoutTransaction, type Context, type Handler } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { importRow } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, notFound } from '#server/platform/problem.ts';
import { assertNikOfKind, lockEditableImport } from './fix-rows.ts';
import { getImportRecord } from './import-record.ts';
import { assertRowsAvailable, getRowRecord } from './list-rows.ts';
import { decryptCells } from './row-cells.ts';
import { assertEditable, getImportFile, type ImportFile } from './scope.ts';
import { rowContextFor, revalidateFixed } from './validate/revalidate.ts';
import type { NumberedRow } from './validate/registration-rows.ts';
import { readRow } from './validate/validate-row.ts';

/** Gets a row of an import. @throws Problem 404 */
async function getRow(ctx: Context, { id }: ImportFile, rowNumber: number): Promise<NumberedRow> {
  const [row] = await ctx.db
    .select({ cells: importRow.cells })
    .from(importRow)
    .where(and(eq(importRow.importId, id), eq(importRow.rowNumber, rowNumber)));
  if (!row?.cells) throw notFound('importRow');
  return { rowNumber, ...decryptCells(ctx.deps.keys, row.cells) };
}

const plainDigits = (text: string): string => text.replace(/[\s.-]/g, '');

export const nikCandidates: Handler<typeof importCalls.nikCandidates> = async (
  ctx,
  { params, body },
) => {
  const file = await getImportFile(ctx, params.id);
  assertEditable(file);
  assertRowsAvailable(file);
  assertNikOfKind(file);
  const context = await rowContextFor(ctx, file);
  const { values } = readRow(await getRow(ctx, file, body.nomor), context);
  const number = plainDigits(values.nik ?? '');
  const found = findCandidates(number, nikFactsOf({ values }, context.validation.today));
  return {
    kandidat: found.map(({ edit, nik, agrees }) => ({
      ubah: edit,
      dari: changedDigits(number, nik),
      menjadi: changedDigits(nik, number),
      cocok: [...agrees],
    })),
  };
};

/**
 * Returns the NIK of a row as it is now, and writes an audit entry. Every call counts against the account's limit of
 * revealed numbers.
 */
export const revealNik: Handler<typeof importCalls.revealNik> = withoutTransaction(
  async (ctx, { params, body }) => {
    await ctx.deps.throttle.countReveal(ctx);
    return await transaction(ctx.deps.db, async db => {
      const inTransaction = { ...ctx, db };
      const file = await getImportFile(inTransaction, params.id);
      assertRowsAvailable(file);
      assertNikOfKind(file);
      const row = await getRow(inTransaction, file, body.nomor);
      const { values } = readRow(row, await rowContextFor(inTransaction, file));
      await writeAudit(inTransaction, {
        action: 'import.reveal',
        resource: 'import',
        recordId: file.id,
        recordLabel: file.namaBerkas,
        after: { baris: body.nomor },
      });
      return { nik: values.nik ?? '' };
    });
  },
);

export const editNik: Handler<typeof importCalls.editNik> = async (ctx, { params, body }) => {
  const file = await lockEditableImport(ctx, params.id);
  assertNikOfKind(file);
  const context = await rowContextFor(ctx, file);
  const row = await getRow(ctx, file, body.nomor);
  const nik = applyNikEdit(readRow(row, context).values.nik ?? '', body.ubah);
  if (nik === null) throw invalidField('ubah', message('import.editDoesNotFit'));
  await revalidateFixed(ctx, file, [{ ...row, corrections: { ...row.corrections, nik } }]);
  return {
    impor: await getImportRecord(ctx, file.id),
    baris: await getRowRecord(ctx, file, body.nomor),
  };
};
