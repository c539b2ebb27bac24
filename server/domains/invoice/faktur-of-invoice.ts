import type { HandlerInput } from '#contract/core/endpoint.ts';
import { hasStamp, needsFacility } from '#contract/domains/faktur/codes.ts';
import { isNumberOf, taxInvoiceCodes } from '#contract/domains/faktur/fields.ts';
import type { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { unbilledInvoiceStates, type InvoiceState } from '#contract/states/invoice.ts';
import type { Context } from '#server/platform/context.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import {
  createFakturs,
  fakturRecords,
  findFakturs,
  saveFaktur,
  type FakturRow,
  type FakturValues,
} from './faktur.ts';
import type { InvoiceRow } from './records.ts';

/** Checks what a person entered of a locked tax invoice. @throws Problem 409, 422 */
export function checkFaktur(
  ctx: Pick<Context, 'now'>,
  row: FakturRow,
  values: FakturValues,
  fieldOf: { readonly kode: string; readonly nomor: string } = { kode: 'kode', nomor: 'nomor' },
): void {
  const { kode = row.kode, nomor, tanggalFaktur, fasilitas } = values;
  if (kode !== row.kode && row.idBerkas !== null) {
    throw invalidField(fieldOf.kode, message('faktur.codeExported'));
  }
  const number = nomor === undefined ? row.nomor : nomor;
  if (number !== null && !isNumberOf(kode, number)) {
    throw invalidField(fieldOf.nomor, message('faktur.numberOfCode', { kode }));
  }
  if (tanggalFaktur && tanggalFaktur > dayInJakarta(ctx.now)) {
    throw invalidField('tanggalFaktur', message('faktur.futureDay'));
  }
  if (tanggalFaktur === null && row.idBerkas !== null) {
    throw invalidField('tanggalFaktur', message('faktur.dayExported'));
  }
  if (fasilitas && !needsFacility(kode)) {
    throw invalidField('fasilitas', message('faktur.noFacility', { kode }));
  }
  if (fasilitas && !hasStamp(kode, fasilitas)) {
    throw invalidField('fasilitas', message('faktur.noStamp', { kode: fasilitas }));
  }
}

type Body = HandlerInput<typeof invoiceCalls.update>['body'];

/**
 * Saves the number and the code that an invoice's form has at its only tax invoice; what the form
 * leaves out stays.
 * @throws Problem 422 when the invoice has none or several
 */
export async function updateOnlyFaktur(
  ctx: Context,
  row: InvoiceRow,
  { noFakturPajak, kodeFaktur }: Body,
): Promise<void> {
  const isSame = (given: string | null | undefined, stored: string | null): boolean =>
    given === undefined || given === stored;
  if (isSame(noFakturPajak, row.noFakturPajak) && isSame(kodeFaktur, row.kodeFaktur)) return;
  await createFakturs(ctx, row);
  const [only, ...others] = await findFakturs(ctx.db, row.id);
  if (!only || others.length > 0) {
    throw invalidField(
      isSame(noFakturPajak, row.noFakturPajak) ? 'kodeFaktur' : 'noFakturPajak',
      message(only ? 'faktur.several' : 'faktur.none'),
    );
  }
  const kode = taxInvoiceCodes.find(code => code === kodeFaktur);
  const values: FakturValues = {
    ...(noFakturPajak === undefined ? {} : { nomor: noFakturPajak }),
    ...(kode ? { kode } : {}),
  };
  const locked = await fakturRecords.lock(ctx, only.id);
  checkFaktur(ctx, locked, values, { kode: 'kodeFaktur', nomor: 'noFakturPajak' });
  await saveFaktur(ctx, locked, values, 'taxInvoice');
}

const unbilledStates: readonly InvoiceState[] = unbilledInvoiceStates;

/** Requires a tax invoice of an invoice that is not cancelled. @throws Problem 409 */
export function checkBilled({ invoiceStatus, referensi }: FakturRow): void {
  if (!unbilledStates.includes(invoiceStatus)) return;
  throw new Problem('KEADAAN_SALAH', message('faktur.cancelled', { referensi }), {
    reason: 'invoice',
  });
}
