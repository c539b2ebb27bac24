import { createContext, useContext, useEffect, useState } from 'react';
import type { Dosis } from '#contract/dosis/index.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';

/** Dose fields that carry over from one peserta to the next until changed. */
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

/** Last values and their user, in memory only: they survive a new sign-in but not a reload. */
let last: { readonly userId: number; readonly fields: KeptFields } | undefined;

/** Holds the carried-over dose fields; restores them when the same user returns to the page. */
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

/** Returns the carried-over dose fields. @throws Error outside the provider */
export function useKept(): Kept {
  const kept = useContext(KeptContext);
  if (!kept) throw new Error('useKept outside of its page');
  return kept;
}
