import {
  and,
  asc,
  Column,
  eq,
  inArray,
  is,
  or,
  sql,
  type AnyColumn,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { isRange, type Range } from '#contract/core/list-filter.ts';
import { toPage } from '#contract/core/list.ts';
import type { Context } from '#server/platform/context.ts';
import {
  containsNames,
  containsText,
  idIn,
  isWithin,
  orderByThenId,
  startsWithText,
} from '#server/platform/db/list-query.ts';

/** A select of records that ends with `.$dynamic()`, so that conditions and an order can be added. */
export interface RecordSelect<Row> extends SQLWrapper, PromiseLike<Row[]> {
  /** Type information of Drizzle, from which `Row` is inferred. */
  readonly _: { readonly result: Row[] };
  where(condition: SQL | undefined): RecordSelect<Row>;
  orderBy(...columns: SQL[]): RecordSelect<Row>;
  limit(limit: number): RecordSelect<Row>;
  offset(offset: number): RecordSelect<Row>;
}

/** Query of a list call, as `listQuery` of the contract parses it. */
export interface PageQuery {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly q?: string | undefined;
  readonly sortBy: string;
  readonly sortOrder: 'asc' | 'desc';
  readonly id?: readonly number[] | undefined;
  /** Limits the scope, so that it is no filter of a list. */
  readonly accountManagerId?: number | undefined;
}

/** A function that returns the condition of one value of a filter. */
type FilterCondition<V> = (value: V, ctx: Context) => SQL | undefined;

/**
 * A filter of a list: the column that equals its value or one of its values, the column or expression that is within
 * its range, or a function that returns the condition of one value.
 */
type Filter<V> = [V] extends [Range]
  ? AnyColumn | SQL | FilterCondition<V>
  : [V] extends [readonly (infer One)[]]
    ? AnyColumn | FilterCondition<One>
    : AnyColumn | FilterCondition<V>;

/** Any filter, for those whose value is read by its name. */
type AnyFilter = AnyColumn | SQL | FilterCondition<unknown>;

/** How the query of a list call is applied; each sort key and filter of the call must be given. */
export interface ListOptions<Q extends PageQuery> {
  /** Columns that are searched for `q`, or a function that returns the condition. */
  readonly search:
    | readonly AnyColumn[]
    | ((q: string | undefined, ctx: Context) => Promise<SQL | undefined> | SQL | undefined);
  /** Columns of names that are searched by their keys, besides the columns of `search`. */
  readonly names?: readonly AnyColumn[];
  /** Columns or expressions to sort by; they must never be null. */
  readonly sort: { readonly [K in Q['sortBy']]: SQL | AnyColumn };
  readonly filters: {
    readonly [K in Exclude<keyof Q, keyof PageQuery>]-?: Filter<NonNullable<Q[K]>>;
  };
  /**
   * Starts a select of ids, with the joins that the conditions and the sort key need; the other
   * joins and subqueries of the select then run for the rows of one page only. It has no sort key
   * when records are counted.
   */
  readonly selectIds?: (
    ctx: Context,
    sortBy?: Q['sortBy'],
  ) => RecordSelect<{ readonly id: number }>;
}

/** A search for the first records of a list that match a text. */
interface FirstMatches<Q extends PageQuery> {
  readonly q: string;
  readonly limit: number;
  readonly sortBy: Q['sortBy'];
  readonly sortOrder: 'asc' | 'desc';
  readonly filters?: Partial<Omit<Q, keyof PageQuery>>;
  /** A column of names; those that start with the text precede the others. */
  readonly nameFirst?: AnyColumn;
}

/** What is listed. */
export interface ListSource<Row, R> {
  readonly id: AnyColumn;
  readonly select: (ctx: Context) => RecordSelect<Row>;
  /** Turns the rows of a page into records; without it, the rows are the records. */
  readonly complete?: (ctx: Context, rows: Row[]) => R[] | Promise<R[]>;
  /** The records that the caller may see; without it, all. */
  readonly where?: (ctx: Context) => SQL | undefined;
}

/** Returns the condition of a filter for a value of it, several values, or a range. */
function conditionOf(filter: AnyFilter, value: unknown, ctx: Context): SQL | undefined {
  if (typeof filter === 'function') {
    return Array.isArray(value) ? or(...value.map(one => filter(one, ctx))) : filter(value, ctx);
  }
  if (isRange(value)) return isWithin(filter, value);
  if (!is(filter, Column)) throw new Error('Only a range can be that of an expression.');
  return Array.isArray(value) ? inArray(filter, value) : eq(filter, value);
}

/** Creates the handler of a list call: a page of the matching records and their total. */
export function createList<Q extends PageQuery, Row, R = Row>(
  { id, select, complete, where }: ListSource<Row, R>,
  { search, names = [], sort, filters, selectIds }: ListOptions<Q>,
) {
  const conditionsOf = (ctx: Context, query: object): (SQL | undefined)[] => {
    const filterOf = new Map<string, AnyFilter>(Object.entries(filters));
    return Object.entries<unknown>({ ...query }).map(([name, value]) => {
      const filter = filterOf.get(name);
      return filter === undefined || value === undefined
        ? undefined
        : conditionOf(filter, value, ctx);
    });
  };
  const searchOf = (ctx: Context, q: string | undefined) =>
    typeof search === 'function'
      ? search(q, ctx)
      : or(containsText(q, search), containsNames(q, names));

  /** Returns the condition of the matching records. */
  const condition = async (
    ctx: Context,
    query: Omit<Q, 'pageNumber' | 'pageSize' | 'sortBy' | 'sortOrder'>,
  ) =>
    and(
      where?.(limitedTo(ctx, query)),
      await searchOf(ctx, query.q),
      idIn(id, query.id),
      ...conditionsOf(ctx, query),
    );
  /** Returns the records of a page that match a condition. */
  const readPage = async (
    ctx: Context,
    query: Q,
    matching: SQL | undefined,
    first: SQL[] = [],
  ): Promise<R[]> => {
    const sortBy: Q['sortBy'] = query.sortBy;
    const order = [...first, ...orderByThenId(sort[sortBy], query.sortOrder, id)];
    const ofPage = (selectIds?.(ctx, sortBy) ?? select(ctx))
      .where(matching)
      .orderBy(...order)
      .limit(query.pageSize)
      .offset((query.pageNumber - 1) * query.pageSize);
    const rows = selectIds
      ? await select(ctx)
          .where(sql`${id} in ${ofPage}`)
          .orderBy(...order)
      : await ofPage;
    return complete ? await complete(ctx, rows as Row[]) : (rows as unknown as R[]);
  };
  /** Returns the first records of the list that match a text, without counting the others. */
  const findFirst = async (
    ctx: Context,
    { q, limit, sortBy, sortOrder, filters: criteria, nameFirst }: FirstMatches<Q>,
  ): Promise<R[]> => {
    const paged: PageQuery = { q, pageNumber: 1, pageSize: limit, sortBy, sortOrder };
    const query = { ...paged, ...criteria } as Q;
    const first = nameFirst ? [sql`${startsWithText(q, nameFirst)} desc`] : [];
    return await readPage(ctx, query, await condition(ctx, query), first);
  };
  const handler = async (ctx: Context, { query }: { readonly query: Q }) => {
    const matching = await condition(ctx, query);
    const records = await readPage(ctx, query, matching);
    const counted = (selectIds?.(ctx) ?? select(ctx)).where(matching);
    const total = await ctx.db.$count(sql`${counted} as matching`);
    return toPage(records, total, query);
  };
  return Object.assign(handler, { readPage, condition, findFirst });
}

/**
 * Counts selected records and sums columns over them.
 * @param columns columns of the select by the name of the sum
 */
export async function countAndSum<N extends string>(
  { db }: Pick<Context, 'db'>,
  selected: SQLWrapper,
  columns: Readonly<Record<N, AnyColumn | SQL.Aliased>>,
): Promise<Record<N | 'total', number>> {
  const sums = Object.entries<AnyColumn | SQL.Aliased>(columns).map(
    ([name, column]) =>
      sql`coalesce(sum(matching.${sql.identifier('fieldAlias' in column ? column.fieldAlias : column.name)}), 0)::float8 as ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute(
    sql`select ${sql.join([sql`count(*)::int as total`, ...sums], sql`, `)} from ${selected} as matching`,
  );
  return rows[0] as Record<N | 'total', number>;
}

/** Returns the context of a reading that its query limits to the companies of an account manager. */
export const limitedTo = (
  ctx: Context,
  { accountManagerId }: { readonly accountManagerId?: number | undefined },
): Context => (accountManagerId === undefined ? ctx : { ...ctx, accountManagerId });

/** Query of an options call, as `choiceQuery` of the contract parses it. */
export interface ChoicesQuery {
  readonly q?: string | undefined;
  readonly limit?: number | undefined;
  readonly id?: readonly number[] | undefined;
}

interface ChoicesOptions {
  readonly id: AnyColumn;
  /** Column to sort by, and to search as a name unless `search` names others. */
  readonly name: AnyColumn;
  readonly search?: readonly AnyColumn[];
  /** Records that are offered; those that the query names by ID are returned in any case. */
  readonly offered: SQL | undefined;
  /** Condition for every returned record, such as the scope. */
  readonly where?: SQL | undefined;
}

/** Selects the options of an options call, sorted by name. */
export async function selectChoices<Row>(
  select: RecordSelect<Row>,
  query: ChoicesQuery,
  { id, name, search = [name], offered, where }: ChoicesOptions,
): Promise<Row[]> {
  const found = select
    .where(and(where, idIn(id, query.id) ?? offered, containsNames(query.q, search)))
    .orderBy(asc(sql`lower(${name})`), asc(id));
  return await (query.limit === undefined ? found : found.limit(query.limit));
}
