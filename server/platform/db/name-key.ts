import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { ignoredInNames } from '#contract/core/values/name.ts';

const ignored = sql.raw(`'[${ignoredInNames.replaceAll("'", "''")}]'`);

/**
 * SQL of the comparison key of a name that is stored clean: what `nameKey` returns of it. Names in ASCII, which
 * are most, need no normalization.
 */
export const nameKeyOf = (name: SQLWrapper): SQL => sql`lower(case
  when octet_length(${name}) = char_length(${name}) then translate(${name}, '''\`', '')
  else regexp_replace(normalize(${name}, NFKD), ${ignored}, '', 'g') end)`;
