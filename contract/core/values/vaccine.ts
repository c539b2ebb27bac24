import { enteredValue } from './entered.ts';
import { issueMessage } from '../messages/message.ts';
import { z } from '../zod.ts';
import { containsSplitNik } from './nik.ts';
import { once } from './once.ts';

/** A COVID-19 vaccine of the national programme. */
interface KnownVaccine {
  /** The name that is stored. */
  readonly name: string;
  readonly maker: string;
  readonly synonyms: readonly string[];
}

/** The COVID-19 vaccines with an authorisation of BPOM, by the name on certificates. */
export const knownVaccines: readonly KnownVaccine[] = [
  { name: 'AstraZeneca', maker: 'Oxford', synonyms: ['astra zeneca', 'vaxzevria', 'covishield'] },
  { name: 'AWcorna', maker: 'Walvax', synonyms: ['aw corna'] },
  {
    name: 'Bio Farma',
    maker: 'Sinovac bulk',
    synonyms: ['biofarma', 'sinovac bio farma', 'sinovac biofarma'],
  },
  { name: 'Convidecia', maker: 'CanSino', synonyms: ['cansino', 'can sino', 'cansinobio'] },
  { name: 'CoronaVac', maker: 'Sinovac', synonyms: ['corona vac', 'sinovac', 'sino vac'] },
  { name: 'Covovax', maker: 'Novavax', synonyms: ['novavax', 'nuvaxovid'] },
  { name: 'Inavac', maker: 'Universitas Airlangga', synonyms: ['unair', 'merah putih'] },
  { name: 'IndoVac', maker: 'Bio Farma', synonyms: ['indo vac', 'indovac bio farma'] },
  { name: 'Janssen', maker: 'Johnson & Johnson', synonyms: ['johnson johnson', 'j j', 'jnj'] },
  { name: 'Moderna', maker: 'mRNA-1273', synonyms: ['spikevax', 'moderna mrna'] },
  { name: 'Pfizer', maker: 'BioNTech', synonyms: ['comirnaty', 'pfizer comirnaty'] },
  {
    name: 'Sinopharm',
    maker: 'BBIBP-CorV',
    synonyms: ['sino pharm', 'bbibp corv', 'verocell', 'vero cell', 'sinopharm beijing'],
  },
  { name: 'Sputnik V', maker: 'Gamaleya', synonyms: ['sputnik', 'gam covid vac'] },
  { name: 'Zifivax', maker: 'Anhui Zhifei', synonyms: ['zifi vax', 'zfivax', 'zf2001'] },
];

/** Starts the name of a vaccine that is not in the list. */
const otherPrefix = 'Lainnya: ';

/** Maximum length of the name of a vaccine. */
export const maxVaccineName = 60;

const namePattern = /^[\p{L}\p{N}][\p{L}\p{N} .,()/+&-]*$/u;

/** Whether a text can be the name of a vaccine: letters, digits and plain punctuation. */
export const isVaccineName = (text: string): boolean =>
  text.length >= 2 && text.length <= maxVaccineName && namePattern.test(text);

/** Words that names of products add to the name of their vaccine. */
const fillers = new Set(
  'vaksin vaccine covid 19 covid19 primer booster dosis dose vial 1 2'.split(' '),
);

const wordsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '' && !fillers.has(word))
    .join(' ');

/** Listed names by the words of their spellings; made when first needed. */
const byWords = once<ReadonlyMap<string, string>>(
  () =>
    new Map(
      knownVaccines.flatMap(({ name, maker, synonyms }) =>
        [name, `${name} ${maker}`, `${maker} ${name}`, ...synonyms].map(
          text => [wordsOf(text), name] as const,
        ),
      ),
    ),
);

/** Returns the listed name of a vaccine, whatever its spelling or its product; otherwise null. */
export const findKnownVaccine = (text: string): string | null =>
  byWords().get(wordsOf(text)) ?? null;

/** Spellings of Bio Farma, which makes other vaccines too, so they say nothing within a text. */
const makerOnly = new Set(['bio farma', 'biofarma']);

