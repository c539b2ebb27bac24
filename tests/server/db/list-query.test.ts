import { lte, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isAmongFound } from '#server/platform/db/list-query.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { useDatabase } from '#tests/server/harness/database.ts';

const database = useDatabase();

it('finds the rows of few and of many ids', async () => {
  const { db } = database;
  await db.execute(sql`
    insert into bhbu (nama_bhbu) select 'PT Contoh ' || i from generate_series(1, 1500) i`);
  const upTo = (last: number) => () =>
    db.select({ id: bhbu.id }).from(bhbu).where(lte(bhbu.id, last));
  for (const last of [0, 3, 1000, 1001, 1500]) {
    expect(await db.$count(bhbu, await isAmongFound(bhbu.id, upTo(last)))).toBe(last);
  }
});
