import type { Pks } from '#contract/domains/pks/record.ts';
import { pks as messages } from '#texts/pks.ts';

/** Name of an agreement: its number, or that it is a draft. */
export const pksName = ({ id, noPKS }: Pick<Pks, 'id' | 'noPKS'>): string =>
  noPKS ?? messages.draft_name.replace('%{id}', String(id));
