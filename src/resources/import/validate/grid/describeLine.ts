import { fieldLabel } from '#contract/domains/import/columns/index.ts';
import { issueCodes, issueTitle, type Issue } from '#contract/domains/peserta/index.ts';
import { renderMessage } from '#src/i18n/contractMessages.ts';
import type { Translate } from '#src/i18n/useMessages.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import { rowResultColor } from '../../importDisplay.ts';
import { issueText } from '../../../peserta/issueText.ts';
import { cellIssues } from '../issues.ts';
import { contradictsNik, issueValueText, nikSuggestion } from '../nikSuggestion.ts';
import { isCorrected, isRepaired, type GridLine } from './gridLines.ts';
import type { CellState } from './useCellSaves.ts';

interface LineDescription {
  readonly meaning: Meaning;
  /** Fits in the line. */
  readonly short: string;
  /** Says what is wrong and what to do. */
  readonly full: string;
}

const effectMeaning = { rejected: 'bad', invalid: 'attention', warning: 'information' } as const;

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Describes the state of a line: its issues, or that it is right, being saved or not saved. */
export function describeLine(
  t: Translate,
  line: GridLine,
  cell: CellState | undefined,
): LineDescription {
  const { row, field } = line;
  if (cell?.status === 'saving') return same('neutral', t('resources.import.validate.saving'));
  if (cell?.status === 'failed') {
    const short = t('resources.import.grid.not_saved');
    return {
      meaning: 'bad',
      short,
      full: `${short}. ${cell.message} ${t('resources.import.grid.retry')}`,
    };
  }
  if (row.hasil === 'dilewati')
    return same('neutral', t('resources.import.resultMeaning.dilewati'));
  if (field === undefined) {
    const names = row.perubahan.map(fieldLabel).join(', ');
    return row.hasil === 'berubah'
      ? same('information', t('resources.import.validate.changed_fields', { names }))
      : {
          meaning: rowResultColor[row.hasil],
          short: t(`resources.import.hasil.${row.hasil}`),
          full: t(`resources.import.resultMeaning.${row.hasil}`),
        };
  }
  const issues = cellIssues(row, field);
  const [worst] = [...issues].sort((a, b) => rank(a) - rank(b));
  if (!worst && isRepaired(line)) {
    return {
      meaning: 'information',
      short: t('resources.import.grid.repaired'),
      full: t('resources.import.validate.repaired'),
    };
  }
  if (!worst) return same('good', t('resources.import.grid.right'));
  const short = unique(issues.map(issue => issueSummary(t, line, issue))).join('; ');
  const full = issueSentences(t, line, issues);
  const isWrong = issueCodes[worst.code].effect !== 'warning';
  return {
    meaning: effectMeaning[issueCodes[worst.code].effect],
    short:
      isCorrected(line) && isWrong ? t('resources.import.grid.still', { reason: short }) : short,
    full: isCorrected(line) && isWrong ? t('resources.import.grid.still', { reason: full }) : full,
  };
}

const same = (meaning: Meaning, text: string): LineDescription => ({
  meaning,
  short: text,
  full: text,
});

const ranks = { rejected: 0, invalid: 1, warning: 2 } as const;
const rank = ({ code }: Issue): number => ranks[issueCodes[code].effect];

/** Returns what is wrong in a few words. */
function issueSummary(t: Translate, line: GridLine, issue: Issue): string {
  const suggestion = nikSuggestion(line.row, line.field);
  if (suggestion && contradictsNik(issue)) {
    return t('resources.import.grid.by_nik', { value: suggestion.text });
  }
  return issue.detail ?? renderMessage(issueTitle(issue.code));
}

/** Returns the issues with the values that they are about, and what to do. */
function issueSentences(t: Translate, { row }: GridLine, issues: readonly Issue[]): string {
  const [first] = issues;
  const value = first ? issueValueText(t, row, first) : '';
  return [value, ...unique(issues.map(issueText))].filter(Boolean).join(' ');
}
