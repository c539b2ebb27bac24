import type { DelimiterName, ImportKind } from '#contract/domains/import/index.ts';
import { canImportForCompany } from '#contract/policy.ts';
import { useLookup } from '#src/kit/fields/useLookup.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';

/** Target of an import: the selected ids, empty strings for none. */
export interface ImportTarget {
  readonly idBHBU: string;
  readonly idFaskes: string;
  /** Position from 1 of the sheet to read, where the user has chosen one. */
  readonly lembar?: number;
  /** Delimiter of a text file, where the user has chosen one. */
  readonly pemisah?: DelimiterName;
}

/** Which target fields the signed-in user must or may fill. */
export interface TargetRequirements {
  /** The user's own company, which is not asked for. */
  readonly ownBhbu: string | undefined;
  readonly company: 'needed' | 'possible' | 'none';
  /** False for facility accounts and for smart checking, whose rows only identify people. */
  readonly faskes: boolean;
}

/** Returns the target fields required for an import of `kind`. */
export function useTargetRequirements(kind: ImportKind): TargetRequirements {
  const { role, idReferensi } = useRequiredSession();
  if (kind === 'smartChecking') return { ownBhbu: undefined, company: 'none', faskes: false };
  if (permissionScope(role, 'import.manage') === 'own') {
    // In the `own` scope, only companies may import peserta; facilities may not.
    const isCompany = permissionScope(role, 'import.create') === 'own';
    const ownBhbu = isCompany ? String(idReferensi ?? '') : undefined;
    return { ownBhbu, company: 'none', faskes: isCompany };
  }
  if (kind === 'boosterEksternal') return { ownBhbu: undefined, company: 'none', faskes: true };
  const company = canImportForCompany(role) ? 'needed' : 'possible';
  return { ownBhbu: undefined, company, faskes: true };
}

/**
 * Returns the id of the only facility that serves a company and may work; empty when there is a choice, and undefined
 * while the facilities are read.
 */
export function useOnlyFacility(idBHBU: string): string | undefined {
  const { data = [], isLoading } = useLookup(idBHBU === '' ? undefined : 'faskes', idBHBU);
  if (isLoading) return undefined;
  const [only] = data;
  return only && data.length === 1 && only.warning === undefined ? only.id : '';
}

export type MissingTarget = 'idBHBU' | 'idFaskes' | undefined;

/** Returns the first required target field that is empty. */
export function missingTarget(
  { idBHBU, idFaskes }: ImportTarget,
  requirements: TargetRequirements,
): MissingTarget {
  if (requirements.ownBhbu !== undefined || !requirements.faskes || idBHBU !== '') return undefined;
  if (requirements.company === 'needed') return 'idBHBU';
  return idFaskes === '' ? 'idFaskes' : undefined;
}
