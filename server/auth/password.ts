import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** Minimum argon2id parameters of OWASP: 19 MiB, two passes, one lane. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Maximum concurrent hashes, one per core: 200 simultaneous sign-ins would otherwise need 4 GB. */
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

/** Returns the argon2id hash of a password. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, parameters));

/**
 * Hash of a random password, verified for unknown accounts so that they take as long as known ones.
 */
let nobody: Promise<string> | undefined;

/**
 * Verifies a password against a hash. Null stands for an unknown account and returns false after
 * the same work.
 */
export async function passwordMatches(kept: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const against = kept ?? (await nobody);
  const same = await inTurn(() => verify(against, password));
  return same && kept !== null;
}
