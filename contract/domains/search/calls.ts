import { enteredValue } from '../../core/values/entered.ts';
import { z } from '../../core/zod.ts';
import { endpoint } from '../../core/endpoint.ts';
import { vaccinationTypes } from '../peserta/record.ts';
import { searchKinds } from './kinds.ts';

/** Records of one kind that a search returns at most. */
export const maxHitsPerKind = 5;

/** A record that a search found. */
export const searchHit = z.object({
  id: z.int(),
  /** Its name or number; null for a draft without a number. */
  judul: z.string().nullable(),
  /** What distinguishes it from others, such as its company; identity numbers are masked. */
  keterangan: z.array(z.string()),
  /** Of a participant only: the type of the registration. */
  vaccinationType: z.literal(vaccinationTypes).nullable(),
  /** Of a payment only: its invoice, where a company reads the payment. */
  idInvoice: z.int().nullable(),
});
export type SearchHit = z.infer<typeof searchHit>;

/** The found records of one kind. */
export const searchGroup = z.object({
  jenis: z.enum(searchKinds),
  hasil: z.array(searchHit),
  /** Whether more records match than are returned. */
  adaLagi: z.boolean(),
});
export type SearchGroup = z.infer<typeof searchGroup>;

export const searchCalls = {
  find: endpoint({
    method: 'POST',
    path: '/Cari',
    access: 'search.read',
    summary:
      'Mencari data menurut nama, nomor dokumen, NIK atau empat angka terakhirnya, NPWP, nomor ponsel atau kode voucher; pencarian nomor identitas tercatat di jejak audit tanpa nomornya',
    extension: true,
    writes: 'trace',
    // A text can be an identity number, so no response is stored.
    secret: true,
    body: z.strictObject({ q: enteredValue().min(2).max(100) }),
    answer: z.object({ data: z.array(searchGroup) }),
  }),
};
