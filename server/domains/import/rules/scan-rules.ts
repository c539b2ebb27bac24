import { and, ne, sql, type SQL } from 'drizzle-orm';
import type { ColumnField } from '#contract/domains/import/columns/index.ts';
import {
  applyRule,
  isImprovement,
  maxScannedRows,
  type CorrectionRule,
  type RuleChange,
  type RuleFacts,
  type RuleRow,
} from '#contract/domains/import/rules/index.ts';
import type { IssueCode } from '#contract/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import { importRow } from '#server/platform/db/schema/index.ts';
import { mapInSlices } from '#server/platform/slices.ts';
import { readIssueRowsInBatches } from '../row-store.ts';
import type { ImportFile } from '../scope.ts';
import { FirstRows } from '../validate/first-rows.ts';
import { rowContextFor } from '../validate/revalidate.ts';
import { readRow, type RowContext } from '../validate/validate-row.ts';
import { validateRows } from '../validate/validate-rows.ts';
import type { NumberedRow } from '../validate/registration-rows.ts';

/** Issues that a rule can remove; rows with other issues only are not read. */
const correctableCodes: readonly IssueCode[] = [
  'E01',
  'E02',
  'E06',
  'E07',
  'E09',
  'E10',
  'E11',
  'E12',
  'E13',
  'E16',
  'E17',
  'E21',
  'W01',
  'W04',
];

/** A row that a rule changes. */
export interface RuleTarget {
  readonly nomor: number;
  readonly nama: string | null;
  /** Texts before the change, as rules see them. */
  readonly before: RuleRow['texts'];
  readonly change: RuleChange;
}

/** What a list of rules, applied one after the other, changes. */
export interface ScannedRules {
  /** The targets of each rule. */
  readonly targets: readonly (readonly RuleTarget[])[];
  /** The changed rows with all their corrections. */
  readonly rows: readonly NumberedRow[];
}

export interface Scan {
  readonly lists: readonly ScannedRules[];
  /** Whether more rows have issues than were read. */
  readonly isLimited: boolean;
}

/** A cell that a person corrected, from which a rule follows. */
export interface Example {
  readonly nomor: number;
  readonly field: ColumnField;
}

/** A row during the scan, and how rules see it now. */
interface RowState {
  row: NumberedRow;
  own: RuleRow;
}

export const factsOf = ({ validation, lookupFinders, faskes }: RowContext): RuleFacts => ({
  today: validation.today,
  finders: lookupFinders,
  faskes: [...faskes]
    .filter(([, { canBeChosen }]) => canBeChosen)
    .map(([kode, { nama }]) => ({ kode, nama })),
});

/** Returns a row as rules see it. @param corrected fields that rules must not change */
export function toRuleRow(
  row: NumberedRow,
  issues: RuleRow['issues'],
  corrected: ReadonlySet<string>,
  context: RowContext,
): RuleRow {
  const { original, values } = readRow(row, context);
  return { texts: original, values, issues, corrected };
}

/** The same row without the correction of one field. */
export function withoutCorrection(row: NumberedRow, field: ColumnField): NumberedRow {
  const { [field]: _, ...corrections } = row.corrections;
  return { ...row, corrections };
}

/**
 * Finds the cells that rules change. Each change is validated like any correction, and only those that
 * make the row better and nothing worse are returned; nothing is written.
 * @param lists each list is applied by itself, its rules one after the other
 * @param example its row may get the other half of an exchange
 */
export async function scanRules(
  ctx: Context,
  file: ImportFile,
  lists: readonly (readonly CorrectionRule[])[],
  example?: Example,
): Promise<Scan> {
  const context = await rowContextFor(ctx, file);
  const facts = factsOf(context);
  const results = lists.map(rules => ({
    targets: rules.map((): RuleTarget[] => []),
    rows: [] as NumberedRow[],
  }));
  let read = 0;
  for await (const rows of readIssueRowsInBatches(
    ctx.db,
    ctx.deps.keys,
    file.id,
    hasCorrectableIssue,
    maxScannedRows + 1,
  )) {
    const batch = rows.slice(0, maxScannedRows - read);
    read += rows.length;
    const initial = await mapInSlices(batch, ({ row, issues }) =>
      toRuleRow(row, issues, new Set(Object.keys(row.corrections)), context),
    );
    for (const [at, rules] of lists.entries()) {
      const states = batch.map(({ row }, i): RowState => ({ row, own: initial[i] as RuleRow }));
      for (const [ruleAt, rule] of rules.entries()) {
        const found = await applyToStates(ctx, file, context, facts, rule, states, example);
        results[at]?.targets[ruleAt]?.push(...found);
      }
      results[at]?.rows.push(
        ...states.flatMap(({ row }, i) => (row === batch[i]?.row ? [] : [row])),
      );
    }
  }
  return { lists: results, isLimited: read > maxScannedRows };
}

const hasCorrectableIssue: SQL | undefined = and(
  ne(importRow.outcome, 'dilewati'),
  sql`${importRow.codes} && ${sql.param(`{${correctableCodes.join(',')}}`)}::text[]`,
);

/** Applies a rule to the rows that it improves, and returns these. */
async function applyToStates(
  ctx: Context,
  file: ImportFile,
  context: RowContext,
  facts: RuleFacts,
  rule: CorrectionRule,
  states: readonly RowState[],
  example: Example | undefined,
): Promise<RuleTarget[]> {
  const found = await mapInSlices(states, state => {
    const change =
      example?.nomor === state.row.rowNumber
        ? otherHalf(rule, state.row, example, context)
        : applyRule(rule, state.own, facts);
    return change && { state, change };
  });
  const candidates = found.filter(one => one !== null);
  if (candidates.length === 0) return [];
  const changed = candidates.map(({ state: { row }, change }) => ({
    ...row,
    corrections: { ...row.corrections, ...change },
  }));
  const validated = await validateRows(ctx, file, changed, context, new FirstRows());
  return candidates.flatMap(({ state, change }, i) => {
    const issues = validated[i]?.issues ?? [];
    const row = changed[i];
    const before = state.own;
    if (!row || !isImprovement(before.issues, issues, change)) return [];
    const corrected = new Set([...before.corrected, ...Object.keys(change)]);
    state.row = row;
    state.own = toRuleRow(row, issues, corrected, context);
    return [{ nomor: row.rowNumber, nama: before.values.nama, before: before.texts, change }];
  });
}

/** Of the row whose cell was corrected, an exchange changes the other cell. */
function otherHalf(
  rule: CorrectionRule,
  row: NumberedRow,
  { field }: Example,
  context: RowContext,
): RuleChange | null {
  if (rule.jenis !== 'tukarKolom') return null;
  const other = rule.field === field ? rule.dengan : rule.field;
  const text = readRow(withoutCorrection(row, field), context).original[field];
  return text === undefined || row.corrections[other] !== undefined ? null : { [other]: text };
}
