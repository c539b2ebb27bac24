import { belongsTo, type Role } from '#contract/policy.ts';
import { invalid } from '../problem.ts';

/** Where the number of what an account belongs to is kept, as its base role says. */
export interface Reference {
  readonly bhbuId: number | null;
  readonly faskesId: number | null;
}

/**
 * What `idReferensi` stands for with a base role: a company, a facility, or nothing.
 * @throws Problem 422 on `idReferensi` where it can stand for nothing
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
