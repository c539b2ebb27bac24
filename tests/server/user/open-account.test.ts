import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { appUser, auditLog } from '#server/platform/db/schema/index.ts';
import { Problem } from '#server/platform/problem.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { openAccount, type NewAccount } from '#server/domains/user/open-account.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { renderedByField } from '../../builders/rendered.ts';

let server: TestServer;
let actor: Context['user'];

beforeAll(async () => {
  server = await startTestServer();
  const { id, userName } = await server.signIn();
  actor = {
    id,
    userName,
    fullName: 'Pembuka Akun',
    role: 'ADMIN',
    hak: [],
    bhbuId: null,
    faskesId: null,
    sessionId: '',
    lastWrite: null,
    mustChangePassword: false,
    mustSetFactor: false,
    confirmedAt: '2030-01-02T03:00:00.000Z',
  };
});
afterAll(() => server.stop());

type Ctx = Parameters<typeof openAccount>[0];

/** Runs `work` as a handler, in one transaction. */
const asHandler = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  transaction(server.db, tx => {
    const ctx = { db: tx, now: server.now(), user: actor, requestId: 'uji', address: '::1' };
    return work({ ...ctx, audit: entry => writeAudit(ctx, entry) });
  });

const newAccount = (userName: string, more: Partial<NewAccount> = {}): NewAccount => ({
  userName,
  fullName: 'Orang Baru',
  email: null,
  phone: null,
  role: 'LEGAL',
  ...more,
});

const fieldErrorsOf = async (input: NewAccount): Promise<Record<string, string[]> | undefined> => {
  try {
    await asHandler(ctx => openAccount(ctx, input));
  } catch (error) {
    if (error instanceof Problem && error.status === 422)
      return renderedByField(error.extensions.errors ?? {});
    throw error;
  }
  return undefined;
};

describe('opening an account', () => {
  it('returns a working first password and logs who opened the account', async () => {
    const bhbuId = await buildBhbu(server.db);
    const opened = await asHandler(ctx =>
      openAccount(ctx, newAccount('baru', { role: 'BHBU', bhbuId })),
    );
    const response = await server.request('POST', '/gtc/logingtc', {
      body: { Username: 'baru', Password: opened.firstPassword, ApplicationCode: 'GTRY' },
    });
    expect(response.json).toMatchObject({
      id: opened.id,
      roleName: 'BHBU',
      idReferensi: bhbuId,
      isChangedUser: 'False',
    });
    const [stored] = await server.db.select().from(appUser).where(eq(appUser.id, opened.id));
    expect(stored).toMatchObject({
      createdBy: 'Pembuka Akun',
      passwordExpiresAt: opened.expiresAt,
    });
    const auditEntries = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'user.create'));
    expect(auditEntries).toHaveLength(1);
    expect(auditEntries[0]).toMatchObject({ actorId: actor.id, recordId: String(opened.id) });
    expect(JSON.stringify(auditEntries)).not.toContain(opened.firstPassword);
  });

  it('lets the caller try another name in the same transaction', async () => {
    await asHandler(ctx => openAccount(ctx, newAccount('kembar')));
    const { userName } = await asHandler(async ctx => {
      await expect(openAccount(ctx, newAccount('KEMBAR'))).rejects.toMatchObject({
        extensions: { errors: { userName: [{ key: 'user.userNameTaken' }] } },
      });
      return await openAccount(ctx, newAccount('kembar.2'));
    });
    expect(userName).toBe('kembar.2');
  });

  it('requires the company or facility of the role and rejects any other', async () => {
    const bhbuId = await buildBhbu(server.db);
    const faskesId = await buildFaskes(server.db);
    const allErrors = await Promise.all([
      fieldErrorsOf(newAccount('a', { role: 'BHBU' })),
      fieldErrorsOf(newAccount('b', { role: 'FASKES', bhbuId })),
      fieldErrorsOf(newAccount('c', { role: 'LEGAL', faskesId })),
      fieldErrorsOf(newAccount('d', { role: 'BHBU', bhbuId: 2_000_000_000 })),
      fieldErrorsOf(newAccount('e', { role: 'FASKES', faskesId: 2_000_000_000 })),
    ]);
    for (const fieldErrors of allErrors) expect(fieldErrors).toHaveProperty('idReferensi');
    expect(await fieldErrorsOf(newAccount('f', { role: 'FASKES', faskesId }))).toBeUndefined();
    expect(await fieldErrorsOf(newAccount('g', { role: 'EXTERNAL' }))).toBeUndefined();
    expect(await fieldErrorsOf(newAccount('h', { role: 'EXTERNAL', bhbuId }))).toBeUndefined();
  });

  it('requires an existing role', async () => {
    expect(await fieldErrorsOf(newAccount('i', { role: 2_000_000_000 }))).toHaveProperty('roleId');
  });
});
