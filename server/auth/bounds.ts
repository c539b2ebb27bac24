import { count, tooOften, type Limits } from './limits.ts';

const tenMinutes = 600_000;

/** Limit per window: more than normal work needs, and few for someone enumerating numbers. */
const most = 60;

/** The user and time of a limited action. */
interface Deed {
  readonly user: { readonly id: number };
  readonly now: Date;
}

/** Rate limits per account, so that a stolen session cannot harvest identity numbers. */
export interface Bounds {
  /**
   * Counts one display of unmasked identity numbers.
   * @throws Problem 429 when the limit is exceeded
   */
  readonly reveals: (deed: Deed) => Promise<void>;
  /**
   * Counts a search by a complete identity number unless a record is found, because a number
   * without a record was guessed. Repeated searches for one number count once.
   * @throws Problem 429 when the limit is exceeded, whether or not the number exists
   */
  readonly looksFor: (deed: Deed, number: string, isThere: () => Promise<boolean>) => Promise<void>;
}

/** Creates the limits; each counter covers a fixed window of ten minutes. */
export function createBounds({ limiter, hide }: Limits): Bounds {
  const seconds = tenMinutes / 1000;
  const revealed = limiter('reveals', most, seconds);
  const guessed = limiter('guesses', most, seconds);
  const guess = limiter('guess', 1, seconds);

  const keyOf = ({ user, now }: Deed, number = ''): string =>
    hide(`${user.id} ${Math.floor(now.getTime() / tenMinutes)} ${number}`);

  const spend = async (counts: typeof guessed, deed: Deed, what: string): Promise<void> => {
    // Counted before the check, so that concurrent requests cannot exceed the limit.
    const { consumedPoints } = await count(counts, keyOf(deed));
    if (consumedPoints > most) throw tooOften(tenMinutes - (deed.now.getTime() % tenMinutes), what);
  };

  return {
    reveals: deed =>
      spend(revealed, deed, 'Terlalu banyak nomor identitas diperlihatkan dengan akun ini.'),
    async looksFor(deed, number, isThere) {
      await spend(
        guessed,
        deed,
        'Terlalu banyak NIK dicari dengan akun ini tanpa menemukan siapa pun.',
      );
      const isNew =
        !(await isThere()) && (await count(guess, keyOf(deed, number))).consumedPoints === 1;
      if (!isNew) await guessed.reward(keyOf(deed));
    },
  };
}
