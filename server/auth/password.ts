import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's least parameters: 19 MiB, two passes, one lane. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** No more hashes at once than there are cores: two hundred people signing in must not take 4 GB. */
const places = Math.max(2, availableParallelism());
const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= places) await new Promise<void>(resolve => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** The hash that is kept of a password. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, parameters));

/** A hash of nothing anyone knows: an unknown account costs the caller as long as a known one. */
let nobody: Promise<string> | undefined;

/**
 * Whether a password is the one behind a hash. Give null for an account that is not there: the
 * answer is no, after the same work.
 */
export async function passwordMatches(kept: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const against = kept ?? (await nobody);
  const same = await inTurn(() => verify(against, password));
  return same && kept !== null;
}
