import { organizationRuleOf, type Role } from '#contract/policy.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';

/** Columns of the organization that an account belongs to; at most one is set. */
export interface AccountOwner {
  readonly bhbuId: number | null;
  readonly faskesId: number | null;
}

/**
 * Resolves `idReferensi` to a company or a faskes, depending on the base role.
 * @throws Problem 422 on `idReferensi` when the role belongs to no organization
 */
export function resolveAccountOwner(
  base: Role,
  idReferensi: number | null | undefined,
): AccountOwner {
  const { kind } = organizationRuleOf(base);
  const referenceId = idReferensi ?? null;
  if (kind === 'none' && referenceId !== null) {
    throw invalidField('idReferensi', message('user.roleWithoutOwner', { peran: base }));
  }
  return {
    bhbuId: kind === 'bhbu' ? referenceId : null,
    faskesId: kind === 'faskes' ? referenceId : null,
  };
}
