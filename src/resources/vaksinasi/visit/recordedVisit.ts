import type { CallInput } from '#contract/core/endpoint.ts';
import type { Dose, DoseDetail, vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import type { VaccineChoice } from '../vaccine/vaccineChoice.ts';
import type { VisitValues } from './useVisitForm.ts';

/** Returns the vaccine and batch of a recorded visit; undefined when it names none. */
export const recordedChoice = (dose: Dose): VaccineChoice | undefined =>
  dose.vaksin === null
    ? undefined
    : {
        idProduk: dose.idProduk,
        idBatch: dose.idBatch,
        vaksin: dose.vaksin,
        alasanVaksin: dose.alasanVaksin ?? '',
        batch: dose.batch ?? '',
        kadaluarsa: dose.kadaluarsa ?? '',
        alasanBatch: dose.alasanBatch ?? '',
      };

/** Returns what a recorded visit says as the values of the visit form. */
export const recordedValues = (
  dose: Dose,
  { skrining, catatan }: Pick<DoseDetail, 'catatan' | 'skrining'>,
): VisitValues => ({
  hasil: dose.hasil,
  jawaban: skrining?.jawaban ?? {},
  sistolik: String(skrining?.sistolik ?? ''),
  diastolik: String(skrining?.diastolik ?? ''),
  alasan: dose.alasan ?? '',
  catatan: catatan ?? '',
  rencanaTanggal: '',
  vaksin: null,
  alasanStok:
    dose.idBatch !== null && dose.alasanBatch !== null
      ? { idBatch: dose.idBatch, teks: dose.alasanBatch }
      : null,
  alasanJenis: dose.idProduk === null ? '' : (dose.alasanVaksin ?? ''),
  alasanPerbaikan: '',
  konfirmasi: '',
  isOtherTime: true,
  tanggal: dose.tanggal,
  jam: dose.jam,
});

type RecordBody = CallInput<typeof vaksinasiCalls.record>['body'];
type CorrectBody = CallInput<typeof vaksinasiCalls.correct>['body'];

/**
 * Returns the body that corrects a visit from the one that would record it. A visit without answers
 * keeps none, unless some are given now.
 */
export function correctionBody(
  body: RecordBody,
  { skrining: recorded }: Pick<DoseDetail, 'skrining'>,
): Omit<CorrectBody, 'alasanPerbaikan' | 'version'> {
  const {
    idPeserta: _idPeserta,
    idFaskes: _idFaskes,
    dosisKe: _dosisKe,
    hasil: _hasil,
    sesudah: _sesudah,
    skrining,
    tanggal,
    jam,
    ...fields
  } = body;
  const isEmpty = skrining == null || Object.keys(skrining.jawaban).length === 0;
  return {
    ...fields,
    skrining: isEmpty && recorded === null ? null : (skrining ?? null),
    tanggal: tanggal ?? '',
    jam: jam ?? '',
  };
}
