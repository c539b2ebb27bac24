import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { diffFields, type NewAuditEntry } from '#server/platform/audit/write-audit.ts';
import type { Context } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import {
  mapConstraintViolation,
  type ConstraintMessage,
} from '#server/platform/db/constraint-violation.ts';
import type { Noun } from '#server/platform/messages/message.ts';
import { notFound } from '#server/platform/problem.ts';
import { createList, type ListOptions, type PageQuery, type RecordSelect } from './list.ts';
import { insertStamps, modifiedStamps, updateStamps, type StampContext } from './stamps.ts';

/** A table with `recordColumns`. Its rows are soft-deleted when it has a column `deletedAt`. */
export type RecordTable = PgTable & {
  readonly id: AnyPgColumn;
  readonly version: AnyPgColumn;
  readonly deletedAt?: AnyPgColumn;
};

interface Versioned {
  readonly id: number;
  readonly version: number;
}

export type ReadContext = Pick<Context, 'db' | 'now'>;
export type WriteContext = ReadContext & StampContext & Pick<Context, 'audit'>;

/** Which rows of a soft-deleted table are meant. */
type Which = 'live' | 'deleted' | 'any';

/** Columns that the kit sets. */
type KitColumn = 'id' | 'version' | 'createdAt' | 'createdBy' | 'modifiedAt' | 'modifiedBy';
type InsertValues<T extends PgTable> = Omit<T['$inferInsert'], KitColumn>;
type UpdateValues<T extends PgTable> = Partial<InsertValues<T>>;

type IfColumn<T, Name extends string, F> =
  T extends Readonly<Record<Name, AnyPgColumn>> ? F : never;

/**
 * Describes the records of a table. `T` is the table, `Row` a row of `select`, `R` a record and
 * `S` the part of the context that `scope` reads.
 */
interface Definition<T extends RecordTable, Row, R, S> {
  readonly table: T;
  /** Resource of the audit entries; the action of an entry is `<resource>.<action>`. */
  readonly resource: string;
  /** Name of a record in a 404. */
  readonly noun: Noun;
  /** Starts the select of rows, ending with `.$dynamic()`. */
  readonly select: (ctx: ReadContext) => RecordSelect<Row>;
  /** Turns rows into records; without it, the rows are the records. */
  readonly complete?: (ctx: ReadContext, rows: Row[]) => R[] | Promise<R[]>;
  /** Condition for the records that the caller may access. */
  readonly scope?: (ctx: S) => SQL | undefined;
  /** What the caller may see of a record that a 412 returns; without it, all that the answer of the call has. */
  readonly visible?: (ctx: S, record: NoInfer<R>) => NoInfer<R> | Versioned;
  /** Display name of a record in the audit log. */
  readonly labelOf: (record: NoInfer<R>) => string;
  /** Audited fields, without identity numbers and secrets. */
  readonly auditFields:
    | readonly (keyof NoInfer<R> & string)[]
    | ((record: NoInfer<R>) => Readonly<Record<string, unknown>>);
  /** Unique constraints and foreign keys whose violation is shown at a field. */
  readonly constraints?: readonly ConstraintMessage[];
}

interface LockOptions {
  /**
   * The submitted form, or null for an action without one: checks the version that the caller
   * expects. Without it the version is not checked.
   */
  readonly submitted?: unknown;
  /** `update` also excludes transactions that add references to the record; a deletion needs it. */
  readonly strength?: 'update' | 'no key update';
  readonly which?: Which;
}

type AuditDetails = Pick<NewAuditEntry, 'before' | 'after'> & {
  readonly reason?: string | null | undefined;
};

interface WriteOptions {
  /** Action of the audit entry. */
  readonly action?: string;
  readonly reason?: string | null;
  /** Further audited values. */
  readonly audited?: object;
}

interface InsertOptions extends WriteOptions {
  /** Runs after the insert and before the record is read, for rows that belong to it. */
  readonly after?: (id: number) => Promise<void>;
}

interface UpdateOptions extends WriteOptions {
  /** Keeps the version, for values that no form contains and that conflict with no open form. */
  readonly keepsVersion?: boolean;
}

