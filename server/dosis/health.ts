import type { RincianDosis } from '#contract/dosis/index.ts';
import type { Keys } from '../keys.ts';
import { seal, unseal } from '../seal.ts';

/** Screening answers before a dose, and the note on why none was given. */
export interface ScreeningKept {
  readonly skrining: RincianDosis['skrining'];
  readonly catatan: string | null;
}

/** Details of an adverse event (KIPI). */
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

/** Encrypts health data under its own key. */
export const sealHealth = <K extends keyof Kept>(keys: Keys, kind: K, kept: Kept[K]): Buffer =>
  seal(keys.health, purposes[kind], JSON.stringify(kept));

/** Decrypts health data. @throws SealError when it was encrypted under another key */
export const openHealth = <K extends keyof Kept>(keys: Keys, kind: K, sealed: Buffer): Kept[K] =>
  JSON.parse(unseal(keys.health, purposes[kind], sealed)) as Kept[K];
