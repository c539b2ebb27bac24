import { createContext, useContext, useEffect, useState } from 'react';
import type { Dose } from '#contract/domains/vaksinasi/index.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import type { VaccineSession } from '../vaccine/useVaccineSession.ts';

/** Why a batch is used although the ledger has no dose of it left. */
export interface StockReason {
  readonly idBatch: number;
  readonly teks: string;
}

/** Dose fields that carry over from one peserta to the next until changed. */
export interface StickyDoseFields {
  readonly lokasi: NonNullable<Dose['lokasi']>;
  readonly vaksinator: string;
  /** The last reason of its kind, or null. */
  readonly alasanStok: StockReason | null;
}

interface StickyDose {
  readonly fields: StickyDoseFields;
  readonly change: (change: Partial<StickyDoseFields>) => void;
  readonly vaccine: VaccineSession;
}

export const StickyDoseContext = createContext<StickyDose | null>(null);

/** Last values and their user, in memory only: they survive a new sign-in but not a reload. */
let lastValues: { readonly userId: number; readonly fields: StickyDoseFields } | undefined;

/** Holds the carried-over dose fields; restores them when the same user returns to the page. */
export function useStickyDoseState(vaccine: VaccineSession): StickyDose {
  const { id, fullName } = useRequiredSession();
  const [fields, setFields] = useState<StickyDoseFields>(() =>
    lastValues?.userId === id
      ? lastValues.fields
      : { lokasi: 'LENGAN_KIRI', vaksinator: fullName, alasanStok: null },
  );
  useEffect(() => {
    lastValues = { userId: id, fields };
  }, [id, fields]);
  return { fields, change: change => setFields(before => ({ ...before, ...change })), vaccine };
}

/** Returns the carried-over dose fields. @throws Error outside the provider */
export function useStickyDose(): StickyDose {
  const stickyDose = useContext(StickyDoseContext);
  if (!stickyDose) throw new Error('useStickyDose outside its provider');
  return stickyDose;
}
