import type { DoseDetail } from '#contract/vaksinasi/index.ts';
import type { Keys } from '../../crypto/keys.ts';
import { encryptField, decryptField } from '../../crypto/field-encryption.ts';

/** Screening answers before a dose, and the note on why none was given. */
export interface ScreeningData {
  readonly skrining: DoseDetail['skrining'];
  readonly catatan: string | null;
}

/** Details of an adverse event (KIPI). */
export interface KipiData {
  readonly keluhan: string;
  readonly tindakan: string | null;
  readonly kesudahan: DoseDetail['kipi'][number]['kesudahan'];
}

const encryptionPurposes = { screening: 'vaksinasi.screening', kipi: 'kipi.detail' } as const;

interface HealthData {
  screening: ScreeningData;
  kipi: KipiData;
}

/** Encrypts health data under its own key. */
export const encryptHealth = <K extends keyof HealthData>(
  keys: Keys,
  kind: K,
  data: HealthData[K],
): Buffer => encryptField(keys.health, encryptionPurposes[kind], JSON.stringify(data));

/** Decrypts health data. @throws SealError when it was encrypted under another key */
export const decryptHealth = <K extends keyof HealthData>(
  keys: Keys,
  kind: K,
  encrypted: Buffer,
): HealthData[K] =>
  JSON.parse(decryptField(keys.health, encryptionPurposes[kind], encrypted)) as HealthData[K];
