import type { LookupItem } from '../../lookup.ts';
import { normalizeText } from './parse-values.ts';
import { createRegionFinder } from './region-finder.ts';

/**
 * Result of a lookup: one entry, `ambiguous` for several, null for none; or, for none, the name of an entry that
 * may be meant.
 */
export type LookupMatch =
  { readonly id: string } | { readonly suggestion: string } | 'ambiguous' | null;

/** Returns the id of the only entry that a lookup found; undefined for none, several, or one that may be meant. */
export const matchedId = (match: LookupMatch): string | undefined =>
  match !== null && match !== 'ambiguous' && 'id' in match ? match.id : undefined;

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
      existing === undefined ||
      (typeof existing === 'object' && existing !== null && 'id' in existing && existing.id === id);
    byName.set(key, isSameId ? { id } : 'ambiguous');
  }
  return text => byName.get(normalizeText(text)) ?? null;
}

/** Texts whose results are remembered. */
const maxRemembered = 2_000;

/** Returns a finder that remembers its results, because the rows of a file repeat their texts. */
function remembering(find: (text: string) => LookupMatch): (text: string) => LookupMatch {
  const results = new Map<string, LookupMatch>();
  return text => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const found = find(text);
    if (results.size >= maxRemembered) results.clear();
    results.set(text, found);
    return found;
  };
}

/** Builds the finders once for all rows of all files. */
export function createLookupFinders({ kabKota, kategori, negara }: LookupLists): LookupFinders {
  return {
    kabKota: remembering(createRegionFinder(kabKota)),
    kategori: remembering(
      createFinder(
        kategori.flatMap(({ id, name }) =>
          [id, name, ...(categorySynonyms[id] ?? [])].map(word => [word, id] as const),
        ),
      ),
    ),
    negara: remembering(
      createFinder(negara.flatMap(({ id, name }) => [[id, id] as const, [name, id] as const])),
    ),
  };
}
