import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TemperatureReading } from '#contract/domains/stock/temperature.ts';
import type { ExcursionScope } from '#contract/domains/stock/excursion.ts';
import { toFormData } from '../../builders/application.ts';
import { buildStock } from '../../builders/stock.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let faskesId: number;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  faskesId = await buildFaskes(server.db);
  ({ token } = await server.signIn({ role: 'FASKES', faskesId }));
});
afterAll(() => server.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  server.request(method, path, { token, ...(body === undefined ? {} : { body }) });
const record = async (waktu: string, suhu: number, idChiller?: number) => {
  const { json, text } = await call('POST', '/Suhu', { waktu, suhu, idChiller });
  if (!json['id']) throw new Error(text);
  return json as unknown as TemperatureReading;
};
const waiting = async () => {
  const { json } = await call('GET', '/Dashboard/pekerjaan');
  const data = json['data'] as { jenis: string; jumlah: number }[];
  const list = await call('GET', '/Suhu?belumDitangani=true');
  return [
    data.find(({ jenis }) => jenis === 'suhuDiLuarBatas')?.jumlah ?? 0,
    list.json['totalRecords'],
  ];
};

describe('a temperature outside the limits', () => {
  it('is handled once: the doses that were there go into quarantine, with the readings before it', async () => {
    const bhbuId = await buildBhbu(server.db);
    const { id } = await buildStock(server.db, { bhbuId, faskesId, doses: 10 });
    const { id: other } = await buildStock(server.db, { bhbuId, faskesId, doses: 7 });
    const elsewhere = await buildStock(server.db, {
      bhbuId,
      faskesId: await buildFaskes(server.db),
      doses: 5,
    });
    await record('2030-01-01T01:00:00.000Z', 8.6);
    const reading = await record('2030-01-01T02:00:00.000Z', 9.2);
    await record('2030-01-01T03:00:00.000Z', 9.9);
    expect(await waiting()).toEqual([3, 3]);
    const scope = (await call('GET', `/Suhu/penanganan/${reading.id}`))
      .json as unknown as ExcursionScope;
    expect(scope.pembacaanLain).toBe(1);
    expect(scope.stok.map(one => [one.id, one.sisa])).toEqual([
      [id, 10],
      [other, 7],
    ]);

    const path = `/Suhu/penanganan/${reading.id}`;
    const body = {
      keputusan: 'KARANTINA',
      alasan: 'Listrik padam semalam',
      stok: [{ id, jumlah: 10 }],
      termasukLain: true,
      version: reading.version,
    };
    const refused = await call('POST', path, { ...body, stok: [{ id, jumlah: 11 }] });
    expect(refused.json).toMatchObject({
      errors: { stok: [expect.stringContaining('10 dosis') as string] },
    });
    const foreign = { ...body, stok: [{ id: elsewhere.id, jumlah: 1 }] };
    expect((await call('POST', path, foreign)).status).toBe(404);
    expect((await call('POST', path, { ...body, stok: [] })).status).toBe(422);
    const stale = await call('POST', path, { ...body, version: reading.version + 1 });
    expect(stale.status).toBe(412);

    const handled = await call('POST', path, body);
    expect(handled.json, handled.text).toMatchObject({
      penanganan: 'KARANTINA',
      dosisDikarantina: 10,
      alasanPenanganan: 'Listrik padam semalam',
    });
    const stock = await call('GET', `/Stok/${id}`);
    expect(stock.json).toMatchObject({ dikarantina: 10, sisa: 0 });
    expect(await waiting()).toEqual([1, 1]);
    const again = await call('POST', path, { ...body, version: handled.json['version'] });
    expect(again.status).toBe(409);
  });

  it('is acknowledged without a quarantine, with the reason', async () => {
    const reading = await record('2030-01-01T04:00:00.000Z', 1.9);
    const handled = await call('POST', `/Suhu/penanganan/${reading.id}`, {
      keputusan: 'TANPA_KARANTINA',
      alasan: 'Chiller kosong saat dibersihkan',
      version: reading.version,
    });
    expect(handled.json, handled.text).toMatchObject({
      penanganan: 'TANPA_KARANTINA',
      dosisDikarantina: null,
    });
  });
});

describe('the chillers of a facility', () => {
  it('give its capacity, and each reading belongs to one of them', async () => {
    const made = await call('POST', '/Chiller', { nama: 'Chiller depan', kapasitas: 300 });
    expect(made.status, made.text).toBe(201);
    const second = await call('POST', '/Chiller', { nama: 'Chiller gudang', kapasitas: 200 });
    const faskes = await call('GET', `/Faskes/getbyId/${faskesId}`);
    expect(faskes.json).toMatchObject({ jumlahChiller: 2, kapasitasChiller: 500 });
    const taken = await call('POST', '/Chiller', { nama: 'Chiller depan', kapasitas: 1 });
    expect(taken.json).toMatchObject({ errors: { nama: [expect.any(String)] } });
    const without = await call('POST', '/Suhu', { waktu: '2030-01-01T05:00:00.000Z', suhu: 4 });
    expect(without.json).toMatchObject({ errors: { idChiller: [expect.any(String)] } });

    const [front, back] = [Number(made.json['id']), Number(second.json['id'])];
    await record('2030-01-01T05:00:00.000Z', 4, front);
    await record('2030-01-01T05:00:00.000Z', 5, back);
    const ofBack = await call('GET', `/Suhu?idChiller=${back}`);
    expect(ofBack.json).toMatchObject({
      totalRecords: 1,
      data: [{ namaChiller: 'Chiller gudang' }],
    });
    const { json, text } = await call('GET', `/Suhu/grafik/${faskesId}?dari=2030-01-01`);
    expect(json, text).toMatchObject({
      garis: [
        { namaChiller: 'Chiller depan', titik: [{ terendah: 4, tertinggi: 4 }] },
        { namaChiller: 'Chiller gudang', titik: [{ terendah: 5 }] },
        { idChiller: null },
      ],
    });
    const file = 'Chiller GUDANG\nwaktu,suhu\n2029-12-30 07:00,5';
    const checked = await call(
      'POST',
      `/Suhu/periksa/${faskesId}`,
      toFormData({ berkas: new File([file], 'suhu.csv') }),
    );
    expect(checked.json).toMatchObject({ idChiller: back });
    expect((await call('DELETE', `/Chiller/${back}`)).status).toBe(409);
  });
});
