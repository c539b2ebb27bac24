import type { Drafted, SheetDraft } from '#contract/peserta-columns/index.ts';
import { isDay, type Draft } from '#contract/peserta/index.ts';
import { asKept, tidy, type Person } from '../peserta/index.ts';

/** A participant as a row has it, where days and sex may still be anything. */
export type Written = Omit<
  Person,
  'tanggalLahir' | 'jenisKelamin' | 'nama' | 'noHP' | 'alamat' | 'kabKota' | 'kategori'
> &
  Draft;

/** What a cell says as a text. */
type TextField = Exclude<keyof SheetDraft & keyof Person, 'isWNI' | 'komorbid' | 'persetujuan'>;

/**
 * What a row says of a participant, on top of what is kept of them: a cell without content leaves
 * what is there, so that a file with two columns changes one of them and loses nothing.
 */
export function writtenOf(
  { draft, original }: Pick<Drafted, 'draft' | 'original'>,
  kept: Person | null,
  idFaskes: number | null,
): Written {
  const say = (field: TextField): string | null => draft[field] ?? kept?.[field] ?? null;
  return {
    isWNI: original.isWNI === undefined && kept ? kept.isWNI : draft.isWNI,
    nik: say('nik'),
    noPaspor: say('noPaspor'),
    noKitas: say('noKitas'),
    negara: say('negara'),
    nama: say('nama'),
    tempatLahir: say('tempatLahir'),
    tanggalLahir: say('tanggalLahir'),
    jenisKelamin: say('jenisKelamin'),
    noHP: say('noHP'),
    email: say('email'),
    alamat: say('alamat'),
    kabKota: say('kabKota'),
    kecamatan: say('kecamatan'),
    kelurahan: say('kelurahan'),
    kodePos: say('kodePos'),
    kategori: say('kategori'),
    penanggung: say('penanggung'),
    nip: say('nip'),
    pekerjaan: say('pekerjaan'),
    idFaskes: idFaskes ?? kept?.idFaskes ?? null,
    rencanaTanggal: say('rencanaTanggal'),
    komorbid: original.komorbid === undefined && kept ? kept.komorbid : draft.komorbid,
    persetujuan: draft.persetujuan ?? kept?.persetujuan ?? false,
  };
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
    // What is no day is told, and kept as none.
    rencanaTanggal:
      written.rencanaTanggal !== null && isDay(written.rencanaTanggal)
        ? written.rencanaTanggal
        : null,
  });

/** The fields that would become others, if what is written took the place of what is kept. */
export function differing(kept: Person, written: Person): (keyof Person)[] {
  const after = asKept(written);
  return (Object.keys(after) as (keyof Person)[]).filter(field => kept[field] !== after[field]);
}
