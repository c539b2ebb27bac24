import { belongsTo, type Role } from '#contract/policy.ts';
import { invalid } from '../problem.ts';

/** Columns of the organization that an account belongs to; at most one is set. */
export interface Reference {
  readonly bhbuId: number | null;
  readonly faskesId: number | null;
}

/**
 * Resolves `idReferensi` to a company or a faskes, depending on the base role.
 * @throws Problem 422 on `idReferensi` when the role belongs to no organization
 */
export function referenceOf(base: Role, idReferensi: number | null | undefined): Reference {
  const { kind } = belongsTo(base);
  const given = idReferensi ?? null;
  if (kind === 'none' && given !== null) {
    throw invalid('idReferensi', `Akun ${base} tidak dimiliki BHBU atau faskes`);
  }
  return {
    bhbuId: kind === 'bhbu' ? given : null,
    faskesId: kind === 'faskes' ? given : null,
  };
}
