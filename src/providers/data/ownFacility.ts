import { organizationRuleOf } from '#contract/policy.ts';
import { readSession } from '../session.ts';

/**
 * Returns the filter by the own facility for the calls of its accounts, as they are specified; the
 * server limits their lists in any case.
 */
export function ownFacilityFilter(): { readonly idFaskes?: number } {
  const session = readSession();
  return session && organizationRuleOf(session.role).kind === 'faskes' && session.idReferensi
    ? { idFaskes: session.idReferensi }
    : {};
}
