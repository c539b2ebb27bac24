import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the 32-byte application key from `<dataDir>/app.key` and creates it on first use. A backup
 * of the folder must include this file: without it, every encrypted identity number is lost.
 * @throws Error when the file does not hold 32 base64-encoded bytes
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
    throw new Error(`${file} tidak berisi kunci 32 byte; kembalikan dari cadangan.`);
  return new Uint8Array(key);
}
