import {
  nikOfWoman,
  onlyNikWithOtherDigit,
  type NikFacts,
} from '../../../core/values/nik-candidates.ts';
import { parseNik } from '../../../core/values/nik.ts';
import { isIsoDay } from '../../peserta/validate.ts';
import type { ColumnField } from '../columns/index.ts';
import { matchedId } from '../columns/lookup-finders.ts';
import { normalizeText } from '../columns/parse-values.ts';
import { dayWithFullYear, exchangedDay } from './dates.ts';
import { nameWithoutBin, nameWithoutTitles } from './names.ts';
import { phoneByWay } from './phones.ts';
import type { CorrectionRule } from './rule.ts';
import { hasIssue, type RuleChange, type RuleFacts, type RuleRow } from './rule-row.ts';

/** What the row says about the person of its NIK. */
export const nikFactsOf = ({ values }: Pick<RuleRow, 'values'>, today: string): NikFacts => ({
  birthDate:
    values.tanggalLahir !== null && isIsoDay(values.tanggalLahir) ? values.tanggalLahir : null,
  sex: values.jenisKelamin === 'L' || values.jenisKelamin === 'P' ? values.jenisKelamin : null,
  region: values.kabKota !== null && /^\d\d\.\d\d$/.test(values.kabKota) ? values.kabKota : null,
  today,
});

/**
 * Returns what a rule would change in a row: only cells with an issue of the rule's kind that no person
 * corrected. Whether the row is better afterwards is for `isImprovement`, once it is validated again.
 */
export function applyRule(rule: CorrectionRule, row: RuleRow, facts: RuleFacts): RuleChange | null {
  const change = changeByRule(rule, row, facts);
  if (change === null || Object.keys(change).some(field => row.corrected.has(field))) return null;
  return change;
}

const only = (field: ColumnField, text: string | null): RuleChange | null =>
  text === null ? null : { [field]: text };

function changeByRule(rule: CorrectionRule, row: RuleRow, facts: RuleFacts): RuleChange | null {
  const { today } = facts;
  switch (rule.jenis) {
    case 'tukarHariBulan': {
      if (!hasIssue(row, rule.field, ['E13', 'E21', 'E06', 'E16', 'E17'])) return null;
      return only(rule.field, exchangedDay(row.texts[rule.field] ?? ''));
    }
    case 'tahunDuaAngka':
      return only(rule.field, fullYear(rule, row, today));
    case 'dariNik':
      return hasIssue(row, rule.field, ['E13', 'E21'])
        ? only(rule.field, valueOfNik(rule, row, today))
        : null;
    case 'tukarKolom':
      return exchangedCells(rule, row);
    case 'gelar':
    case 'bin': {
      const name = row.texts.nama ?? '';
      if (!hasIssue(row, 'nama', ['W04', 'E16'])) return null;
      return only(
        'nama',
        rule.jenis === 'gelar' ? nameWithoutTitles(name) : nameWithoutBin(name, rule.ayah),
      );
    }
    case 'nomorHP':
      return hasIssue(row, 'noHP', ['E09', 'E16'])
        ? only('noHP', phoneByWay(row.texts.noHP ?? '', rule.cara))
        : null;
    case 'kodeNama':
      return codes(row, facts);
    case 'angkaNik':
      return hasIssue(row, 'nik', ['E02', 'W01'])
        ? only('nik', onlyNikWithOtherDigit(row.values.nik ?? '', nikFactsOf(row, today)))
        : null;
    case 'hariNikPerempuan':
      return hasIssue(row, 'jenisKelamin', ['E07'])
        ? only('nik', nikOfWoman(row.values.nik ?? '', nikFactsOf(row, today)))
        : null;
    case 'teksSama':
      return hasIssue(row, rule.field) && normalizeText(row.texts[rule.field] ?? '') === rule.dari
        ? { [rule.field]: rule.menjadi }
        : null;
  }
}

function fullYear(
  { field, bulanDulu }: Extract<CorrectionRule, { jenis: 'tahunDuaAngka' }>,
  row: RuleRow,
  today: string,
): string | null {
  if (!hasIssue(row, field, ['E13', 'E21', 'E16', 'E17'])) return null;
  const text = row.texts[field] ?? '';
  const isPlanned = field === 'rencanaTanggal';
  const day = dayWithFullYear(text, today, { monthFirst: bulanDulu, isPlanned });
  if (!bulanDulu || day === null) return day;
  // 05/08/88 is 5 August unless the NIK says otherwise; 05/28/88 can be nothing but 28 May.
  const isCertain = dayWithFullYear(text, today, { monthFirst: false, isPlanned }) === null;
  const { nik } = parseNik(row.values.nik ?? '', today);
  return isCertain || (field === 'tanggalLahir' && nik?.birthDate === day) ? day : null;
}

function valueOfNik(
  { field }: Extract<CorrectionRule, { jenis: 'dariNik' }>,
  { values }: RuleRow,
  today: string,
): string | null {
  const { nik } = parseNik(values.nik ?? '', today);
  return (field === 'tanggalLahir' ? nik?.birthDate : nik?.sex) ?? null;
}

/** Both cells need an issue, so that no right cell moves. */
function exchangedCells(
  { field, dengan }: Extract<CorrectionRule, { jenis: 'tukarKolom' }>,
  row: RuleRow,
): RuleChange | null {
  const [one, other] = [row.texts[field], row.texts[dengan]];
  if (one === undefined || other === undefined || one === other) return null;
  return hasIssue(row, field) && hasIssue(row, dengan) ? { [field]: other, [dengan]: one } : null;
}

/** Returns the codes of the region and of the facility, where the cell has an issue. */
function codes(row: RuleRow, facts: RuleFacts): RuleChange | null {
  const change: Partial<Record<ColumnField, string>> = {};
  for (const field of ['kabKota', 'kodeFaskes'] as const) {
    if (!hasIssue(row, field, ['E10', 'E17']) || row.corrected.has(field)) continue;
    const code = codeIn(field, row.texts[field] ?? '', facts);
    if (code !== null) change[field] = code;
  }
  return Object.keys(change).length === 0 ? null : change;
}

/** Returns the code that a text contains or names; null when it is none or not the only one. */
function codeIn(field: 'kabKota' | 'kodeFaskes', text: string, facts: RuleFacts): string | null {
  if (text.length > 200) return null;
  if (field === 'kodeFaskes') {
    const name = normalizeText(text);
    const words = new Set(text.toUpperCase().split(/[\s,;:()/]+/));
    const found = facts.faskes.filter(
      ({ kode, nama }) => words.has(kode) || (name !== '' && normalizeText(nama) === name),
    );
    return found.length === 1 ? (found[0]?.kode ?? null) : null;
  }
  const codes = text.match(/(?<!\d)\d{2}[.,\s]?\d{2}(?:[.,\s]?\d{2})?(?![\d])/g) ?? [];
  const ids = new Set(
    codes.flatMap(code => {
      const id = matchedId(facts.finders.kabKota(code.replace(/\D/g, '').slice(0, 4)));
      return id === undefined ? [] : [id];
    }),
  );
  return ids.size === 1 ? ([...ids][0] ?? null) : null;
}
