import { asc, inArray, ne, and } from 'drizzle-orm';
import type { fakturCalls } from '#contract/domains/faktur/calls.ts';
import {
  maxCoretaxRows,
  type CoretaxState,
  type Difference,
  type ReadBackResult,
} from '#contract/domains/faktur/record.ts';
import {
  lockInvoices,
  saveFaktur,
  selectFakturs,
  type FakturRow,
} from '#server/domains/invoice/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { faktur } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { SpreadsheetError } from '#server/platform/spreadsheet/error.ts';
import { readSheet } from '#server/platform/spreadsheet/read-sheet.ts';
import {
  coretaxColumns,
  countingRows,
  differencesOf,
  parseCoretaxRow,
  type CoretaxRow,
} from './coretax-row.ts';
import { readSources, statedAmounts } from './source.ts';

const field = 'fileCoretax';

interface SheetRow {
  readonly rowNumber: number;
  readonly cells: readonly string[];
}

/** Returns the rows of the file. @throws Problem 422 for a file that cannot be read */
async function readRows(ctx: Context, bytes: Uint8Array): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  try {
    for await (const { rowNumber, cells } of readSheet(bytes, { signal: ctx.signal })) {
      rows.push({ rowNumber, cells: cells.map(({ text }) => text) });
      if (rows.length > maxCoretaxRows + 1) {
        throw invalidField(field, message('faktur.readBack.tooLong', { maks: maxCoretaxRows }));
      }
    }
  } catch (error) {
    if (error instanceof SpreadsheetError) throw invalidField(field, error.detail);
    throw error;
  }
  return rows;
}

type ReadRow = CoretaxRow & { readonly rowNumber: number };

/** Locks the tax invoices that rows refer to, after their invoices. */
async function lockReferred(
  ctx: Context,
  rows: readonly ReadRow[],
): Promise<Map<string, FakturRow>> {
  const references = [...new Set(rows.map(({ referensi }) => referensi))];
  if (references.length === 0) return new Map();
  const condition = inArray(faktur.referensi, references);
  const found = await selectFakturs(ctx).where(condition);
  await lockInvoices(
    ctx,
    found.map(({ idInvoice }) => idInvoice),
  );
  await ctx.db
    .select({ id: faktur.id })
    .from(faktur)
    .where(condition)
    .orderBy(asc(faktur.id))
    .for('no key update');
  const locked = await selectFakturs(ctx).where(condition).orderBy(asc(faktur.id));
  return new Map(locked.map(row => [row.referensi, row]));
}

/** What Coretax says of a tax invoice, as it is saved. */
interface Answer {
  readonly nomor: string | null;
  readonly statusCoretax: CoretaxState;
  readonly selisih: Difference[];
}

const isSaved = (row: FakturRow, { nomor, statusCoretax, selisih }: Answer): boolean =>
  row.nomor === nomor &&
  row.statusCoretax === statusCoretax &&
  JSON.stringify(row.selisih) === JSON.stringify(selisih);

/** Whether another tax invoice has a number. */
const isTaken = async ({ db }: Context, { id }: FakturRow, nomor: string): Promise<boolean> =>
  (await db.$count(faktur, and(inArray(faktur.nomor, [nomor]), ne(faktur.id, id)))) > 0;

/**
 * Reads the list of output tax invoices that Coretax exports: their numbers and states are saved, and
 * what differs waits for FINANCE. Reading the same list again changes nothing.
 */
export const readBack: Handler<typeof fakturCalls.readBack> = async (ctx, { body }) => {
  const [head, ...lines] = await readRows(
    ctx,
    new Uint8Array(await body.fileCoretax.arrayBuffer()),
  );
  const columns = coretaxColumns(head?.cells ?? []);
  if (!columns) throw invalidField(field, message('faktur.readBack.columns'));
  const ditolak: ReadBackResult['ditolak'] = [];
  const reject = (baris: number, found: ReturnType<typeof message>): void => {
    ditolak.push({ baris, pesan: ctx.render(found) });
  };
  const read: ReadRow[] = [];
  for (const { rowNumber, cells } of lines) {
    const row = parseCoretaxRow(cells, columns);
    if (typeof row === 'string') reject(rowNumber, message(`faktur.readBack.${row}`));
    else read.push({ ...row, rowNumber });
  }
  const known = await lockReferred(ctx, read);
  const sources = await readSources(ctx, [...known.values()]);
  const sourceOf = new Map(sources.map(source => [source.row.id, source]));
  const berselisih: ReadBackResult['berselisih'] = [];
  let diperbarui = 0;
  let tetap = 0;
  for (const row of countingRows(read)) {
    const found = known.get(row.referensi);
    if (!found) {
      reject(row.rowNumber, message('faktur.readBack.unknown', { referensi: row.referensi }));
      continue;
    }
    const nomor = row.nomor ?? found.nomor;
    if (nomor !== null && (await isTaken(ctx, found, nomor))) {
      reject(row.rowNumber, message('faktur.readBack.taken', { nomor }));
      continue;
    }
    const selisih = differencesOf(
      {
        kode: found.kode,
        tanggalFaktur: found.tanggalFaktur,
        isCancelled: found.invoiceStatus === 'BATAL',
        ...statedAmounts(sourceOf.get(found.id) ?? { row: found, lines: [] }),
      },
      row,
    );
    const answer: Answer = { nomor, statusCoretax: row.status, selisih };
    if (selisih.length > 0) berselisih.push({ id: found.id, referensi: found.referensi, selisih });
    if (isSaved(found, answer)) {
      tetap += 1;
      continue;
    }
    const isExplained = JSON.stringify(found.selisih) === JSON.stringify(selisih);
    // Coretax's day stands for a tax invoice that was made there by hand.
    await saveFaktur(
      ctx,
      found,
      {
        ...answer,
        tanggalFaktur: found.tanggalFaktur ?? row.tanggal,
        ...(isExplained ? {} : { alasanSelisih: null }),
      },
      'readBack',
    );
    diperbarui += 1;
  }
  return { jumlahBaris: lines.length, diperbarui, tetap, berselisih, ditolak };
};
