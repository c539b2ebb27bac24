import { count, tooOften, type Limits } from './limits.ts';

const tenMinutes = 600_000;

/** More than a person at work comes to in ten minutes, and little to whoever walks through numbers. */
const most = 60;

/** Whose deed it is, and when. */
interface Deed {
  readonly user: { readonly id: number };
  readonly now: Date;
}

/** What an account may do so often only, so that a session in wrong hands does not tell who all are. */
export interface Bounds {
  /** Counts that identity numbers are shown in full. @throws Problem 429 when that is too often */
  readonly reveals: (deed: Deed) => Promise<void>;
  /**
   * Counts that somebody is looked for by a whole number, unless there is one: a number that nobody has
   * was guessed. However often one and the same is looked for, it counts once.
   * @throws Problem 429 when there were too many, whomever this one would find
   */
  readonly looksFor: (deed: Deed, number: string, isThere: () => Promise<boolean>) => Promise<void>;
}

/** Keeps its counts from one full ten minutes of the given clock to the next. */
export function createBounds({ limiter, hide }: Limits): Bounds {
  const seconds = tenMinutes / 1000;
  const revealed = limiter('reveals', most, seconds);
  const guessed = limiter('guesses', most, seconds);
  const guess = limiter('guess', 1, seconds);

  const keyOf = ({ user, now }: Deed, number = ''): string =>
    hide(`${user.id} ${Math.floor(now.getTime() / tenMinutes)} ${number}`);

  const spend = async (counts: typeof guessed, deed: Deed, what: string): Promise<void> => {
    // Counted first, so that of many at once no more than those get through.
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
