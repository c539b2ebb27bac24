import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseError, openDb, transaction } from '#server/platform/db/client.ts';
import { role } from '#server/platform/db/schema/index.ts';
import { useDatabase } from '#tests/server/harness/database.ts';

const database = useDatabase();
const newRole = (name: string) => ({ name, peranDasar: 'ADMIN' as const });
const raiseError = (code: string) =>
  sql.raw(`do $$ begin raise exception 'uji' using errcode = '${code}'; end $$`);

/** Returns a backoff that records the number of each failure and does not wait. */
function recordingBackoff() {
  const failures: number[] = [];
  const backoff = (n: number) => {
    failures.push(n);
    return Promise.resolve();
  };
  return { failures, backoff };
}

describe('transaction', () => {
  it('saves everything or nothing', async () => {
    const half = transaction(database.db, async tx => {
      await tx.insert(role).values(newRole('separuh'));
      throw new Error('berhenti');
    });
    await expect(half).rejects.toThrow('berhenti');
    expect(await database.db.$count(role, eq(role.name, 'separuh'))).toBe(0);
  });

  it.each(['40001', '40P01'])('retries after %s', async code => {
    const { failures, backoff } = recordingBackoff();
    const done = await transaction(
      database.db,
      async tx => {
        await tx.insert(role).values(newRole(`lagi ${code}`));
        if (failures.length < 2) await tx.execute(raiseError(code));
        return 'selesai';
      },
      { backoff },
    );
    expect(done).toBe('selesai');
    expect(failures).toEqual([1, 2]);
    expect(await database.db.$count(role, eq(role.name, `lagi ${code}`))).toBe(1);
  });

  it('gives up after the last attempt, and does not retry a permanent error', async () => {
    const { failures, backoff } = recordingBackoff();
    const options = { backoff, maxAttempts: 3 };
    const lost = transaction(database.db, tx => tx.execute(raiseError('40001')), options);
    await expect(lost).rejects.toMatchObject({ code: '40001' });
    expect(failures).toEqual([1, 2]);
    const wrong = transaction(database.db, tx => tx.execute(raiseError('22012')), options);
    await expect(wrong).rejects.toMatchObject({ code: '22012' });
    expect(failures).toEqual([1, 2]);
  });

  it('completes both of two transactions that conflict', async () => {
    const [created] = await database.db.insert(role).values(newRole('ditambah')).returning();
    const addOne = () =>
      transaction(
        database.db,
        async tx => {
          const [row] = await tx
            .select()
            .from(role)
            .where(eq(role.id, created?.id ?? 0));
          await tx
            .update(role)
            .set({ version: (row?.version ?? 0) + 1 })
            .where(eq(role.id, created?.id ?? 0));
        },
        { isolationLevel: 'repeatable read', maxAttempts: 10 },
      );
    await Promise.all([addOne(), addOne(), addOne()]);
    const [row] = await database.db
      .select()
      .from(role)
      .where(eq(role.id, created?.id ?? 0));
    expect(row?.version).toBe(4);
  });

  it.each([
    ['a write', sql`insert into role (name, peran_dasar) values ('Peran uji', 'AM')`],
    ['a lock of a row', sql`select id from role for key share`],
    ['a number of a sequence', sql`select nextval(pg_get_serial_sequence('role', 'id'))`],
  ])('refuses %s when it only reads, and the next one writes again', async (_name, statement) => {
    const { db, close } = openDb(database.connectionString, { max: 1 });
    onTestFinished(close);
    const refused = transaction(db, tx => tx.execute(statement), { accessMode: 'read only' });
    await expect(refused).rejects.toMatchObject({ code: '25006' });
    await transaction(db, async tx => {
      await tx.execute(sql`select id from role for key share`);
    });
  });

  it('reports a failure without the values that were sent', async () => {
    const secret = 'rahasia-3171234567890001';
    const error: unknown = await transaction(database.db, tx =>
      tx.insert(role).values({ ...newRole(secret), id: sql`${secret}::int` } as never),
    ).catch((error: unknown) => error);
    expect(error).toBe(databaseError(error));
    expect(String(error)).not.toContain('params');
  });

  it('replaces a connection that the server terminates', async () => {
    const { db, pool, close } = openDb(database.connectionString, { max: 1 });
    onTestFinished(close);
    const cut = async (pid: number) => {
      await database.pool.query('select pg_terminate_backend($1, 5000)', [pid]);
    };
    const pidOf = async (queryable: Pick<typeof db, 'execute'>) =>
      Number((await queryable.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.['pid']);

    const within = transaction(db, async tx => {
      await cut(await pidOf(tx));
      await tx.execute(sql`select 1`);
    });
    await expect(within).rejects.toThrow(/terminat|connection/i);
    // A connection that is terminated between two transactions fails at BEGIN, if at all.
    for (let n = 0; n < 3; n++) {
      await cut(await pidOf(db));
      await transaction(db, tx => tx.execute(sql`select 1`)).catch(() => undefined);
    }
    expect(await transaction(db, tx => tx.$count(role, eq(role.name, 'ADMIN')))).toBe(1);
    expect(pool.totalCount).toBe(1);
  });
});

describe('a pool', () => {
  it('sets its session parameters, also next to options of the connection string', async () => {
    const urlWithOptions = `${database.connectionString}${database.connectionString.includes('?') ? '&' : '?'}options=-c%20timezone%3DAsia%2FTokyo`;
    const { pool, close } = openDb(urlWithOptions, {
      statementTimeoutMs: 1_234,
      applicationName: 'uji',
    });
    onTestFinished(close);
    const { rows } = await pool.query(
      `select current_setting('timezone') as timezone, current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock, current_setting('application_name') as name,
        current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('plan_cache_mode') as plans`,
    );
    expect(rows).toEqual([
      {
        timezone: 'UTC',
        statement: '1234ms',
        lock: '10s',
        name: 'uji',
        idle: '1min',
        plans: 'auto',
      },
    ]);
  });

  it('survives idle connections that break, and reports them', async () => {
    const errors: Error[] = [];
    const { pool, close } = openDb(database.connectionString, {
      onError: error => errors.push(error),
    });
    onTestFinished(close);
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
