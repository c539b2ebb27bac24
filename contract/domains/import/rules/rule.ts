import { z } from '../../../core/zod.ts';
import { containsSplitNik } from '../../../core/values/nik.ts';
import { allColumns, type ColumnField } from '../columns/index.ts';
import { normalizeText } from '../columns/parse-values.ts';

const fieldsWhere = (which: (column: (typeof allColumns)[number]) => boolean) =>
  allColumns.filter(which).map(({ field }) => field) as [ColumnField, ...ColumnField[]];

/** Fields with a date. */
export const dateFields = fieldsWhere(({ kind }) => kind === 'date');

/**
 * Fields in which one text means one value in all rows. Consent is given by each person, and an
 * illness is health data, so neither is among them.
 */
export const aliasFields = fieldsWhere(
  ({ field, kind }) =>
    kind === 'choice' ||
    kind === 'lookup' ||
    ['kodeFaskes', 'rencanaTanggal', 'vaksinPrimer', 'jenisBooster'].includes(field),
);

/** Fields whose cells can have been exchanged: those whose issue shows that the text is of another kind. */
export const swapFields = [
  'isWNI',
  'nik',
  'noPaspor',
  'tanggalLahir',
  'jenisKelamin',
  'noHP',
  'kabKota',
  'kategori',
] as const satisfies readonly ColumnField[];

/** How a mobile number is found in a cell: see `phoneByWay`. */
export const phoneWays = ['huruf', 'awalan', 'satu', 'pertama'] as const;
export type PhoneWay = (typeof phoneWays)[number];

/** Longest text of a rule. */
export const maxRuleText = 60;

/** A text of a rule: a word, never a number of a person. */
export const ruleText = z
  .string()
  .trim()
  .min(1)
  .max(maxRuleText)
  .refine(text => !containsSplitNik(text) && !/\d{12}/.test(text.replace(/\D/g, '')));

/**
 * A correction rule: a kind of mistake with its parameters. Its texts are words of a list, such as a
 * region; it holds no name, number or other data of a person.
 */
export const correctionRule = z.discriminatedUnion('jenis', [
  /** Day and month were exchanged. */
  z.strictObject({ jenis: z.literal('tukarHariBulan'), field: z.enum(dateFields) }),
  /** The year has two digits; `bulanDulu` when the month is written first. */
  z.strictObject({
    jenis: z.literal('tahunDuaAngka'),
    field: z.enum(dateFields),
    bulanDulu: z.boolean(),
  }),
  /** The unreadable cell is filled with what the NIK says. */
  z.strictObject({ jenis: z.literal('dariNik'), field: z.enum(['tanggalLahir', 'jenisKelamin']) }),
  /** Two cells of a row were exchanged. */
  z.strictObject({
    jenis: z.literal('tukarKolom'),
    field: z.enum(swapFields),
    dengan: z.enum(swapFields),
  }),
  /** Academic and other titles in the name. */
  z.strictObject({ jenis: z.literal('gelar') }),
  /** “bin” or “binti” in the name; `ayah` when the father's name after it is removed too. */
  z.strictObject({ jenis: z.literal('bin'), ayah: z.boolean() }),
  z.strictObject({ jenis: z.literal('nomorHP'), cara: z.enum(phoneWays) }),
  /** The code of a region or a facility written with its name, or the name instead of the code. */
  z.strictObject({ jenis: z.literal('kodeNama') }),
  /** A NIK with one wrong digit, where one number alone fits the person. */
  z.strictObject({ jenis: z.literal('angkaNik') }),
  /** A woman's NIK whose day lacks 40. */
  z.strictObject({ jenis: z.literal('hariNikPerempuan') }),
  /** One text means one value. */
  z.strictObject({
    jenis: z.literal('teksSama'),
    field: z.enum(aliasFields),
    /** As `normalizeText` leaves it. */
    dari: ruleText.transform(normalizeText).pipe(z.string().min(1)),
    menjadi: ruleText,
  }),
]);
export type CorrectionRule = z.infer<typeof correctionRule>;

/** Identifies a rule by its kind and what it applies to; equal for two values of one text. */
export const ruleKey = (rule: CorrectionRule): string =>
  Object.entries(rule)
    .filter(([name]) => name !== 'menjadi')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => String(value))
    .join('|');
