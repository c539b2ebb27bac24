import { interpolate } from '#src/i18n/interpolate.ts';
import { common } from '#texts/common.ts';

/** Name of a document: its number, or that it is a draft, which has none yet. */
export const documentName = (number: string | null, id: number): string =>
  number ?? interpolate(common.draft, { id });
