import type { Logger } from 'pino';
import type { Answer, Calls, Endpoint, Input } from '#contract/endpoint.ts';
import type { Role, Scope } from '#contract/policy.ts';
import type { AuditEntry } from './audit/audit.ts';
import type { Throttle } from './auth/throttle.ts';
import type { Clock, Config } from './config.ts';
import type { Db, Queryable } from './db/client.ts';
import type { Keys } from './keys.ts';

/** What the server is made of; one object, made once, handed down. */
export interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly keys: Keys;
  readonly log: Logger;
  readonly throttle: Throttle;
}

/** Who is calling, as the database knows them at this moment. */
export interface CurrentUser {
  readonly id: number;
  readonly userName: string;
  readonly fullName: string;
  /** The base role: the one the table of rights knows. */
  readonly role: Role;
  readonly bhbuId: number | null;
  readonly faskesId: number | null;
  readonly sessionId: string;
  readonly mustChangePassword: boolean;
}

/** What every verb gets. `db` is the transaction of the call, unless the verb asked to do without. */
export interface PublicContext {
  readonly deps: Deps;
  readonly db: Queryable;
  readonly now: Date;
  readonly requestId: string;
  /** The caller's network address, behind trusted proxies the real one. */
  readonly address: string;
  readonly userAgent: string | null;
  readonly log: Logger;
  /** The version of the record that the caller read, when it says so; a stale one is answered with 412. */
  readonly versionRead: number | undefined;
  /** Aborts when the caller has gone away. */
  readonly signal: AbortSignal;
}

/** What a verb gets when somebody is signed in. */
export interface Context extends PublicContext {
  readonly user: CurrentUser;
  /** How far the caller's right reaches; a predicate of every query made for it. */
  readonly scope: Scope;
  /** Writes to the trail, in the same transaction. */
  readonly audit: (entry: AuditEntry) => Promise<void>;
}

type ContextOf<E> = E extends { access: 'public' } ? PublicContext : Context;

type AnswerOf<E> = E extends { readonly download: string } ? Response : Answer<E>;

/** What serves one call. */
export type Verb<E extends Endpoint> = (ctx: ContextOf<E>, input: Input<E>) => Promise<AnswerOf<E>>;

/** What serves every call of a domain: one missing does not compile. */
export type Verbs<C extends Calls> = { [K in keyof C]: Verb<C[K]> };

const alone = new WeakSet<object>();

/**
 * Marks a verb that keeps its own transactions, because what it writes must stay though it fails
 * (a failed sign-in is counted), or because it waits long before it writes.
 */
export function withoutTransaction<V extends object>(verb: V): V {
  alone.add(verb);
  return verb;
}

/** Whether the call's pipeline opens a transaction around a verb. */
export const wantsTransaction = (verb: object): boolean => !alone.has(verb);
