import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportCalls } from '#contract/domains/export.ts';
import { auditLog } from '#server/platform/db/schema/index.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { waitUntil } from '../harness/wait-until.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn({ role: 'ADMIN' }));
  // So many rows that a client that reads nothing holds the file up.
  await server.db.execute(sql`
    insert into ${auditLog} (at, actor_id, actor_name, actor_role, action, resource, record_label, reason)
    select now(), null, 'Penguji', 'ADMIN', 'role.update', 'role', 'Peran ' || n, md5(n::text) || md5((n * 7)::text)
    from generate_series(1, 20000) n`);
});
// Slots of tickets that are not redeemed expire.
beforeEach(() => server.advanceTime(120_000));
afterAll(() => server.stop());

async function askTicket(by = token): Promise<string> {
  const { json } = await server.request('POST', '/audit/tiketEkspor', {
    token: by,
    body: { kueri: {} },
  });
  return String(json['tiket']);
}
const redeem = (ticket: string): Promise<Response> =>
  server.app.fetch(new Request(`http://portal.test/api/audit/ekspor?tiket=${ticket}`));
const ask = (name: keyof typeof exportCalls, tiket: string, by = token) =>
  server.request('POST', exportCalls[name].path, { token: by, body: { tiket } });
const progress = async (ticket: string) => (await ask('progress', ticket)).json;
const allConnectionsAreIdle = () =>
  waitUntil(() => server.db.$client.idleCount === server.db.$client.totalCount);

describe('the progress of an export', () => {
  it('counts the rows of the file up to its end', async () => {
    const ticket = await askTicket();
    expect(await progress(ticket)).toEqual({
      keadaan: 'MENUNGGU',
      berkas: null,
      baris: 0,
      jumlah: null,
    });
    const file = await redeem(ticket);
    const reader = file.body?.getReader();
    await reader?.read();
    const begun = await progress(ticket);
    expect(begun).toMatchObject({ keadaan: 'BERJALAN' });
    expect(begun['berkas']).toMatch(/^ReportJejakAuditVGR-[\d-]+\.xlsx$/);
    const total = Number(begun['jumlah']);
    expect(total).toBeGreaterThanOrEqual(20_000);
    expect(Number(begun['baris'])).toBeLessThan(total);
    while (!(await reader?.read())?.done);
    // Reading it wrote an audit entry after the rows were counted.
    expect(await progress(ticket)).toMatchObject({ keadaan: 'SELESAI', jumlah: total });
    expect(Number((await progress(ticket))['baris'])).toBeGreaterThanOrEqual(total);
    await allConnectionsAreIdle();
  });

  it('is shown to its own account only, and for a few minutes', async () => {
    const ticket = await askTicket();
    const { token: other } = await server.signIn({ role: 'ADMIN' });
    expect((await ask('progress', ticket, other)).status).toBe(404);
    expect((await ask('stop', ticket, other)).status).toBe(404);
    expect((await ask('progress', ticket)).status).toBe(200);
    server.advanceTime(6 * 60_000);
    expect((await ask('progress', ticket)).status).toBe(404);
  });
});

describe('an export that its user stops', () => {
  it('aborts the download and reads no further', async () => {
    const ticket = await askTicket();
    const reader = (await redeem(ticket)).body?.getReader();
    await reader?.read();
    expect((await ask('stop', ticket)).json).toMatchObject({ keadaan: 'DIHENTIKAN' });
    await expect(
      (async () => {
        while (!(await reader?.read())?.done);
      })(),
    ).rejects.toThrow('stopped');
    await allConnectionsAreIdle();
    expect(await progress(ticket)).toMatchObject({ keadaan: 'DIHENTIKAN' });
    // The slot is free again.
    expect(await askTicket()).not.toBe('undefined');
  });

  it('does not begin after it was stopped', async () => {
    const ticket = await askTicket();
    await ask('stop', ticket);
    expect((await redeem(ticket)).status).toBe(409);
  });
});

it('an export whose client leaves reads no further and counts as broken off', async () => {
  const ticket = await askTicket();
  const file = await redeem(ticket);
  const reader = file.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await waitUntil(async () => (await progress(ticket))['keadaan'] === 'GAGAL');
  const { baris, jumlah } = await progress(ticket);
  expect(Number(baris)).toBeLessThan(Number(jumlah));
  await allConnectionsAreIdle();
});
