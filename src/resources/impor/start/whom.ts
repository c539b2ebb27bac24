import type { ImporKind } from '#contract/impor/index.ts';
import { canAccess, importsForCompany } from '#contract/policy.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';

/** Target of an import: the selected ids, empty strings for none. */
export interface Whom {
  readonly idBHBU: string;
  readonly idFaskes: string;
}

/** Which target fields the signed-in user must or may fill. */
export interface Asked {
  /** The user's own company, which is not asked for. */
  readonly ownBhbu: string | undefined;
  readonly company: 'needed' | 'possible' | 'none';
  /** False for facility accounts and for smart checking, whose rows only identify people. */
  readonly faskes: boolean;
}

/** Returns the target fields required for an import of `kind`. */
export function useAsked(kind: ImporKind): Asked {
  const { role, idReferensi } = useSignedIn();
  if (kind === 'smartChecking') return { ownBhbu: undefined, company: 'none', faskes: false };
  if (canAccess(role, 'impor.work') === 'own') {
    // In the `own` scope, only companies may import peserta; facilities may not.
    const isCompany = canAccess(role, 'peserta.import') === 'own';
    const ownBhbu = isCompany ? String(idReferensi ?? '') : undefined;
    return { ownBhbu, company: 'none', faskes: isCompany };
  }
  if (kind === 'boosterEksternal') return { ownBhbu: undefined, company: 'none', faskes: true };
  const company = importsForCompany(role) ? 'needed' : 'possible';
  return { ownBhbu: undefined, company, faskes: true };
}

export type Missing = keyof Whom | undefined;

/** Returns the first required target field that is empty. */
export function missingIn({ idBHBU, idFaskes }: Whom, asked: Asked): Missing {
  if (asked.ownBhbu !== undefined || !asked.faskes || idBHBU !== '') return undefined;
  if (asked.company === 'needed') return 'idBHBU';
  return idFaskes === '' ? 'idFaskes' : undefined;
}
