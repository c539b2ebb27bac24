import type { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { fullNitku } from '#contract/core/values/nitku.ts';
import { bhbuRecords, decryptBhbuNumbers } from '#server/domains/bhbu/index.ts';
import { findSellerOn } from '#server/domains/seller/index.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import type { Context, Handler } from '#server/platform/context.ts';
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

/** Sums the prices from which the company keeps PPh back. */
async function readWithheld(ctx: Context, { id }: InvoiceRow): Promise<Withheld[]> {
  const found = new Map<string, Withheld>();
  for (const { jenisPph: kind, pph, pphRate: rate, nilai } of await findInvoiceLines(ctx.db, id)) {
    if (pph === 0 || !isWithheld(kind)) continue;
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