/** Operations on the records of one table; each write adds an audit entry. */
export interface Records<T extends RecordTable, R, S> extends Pick<
  Definition<T, unknown, R, S>,
  'labelOf' | 'resource'
> {
  /** Returns a record in the caller's scope, or undefined. */
  readonly find: (ctx: ReadContext & S, id: number, which?: Which) => Promise<R | undefined>;
  /** Returns a record in the caller's scope. @throws Problem 404 */
  readonly get: (ctx: ReadContext & S, id: number, which?: Which) => Promise<R>;
  /**
   * Locks a record in the caller's scope until the transaction ends and returns it.
   * @throws Problem 404, 412 when the expected version is outdated
   */
  readonly lock: (
    ctx: ReadContext & S & Partial<Pick<Context, 'expectedVersion'>>,
    id: number,
    options?: LockOptions,
  ) => Promise<R>;
  /** Inserts a record and returns it. @throws Problem 422 for a duplicate value */
  readonly insert: (
    ctx: WriteContext,
    values: InsertValues<T>,
    options?: InsertOptions,
  ) => Promise<R>;
  /** Updates a locked record and returns it as it is now. @throws Problem 422 for a duplicate value */
  readonly update: (
    ctx: WriteContext,
    before: R,
    values: UpdateValues<T>,
    options?: UpdateOptions,
  ) => Promise<R>;
  /** Activates or deactivates a locked record. */
  readonly setActive: IfColumn<
    T,
    'isActive',
    (
      ctx: WriteContext,
      before: R,
      isActive: boolean,
      options?: UpdateOptions & { readonly values?: UpdateValues<T> },
    ) => Promise<R>
  >;
  /** Deletes a record that is locked with the strength `update`, and returns it. */
  readonly remove: (ctx: WriteContext, before: R, options?: WriteOptions) => Promise<R>;
  /** Restores a locked, soft-deleted record. @throws Problem 422 for a duplicate value */
  readonly restore: IfColumn<
    T,
    'deletedAt',
    (ctx: WriteContext, before: R, options?: WriteOptions) => Promise<R>
  >;
  /** Writes an audit entry of an action that changes something else than the columns of a record. */
  readonly audit: (
    ctx: Pick<Context, 'audit'>,
    record: R,
    action: string,
    details?: AuditDetails,
  ) => Promise<void>;
  /** Creates the handler of the list call. */
  readonly list: <Q extends PageQuery>(
    options: ListOptions<Q>,
  ) => ReturnType<typeof createList<Q, unknown, R>>;
}

/** Creates the operations on the records of a table. */
export function defineRecords<
  T extends RecordTable,
  Row extends Versioned,
  R extends Versioned = Row,
  S = unknown,
