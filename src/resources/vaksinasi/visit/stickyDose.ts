import { createContext, useContext, useEffect, useState } from 'react';
import type { Dose } from '#contract/vaksinasi/index.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';

/** Dose fields that carry over from one peserta to the next until changed. */
export interface StickyDoseFields {
  readonly vaksin: string;
  readonly batch: string;
  readonly kadaluarsa: string;
  readonly lokasi: NonNullable<Dose['lokasi']>;
  readonly vaksinator: string;
}

interface StickyDose {
  readonly fields: StickyDoseFields;
  readonly change: (change: Partial<StickyDoseFields>) => void;
}

export const StickyDoseContext = createContext<StickyDose | null>(null);

/** Last values and their user, in memory only: they survive a new sign-in but not a reload. */
let lastValues: { readonly userId: number; readonly fields: StickyDoseFields } | undefined;

/** Holds the carried-over dose fields; restores them when the same user returns to the page. */
export function useStickyDoseState(): StickyDose {
  const { id, fullName } = useRequiredSession();
  const [fields, setFields] = useState<StickyDoseFields>(() =>
    lastValues?.userId === id
      ? lastValues.fields
      : { vaksin: '', batch: '', kadaluarsa: '', lokasi: 'LENGAN_KIRI', vaksinator: fullName },
  );
  useEffect(() => {
    lastValues = { userId: id, fields };
  }, [id, fields]);
  return { fields, change: change => setFields(before => ({ ...before, ...change })) };
}

/** Returns the carried-over dose fields. @throws Error outside the provider */
export function useStickyDose(): StickyDose {
  const stickyDose = useContext(StickyDoseContext);
  if (!stickyDose) throw new Error('useStickyDose outside its provider');
  return stickyDose;
}
