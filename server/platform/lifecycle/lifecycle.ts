import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type {
  AnyStateTable,
  EventOf,
  GuardOf,
  Recipient,
  StateOf,
} from '#contract/core/lifecycle.ts';
import type { Message } from '#contract/core/messages/message.ts';
import {
  writeAudit,
  type AccountActor,
  type AnonymousActor,
  type NewAuditEntry,
} from '#server/platform/audit/write-audit.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import type { RecordOwners } from '#server/platform/notification/notify.ts';

/** Who triggers a transition: an account, an applicant, or the server itself. */
export type TransitionActor = AccountActor | AnonymousActor;

/** The part of the call context that a transition needs; jobs and demo data build it themselves. */
export interface TransitionContext {
  readonly db: Queryable;
  readonly now: Date;
  readonly user: TransitionActor;
  readonly audit: (entry: NewAuditEntry) => Promise<void>;
}

/** Creates the context of a transition by an actor who has no session. */
export const transitionContext = <A extends TransitionActor>(
  { db, now, requestId, address }: Omit<Parameters<typeof writeAudit>[0], 'user'>,
  user: A,
) => ({
  db,
  now,
  user,
  audit: (entry: NewAuditEntry) => writeAudit({ db, now, user, requestId, address }, entry),
});

const system: AnonymousActor = { id: null, fullName: 'Sistem', role: 'SISTEM' };

/** Creates the context of a transition that the server itself triggers, such as a timed one. */
export const systemContext = (db: Queryable, now: Date): TransitionContext =>
  transitionContext({ db, now, requestId: null, address: null }, system);

/** What an event may depend on and change besides the state. */
export interface TransitionInput<V extends object = Record<string, unknown>> {
  readonly reason?: string | undefined;
  /** The clause of a contract that the change is based on. */
  readonly clause?: string | undefined;
  /** Column values to save together with the state. */
  readonly values?: V;
}

/** Returns why an event is impossible, or undefined. */
export type Guard<R> = (
  ctx: TransitionContext,
  record: R,
  input: TransitionInput,
) => Promise<Message | undefined> | Message | undefined;

/** Runs in the transaction of a transition, after the state was saved. */
export type Effect<R> = (
  ctx: TransitionContext,
  change: { readonly before: R; readonly after: R; readonly input: TransitionInput },
) => Promise<void>;

interface LifecycleSpec<T extends AnyStateTable, R extends object, V extends object> {
  /** The resource in the audit log, the history and notifications. */
  readonly resource: string;
  readonly states: T;
  readonly stateOf: (record: R) => StateOf<T>;
  readonly idOf: (record: R) => number;
  /** Display name of a record. */
  readonly labelOf: (record: R) => string;
  /** Saves the new state and values of a locked record, with its version and stamps. */
  readonly save: (
    ctx: TransitionContext,
    record: R,
    state: StateOf<T>,
    values: Partial<V>,
    change: { readonly event: EventOf<T>; readonly reason?: string | undefined },
  ) => Promise<R>;
  /** Whether `save` writes the audit entry itself. */
  readonly savesAuditEntry?: true;
  /** Says which state the record is in and what to do, for the 409. */
  readonly wrongState: (record: R, event: EventOf<T>) => Message;
  /** Message of the 422 when a reason is missing. */
  readonly missingReason?: Message;
  /** The functions behind the guards that the table names. */
  readonly guards: Readonly<Record<GuardOf<T>, Guard<R>>>;
  readonly effects?: { readonly [E in EventOf<T>]?: Effect<R> };
  /** Path of the page that a notification links to; null for recipients without access to one. */
  readonly linkOf?: (record: R, recipient: Recipient) => string | null;
  /** The company, facility and account that a record belongs to, for notifications. */
  readonly ownersOf?: (record: R) => RecordOwners;
  /** Message of the mails to accounts, for tables that notify accounts by mail. */
  readonly mailOf?: (
    record: R,
    event: string,
  ) => { readonly subject: string; readonly text: string };
}

