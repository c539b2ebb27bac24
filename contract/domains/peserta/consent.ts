import { timestamp } from '../../core/record.ts';
import { z } from '../../core/zod.ts';

/**
 * On which basis a consent counts as given: the person gave it in person behind a personal link, or the one who entered
 * the data states that the person read the notice and consented. Consents from before they were recorded have neither.
 */
export const consentBases = ['LANGSUNG', 'PERNYATAAN', 'SEBELUM_PENCATATAN'] as const;

/** How a consent reached the portal. */
export const consentChannels = [
  'FORMULIR',
  'UNGGAHAN',
  'VOUCHER',
  'TAUTAN',
  'SEBELUM_PENCATATAN',
] as const;
export type ConsentChannel = (typeof consentChannels)[number];

/** The evidence of a participant's consent (articles 20, 22 and 24 of Law 27 of 2022). */
export const consentRecord = z.object({
  dasar: z.enum(consentBases),
  saluran: z.enum(consentChannels),
  /** The notice and its version, such as `PENDAFTARAN-1`, and the SHA-256 of its text. */
  pemberitahuan: z.string().nullable(),
  sha256: z.string().nullable(),
  waktu: timestamp.nullable(),
  /** Who entered it; null for the person. */
  oleh: z.string().nullable(),
});
export type ConsentRecord = z.infer<typeof consentRecord>;

/** The file with which a company proves that it collected the consent of its people. */
export const consentProof = z.object({
  idBHBU: z.int(),
  nama: z.string(),
  diunggah: timestamp,
  diunggahOleh: z.string().nullable(),
});
export type ConsentProof = z.infer<typeof consentProof>;
