import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notulen, OpenDecision } from '#contract/domains/notulen.ts';
import type { Order } from '#contract/domains/order/record.ts';
import { buildOrderWorld, type OrderWorld } from '../../builders/order.ts';
import { acceptedOrder } from '../../builders/pks.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: OrderWorld;
let order: Order;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server);
  order = await world.submit();
  // A facility sees accepted orders only.
  await world.request('LEGAL', 'PUT', `/Order/keadaan/${order.id}`, { event: 'accept' });
});
afterAll(() => server.stop());

const notes = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  idOrder: order.id,
  tanggalRapat: '2030-01-02',
  tempat: 'Ruang rapat lantai 2',
  peserta: [
    { nama: 'Sekar Ayuningtyas', instansi: 'Klinik Melati', peran: 'PIC faskes' },
    { nama: 'Bagas Prasetyo', instansi: 'PT Contoh' },
  ],
  agenda: 'Kesiapan lokasi',
  pembahasan: 'Chiller kedua belum ada.',
  keputusan: [
    { isi: 'Menyewa chiller kedua', pic: 'Sekar', tenggat: '2030-01-20' },
    { isi: 'Mengirim daftar peserta', pic: 'Bagas' },
  ],
  kebutuhan: ['chiller'],
  status: 'DRAFT',
  ...overrides,
});
const insert = (body: unknown, role: keyof OrderWorld['tokens'] = 'PS') =>
  world.request(role, 'POST', '/notulenTechnicalMeeting/insertNotes', body);
const saved = async (overrides?: Readonly<Record<string, unknown>>): Promise<Notulen> => {
  const response = await insert(notes(overrides));
  expect(response.status, response.text).toBe(200);
  return response.json as unknown as Notulen;
};
const listed = async (role: keyof OrderWorld['tokens']): Promise<Notulen[]> =>
  (await world.request(role, 'GET', `/GetNotesByOrderId/${order.id}`)).json as unknown as Notulen[];
const open = async (): Promise<OpenDecision[]> =>
  (await world.request('PS', 'GET', '/notulenTechnicalMeeting/keputusanTerbuka'))
    .json as unknown as OpenDecision[];
const tasks = async (role: keyof OrderWorld['tokens']): Promise<unknown> =>
  (await world.request(role, 'GET', '/Dashboard/pekerjaan')).json;

describe('the notes of a technical meeting', () => {
  it('are edited while they are a draft, and not after that', async () => {
    const draft = await saved();
    const edited = await saved({ idNotulen: draft.id, version: draft.version, tempat: 'Daring' });
    expect(edited).toMatchObject({ id: draft.id, tempat: 'Daring', status: 'DRAFT' });
    const stale = await insert(notes({ idNotulen: draft.id, version: draft.version }));
    expect(stale.status).toBe(412);
    await saved({ idNotulen: draft.id, version: edited.version, status: 'FINAL' });
    const late = await insert(notes({ idNotulen: draft.id }));
    expect(late.json).toMatchObject({ status: 409, currentState: 'FINAL' });
  });

  it('need two attendees', async () => {
    const { json } = await insert(notes({ peserta: [{ nama: 'Sekar', instansi: 'Klinik' }] }));
    expect(json).toMatchObject({ errors: { peserta: [expect.any(String)] } });
  });

  it('belong to one order', async () => {
    const draft = await saved();
    const other = await world.submit();
    const moved = await insert(notes({ idNotulen: draft.id, idOrder: other.id }));
    expect(moved.status).toBe(404);
  });

  it('belong to all versions of an order', async () => {
    const original = await acceptedOrder(world);
    const created = await world.request('BHBU', 'POST', '/Order/CreateAmandemen', {
      ...world.body(),
      idOrder: original.id,
      alasanAmandemen: 'Jadwal berubah',
      draft: true,
    });
    expect(created.status, created.text).toBe(201);
    const { id } = created.json as unknown as Order;
    const written = await saved({ idOrder: id, status: 'FINAL' });
    for (const version of [original.id, id]) {
      const { json } = await world.request('PS', 'GET', `/GetNotesByOrderId/${version}`);
      expect(json).toMatchObject([{ id: written.id, idOrder: original.id }]);
    }
    const ofNotes = (await open()).filter(({ idNotulen }) => idNotulen === written.id);
    expect(ofNotes).toMatchObject([{ idOrder: original.id }, { idOrder: original.id }]);
  });

  it('contain no identity numbers', async () => {
    const { json } = await insert(notes({ pembahasan: 'Peserta 3273014402900001 absen.' }));
    expect(json).toMatchObject({ errors: { pembahasan: [expect.any(String)] } });
  });

  it('are seen by the company and its facility when they are final', async () => {
    await saved({ tempat: 'Belum dibagikan' });
    const places = async (role: keyof OrderWorld['tokens']) =>
      (await listed(role)).map(({ tempat }) => tempat);
    expect(await places('PS')).toContain('Belum dibagikan');
    for (const role of ['BHBU', 'FASKES'] as const) {
      const seen = await listed(role);
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.every(({ status }) => status === 'FINAL')).toBe(true);
    }
    expect((await insert(notes(), 'BHBU')).status).toBe(403);
  });
});

describe('the decisions of final notes', () => {
  it('are open tasks until they are done', async () => {
    const before = (await open()).length;
    const draft = await saved();
    expect(await open()).toHaveLength(before);
    const final = await saved({ idNotulen: draft.id, version: draft.version, status: 'FINAL' });
    const mine = async () => (await open()).filter(({ idNotulen }) => idNotulen === final.id);
    expect(await mine()).toMatchObject([
      { nomor: 0, isi: 'Menyewa chiller kedua', tenggat: '2030-01-20', idOrder: order.id },
      { nomor: 1, isi: 'Mengirim daftar peserta', tenggat: null, noOrder: order.noOrder },
    ]);
    const { data } = (await tasks('PS')) as { data: { jenis: string; jumlah: number }[] };
    expect(data).toContainEqual(
      expect.objectContaining({ jenis: 'keputusanRapat', jumlah: before + 2 }),
    );
    expect(JSON.stringify(await tasks('BHBU'))).not.toContain('keputusanRapat');

    const tick = (nomor: number, selesai: boolean, version: number) =>
      world.request('PS', 'PUT', `/notulenTechnicalMeeting/keputusan/${final.id}`, {
        nomor,
        selesai,
        version,
      });
    const done = await tick(0, true, final.version);
    expect(done.json, done.text).toMatchObject({
      keputusan: [{ selesai: true }, { selesai: false }],
    });
    expect((await mine()).map(({ nomor }) => nomor)).toEqual([1]);
    expect((await tick(1, true, final.version)).status).toBe(412);
    expect((await tick(7, true, final.version + 1)).status).toBe(404);
    await tick(0, false, final.version + 1);
    expect(await mine()).toHaveLength(2);
  });

  it('are no tasks of an order that has ended', async () => {
    const ended = await world.submit();
    await saved({ idOrder: ended.id, status: 'FINAL' });
    const ofEnded = async () => (await open()).filter(({ idOrder }) => idOrder === ended.id);
    expect(await ofEnded()).toHaveLength(2);
    await world.request('BHBU', 'PUT', `/Order/keadaan/${ended.id}`, { event: 'withdraw' });
    expect(await ofEnded()).toEqual([]);
  });
});
