import type { Item } from '../lookup.ts';
import { squash } from './values.ts';

/** Result of a lookup: one entry, `ambiguous` for several, null for none. */
export type Found = { readonly id: string } | 'ambiguous' | null;

/** Finders for the lookup lists that cells refer to. */
export interface DraftGrounds {
  readonly kabKota: (text: string) => Found;
  readonly kategori: (text: string) => Found;
  readonly negara: (text: string) => Found;
}

interface Lists {
  readonly kabKota: readonly Item[];
  readonly kategori: readonly Item[];
  readonly negara: readonly Item[];
}

/** Accepted synonyms of the categories. */
const categoryWords: Readonly<Record<string, readonly string[]>> = {
  KARYAWAN: ['pegawai', 'pekerja', 'employee'],
  KELUARGA: ['keluarga karyawan', 'keluarga pegawai', 'family'],
  INDIVIDU_TERKAIT: ['individu lain', 'mitra'],
  MASYARAKAT_CSR: ['masyarakat', 'csr', 'masyarakat sekitar'],
  WNA_KARYAWAN: ['karyawan wna', 'wna karyawan', 'tenaga kerja asing', 'tka'],
};

/** Returns a finder by name; names shared by several ids are ambiguous. */
function finder(names: Iterable<readonly [name: string, id: string]>): (text: string) => Found {
  const byName = new Map<string, Found>();
  for (const [name, id] of names) {
    const key = squash(name);
    const there = byName.get(key);
    const same = there === undefined || (there && there !== 'ambiguous' && there.id === id);
    byName.set(key, same ? { id } : 'ambiguous');
  }
  return text => byName.get(squash(text)) ?? null;
}

const regionKind =
  /^(?:(kabupaten|kab|kb)|(kota|kotamadya|kodya|kt))\.?\s+(?:administrasi\s+|adm\.?\s+)?(?=\S)/i;

/**
 * Finds a regency or city by code (32.73, 3273) or name. `Bandung` alone is ambiguous (regency or
 * city); `Garut` is unique.
 */
function kabKotaFinder(regions: readonly Item[]): (text: string) => Found {
  const codes = new Set(regions.map(({ id }) => id));
  const bare = (name: string): string => name.replace(regionKind, '');
  const byFullName = finder(
    regions.flatMap(({ id, name }) => {
      const kind = regionKind.exec(name)?.[1] === undefined ? 'kota' : 'kab';
      return [[`${kind} ${bare(name)}`, id] as const];
    }),
  );
  const byBareName = finder(regions.map(({ id, name }) => [bare(name), id] as const));
  return text => {
    const trimmed = text.trim();
    const [, province, regency] = /^(\d{2})[.,\s]?(\d{2})$/.exec(trimmed) ?? [];
    if (province !== undefined && regency !== undefined) {
      const code = `${province}.${regency}`;
      return codes.has(code) ? { id: code } : null;
    }
    const kind = regionKind.exec(trimmed);
    if (!kind) return byBareName(trimmed);
    return byFullName(`${kind[1] === undefined ? 'kota' : 'kab'} ${bare(trimmed)}`);
  };
}

/** Builds the finders once for all rows of a file. */
export function draftGrounds({ kabKota, kategori, negara }: Lists): DraftGrounds {
  return {
    kabKota: kabKotaFinder(kabKota),
    kategori: finder(
      kategori.flatMap(({ id, name }) =>
        [id, name, ...(categoryWords[id] ?? [])].map(word => [word, id] as const),
      ),
    ),
    negara: finder(negara.flatMap(({ id, name }) => [[id, id] as const, [name, id] as const])),
  };
}
