import {
  toDraft,
  type Drafted,
  type DraftGrounds,
  type SheetDraft,
} from '#contract/peserta-columns/index.ts';
import { isDay, noBooster, type Draft } from '#contract/peserta/index.ts';
import { asKept, tidy, type Person } from '../peserta/index.ts';

/** A participant as a row has it, where days and sex may still be anything. */
export type Written = Omit<
  Person,
  'tanggalLahir' | 'jenisKelamin' | 'nama' | 'noHP' | 'alamat' | 'kabKota' | 'kategori'
> &
  Draft;

/** A row that says nothing in any column of texts. In one shape from the start, as there is one for each row. */
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
 * What a row says of a participant, on top of what is kept of them: a cell without content leaves
 * what is there, so that a file with two columns changes one of them and loses nothing. So does one
 * that says the same: a form takes line breaks and small letters that reading a file does not keep.
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
 * What a booster's row begins with where its person has a regular registration: who they are, and that
 * they agreed. Where and when they are vaccinated is another matter each time.
 */
export const fromRegular = (regular: Person): Person => ({
  ...regular,
  ...noBooster,
  idFaskes: null,
  rencanaTanggal: null,
});

/** What would be read of a participant, were they written into a file as they are kept. */
function draftOf(kept: Person, grounds: DraftGrounds): SheetDraft {
  const cells = textFields.map(field => ({ text: kept[field] ?? '', isNumber: false }));
  const matches = textFields.map(
    (field, index) => ({ field, index, header: '', confidence: 'exact' }) as const,
  );
  return toDraft(cells, { matches, unmatched: [], missing: [] }, grounds).draft;
}

/** A participant that judging let pass: what it requires is there. */
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

/** What is no day is told, and kept as none. */
const dayOrNone = (text: string | null): string | null =>
  text !== null && isDay(text) ? text : null;

/** The fields that would become others, if what is written took the place of what is kept. */
export function differing(kept: Person, written: Person): (keyof Person)[] {
  const after = asKept(written);
  return (Object.keys(after) as (keyof Person)[]).filter(field => kept[field] !== after[field]);
}
