import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callScope, type Endpoint } from '#contract/core/endpoint.ts';
import {
  machineCallsPerMinute,
  maxMachineAccounts,
  tokenPrefix,
} from '#contract/domains/machine-account.ts';
import { calls } from '#contract/index.ts';
import { machineRightNames, type MachineRight } from '#contract/policy.ts';
import { appUser, auditLog, bhbu, session, throttle } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { buildCsvFile, sheetLine } from '../../builders/sheet-file.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

const dayMs = 86_400_000;

let server: TestServer;
let bhbuId: number;
let manager: Awaited<ReturnType<TestServer['signIn']>>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.delete(throttle);
  bhbuId = await buildBhbu(server.db);
  manager = await server.signIn({ role: 'BHBU', bhbuId, fullName: 'Indah Pengelola' });
});

const post = (token: string, path: string, body: unknown) =>
  server.request('POST', path, { token, body });
const create = (token: string, body: Readonly<Record<string, unknown>> = {}) =>
  post(token, '/AkunMesin', {
    nama: 'HRIS Contoh',
    hak: ['BACA_PESERTA'] satisfies MachineRight[],
    berlakuHari: '90',
    ...body,
  });
/** Makes a machine account of the manager's company and returns its id and token. */
async function make(body: Readonly<Record<string, unknown>> = {}) {
  const made = await create(manager.token, body);
  expect(made.status, made.text).toBe(201);
  return { id: Number(made.json['id']), token: String(made.json['token']), json: made.json };
}
const readPeople = (token: string) => server.request('GET', '/Peserta?pageSize=5', { token });

