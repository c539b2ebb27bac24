import { Problem } from '../problem.ts';
import { message } from '../messages/message.ts';

/**
 * Maximum bytes of multipart bodies in memory across all calls: a few of the largest allowed files,
 * or many of the usual size.
 */
export const maxBufferedBytes = 150_000_000;

/** The share of the memory budget that one call uses. */
export interface MemoryReservation {
  /**
   * Adds received bytes.
   * @throws Problem 503 when all calls together would exceed the budget
   */
  readonly add: (bytes: number) => void;
  /** Returns the bytes to the budget. Call it once, when the body is no longer needed. */
  readonly release: () => void;
}

/**
 * Creates a memory budget for request bodies; each call of the result starts a reservation. Bytes
 * are counted as they arrive, not by Content-Length, so that a slow or idle client blocks no one.
 * @param maxBytes budget in bytes
 */
export function createMemoryBudget(maxBytes: number): () => MemoryReservation {
  let totalBytes = 0;
  return () => {
    let reservedBytes = 0;
    return {
      add(bytes) {
        if (totalBytes + bytes > maxBytes) {
          throw new Problem('BELUM_SIAP', message('http.manyUploads'), {
            headers: { 'retry-after': '15' },
          });
        }
        totalBytes += bytes;
        reservedBytes += bytes;
      },
      release() {
        totalBytes -= reservedBytes;
        reservedBytes = 0;
      },
    };
  };
}
