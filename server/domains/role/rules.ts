import type { RoleRecord } from '#contract/domains/role.ts';
import { organizationRuleOf, canGrantRole, type Role } from '#contract/policy.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';

/** Forbids a base role above the caller's own. @throws Problem 422 on `peranDasar` */
export function checkCanUseBaseRole(callerRole: Role, baseRole: Role): void {
  if (!canGrantRole(callerRole, baseRole)) {
    throw invalidField('peranDasar', message('role.baseForSuperadmin', { peran: baseRole }));
  }
}

/**
 * Forbids changes of built-in roles, to which the policy table grants rights.
 * @throws Problem 409
 */
export function checkNotBuiltIn(record: RoleRecord): void {
  if (record.bawaan) {
    throw new Problem('KEADAAN_SALAH', message('role.builtIn', { nama: record.name }));
  }
}

/**
 * Forbids a base role for another kind of organization (BHBU, faskes or none) while accounts have
 * the role, since they would belong to the wrong kind.
 * @throws Problem 409
 */
export function checkBaseRoleChange(record: RoleRecord, next: Role): void {
  const { name, peranDasar, jumlahPengguna } = record;
  if (organizationRuleOf(peranDasar).kind === organizationRuleOf(next).kind) return;
  if (jumlahPengguna > 0) {
    throw new Problem(
      'MASIH_DIPAKAI',
      message('role.baseDiffers', { nama: name, jumlah: jumlahPengguna, dasar: next }),
    );
  }
}

/** Forbids the deletion of a role that accounts have. @throws Problem 409 */
export function checkUnused({ name, jumlahPengguna }: RoleRecord): void {
  if (jumlahPengguna > 0) {
    throw new Problem(
      'MASIH_DIPAKAI',
      message('role.inUse', { nama: name, jumlah: jumlahPengguna }),
    );
  }
}
