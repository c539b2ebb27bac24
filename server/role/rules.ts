import { organizationRuleOf, canGrantRole, type Role } from '#contract/policy.ts';
import type { RoleRecord } from '#contract/role.ts';
import type { Queryable } from '../db/client.ts';
import { invalidField, Problem } from '../problem.ts';
import { mapUniqueViolation } from '../db/unique-violation.ts';
import { countAccountsOfRole } from './read.ts';

/** Forbids a base role above the caller's own. @throws Problem 422 on `peranDasar` */
export function checkCanUseBaseRole(callerRole: Role, baseRole: Role): void {
  if (!canGrantRole(callerRole, baseRole)) {
    throw invalidField(
      'peranDasar',
      `Hanya SUPERADMIN yang dapat memakai ${baseRole} sebagai peran dasar`,
    );
  }
}

/**
 * Forbids changes of built-in roles, to which the policy table grants rights.
 * @throws Problem 409
 */
export function checkNotBuiltIn(record: RoleRecord): void {
  if (record.bawaan) {
    throw new Problem(
      'KEADAAN_SALAH',
      `${record.name} adalah peran bawaan dan tidak dapat diubah atau dihapus. Buat peran baru di atasnya.`,
    );
  }
}

/**
 * Forbids a base role for another kind of organization (BHBU, faskes or none) while accounts have
 * the role, since they would belong to the wrong kind.
 * @throws Problem 409
 */
export async function checkBaseRoleChange(
  db: Queryable,
  { id, name, peranDasar }: RoleRecord,
  next: Role,
): Promise<void> {
  if (organizationRuleOf(peranDasar).kind === organizationRuleOf(next).kind) return;
  const accountCount = await countAccountsOfRole(db, id);
  if (accountCount > 0) {
    throw new Problem(
      'MASIH_DIPAKAI',
      `${name} dipakai ${accountCount} akun yang tidak sesuai dengan ${next}. Beri akun itu peran lain lebih dahulu.`,
    );
  }
}

/** Runs a write and maps a duplicate name to its field. @throws Problem 422 on `name` */
export const withUniqueRoleName = <T>(write: () => Promise<T>): Promise<T> =>
  mapUniqueViolation(
    { constraint: 'role_name_unique', field: 'name', message: 'Nama ini sudah dipakai peran lain' },
    write,
  );
