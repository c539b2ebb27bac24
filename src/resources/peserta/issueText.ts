import { issueDescription, type FoundIssue } from '#contract/domains/peserta/index.ts';
import { renderMessage } from '#src/i18n/contractMessages.ts';

/** Returns the text of an issue: what is wrong and how to correct it. */
export const issueText = (issue: Pick<FoundIssue, 'code' | 'detail'>): string =>
  renderMessage(issueDescription(issue));