describe('a machine account', () => {
  it('reads the people of its company with its token, and those of no other', async () => {
    await buildPeserta(server.deps, { userId: manager.id, bhbuId, nama: 'Sari Sendiri' });
    const other = await buildBhbu(server.db);
    await buildPeserta(server.deps, { userId: manager.id, bhbuId: other, nama: 'Budi Asing' });
    const { token, json } = await make();
    expect(token).toMatch(new RegExp(`^${tokenPrefix}[\\w-]{43}$`));
    expect(json).toMatchObject({ lingkup: 'PERUSAHAAN', idBHBU: bhbuId, status: 'AKTIF' });
    const people = await readPeople(token);
    expect(people.status, people.text).toBe(200);
    expect(people.text).toContain('Sari Sendiri');
    expect(people.text).not.toContain('Budi Asing');
  });

  it('makes no call beyond its rights: a call with each right, and what no right gives', async () => {
    const { token } = await make();
    for (const path of ['/Order', '/Invoice', '/AkunMesin', `/AkunPerusahaan/${bhbuId}`]) {
      expect((await server.request('GET', path, { token })).status, path).toBe(403);
    }
    // Whatever it is given, it decides, signs, pays and reveals nothing.
    const holder = { role: 'BHBU', hak: [], machineRights: machineRightNames } as const;
    const reached = Object.entries(calls).flatMap(([domain, ofDomain]) =>
      Object.entries<Endpoint>(ofDomain)
        .filter(([, call]) => call.method !== 'GET' && callScope(holder, call) !== undefined)
        .map(([name]) => `${domain}.${name}`),
    );
    expect(reached).toMatchInlineSnapshot(`
      [
        "bulkEdit.preview",
        "bulkEdit.start",
        "bulkEdit.resume",
        "bulkEdit.undo",
        "import.importPeserta",
        "import.importByAM",
        "import.importBooster",
        "import.importBoosterByAM",
        "import.setColumns",
        "import.setHiddenRows",
        "import.fixRow",
        "import.fixCells",
        "import.fixRows",
        "import.save",
        "import.stopSaving",
        "import.discard",
        "import.undo",
        "import.proposeRule",
        "import.applyRules",
        "import.updateRule",
        "import.removeRules",
        "import.nikCandidates",
        "import.editNik",
        "peserta.create",
        "peserta.update",
        "peserta.updateBooster",
        "peserta.checkEligibility",
        "peserta.makeTicket",
        "peserta.setActive",
        "peserta.bulkAction",
        "pks.checkGenerate",
      ]
    `);
  });

  it('has its token in no table, no audit entry and no other answer', async () => {
    const { id, token } = await make();
    const stored = await server.db.select().from(session);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(await server.db.select().from(auditLog))).not.toContain(token);
    const got = await server.request('GET', `/AkunMesin/${id}`, { token: manager.token });
    expect(got.text).not.toContain(token);
    expect(got.json).not.toHaveProperty('token');
  });

  it('is the author of what it writes', async () => {
    const { token } = await make({ hak: ['UNGGAH_PESERTA', 'BACA_PESERTA'] });
    const person = await buildPeserta(server.deps, { userId: manager.id, bhbuId });
    const saved = await server.request('PUT', `/Peserta/updatenonaktif/${person.id}`, {
      token,
      body: { isActive: false, alasan: 'Berhenti bekerja' },
    });
    expect(saved.status, saved.text).toBe(200);
    expect(saved.json['modifiedBy']).toBe('HRIS Contoh (mesin)');
  });

  it('works until its token expires, however seldom it calls', async () => {
    const { id, token } = await make({ berlakuHari: '30' });
    server.advanceTime(30 * dayMs - 60_000);
    const used = server.now().toISOString();
    expect((await readPeople(token)).status).toBe(200);
    server.advanceTime(60_000);
    expect((await readPeople(token)).status).toBe(401);
    const later = await server.signIn({ role: 'BHBU', bhbuId });
    const got = await server.request('GET', `/AkunMesin/${id}`, { token: later.token });
    expect(got.json).toMatchObject({ status: 'KEDALUWARSA', terakhirDipakai: used });
  });

  it('shows its first use, however soon after it was made', async () => {
    const { id, token } = await make();
    const read = async () =>
      (await server.request('GET', `/AkunMesin/${id}`, { token: manager.token })).json;
    expect(await read()).toMatchObject({ terakhirDipakai: null });
    server.advanceTime(1);
    expect((await readPeople(token)).status).toBe(200);
    expect(await read()).toMatchObject({ terakhirDipakai: server.now().toISOString() });
  });

  it('shows no use of a token of an earlier version, which began with the instant of its making', async () => {
    const { id, token } = await make();
    const isOfToken = eq(session.id, createHash('sha256').update(token).digest('base64url'));
    await server.db
      .update(session)
      .set({ lastSeenAt: sql`${session.createdAt}` })
      .where(isOfToken);
    const got = await server.request('GET', `/AkunMesin/${id}`, { token: manager.token });
    expect(got.json).toMatchObject({ status: 'AKTIF', terakhirDipakai: null });
  });

  it('changes over to a new token within a day, or at once', async () => {
    const { id, token } = await make();
    const next = await post(manager.token, `/AkunMesin/token/${id}`, {
      berlakuHari: '180',
      tokenLamaJam: '24',
    });
    expect(next.status, next.text).toBe(200);
    expect((await readPeople(token)).status).toBe(200);
    expect((await readPeople(String(next.json['token']))).status).toBe(200);
    server.advanceTime(dayMs);
    expect((await readPeople(token)).status).toBe(401);
    const again = await server.signIn({ role: 'BHBU', bhbuId });
    const last = await post(again.token, `/AkunMesin/token/${id}`, {
      berlakuHari: '30',
      tokenLamaJam: '0',
    });
    expect((await readPeople(String(next.json['token']))).status).toBe(401);
    expect((await readPeople(String(last.json['token']))).status).toBe(200);
  });

  it('ends with its revocation, its company and its rights', async () => {
    const revoked = await make();
    const answer = await post(manager.token, `/AkunMesin/cabut/${revoked.id}`, {
      alasan: 'Sistem diganti',
    });
    expect(answer.json).toMatchObject({ status: 'DICABUT', alasan: 'Sistem diganti' });
    expect((await readPeople(revoked.token)).status).toBe(401);
    const twice = await post(manager.token, `/AkunMesin/token/${revoked.id}`, {
      berlakuHari: '30',
      tokenLamaJam: '0',
    });
    expect(twice.status).toBe(409);

    const narrowed = await make({ hak: ['BACA_PESERTA', 'BACA_PESANAN'] });
    const changed = await server.request('PUT', `/AkunMesin/${narrowed.id}`, {
      token: manager.token,
      body: { nama: 'HRIS Contoh', hak: ['BACA_PESANAN'], version: narrowed.json['version'] },
    });
    expect(changed.status, changed.text).toBe(200);
    expect((await readPeople(narrowed.token)).status).toBe(403);

    await server.db.update(bhbu).set({ isActive: false }).where(eq(bhbu.id, bhbuId));
    expect((await readPeople(narrowed.token)).status).toBe(401);
  });

  it('is no user: it signs in nowhere and is in no list of accounts', async () => {
    await make();
    const admin = await server.signIn({ role: 'ADMIN' });
    const users = await server.request('GET', `/User?idBHBU=${bhbuId}`, { token: admin.token });
    expect(users.text).not.toContain('(mesin)');
    const colleagues = await server.request('GET', `/AkunPerusahaan/${bhbuId}`, {
      token: manager.token,
    });
    expect(colleagues.text).not.toContain('(mesin)');
    const [machine] = await server.db
      .select()
      .from(appUser)
      .where(eq(appUser.fullName, 'HRIS Contoh (mesin)'));
    const login = await server.request('POST', '/gtc/logingtc', {
      body: { Username: machine?.userName, Password: 'kotak', ApplicationCode: 'GTRY' },
    });
    expect(login.status).toBeGreaterThanOrEqual(400);
    expect(login.status).toBeLessThan(500);
  });

  it('waits after too many calls in a minute, alone', async () => {
    const { token } = await make();
    const other = await make({ nama: 'Sistem lain' });
    for (let n = 0; n < machineCallsPerMinute; n++) await readPeople(token);
    const refused = await readPeople(token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await readPeople(other.token)).status).toBe(200);
    expect((await readPeople(manager.token)).status).toBe(200);
  });
});

