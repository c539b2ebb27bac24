import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Decree } from '#contract/domains/tax/decree.ts';
import { decree } from '#server/platform/db/schema/index.ts';
import { decreeBody } from '../../builders/decree.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: MoneyWorld;
let legal: string;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server));
  legal = (await server.signIn({ role: 'LEGAL' })).token;
});
afterAll(() => server.stop());

const record = (body: object, token = legal) =>
  server.request('POST', '/PeraturanDTP', { token, body });
const countTasks = async (role: 'LEGAL' | 'FINANCE') => {
  const { token } = await server.signIn({ role });
  const { json } = await server.request('GET', '/Dashboard/pekerjaan', { token });
  const data = json['data'] as { jenis: string; jumlah: number }[];
  return data.find(({ jenis }) => jenis === 'dasarHukumDicatat')?.jumlah;
};

it('PPN that the government bears is invoiced only while a recorded decree says so', async () => {
  const { json: found } = await server.request('GET', '/PeraturanDTP', { token: legal });
  const [first] = found['data'] as Decree[];
  const invoice = await world.firstInvoice((await world.sign()).id);
  expect(invoice.dasarDTP).toEqual({ aturan: decreeBody.aturan, fasilitas: '20' });
  expect(invoice.catatanPpn).toMatch(/\(PMK Contoh 12\/2029\)$/);

  const removed = await server.request('DELETE', `/PeraturanDTP/${first?.id}`, { token: legal });
  expect(removed.status).toBe(200);
  // The issued invoice keeps its decree.
  expect((await world.invoice(invoice.id)).dasarDTP).toEqual(invoice.dasarDTP);

  // The signatures of the next order leave a draft, which cannot be issued.
  const { id: idOrder } = await world.sign();
  const draft = await world.firstInvoice(idOrder);
  expect([draft.status, draft.dasarDTP]).toEqual(['DRAFT', null]);
  const issue = () => world.request('FINANCE', 'POST', '/Invoice/generateinvoice', { idOrder });
  const refused = await issue();
  expect([refused.status, refused.json]).toMatchObject([409, { reason: 'decree' }]);
  expect(await countTasks('LEGAL')).toBe(1);
  expect(await countTasks('FINANCE')).toBeUndefined();

  // One that ended before today, or begins after it, does not help.
  await record({ ...decreeBody, berlakuMulai: '2029-01-01', berlakuSampai: '2029-12-31' });
  await record({ ...decreeBody, berlakuMulai: '2031-01-01' });
  expect(await countTasks('LEGAL')).toBe(1);
  const applies = { ...decreeBody, aturan: 'PMK Contoh 3/2030', fasilitas: '21' };
  expect((await record(applies)).status).toBe(201);
  expect(await countTasks('LEGAL')).toBeUndefined();
  expect((await issue()).status).toBe(201);
  const second = await world.invoice(draft.id);
  expect(second.dasarDTP).toEqual({ aturan: 'PMK Contoh 3/2030', fasilitas: '21' });
});

it('a decree ends after it begins, begins on a day of its own, and is recorded by LEGAL', async () => {
  await server.db.delete(decree);
  expect((await record({ ...decreeBody, berlakuSampai: '2029-12-31' })).json).toMatchObject({
    errors: { berlakuSampai: ['Isi hari yang tidak mendahului hari mulainya'] },
  });
  expect((await record({ ...decreeBody, fasilitas: '2' })).json).toMatchObject({
    errors: { fasilitas: ['Isi dua angka terakhir kode fasilitas, misalnya 10'] },
  });
  expect((await record({ ...decreeBody, fasilitas: '24' })).json).toHaveProperty(
    'errors.fasilitas',
  );
  expect((await record(decreeBody)).status).toBe(201);
  expect((await record(decreeBody)).json).toMatchObject({
    errors: {
      berlakuMulai: ['Sudah ada peraturan yang berlaku mulai hari ini. Ubahlah yang sudah ada.'],
    },
  });
  const { token } = await server.signIn({ role: 'FINANCE' });
  expect((await record({ ...decreeBody, berlakuMulai: '2031-01-01' }, token)).status).toBe(403);
});
