import type { ImporKind } from '#contract/impor/index.ts';
import { canAccess, importsForCompany } from '#contract/policy.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';

/** For whom a file is: ids as they are chosen, empty for none. */
export interface Whom {
  readonly idBHBU: string;
  readonly idFaskes: string;
}

/** What the person signed in has to say of whom a file is for. */
export interface Asked {
  /** The company, where it is the person's own and so not asked. */
  readonly ownBhbu: string | undefined;
  readonly company: 'needed' | 'possible' | 'none';
  /** Whether the facility is asked: not where it is one's own, nor of results that name people alone. */
  readonly faskes: boolean;
}

/** Tells what is asked of the person signed in for a file of a kind. */
export function useAsked(kind: ImporKind): Asked {
  const { role, idReferensi } = useSignedIn();
  if (kind === 'smartChecking') return { ownBhbu: undefined, company: 'none', faskes: false };
  if (canAccess(role, 'impor.work') === 'own') {
    // Of those who bring in their own, companies bring in participants too, facilities do not.
    const isCompany = canAccess(role, 'peserta.import') === 'own';
    const ownBhbu = isCompany ? String(idReferensi ?? '') : undefined;
    return { ownBhbu, company: 'none', faskes: isCompany };
  }
  if (kind === 'boosterEksternal') return { ownBhbu: undefined, company: 'none', faskes: true };
  const company = importsForCompany(role) ? 'needed' : 'possible';
  return { ownBhbu: undefined, company, faskes: true };
}

export type Missing = keyof Whom | undefined;

/** What has to be chosen yet. */
export function missingIn({ idBHBU, idFaskes }: Whom, asked: Asked): Missing {
  if (asked.ownBhbu !== undefined || !asked.faskes || idBHBU !== '') return undefined;
  if (asked.company === 'needed') return 'idBHBU';
  return idFaskes === '' ? 'idFaskes' : undefined;
}
