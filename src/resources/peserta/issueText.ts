import { issueDescription, type FoundIssue, type Issue } from '#contract/domains/peserta/index.ts';
import { renderMessage } from '#src/i18n/contractMessages.ts';

/** Returns the text of an issue: what is wrong and how to correct it. */
export const issueText = (issue: Pick<FoundIssue, 'code' | 'detail'>): string =>
  renderMessage(issueDescription(issue));

/** Fields of the form for values that files have in another form: a file names a facility by its code. */
const formFieldOf: Readonly<Record<string, string>> = { kodeFaskes: 'idFaskes' };

/** Returns the field of the form that an issue concerns; the form may lack it, as for smart checking. */
export const issueField = ({ field }: Pick<Issue, 'field'>): string => formFieldOf[field] ?? field;
