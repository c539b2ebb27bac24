import { getTableColumns, max, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sealLog } from '#server/platform/audit/seal/seal-entries.ts';
import { hashSeal } from '#server/platform/audit/seal/seal-format.ts';
import { noSeal, sealedAuditLog, sealedLogs } from '#server/platform/audit/seal/sealed-log.ts';
import { verifySeals } from '#server/platform/audit/seal/verify-seals.ts';
import { openDb, type Db, type OpenDb } from '#server/platform/db/client.ts';
import { auditLog, auditSeal } from '#server/platform/db/schema/index.ts';
import { runTableJob } from '#server/platform/scheduler/scheduler.ts';
import { cloneDatabase, openServerDb } from '../harness/database.ts';
import { waitUntil } from '../harness/wait-until.ts';

const key = new Uint8Array(32).fill(5);
const start = Date.parse('2030-01-02T03:00:00Z');

/** An audit log on a database of its own, with a sealer and its clock. */
async function createLog() {
  const database = await cloneDatabase();
  const server = await openServerDb(database);
  const owner = openDb(database.connectionString, { max: 2 });
  onTestFinished(async () => {
    await server.close();
    await owner.close();
    await database.drop();
  });
  const job = sealLog(sealedAuditLog, { auditSeal: key });
  let nowMs = start;
  return {
    db: server.db,
    openOther: (): Promise<OpenDb> => openServerDb(database, { max: 1 }),
    seal: () => job.runAll(server.db, new Date((nowMs += 2_000))),
    wait: (ms: number) => {
      nowMs += ms;
    },
    verify: (expectedHead?: string) =>
      verifySeals(server.db, sealedAuditLog, { key, now: new Date(nowMs), expectedHead }),
    /** Runs statements as the owner, with the triggers of both tables disabled. */
    async tamper(statements: string) {
      const tables = ['audit_log', 'audit_seal'];
      const toggle = (state: string) =>
        tables.map(name => `alter table ${name} ${state} trigger user;`).join('');
      await owner.pool.query(`${toggle('disable')} ${statements}; ${toggle('enable')}`);
    },
  };
}

const entry = {
  actorName: 'Siti "Ité"',
  actorRole: 'ADMIN',
  action: 'role.update',
  resource: 'role',
  before: { nama: 'Koordinator', urut: 1.5 },
  after: { nama: 'Koordinator\n\u{1F4A7}', urut: null },
};

/** Writes audit entries. */
const write = async (db: Pick<Db, 'insert'>, count = 1): Promise<void> => {
  await db
    .insert(auditLog)
    .values(Array.from({ length: count }, (_, i) => ({ ...entry, recordId: String(i) })));
};

/** Returns an audit log with three seals: entries 1 to 3, 4 to 6 and 7 to 9. */
async function createSealedLog() {
  const log = await createLog();
  for (let n = 0; n < 3; n++) {
    await write(log.db, 3);
    await log.seal();
  }
  return log;
}

const listSeals = (db: Db) =>
  db
    .select({ id: auditSeal.id, entries: auditSeal.entries, n: auditSeal.entryCount })
    .from(auditSeal)
    .orderBy(auditSeal.id);

