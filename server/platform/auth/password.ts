import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** Minimum argon2id parameters of OWASP: 19 MiB, two passes, one lane. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Maximum concurrent hashes, one per core: 200 simultaneous sign-ins would otherwise need 4 GB. */
const maxConcurrentHashes = Math.max(2, availableParallelism());
const hashQueue: (() => void)[] = [];
let runningHashes = 0;

async function withHashSlot<T>(work: () => Promise<T>): Promise<T> {
  if (runningHashes >= maxConcurrentHashes)
    await new Promise<void>(resolve => hashQueue.push(resolve));
  runningHashes += 1;
  try {
    return await work();
  } finally {
    runningHashes -= 1;
    hashQueue.shift()?.();
  }
}

/** Returns the argon2id hash of a password. */
export const hashPassword = (password: string): Promise<string> =>
  withHashSlot(() => hash(password, parameters));

/**
 * Hash of a random password, verified for unknown accounts so that they take as long as known ones.
 */
let dummyHash: Promise<string> | undefined;

/**
 * Verifies a password against a hash. Null means an unknown account and returns false after the
 * same work.
 */
export async function verifyPassword(
  storedHash: string | null,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const hashToVerify = storedHash ?? (await dummyHash);
  const isMatch = await withHashSlot(() => verify(hashToVerify, password));
  return isMatch && storedHash !== null;
}
