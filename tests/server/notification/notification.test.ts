import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#contract/policy.ts';
import type { Notification } from '#contract/domains/notification.ts';
import { notification, outbox } from '#server/platform/db/schema/index.ts';
import { notifyAccounts, type RecordOwners } from '#server/platform/notification/notify.ts';
import { registerCompany, toFormData } from '../../builders/application.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { runRetention } from '../retensi/run.ts';

let server: TestServer;
type Account = Awaited<ReturnType<TestServer['signIn']>>;
const accounts = {} as Record<'SUPERADMIN' | 'ADMIN' | 'AM' | 'VERIFICATOR' | 'FINANCE', Account>;

beforeAll(async () => {
  server = await startTestServer();
  for (const role of ['SUPERADMIN', 'ADMIN', 'AM', 'VERIFICATOR', 'FINANCE'] as const)
    accounts[role] = await server.signIn({ role });
  await server.signIn({ role: 'ADMIN', isActive: false });
});
beforeEach(() => server.db.delete(notification));
afterAll(() => server.stop());

const listOf = async ({ token }: Account, query = '') =>
  (await server.request('GET', `/notifikasi?sortOrder=desc${query}`, { token }))
    .json as unknown as { data: Notification[]; totalRecords: number };
const unreadOf = async ({ token }: Account) =>
  (await server.request('GET', '/notifikasi/jumlah', { token })).json['belumDibaca'];
const post = ({ token }: Account, path: string) =>
  server.request('POST', `/notifikasi/${path}`, { token });

const message = {
  resource: 'bhbu',
  recordId: 7,
  message: 'bhbu.register',
  params: { nama: 'PT Contoh' },
  path: '/admin/bhbu/verify/7',
};
const notify = (
  recipient: Parameters<typeof notifyAccounts>[1],
  owners: RecordOwners = {},
  changes: Partial<Parameters<typeof notifyAccounts>[3]> = {},
  by: number | null = null,
) =>
  notifyAccounts({ db: server.db, now: server.now(), user: { id: by } }, recipient, owners, {
    ...message,
    ...changes,
  });
const recipients = async () =>
  (await server.db.select().from(notification).orderBy(notification.userId)).map(
    ({ userId }) => userId,
  );

describe('applications of companies', () => {
  it('notify the verifying roles when submitted and resubmitted', async () => {
    const { id, name, ticket, email } = await registerCompany(server);
    const expected = [accounts.ADMIN, accounts.AM, accounts.VERIFICATOR].map(one => one.id);
    expect(await recipients()).toEqual(expected);
    expect((await listOf(accounts.AM)).data).toMatchObject([
      {
        sumber: 'bhbu',
        idRecord: String(id),
        pesan: 'bhbu.register',
        isi: { nama: name },
        tautan: `/admin/bhbu/verify/${id}`,
        dibaca: null,
      },
    ]);
    await server.request('PUT', `/bhbu/mintaperbaikan/${id}`, {
      token: accounts.ADMIN.token,
      body: { perbaikan: [{ isian: 'alamat', catatan: 'Tulis nomor gedung' }] },
    });
    expect(await recipients()).toEqual(expected);
    await server.request('POST', '/public/pendaftaran/perbaiki', {
      body: toFormData({ nomorTiket: ticket, emailPendaftar: email, alamat: 'Jalan Baru 12' }),
    });
    // What was said of the state before is out of date, and counts as read.
    expect((await listOf(accounts.VERIFICATOR)).data).toMatchObject([
      { pesan: 'bhbu.resubmit', dibaca: null },
      { pesan: 'bhbu.register', dibaca: server.now().toISOString() },
    ]);
  });
});

