import type { DoseDetail, Kipi } from '#contract/domains/vaksinasi/index.ts';
import type { kipiFollowUpFields } from '#contract/domains/vaksinasi/kipi-follow-up.ts';
import type { kipiFormFields } from '#contract/domains/vaksinasi/kipi-form.ts';
import { encryptField, decryptField } from '#server/platform/crypto/field-encryption.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';

/** Screening answers before a dose, and the note on why none was given. */
export interface ScreeningData {
  readonly skrining: DoseDetail['skrining'];
  readonly catatan: string | null;
}

/**
 * Details of an adverse event (KIPI). Older events have one complaint and how long it lasted instead
 * of symptoms, and lack what the national form asks for.
 */
export type KipiData = Pick<Kipi, 'kesudahan'> &
  Partial<Pick<Kipi, keyof typeof kipiFormFields | keyof typeof kipiFollowUpFields>> & {
    readonly lamaGejala?: string | null;
  };

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
): Buffer => encryptField(keys, encryptionPurposes[kind], JSON.stringify(data));

/** Decrypts health data. @throws DecryptionError when it was encrypted under another key */
export const decryptHealth = <K extends keyof HealthData>(
  keys: Keys,
  kind: K,
  encrypted: Buffer,
): HealthData[K] =>
  JSON.parse(decryptField(keys, encryptionPurposes[kind], encrypted)) as HealthData[K];
