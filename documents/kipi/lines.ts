import type { Kipi } from '#contract/domains/vaksinasi/index.ts';
import type { SymptomRow } from '#contract/domains/vaksinasi/kipi-form.ts';
import { blank, shortDay } from '../format.ts';
import { kipiWords } from './words.ts';

/** Returns the word of a coded value; a line to fill in when it is missing. */
export const wordOf = <K extends string>(
  words: Readonly<Record<K, string>>,
  value: K | null | undefined,
  missing = blank,
): string => (value ? words[value] : missing);

/** The name of a symptom with its text; of one that the form does not name, the text alone. */
export const symptomName = ({ gejala, uraian }: SymptomRow): string =>
  gejala === 'LAINNYA'
    ? (uraian ?? kipiWords.symptom.LAINNYA)
    : [kipiWords.symptom[gejala], uraian].filter(Boolean).join(': ');

/** `3 hari`; nothing while the duration is not known. */
export const describeDuration = ({ lama, satuan }: SymptomRow): string =>
  lama && satuan ? `${lama} ${kipiWords.unit[satuan].toLowerCase()}` : '';

/** A treatment with its place and its days, as one line. */
export function describeTreatment({
  jenis,
  tempat,
  mulai,
  selesai,
}: Kipi['perawatan'][number]): string {
  const days = [mulai, selesai].flatMap(day => (day ? [shortDay(day)] : [])).join(' s/d ');
  return [kipiWords.treatment[jenis], tempat, days].filter(Boolean).join(', ');
}
