import {
  mergeGroups,
  type DuplicatePair,
  type MergeGroup,
} from '#contract/domains/duplicate/index.ts';
import type { Peserta } from '#contract/domains/peserta/index.ts';

/** Fields shown in place of an id. */
const shownAs: Readonly<Record<string, keyof Peserta>> = {
  idFaskes: 'namaFaskes',
  kabKota: 'namaKabKota',
};

/** Fields that only some participants have; they are shown where one of both has a value. */
const always: ReadonlySet<string> = new Set(['nama', 'tanggalLahir', 'jenisKelamin', 'noHP']);

/** The fields of a group that are shown for a pair: those in which one of both has a value. */
export const comparedFields = (
  { kiri, kanan }: Pick<DuplicatePair, 'kiri' | 'kanan'>,
  group: MergeGroup,
): (keyof Peserta)[] =>
  mergeGroups[group]
    .filter(field => field !== 'isWNI' || kiri.isWNI !== kanan.isWNI)
    .map((field): keyof Peserta => shownAs[field] ?? field)
    .filter(
      field =>
        always.has(field) ||
        [kiri[field], kanan[field]].some(value => value !== null && value !== ''),
    );
