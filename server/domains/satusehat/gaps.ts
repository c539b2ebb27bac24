import { kfaCode } from '#contract/domains/satusehat/numbers.ts';
import {
  satusehatGaps,
  type ImmunizationStatus,
  type SatusehatGap,
} from '#contract/domains/satusehat/record.ts';
import type { Source } from './source.ts';

/** SATUSEHAT refuses immunizations before this day. */
const firstDay = '2014-06-03';

/** Whether a dose was given, here or elsewhere; otherwise it was postponed or refused. */
export const isGiven = ({ hasil }: Pick<Source, 'hasil'>): boolean =>
  hasil === null || hasil === 'DIBERIKAN';

/** Whether it was recorded by the facility itself. */
export const isOwn = ({ sumber }: Pick<Source, 'sumber'>): boolean => sumber === 'DOSIS';

/** Returns the status of an immunization; a cancelled one was entered in error. */
export function statusOf(source: Source): ImmunizationStatus {
  if (source.isCancelled) return 'entered-in-error';
  return isGiven(source) ? 'completed' : 'not-done';
}

const isOwnDose = (source: Source): boolean => isOwn(source) && isGiven(source);

/** What SATUSEHAT requires, by what is missing. */
const isMissing: Readonly<Record<SatusehatGap, (source: Source) => boolean>> = {
  pembatasan: ({ isRestricted }) => isRestricted,
  organisasi: ({ faskes }) => !faskes.ihsOrganisasi,
  lokasi: source => isOwn(source) && !source.faskes.ihsLokasi,
  pasien: ({ noIHS }) => !noIHS,
  // Required of what the health worker recorded at the time.
  kunjungan: source => isOwn(source) && !source.kunjungan,
  produk: ({ product }) => product === null,
  // A code that was entered before its form was checked is no code.
  kodeVaksin: ({ product }) => product !== null && !kfaCode().safeParse(product.kodeKFA).success,
  batch: source => isOwnDose(source) && !source.batch,
  kedaluwarsa: source => isOwnDose(source) && !source.kadaluarsa,
  vaksinator: source => isOwnDose(source) && !source.vaksinator,
  nomorVaksinator: source =>
    isOwnDose(source) && Boolean(source.vaksinator) && !source.ihsVaksinator,
  pelaksana: source => !isOwn(source) && !source.pelaksana,
  alasan: source => !isGiven(source) && !source.alasan,
  tanggal: ({ tanggal }) => tanggal < firstDay,
};

/** Returns what a record lacks for SATUSEHAT, in the order in which it is shown. */
export const gapsOf = (source: Source): SatusehatGap[] =>
  satusehatGaps.filter(gap => isMissing[gap](source));
