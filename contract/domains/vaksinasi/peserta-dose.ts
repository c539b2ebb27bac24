import { zones } from '../../core/values/zone.ts';
import { z } from '../../core/zod.ts';
import { doseResults, doseSites, kipiReportStatus, lastCorrection } from './record.ts';

/** A dose as shown on the participant's page, without health data. */
export const pesertaDose = z.object({
  id: z.int(),
  /** Number of the dose within the registration, from 1. */
  ke: z.int(),
  hasil: z.enum(doseResults),
  /** Day and time of the visit, in the zone of its facility. */
  tanggal: z.iso.date(),
  jam: z.string(),
  zona: z.enum(zones),
  namaFaskes: z.string(),
  vaksin: z.string().nullable(),
  batch: z.string().nullable(),
  /** Whether the batch was not in the register when the dose was recorded. */
  batchTidakTerdaftar: z.boolean(),
  /** Place of the injection; null for roles without access to vaccination records. */
  lokasi: z.enum(doseSites).nullable(),
  vaksinator: z.string().nullable(),
  /** Whether an adverse event was recorded; its kind is health data and is not included. */
  adaKipi: z.boolean(),
  ...kipiReportStatus,
  /** Set when the visit was cancelled as recorded by mistake; the visit then does not count. */
  dibatalkan: z
    .object({ pada: z.iso.datetime(), oleh: z.string().nullable(), alasan: z.string().nullable() })
    .nullable(),
  perbaikan: lastCorrection,
  createdBy: z.string().nullable(),
});
export type PesertaDose = z.infer<typeof pesertaDose>;
