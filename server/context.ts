import type { Logger } from 'pino';
import type { CallResponse, Calls, Endpoint, HandlerInput } from '#contract/endpoint.ts';
import type { Message } from '#contract/messages/message.ts';
import type { Role, Scope } from '#contract/policy.ts';
import type { NewAuditEntry } from './audit/write-audit.ts';
import type { Throttle } from './auth/throttle.ts';
import type { Clock, Config } from './config.ts';
import type { Db, Queryable } from './db/client.ts';
import type { Keys } from './crypto/keys.ts';
import type { Translator } from './messages/translator.ts';

/** Dependencies of the server, created once at startup and passed to every handler. */
export interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly keys: Keys;
  readonly log: Logger;
  readonly throttle: Throttle;
  /** The languages in which the server answers. */
  readonly messages: Translator;
}

/** The signed-in user, read from the database on every call. */
export interface CurrentUser {
  readonly id: number;
  readonly userName: string;
  readonly fullName: string;
  /** The base role, which is the key of the policy table. */
  readonly role: Role;
  readonly bhbuId: number | null;
  readonly faskesId: number | null;
  readonly sessionId: string;
  readonly mustChangePassword: boolean;
}

/**
 * Context of a handler for a public call. `db` is the transaction of the call, or the plain
 * database for a handler marked `withoutTransaction`.
 */
export interface PublicContext {
  readonly deps: Deps;
  readonly db: Queryable;
  readonly now: Date;
  readonly requestId: string;
  /** The client's IP address, resolved through the trusted proxies. */
  readonly address: string;
  readonly userAgent: string | null;
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
  /** Writes an audit entry in the transaction of the call. */
  readonly audit: (entry: NewAuditEntry) => Promise<void>;
}

type HandlerContext<E> = E extends { access: 'public' } ? PublicContext : Context;

type HandlerAnswer<E> = E extends { readonly download: string } ? Response : CallResponse<E>;

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
 * a failure (a failed sign-in is counted) or because it waits long before it writes.
 */
export function withoutTransaction<V extends object>(handler: V): V {
  handlersWithoutTransaction.add(handler);
  return handler;
}

/** Whether the pipeline wraps the handler in a transaction. */
export const runsInTransaction = (handler: object): boolean =>
  !handlersWithoutTransaction.has(handler);