/**
 * Returns the listed name of a vaccine that a text is or contains, such as the name of a package;
 * null when it contains none or two.
 */
export function findContainedVaccine(text: string): string | null {
  const words = ` ${wordsOf(text)} `;
  const found = [...byWords()]
    .filter(([known]) => words.includes(` ${known} `) && !makerOnly.has(known))
    .sort(([one], [other]) => other.length - one.length);
  const [longest] = found;
  const isClear = found.every(
    ([known, name]) => name === longest?.[1] || longest?.[0].includes(known),
  );
  return findKnownVaccine(text) ?? (isClear ? (longest?.[1] ?? null) : null);
}

/** Splits `Lainnya: name`; returns null for another text. */
export function otherVaccineName(text: string): string | null {
  const [, name] = /^lainnya\s*:\s*(.*)$/i.exec(text) ?? [];
  return name?.trim() ?? null;
}

/** Writes the name of a vaccine that is not in the list. */
export const otherVaccine = (name: string): string => `${otherPrefix}${name}`;

/** Returns the stored form of a vaccine: a listed name or `Lainnya: name`; null when unknown. */
export function parseVaccine(text: string): string | null {
  const otherName = otherVaccineName(text);
  const known = findKnownVaccine(otherName ?? text);
  if (known !== null || otherName === null) return known;
  return isVaccineName(otherName) ? otherVaccine(otherName) : null;
}

/** Returns the stored form of the vaccine of a dose; null when its name cannot be stored. */
export function vaccineOfDose(name: string): string | null {
  const known = findKnownVaccine(name);
  return known ?? (isVaccineName(name) ? otherVaccine(name) : null);
}

/** Number of letters to insert, remove or replace to turn one word into another. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Returns the listed vaccine whose name begins with or resembles a text, or undefined. */
export function suggestVaccine(text: string): string | undefined {
  const words = wordsOf(text).slice(0, maxVaccineName);
  if (words.length < 3) return undefined;
  const [nearest] = [...byWords()]
    .map(([known, name]) => ({
      name,
      distance: known.startsWith(words) ? 0 : editDistance(words, known),
    }))
    .sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= words.length / 4 ? nearest.name : undefined;
}

/** The vaccine of a dose given elsewhere, in any spelling; the output is its stored form. */
export const vaccineField = enteredValue()
  .max(otherPrefix.length + maxVaccineName)
  .refine(text => !containsSplitNik(text), { message: issueMessage('input.identityNumber') })
  .transform((text, check) => {
    if (text === '') return text;
    const name = parseVaccine(text);
    if (name !== null) return name;
    if (otherVaccineName(text) !== null) {
      check.addIssue(issueMessage('vaksinasi.vaccineName'));
      return z.NEVER;
    }
    const suggestion = suggestVaccine(text);
    check.addIssue(
      suggestion === undefined
        ? issueMessage('vaksinasi.vaccineUnknown')
        : issueMessage('vaksinasi.vaccineSimilar', { nama: suggestion }),
    );
    return z.NEVER;
  });

/** Letters, digits, `-`, `/`, `.` and space; a formula of a spreadsheet starts otherwise. */
const batchPattern = /^[A-Za-z0-9][A-Za-z0-9 ./-]{1,39}$/;

const batchText = enteredValue().max(40).meta({ input: 'code' });
const isBatchNumber = (text: string): boolean => batchPattern.test(text) && !containsSplitNik(text);

/** Returns what two spellings of one batch number have in common: neither case nor spaces count. */
export const batchNumberKey = (text: string): string => text.replaceAll(' ', '').toLowerCase();

/** Number of a batch as printed on its vial. */
export const batchNumber = batchText
  .min(2)
  .refine(isBatchNumber, { message: issueMessage('vaksinasi.batchNumber') });

/** Number of a batch where it may be missing. */
export const optionalBatchNumber = batchText
  .refine(text => text === '' || isBatchNumber(text), {
    message: issueMessage('vaksinasi.batchNumber'),
  })
  .nullish();
