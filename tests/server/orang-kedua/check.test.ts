import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskPermissions } from '#contract/domains/dashboard/tasks.ts';
import { roleScope } from '#contract/policy.ts';
import { twoPersonActions, type TwoPersonAction } from '#contract/two-person-actions.ts';
import { twoPersons } from '#contract/two-persons.ts';
import { appUser, auditLog } from '#server/platform/db/schema/index.ts';
import { rolesWith } from '#server/platform/lifecycle/two-persons.ts';
import { eq } from 'drizzle-orm';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let sequence = 500;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const next = () => (sequence += 1);

/** Writes an audit entry as the action of an account would. */
const act = (action: string, recordId: number, actorId: number) =>
  server.db.insert(auditLog).values({
    at: server.now().toISOString(),
    action,
    resource: action.split('.')[0] ?? '',
    recordId: String(recordId),
    actorId,
    actorName: 'Contoh',
    actorRole: 'ADMIN',
  });

const ask = (token: string, action: TwoPersonAction, id: number) =>
  server.request('GET', `/OrangKedua/${action}/${id}`, { token });

/** Decisions whose deciders depend on a record that has to exist. */
const byRecord: ReadonlySet<TwoPersonAction> = new Set(['usulanPerubahan.accept']);

describe.each(twoPersonActions)('%s', action => {
  const { after, right, task } = twoPersons[action];

  it('says beforehand who may not decide, and names those who may', async () => {
    const one = await server.signIn({ role: 'ADMIN', fullName: `Satu ${action}` });
    const two = await server.signIn({ role: 'ADMIN', fullName: `Dua ${action}` });
    const id = next();
    expect((await ask(one.token, action, id)).json).toEqual({ sebab: null, pemutus: [] });
    await act(after[0], id, one.id);
    const refused = await ask(one.token, action, id);
    expect(refused.json['sebab']).toBe('ORANG_SAMA');
    if (!byRecord.has(action)) expect(refused.json['pemutus']).toContain(`Dua ${action}`);
    expect(refused.json['pemutus']).not.toContain(`Satu ${action}`);
    expect((await ask(two.token, action, id)).json['sebab']).toBeNull();
    // Who is linked to it may not either, and is not named.
    await act('user.resetPassword', two.id, one.id);
    expect((await ask(two.token, action, id)).json['sebab']).toBe('AKUN_TERTAUT');
    expect((await ask(one.token, action, id)).json['pemutus']).not.toContain(`Dua ${action}`);
    for (const { id: account } of [one, two])
      await server.db.update(appUser).set({ isActive: false }).where(eq(appUser.id, account));
  });

  it('is a task of every role that may decide', () => {
    for (const role of rolesWith(right))
      expect([role, roleScope(role, taskPermissions[task])]).toEqual([role, expect.anything()]);
  });
});

it('names no account that was deactivated, of another organisation, or without the right', async () => {
  const id = next();
  const asking = await server.signIn({ role: 'FINANCE', fullName: 'Penanya' });
  const gone = await server.signIn({ role: 'FINANCE', fullName: 'Sudah Pergi' });
  await server.signIn({ role: 'LEGAL', fullName: 'Tanpa Hak' });
  await server.signIn({ role: 'SUPERADMIN', fullName: 'Yang Boleh' });
  await server.db.update(appUser).set({ isActive: false }).where(eq(appUser.id, gone.id));
  await act('payment.upload', id, asking.id);
  const { json } = await ask(asking.token, 'payment.verify', id);
  expect(json).toEqual({ sebab: 'ORANG_SAMA', pemutus: ['Yang Boleh'] });
});

it('names one who may, however many of those before may not', async () => {
  const id = next();
  const asking = await server.signIn({ role: 'FINANCE', fullName: 'Penanya Banyak' });
  for (let count = 0; count < 31; count += 1) {
    const other = await server.signIn({ role: 'ADMIN', fullName: `A ${count}` });
    await act('payment.upload', id, other.id);
  }
  await act('payment.upload', id, asking.id);
  await server.signIn({ role: 'ADMIN', fullName: 'Zainal Boleh' });
  const { json } = await ask(asking.token, 'payment.verify', id);
  expect(json['sebab']).toBe('ORANG_SAMA');
  expect(json['pemutus']).toContain('Zainal Boleh');
});

it('is answered to those with the right to decide only', async () => {
  const legal = await server.signIn({ role: 'LEGAL' });
  expect((await ask(legal.token, 'payment.verify', 1)).status).toBe(403);
  expect((await ask(legal.token, 'pks.verify', 1)).status).toBe(200);
  expect((await server.request('GET', '/OrangKedua/payment.verify/1')).status).toBe(401);
  const unknown = await server.request('GET', '/OrangKedua/payment.create/1', legal);
  expect(unknown.status).toBe(404);
});
