import { z } from '../../core/zod.ts';
import { optionalText } from '../../core/record.ts';
import { textWithoutNik } from '../../core/values/company.ts';

/** How an agreement was signed: by hand, or electronically, certified or not (PP 71/2019). */
export const signingMethods = ['BASAH', 'TTE_TERSERTIFIKASI', 'TTE_BIASA'] as const;

/** Who signed a copy, when and how; sent together with the file. */
export const signatureFields = {
  namaPenandatangan: textWithoutNik(3, 100),
  jabatanPenandatangan: textWithoutNik(2, 100),
  tanggalTandaTangan: z.iso.date().meta({ input: 'date' }),
  metode: z.enum(signingMethods),
  /** Serial number of the electronic stamp duty. */
  nomorMeterai: optionalText(40).meta({ input: 'code' }),
};

/** The signature of one party on its copy. */
export const signatureRecord = z.object({
  nama: z.string(),
  jabatan: z.string(),
  tanggal: z.iso.date().meta({ input: 'date' }),
  metode: z.string(),
  nomorMeterai: z.string().nullable(),
  diunggahOleh: z.string(),
});
