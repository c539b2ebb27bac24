import type { RincianDosis } from '#contract/dosis/index.ts';
import type { Keys } from '../keys.ts';
import { seal, unseal } from '../seal.ts';

/** What is asked of somebody before a dose, and noted of why it was not given. */
export interface ScreeningKept {
  readonly skrining: RincianDosis['skrining'];
  readonly catatan: string | null;
}

/** What happened after a dose. */
export interface KipiKept {
  readonly keluhan: string;
  readonly tindakan: string | null;
  readonly kesudahan: RincianDosis['kipi'][number]['kesudahan'];
}

const purposes = { screening: 'dosis.screening', kipi: 'kipi.detail' } as const;

interface Kept {
  screening: ScreeningKept;
  kipi: KipiKept;
}

/** Health data as it is kept: sealed, under a key of its own. */
export const sealHealth = <K extends keyof Kept>(keys: Keys, kind: K, kept: Kept[K]): Buffer =>
  seal(keys.health, purposes[kind], JSON.stringify(kept));

/** Health data as it was written. @throws SealError when it was kept under another key */
export const openHealth = <K extends keyof Kept>(keys: Keys, kind: K, sealed: Buffer): Kept[K] =>
  JSON.parse(unseal(keys.health, purposes[kind], sealed)) as Kept[K];
