import type { Message } from '#contract/core/messages/message.ts';
import { message } from '#server/platform/messages/message.ts';
import { consumePoint, tooManyRequests, type RateLimits } from './rate-limits.ts';

/** Notes that an account writes in an hour; more than anyone types. */
export const maxNotesPerHour = 300;

/** Size of the files that an account adds to notes in a day: thirty of the maximum size. */
export const maxNoteBytesPerDay = 300_000_000;

/** Limits of the notes that an account writes. */
export interface NoteLimits {
  /**
   * Counts a note and the size of its files; a note that would exceed a limit is not counted.
   * @throws Problem 429 when a limit is exceeded
   */
  readonly countNote: (userId: number, bytes: number) => Promise<void>;
}

/** Creates the limits; their counters cover an hour and a day from the first note. */
export function createNoteLimits({ limiter, hashKey }: RateLimits): NoteLimits {
  const notes = limiter('notes', maxNotesPerHour, 3_600);
  // In kB, so that the sum stays below the range of the counter.
  const kilobytes = limiter('note-files', Math.floor(maxNoteBytesPerDay / 1_000), 86_400);

  /** Returns a function that throws when the counter would exceed its limit. */
  const checkOf =
    (counter: typeof notes, sentence: Message) =>
    (consumed: number, msBeforeNext: number): void => {
      if (consumed > counter.points) throw tooManyRequests(msBeforeNext, sentence);
    };
  const checkNotes = checkOf(notes, message('auth.tooManyNotes'));
  const checkFiles = checkOf(kilobytes, message('auth.tooManyNoteFiles'));

  return {
    async countNote(userId, bytes) {
      const key = hashKey(`${userId}`);
      const size = Math.ceil(bytes / 1_000);
      const [written, stored] = await Promise.all([
        notes.get(key),
        size > 0 ? kilobytes.get(key) : null,
      ]);
      checkNotes((written?.consumedPoints ?? 0) + 1, written?.msBeforeNext ?? 0);
      checkFiles((stored?.consumedPoints ?? 0) + size, stored?.msBeforeNext ?? 0);
      const note = await consumePoint(notes, key);
      checkNotes(note.consumedPoints, note.msBeforeNext);
      if (size === 0) return;
      const files = await consumePoint(kilobytes, key, size);
      checkFiles(files.consumedPoints, files.msBeforeNext);
    },
  };
}
