import type { CallInput } from '#contract/core/endpoint.ts';
import { message } from '#contract/core/messages/message.ts';
import {
  validateDose,
  type QueueEntry,
  type DoseValidationContext,
  type vaksinasiCalls,
} from '#contract/domains/vaksinasi/index.ts';
import { renderByField } from '#src/i18n/contractMessages.ts';
import { toVaccineInput, type VaccineChoice } from '../vaccine/vaccineChoice.ts';
import type { StickyDoseFields, StockReason } from './stickyDose.ts';
import type { VisitValues } from './useVisitForm.ts';

/** Body of the call that records a visit. */
export type VisitBody = CallInput<typeof vaksinasiCalls.record>['body'];

/** Everything that a visit is recorded from. */
export interface VisitInput {
  readonly fields: VisitValues;
  readonly place: { readonly idFaskes: number; readonly tanggal: string };
  /** The participant as the form was based on. */
  readonly basis: Pick<QueueEntry, 'dosisBerikut' | 'id' | 'kunjungan'>;
  readonly sticky: Pick<StickyDoseFields, 'lokasi' | 'vaksinator'>;
  readonly vaccine: VaccineChoice | null | undefined;
  readonly stockReason: StockReason | null;
  readonly isConfirmed: boolean;
  readonly isCorrection: boolean;
  readonly screening: DoseValidationContext;
}

const toNumber = (text: string): number | null => (text === '' ? null : Number(text));
const textOrNull = (text: string): string | null => text.trim() || null;

/** Returns the answers and the blood pressure as they are recorded. */
export const screeningOf = ({ jawaban, sistolik, diastolik }: VisitValues) => ({
  jawaban,
  sistolik: toNumber(sistolik),
  diastolik: toNumber(diastolik),
});

/** Returns the body of the call that records a visit. */
export function toVisitBody(visit: VisitInput) {
  const { fields, place, basis, sticky, vaccine, stockReason, isConfirmed, isCorrection } = visit;
  const { hasil } = fields;
  const isGiven = hasil === 'DIBERIKAN';
  const isProduct = vaccine?.idProduk != null;
  return {
    idPeserta: basis.id,
    idFaskes: place.idFaskes,
    dosisKe: basis.dosisBerikut ?? 1,
    hasil,
    konfirmasi: isConfirmed,
    // The previous visit is known only for the day shown.
    ...(visit.screening.day === place.tanggal ? { sesudah: basis.kunjungan?.id ?? null } : {}),
    skrining:
      isGiven || Object.keys(fields.jawaban).length > 0 || fields.sistolik !== ''
        ? screeningOf(fields)
        : null,
    ...(isGiven
      ? {
          ...(vaccine && toVaccineInput(vaccine)),
          ...(stockReason && { alasanBatch: textOrNull(stockReason.teks) }),
          ...(isProduct && { alasanVaksin: textOrNull(fields.alasanJenis) }),
          lokasi: sticky.lokasi,
          vaksinator: textOrNull(sticky.vaksinator),
        }
      : { alasan: fields.alasan || null, catatan: textOrNull(fields.catatan) }),
    ...(hasil === 'DITUNDA' && !isCorrection
      ? { rencanaTanggal: textOrNull(fields.rencanaTanggal) }
      : {}),
    ...(fields.isOtherTime
      ? { tanggal: textOrNull(fields.tanggal), jam: textOrNull(fields.jam) }
      : {}),
  } satisfies VisitBody;
}

/** Returns what is wrong with a visit, by field. */
export function visitErrors(visit: VisitInput): Record<string, string> {
  const { fields, vaccine, isCorrection, screening } = visit;
  const hasAnswers = Object.keys(fields.jawaban).length > 0;
  const issues = validateDose(
    {
      ...toVisitBody(visit),
      ...(vaccine && { idProduk: vaccine.idProduk, vaksin: vaccine.vaksin }),
      // A corrected visit without answers stays without them.
      ...(isCorrection && !hasAnswers ? { skrining: null } : {}),
    },
    screening,
  );
  // Without a choice, only the missing vaccine is reported.
  const { batch: _batch, kadaluarsa: _kadaluarsa, ...ofOtherFields } = issues;
  const found = {
    ...(vaccine ? issues : ofOtherFields),
    ...(isCorrection && fields.alasanPerbaikan.trim() === ''
      ? { alasanPerbaikan: [message('input.required')] }
      : {}),
  };
  const texts = Object.entries(renderByField(found));
  return Object.fromEntries(texts.map(([field, of]) => [field, of.join('. ')]));
}

const vaccineErrors = ['vaksin', 'idProduk', 'idBatch', 'batch', 'kadaluarsa', 'konfirmasi'];
const screeningErrors = ['skrining', 'skrining.sistolik', 'skrining.diastolik', 'konfirmasi'];
const timeErrors = ['tanggal', 'jam', 'konfirmasi'];

/** Errors of the server that an input may have mended, by what changed. */
const mendedBy: Partial<Record<keyof VisitValues, readonly string[]>> = {
  jawaban: screeningErrors,
  sistolik: screeningErrors,
  diastolik: screeningErrors,
  vaksin: [...vaccineErrors, 'alasanBatch', 'alasanVaksin'],
  alasanStok: ['alasanBatch'],
  alasanJenis: ['alasanVaksin'],
  alasan: ['alasan', 'catatan'],
  catatan: ['catatan'],
  rencanaTanggal: ['rencanaTanggal'],
  konfirmasi: ['konfirmasi'],
  alasanPerbaikan: ['alasanPerbaikan'],
  isOtherTime: timeErrors,
  tanggal: timeErrors,
  jam: timeErrors,
};

/** Returns the errors that a change leaves as they are. */
export function remainingErrors(
  errors: Readonly<Record<string, string>>,
  change: Partial<VisitValues>,
): Record<string, string> {
  const mended = new Set(
    (Object.keys(change) as (keyof VisitValues)[]).flatMap(name => mendedBy[name] ?? []),
  );
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !mended.has(field)));
}
