import { cleanInteger, cleanValue } from '../../../core/values/clean.ts';
import type { LookupItem } from '../../lookup.ts';
import type { LookupMatch } from './lookup-finders.ts';
import { bigramSimilarity } from './match-columns.ts';
import { normalizeText } from './parse-values.ts';
import { createWordsFinder } from './region-words.ts';

type Kind = 'kab' | 'kota';

/** A regency or city with what its name is compared by. */
interface Region {
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
  readonly key: string;
}

const kindBefore =
  /^(?:(kabupaten|kab|kb)|(kota|kotamadya|kodya|kt))(?:\.\s*|\s+)(?:(?:administrasi|adm)(?:\.\s*|\s+))?(?=\S)/i;

/** The kind behind a name: `Bandung (Kota)`, `Bandung, Kab.`. */
const kindBehind = /[\s,(-]+(?:(kabupaten|kab|kb)|(kota|kotamadya|kodya|kt))\.?\)?$/i;

/** What follows a name: its province behind a comma, a slash, a dash or in brackets. */
const behindName = /\s*(?:[,;/(]| - |\bprov(?:insi)?\b).*$/i;

/** Names that people use for another one; they are suggested, because they may mean a wider area. */
const synonyms: Readonly<Record<string, string>> = {
  tangsel: '36.74',
  jogja: '34.71',
  jogjakarta: '34.71',
  yogya: '34.71',
  solo: '33.72',
  jaksel: '31.74',
  jakpus: '31.71',
  jakbar: '31.73',
  jakut: '31.72',
  jaktim: '31.75',
  ujungpandang: '73.71',
  kobar: '62.01',
  kotim: '62.02',
  kukar: '64.02',
  kutim: '64.08',
  oku: '16.01',
  oki: '16.02',
  muba: '16.06',
  pali: '16.12',
  okutimur: '16.08',
  okuselatan: '16.09',
  sergai: '12.18',
  madina: '12.13',
  labusel: '12.22',
  labura: '12.23',
};

/** Least similarity of a name with a typing error, and how much better it is than the next one. */
const suggested = { least: 0.75, ahead: 0.1 } as const;

/** Form of a name in which different spellings are equal: no spaces, hyphens, dots and accents. */
const regionKey = (name: string): string => normalizeText(name).replaceAll(' ', '');

/** Splits a name into its kind, if it names one, and its key. */
function splitName(text: string): { readonly kind: Kind | undefined; readonly key: string } {
  const match = kindBefore.exec(text) ?? kindBehind.exec(text);
  if (!match) return { kind: undefined, key: regionKey(text) };
  const kind = match[1] === undefined ? 'kota' : 'kab';
  return { kind, key: regionKey(text.replace(match[0], ' ')) };
}

/** Returns the code of the regency or city in a code of it or of an area in it: 32.73, 327301, 32.73.01.1001. */
function codeIn(text: string): string | undefined {
  const [, province, regency] =
    /^(\d{2})[.,\s]?(\d{2})(?:[.,\s]?\d{2}(?:[.,\s]?\d{4})?)?$/.exec(cleanInteger(text)) ?? [];
  return province === undefined || regency === undefined ? undefined : `${province}.${regency}`;
}

/**
 * Finds a regency or city by code or name. `Bandung` alone is ambiguous (regency or city); `Garut` is unique.
 * An unknown name that resembles one, or is used for one, gets it as a suggestion.
 */
export function createRegionFinder(
  regions: readonly (LookupItem & { readonly provinsi?: string })[],
): (text: string) => LookupMatch {
  const all = regions.map(({ id, name }): Region => {
    const { kind = 'kota', key } = splitName(name);
    return { id, name, kind, key };
  });
  const byId = new Map(all.map(region => [region.id, region]));
  const byKey = new Map<string, Region[]>();
  for (const region of all) byKey.set(region.key, [...(byKey.get(region.key) ?? []), region]);

  const findName = (text: string, province = ''): LookupMatch => {
    const { kind, key } = splitName(text);
    const found = (byKey.get(key) ?? []).filter(
      one => (kind === undefined || one.kind === kind) && one.id.startsWith(province),
    );
    const [first] = found;
    return first === undefined ? null : found.length > 1 ? 'ambiguous' : { id: first.id };
  };

  const findInWords = createWordsFinder(
    regions,
    text => normalizeText(text).split(' ').filter(Boolean),
    findName,
  );

  const suggest = (text: string): LookupMatch => {
    const { kind, key } = splitName(text);
    const meant = byId.get(synonyms[key] ?? '');
    if (meant) return { suggestion: meant.name };
    const ranked = all
      .filter(one => kind === undefined || one.kind === kind)
      .map(one => ({ ...one, similarity: bigramSimilarity(one.key, key) }))
      .sort((a, b) => b.similarity - a.similarity);
    const [best, next] = ranked;
    if (!best || best.similarity < suggested.least) return null;
    const isClear =
      !next || next.key === best.key || best.similarity - next.similarity >= suggested.ahead;
    return isClear ? { suggestion: next?.key === best.key ? bareName(best) : best.name } : null;
  };

  return text => {
    const clean = cleanValue(text);
    const code = codeIn(clean);
    if (code !== undefined) return byId.has(code) ? { id: code } : null;
    // A code beside a name may contradict it.
    const hasCode = clean.split(' ').some(word => codeIn(word) !== undefined);
    const withoutProvince = clean.replace(behindName, '') || clean;
    return (
      findName(clean) ??
      findName(withoutProvince) ??
      (hasCode ? null : findInWords(clean)) ??
      suggest(withoutProvince)
    );
  };
}

const bareName = ({ name }: Region): string => name.replace(kindBefore, '');
