import { fieldLabel } from '#contract/domains/import/columns/index.ts';
import type { CorrectionRule } from '#contract/domains/import/rules/index.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { useLookup } from '#src/kit/fields/useLookup.ts';
import { findColumn, formatCellValue } from '../../importDisplay.ts';
import './ruleMessages.ts';

/** Returns a function that shows a value of a field: the name of a list item, and dates as they are written. */
export function useValueText(field: string): (text: string) => string {
  const column = findColumn(field);
  const { data = [] } = useLookup(column?.list);
  return text =>
    data.find(({ id }) => id === text)?.name ?? (column ? formatCellValue(column, text) : text);
}

/** Returns what a rule does, in words. */
export function useRuleText(rule: CorrectionRule): string {
  const t = useMessages();
  const valueText = useValueText('field' in rule ? rule.field : '');
  return ruleText(t, rule, valueText);
}

function ruleText(t: Translate, rule: CorrectionRule, valueText: (text: string) => string): string {
  const key = `resources.importRule.kind.${rule.jenis}` as const;
  switch (rule.jenis) {
    case 'tahunDuaAngka':
      return t(rule.bulanDulu ? 'resources.importRule.detail.month_first' : key, {
        field: fieldLabel(rule.field),
      });
    case 'tukarHariBulan':
    case 'dariNik':
      return t(key, { field: fieldLabel(rule.field) });
    case 'tukarKolom':
      return t(key, { field: fieldLabel(rule.field), other: fieldLabel(rule.dengan) });
    case 'bin':
      return t(rule.ayah ? 'resources.importRule.detail.father' : key);
    case 'nomorHP':
      return t(`resources.importRule.detail.${rule.cara}`);
    case 'teksSama':
      return t(key, {
        field: fieldLabel(rule.field),
        from: rule.dari,
        to: valueText(rule.menjadi),
      });
    case 'gelar':
    case 'kodeNama':
    case 'angkaNik':
    case 'hariNikPerempuan':
      return t(key);
  }
}
