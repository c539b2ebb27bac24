import { cleanNumber } from '../../core/values/clean.ts';
import { enteredValue } from '../../core/values/entered.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { z } from '../../core/zod.ts';

/** Transaction codes of tax invoices (PER-11/PJ/2025). */
export const taxInvoiceCodes = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
] as const;

/** Number of a tax invoice (faktur pajak): 16 digits, or 17 since Coretax (2025). */
export const taxInvoiceNumber = enteredValue()
  .max(24)
  .transform(cleanNumber)
  .refine(digits => /^\d{16,17}$/.test(digits), issueMessage('invoice.taxInvoiceNumber'))
  .meta({ input: 'code' });

/** The last two digits of the codes `TD.005nn` and `TD.011nn`, for 07 and 08. */
export const facilityDigits = enteredValue()
  .regex(/^\d{2}$/, issueMessage('faktur.facility'))
  .meta({ input: 'code' });

/** Whether a number is one of a code: it begins with the code, and its serial number is not zero. */
export const isNumberOf = (kode: string, nomor: string): boolean =>
  nomor.startsWith(kode) && !/^0+$/.test(nomor.slice(-13));

/**
 * How far a tax invoice is: neither paid nor delivered yet, to be made, in a file for Coretax, with a
 * difference to Coretax that nobody explained, numbered, or of a cancelled invoice.
 */
export const fakturStages = [
  'MENUNGGU',
  'SIAP',
  'DIEKSPOR',
  'SELISIH',
  'BERNOMOR',
  'BATAL',
] as const;
export type FakturStage = (typeof fakturStages)[number];

/** A tax invoice as its invoice lists it. */
export const fakturOfInvoice = z.object({
  id: z.int(),
  kode: z.enum(taxInvoiceCodes),
  nomor: z.string().nullable(),
  tanggalFaktur: z.iso.date().meta({ input: 'date' }).nullable(),
  tahap: z.enum(fakturStages),
});
