import { and, asc, eq, sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm';
import { toPage } from '#contract/list.ts';
import type { Context } from '../context.ts';
import { containsText, idIn, orderByThenId } from '../db/list-query.ts';

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
}

/** A filter of a list: the column that equals its value, or a function that returns a condition. */
type Filter<V> = AnyColumn | ((value: V, ctx: Context) => SQL | undefined);

/** How the query of a list call is applied; each sort key and filter of the call must be given. */
export interface ListOptions<Q extends PageQuery> {
  /** Columns that are searched for `q`, or a function that returns the condition. */
  readonly search:
    readonly AnyColumn[] | ((q: string | undefined, ctx: Context) => SQL | undefined);
  /** Columns or expressions to sort by; they must never be null. */
  readonly sort: { readonly [K in Q['sortBy']]: SQL | AnyColumn };
  readonly filters: {
    readonly [K in Exclude<keyof Q, keyof PageQuery>]-?: Filter<NonNullable<Q[K]>>;
  };
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

/** Creates the handler of a list call: a page of the matching records and their total. */
export function createList<Q extends PageQuery, Row, R = Row>(
  { id, select, complete, where }: ListSource<Row, R>,
  { search, sort, filters }: ListOptions<Q>,
) {
  const conditionsOf = (ctx: Context, query: Q): (SQL | undefined)[] => {
    const filterOf = new Map<string, Filter<unknown>>(Object.entries(filters));
    return Object.entries(query).map(([name, value]) => {
      const filter = filterOf.get(name);
      if (filter === undefined || value === undefined) return undefined;
      return typeof filter === 'function' ? filter(value, ctx) : eq(filter, value);
    });
  };
  const searchOf = (ctx: Context, q: string | undefined) =>
    typeof search === 'function' ? search(q, ctx) : containsText(q, search);

  return async (ctx: Context, { query }: { readonly query: Q }) => {
    const matching = () =>
      select(ctx).where(
        and(where?.(ctx), searchOf(ctx, query.q), idIn(id, query.id), ...conditionsOf(ctx, query)),
      );
    const rows = await matching()
      .orderBy(...orderByThenId(sort[query.sortBy as Q['sortBy']], query.sortOrder, id))
      .limit(query.pageSize)
      .offset((query.pageNumber - 1) * query.pageSize);
    const total = await ctx.db.$count(sql`${matching()} as matching`);
    const records = complete ? await complete(ctx, rows) : (rows as unknown as R[]);
    return toPage(records, total, query);
  };
}

/** Query of an options call, as `choiceQuery` of the contract parses it. */
export interface ChoicesQuery {
  readonly q?: string | undefined;
  readonly limit?: number | undefined;
  readonly id?: readonly number[] | undefined;
}

interface ChoicesOptions {
  readonly id: AnyColumn;
  /** Column to sort by, and to search unless `search` names others. */
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
    .where(and(where, idIn(id, query.id) ?? offered, containsText(query.q, search)))
    .orderBy(asc(sql`lower(${name})`), asc(id));
  return await (query.limit === undefined ? found : found.limit(query.limit));
}
