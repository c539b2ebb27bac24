import type { DoseDetail, Kipi } from '#contract/domains/vaksinasi/index.ts';
import type { kipiReportFields } from '#contract/domains/vaksinasi/kipi-detail.ts';
import { encryptField, decryptField } from '#server/platform/crypto/field-encryption.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';

/** Screening answers before a dose, and the note on why none was given. */
export interface ScreeningData {
  readonly skrining: DoseDetail['skrining'];
  readonly catatan: string | null;
}

/** Details of an adverse event (KIPI); older events lack what its report asks for. */
export type KipiData = Pick<Kipi, 'keluhan' | 'tindakan' | 'kesudahan'> &
  Partial<Pick<Kipi, keyof typeof kipiReportFields>>;

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
