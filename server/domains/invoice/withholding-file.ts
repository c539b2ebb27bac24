import { and, eq, inArray, sql } from 'drizzle-orm';
import type { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { fullNitku } from '#contract/core/values/nitku.ts';
import { countedNotaStates } from '#contract/states/nota.ts';
import { bhbuRecords, decryptBhbuNumbers } from '#server/domains/bhbu/index.ts';
import { findSellerOn } from '#server/domains/seller/index.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { nota, notaLine } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { element, elements } from '#server/platform/write-xml.ts';
import { findInvoiceLines, invoiceRecords, type InvoiceRow } from './records.ts';

const codeFields = { PPH22_BUMN: 'kodePph22', PPH23_JASA: 'kodePph23' } as const;
type WithheldKind = keyof typeof codeFields;

const isWithheld = (kind: string): kind is WithheldKind => kind in codeFields;

/** What is withheld of one kind at one rate. */
interface Withheld {
  readonly kind: WithheldKind;
  /** In percent. */
  readonly rate: number;
  /** Sum of the prices without PPN. */
  readonly base: number;
}

/** Sums what approved notes credited of the price of each line of an invoice. */
async function findCreditedPrices(db: Queryable, idInvoice: number) {
  const rows = await db
    .select({ idBaris: notaLine.idBaris, nilai: sql<number>`sum(${notaLine.nilai})::float8` })
    .from(notaLine)
    .innerJoin(nota, eq(nota.id, notaLine.idNota))
    .where(and(eq(nota.idInvoice, idInvoice), inArray(nota.status, [...countedNotaStates])))
    .groupBy(notaLine.idBaris);
  return new Map(rows.map(row => [row.idBaris, row.nilai]));
}

/** Sums the prices, without what was credited, from which the company keeps PPh back. */
async function readWithheld(ctx: Context, { id }: InvoiceRow): Promise<Withheld[]> {
  const found = new Map<string, Withheld>();
  const credited = await findCreditedPrices(ctx.db, id);
  for (const line of await findInvoiceLines(ctx.db, id)) {
    const { jenisPph: kind, pph, pphRate: rate } = line;
    const nilai = line.nilai - (credited.get(line.id) ?? 0);
    if (pph === 0 || nilai === 0 || !isWithheld(kind)) continue;
    const key = `${kind} ${rate}`;
    found.set(key, { kind, rate, base: (found.get(key)?.base ?? 0) + nilai });
  }
  return [...found.values()];
}

/**
 * Returns the withholding slips of an invoice as the XML `BpuBulk`, which the company imports into
 * Coretax. The codes of the tax objects and the day are the company's.
 * @throws Problem 404, 409 without withheld PPh or an NPWP, 422 for a kind without its code
 */
export const withholdingSlips: Handler<typeof invoiceCalls.withholding> = async (
  ctx,
  { params, body },
) => {
  const row = await invoiceRecords.get(ctx, params.id);
  const { noInvoice, tanggalInvoice } = row;
  const withheld = await readWithheld(ctx, row);
  if (
    noInvoice === null ||
    tanggalInvoice === null ||
    row.status === 'BATAL' ||
    withheld.length === 0
  ) {
    throw new Problem('KEADAAN_SALAH', message('invoice.nothingWithheld'), { reason: 'withheld' });
  }
  const company = await bhbuRecords.get(ctx, row.idBHBU);
  const { npwp } = decryptBhbuNumbers(ctx.deps.keys, company);
  const seller = await findSellerOn(ctx.db, tanggalInvoice);
  if (!npwp || !seller) {
    throw new Problem('KEADAAN_SALAH', message('invoice.noNpwp'), { reason: 'npwp' });
  }
  const { tanggalPotong } = body;
  const [year = '', month = ''] = tanggalPotong.split('-');
  const slips = withheld.map(({ kind, rate, base }) => {
    const field = codeFields[kind];
    const code = body[field];
    if (!code) throw invalidField(field, message('invoice.taxObjectMissing'));
    return `<Bpu>${elements({
      TaxPeriodMonth: Number(month),
      TaxPeriodYear: Number(year),
      CounterpartTin: seller.npwp,
      IDPlaceOfBusinessActivityOfIncomeRecipient: fullNitku(seller.npwp, seller.nitku),
      TaxCertificate: 'N/A',
      TaxObjectCode: code,
      TaxBase: base,
      Rate: rate,
      Document: 'CommercialInvoice',
      DocumentNumber: noInvoice,
      DocumentDate: tanggalInvoice,
      IDPlaceOfBusinessActivity: fullNitku(npwp, company.nitku),
      GovTreasurerOpt: 'N/A',
    })}<SP2DNumber xsi:nil="true"/>${element('WithholdingDate', tanggalPotong)}</Bpu>`;
  });
  await writeAudit(ctx, {
    action: 'invoice.withholding',
    resource: 'invoice',
    recordId: String(row.id),
    recordLabel: noInvoice,
    after: { tanggalPotong },
  });
  return {
    namaBerkas: `Bukti-Potong-${noInvoice.replaceAll('/', '-')}.xml`,
    xml: [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<BpuBulk xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
      `${element('TIN', npwp)}<ListOfBpu>`,
      ...slips,
      '</ListOfBpu></BpuBulk>',
      '',
    ].join('\n'),
  };
};
