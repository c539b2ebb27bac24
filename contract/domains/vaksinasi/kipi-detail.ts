import { optionalText, text } from '../../core/record.ts';
import { z } from '../../core/zod.ts';
import { withoutNik } from '../../core/values/without-nik.ts';
import { timeOfDay } from './fields.ts';

/** Whether the person was pregnant at the dose. */
export const pregnancyStates = ['TIDAK_HAMIL', 'HAMIL', 'TIDAK_DIKETAHUI'] as const;
export type PregnancyState = (typeof pregnancyStates)[number];

/** Stages of a vaccine vial monitor (VVM); a vial of stage C or D must not be used (WHO). */
export const vvmStages = ['A', 'B', 'C', 'D'] as const;
export type VvmStage = (typeof vvmStages)[number];

/** Routes of a vaccine: into muscle, under the skin, into the skin, by mouth. */
export const vaccineRoutes = ['IM', 'SC', 'ID', 'ORAL'] as const;
export type VaccineRoute = (typeof vaccineRoutes)[number];

/**
 * Levels that a report passes after the facility, in their order: puskesmas, health office of the
 * district or city, of the province, and the regional and the national committee for KIPI (Permenkes
 * 12/2017).
 */
export const kipiLevels = ['PUSKESMAS', 'DINKES', 'DINKES_PROVINSI', 'KOMDA', 'KOMNAS'] as const;
export type KipiLevel = (typeof kipiLevels)[number];

/** Days before an event whose vaccines its report names. */
export const earlierVaccineDays = 28;

/** Another vaccine that the person received in the four weeks before the event. */
export const earlierVaccine = z.strictObject({
  vaksin: withoutNik(text(1, 100)),
  tanggal: z.iso.date(),
  jam: timeOfDay.nullish().meta({ input: 'time' }),
  batch: withoutNik(optionalText(40)),
  produsen: withoutNik(optionalText(100)),
  vvm: z.enum(vvmStages).nullish(),
  cara: z.enum(vaccineRoutes).nullish(),
  lokasi: withoutNik(optionalText(40)),
  dosisKe: z.int().min(1).max(9).nullish(),
  volumeMl: z.number().min(0.05).max(10).multipleOf(0.01).nullish().meta({ input: 'decimal' }),
});

/** A level to which the report was passed on; a case may be reported several times. */
export const reportStep = z.strictObject({
  tujuan: z.enum(kipiLevels),
  tanggal: z.iso.date(),
  jam: timeOfDay.nullish().meta({ input: 'time' }),
  nomor: withoutNik(optionalText(60)),
});
export type ReportStep = z.output<typeof reportStep>;
