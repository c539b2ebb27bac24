import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { knownDecreeOn } from '#contract/domains/tax/borne-basis.ts';
import { taxInvoiceCode, facilityOf, type Collector } from '#contract/domains/tax/index.ts';
import { isNumberOf } from '#contract/domains/faktur/fields.ts';
import { countedNotaStates } from '#contract/states/nota.ts';
import { unbilledInvoiceStates } from '#contract/states/invoice.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { bhbu, faktur, invoice } from '#server/platform/db/schema/index.ts';
import {
  fakturDay,
  fakturDeadline,
  fakturReason,
  fakturStage,
} from '#server/platform/db/views/faktur.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import { message } from '#server/platform/messages/message.ts';
import {
  defineRecords,
  type ReadContext,
  type WriteContext,
} from '#server/platform/record/index.ts';
import type { RecordJob } from '#server/platform/scheduler/scheduler.ts';
import { invoiceLifecycle } from './lifecycle.ts';
import { findInvoiceLines, invoiceRecords, lockInvoice, type InvoiceRow } from './records.ts';

/** Sum of the lines of a tax invoice, without taxes. */
const linesAmount = sql<number>`(
  select coalesce(sum(l.nilai), 0)::float8 from invoice_line l
  where l.id_invoice = ${faktur.idInvoice} and l.kelas_pajak = ${faktur.kelasPajak})`;

/** Sum of an amount of the approved notes that credit a tax invoice. */
const creditedAmount = (amount: SQL) => sql<number>`(
  select coalesce(sum(${amount}), 0)::float8 from nota n
  where n.id_faktur = ${faktur.id} and n.status in ${[...countedNotaStates]})`;

/**
 * Sum of an amount by which approved notes lowered the price of goods of a tax invoice. Coretax needs a replacement
 * of it, whereas goods that come back are credited by the buyer's nota retur.
 */
const loweredAmount = (amount: SQL) => sql<number>`(
  select coalesce(sum(${amount}), 0)::float8 from nota n
  join nota_line d on d.id_nota = n.id join invoice_line l on l.id = d.id_baris
  where n.id_faktur = ${faktur.id} and n.status in ${[...countedNotaStates]}
    and n.jenis = 'KREDIT' and l.jenis = 'PRODUK')`;

/** Starts the select of tax invoices. */
export const selectFakturs = ({ db }: Pick<ReadContext, 'db'>) =>
  db
    .select({
      ...getTableColumns(faktur),
      tanggalFaktur: fakturDay,
      dasarTanggal: fakturReason,
      tenggat: fakturDeadline,
      tahap: fakturStage,
      nilai: linesAmount,
      dikredit: creditedAmount(sql`n.sub_total`),
      dikreditPpn: creditedAmount(sql`n.ppn`),
      diturunkanDpp: loweredAmount(sql`d.dpp`),
      diturunkanPpn: loweredAmount(sql`d.ppn`),
      // A tax invoice belongs to an issued invoice.
      noInvoice: sql`${invoice.noInvoice}`.mapWith(String),
      idBHBU: invoice.idBHBU,
      namaBHBU: bhbu.namaBHBU,
      invoiceStatus: invoice.status,
      tanggalInvoice: sql`${invoice.tanggalInvoice}`.mapWith(String),
      termin: invoice.termin,
    })
    .from(faktur)
    .innerJoin(invoice, eq(invoice.id, faktur.idInvoice))
    .innerJoin(bhbu, eq(bhbu.id, invoice.idBHBU))
    .$dynamic();
export type FakturRow = Awaited<ReturnType<typeof selectFakturs>>[number];

export const fakturRecords = defineRecords({
  table: faktur,
  resource: 'faktur',
  noun: 'faktur',
  select: selectFakturs,
  labelOf: ({ referensi }) => referensi,
  auditFields: [
    'kode',
    'nomor',
    'tanggalFaktur',
    'fasilitas',
    'statusCoretax',
    'selisih',
    'alasanSelisih',
    'idBerkas',
  ],
  constraints: [
    {
      constraint: 'faktur_nomor_unique',
      field: 'nomor',
      message: message('faktur.numberTaken'),
    },
    {
      constraint: 'faktur_referensi_unique',
      field: 'kode',
      message: message('faktur.codeTaken'),
    },
  ],
});

/** Lists the tax invoices of an invoice by their code. */
export const findFakturs = (db: Queryable, idInvoice: number): Promise<FakturRow[]> =>
  selectFakturs({ db }).where(eq(faktur.idInvoice, idInvoice)).orderBy(faktur.kode);

const referenceOf = (noInvoice: string, kode: string): string => `${noInvoice}/${kode}`;

