import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { peserta } from '#server/platform/db/schema/index.ts';
import { refreshEligibility } from '#server/domains/peserta/index.ts';
import { buildBooster, buildPeserta } from '../../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../../harness/server.ts';

let externalService: Server;
let server: TestServer;
let serverWithoutServices: TestServer;
let admin: string;
let adminId: number;

/** The next answer of the external service, and the requests it received. */
let nextAnswer: {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
  hang?: boolean;
};
const receivedRequests: { path: string; body: unknown }[] = [];

beforeAll(async () => {
  externalService = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => {
      receivedRequests.push({ path: request.url ?? '', body: JSON.parse(text) });
      if (nextAnswer.hang) return;
      response.writeHead(nextAnswer.status ?? 200, nextAnswer.headers).end(nextAnswer.body ?? '{}');
    });
  });
  await new Promise<void>(resolve => externalService.listen(0, '127.0.0.1', resolve));
  const home = `http://127.0.0.1:${(externalService.address() as AddressInfo).port}`;
  server = await startTestServer({
    external: { eligibilityUrl: `${home}/layak`, ticketUrl: `${home}/tiket`, timeoutMs: 300 },
  });
  serverWithoutServices = await startTestServer();
  ({ token: admin, id: adminId } = await server.signIn({ role: 'ADMIN' }));
});
afterAll(async () => {
  externalService.closeAllConnections();
  externalService.close();
  await Promise.all([server.stop(), serverWithoutServices.stop()]);
});
beforeEach(() => {
  receivedRequests.length = 0;
  nextAnswer = {};
});

const createBooster = (overrides = {}) =>
  buildBooster(server.deps, { userId: adminId, ...overrides });
const checkEligibility = (id: number) =>
  server.request('POST', `/Peserta/kelayakan/${id}`, { token: admin });
const requestTicket = (id: number) =>
  server.request('POST', `/Peserta/tiketBooster/${id}`, { token: admin });

describe('the eligibility service', () => {
  it('receives NIK and name, and its refusal with its reason stays until it approves', async () => {
    const { id, nik } = await createBooster();
    nextAnswer = { body: JSON.stringify({ eligible: false, message: `Sudah divaksin: ${nik}` }) };
    const no = await checkEligibility(id);
    expect(receivedRequests).toEqual([{ path: '/layak', body: { nik, nama: no.json['nama'] } }]);
    expect(no.json).toMatchObject({ isEligible: false });
    expect(no.json['alasanTidakLayak']).toMatch(/^Sudah divaksin: /);
    expect(no.text).not.toContain(nik);
    // Saving the record again does not override the refusal.
    const saved = await server.request('PUT', `/Peserta/updatebooster/${id}`, {
      token: admin,
      body: {
        vaksinPrimer: 'Sinopharm',
        tanggalDosis2: '2028-02-03',
        jenisBooster: 'Sinopharm',
      },
    });
    expect(saved.json).toMatchObject({ isEligible: false });
    nextAnswer = { body: JSON.stringify({ isEligible: true }) };
    expect((await checkEligibility(id)).json).toMatchObject({
      isEligible: true,
      alasanTidakLayak: null,
    });
    expect(server.readLogs()).not.toContain(nik);
  });

  it('may return any message without revealing an identity number', async () => {
    const { id, nik } = await createBooster();
    const message = `\u0000${'x'.repeat(188)} ${nik}`;
    nextAnswer = { body: JSON.stringify({ eligible: false, message }) };
    const { status, text } = await checkEligibility(id);
    expect(status).toBe(200);
    expect(text).not.toContain(nik.slice(0, 8));
  });

  it('cannot make a person eligible against the rules', async () => {
    const { id } = await createBooster({ tanggalDosis2: '2029-12-20' });
    nextAnswer = { body: JSON.stringify({ isEligible: true }) };
    expect((await checkEligibility(id)).json).toMatchObject({
      isEligible: false,
      layakMulai: '2030-03-20',
    });
  });

  it.each([
    ['does not answer', { hang: true }],
    ['fails', { status: 500 }],
    ['answers with another schema', { body: '{"ok":1}' }],
    ['answers with invalid JSON', { body: '<html>' }],
    [
      'sends too large an answer',
      { body: JSON.stringify({ isEligible: true, x: 'y'.repeat(70_000) }) },
    ],
    ['redirects', { status: 302, headers: { location: '/layak2' } }],
  ])('that %s changes nothing and is reported', async (_how, reply) => {
    const { id, nik } = await createBooster();
    nextAnswer = reply;
    const { status, json } = await checkEligibility(id);
    expect(status).toBe(409);
    expect(json).toMatchObject({ code: 'LAYANAN_LUAR' });
    expect(receivedRequests.map(({ path }) => path)).toEqual(['/layak']);
    const [row] = await server.db.select().from(peserta).where(eq(peserta.id, id));
    expect(row).toMatchObject({ version: 1, isEligible: true, layakDiperiksa: null });
    expect(server.readLogs()).not.toContain(nik);
  });
});

