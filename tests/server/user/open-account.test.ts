import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '#server/context.ts';
import { transaction } from '#server/db/client.ts';
import { appUser, auditLog } from '#server/db/schema/index.ts';
import { Problem } from '#server/problem.ts';
import { writeAudit } from '#server/audit/audit.ts';
import { openAccount, type NewAccount } from '#server/user/open-account.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let opener: Context['user'];

beforeAll(async () => {
  server = await startTestServer();
  const { id, userName } = await server.signIn();
  opener = {
    id,
    userName,
    fullName: 'Pembuka Akun',
    role: 'ADMIN',
    bhbuId: null,
    faskesId: null,
    sessionId: '',
    mustChangePassword: false,
  };
});
afterAll(() => server.stop());

type Ctx = Parameters<typeof openAccount>[0];

/** Runs `work` as a handler, in one transaction. */
const within = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  transaction(server.db, tx => {
    const ctx = { db: tx, now: server.now(), user: opener, requestId: 'uji', address: '::1' };
    return work({ ...ctx, audit: entry => writeAudit(ctx, entry) });
  });

const account = (userName: string, more: Partial<NewAccount> = {}): NewAccount => ({
  userName,
  fullName: 'Orang Baru',
  email: null,
  phone: null,
  role: 'LEGAL',
  ...more,
});

const faultOf = async (made: NewAccount): Promise<Record<string, string[]> | undefined> => {
  try {
    await within(ctx => openAccount(ctx, made));
  } catch (error) {
    if (error instanceof Problem && error.status === 422) return error.more.errors;
    throw error;
  }
  return undefined;
};

describe('opening an account', () => {
  it('returns a working first password and logs who opened the account', async () => {
    const bhbuId = await buildBhbu(server.db);
    const opened = await within(ctx => openAccount(ctx, account('baru', { role: 'BHBU', bhbuId })));
    const told = await server.ask('POST', '/gtc/logingtc', {
      body: { Username: 'baru', Password: opened.firstPassword, ApplicationCode: 'GTRY' },
    });
    expect(told.json).toMatchObject({
      id: opened.id,
      roleName: 'BHBU',
      idReferensi: bhbuId,
      isChangedUser: 'False',
    });
    const [kept] = await server.db.select().from(appUser).where(eq(appUser.id, opened.id));
    expect(kept).toMatchObject({ createdBy: 'Pembuka Akun', passwordExpiresAt: opened.expiresAt });
    const trail = await server.db.select().from(auditLog).where(eq(auditLog.action, 'user.create'));
    expect(trail).toHaveLength(1);
    expect(trail[0]).toMatchObject({ actorId: opener.id, recordId: String(opened.id) });
    expect(JSON.stringify(trail)).not.toContain(opened.firstPassword);
  });

  it('lets the caller try another name in the same transaction', async () => {
    await within(ctx => openAccount(ctx, account('kembar')));
    const { userName } = await within(async ctx => {
      await expect(openAccount(ctx, account('KEMBAR'))).rejects.toMatchObject({
        more: { errors: { userName: ['Nama pengguna KEMBAR sudah dipakai akun lain'] } },
      });
      return await openAccount(ctx, account('kembar.2'));
    });
    expect(userName).toBe('kembar.2');
  });

  it('requires the company or facility of the role and rejects any other', async () => {
    const bhbuId = await buildBhbu(server.db);
    const faskesId = await buildFaskes(server.db);
    const faults = await Promise.all([
      faultOf(account('a', { role: 'BHBU' })),
      faultOf(account('b', { role: 'FASKES', bhbuId })),
      faultOf(account('c', { role: 'LEGAL', faskesId })),
      faultOf(account('d', { role: 'BHBU', bhbuId: 2_000_000_000 })),
      faultOf(account('e', { role: 'FASKES', faskesId: 2_000_000_000 })),
    ]);
    for (const fault of faults) expect(fault).toHaveProperty('idReferensi');
    expect(await faultOf(account('f', { role: 'FASKES', faskesId }))).toBeUndefined();
    expect(await faultOf(account('g', { role: 'EXTERNAL' }))).toBeUndefined();
    expect(await faultOf(account('h', { role: 'EXTERNAL', bhbuId }))).toBeUndefined();
  });

  it('requires an existing role', async () => {
    expect(await faultOf(account('i', { role: 2_000_000_000 }))).toHaveProperty('roleId');
  });
});
