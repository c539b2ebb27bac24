import { z } from 'zod';
import { opensKeyCheck } from '#server/platform/crypto/key-check.ts';
import { BackupError } from './archive.ts';

/** First entry of a backup: what it contains and which key its encrypted columns need. */
export const manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Timestamp of the newest migration, in ms. */
  schemaVersion: z.int(),
  /** Tables with the columns of their rows, in the order of the entries. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Next values of the identity columns. */
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** A known text, encrypted with the application key that opens the keys in the backup. */
  keyCheck: z.base64(),
});
export type Manifest = z.infer<typeof manifest>;

/** Last entry of a backup: rows and SHA-256 of each table. An archive without it is incomplete. */
export const checksums = z.record(
  z.string(),
  z.object({ rows: z.int(), sha256: z.hex().length(64) }),
);
export type Checksums = z.infer<typeof checksums>;

export const manifestEntry = 'manifest.json';
export const checksumsEntry = 'checksums.json';

/** @throws BackupError when the application key does not open the keys in the backup */
export function verifyKeyCheck(appKey: Uint8Array, { keyCheck }: Manifest): void {
  if (opensKeyCheck(appKey, Buffer.from(keyCheck, 'base64'))) return;
  throw new BackupError(
    'Kunci aplikasi di sini bukan kunci cadangan ini, jadi NIK di dalamnya tidak akan terbaca. Pakai APP_KEY, atau berkas app.key, dari tempat cadangan itu dibuat.',
  );
}
