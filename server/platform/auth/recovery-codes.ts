import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db/client.ts';
import { recoveryCode } from '#server/platform/db/schema/index.ts';
import { createRecoveryCode } from './readable-secret.ts';

const codeCount = 10;

/** Hashes a code as typed; its 119 random bits need no slow hash. */
const hashCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
    .digest('base64url');

/** Replaces the recovery codes of an account; only this result contains them. */
export async function replaceRecoveryCodes(db: Queryable, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, createRecoveryCode);
  await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await db.insert(recoveryCode).values(codes.map(code => ({ userId, hash: hashCode(code) })));
  return codes;
}

const unusedOf = (userId: number) =>
  and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt));

/** Uses a recovery code; returns whether it was one that was not used before. */
export async function useRecoveryCode(
  db: Queryable,
  userId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(recoveryCode)
    .set({ usedAt: now.toISOString() })
    .where(and(unusedOf(userId), eq(recoveryCode.hash, hashCode(code))))
    .returning({ hash: recoveryCode.hash });
  return used.length > 0;
}

/** Returns how many recovery codes an account has left. */
export const countRecoveryCodes = (db: Queryable, userId: number): Promise<number> =>
  db.$count(recoveryCode, unusedOf(userId));
