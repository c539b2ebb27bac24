import { longText, optionalText, text } from '../../core/record.ts';
import { z } from '../../core/zod.ts';
import { withoutNik } from '../../core/values/without-nik.ts';
import { reportStep } from './kipi-detail.ts';

/** What was examined for a court or instead of an autopsy. */
export const medicolegalExams = ['TIDAK_DILAKUKAN', 'OTOPSI_VERBAL', 'VISUM', 'OTOPSI'] as const;
export type MedicolegalExam = (typeof medicolegalExams)[number];

/** Field classification of an event (Permenkes 12/2017, chapter on KIPI). */
export const fieldClasses = [
  'REAKSI_VAKSIN',
  'KESALAHAN_PROSEDUR',
  'REAKSI_SUNTIKAN',
  'KOINSIDEN',
  'TIDAK_DIKETAHUI',
] as const;
export type FieldClass = (typeof fieldClasses)[number];

/** Causality that the committee found (WHO classification that Komnas PP KIPI uses). */
export const causalities = [
  'KONSISTEN',
  'INDETERMINAN',
  'INKONSISTEN',
  'TIDAK_DAPAT_DIKLASIFIKASI',
] as const;
export type Causality = (typeof causalities)[number];

const interviewer = z.strictObject({
  nama: withoutNik(text(1, 100)),
  jabatan: withoutNik(optionalText(100)),
  instansi: withoutNik(optionalText(150)),
});

const respondent = z.strictObject({
  nama: withoutNik(text(1, 100)),
  /** Relation to the person, such as mother. */
  hubungan: withoutNik(text(1, 100)),
});

const people = z.int().min(0).max(10_000).nullish();

/** What follows the first report: the levels that it passed, the investigation, the causality. */
export const kipiFollowUpFields = {
  pelaporan: z.array(reportStep).max(20).default([]),
  tanggalInvestigasi: z.iso.date().nullish(),
  pewawancara: z.array(interviewer).max(10).default([]),
  responden: z.array(respondent).max(20).default([]),
  /** People served from the same vial, and how many of them fell ill. */
  dilayaniVialSama: people,
  sakitVialSama: people,
  /** People with the same illness who were not vaccinated. */
  sakitTanpaVaksin: people,
  medikolegal: z.enum(medicolegalExams).nullish(),
  catatanMedikolegal: withoutNik(optionalText(200)),
  klasifikasi: z.enum(fieldClasses).nullish(),
  kausalitas: z.enum(causalities).nullish(),
  kausalitasOleh: withoutNik(optionalText(150)),
  kausalitasTanggal: z.iso.date().nullish(),
  kesimpulan: withoutNik(longText(2000)),
};
