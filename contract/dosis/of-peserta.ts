import { z } from '../zod.ts';
import { doseResults, kipiReporting } from './record.ts';

/** A visit for a dose as the page of its participant tells it: nothing of anybody's health. */
export const dosisOfPeserta = z.object({
  id: z.int(),
  /** Which dose of the registration, from 1. */
  ke: z.int(),
  hasil: z.enum(doseResults),
  /** The day and time of the visit in Jakarta. */
  tanggal: z.iso.date(),
  jam: z.string(),
  namaFaskes: z.string(),
  vaksin: z.string().nullable(),
  batch: z.string().nullable(),
  vaksinator: z.string().nullable(),
  /** Whether an adverse event was reported after it; which one is not said. */
  adaKipi: z.boolean(),
  ...kipiReporting,
  /** That it was taken back as recorded by mistake; null where it counts. */
  dibatalkan: z
    .object({ pada: z.iso.datetime(), oleh: z.string().nullable(), alasan: z.string().nullable() })
    .nullable(),
  createdBy: z.string().nullable(),
});
export type DosisOfPeserta = z.infer<typeof dosisOfPeserta>;
