import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
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

const keyFile = (dataDir: string): string => join(dataDir, 'app.key');

/** Holds the next key while the database is changed to it. */
const nextKeyFile = (dataDir: string): string => join(dataDir, 'app.key.new');

/** Holds the key before the last change, which opens the backups of that time. */
const previousKeyFile = (dataDir: string): string => join(dataDir, 'app.key.old');

/** @throws AppKeyError when there is neither `APP_KEY` nor `app.key` */
export function assertAppKeyExists({ appKey, dataDir }: AppKeySource): void {
  if (!appKey && !existsSync(keyFile(dataDir))) {
    throw new AppKeyError(
      `Kunci aplikasi tidak ada. Isi APP_KEY, atau salin app.key dari tempat lama ke ${dataDir}.`,
    );
  }
}

/**
 * Returns the 32-byte application key: `APP_KEY`, or the key of `app.key`, which is created on first
 * use. A backup of the folder must include this file: without it, every encrypted identity number is
 * lost. A change of the key that was interrupted after the database had changed is completed.
 * @param opens whether a key opens the database
 * @throws AppKeyError when the file does not hold 32 base64-encoded bytes
 */
export function loadAppKey(
  { appKey, dataDir }: AppKeySource,
  opens: (appKey: Uint8Array) => boolean = () => true,
): Uint8Array {
  if (appKey) return appKey;
  mkdirSync(dataDir, { recursive: true });
  createKeyFile(keyFile(dataDir));
  const key = readKeyFile(keyFile(dataDir));
  if (opens(key) || !existsSync(nextKeyFile(dataDir))) return key;
  const next = readKeyFile(nextKeyFile(dataDir));
  if (!opens(next)) return key;
  adoptNextAppKey(dataDir);
  return next;
}

/** Creates the next application key beside the present one, or returns the one created before. */
export function createNextAppKey(dataDir: string): Uint8Array {
  createKeyFile(nextKeyFile(dataDir));
  return readKeyFile(nextKeyFile(dataDir));
}

/** Makes the next application key the present one, and keeps the present one as `app.key.old`. */
export function adoptNextAppKey(dataDir: string): void {
  copyFileSync(keyFile(dataDir), previousKeyFile(dataDir));
  renameSync(nextKeyFile(dataDir), keyFile(dataDir));
}

function createKeyFile(file: string): void {
  try {
    const text = randomBytes(32).toString('base64');
    writeFileSync(file, text, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function readKeyFile(file: string): Uint8Array {
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64');
  if (key.length !== 32)
    throw new AppKeyError(`${file} tidak berisi kunci 32 byte; kembalikan dari cadangan.`);
  return new Uint8Array(key);
}
