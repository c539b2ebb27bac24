import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sealedAuditLog } from '#server/platform/audit/seal/sealed-log.ts';
import { verifySeals } from '#server/platform/audit/seal/verify-seals.ts';
import { auditLog, peserta, role, stateHistory } from '#server/platform/db/schema/index.ts';
import { buildBatch, buildProduct } from '../../builders/batch.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { buildSheetFile, sheetLine } from '../../builders/sheet-file.ts';
import { buildUser } from '../../builders/user.ts';
import type { TestResponse } from '../harness/server.ts';
import { waitUntil } from '../harness/wait-until.ts';
import { shareDatabase, type RunningTestServer, type SharedDatabase } from './servers.ts';

type Four = readonly [RunningTestServer, RunningTestServer, RunningTestServer, RunningTestServer];

const startFour = async ({ start }: SharedDatabase): Promise<Four> => [
  await start(),
  ...(await Promise.all([start(), start(), start()])),
];

/** Makes a call at all servers at once. */
const atAll = (
  servers: Four,
  ask: (server: RunningTestServer) => Promise<TestResponse>,
): Promise<TestResponse[]> => Promise.all(servers.map(ask));

const statusesOf = (responses: readonly TestResponse[]): number[] =>
  responses.map(({ status }) => status).sort((a, b) => a - b);

describe('four servers on one database', () => {
  it('share sessions, failed sign-ins, idempotency keys and download tickets', async () => {
    const shared = await shareDatabase();
    const servers = await startFour(shared);
    const [first, second, third, fourth] = servers;
    const { token } = await buildUser(shared.deps, {
      role: 'ADMIN',
      userName: 'bersama',
      password: 'sandi contoh 7',
    });
    const lists = await atAll(servers, ({ request }) => request('GET', '/role', { token }));
    expect(statusesOf(lists)).toEqual([200, 200, 200, 200]);

    const headers = { 'idempotency-key': 'sekali' };
    const body = { name: 'Peran sekali', peranDasar: 'AM', keterangan: null };
    const created = await atAll(servers, ({ request }) =>
      request('POST', '/role', { token, headers, body }),
    );
    expect(statusesOf(created)).toEqual([201, 201, 201, 201]);
    expect(new Set(created.map(({ json }) => json['id'])).size).toBe(1);
    expect(await shared.db.$count(role, eq(role.name, body.name))).toBe(1);

    const ticket = await second.request('POST', '/Peserta/tiketEkspor', {
      token,
      body: { panggilan: 'Export', kueri: {} },
    });
    const exports = await atAll(servers, ({ request }) =>
      request('GET', `/Peserta/Export?tiket=${String(ticket.json['tiket'])}`),
    );
    expect(statusesOf(exports)).toEqual([200, 401, 401, 401]);

    const signIn = { Username: 'bersama', Password: 'bukan ini', ApplicationCode: 'GTRY' };
    const refusals = [];
    for (const { request } of servers)
      refusals.push(await request('POST', '/gtc/logingtc', { body: signIn }));
    expect(refusals.map(({ json }) => json['code'])).toEqual([
      ...Array<string>(3).fill('GAGAL_MASUK'),
      'CAPTCHA_DIPERLUKAN',
    ]);

    await third.request('POST', '/gtc/logout', { token, body: {} });
    expect((await fourth.request('GET', '/role', { token })).status).toBe(401);
    expect((await first.request('GET', '/role', { token })).status).toBe(401);
  });

  it('save an import once, which any of them has read', async () => {
    const shared = await shareDatabase();
    const servers = await startFour(shared);
    const bhbuId = await buildBhbu(shared.db);
    await buildFaskes(shared.db, { serves: [bhbuId] });
    const { token } = await buildUser(shared.deps, { role: 'BHBU', bhbuId });
    const body = new FormData();
    body.append('berkas', await buildSheetFile(Array.from({ length: 200 }, () => sheetLine())));
    const read = await servers[0].request('POST', '/Peserta/Import/0?preview=true', {
      token,
      body,
    });
    const path = `/Peserta/impor/${String(read.json['id'])}`;
    const saved = await atAll(servers, ({ request }) =>
      request('POST', `${path}/simpan`, { token, body: { modus: 'yangBisa' } }),
    );
    expect(statusesOf(saved)).toEqual([200, 409, 409, 409]);
    expect(await shared.db.$count(peserta, eq(peserta.bhbuId, bhbuId))).toBe(200);
    expect((await servers[3].request('GET', path, { token })).json['status']).toBe('DISIMPAN');
  });

  it('run each timed job for a record once, and seal the audit log without a gap', async () => {
    const shared = await shareDatabase();
    const idProduk = await buildProduct(shared.db);
    for (let n = 0; n < 40; n++)
      await buildBatch(shared.db, { idProduk, kedaluwarsa: '2024-01-31' });
    const servers = await startFour(shared);
    const { token } = await buildUser(shared.deps, { role: 'ADMIN' });
    const roles = Array.from({ length: 8 }, (_, n) => ({
      name: `Peran ${n}`,
      peranDasar: 'AM',
      keterangan: null,
    }));
    await Promise.all(
      roles.map((body, n) =>
        (servers[n % 4] ?? servers[0]).request('POST', '/role', { token, body }),
      ),
    );
    const expiries = and(eq(stateHistory.resource, 'batch'), eq(stateHistory.event, 'expire'));
    await waitUntil(async () => (await shared.db.$count(stateHistory, expiries)) >= 40);
    // A server that stops waits for its jobs and seals what is left.
    await Promise.all(servers.map(({ stop }) => stop()));
    const rows = await shared.db
      .select({ recordId: stateHistory.recordId })
      .from(stateHistory)
      .where(expiries);
    expect(rows).toHaveLength(40);
    expect(new Set(rows.map(({ recordId }) => recordId)).size).toBe(40);
    const report = await verifySeals(shared.db, sealedAuditLog, {
      key: shared.deps.keys.auditSeal,
      now: new Date(),
    });
    expect(report).toMatchObject({ issue: null, unsealed: { entries: 0 } });
    expect(await shared.db.$count(auditLog, eq(auditLog.action, 'role.create'))).toBe(8);
  });
});