describe('who makes one', () => {
  it('makes those of one company, one facility or the seller as an administrator', async () => {
    const { token } = await server.signIn({ role: 'ADMIN' });
    const idFaskes = await buildFaskes(server.db);
    const company = await create(token, { idBHBU: bhbuId });
    expect(company.json).toMatchObject({ lingkup: 'PERUSAHAAN', idBHBU: bhbuId });
    const logger = await create(token, { idFaskes, hak: ['CATAT_SUHU'] });
    expect(logger.json).toMatchObject({ lingkup: 'FASKES', idFaskes });
    const seller = await create(token);
    expect(seller.json).toMatchObject({ lingkup: 'PENJUAL', namaOrganisasi: null });
    const both = await create(token, { idBHBU: bhbuId, idFaskes });
    expect(both.json).toHaveProperty('errors.idFaskes');
  });

  it('is refused for another company, for rights without a meaning, and beyond the limit', async () => {
    const other = await buildBhbu(server.db);
    expect((await create(manager.token, { idBHBU: other })).json).toHaveProperty('errors.idBHBU');
    const withoutMeaning = await create(manager.token, { hak: ['CATAT_SUHU'] });
    expect(withoutMeaning.json).toHaveProperty('errors.hak');
    for (let n = 0; n < maxMachineAccounts; n++) await make({ nama: `Sistem ${n}` });
    expect((await create(manager.token)).status).toBe(409);
  });

  it('is a colleague with the right to manage accounts, who proved the password lately', async () => {
    const colleague = await server.signIn({ role: 'BHBU', bhbuId, hak: ['MEMESAN'] });
    expect((await create(colleague.token)).status).toBe(403);
    server.advanceTime(6 * 60_000);
    expect((await create(manager.token)).json['code']).toBe('KONFIRMASI_DIPERLUKAN');
  });
});

type SyncPeople = (options: {
  readonly url: string;
  readonly token: string;
  readonly file: Blob;
  readonly name: string;
}) => Promise<{
  readonly counts: object;
  readonly problems: readonly { readonly row: number; readonly texts: readonly string[] }[];
  readonly people: readonly { readonly nama: string }[];
}>;

describe('the example of an HR system', () => {
  it('uploads people, and tells what has to be corrected', async () => {
    const { token } = await make({ hak: ['UNGGAH_PESERTA', 'BACA_PESERTA'] });
    const { href } = new URL('../../../examples/hr-system/sync.mjs', import.meta.url);
    const { syncPeople } = (await import(href)) as { syncPeople: SyncPeople };
    const file = buildCsvFile([
      sheetLine({ nama: 'SARI CONTOH' }),
      sheetLine({ kabKota: 'Kota Bandng Raya' }),
    ]);
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      server.app.fetch(new Request(url, init)),
    );
    const { counts, problems, people } = await syncPeople({
      url: 'http://localhost',
      token,
      file,
      name: 'people.csv',
    });
    vi.unstubAllGlobals();
    expect(counts).toMatchObject({ baru: 1 });
    expect(problems).toEqual([{ row: 3, texts: [expect.stringContaining('kabKota: ')] }]);
    expect(people.map(({ nama }) => nama)).toContain('SARI CONTOH');
  });
});
