import type { Logger } from 'pino';
import type { CallResponse, Calls, Endpoint, HandlerInput } from '#contract/core/endpoint.ts';
import type { Message } from '#contract/core/messages/message.ts';
import type { RightsHolder, Scope } from '#contract/policy.ts';
import type { NewAuditEntry } from '#server/platform/audit/write-audit.ts';
import type { Throttle } from '#server/platform/auth/throttle.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import type { Db, Queryable } from '#server/platform/db/client.ts';
import type { Replica } from '#server/platform/db/replica.ts';
import type { LiveHub } from '#server/platform/live/hub.ts';
import type { ReadLog } from '#server/platform/reads/read-log.ts';
import type { Translator } from '#server/platform/messages/translator.ts';
import type { Clock, Config } from './config.ts';
import type { Timers } from './transfer-limits.ts';

/** Dependencies of the server, created once at startup and passed to every handler. */
export interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly keys: Keys;
  readonly log: Logger;
  readonly throttle: Throttle;
  /** Answers lists and exports, where there is one. */
  readonly replica?: Replica;
  /** Logs who was answered data of which participants; only programs without users omit it. */
  readonly reads?: ReadLog;
  /** The streams of this server, where it listens for changes. */
  readonly live?: LiveHub;
  /** The languages in which the server answers. */
  readonly messages: Translator;
  /** Timers of requests; those of the process when omitted. */
  readonly timers?: Timers;
  /** Whether the disk of the database has room for records; always when omitted. */
  readonly hasDiskRoom?: () => boolean;
  /** Time in ms in which the main thread was busy since the start; measured when omitted. */
  readonly mainThreadMs?: () => number;
  /** Whether the database refuses every write of a call that writes nothing, as in tests. */
  readonly checksReads?: boolean;
}

/** The signed-in user, read from the database on every call. */
export interface CurrentUser extends RightsHolder {
  readonly id: number;
  readonly userName: string;
  readonly fullName: string;
  readonly bhbuId: number | null;
  readonly faskesId: number | null;
  readonly sessionId: string;
  readonly mustChangePassword: boolean;
  /** Whether the role requires a second factor that the account has not set up in its time of grace. */
  readonly mustSetFactor: boolean;
  /** When the password or the second factor was last proved in this session. */
  readonly confirmedAt: string;
  /** Where the log of the database ended after the session's last write, with a replica. */
  readonly lastWrite: string | null;
}

/** The cookies of a request, and those that its answer sets. */
export interface Cookies {
  readonly get: (name: string) => string | undefined;
  /** Sets a cookie that scripts cannot read and that other sites do not send. */
  readonly set: (name: string, value: string, maxAgeSeconds: number) => void;
}

/**
 * Context of a handler for a public call. `db` is the transaction of the call; for a call that writes nothing a
 * connection, which refuses to write; for a handler marked `withoutTransaction` the plain database.
 */
export interface PublicContext {
  readonly deps: Deps;
  readonly db: Queryable;
  readonly now: Date;
  readonly requestId: string;
  /** The client's IP address, resolved through the trusted proxies. */
  readonly address: string;
  readonly userAgent: string | null;
  readonly cookies: Cookies;
  /** False when the audit entries of the call announce no change, because it only reads. */
  readonly announces?: boolean;
  /**
   * Logs that the answer has data of these participants, where it does not say so itself
   * (`contract/person-reads.ts`); a file reports them as its rows are made.
   */
  readonly readsPeople: (ids: readonly number[]) => void;
  readonly log: Logger;
  /** Renders a message in the caller's language. */
  readonly render: (message: Message) => string;
  /**
   * The record version that the client read (optimistic lock), or undefined when it sent none; a
   * stale version is answered with 412.
   */
  readonly expectedVersion: number | undefined;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
}

/** Context of a handler for a signed-in user. */
export interface Context extends PublicContext {
  readonly user: CurrentUser;
  /** The records that the user's role may access; every query of the handler must apply it. */
  readonly scope: Scope;
  /** The account manager to whose companies a reading is limited; the scope of each kind of record applies it. */
  readonly accountManagerId?: number | undefined;
  /** The database for the rows of a file: the replica when it has replayed the user's last write. */
  readonly reader: Db;
  /** The download ticket that the call redeemed. */
  readonly ticket?: string | undefined;
  /** Writes an audit entry in the transaction of the call. */
  readonly audit: (entry: NewAuditEntry) => Promise<void>;
  /** The `Idempotency-Key` of a call without a transaction of the pipeline; undefined without a key. */
  readonly keyed?: KeyedCall | undefined;
}

/**
 * The idempotency key of a call that the pipeline does not wrap in a transaction. Its handler records
 * the key in the transaction that commits its result, so that a repetition gets the answer instead of
 * a second result.
 */
export interface KeyedCall {
  /** What an attempt recorded as its step before it was interrupted or failed; otherwise undefined. */
  readonly step: unknown;
  /**
   * Records how far the call got, from where a repetition continues.
   * @throws Problem 409 when another attempt did so first
   */
  readonly recordStep: (tx: Queryable, step: object) => Promise<void>;
  /**
   * Records the answer.
   * @throws Problem 409 when another attempt did so first
   */
  readonly recordAnswer: (tx: Queryable, answer: object) => Promise<void>;
}

type HandlerContext<E> = E extends { access: 'public' } ? PublicContext : Context;

type HandlerAnswer<E> = E extends { readonly download: string } | { readonly streams: true }
  ? Response
  : CallResponse<E>;

/** The server function behind one contract call. */
export type Handler<E extends Endpoint> = (
  ctx: HandlerContext<E>,
  input: HandlerInput<E>,
) => Promise<HandlerAnswer<E>>;

/** The handlers of a domain; a missing handler is a compile error. */
export type Handlers<C extends Calls> = { [K in keyof C]: Handler<C[K]> };

const handlersWithoutTransaction = new WeakSet<object>();

/**
 * Marks a handler that the pipeline does not wrap in a transaction, because its writes must survive
 * a failure (a failed sign-in is counted) or because it waits long before it writes. A handler of a
 * POST for signed-in users that writes has to record its key, see `KeyedCall`.
 */
export function withoutTransaction<V extends object>(handler: V): V {
  handlersWithoutTransaction.add(handler);
  return handler;
}

/** A check that runs before the transaction of a handler, with its input. */
type Precheck = (ctx: Context, input: never) => Promise<void>;

const prechecks = new WeakMap<object, Precheck>();

/**
 * Adds a check that the pipeline runs before the transaction of a handler, such as a rate limit,
 * whose count must survive a failure and needs no second connection. A repeated call that gets its
 * first answer is not checked.
 */
export function withPrecheck<I, A>(
  handler: (ctx: Context, input: I) => Promise<A>,
  check: (ctx: Context, input: I) => Promise<void>,
): (ctx: Context, input: I) => Promise<A> {
  const checked = (ctx: Context, input: I): Promise<A> => handler(ctx, input);
  prechecks.set(checked, check);
  return checked;
}

/** Returns the check of a handler, if any. */
export const precheckOf = (handler: object): Precheck | undefined => prechecks.get(handler);

/** Whether the pipeline wraps the handler in a transaction. */
export const runsInTransaction = (handler: object): boolean =>
  !handlersWithoutTransaction.has(handler);
