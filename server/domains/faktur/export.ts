import { asc, count, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { toPage } from '#contract/core/list.ts';
import type { Message } from '#contract/core/messages/message.ts';
import { deadlineLaw, splitIntoFiles } from '#contract/domains/faktur/codes.ts';
import { fakturCalls } from '#contract/domains/faktur/calls.ts';
import { maxExported, type FakturFile } from '#contract/domains/faktur/record.ts';
import { lockInvoices, selectFakturs, type FakturRow } from '#server/domains/invoice/index.ts';
import { withoutTransaction, type Context, type Handlers } from '#server/platform/context.ts';
import { exportText } from '#server/platform/audit/export-text.ts';
import { exportWorkbook } from '#server/platform/audit/export-workbook.ts';
import { transaction } from '#server/platform/db/client.ts';
import { faktur, fakturFile } from '#server/platform/db/schema/index.ts';
import { fakturStage } from '#server/platform/db/views/faktur.ts';
import { issueExportTicket } from '#server/platform/files/export-queue.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound } from '#server/platform/problem.ts';
import { insertStamps, updateStamps } from '#server/platform/record/stamps.ts';
import { faultsOf } from './faults.ts';
import { readSources, type FakturSource } from './source.ts';
import { toTaxInvoice, type TaxInvoice } from './tax-invoice.ts';
import { taxInvoiceSheets } from './workbook.ts';
import { taxInvoiceXml } from './xml.ts';

interface Options {
  readonly ulang: boolean;
  readonly terlambat: boolean;
}

/** Returns why a tax invoice is not exported, or undefined. */
function obstacleTo(
  { row, ...source }: FakturSource,
  { ulang, terlambat }: Options,
  today: string,
): Message | undefined {
  if (row.tahap === 'BATAL') return message('faktur.obstacle.cancelled');
  if (row.tahap === 'MENUNGGU') return message('faktur.obstacle.notDue');
  if (row.tahap === 'BERNOMOR') return message('faktur.obstacle.numbered');
  if (row.tahap !== 'SIAP' && !ulang) return message('faktur.obstacle.exported');
  if (row.tenggat !== null && row.tenggat < today && !terlambat) {
    return message('faktur.obstacle.late', { tenggat: row.tenggat, aturan: deadlineLaw });
  }
  const faults = faultsOf({ row, ...source });
  return faults.length === 0
    ? undefined
    : message('faktur.obstacle.faults', { kekurangan: faults.map(({ pesan }) => pesan) });
}

/** Locks tax invoices after their invoices, the lowest first. */
async function lockAll(ctx: Context, condition: SQL | undefined): Promise<FakturRow[]> {
  const found = await selectFakturs(ctx)
    .where(condition)
    .orderBy(asc(faktur.id))
    .limit(maxExported);
  await lockInvoices(
    ctx,
    found.map(({ idInvoice }) => idInvoice),
  );
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  await ctx.db
    .select({ id: faktur.id })
    .from(faktur)
    .where(inArray(faktur.id, ids))
    .orderBy(asc(faktur.id))
    .for('no key update');
  return await selectFakturs(ctx).where(inArray(faktur.id, ids)).orderBy(asc(faktur.id));
}

/** Puts tax invoices into a new file; their days are fixed from now on. */
async function createFile(
  ctx: Context,
  masa: string,
  rows: readonly FakturRow[],
): Promise<FakturFile> {
  const [file] = await ctx.db
    .insert(fakturFile)
    .values({ masa, ...insertStamps(ctx) })
    .returning();
  if (!file) throw new Error('The file of tax invoices was not inserted.');
  for (const tanggalFaktur of new Set(rows.map(row => row.tanggalFaktur))) {
    const sameDay = rows.filter(row => row.tanggalFaktur === tanggalFaktur);
    await ctx.db
      .update(faktur)
      // Coretax has not answered yet about the tax invoice as it is now.
      .set({
        idBerkas: file.id,
        tanggalFaktur,
        statusCoretax: null,
        selisih: [],
        alasanSelisih: null,
        ...updateStamps(ctx, faktur),
      })
      .where(
        inArray(
          faktur.id,
          sameDay.map(({ id }) => id),
        ),
      );
  }
  await ctx.audit({
    action: 'faktur.export',
    resource: 'faktur',
    recordLabel: fileName(file, 'xml'),
    after: { masa, jumlah: rows.length, faktur: rows.map(({ referensi }) => referensi) },
  });
  const { id, createdAt, createdBy } = file;
  return { id, masa, jumlah: rows.length, createdAt, createdBy };
}

const fileName = ({ id, masa }: { id: number; masa: string }, extension: string): string =>
  `Faktur-Keluaran-${masa}-${id}.${extension}`;

/** Reads a file as Coretax imports it. @throws Problem 404 */
async function readFile(ctx: Context, id: number) {
  const [file] = await ctx.db.select().from(fakturFile).where(eq(fakturFile.id, id));
  const rows = await selectFakturs(ctx)
    .where(eq(faktur.idBerkas, id))
    .orderBy(asc(faktur.tanggalFaktur), asc(faktur.id));
  const sources = await readSources(ctx, rows);
  const npwp = sources.at(-1)?.seller?.npwp;
  if (!file || npwp === undefined) throw notFound('fakturFile');
  return { file, npwp, invoices: sources.map(toTaxInvoice) };
}

/** Reads a file in a transaction of its own, which its download outlives. */
const readToSend = (
  ctx: Context,
  id: number,
): Promise<{ file: { id: number; masa: string }; npwp: string; invoices: TaxInvoice[] }> =>
  transaction(ctx.deps.db, tx => readFile({ ...ctx, db: tx }, id));

export const exportHandlers: Pick<
  Handlers<typeof fakturCalls>,
  'export' | 'files' | 'ticket' | 'xlsx' | 'xml'
> = {
  /** Puts tax invoices into files of one period each; those that cannot be exported are named. */
  export: async (ctx, { body: { idFaktur, ...options } }) => {
    const rows = await lockAll(
      ctx,
      idFaktur ? inArray(faktur.id, idFaktur) : eq(fakturStage, 'SIAP'),
    );
    const today = dayInJakarta(ctx.now);
    const ready: (FakturRow & { readonly tanggalFaktur: string })[] = [];
    const gagal: { id: number; referensi: string; alasan: string }[] = [];
    for (const source of await readSources(ctx, rows)) {
      const { row } = source;
      const obstacle = obstacleTo(source, options, today);
      if (obstacle === undefined && row.tanggalFaktur !== null) {
        ready.push({ ...row, tanggalFaktur: row.tanggalFaktur });
      } else if (obstacle) {
        gagal.push({ id: row.id, referensi: row.referensi, alasan: ctx.render(obstacle) });
      }
    }
    const berkas: FakturFile[] = [];
    for (const { masa, faktur: inFile } of splitIntoFiles(ready)) {
      berkas.push(await createFile(ctx, masa, inFile));
    }
    return { berkas, gagal };
  },

  files: async (ctx, { query }) => {
    const { pageNumber, pageSize } = query;
    const { id, masa, createdAt, createdBy } = getTableColumns(fakturFile);
    const data = await ctx.db
      .select({ id, masa, createdAt, createdBy, jumlah: count(faktur.id) })
      .from(fakturFile)
      .leftJoin(faktur, eq(faktur.idBerkas, fakturFile.id))
      .groupBy(fakturFile.id)
      .orderBy(desc(fakturFile.createdAt), desc(fakturFile.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize);
    return toPage(data, await ctx.db.$count(fakturFile), query);
  },

  ticket: async (ctx, { params: { id }, body: { bentuk } }) => {
    await readFile(ctx, id);
    return await issueExportTicket(ctx, fakturCalls[bentuk].path.replace('{id}', String(id)), {});
  },

  xml: withoutTransaction(async (ctx: Context, { params }) => {
    const { file, npwp, invoices } = await readToSend(ctx, params.id);
    return await exportText(ctx, {
      resource: 'faktur',
      fileName: fileName(file, 'xml'),
      mediaType: 'application/xml',
      count: invoices.length,
      parts: taxInvoiceXml(npwp, invoices),
    });
  }),

  xlsx: withoutTransaction(async (ctx: Context, { params }) => {
    const { file, npwp, invoices } = await readToSend(ctx, params.id);
    return await exportWorkbook(ctx, {
      resource: 'faktur',
      fileName: fileName(file, 'xlsx'),
      count: () => Promise.resolve(invoices.length),
      filters: { berkas: file.id },
      sheets: taxInvoiceSheets(npwp, invoices),
    });
  }),
};
