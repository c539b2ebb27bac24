import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { onDemandTransaction, openDb } from '#server/db/client.ts';
import { isPlainRead } from '#server/db/on-demand.ts';
import { role } from '#server/db/schema/index.ts';
import { useDatabase } from '#tests/server/harness/database.ts';
import { recordStatements } from '#tests/server/harness/wire.ts';

const database = useDatabase();
const newRole = (name: string) => ({ name, peranDasar: 'ADMIN' as const });

/** Opens a pool whose statements are recorded, without those that set up its connection. */
async function openRecorded() {
  const { connectionString, statements } = await recordStatements(database.connectionString);
  const { db, close } = openDb(connectionString, { max: 1 });
  onTestFinished(close);
  await db.execute(sql`select 'ready'`);
  const before = statements.length;
  return { db, sent: () => statements.slice(before).map(({ text }) => text.split(' ', 1)[0]) };
}

describe('a transaction on demand', () => {
  it('does not begin for reads', async () => {
    const { db, sent } = await openRecorded();
    await onDemandTransaction(db, async tx => {
      await tx.select({ id: role.id }).from(role);
      await tx.$count(role);
    });
    expect(sent()).toEqual(['select', 'select']);
  });

  it('begins with the first write, and not again for the next use of the connection', async () => {
    const { db, sent } = await openRecorded();
    await onDemandTransaction(db, async tx => {
      await tx.$count(role);
      await tx.insert(role).values(newRole('nanti'));
      await tx.$count(role);
    });
    await onDemandTransaction(db, tx => tx.$count(role));
    expect(sent()).toEqual(['select', 'begin', 'insert', 'select', 'commit', 'select']);
  });

  it('saves everything or nothing', async () => {
    const half = onDemandTransaction(database.db, async tx => {
      await tx.insert(role).values(newRole('separuh jalan'));
      throw new Error('berhenti');
    });
    await expect(half).rejects.toThrow('berhenti');
    expect(await database.db.$count(role, eq(role.name, 'separuh jalan'))).toBe(0);
  });
});

describe('a statement that only reads', () => {
  it.each(['select 1', '(select 1) union all (select 2)', 'with a as (select 1) select * from a'])(
    '%s',
    text => expect(isPlainRead(text)).toBe(true),
  );

  it.each([
    'select id from role for no key update',
    'select id from role for key share',
    'with a as (delete from role returning id) select * from a',
    "select set_config('lock_timeout', '1s', true)",
    'select pg_advisory_xact_lock(1)',
    'set local lock_timeout = 1',
    'insert into role select 1',
  ])('is not: %s', text => expect(isPlainRead(text)).toBe(false));
});
