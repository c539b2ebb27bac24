import { enteredValue } from './values/entered.ts';
import { z } from './zod.ts';

export const maxPageSize = 500;
export const defaultPageSize = 25;

/** Maximum of PostgreSQL's `integer`; a larger id would make the query fail. */
export const maxId = 2_147_483_647;

/** An id in a body. */
export const recordId = z.int().positive().max(maxId);

/** An id in a path or query, where values arrive as text. */
export const id = z.coerce.number<number | string>().int().positive().max(maxId);

export const idParams = z.object({ id });

/** Repeated query key that selects several ids; the only key that may repeat. */
const ids = z.array(id).max(maxPageSize).optional();

/** A boolean filter; -1 means no filter. */
export const booleanOrAll = z
  .enum(['-1', '0', '1', 'false', 'true'])
  .transform(value => (value === '-1' ? undefined : value === '1' || value === 'true'))
  .optional();

/** Filter of the records of companies by their account manager. */
export const managerFilter = {
  /** Only records of the companies of this account manager. */
  accountManagerId: id.optional(),
};

/** Paging parameters of every list. */
export const paging = {
  pageNumber: z.coerce.number<number | string>().int().min(1).max(10_000_000).default(1),
  pageSize: z.coerce
    .number<number | string>()
    .int()
    .min(1)
    .max(maxPageSize)
    .default(defaultPageSize),
};

/**
 * Returns the query schema of a list: paging, search text, sorting, ids, and its own filters.
 * @param sortable columns allowed in `sortBy`; the first is the default
 */
export function listQuery<
  const S extends readonly [string, ...string[]],
  F extends z.ZodRawShape = z.ZodRawShape,
>(sortable: S, filters: F) {
  return z.strictObject({
    ...paging,
    q: enteredValue().max(100).optional(),
    sortBy: z
      .enum(sortable)
      .default(sortable[0] as z.output<z.ZodEnum<z.core.util.ToEnum<S[number]>>>),
    sortOrder: z
      .string()
      .transform(order => order.toLowerCase())
      .pipe(z.enum(['asc', 'desc']))
      .default('asc'),
    id: ids,
    ...filters,
  });
}

/** An option of a select: id and name. */
export const choice = z.object({ id: z.int(), name: z.string() });
export type Choice = z.infer<typeof choice>;

/** Query of every options call; without `limit` it returns all options. */
export const choiceQuery = z.strictObject({
  q: enteredValue().max(100).optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(maxPageSize).optional(),
  id: ids,
});

/** Returns the response schema of a list; page numbers are null where there is no such page. */
export function page<R extends z.ZodType>(record: R) {
  return z.object({
    data: z.array(record),
    totalRecords: z.int().nonnegative(),
    pageNumber: z.int(),
    pageSize: z.int(),
    totalPages: z.int(),
    firstPage: z.int(),
    lastPage: z.int(),
    nextPage: z.int().nullable(),
    previousPage: z.int().nullable(),
  });
}

/** Wraps rows and their total in the paging fields of a list response. */
export function toPage<R>(
  data: R[],
  totalRecords: number,
  request: { pageNumber: number; pageSize: number },
) {
  const totalPages = Math.max(1, Math.ceil(totalRecords / request.pageSize));
  const { pageNumber, pageSize } = request;
  return {
    data,
    totalRecords,
    pageNumber,
    pageSize,
    totalPages,
    firstPage: 1,
    lastPage: totalPages,
    nextPage: pageNumber < totalPages ? pageNumber + 1 : null,
    previousPage: pageNumber > 1 ? Math.min(pageNumber - 1, totalPages) : null,
  };
}