describe('sealing the audit log', () => {
  it('seals new entries once, in a chain that verifies', async () => {
    const log = await createSealedLog();
    expect(await log.seal()).toBe(0);
    await write(log.db, 2);
    expect(await listSeals(log.db)).toEqual([
      { id: 1, entries: '{[1,4)}', n: 3 },
      { id: 2, entries: '{[4,7)}', n: 3 },
      { id: 3, entries: '{[7,10)}', n: 3 },
    ]);
    const [head] = await log.db
      .select()
      .from(auditSeal)
      .where(sql`id = 3`);
    expect(await log.verify()).toEqual({
      entries: 11,
      seals: 3,
      head: { hash: head?.hash, sealedAt: '2030-01-02T03:00:06.000Z' },
      unsealed: { entries: 2, newest: 11, overdue: 2 },
      issue: null,
    });
  });

  it('reports entries that had no seal for more than a minute', async () => {
    const log = await createLog();
    const values = [0, 2_000].map(ms => ({ ...entry, at: new Date(start + ms).toISOString() }));
    await log.db.insert(auditLog).values(values);
    log.wait(60_000);
    expect((await log.verify()).unsealed).toEqual({ entries: 2, newest: 2, overdue: 0 });
    log.wait(1_000);
    expect((await log.verify()).unsealed).toEqual({ entries: 2, newest: 2, overdue: 1 });
    await log.seal();
    expect((await log.verify()).unsealed).toEqual({ entries: 0, newest: null, overdue: 0 });
  });

  it('seals many entries in several seals', async () => {
    const log = await createLog();
    await log.db.execute(sql`
      insert into audit_log (actor_name, actor_role, action, resource)
      select 'Siti', 'ADMIN', 'uji', 'role' from generate_series(1, 10001)`);
    expect(await log.seal()).toBe(10_001);
    expect((await listSeals(log.db)).map(({ n }) => n)).toEqual([5_000, 5_000, 1]);
    expect(await log.verify()).toMatchObject({ issue: null, unsealed: { entries: 0 } });
  });

  it('seals entries although an older transaction is open, and that one’s afterwards', async () => {
    const log = await createLog();
    const late = await log.openOther();
    const client = await late.pool.connect();
    await client.query('begin');
    await client.query(
      `insert into audit_log (actor_name, actor_role, action, resource)
      values ('Siti', 'ADMIN', 'uji', 'role'), ('Siti', 'ADMIN', 'uji', 'role')`,
    );
    for (let n = 0; n < 3; n++) {
      await write(log.db);
      await log.seal();
      log.wait(60_000);
    }
    expect(await listSeals(log.db)).toMatchObject([
      { entries: '{[3,4)}' },
      { entries: '{[4,5)}' },
      { entries: '{[5,6)}' },
    ]);
    await client.query('commit');
    client.release();
    await late.close();
    await write(log.db);
    await log.seal();
    expect((await listSeals(log.db)).at(-1)).toMatchObject({ entries: '{[1,3),[6,7)}', n: 3 });
    expect(await log.verify()).toMatchObject({ issue: null, unsealed: { entries: 0 } });
  });

  it('seals nothing twice when two workers run at once, with the lock or without', async () => {
    const log = await createLog();
    const workers = [1, 2].map(() => sealLog(sealedAuditLog, { auditSeal: key }));
    const clock = () => new Date(start);
    for (let n = 0; n < 5; n++) {
      await write(log.db, 100);
      const runs = workers.map(job =>
        n < 3 ? job.runAll(log.db, clock()) : runTableJob({ db: log.db, clock }, job),
      );
      expect((await Promise.allSettled(runs)).map(({ status }) => status)).toContain('fulfilled');
    }
    const seals = await listSeals(log.db);
    expect(seals.reduce((total, { n }) => total + n, 0)).toBe(500);
    expect(await log.verify()).toMatchObject({ issue: null, unsealed: { entries: 0 } });
  });

  it('lets others write while a seal waits', async () => {
    const log = await createSealedLog();
    await write(log.db);
    const other = await log.openOther();
    let sealing: Promise<unknown> | undefined;
    await other.db
      .transaction(async tx => {
        await tx.execute(sql`insert into audit_seal select 4, format, key_id, entries, 3, 0, sealed_at, hash, 'x'
        from audit_seal where id = 3`);
        sealing = log.seal().catch(() => 'refused');
        await write(log.db, 5);
        tx.rollback();
      })
      .catch(() => undefined);
    await sealing;
    await other.close();
    await log.seal();
    expect(await log.verify()).toMatchObject({
      entries: 15,
      unsealed: { entries: 0 },
      issue: null,
    });
  });
});