describe('recipients', () => {
  it('are the accounts of a role, a company, a facility or one person', async () => {
    const bhbuId = await buildBhbu(server.db);
    const faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
    const [member, nurse] = [
      await server.signIn({ role: 'BHBU', bhbuId }),
      await server.signIn({ role: 'FASKES', faskesId }),
    ];
    const of = async (...args: Parameters<typeof notify>) => {
      await server.db.delete(notification);
      await notify(...args);
      return await recipients();
    };
    expect(await of('FINANCE')).toEqual([accounts.FINANCE.id]);
    expect(await of('ownerBhbu', { bhbuId })).toEqual([member.id]);
    expect(await of('ownerFaskes', { faskesId })).toEqual([nurse.id]);
    expect(await of('person', { userId: accounts.AM.id })).toEqual([accounts.AM.id]);
    expect(await of('ownerBhbu', {})).toEqual([]);
    expect(await of('FINANCE', {}, {}, accounts.FINANCE.id), 'the actor').toEqual([]);
  });

  it('get a mail instead where the table says so, if they have an address', async () => {
    await server.db.delete(outbox);
    await server.signIn({ role: 'PS', email: 'ps@contoh.test' });
    await server.signIn({ role: 'PS' });
    await notify('PS' satisfies Role, {}, { mail: { subject: 'Halo', text: 'Isi' } });
    expect(await recipients()).toEqual([]);
    const mails = await server.db.select().from(outbox);
    expect(mails.map(({ payload }) => payload)).toEqual([
      {
        to: 'ps@contoh.test',
        subject: 'Halo',
        text: 'Isi',
        path: expect.stringMatching(/^\//) as string,
        about: expect.objectContaining({ resource: expect.any(String) as string }) as object,
      },
    ]);
  });
});

describe('a notification', () => {
  it('contains no identity number', async () => {
    await notify('FINANCE', {}, { params: { nama: 'UD 3273012509850001', jumlah: 3 } });
    const [stored] = await server.db.select().from(notification);
    expect(stored?.params).toEqual({ nama: 'UD …', jumlah: 3 });
  });

  it('is listed, counted and marked read by its own account only', async () => {
    for (let n = 0; n < 3; n++) await notify('FINANCE');
    await notify('AM');
    expect(await unreadOf(accounts.FINANCE)).toBe(3);
    const { data, totalRecords } = await listOf(accounts.FINANCE, '&pageSize=2');
    expect([data.length, totalRecords]).toEqual([2, 3]);
    const id = data[0]?.id ?? 0;
    expect((await post(accounts.AM, `baca/${id}`)).status).toBe(404);
    expect((await post(accounts.FINANCE, `baca/${id}`)).json).toEqual({ belumDibaca: 2 });
    const readAt = (await listOf(accounts.FINANCE)).data[0]?.dibaca;
    server.advanceTime(1_000);
    // A second reading keeps the first time.
    await post(accounts.FINANCE, `baca/${id}`);
    expect((await listOf(accounts.FINANCE)).data[0]?.dibaca).toBe(readAt);
    expect((await listOf(accounts.FINANCE, '&belumDibaca=true')).totalRecords).toBe(2);
    expect((await post(accounts.FINANCE, 'bacaSemua')).json).toEqual({ belumDibaca: 0 });
    expect(await unreadOf(accounts.AM)).toBe(1);
  });

  it('is deleted some time after it was read, and beyond the limit per account', async () => {
    await notify('FINANCE');
    await notify('AM');
    await post(accounts.AM, 'bacaSemua');
    const day = 86_400_000;
    const later = (days: number) => new Date(server.now().getTime() + days * day);
    await runRetention(server, ['notifikasi'], later(29));
    expect(await recipients()).toHaveLength(2);
    await runRetention(server, ['notifikasi'], later(31));
    expect(await recipients()).toEqual([accounts.FINANCE.id]);

    const values = Array.from({ length: 510 }, () => ({
      ...message,
      userId: accounts.FINANCE.id,
      recordId: '7',
      createdAt: server.now().toISOString(),
    }));
    await server.db.insert(notification).values(values);
    await runRetention(server, ['notifikasi']);
    const ofFinance = eq(notification.userId, accounts.FINANCE.id);
    expect(await server.db.$count(notification, ofFinance)).toBe(500);
  });
});
