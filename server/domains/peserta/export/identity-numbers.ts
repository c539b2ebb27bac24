import type { Keys } from '#server/platform/crypto/keys.ts';
import { mapInSlices } from '#server/platform/slices.ts';
import { decryptNumber } from '../identity.ts';
import { DecryptionThread } from './decryption-thread.ts';
import type { SourceRow } from './export-fields.ts';

type Row = Pick<SourceRow, 'isWNI' | 'nik' | 'passport'>;

/** Decrypts the numbers by which an export names people, those of a large export in a worker thread. */
export class IdentityNumbers {
  private isLarge = false;
  private readonly keys: Keys;
  private readonly thread: DecryptionThread;

  constructor(keys: Keys) {
    this.keys = keys;
    this.thread = new DecryptionThread(keys);
  }

  /**
   * Returns the number of each row: the NIK of a citizen, or the passport number of a foreigner. Wait for the
   * result before the next call.
   * @throws DecryptionError or, from the thread, Error with its message
   */
  async of(rows: readonly Row[]): Promise<readonly (string | null)[]> {
    // The first batch needs no thread: a small export is complete before one has started.
    if (!this.isLarge) {
      this.isLarge = true;
      return await mapInSlices(rows, row =>
        row.isWNI
          ? decryptNumber(this.keys, 'nik', row.nik)
          : decryptNumber(this.keys, 'noPaspor', row.passport),
      );
    }
    const niks = await this.thread.decrypt(
      'peserta.nik',
      rows.map(row => (row.isWNI ? row.nik : null)),
    );
    if (rows.every(row => row.isWNI)) return niks;
    const passports = await this.thread.decrypt(
      'peserta.noPaspor',
      rows.map(row => (row.isWNI ? null : row.passport)),
    );
    return rows.map((row, index) => (row.isWNI ? niks : passports)[index] ?? null);
  }

  /** Ends the thread. */
  stop(): Promise<void> {
    return this.thread.stop();
  }
}
