import { z } from '../../core/zod.ts';
import { recordId } from '../../core/list.ts';
import { containsSplitNik } from '../../core/values/nik.ts';
import { isVaccineName, maxVaccineName, optionalBatchNumber } from '../../core/values/vaccine.ts';
import { expectedVersion, textLines, optionalText, text } from '../../core/record.ts';
import { withoutNik } from '../../core/values/without-nik.ts';
import { timeOfDay } from './fields.ts';
import { kipiFollowUpFields } from './kipi-follow-up.ts';
import { foundFields, kipiFormFields } from './kipi-form.ts';
import { doseReasonNames, doseResults, doseSites, kipiKinds, kipiRecipients } from './record.ts';
import { issueMessage } from '../../core/messages/message.ts';

export const screeningInput = z.strictObject({
  /** Answers by question id; true is yes. */
  jawaban: z.record(z.string().max(30), z.boolean()),
  sistolik: z.int().min(50).max(300).nullish(),
  diastolik: z.int().min(30).max(200).nullish(),
});

/** The vaccine and batch of a dose. */
export const vaccineInput = {
  /** The product, and the batch of the register; the register then says the fields below. */
  idProduk: recordId.nullish(),
  idBatch: recordId.nullish(),
  /** Name of a vaccine that is no product, and why it is used. */
  vaksin: optionalText(maxVaccineName)
    .refine(name => !name || !containsSplitNik(name), {
      message: issueMessage('input.identityNumber'),
    })
    .refine(name => !name || isVaccineName(name), {
      message: issueMessage('vaksinasi.vaccineName'),
    }),
  alasanVaksin: withoutNik(optionalText(200)),
  /** Number and last day of a batch that is not in the register, and why it is used. */
  batch: optionalBatchNumber,
  kadaluarsa: z.iso.date().nullish(),
  alasanBatch: withoutNik(optionalText(200)),
};

/** What is entered of a visit, apart from whose it is and when it took place. */
const visitFields = {
  alasan: z.enum(doseReasonNames).nullish(),
  catatan: withoutNik(optionalText(500)),
  skrining: screeningInput.nullish(),
  ...vaccineInput,
  lokasi: z.enum(doseSites).nullish(),
  vaksinator: withoutNik(optionalText(100)),
  /** Whether the vaccinator has confirmed the warnings. */
  konfirmasi: z.boolean().default(false),
};

/** Body that records one visit. */
export const doseInput = z.strictObject({
  idPeserta: recordId,
  /** Facility of the visit; it must be the participant's facility. */
  idFaskes: recordId,
  dosisKe: z.int().min(1).max(9),
  hasil: z.enum(doseResults),
  /** Day and time on the clock of the facility; both default to now. */
  tanggal: z.iso.date().nullish(),
  jam: timeOfDay.nullish(),
  ...visitFields,
  /** A new planned day of a postponed dose. */
  rencanaTanggal: z.iso.date().nullish(),
  /**
   * Id of the last visit of that day that the caller knows, or null; a newer one is a conflict.
   */
  sesudah: recordId.nullish(),
});
export type DoseInput = z.output<typeof doseInput>;

/** What validation reads of a visit. */
export type DoseFields = Pick<DoseInput, 'hasil' | keyof typeof visitFields>;

/**
 * Body that corrects a recorded visit: what it should have said, and why. Its result, its dose and its
 * facility stay; the stored screening answers stay when `skrining` is left out.
 */
export const correctInput = z.strictObject({
  /** Day and time on the clock of the facility. */
  tanggal: z.iso.date(),
  jam: timeOfDay,
  ...visitFields,
  alasanPerbaikan: withoutNik(textLines(3, 200)).meta({ input: 'multiline' }),
  version: expectedVersion,
});
export type CorrectInput = z.output<typeof correctInput>;

/** Body that cancels a visit or withdraws a KIPI report. */
export const cancelInput = z.strictObject({
  alasan: withoutNik(text(3, 200)),
  version: expectedVersion,
});

/** Outcome of an adverse event (KIPI). */
export const kipiOutcomes = [
  'BELUM_PULIH',
  'PULIH',
  'GEJALA_SISA',
  'MENINGGAL',
  'TIDAK_DIKETAHUI',
] as const;

/**
 * Body that records an adverse event (KIPI): what its first report needs, and what the national form
 * asks for, which may follow later.
 */
export const kipiInput = z.strictObject({
  jenis: z.enum(kipiKinds),
  kesudahan: z.enum(kipiOutcomes),
  ...kipiFormFields,
  ...foundFields,
  version: expectedVersion,
});
export type KipiInput = z.output<typeof kipiInput>;

/** Body that replaces what follows the first report of an adverse event. */
export const kipiFollowUpInput = z.strictObject({
  ...kipiFollowUpFields,
  version: expectedVersion,
});
export type KipiFollowUpInput = z.output<typeof kipiFollowUpInput>;

/** Body that marks an adverse event as reported. */
export const kipiReportInput = z.strictObject({
  tujuan: z.enum(kipiRecipients),
  tanggal: z.iso.date(),
  jam: timeOfDay,
  pelapor: withoutNik(text(1, 100)),
  nomor: withoutNik(optionalText(60)),
  version: expectedVersion,
});
export type KipiReportInput = z.output<typeof kipiReportInput>;
