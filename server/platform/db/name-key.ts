import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { ignoredInNames } from '#contract/core/values/name.ts';

/** SQL of the comparison key of a name that is stored clean: what `nameKey` returns of it. */
export const nameKeyOf = (name: SQLWrapper): SQL =>
  sql`lower(regexp_replace(normalize(${name}, NFKD), ${sql.raw(`'[${ignoredInNames.replaceAll("'", "''")}]'`)}, '', 'g'))`;
