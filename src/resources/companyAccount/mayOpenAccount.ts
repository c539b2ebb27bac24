import type { Bhbu } from '#contract/domains/bhbu/record.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import type { Session } from '#src/providers/session.ts';

/** Whether a user may open the account of a company: the staff of finance, the company and its account manager. */
export function mayOpenAccount(
  { role, id, idReferensi }: Pick<Session, 'id' | 'idReferensi' | 'role'>,
  company: Pick<Bhbu, 'accountManagerId' | 'id'>,
): boolean {
  const scope = permissionScope(role, 'companyAccount.read');
  if (scope !== 'own') return scope === 'all';
  return company.id === idReferensi || company.accountManagerId === id;
}
