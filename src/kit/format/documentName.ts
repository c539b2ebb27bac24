import { interpolate } from '#src/i18n/interpolate.ts';
import { common } from '#texts/common.ts';

/**
 * Name of a document: its number, or that it is a draft, which has none yet.
 * @param subject whom or what a draft is for; its id means nothing to people
 */
export const documentName = (number: string | null, subject: string | null): string =>
  number ?? (subject === null ? common.draft : interpolate(common.draft_for, { name: subject }));
