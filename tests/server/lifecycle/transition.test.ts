import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StateTable } from '#contract/core/lifecycle.ts';
import type { Role } from '#contract/policy.ts';
import type { StateChange } from '#contract/core/state-history.ts';
import { auditLog, bhbu, stateHistory } from '#server/platform/db/schema/index.ts';
import {
  defineLifecycle,
  kitRecords,
  systemContext,
  tableRecords,
  transitionContext,
} from '#server/platform/lifecycle/lifecycle.ts';
import { recordCreation, transition } from '#server/platform/lifecycle/transition.ts';
import { Problem } from '#server/platform/problem.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';
import { registerCompany, toFormData } from '../../builders/application.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let tokens: Readonly<Record<'ADMIN' | 'VERIFICATOR', string>>;

beforeAll(async () => {
  server = await startTestServer();
  tokens = {
    ADMIN: (await server.signIn({ role: 'ADMIN', fullName: 'Ayu Lestari' })).token,
    VERIFICATOR: (await server.signIn({ role: 'VERIFICATOR', fullName: 'Vino Pratama' })).token,
  };
});
afterAll(() => server.stop());

/** A lifecycle with a guard, a timed event and a clause, on the table of companies. */
const states = {
  names: ['AKTIF', 'NONAKTIF', 'DITOLAK'],
  initial: 'AKTIF',
  transitions: [
    { from: 'AKTIF', event: 'suspend', to: 'NONAKTIF', by: ['LEGAL'], guard: 'hasAddress' },
    { from: 'NONAKTIF', event: 'resume', to: 'AKTIF', by: ['LEGAL', 'ADMIN'] },
    { from: 'AKTIF', event: 'expire', to: 'DITOLAK', by: ['sistem'] },
    { from: 'NONAKTIF', event: 'end', to: 'DITOLAK', by: ['LEGAL'], needsReason: true },
  ],
} as const satisfies StateTable<
  'AKTIF' | 'NONAKTIF' | 'DITOLAK',
  'suspend' | 'resume' | 'expire' | 'end',
  'hasAddress'
>;
type Row = typeof bhbu.$inferSelect & { status: 'AKTIF' | 'NONAKTIF' | 'DITOLAK' };

const suspended: number[] = [];
const sample = defineLifecycle({
  resource: 'contoh',
  states,
  ...tableRecords<typeof bhbu, Row['status']>(bhbu),
  labelOf: ({ namaBHBU }) => namaBHBU,
  wrongState: ({ namaBHBU }, event) => ({
    key: `${namaBHBU}: ${event} tidak mungkin.`,
  }),
  guards: { hasAddress: (_, { alamat }) => (alamat ? undefined : { key: 'contoh.noAddress' }) },
  effects: {
    suspend: (_, { before }) => {
      suspended.push(before.id);
      return Promise.resolve();
    },
  },
});

const lockRow = async (id: number): Promise<Row> => {
  const [row] = await server.db.select().from(bhbu).where(eq(bhbu.id, id));
  return row as Row;
};
const newRow = async (): Promise<Row> => {
  const id = await buildBhbu(server.db);
  await server.db.update(bhbu).set({ alamat: 'Jalan Contoh 1' }).where(eq(bhbu.id, id));
  return await lockRow(id);
};
const contextOf = (role: Role) =>
  transitionContext(
    { db: server.db, now: server.now(), requestId: 'uji', address: '127.0.0.1' },
    { id: 1, fullName: 'Lina Hukum', role },
  );
const historyOf = (resource: string, id: number) =>
  server.db
    .select()
    .from(stateHistory)
    .where(eq(stateHistory.recordId, String(id)))
    .orderBy(stateHistory.id)
    .then(rows => rows.filter(row => row.resource === resource));
const problemOf = async (promise: Promise<unknown>): Promise<Problem> => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Problem)) throw new Error('no problem was thrown');
  return error;
};