describe('a ticket', () => {
  it('is the number from the service and is issued once', async () => {
    const { id, nik } = await createBooster();
    nextAnswer = { body: JSON.stringify({ ticket: 'BST-LUAR0001' }) };
    expect((await requestTicket(id)).json).toMatchObject({ noTiket: 'BST-LUAR0001' });
    expect(receivedRequests).toEqual([{ path: '/tiket', body: { nik, prefix: 'BST' } }]);
    expect((await requestTicket(id)).status).toBe(409);
    const { id: other } = await createBooster();
    const duplicate = await requestTicket(other);
    expect(duplicate.status).toBe(409);
    expect(duplicate.json['detail']).toMatch(/sudah dipakai/);
  });

  it('never contains an identity number, however it is formatted', async () => {
    const { id, nik } = await createBooster();
    for (const number of [nik, `BST-${nik}`, nik.replace(/(.{4})/g, '$1-').slice(0, -1)]) {
      nextAnswer = { body: JSON.stringify({ ticket: number }) };
      expect((await requestTicket(id)).json).toMatchObject({ code: 'LAYANAN_LUAR' });
    }
  });

  it('requires an eligible, valid booster registration', async () => {
    const early = await createBooster({ tanggalDosis2: '2029-12-20' });
    const invalid = await createBooster({ issues: [{ code: 'E09', field: 'noHP' }] });
    const { id: regular } = await buildPeserta(server.deps, { userId: adminId });
    for (const id of [early.id, invalid.id, regular]) {
      expect((await requestTicket(id)).status).toBe(409);
    }
    expect(receivedRequests).toEqual([]);
  });
});

describe('without external services', () => {
  it('the rules of the programme decide, and the server generates ticket numbers', async () => {
    const { token, id: userId } = await serverWithoutServices.signIn({ role: 'ADMIN' });
    const { id } = await buildBooster(serverWithoutServices.deps, { userId });
    const checked = await serverWithoutServices.request('POST', `/Peserta/kelayakan/${id}`, {
      token,
    });
    expect(checked.json).toMatchObject({ isEligible: true });
    expect(checked.json['layakDiperiksa']).toBe(serverWithoutServices.now().toISOString());
    const issued = await serverWithoutServices.request('POST', `/Peserta/tiketBooster/${id}`, {
      token,
    });
    expect(issued.json['noTiket']).toMatch(/^BST-[A-HJKMNP-Z2-9]{8}$/);
  });

  it('a person becomes eligible when the date is reached', async () => {
    const { id: userId } = await serverWithoutServices.signIn({ role: 'ADMIN' });
    const soon = await buildBooster(serverWithoutServices.deps, {
      userId,
      tanggalDosis2: '2029-10-03',
    });
    const refused = await buildBooster(serverWithoutServices.deps, {
      userId,
      tanggalDosis2: '2029-10-03',
    });
    await serverWithoutServices.db
      .update(peserta)
      .set({ alasanTidakLayak: 'Tidak' })
      .where(eq(peserta.id, refused.id));
    expect(await refreshEligibility(serverWithoutServices.db, '2030-01-02')).toBe(0);
    expect(await refreshEligibility(serverWithoutServices.db, '2030-01-03')).toBe(1);
    const [row] = await serverWithoutServices.db
      .select()
      .from(peserta)
      .where(eq(peserta.id, soon.id));
    expect(row?.isEligible).toBe(true);
  });
});