/** How the buyer of an issued invoice paid its PPN on the day of the issue. */
function collectorOn({ pemungutPPN, kodeFaktur }: InvoiceRow): Collector {
  if (!pemungutPPN) return null;
  return kodeFaktur?.includes('02') ? 'PEMERINTAH' : 'LAINNYA';
}

/**
 * Creates the tax invoices of a locked, issued invoice: one for each tax class that has one. The
 * number that was entered at an invoice before is that of its only tax invoice.
 */
export async function createFakturs(
  ctx: Pick<WriteContext, 'db' | 'now'>,
  row: InvoiceRow,
): Promise<void> {
  const { id, noInvoice, tanggalInvoice, noFakturPajak } = row;
  if (noInvoice === null || tanggalInvoice === null) return;
  const existing = await findFakturs(ctx.db, id);
  const classes = new Set((await findInvoiceLines(ctx.db, id)).map(line => line.kelasPajak));
  const codes = [...classes].flatMap(kelasPajak => {
    const kode = taxInvoiceCode(kelasPajak, tanggalInvoice, collectorOn(row));
    return kode === null ? [] : [{ kelasPajak, kode: kode as FakturRow['kode'] }];
  });
  const [only, ...others] = codes;
  const entered =
    only && others.length === 0 && noFakturPajak !== null && isNumberOf(only.kode, noFakturPajak)
      ? noFakturPajak
      : null;
  const taken = entered !== null && (await ctx.db.$count(faktur, eq(faktur.nomor, entered))) > 0;
  for (const { kelasPajak, kode } of codes) {
    if (existing.some(one => one.kelasPajak === kelasPajak)) continue;
    await fakturRecords.insert(systemContext(ctx.db, ctx.now), {
      idInvoice: id,
      kelasPajak,
      kode,
      referensi: referenceOf(noInvoice, kode),
      fasilitas: facilityOf(kode, tanggalInvoice, row.dasarDTP ?? knownDecreeOn(tanggalInvoice)),
      nomor: taken ? null : entered,
    });
  }
}

/**
 * Locks a tax invoice after its invoice, as every change of both does.
 * @param submitted as in `fakturRecords.lock`
 * @throws Problem 404, 412
 */
export async function lockFaktur(
  ctx: Parameters<typeof fakturRecords.lock>[0],
  id: number,
  submitted?: unknown,
): Promise<FakturRow> {
  const { idInvoice } = await fakturRecords.get(ctx, id);
  await lockInvoice(ctx, idInvoice);
  return await fakturRecords.lock(ctx, id, { submitted });
}

/** What is saved of a tax invoice. */
export type FakturValues = Partial<
  Pick<
    typeof faktur.$inferInsert,
    'alasanSelisih' | 'fasilitas' | 'kode' | 'nomor' | 'selisih' | 'statusCoretax' | 'tanggalFaktur'
  >
>;

/**
 * Saves a locked tax invoice, and its number and code at the invoice when it is the only one.
 * @throws Problem 422 for the number of another tax invoice
 */
export async function saveFaktur(
  ctx: WriteContext,
  before: FakturRow,
  values: FakturValues,
  action: string,
): Promise<FakturRow> {
  const kode = values.kode ?? before.kode;
  const saved = await fakturRecords.update(
    ctx,
    before,
    {
      ...values,
      referensi: before.idBerkas === null ? referenceOf(before.noInvoice, kode) : before.referensi,
    },
    { action },
  );
  const fakturs = await findFakturs(ctx.db, before.idInvoice);
  const row = await lockInvoice(ctx, before.idInvoice);
  const noFakturPajak = fakturs.length === 1 ? saved.nomor : null;
  const kodeFaktur = fakturs.map(one => one.kode).join(', ');
  if (row.noFakturPajak !== noFakturPajak || row.kodeFaktur !== kodeFaktur) {
    await invoiceRecords.update(ctx, row, { noFakturPajak, kodeFaktur }, { action: 'taxInvoice' });
  }
  return saved;
}

invoiceLifecycle.addEffect('issue', (ctx, { after }) => createFakturs(ctx, after));

/** Creates the tax invoices of invoices that were issued before the portal made them. */
export const createMissingFakturs: RecordJob = {
  name: 'create tax invoices',
  table: invoice,
  isDue: () => sql`${invoice.noInvoice} is not null
    and ${invoice.status} not in ${[...unbilledInvoiceStates]}
    and not exists (select 1 from faktur f where f.id_invoice = ${invoice.id})
    and exists (select 1 from invoice_line l where l.id_invoice = ${invoice.id}
      and (l.kelas_pajak <> 'DIBEBASKAN' or ${invoice.tanggalInvoice} >= '2022-04-01'))`,
  run: async (db, id, now) => {
    const ctx = systemContext(db, now);
    await createFakturs(ctx, await lockInvoice(ctx, id));
  },
};
