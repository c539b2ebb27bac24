import {
  toDraft,
  type Drafted,
  type DraftGrounds,
  type SheetDraft,
} from '#contract/peserta-columns/index.ts';
import { isDay, noBooster, type Draft } from '#contract/peserta/index.ts';
import { asKept, tidy, type Person } from '../peserta/index.ts';

/** A participant as parsed from a row; dates and sex are still unchecked texts. */
export type Written = Omit<
  Person,
  'tanggalLahir' | 'jenisKelamin' | 'nama' | 'noHP' | 'alamat' | 'kabKota' | 'kategori'
> &
  Draft;

/** All text fields as null. One object shape for every row keeps V8 objects monomorphic. */
const silent = {
  nik: null,
  noPaspor: null,
  noKitas: null,
  negara: null,
  nama: null,
  tempatLahir: null,
  tanggalLahir: null,
  jenisKelamin: null,
  noHP: null,
  email: null,
  alamat: null,
  kabKota: null,
  kecamatan: null,
  kelurahan: null,
  kodePos: null,
  kategori: null,
  penanggung: null,
  nip: null,
  pekerjaan: null,
  rencanaTanggal: null,
  vaksinPrimer: null,
  tanggalDosis1: null,
  tanggalDosis2: null,
  faskesDosis2: null,
  jenisBooster: null,
  tanggalBooster: null,
  batch: null,
  faskesPelaksana: null,
} satisfies Partial<Record<keyof SheetDraft & keyof Person, null>>;

type TextField = keyof typeof silent;

const textFields = Object.keys(silent) as TextField[];

/**
 * Merges a row with the stored person. An empty cell keeps the stored value, so a file with two
 * columns changes only those; so does a cell equal to the stored value after parsing, because a
 * form allows line breaks and small letters that parsing drops.
 */
export function writtenOf(
  { draft, original }: Pick<Drafted, 'draft' | 'original'>,
  kept: Person | null,
  idFaskes: number | null,
  grounds: DraftGrounds,
): Written {
  const before = kept && draftOf(kept, grounds);
  const said: Record<TextField, string | null> = { ...silent };
  for (const field of textFields) {
    const isAsKept = draft[field] === null || draft[field] === before?.[field];
    said[field] = isAsKept ? (kept?.[field] ?? null) : draft[field];
  }
  return {
    ...said,
    isWNI: original.isWNI === undefined && kept ? kept.isWNI : draft.isWNI,
    idFaskes: idFaskes ?? kept?.idFaskes ?? null,
    komorbid: original.komorbid === undefined && kept ? kept.komorbid : draft.komorbid,
    persetujuan: draft.persetujuan ?? kept?.persetujuan ?? false,
  };
}

/**
 * Defaults of a booster row from the person's regular registration: identity and consent, but
 * neither facility nor date, which differ for each vaccination.
 */
export const fromRegular = (regular: Person): Person => ({
  ...regular,
  ...noBooster,
  idFaskes: null,
  rencanaTanggal: null,
});

/** Returns what parsing would read if the stored person were written to a file. */
function draftOf(kept: Person, grounds: DraftGrounds): SheetDraft {
  const cells = textFields.map(field => ({ text: kept[field] ?? '', isNumber: false }));
  const matches = textFields.map(
    (field, index) => ({ field, index, header: '', confidence: 'exact' }) as const,
  );
  return toDraft(cells, { matches, unmatched: [], missing: [] }, grounds).draft;
}

/** Converts a row without rejecting issues to a person; required fields are present. */
export const personOfWritten = (written: Written): Person =>
  tidy({
    ...written,
    nama: written.nama ?? '',
    tanggalLahir: written.tanggalLahir ?? '',
    jenisKelamin: written.jenisKelamin === 'P' ? 'P' : 'L',
    noHP: written.noHP ?? '',
    alamat: written.alamat ?? '',
    kabKota: written.kabKota ?? '',
    kategori: written.kategori ?? '',
    rencanaTanggal: dayOrNone(written.rencanaTanggal),
    tanggalDosis1: dayOrNone(written.tanggalDosis1),
    tanggalDosis2: dayOrNone(written.tanggalDosis2),
    tanggalBooster: dayOrNone(written.tanggalBooster),
  });

/** A text that is not a date is reported as an issue and stored as null. */
const dayOrNone = (text: string | null): string | null =>
  text !== null && isDay(text) ? text : null;

/** Returns the fields that saving would change. */
export function differing(kept: Person, written: Person): (keyof Person)[] {
  const after = asKept(written);
  return (Object.keys(after) as (keyof Person)[]).filter(field => kept[field] !== after[field]);
}
