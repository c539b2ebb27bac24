import { nameKey } from '../../../core/values/name.ts';
import type { ColumnField } from '../columns/index.ts';
import { matchedId } from '../columns/lookup-finders.ts';
import { parseDay } from '../columns/parse-day.ts';
import { normalizePhone, normalizeText, parseCitizen, parseSex } from '../columns/parse-values.ts';
import { applyRule } from './apply-rule.ts';
import {
  aliasFields,
  correctionRule,
  dateFields,
  phoneWays,
  ruleKey,
  swapFields,
  type CorrectionRule,
} from './rule.ts';
import type { RuleFacts, RuleRow } from './rule-row.ts';

const isDateField = (field: ColumnField): boolean => dateFields.includes(field);
const isSwapField = (field: ColumnField): field is (typeof swapFields)[number] =>
  (swapFields as readonly ColumnField[]).includes(field);

/** Returns the value of a cell, in which texts that mean the same are equal. */
function valueKey(field: ColumnField, text: string, { finders }: RuleFacts): string {
  const plain = text.trim();
  if (isDateField(field)) return parseDay(plain) ?? plain;
  if (field === 'kabKota' || field === 'kategori' || field === 'negara') {
    return matchedId(finders[field](plain)) ?? normalizeText(plain);
  }
  switch (field) {
    case 'noHP':
      return normalizePhone(plain);
    case 'nama':
      return nameKey(plain);
    case 'nik':
      return plain.replace(/[\s.-]/g, '');
    case 'jenisKelamin':
      return parseSex(plain) ?? plain;
    case 'isWNI':
      return String(parseCitizen(plain) ?? plain);
    default:
      return normalizeText(plain);
  }
}

/** Rules without a text of their own that can correct a field, the smallest first. */
function generalRules(field: ColumnField): CorrectionRule[] {
  const rules: CorrectionRule[] = [];
  if (isDateField(field)) {
    rules.push(
      { jenis: 'tukarHariBulan', field },
      { jenis: 'tahunDuaAngka', field, bulanDulu: false },
      { jenis: 'tahunDuaAngka', field, bulanDulu: true },
    );
  }
  if (field === 'noHP') rules.push(...phoneWays.map(cara => ({ jenis: 'nomorHP' as const, cara })));
  if (field === 'nama') {
    rules.push({ jenis: 'gelar' }, { jenis: 'bin', ayah: false }, { jenis: 'bin', ayah: true });
  }
  if (field === 'nik') rules.push({ jenis: 'angkaNik' }, { jenis: 'hariNikPerempuan' });
  if (field === 'kabKota' || field === 'kodeFaskes') rules.push({ jenis: 'kodeNama' });
  return rules;
}

const fromNik = (field: ColumnField): CorrectionRule[] =>
  field === 'tanggalLahir' || field === 'jenisKelamin' ? [{ jenis: 'dariNik', field }] : [];

const swaps = (field: ColumnField, others: readonly ColumnField[]): CorrectionRule[] =>
  isSwapField(field)
    ? others.flatMap(dengan =>
        dengan !== field && isSwapField(dengan)
          ? [{ jenis: 'tukarKolom' as const, field, dengan }]
          : [],
      )
    : [];

/** Returns the rule by which one text means one value; none for a text that no rule may hold. */
function aliasRule(field: ColumnField, before: string, after: string): CorrectionRule[] {
  if (!(aliasFields as readonly ColumnField[]).includes(field)) return [];
  const { data } = correctionRule.safeParse({
    jenis: 'teksSama',
    field,
    dari: before,
    menjadi: after.trim(),
  });
  return data ? [data] : [];
}

/** A corrected cell. */
export interface Correction {
  readonly field: ColumnField;
  readonly text: string;
}

/**
 * Returns the smallest rule that turns the row into the corrected one: first a general rule, then one
 * text for one value, then what the NIK says, then two exchanged cells.
 * @param row the row as it was before the correction
 * @returns null when no rule explains the correction
 */
export function findRule(
  row: RuleRow,
  { field, text }: Correction,
  facts: RuleFacts,
): CorrectionRule | null {
  const before = row.texts[field] ?? '';
  const rules = [
    ...generalRules(field),
    ...swaps(field, swapFields),
    ...aliasRule(field, before, text),
    ...fromNik(field),
  ];
  const wanted = valueKey(field, text, facts);
  return (
    rules.find(rule => {
      const result = applyRule(rule, row, facts)?.[field];
      return result !== undefined && valueKey(field, result, facts) === wanted;
    }) ?? null
  );
}

/** Whether accepting a rule decides more than how a mistake is corrected. */
const needsExample = (rule: CorrectionRule): boolean =>
  // The father's name, or the first of several numbers, may be what is wanted.
  rule.jenis === 'bin' ||
  (rule.jenis === 'nomorHP' && rule.cara === 'pertama') ||
  // The sex may be wrong instead of the NIK.
  rule.jenis === 'hariNikPerempuan';

/** Returns the rules that need no example, for the columns of a file, each once. */
export function rulesWithoutExample(fields: readonly ColumnField[]): CorrectionRule[] {
  const general = fields.flatMap(field => [...generalRules(field), ...fromNik(field)]);
  const pairs = fields.flatMap((field, at) => swaps(field, fields.slice(at + 1)));
  const byKey = new Map([...general, ...pairs].map(rule => [ruleKey(rule), rule]));
  return [...byKey.values()].filter(rule => !needsExample(rule));
}

/** Order in which several rules are applied: the NIK is compared with facts that earlier ones correct. */
const order: readonly CorrectionRule['jenis'][] = [
  'tukarKolom',
  'teksSama',
  'kodeNama',
  'tukarHariBulan',
  'tahunDuaAngka',
  'nomorHP',
  'gelar',
  'bin',
  'angkaNik',
  'hariNikPerempuan',
  'dariNik',
];

/** Sorts rules into the order in which they are applied together. */
export const inRuleOrder = <T extends { readonly aturan: CorrectionRule }>(
  rules: readonly T[],
): T[] => [...rules].sort((a, b) => order.indexOf(a.aturan.jenis) - order.indexOf(b.aturan.jenis));
