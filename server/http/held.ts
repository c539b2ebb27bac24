import { Problem } from '../problem.ts';

/**
 * Bytes of forms with files that may lie in memory at once, whoever sends them: some of the largest
 * files there may be, or many of the usual size.
 */
export const mostHeldBytes = 150_000_000;

/** What one call holds of it. */
export interface Held {
  /** Counts bytes as they come. @throws Problem 503 when all calls together would hold too many */
  readonly add: (bytes: number) => void;
  /** Gives them back. Call it once, when nothing of the body is needed any more. */
  readonly release: () => void;
}

/**
 * Counts the bytes that calls hold in memory. They are counted as they come and not as they are
 * announced, so that whoever sends slowly, or nothing, keeps nobody out.
 */
export function createHeld(most: number): () => Held {
  let all = 0;
  return () => {
    let mine = 0;
    return {
      add(bytes) {
        if (all + bytes > most) {
          throw new Problem(
            'BELUM_SIAP',
            'Server sedang menerima banyak berkas. Coba lagi sebentar.',
            { headers: { 'retry-after': '15' } },
          );
        }
        all += bytes;
        mine += bytes;
      },
      release() {
        all -= mine;
        mine = 0;
      },
    };
  };
}