describe('verifying the audit log', () => {
  it.each([
    [
      'a changed entry',
      `update audit_log set actor_name = 'Budi' where id = 5`,
      'Segel 2 tidak cocok',
    ],
    [
      'a changed JSON value',
      `update audit_log set after = '{"nama": "X"}' where id = 5`,
      'Segel 2 tidak',
    ],
    [
      'a changed time',
      `update audit_log set at = at + interval '1 ms' where id = 2`,
      'Segel 1 tidak',
    ],
    [
      'a deleted entry',
      'delete from audit_log where id = 5',
      'Entri 5, yang disegel di segel 2, dihapus',
    ],
    [
      'two entries that changed places',
      `update audit_log set record_id = (9 - id)::text where id in (4, 5)`,
      'Segel 2 tidak cocok',
    ],
    [
      'a deleted seal',
      'delete from audit_seal where id = 2',
      'Segel 3 tidak menyambung ke segel 1',
    ],
    [
      'a deleted first seal',
      'delete from audit_seal where id = 1',
      'Segel 2 tidak menyambung ke segel 0',
    ],
    [
      'a changed seal',
      `update audit_seal set sealed_at = sealed_at - interval '1 h' where id = 2`,
      'Segel 2',
    ],
    [
      'a hidden entry',
      `insert into audit_log (actor_name, actor_role, action, resource) values ('x', 'x', 'x', 'x');
       update audit_seal set entries = '{[7,11)}', entry_count = 4 where id = 3`,
      'Segel 3 tidak cocok',
    ],
    [
      'an added seal',
      `insert into audit_seal select 0, format, key_id, '{[10,11)}', 1, 0, sealed_at, 'x', 'y' from audit_seal where id = 1`,
      'Segel 0 tidak menyambung',
    ],
    [
      'a seal of another key',
      `update audit_seal set key_id = 'lain' where id = 3`,
      'Segel 3 diubah, atau dibuat dengan kunci',
    ],
    [
      'ids beyond reason',
      `update audit_seal set entries = '{[1,9000000000000000)}', entry_count = 2147483647 where id = 3`,
      'Segel 3 tidak cocok',
    ],
  ])('finds %s', async (_, statements, issue) => {
    const log = await createSealedLog();
    await log.tamper(statements);
    expect((await log.verify()).issue).toContain(issue);
  });

  it('finds removed last seals by a head that was noted earlier', async () => {
    const log = await createSealedLog();
    const noted = (await log.verify()).head?.hash;
    await log.tamper('delete from audit_seal where id = 3');
    expect((await log.verify()).issue).toBeNull();
    // The running server knows the seal, and reports it once.
    await expect(log.seal()).rejects.toThrow(`Seal 3 of the audit log, ${noted}, was removed.`);
    await log.seal();
    expect((await log.verify()).issue).toBeNull();
    expect((await log.verify(noted)).issue).toContain('segel-segel terakhir dihapus atau diganti');

    const current = (await log.verify()).head?.hash;
    await write(log.db);
    await log.seal();
    expect((await log.verify(current)).issue).toBeNull();
  });

  it('finds an entry that was inserted where all transactions had ended', async () => {
    const log = await createLog();
    await write(log.db);
    // A transaction that failed leaves a gap.
    await log.db
      .transaction(async tx => {
        await write(tx, 3);
        tx.rollback();
      })
      .catch(() => undefined);
    // Transactions of other databases of the PostgreSQL server count, too.
    await waitUntil(async () => {
      await write(log.db);
      await log.seal();
      log.wait(60_000);
      const [newest] = await log.db.select({ id: max(auditSeal.closedThrough) }).from(auditSeal);
      return Number(newest?.id) >= 4;
    });
    await log.tamper(`insert into audit_log (id, actor_name, actor_role, action, resource)
      overriding system value values (3, 'Siti', 'ADMIN', 'role.update', 'role')`);
    await log.seal();
    expect((await log.verify()).issue).toContain('Entri 3 disisipkan');
  });
});

it('seals ids that are issued again after the database was put back', async () => {
  const log = await createLog();
  await waitUntil(async () => {
    await write(log.db);
    await log.seal();
    log.wait(60_000);
    const [newest] = await log.db.select({ id: max(auditSeal.closedThrough) }).from(auditSeal);
    return Number(newest?.id) >= 1;
  });
  await log.tamper(`delete from audit_log; delete from audit_seal;
    select setval('audit_log_id_seq', 1, false)`);
  await write(log.db);
  await expect(log.seal()).rejects.toThrow('was removed');
  await log.seal();
  expect(await listSeals(log.db)).toEqual([{ id: 1, entries: '{[1,2)}', n: 1 }]);
});

describe('the format of seals', () => {
  it('covers every column of an entry', () => {
    for (const { table, formats, currentFormat } of sealedLogs)
      expect(formats[currentFormat]).toEqual(Object.keys(getTableColumns(table)));
  });

  it('never changes', () => {
    const texts = {
      ...{ id: '7', at: '2030-01-02 03:00:00', requestId: null, actorId: '3', actorName: 'Siti' },
      ...{ actorRole: 'ADMIN', action: 'role.update', resource: 'role', recordId: '7' },
      ...{ recordLabel: 'Koordinator', before: '{"nama": "Koordinator"}', after: null },
      ...{ reason: 'Ganda\n"dua"', address: '127.0.0.1' },
    };
    const seal = {
      ...{ id: 1, format: 1, keyId: '00', entries: '{[7,8)}', entryCount: 1, closedThrough: 6 },
      ...{ sealedAt: '2030-01-02T03:00:02.000Z', previousHash: noSeal.hash },
    };
    expect(hashSeal(key, sealedAuditLog.formats[1] ?? [], seal, [texts])).toBe(
      '75ae4627116e6b20590b82a438c6cbfdea509ca6d30edc9d115ed8c342119ba4',
    );
  });
});
