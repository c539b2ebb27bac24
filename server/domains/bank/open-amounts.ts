import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { expectedSettlement } from '#contract/domains/invoice/amounts.ts';
import type { PaymentKind } from '#contract/domains/payment/record.ts';
import type { PphKind } from '#contract/domains/tax/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { bhbu, invoice, payment } from '#server/platform/db/schema/index.ts';
import { isOpen, lastPaymentDay, unpaidAmount } from '#server/platform/db/views/invoice-needs.ts';
import type { Debtor, OpenAmount } from './explain/types.ts';

/** Open invoices, and entered payments, that lines are compared with; the first to fall due. */
const maxOpen = 5_000;

/** Payments that are neither rejected, reversed nor discarded. */
const livePayments = [
  'MENUNGGU_BUKTI',
  'BUKTI_DIUNGGAH',
  'TERVERIFIKASI',
  'DIUSULKAN_BALIK',
] as const;

/** Whether a payment waits for the line that proves it. */
const isUnproven = and(
  eq(payment.jenis, 'TRANSFER'),
  isNull(payment.idBankLine),
  inArray(payment.status, ['MENUNGGU_BUKTI', 'BUKTI_DIUNGGAH', 'TERVERIFIKASI']),
);

/** First day on which an invoice of an order's family may have been paid. */
const firstIssue = sql<string>`(select min(first.tanggal_invoice)::text from invoice first
  where first.id_root = ${invoice.idRoot})`;

/** The taxes on the lines of an invoice that the company withholds. */
const withheldKinds = sql<
  PphKind[]
>`coalesce((select json_agg(distinct l.jenis_pph) from invoice_line l
  where l.id_invoice = ${invoice.id} and l.pph_arah = 'DIPOTONG' and l.pph > 0), '[]')`;

const invoiceColumns = {
  id: invoice.id,
  idBHBU: invoice.idBHBU,
  noInvoice: invoice.noInvoice,
  total: invoice.total,
  ppn: invoice.ppn,
  ppnDTP: invoice.ppnDTP,
  pphDipotong: invoice.pphDipotong,
  dikredit: invoice.dikredit,
  dikreditPpn: invoice.dikreditPpn,
  dikreditPph: invoice.dikreditPph,
  pemungutPPN: invoice.pemungutPPN,
  sisa: sql<number>`${unpaidAmount}::float8`,
  jatuhTempo: sql<string>`coalesce(${lastPaymentDay}::text, '')`,
  sejak: firstIssue,
  jenisPph: withheldKinds,
};

/** Sums of what was entered for an invoice, by kind. */
type Entered = Map<PaymentKind, { readonly jumlah: number; readonly menunggu: number }>;

/** What was entered for invoices by kind, and of it what is not verified. */
async function findEntered(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select({
      idInvoice: payment.idInvoice,
      jenis: payment.jenis,
      jumlah: sql<number>`sum(${payment.jumlah})::float8`,
      menunggu: sql<number>`coalesce(sum(${payment.jumlah})
        filter (where ${payment.status} in ('MENUNGGU_BUKTI', 'BUKTI_DIUNGGAH')), 0)::float8`,
    })
    .from(payment)
    .where(and(inArray(payment.idInvoice, [...ids]), inArray(payment.status, [...livePayments])))
    .groupBy(payment.idInvoice, payment.jenis);
  const entered = new Map<number, Entered>();
  for (const { idInvoice, jenis, ...sums } of rows) {
    const known: Entered = entered.get(idInvoice) ?? new Map();
    entered.set(idInvoice, known.set(jenis, sums));
  }
  return entered;
}

