import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { idempotencyKey } from '../db/schema/index.ts';
import { Problem } from '../problem.ts';
import { message } from '../messages/message.ts';

/** Hours for which an answer is stored for repeated requests. */
const retentionHours = 24;

export interface IdempotentCall {
  /** Namespace of the key, so that keys of different accounts cannot collide. */
  readonly actor: string;
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/**
 * Returns the `Idempotency-Key` data of a POST request, or null when it has no key.
 * @throws Problem 400 for a malformed key
 */
export function readIdempotentCall(
  request: Request,
  actor: string,
  path: string,
  body: string,
): IdempotentCall | null {
  const key = request.headers.get('idempotency-key');
  if (key === null || request.method !== 'POST') return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new Problem('TIDAK_TERBACA', message('http.idempotencyKey'));
  }
  return { actor, key, method: request.method, path: path.toLowerCase().replace(/\/$/, ''), body };
}

/**
 * Runs a call once per idempotency key. The key is inserted in the transaction of the call, so a
 * concurrent duplicate waits for the first one and then gets its answer, or runs itself if the
 * first one failed.
 * @throws Problem when the key was used for another request
 */
export async function runOncePerKey<A>(
  db: Queryable,
  call: IdempotentCall,
  now: Date,
  run: () => Promise<A>,
): Promise<{ answer: A; isReplay: boolean }> {
  const bodyHash = createHash('sha256')
    .update(`${call.method} ${call.path}\n${call.body}`)
    .digest('hex');
  // Hashed, because a client may send a key that says something about a person.
  const key = createHash('sha256').update(`${call.actor}\n${call.key}`).digest('hex');
  const ownKey = and(eq(idempotencyKey.actorKey, call.actor), eq(idempotencyKey.key, key));
  await db
    .delete(idempotencyKey)
    .where(and(ownKey, lte(idempotencyKey.expiresAt, now.toISOString())));
  const inserted = await db
    .insert(idempotencyKey)
    .values({
      actorKey: call.actor,
      key,
      method: call.method,
      path: call.path,
      bodyHash,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + retentionHours * 3_600_000).toISOString(),
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  if (inserted.length === 0) {
    const [first] = await db.select().from(idempotencyKey).where(ownKey);
    if (first?.bodyHash !== bodyHash) {
      throw new Problem('KUNCI_DIPAKAI', message('http.idempotencyKeyReused'));
    }
    return { answer: first.answer as A, isReplay: true };
  }
  const answer = await run();
  await db.update(idempotencyKey).set({ answer }).where(ownKey);
  return { answer, isReplay: false };
}
