import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { peserta } from '#server/db/schema/index.ts';
import { refreshEligibility } from '#server/peserta/index.ts';
import { buildBooster, buildPeserta } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let outer: Server;
let server: TestServer;
let plain: TestServer;
let admin: string;
let adminId: number;

/** The next answer of the external service, and the requests it received. */
let answer: { status?: number; body?: string; headers?: Record<string, string>; hang?: boolean };
const asked: { path: string; body: unknown }[] = [];

beforeAll(async () => {
  outer = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => {
      asked.push({ path: request.url ?? '', body: JSON.parse(text) });
      if (answer.hang) return;
      response.writeHead(answer.status ?? 200, answer.headers).end(answer.body ?? '{}');
    });
  });
  await new Promise<void>(resolve => outer.listen(0, '127.0.0.1', resolve));
  const home = `http://127.0.0.1:${(outer.address() as AddressInfo).port}`;
  server = await startTestServer({
    outer: { eligibilityUrl: `${home}/layak`, ticketUrl: `${home}/tiket`, timeoutMs: 300 },
  });
  plain = await startTestServer();
  ({ token: admin, id: adminId } = await server.signIn({ role: 'ADMIN' }));
});
afterAll(async () => {
  outer.closeAllConnections();
  outer.close();
  await Promise.all([server.stop(), plain.stop()]);
});
beforeEach(() => {
  asked.length = 0;
  answer = {};
});

const booster = (overrides = {}) => buildBooster(server.deps, { userId: adminId, ...overrides });
const check = (id: number) => server.ask('POST', `/Peserta/kelayakan/${id}`, { token: admin });
const ticket = (id: number) => server.ask('POST', `/Peserta/tiketBooster/${id}`, { token: admin });

describe('the eligibility service', () => {
  it('receives NIK and name, and its refusal with its reason stays until it approves', async () => {
    const { id, nik } = await booster();
    answer = { body: JSON.stringify({ eligible: false, message: `Sudah divaksin: ${nik}` }) };
    const no = await check(id);
    expect(asked).toEqual([{ path: '/layak', body: { nik, nama: no.json['nama'] } }]);
    expect(no.json).toMatchObject({ isEligible: false });
    expect(no.json['alasanTidakLayak']).toMatch(/^Sudah divaksin: /);
    expect(no.text).not.toContain(nik);
    // Saving the record again does not override the refusal.
    const saved = await server.ask('PUT', `/Peserta/updatebooster/${id}`, {
      token: admin,
      body: {
        vaksinPrimer: 'Sinopharm',
        tanggalDosis2: '2028-02-03',
        jenisBooster: 'Sinopharm',
      },
    });
    expect(saved.json).toMatchObject({ isEligible: false });
    answer = { body: JSON.stringify({ isEligible: true }) };
    expect((await check(id)).json).toMatchObject({ isEligible: true, alasanTidakLayak: null });
    expect(server.logged()).not.toContain(nik);
  });

  it('may return any message without revealing an identity number', async () => {
    const { id, nik } = await booster();
    const message = `\u0000${'x'.repeat(188)} ${nik}`;
    answer = { body: JSON.stringify({ eligible: false, message }) };
    const { status, text } = await check(id);
    expect(status).toBe(200);
    expect(text).not.toContain(nik.slice(0, 8));
  });

  it('cannot make a person eligible against the rules', async () => {
    const { id } = await booster({ tanggalDosis2: '2029-12-20' });
    answer = { body: JSON.stringify({ isEligible: true }) };
    expect((await check(id)).json).toMatchObject({ isEligible: false, layakMulai: '2030-03-20' });
  });

  it.each([
    ['does not answer', { hang: true }],
    ['fails', { status: 500 }],
    ['answers in another shape', { body: '{"ok":1}' }],
    ['answers no JSON', { body: '<html>' }],
    ['answers too long', { body: JSON.stringify({ isEligible: true, x: 'y'.repeat(70_000) }) }],
    ['sends us elsewhere', { status: 302, headers: { location: '/layak2' } }],
  ])('that %s changes nothing and is reported', async (_how, said) => {
    const { id, nik } = await booster();
    answer = said;
    const { status, json } = await check(id);
    expect(status).toBe(409);
    expect(json).toMatchObject({ code: 'LAYANAN_LUAR' });
    expect(asked.map(({ path }) => path)).toEqual(['/layak']);
    const [row] = await server.db.select().from(peserta).where(eq(peserta.id, id));
    expect(row).toMatchObject({ version: 1, isEligible: true, eligibilityCheckedAt: null });
    expect(server.logged()).not.toContain(nik);
  });
});

describe('a ticket', () => {
  it('is the number from the service and is issued once', async () => {
    const { id, nik } = await booster();
    answer = { body: JSON.stringify({ ticket: 'BST-LUAR0001' }) };
    expect((await ticket(id)).json).toMatchObject({ noTiket: 'BST-LUAR0001' });
    expect(asked).toEqual([{ path: '/tiket', body: { nik, prefix: 'BST' } }]);
    expect((await ticket(id)).status).toBe(409);
    const { id: other } = await booster();
    const taken = await ticket(other);
    expect(taken.status).toBe(409);
    expect(taken.json['detail']).toMatch(/sudah dipakai/);
  });

  it('never contains an identity number, however it is formatted', async () => {
    const { id, nik } = await booster();
    for (const number of [nik, `BST-${nik}`, nik.replace(/(.{4})/g, '$1-').slice(0, -1)]) {
      answer = { body: JSON.stringify({ ticket: number }) };
      expect((await ticket(id)).json).toMatchObject({ code: 'LAYANAN_LUAR' });
    }
  });

  it('requires an eligible, valid booster registration', async () => {
    const early = await booster({ tanggalDosis2: '2029-12-20' });
    const invalid = await booster({ findings: [{ code: 'E09', field: 'noHP' }] });
    const { id: regular } = await buildPeserta(server.deps, { userId: adminId });
    for (const id of [early.id, invalid.id, regular]) {
      expect((await ticket(id)).status).toBe(409);
    }
    expect(asked).toEqual([]);
  });
});

describe('without external services', () => {
  it('the rules of the programme decide, and the server generates ticket numbers', async () => {
    const { token, id: userId } = await plain.signIn({ role: 'ADMIN' });
    const { id } = await buildBooster(plain.deps, { userId });
    const checked = await plain.ask('POST', `/Peserta/kelayakan/${id}`, { token });
    expect(checked.json).toMatchObject({ isEligible: true });
    expect(checked.json['layakDiperiksa']).toBe(plain.now().toISOString());
    const made = await plain.ask('POST', `/Peserta/tiketBooster/${id}`, { token });
    expect(made.json['noTiket']).toMatch(/^BST-[A-HJKMNP-Z2-9]{8}$/);
  });

  it('a person becomes eligible when the date is reached', async () => {
    const { id: userId } = await plain.signIn({ role: 'ADMIN' });
    const soon = await buildBooster(plain.deps, { userId, tanggalDosis2: '2029-10-03' });
    const refused = await buildBooster(plain.deps, { userId, tanggalDosis2: '2029-10-03' });
    await plain.db
      .update(peserta)
      .set({ eligibilityRefusal: 'Tidak' })
      .where(eq(peserta.id, refused.id));
    expect(await refreshEligibility(plain.db, '2030-01-02')).toBe(0);
    expect(await refreshEligibility(plain.db, '2030-01-03')).toBe(1);
    const [row] = await plain.db.select().from(peserta).where(eq(peserta.id, soon.id));
    expect(row?.isEligible).toBe(true);
  });
});