/** The lifecycle of a resource: its state table, and how its records are read and saved. */
export interface Lifecycle<
  T extends AnyStateTable,
  R extends object,
  V extends object,
> extends LifecycleSpec<T, R, V> {
  /**
   * Adds a condition of an event that a higher layer knows, such as that nothing refers to the
   * record; `name` is the `reason` in the 409.
   */
  readonly addGuard: (event: EventOf<T>, name: string, guard: Guard<R>) => void;
  readonly addedGuards: (event: string) => ReadonlyMap<string, Guard<R>>;
  /** Adds what an event changes in a higher layer; it runs after the lifecycle's own effect. */
  readonly addEffect: (event: EventOf<T>, effect: Effect<R>) => void;
  readonly addedEffects: (event: string) => readonly Effect<R>[];
}

/** Declares the lifecycle of a resource. */
export function defineLifecycle<T extends AnyStateTable, R extends object, V extends object>(
  spec: LifecycleSpec<T, R, V>,
): Lifecycle<T, R, V> {
  const added = new Map<string, Map<string, Guard<R>>>();
  const addedEffects = new Map<string, Effect<R>[]>();
  return {
    ...spec,
    addGuard(event, name, guard) {
      added.set(event, (added.get(event) ?? new Map<string, Guard<R>>()).set(name, guard));
    },
    addedGuards: event => added.get(event) ?? new Map<string, Guard<R>>(),
    addEffect(event, effect) {
      addedEffects.set(event, [...(addedEffects.get(event) ?? []), effect]);
    },
    addedEffects: event => addedEffects.get(event) ?? [],
  };
}

interface VersionedTable extends PgTable {
  readonly id: AnyPgColumn;
  readonly version: AnyPgColumn;
  readonly status: AnyPgColumn;
}

/** Columns that a transition saves besides the state. */
type SavedValues<T extends PgTable> = Partial<
  Omit<T['$inferInsert'], 'id' | 'status' | 'version' | 'modifiedAt' | 'modifiedBy'>
>;

/**
 * Returns the functions of a lifecycle whose records are the locked rows of a table with the columns
 * `id`, `status`, `version`, `modifiedAt` and `modifiedBy`.
 */
export function tableRecords<
  T extends VersionedTable,
  S extends string = T['$inferSelect'] extends { status: infer X extends string } ? X : never,
>(table: T) {
  type Row = T['$inferSelect'] & { id: number; status: S; version: number };
  return {
    stateOf: (row: Row): S => row.status,
    idOf: (row: Row): number => row.id,
    async save(ctx: TransitionContext, row: Row, status: S, values: SavedValues<T>): Promise<Row> {
      const columns = {
        ...values,
        status,
        version: row.version + 1,
        modifiedAt: ctx.now.toISOString(),
        modifiedBy: ctx.user.fullName,
      };
      await ctx.db.update(table).set(columns).where(eq(table.id, row.id));
      return { ...row, ...columns };
    },
  };
}

interface RecordUpdates<R, V> {
  readonly resource: string;
  readonly labelOf: (record: R) => string;
  readonly update: (
    ctx: TransitionContext,
    before: R,
    values: V,
    options: { readonly action: string; readonly reason?: string },
  ) => Promise<R>;
}

/**
 * Returns the functions of a lifecycle whose locked records are those of `defineRecords`, with the
 * state in their field `status`.
 */
export const kitRecords = <R extends { id: number; status: string }, V extends object>(
  records: RecordUpdates<R, V>,
) => ({
  resource: records.resource,
  labelOf: records.labelOf,
  stateOf: (record: R): R['status'] => record.status,
  idOf: (record: R): number => record.id,
  savesAuditEntry: true as const,
  save: (
    ctx: TransitionContext,
    record: R,
    status: R['status'],
    values: Partial<V>,
    { event, reason }: { readonly event: string; readonly reason?: string | undefined },
  ): Promise<R> =>
    // The type of the columns is the table's, which has the column `status` of the record.
    records.update(ctx, record, { ...values, status } as unknown as V, {
      action: event,
      ...(reason ? { reason } : {}),
    }),
});
