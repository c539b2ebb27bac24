import type { Pks } from '#contract/domains/pks/record.ts';
import { canAccess, type Role } from '#contract/policy.ts';
import { pks as messages } from '#texts/pks.ts';

/** Returns the path of an agreement's page: that of the staff, or that of its company. */
export const pksPath = (role: Role, id: number): string =>
  canAccess(role, 'pks.read') === 'own' ? `/dashboard/pks/detail/${id}` : `/admin/pks/detail/${id}`;

/** Name of an agreement: its number, or that it is a draft. */
export const pksName = ({ id, noPKS }: Pick<Pks, 'id' | 'noPKS'>): string =>
  noPKS ?? messages.draft_name.replace('%{id}', String(id));
