import { cleanNumber } from './clean.ts';
import { enteredValue } from './entered.ts';
import { issueMessage } from '../messages/message.ts';

/**
 * The place of business of a taxpayer (NITKU): the NPWP and six digits. Only the six digits are
 * stored, so that a NITKU always belongs to its NPWP and never holds a person's number.
 */
export const nitku = enteredValue()
  .max(30)
  .transform(cleanNumber)
  .refine(digits => /^(\d{6}|\d{22})$/.test(digits), issueMessage('company.nitku'))
  .meta({ input: 'code' });

/** The six digits of the head office. */
export const headOffice = '000000';

/**
 * Returns the last six digits of an entered NITKU; undefined when it is whole and belongs to another
 * NPWP.
 */
export const branchOf = (entered: string, npwp: string): string | undefined =>
  entered.length === 6 || entered.startsWith(npwp) ? entered.slice(-6) : undefined;

/** Returns the 22 digits of a NITKU; without a branch, that of the head office. */
export const fullNitku = (npwp: string, branch: string | null): string =>
  `${npwp}${branch ?? headOffice}`;
