import { createContext, useContext, useEffect, useState } from 'react';
import type { Dosis } from '#contract/dosis/index.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';

/** What stays the same from one person to the next, until the nurse says otherwise. */
export interface KeptFields {
  readonly vaksin: string;
  readonly batch: string;
  readonly kadaluarsa: string;
  readonly lokasi: NonNullable<Dosis['lokasi']>;
  readonly vaksinator: string;
}

interface Kept {
  readonly fields: KeptFields;
  readonly change: (change: Partial<KeptFields>) => void;
}

export const KeptContext = createContext<Kept | null>(null);

/** What somebody filled in last: it outlives the page and the session, in memory alone. */
let last: { readonly userId: number; readonly fields: KeptFields } | undefined;

/** What is kept for the next person, and for when the same nurse comes back from elsewhere. */
export function useKeeping(): Kept {
  const { id, fullName } = useSignedIn();
  const [fields, setFields] = useState<KeptFields>(() =>
    last?.userId === id
      ? last.fields
      : { vaksin: '', batch: '', kadaluarsa: '', lokasi: 'LENGAN_KIRI', vaksinator: fullName },
  );
  useEffect(() => {
    last = { userId: id, fields };
  }, [id, fields]);
  return { fields, change: change => setFields(before => ({ ...before, ...change })) };
}

/** @throws outside of the page */
export function useKept(): Kept {
  const kept = useContext(KeptContext);
  if (!kept) throw new Error('useKept outside of its page');
  return kept;
}
