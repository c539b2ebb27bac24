import type { Pks } from '#contract/domains/pks/record.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { pks as messages } from '#texts/pks.ts';

/** Name of an agreement: its number, or that it is a draft. */
export const pksName = ({ noPKS, noOrder }: Pick<Pks, 'noPKS' | 'noOrder'>): string =>
  noPKS ?? interpolate(messages.draft_name, { number: noOrder ?? '' });
