import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PendingTask } from '#contract/domains/dashboard/tasks.ts';
import { auditLog, outbox } from '#server/platform/db/schema/index.ts';
import { enqueueMessage, enqueueSecretMail, type Mail } from '#server/platform/outbox/outbox.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { deliverNext } from '../harness/outbox.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let token: string;
const mail: Mail = { to: 'a@contoh.test', subject: 'Halo', text: 'Isi', path: '/' };

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn({ role: 'ADMIN' }));
});
beforeEach(() => server.db.delete(outbox));
afterAll(() => server.stop());

type State = (typeof outbox.$inferSelect)['status'];

/** Queues a mail in a state. @returns its id */
async function build(status: State, more: Partial<Mail> = {}): Promise<number> {
  await server.db.delete(outbox);
  await enqueueMessage(server.db, server.now(), 'mail', { ...mail, ...more });
  const [row] = await server.db
    .update(outbox)
    .set({ status, attempts: 8, lastError: 'Error: no route' })
    .where(eq(outbox.status, 'pending'))
    .returning({ id: outbox.id });
  return row?.id ?? 0;
}
const read = async (id: number) =>
  (await server.db.select().from(outbox).where(eq(outbox.id, id)))[0];
const put = (path: string, body: object = {}, as = token) =>
  server.request('PUT', `/kotakKeluar/${path}`, { token: as, body });
const failedMails = async () => {
  const { json } = await server.request('GET', '/Dashboard/pekerjaan', { token });
  return (json['data'] as PendingTask[]).find(({ jenis }) => jenis === 'emailGagal')?.jumlah ?? 0;
};

describe('a message that was not delivered', () => {
  it('is sent again with all its attempts, and is no task meanwhile', async () => {
    const id = await build('dead');
    expect(await failedMails()).toBe(1);
    const result = await put(`kirimUlang/${id}`);
    expect([result.status, result.json['status']]).toEqual([200, 'pending']);
    expect(await failedMails()).toBe(0);
    expect(await read(id)).toMatchObject({ attempts: 0, lastError: null });
    const sent: string[] = [];
    await deliverNext(server, ({ to }) => {
      sent.push(to);
      return Promise.resolve('delivered');
    });
    expect(sent).toEqual([mail.to]);
  });

  it('is dismissed with a reason, which is recorded, and is no task any more', async () => {
    const id = await build('dead');
    expect((await put(`abaikan/${id}`)).json['errors']).toHaveProperty('alasan');
    // The audit log is permanent.
    const withNik = await put(`abaikan/${id}`, { alasan: 'Milik 3273 0561 0190 0009' });
    expect(withNik.json['errors']).toHaveProperty('alasan');
    const result = await put(`abaikan/${id}`, { alasan: 'Alamatnya sudah tidak dipakai' });
    expect(result.json).toMatchObject({
      status: 'dismissed',
      alasan: 'Alamatnya sudah tidak dipakai',
      kesalahan: 'Error: no route',
    });
    expect(await failedMails()).toBe(0);
    const [entry] = await server.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({
      action: 'outbox.dismiss',
      recordId: String(id),
      reason: 'Alamatnya sudah tidak dipakai',
    });
    expect((await put(`kirimUlang/${id}`)).json).toMatchObject({ status: 'pending', alasan: null });
  });

  it.each([
    ['pending', 409, 409],
    ['done', 409, 409],
    ['held', 200, 200],
    ['dismissed', 200, 409],
  ] as const)(
    'in the state %s is changed only where that makes sense',
    async (state, retry, dismiss) => {
      expect((await put(`kirimUlang/${await build(state)}`)).status).toBe(retry);
      const dismissed = await put(`abaikan/${await build(state)}`, { alasan: 'Tidak perlu' });
      expect(dismissed.status).toBe(dismiss);
    },
  );

  it('is not sent again once its secret has expired', async () => {
    await enqueueSecretMail(server.db, server.now(), server.deps.keys, mail, {
      userId: null,
      senderId: null,
      expiresAt: new Date(server.now().getTime() + 1000).toISOString(),
    });
    const [row] = await server.db.update(outbox).set({ status: 'dead' }).returning();
    server.advanceTime(2000);
    const result = await put(`kirimUlang/${row?.id ?? 0}`);
    expect([result.status, result.json['reason']]).toEqual([409, 'text']);
    expect((await read(row?.id ?? 0))?.status).toBe('dead');
  });

  it('leads to the record that it is about', async () => {
    const bhbuId = await buildBhbu(server.db);
    const tautan = async (about?: Mail['about']) => {
      const id = await build('dead', about ? { about } : {});
      return (await server.request('GET', `/kotakKeluar/${id}`, { token })).json['tautan'];
    };
    expect(await tautan({ resource: 'application', recordId: bhbuId })).toBe(
      `/admin/bhbu/verify/${bhbuId}`,
    );
    expect(await tautan({ resource: 'kipi', recordId: 1 })).toBeNull();
    expect(await tautan()).toBeNull();
  });

  it('is changed by administrators only', async () => {
    const id = await build('dead');
    const manager = await server.signIn({ role: 'AM' });
    expect((await put(`kirimUlang/${id}`, {}, manager.token)).status).toBe(403);
    expect((await put('kirimUlang/999999')).status).toBe(404);
  });
});

describe('the list of messages', () => {
  it('is sorted by the day on which they were made', async () => {
    await server.db.delete(outbox);
    const later = new Date(server.now().getTime() + 3_600_000);
    await enqueueMessage(server.db, later, 'mail', { ...mail, subject: 'Kemudian' });
    await enqueueMessage(server.db, server.now(), 'mail', { ...mail, subject: 'Lebih dahulu' });
    const { json } = await server.request('GET', '/kotakKeluar?sortBy=dibuat&sortOrder=asc', {
      token,
    });
    expect(json['data']).toMatchObject([{ perihal: 'Lebih dahulu' }, { perihal: 'Kemudian' }]);
  });
});
