import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the application key comes from: `APP_KEY`, or the file `app.key` in the data folder. */
export interface AppKeySource {
  readonly appKey: Uint8Array | null;
  readonly dataDir: string;
}

/** The application key is missing or does not fit the database; the message says what to do. */
export class AppKeyError extends Error {
  override readonly name = 'AppKeyError';
}

/** @throws AppKeyError when there is neither `APP_KEY` nor `app.key` */
export function assertAppKeyExists({ appKey, dataDir }: AppKeySource): void {
  if (!appKey && !existsSync(join(dataDir, 'app.key'))) {
    throw new AppKeyError(
      `Kunci aplikasi tidak ada. Isi APP_KEY, atau salin app.key dari tempat lama ke ${dataDir}.`,
    );
  }
}

/**
 * Reads the 32-byte application key from `<dataDir>/app.key` and creates it on first use. A backup
 * of the folder must include this file: without it, every encrypted identity number is lost.
 * @throws AppKeyError when the file does not hold 32 base64-encoded bytes
 */
export function loadOrCreateAppKey(dataDir: string): Uint8Array {
  const file = join(dataDir, 'app.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64');
  if (key.length !== 32)
    throw new AppKeyError(`${file} tidak berisi kunci 32 byte; kembalikan dari cadangan.`);
  return new Uint8Array(key);
}
