import type { LookupMatch } from './lookup-finders.ts';

/** Short names that people use for provinces, by the code of the province. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  '11': ['nad', 'nanggroe aceh darussalam'],
  '12': ['sumut'],
  '13': ['sumbar'],
  '16': ['sumsel'],
  '19': ['babel', 'bangka belitung'],
  '21': ['kepri'],
  '31': ['dki', 'jakarta', 'dki jakarta', 'dkj', 'daerah khusus jakarta'],
  '32': ['jabar'],
  '33': ['jateng'],
  '34': ['diy', 'yogyakarta', 'di yogyakarta'],
  '35': ['jatim'],
  '52': ['ntb'],
  '53': ['ntt'],
  '61': ['kalbar'],
  '62': ['kalteng'],
  '63': ['kalsel'],
  '64': ['kaltim'],
  '65': ['kaltara'],
  '71': ['sulut'],
  '72': ['sulteng'],
  '73': ['sulsel'],
  '74': ['sultra'],
  '76': ['sulbar'],
  '82': ['malut'],
};

/** Words of the longest name of a province or of a regency with its kind. */
const longestName = 5;

/** A run of words with a kind of region before it names a region even where no province follows. */
const startsWithKind = /^(?:kabupaten|kab|kota|kotamadya|kodya)$/;

/** What follows the province in an address: the country and the postcode. */
const behindProvince = /^(?:indonesia|\d{5})$/;

interface RegionOfProvince {
  readonly id: string;
  /** Name of its province. */
  readonly provinsi?: string | undefined;
}

/**
 * Returns a finder of the region in a text of words without separators: `Depok Jawa Barat`, `Beji Kota Depok`. The
 * longest run of words that names a region counts, within the province at the end of the text if it names one.
 * Several regions are ambiguous, and a name in an address without kind and province is none.
 * @param findName finds a region by its name, among those of a province if given by its code
 */
export function createWordsFinder(
  regions: readonly RegionOfProvince[],
  wordsOf: (text: string) => string[],
  findName: (name: string, province?: string) => LookupMatch,
): (text: string) => LookupMatch {
  const provinces = new Map<string, string>();
  for (const { id, provinsi } of regions) {
    const code = id.slice(0, 2);
    for (const name of [provinsi ?? '', ...(shortNames[code] ?? [])])
      if (name !== '') provinces.set(wordsOf(name).join(' '), code);
  }

  /** Splits the words of a province from the end of a text. */
  const splitProvince = (words: readonly string[]) => {
    const last = words.findLastIndex(word => !behindProvince.test(word)) + 1;
    for (let length = Math.min(longestName, last); length > 0; length -= 1) {
      const province = provinces.get(words.slice(last - length, last).join(' '));
      if (province === undefined) continue;
      const rest = words.slice(0, last - length);
      if (/^prov(?:insi)?$/.test(rest.at(-1) ?? '')) rest.pop();
      return { province, rest };
    }
    return { province: undefined, rest: words.slice(0, last) };
  };

  return text => {
    const { province, rest } = splitProvince(wordsOf(text));
    for (let length = Math.min(longestName, rest.length); length > 0; length -= 1) {
      const found = new Map<string, LookupMatch>();
      for (let start = 0; start + length <= rest.length; start += 1) {
        const run = rest.slice(start, start + length);
        if (province === undefined && !startsWithKind.test(run[0] ?? '')) continue;
        const match = findName(run.join(' '), province);
        if (match !== null) found.set(JSON.stringify(match), match);
      }
      const [first] = found.values();
      if (first !== undefined) return found.size === 1 ? first : 'ambiguous';
    }
    return null;
  };
}
