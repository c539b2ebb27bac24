import type { Issue } from '../../peserta/issues.ts';
import type { ColumnField, LookupFinders, RowValues } from '../columns/index.ts';

/** A row as rules see it. */
export interface RuleRow {
  /** Texts of the cells that are not empty, as in the file or as corrected. */
  readonly texts: Readonly<Partial<Record<ColumnField, string>>>;
  readonly values: RowValues;
  readonly issues: readonly Pick<Issue, 'code' | 'field'>[];
  /** Fields that a person corrected; rules leave them alone. */
  readonly corrected: ReadonlySet<string>;
}

/** A facility that the rows of an import may name. */
export interface RuleFaskes {
  /** In upper case. */
  readonly kode: string;
  readonly nama: string;
}

/** What rules need to know besides the row. */
export interface RuleFacts {
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly finders: LookupFinders;
  readonly faskes: readonly RuleFaskes[];
}

/** New texts by field. */
export type RuleChange = Readonly<Partial<Record<ColumnField, string>>>;

/** Whether a cell has an issue of one of these codes, or any issue. */
export const hasIssue = (
  { issues }: Pick<RuleRow, 'issues'>,
  field: string,
  codes?: readonly Issue['code'][],
): boolean => issues.some(one => one.field === field && (!codes || codes.includes(one.code)));

/** Issues about other records: a correction may cause them, and they do not tell whether it is right. */
const relationalCodes = new Set<Issue['code']>(['E04', 'E05', 'E18', 'E20', 'W02', 'W03']);

const keysOf = (issues: RuleRow['issues']): Set<string> =>
  new Set(
    issues
      .filter(({ code }) => !relationalCodes.has(code))
      .map(({ code, field }) => `${code} ${field}`),
  );

/**
 * Whether a change made a row better and nothing worse: at least one issue is gone, none is new, and
 * the changed cells have none. Only such changes are proposed.
 */
export function isImprovement(
  before: RuleRow['issues'],
  after: RuleRow['issues'],
  change: RuleChange,
): boolean {
  const [old, left] = [keysOf(before), keysOf(after)];
  const isGone = [...old].some(key => !left.has(key));
  const isNew = [...left].some(key => !old.has(key));
  const isRight = !after.some(({ code, field }) => field in change && !relationalCodes.has(code));
  return isGone && !isNew && isRight;
}
