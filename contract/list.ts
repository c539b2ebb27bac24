import { z } from './zod.ts';

/** The largest page a caller may ask for. */
export const maxPageSize = 500;
export const defaultPageSize = 25;

/** The largest number a record can have: PostgreSQL's `integer`. Beyond it nothing is there to find. */
export const maxId = 2_147_483_647;

/** A record's number in a body. */
export const recordId = z.int().positive().max(maxId);

/** A record's number in an address or a query, where all values arrive as text. */
export const id = z.coerce.number<number | string>().int().positive().max(maxId);

/** Path parameters of calls on one record. */
export const idParams = z.object({ id });

/** Many ids at once: the one query key that may be repeated. */
const ids = z.array(id).max(maxPageSize).optional();

/** A flag that also takes -1, which asks for all. */
export const flagOrAll = z
  .enum(['-1', '0', '1', 'false', 'true'])
  .transform(said => (said === '-1' ? undefined : said === '1' || said === 'true'))
  .optional();

/** The page that is asked for, as every list takes it. */
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
 * The query every list takes: page, search text, order, many ids at once, and its own filters.
 * @param sortable the columns that may be named in `sortBy`; the first is the default
 */
export function listQuery<
  const S extends readonly [string, ...string[]],
  F extends z.ZodRawShape = z.ZodRawShape,
>(sortable: S, filters: F) {
  return z.strictObject({
    ...paging,
    q: z.string().trim().max(100).optional(),
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

/** One entry to choose a record by: its number and its name. */
export const choice = z.object({ id: z.int(), name: z.string() });
export type Choice = z.infer<typeof choice>;

/** The query of every list of choices; without a limit it gives them all. */
export const choiceQuery = z.strictObject({
  q: z.string().trim().max(100).optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(maxPageSize).optional(),
  id: ids,
});

/** What every list answers; the pages are numbers, null where there is none. */
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

/** The paging fields of a list answer around its rows. */
export function toPage<R>(
  data: R[],
  totalRecords: number,
  asked: { pageNumber: number; pageSize: number },
) {
  const totalPages = Math.max(1, Math.ceil(totalRecords / asked.pageSize));
  const { pageNumber, pageSize } = asked;
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