>(definition: Definition<T, Row, R, S>): Records<T, R, S> {
  const { resource, noun, select, scope, visible, labelOf, auditFields } = definition;
  const { constraints = [] } = definition;
  const table: RecordTable = definition.table;
  const complete = async (ctx: ReadContext, rows: Row[]): Promise<R[]> =>
    definition.complete ? await definition.complete(ctx, rows) : (rows as unknown as R[]);

  const condition = (which: Which): SQL | undefined => {
    if (!table.deletedAt || which === 'any') return undefined;
    return which === 'live' ? isNull(table.deletedAt) : isNotNull(table.deletedAt);
  };
  const audited = (record: R) =>
    typeof auditFields === 'function'
      ? auditFields(record)
      : Object.fromEntries(auditFields.map(name => [name, record[name]]));
  const audit = async (
    ctx: Pick<Context, 'audit'>,
    record: R,
    action: string,
    { reason, ...change }: AuditDetails = {},
  ): Promise<void> => {
    await ctx.audit({
      action: `${resource}.${action}`,
      resource,
      recordId: record.id,
      recordLabel: labelOf(record),
      ...change,
      ...(reason ? { reason } : {}),
    });
  };

  /** Reads a record that the caller already may access. */
  const read = async (ctx: ReadContext, id: number, where?: SQL): Promise<R | undefined> => {
    const rows = await select(ctx).where(and(eq(table.id, id), where));
    return (await complete(ctx, rows))[0];
  };
  const reread = async (ctx: ReadContext, id: number): Promise<R> => {
    const found = await read(ctx, id);
    if (!found) throw notFound(noun);
    return found;
  };
  const find = (ctx: ReadContext & S, id: number, which: Which = 'live') =>
    read(ctx, id, and(scope?.(ctx), condition(which)));

  const write = async (
    ctx: WriteContext,
    before: R,
    values: object,
    { keepsVersion = false }: UpdateOptions,
  ): Promise<R> => {
    await mapConstraintViolation(constraints, () =>
      ctx.db
        .update(table)
        .set({ ...values, ...(keepsVersion ? modifiedStamps(ctx) : updateStamps(ctx, table)) })
        .where(eq(table.id, before.id)),
    );
    return await reread(ctx, before.id);
  };
  const update = async (
    ctx: WriteContext,
    before: R,
    values: object,
    options: UpdateOptions = {},
  ): Promise<R> => {
    const after = await write(ctx, before, values, options);
    const change = diffFields(audited(before), audited(after));
    await audit(ctx, after, options.action ?? 'update', {
      reason: options.reason,
      before: change.before,
      after: { ...change.after, ...options.audited },
    });
    return after;
  };

  const records = {
    resource,
    labelOf,
    find,
    get: async (ctx: ReadContext & S, id: number, which?: Which) => {
      const found = await find(ctx, id, which);
      if (!found) throw notFound(noun);
      return found;
    },
    lock: async (
      ctx: ReadContext & S & Partial<Pick<Context, 'expectedVersion'>>,
      id: number,
      { submitted, strength = 'no key update', which = 'live' }: LockOptions = {},
    ) => {
      const locked = await ctx.db
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.id, id), scope?.(ctx), condition(which)))
        .for(strength);
      if (locked.length === 0) throw notFound(noun);
      const record = await reread(ctx, id);
      if (submitted !== undefined)
        checkVersion(ctx.expectedVersion, visible?.(ctx, record) ?? record, submitted);
      return record;
    },
    insert: async (ctx: WriteContext, values: object, options: InsertOptions = {}) => {
      const [inserted] = await mapConstraintViolation(constraints, () =>
        ctx.db
          .insert(table)
          .values({ ...values, ...insertStamps(ctx) })
          .returning({ id: table.id }),
      );
      const id = Number(inserted?.id);
      await options.after?.(id);
      const record = await reread(ctx, id);
      await audit(ctx, record, options.action ?? 'create', {
        reason: options.reason,
        after: { ...audited(record), ...options.audited },
      });
      return record;
    },
    update,
    audit,
    setActive: (
      ctx: WriteContext,
      before: R,
      isActive: boolean,
      { values, ...options }: UpdateOptions & { readonly values?: object } = {},
    ) =>
      update(
        ctx,
        before,
        { ...values, isActive },
        { action: isActive ? 'activate' : 'deactivate', ...options },
      ),
    remove: async (ctx: WriteContext, before: R, options: WriteOptions = {}) => {
      let removed = before;
      if (table.deletedAt) {
        removed = await write(ctx, before, { deletedAt: ctx.now.toISOString() }, {});
      } else {
        await ctx.db.delete(table).where(eq(table.id, before.id));
      }
      await audit(ctx, before, options.action ?? 'delete', {
        reason: options.reason,
        before: { ...audited(before), ...options.audited },
      });
      return removed;
    },
    restore: async (ctx: WriteContext, before: R, options: WriteOptions = {}) => {
      const after = await write(ctx, before, { deletedAt: null }, {});
      await audit(ctx, after, options.action ?? 'restore', {
        reason: options.reason,
        after: { ...audited(after), ...options.audited },
      });
      return after;
    },
    list: <Q extends PageQuery>(options: ListOptions<Q>) =>
      createList(
        {
          id: table.id,
          select,
          complete,
          where: ctx => and(scope?.(ctx as Context & S), condition('live')),
        },
        options,
      ),
  };
  return records as unknown as Records<T, R, S>;
}
