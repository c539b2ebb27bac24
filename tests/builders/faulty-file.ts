import { formatNik } from '#contract/core/values/nik.ts';
import type { ColumnField } from '#contract/domains/import/columns/index.ts';
import type { SheetLine } from './sheet-file.ts';

/** A facility that the rows name by its code. */
export interface NamedFaskes {
  readonly kode: string;
  readonly nama: string;
}

/** A file as a company sends it, and as it should be. */
export interface FaultyFile {
  readonly lines: readonly SheetLine[];
  readonly right: readonly SheetLine[];
  /** The fields of each row that are wrong. */
  readonly faults: readonly (readonly ColumnField[])[];
  /** Positions of the people who have to be registered before, under their right names. */
  readonly registered: readonly number[];
}

/** Integers below a limit, the same ones for a seed (mulberry32). */
function randomBelow(seed: number): (limit: number) => number {
  let state = seed | 0;
  return limit => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

type Below = ReturnType<typeof randomBelow>;

const two = (n: number): string => String(n).padStart(2, '0');

const givenNames = 'BUDI SITI AGUS DEWI RINA JOKO YANI HADI NUR EKA DIAN TONO LINA RUDI WATI'.split(
  ' ',
);
const familyNames = 'SANTOSO LESTARI HARTONO WIJAYA UTAMI SAPUTRA ANGGRAINI KUSUMA PERMATA'.split(
  ' ',
);

const titles = ['', '', '', '', 'H. ', 'IR. '];

/** Spells a number in letters, because names have no digits. */
const spelled = (n: number): string =>
  String(n).replace(/\d/g, digit => 'ABCDEFGHIJ'.charAt(Number(digit)));

const pick = <T>(below: Below, items: readonly T[]): T => items[below(items.length)] as T;

/**
 * A right row, as people write one: some names have titles that the identity card has too, and numbers
 * and regions are written in several ways. Day and month differ, so that exchanging them is a mistake.
 */
function rightLine(below: Below, seed: number, n: number, faskes: NamedFaskes): SheetLine {
  const [year, month] = [1960 + below(45), 1 + below(12)];
  const day = 1 + ((month + below(27)) % 28);
  const sex = n % 2 === 0 ? 'P' : 'L';
  const birthDate = `${year}-${two(month)}-${two(day)}`;
  return {
    isWNI: 'WNI',
    nik: formatNik({
      region: '32.73.05',
      birthDate,
      sex,
      serial: 1 + ((seed * 1_000 + n) % 9_998),
    }),
    nama: `${pick(below, titles)}${pick(below, givenNames)} ${pick(below, familyNames)} ${spelled(seed * 10_000 + n)}`,
    tanggalLahir: `${two(day)}-${two(month)}-${year}`,
    jenisKelamin: sex,
    noHP: `${pick(below, ['0813', '+62 813 ', '62813-'])}${String(10_000_000 + seed * 100_000 + n)}`,
    alamat: `Jalan Merdeka Nomor ${1 + below(200)}`,
    kabKota: pick(below, ['Kota Bandung', '32.73', '3273', 'KOTA BANDUNG']),
    kategori: 'KARYAWAN',
    kodeFaskes: faskes.kode,
    persetujuan: 'Y',
  };
}

/** Writes a mistake into a right row. */
type Fault = (
  line: Required<Pick<SheetLine, FaultField>>,
  below: Below,
  faskes: NamedFaskes,
) => SheetLine;
type FaultField = 'nik' | 'nama' | 'tanggalLahir' | 'noHP' | 'kabKota' | 'kategori' | 'kodeFaskes';

const dateParts = (text: string) => text.split('-') as [string, string, string];

/** The kinds of mistakes, each as companies make it. */
export const faultKinds: Readonly<Record<string, Fault>> = {
  'day and month exchanged': ({ tanggalLahir }, below) => {
    const [day, month, year] = dateParts(tanggalLahir);
    return {
      tanggalLahir: `${month}${pick(below, ['/', '-'])}${day}${pick(below, ['/', '-'])}${year}`,
    };
  },
  'two-digit year': ({ tanggalLahir }, below) => {
    const [day, month, year] = dateParts(tanggalLahir);
    const separator = pick(below, ['/', '-', '.']);
    return { tanggalLahir: [day, month, year.slice(2)].join(separator) };
  },
  'columns exchanged': ({ nik, noHP }) => ({ nik: noHP, noHP: nik }),
  'titles in a registered name': ({ nama }, below) => ({
    nama: pick(below, [
      `Dr. ${nama}`,
      `${nama}, S.Kom.`,
      `Ir. H. ${nama}, M.T.`,
      `Hj. ${nama}, S.Pd`,
    ]),
  }),
  'text around a mobile number': ({ noHP }, below) => ({
    noHP: pick(below, [`WA ${noHP}`, `HP: ${noHP}`, `${noHP} (kantor)`]),
  }),
  'letter O in a mobile number': ({ noHP }) => ({
    noHP: `O${noHP.replace(/\D/g, '').replace(/^62/, '0').slice(1)}`,
  }),
  'region by a name of their own': (_line, below) => ({
    kabKota: pick(below, ['Bdg Kota', 'BDG KOTA', 'bdg. kota']),
  }),
  'region code with its name': (_line, below) => ({
    kabKota: pick(below, ['32.73 - Kota Bandung', '3273 Kota Bandung', 'Kota Bandung (32.73)']),
  }),
  'category by a word of their own': (_line, below) => ({
    kategori: pick(below, ['Staf', 'STAF', 'staf']),
  }),
  'facility by its name': (_line, _below, { nama }) => ({ kodeFaskes: nama }),
  'a wrong digit of a NIK': ({ nik }, below) => ({
    // An impossible month, or an unknown region.
    nik: pick(below, [`${nik.slice(0, 8)}9${nik.slice(9)}`, `0${nik.slice(1)}`]),
  }),
  'a NIK of a woman without 40': ({ nik }) => ({
    nik: nik.slice(0, 6) + two(Number(nik.slice(6, 8)) - 40) + nik.slice(8),
  }),
};

const needsWoman = 'a NIK of a woman without 40';
const needsRegistration = 'titles in a registered name';

/**
 * Makes a file of invented people with the same number of mistakes of each kind, at most one in a row.
 * @param seed from 1; files of other seeds have other people
 */
export function makeFaultyFile(
  seed: number,
  { size, faultsPerKind, faskes }: { size: number; faultsPerKind: number; faskes: NamedFaskes },
): FaultyFile {
  const below = randomBelow(seed);
  const right = Array.from({ length: size }, (_, n) => rightLine(below, seed, n, faskes));
  const lines = [...right];
  const faults: ColumnField[][] = right.map(() => []);
  const registered: number[] = [];
  for (const [kind, fault] of Object.entries(faultKinds)) {
    for (let made = 0; made < faultsPerKind;) {
      const at = below(size);
      const line = right[at];
      if (!line || faults[at]?.length !== 0) continue;
      if (kind === needsWoman && line.jenisKelamin !== 'P') continue;
      // The rule removes all titles, so it leaves a name of which one belongs to the card.
      if (kind === needsRegistration && line.nama?.includes('.')) continue;
      const wrong = fault(line as Parameters<Fault>[0], below, faskes);
      lines[at] = { ...line, ...wrong };
      faults[at] = Object.keys(wrong) as ColumnField[];
      if (kind === needsRegistration) registered.push(at);
      made += 1;
    }
  }
  return { lines, right, faults, registered };
}