/** Returns what is still to be transferred and withheld of an invoice, after what was entered. */
function restOf(
  row: Omit<InvoiceRowOfOpen, 'idBHBU' | 'jatuhTempo' | 'noInvoice'>,
  entered: Entered,
) {
  const expected = expectedSettlement(row, row.pemungutPPN, row);
  const waiting = [...entered.values()].reduce((sum, { menunggu }) => sum + menunggu, 0);
  let left = Math.max(0, row.sisa - waiting);
  const take = (kind: PaymentKind, due: number): number => {
    const rest = Math.max(0, Math.min(left, due - (entered.get(kind)?.jumlah ?? 0)));
    left -= rest;
    return rest;
  };
  return {
    neto: take('TRANSFER', expected.harusTransfer),
    pph: take('BUKTI_POTONG', expected.harusBuktiPotong),
    ssp: take('SSP_PPN', expected.harusSspPpn),
  };
}

const selectOpenInvoices = (db: Queryable, where: SQL | undefined) =>
  db
    .select(invoiceColumns)
    .from(invoice)
    .where(and(isOpen, where))
    .orderBy(asc(lastPaymentDay), asc(invoice.id))
    .limit(maxOpen);
type InvoiceRowOfOpen = Awaited<ReturnType<typeof selectOpenInvoices>>[number];

async function findRests(db: Queryable, where: SQL | undefined) {
  const rows = await selectOpenInvoices(db, where);
  const entered = await findEntered(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row): (OpenAmount & { readonly idBHBU: number })[] => {
    const rest = restOf(row, entered.get(row.id) ?? new Map());
    if (rest.neto + rest.pph + rest.ssp === 0) return [];
    const { id, idBHBU, noInvoice, jenisPph, sejak, jatuhTempo } = row;
    return [
      {
        idBHBU,
        idInvoice: id,
        noInvoice,
        idPayment: null,
        status: null,
        ...rest,
        jenisPph,
        sejak,
        jatuhTempo,
        tanggalBayar: null,
        noReferensi: null,
      },
    ];
  });
}

async function findUnproven(db: Queryable, where: SQL | undefined) {
  const rows = await db
    .select({
      idPayment: payment.id,
      idInvoice: payment.idInvoice,
      idBHBU: payment.idBHBU,
      status: payment.status,
      neto: payment.jumlah,
      tanggalBayar: payment.tanggalBayar,
      noReferensi: payment.noReferensi,
      noInvoice: invoice.noInvoice,
      jatuhTempo: sql<string>`coalesce(${invoice.jatuhTempo}::text, '')`,
      sejak: firstIssue,
    })
    .from(payment)
    .innerJoin(invoice, eq(invoice.id, payment.idInvoice))
    .where(and(isUnproven, where))
    // The latest, since only payments of about the same day are compared with a line.
    .orderBy(sql`${payment.tanggalBayar} desc`, asc(payment.id))
    .limit(maxOpen);
  return rows.map(row => ({ ...row, pph: 0, ssp: 0, jenisPph: [] }));
}

/**
 * Returns what companies owe, and the payments that were entered but that no line proves yet.
 * @param only a company, or all
 */
export async function findDebtors(db: Queryable, only?: number): Promise<Debtor[]> {
  const amounts = [
    ...(await findUnproven(db, only === undefined ? undefined : eq(payment.idBHBU, only))),
    ...(await findRests(db, only === undefined ? undefined : eq(invoice.idBHBU, only))),
  ];
  const byCompany = new Map<number, OpenAmount[]>();
  for (const { idBHBU, ...open } of amounts) {
    const known = byCompany.get(idBHBU);
    if (known) known.push(open);
    else byCompany.set(idBHBU, [open]);
  }
  if (byCompany.size === 0) return [];
  const companies = await db
    .select({ idBHBU: bhbu.id, namaBHBU: bhbu.namaBHBU, akun: bhbu.invoiceAccount })
    .from(bhbu)
    .where(inArray(bhbu.id, [...byCompany.keys()]))
    .orderBy(asc(bhbu.id));
  return companies.map(company => ({
    ...company,
    terbuka: byCompany.get(company.idBHBU) ?? [],
  }));
}
