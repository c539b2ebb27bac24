import { createHash } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { CurrentUser, KeyedCall } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { idempotencyKey } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';

/** Hours for which an answer is stored for repeated requests. */
const retentionHours = 24;

/** `status` of a row whose `answer` only says how far the call got. */
const unfinished = 202;

export interface IdempotentCall {
  /** Namespace of the key, so that keys of different accounts cannot collide. */
  readonly actor: string;
  readonly key: string;
  readonly method: string;
  readonly path: string;
  /** The query and the body. */
  readonly input: string;
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
  const { search } = new URL(request.url);
  return {
    actor,
    key,
    method: request.method,
    path: storedPath(path),
    input: search + body,
  };
}

const storedPath = (path: string): string => path.toLowerCase().replace(/\/$/, '');

/** Who repeats a call: an account that moved to another organisation or role does not get its earlier answers. */
export const actorKeyOf = ({ id, role, bhbuId, faskesId }: CurrentUser): string =>
  `user:${id} ${role} ${bhbuId ?? ''} ${faskesId ?? ''}`;

/** A call of an account whose answer is looked for. */
interface AnsweredCall extends Pick<IdempotentCall, 'key' | 'method' | 'path'> {
  readonly user: CurrentUser;
  readonly now: Date;
}

/**
 * Returns the stored answer to a call with a key, whatever its body was; undefined without one. With it an act is
 * recognised whose own call was answered by the server, but whose answer was lost.
 */
export async function findAnswerOfKey(
  db: Queryable,
  { user, key, method, path, now }: AnsweredCall,
): Promise<unknown> {
  const actor = actorKeyOf(user);
  const [found] = await db
    .select({ status: idempotencyKey.status, answer: idempotencyKey.answer })
    .from(idempotencyKey)
    .where(
      and(
        eq(idempotencyKey.actorKey, actor),
        eq(idempotencyKey.key, storedKey({ actor, key })),
        eq(idempotencyKey.method, method),
        eq(idempotencyKey.path, storedPath(path)),
        gt(idempotencyKey.expiresAt, now.toISOString()),
      ),
    );
  return found && found.status !== unfinished ? found.answer : undefined;
}

/** Returns the stored key, hashed because a client may send one that says something about a person. */
const storedKey = ({ actor, key }: Pick<IdempotentCall, 'actor' | 'key'>): string =>
  createHash('sha256').update(`${actor}\n${key}`).digest('hex');

const inputHash = ({ method, path, input }: IdempotentCall): string =>
  createHash('sha256').update(`${method} ${path}\n${input}`).digest('hex');

const ownRow = (call: IdempotentCall) =>
  and(eq(idempotencyKey.actorKey, call.actor), eq(idempotencyKey.key, storedKey(call)));

/** Deletes the expired row of a key, and returns the values of a new one. */
async function beginRow(db: Queryable, call: IdempotentCall, now: Date) {
  await db
    .delete(idempotencyKey)
    .where(and(ownRow(call), lte(idempotencyKey.expiresAt, now.toISOString())));
  return {
    actorKey: call.actor,
    key: storedKey(call),
    method: call.method,
    path: call.path,
    bodyHash: inputHash(call),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + retentionHours * 3_600_000).toISOString(),
  };
}

const reusedProblem = (): Problem =>
  new Problem('KUNCI_DIPAKAI', message('http.idempotencyKeyReused'));

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
  const row = await beginRow(db, call, now);
  const inserted = await db
    .insert(idempotencyKey)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  if (inserted.length === 0) {
    const [first] = await db.select().from(idempotencyKey).where(ownRow(call));
    if (first?.bodyHash !== row.bodyHash) throw reusedProblem();
    return { answer: first.answer as A, isReplay: true };
  }
  const answer = await run();
  await db.update(idempotencyKey).set({ answer }).where(ownRow(call));
  return { answer, isReplay: false };
}

/** What an earlier attempt of a call left: its answer, or how far it got. */
type EarlierAttempt = { readonly answer: unknown } | { readonly step: unknown };

/**
 * Returns what an earlier attempt of a call left, or null.
 * @throws Problem when the key was used for another request
 */
export async function findEarlierAttempt(
  db: Queryable,
  call: IdempotentCall,
  now: Date,
): Promise<EarlierAttempt | null> {
  const [found] = await db
    .select({
      bodyHash: idempotencyKey.bodyHash,
      status: idempotencyKey.status,
      answer: idempotencyKey.answer,
    })
    .from(idempotencyKey)
    .where(and(ownRow(call), gt(idempotencyKey.expiresAt, now.toISOString())));
  if (!found) return null;
  if (found.bodyHash !== inputHash(call)) throw reusedProblem();
  return found.status === unfinished ? { step: found.answer } : { answer: found.answer };
}

/**
 * Runs a call that has transactions of its own, once per idempotency key: it records its key in the
 * transaction that commits its result. Of several at the same moment only one can commit. The others
 * get its answer, or 409 while it still runs.
 * @param earlier what an earlier attempt left
 * @throws Problem when the key was used for another request
 */
export async function runRecordingKey<A>(
  db: Queryable,
  call: IdempotentCall,
  now: Date,
  earlier: EarlierAttempt | null,
  run: (keyed: KeyedCall) => Promise<A>,
): Promise<{ answer: A; isReplay: boolean }> {
  if (earlier && 'answer' in earlier) return { answer: earlier.answer as A, isReplay: true };
  try {
    return { answer: await run(keyedCall(call, now, earlier?.step)), isReplay: false };
  } catch (error) {
    // It may have failed only because another attempt was faster.
    const meanwhile = await findEarlierAttempt(db, call, now);
    if (!meanwhile || !('answer' in meanwhile)) throw error;
    return { answer: meanwhile.answer as A, isReplay: true };
  }
}

function keyedCall(call: IdempotentCall, now: Date, step: unknown): KeyedCall {
  const { status, bodyHash } = idempotencyKey;
  /** @throws Problem 409 when another attempt stored the same or more, which rolls this one back */
  const assertStored = (rows: readonly unknown[]): void => {
    if (rows.length === 0) throw new Problem('SEDANG_DIPROSES', message('http.lockedElsewhere'));
  };
  return {
    step,
    async recordStep(tx, reached) {
      const row = await beginRow(tx, call, now);
      assertStored(
        await tx
          .insert(idempotencyKey)
          .values({ ...row, answer: reached, status: unfinished })
          .onConflictDoNothing()
          .returning({ key: idempotencyKey.key }),
      );
    },
    async recordAnswer(tx, answer) {
      const row = await beginRow(tx, call, now);
      assertStored(
        await tx
          .insert(idempotencyKey)
          .values({ ...row, answer })
          .onConflictDoUpdate({
            target: [idempotencyKey.actorKey, idempotencyKey.key],
            set: { answer, status: null },
            setWhere: sql`${status} = ${unfinished} and ${bodyHash} = ${row.bodyHash}`,
          })
          .returning({ key: idempotencyKey.key }),
      );
    },
  };
}
