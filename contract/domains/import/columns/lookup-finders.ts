import type { LookupItem } from '../../lookup.ts';
import { normalizeText } from './parse-values.ts';

/** Result of a lookup: one entry, `ambiguous` for several, null for none. */
export type LookupMatch = { readonly id: string } | 'ambiguous' | null;

/** Finders for the lookup lists that cells refer to. */
export interface LookupFinders {
  readonly kabKota: (text: string) => LookupMatch;
  readonly kategori: (text: string) => LookupMatch;
  readonly negara: (text: string) => LookupMatch;
}

interface LookupLists {
  readonly kabKota: readonly LookupItem[];
  readonly kategori: readonly LookupItem[];
  readonly negara: readonly LookupItem[];
}

/** Accepted synonyms of the categories. */
const categorySynonyms: Readonly<Record<string, readonly string[]>> = {
  KARYAWAN: ['pegawai', 'pekerja', 'employee'],
  KELUARGA: ['keluarga karyawan', 'keluarga pegawai', 'family'],
  INDIVIDU_TERKAIT: ['individu lain', 'mitra'],
  MASYARAKAT_CSR: ['masyarakat', 'csr', 'masyarakat sekitar'],
  WNA_KARYAWAN: ['karyawan wna', 'wna karyawan', 'tenaga kerja asing', 'tka'],
};

/** Returns a finder by name; names shared by several ids are ambiguous. */
function createFinder(
  names: Iterable<readonly [name: string, id: string]>,
): (text: string) => LookupMatch {
  const byName = new Map<string, LookupMatch>();
  for (const [name, id] of names) {
    const key = normalizeText(name);
    const existing = byName.get(key);
    const isSameId =
      existing === undefined || (existing && existing !== 'ambiguous' && existing.id === id);
    byName.set(key, isSameId ? { id } : 'ambiguous');
  }
  return text => byName.get(normalizeText(text)) ?? null;
}

const regionKind =
  /^(?:(kabupaten|kab|kb)|(kota|kotamadya|kodya|kt))\.?\s+(?:administrasi\s+|adm\.?\s+)?(?=\S)/i;

/**
 * Finds a regency or city by code (32.73, 3273) or name. `Bandung` alone is ambiguous (regency or
 * city); `Garut` is unique.
 */
function createKabKotaFinder(regions: readonly LookupItem[]): (text: string) => LookupMatch {
  const codes = new Set(regions.map(({ id }) => id));
  const withoutKind = (name: string): string => name.replace(regionKind, '');
  const byFullName = createFinder(
    regions.flatMap(({ id, name }) => {
      const kind = regionKind.exec(name)?.[1] === undefined ? 'kota' : 'kab';
      return [[`${kind} ${withoutKind(name)}`, id] as const];
    }),
  );
  const byBareName = createFinder(regions.map(({ id, name }) => [withoutKind(name), id] as const));
  return text => {
    const trimmed = text.trim();
    const [, province, regency] = /^(\d{2})[.,\s]?(\d{2})$/.exec(trimmed) ?? [];
    if (province !== undefined && regency !== undefined) {
      const code = `${province}.${regency}`;
      return codes.has(code) ? { id: code } : null;
    }
    const kind = regionKind.exec(trimmed);
    if (!kind) return byBareName(trimmed);
    return byFullName(`${kind[1] === undefined ? 'kota' : 'kab'} ${withoutKind(trimmed)}`);
  };
}

/** Builds the finders once for all rows of a file. */
export function createLookupFinders({ kabKota, kategori, negara }: LookupLists): LookupFinders {
  return {
    kabKota: createKabKotaFinder(kabKota),
    kategori: createFinder(
      kategori.flatMap(({ id, name }) =>
        [id, name, ...(categorySynonyms[id] ?? [])].map(word => [word, id] as const),
      ),
    ),
    negara: createFinder(
      negara.flatMap(({ id, name }) => [[id, id] as const, [name, id] as const]),
    ),
  };
}