describe('a transition', () => {
  it('saves state, version, stamps and values, and writes audit entry and history', async () => {
    const row = await newRow();
    const after = await transition(contextOf('LEGAL'), sample, row, 'suspend', {
      reason: 'Sengketa',
      clause: 'Pasal 7',
      values: { alasanNonaktif: 'Sengketa' },
    });
    expect(after).toEqual(await lockRow(row.id));
    expect(after).toMatchObject({
      status: 'NONAKTIF',
      alasanNonaktif: 'Sengketa',
      version: row.version + 1,
      modifiedBy: 'Lina Hukum',
      modifiedAt: server.now().toISOString(),
    });
    expect(suspended).toEqual([row.id]);
    const [entry] = await server.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({
      action: 'contoh.suspend',
      before: { status: 'AKTIF' },
      after: { status: 'NONAKTIF' },
      reason: 'Sengketa',
    });
    expect(await historyOf('contoh', row.id)).toMatchObject([
      {
        event: 'suspend',
        fromState: 'AKTIF',
        toState: 'NONAKTIF',
        actorName: 'Lina Hukum',
        actorRole: 'LEGAL',
        reason: 'Sengketa',
        clause: 'Pasal 7',
      },
    ]);
  });

  it('answers 409 with the state when the table has no such transition', async () => {
    const row = await newRow();
    const problem = await problemOf(transition(contextOf('LEGAL'), sample, row, 'resume'));
    expect(problem.code).toBe('KEADAAN_SALAH');
    expect(problem.extensions).toMatchObject({ currentState: 'AKTIF', reason: 'state' });
    expect(await historyOf('contoh', row.id)).toEqual([]);
  });

  it('answers 403 to a role that the table does not name', async () => {
    const row = await newRow();
    // An administrator may resume, but in no state suspend or expire.
    for (const event of ['suspend', 'expire'] as const) {
      const problem = await problemOf(transition(contextOf('ADMIN'), sample, row, event));
      expect(problem.code).toBe('AKSES_DITOLAK');
    }
    const problem = await problemOf(transition(contextOf('ADMIN'), sample, row, 'resume'));
    expect(problem.code).toBe('KEADAAN_SALAH');
  });

  it('is rejected by a guard of the table, and by one that a higher layer adds', async () => {
    const row = await newRow();
    const withoutAddress = { ...row, alamat: null };
    const guarded = await problemOf(
      transition(contextOf('LEGAL'), sample, withoutAddress, 'suspend'),
    );
    expect(guarded.extensions).toMatchObject({ currentState: 'AKTIF', reason: 'hasAddress' });
    sample.addGuard('suspend', 'hasOrders', (_, { namaBHBU }) =>
      namaBHBU === row.namaBHBU ? { key: 'contoh.hasOrders' } : undefined,
    );
    const added = await problemOf(transition(contextOf('LEGAL'), sample, row, 'suspend'));
    expect(added.extensions).toMatchObject({ reason: 'hasOrders' });
    await transition(contextOf('LEGAL'), sample, await newRow(), 'suspend');
  });

  it('needs a reason where the table says so', async () => {
    const row = await transition(contextOf('LEGAL'), sample, await newRow(), 'suspend');
    const problem = await problemOf(transition(contextOf('LEGAL'), sample, row, 'end'));
    expect(problem.extensions.errors).toHaveProperty('alasan');
    await transition(contextOf('LEGAL'), sample, row, 'end', { reason: 'Selesai' });
  });

  it('runs the check once the state allows the event', async () => {
    const row = await newRow();
    const check = () => {
      throw new Problem('VERSI_BASI', { key: 'contoh.stale' });
    };
    const stale = await problemOf(
      transition(contextOf('LEGAL'), sample, row, 'suspend', { check }),
    );
    expect(stale.code).toBe('VERSI_BASI');
    const wrong = await problemOf(transition(contextOf('LEGAL'), sample, row, 'resume', { check }));
    expect(wrong.code).toBe('KEADAAN_SALAH');
  });

  it('is triggered by the server itself', async () => {
    const row = await newRow();
    await recordCreation(systemContext(server.db, server.now()), sample, row, 'create');
    await transition(systemContext(server.db, server.now()), sample, row, 'expire');
    expect(await historyOf('contoh', row.id)).toMatchObject([
      { event: 'create', fromState: null, toState: 'AKTIF' },
      { event: 'expire', actorId: null, actorName: 'Sistem', actorRole: 'SISTEM' },
    ]);
  });

  it('saves records of the record kit, which writes the audit entry', async () => {
    const records = defineRecords({
      table: bhbu,
      resource: 'contoh',
      noun: 'bhbu',
      select: ({ db }: ReadContext) => db.select().from(bhbu).$dynamic(),
      labelOf: ({ namaBHBU }) => namaBHBU,
      auditFields: ['status'],
    });
    const kit = defineLifecycle({
      ...sample,
      ...kitRecords<Row, object>(records as never),
      effects: {},
    });
    const { id, version } = await newRow();
    const count = () => server.db.$count(auditLog, eq(auditLog.recordId, String(id)));
    const before = await count();
    const after = await transition(contextOf('LEGAL'), kit, await lockRow(id), 'suspend');
    expect(after).toMatchObject({ status: 'NONAKTIF', version: version + 1 });
    expect(await count()).toBe(before + 1);
    expect(await historyOf('contoh', id)).toHaveLength(1);
  });
});

describe('the state history of a company', () => {
  const readHistory = async (id: number) =>
    (await server.request('GET', `/bhbu/riwayat/${id}`, { token: tokens.ADMIN }))
      .json as unknown as StateChange[];

  it('lists application, correction, decision and deactivation, newest first', async () => {
    const { id, ticket, email } = await registerCompany(server);
    const ask = (path: string, body: object, token = tokens.VERIFICATOR) =>
      server.request('PUT', path, { token, body });
    await ask(`/bhbu/mintaperbaikan/${id}`, {
      perbaikan: [{ isian: 'alamat', catatan: 'Tulis nomor gedung' }],
    });
    await server.request('POST', '/public/pendaftaran/perbaiki', {
      body: toFormData({ nomorTiket: ticket, emailPendaftar: email, alamat: 'Jalan Baru 12' }),
    });
    await ask('/BHBU/ApproveBHBU', { idBHBU: id });
    await ask(`/bhbu/updateAktif/${id}`, { isActive: false, alasan: 'Selesai' }, tokens.ADMIN);
    const changes = await readHistory(id);
    expect(
      changes.map(({ event, dari, ke, oleh, peran }) => [event, dari, ke, oleh, peran]),
    ).toEqual([
      ['deactivate', 'AKTIF', 'NONAKTIF', 'Ayu Lestari', 'ADMIN'],
      ['approve', 'MENUNGGU', 'AKTIF', 'Vino Pratama', 'VERIFICATOR'],
      ['resubmit', 'PERLU_PERBAIKAN', 'MENUNGGU', 'Bima Pradana', 'PEMOHON'],
      ['requestCorrection', 'MENUNGGU', 'PERLU_PERBAIKAN', 'Vino Pratama', 'VERIFICATOR'],
      ['register', null, 'MENUNGGU', 'Bima Pradana', 'PEMOHON'],
    ]);
    expect(changes[0]).toMatchObject({ alasan: 'Selesai', pasal: null });
    const again = await ask('/BHBU/ApproveBHBU', { idBHBU: id });
    expect(again.json).toMatchObject({
      code: 'KEADAAN_SALAH',
      status: 409,
      currentState: 'NONAKTIF',
      reason: 'state',
    });
    expect(again.json['detail']).toContain('nonaktif');
  });
});
