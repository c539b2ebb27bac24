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
  /** Whether a facility alone will not do. */
  readonly needsCompany: boolean;
}

/** Tells what is asked of the person signed in. */
export function useAsked(): Asked {
  const { role, idReferensi } = useSignedIn();
  return {
    ownBhbu: canAccess(role, 'peserta.import') === 'own' ? String(idReferensi ?? '') : undefined,
    needsCompany: importsForCompany(role),
  };
}

export type Missing = keyof Whom | undefined;

/** What has to be chosen yet. */
export function missingIn({ idBHBU, idFaskes }: Whom, { ownBhbu, needsCompany }: Asked): Missing {
  if (ownBhbu !== undefined || idBHBU !== '') return undefined;
  if (needsCompany) return 'idBHBU';
  return idFaskes === '' ? 'idFaskes' : undefined;
}
