import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { notification } from '#server/platform/db/schema/index.ts';
import {
  parseReadingTime,
  parseTemperature,
} from '#server/domains/stock/temperature/reading-values.ts';
import { toFormData } from '../../builders/application.ts';
import { buildFaskes } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let faskesId: number;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  faskesId = await buildFaskes(server.db);
  ({ token } = await server.signIn({ role: 'FASKES', faskesId }));
  await server.signIn({ role: 'PS' });
});
afterAll(() => server.stop());

const send = (path: string, text: string, { name = 'suhu.csv', ...fields } = {}) =>
  server.request('POST', path, {
    token,
    body: toFormData({ berkas: new File([text], name), ...fields }),
  });
const upload = (text: string, id = faskesId) => send(`/Suhu/unggah/${id}`, text);
const check = (text: string, options = {}) => send(`/Suhu/periksa/${faskesId}`, text, options);
const record = (waktu: string, suhu: number) =>
  server.request('POST', '/Suhu', { token, body: { waktu, suhu } });

describe('storage temperatures', () => {
  it('are entered once for a time that has passed', async () => {
    const made = await record('2030-01-01T01:00:00.000Z', 4.5);
    expect(made.json, made.text).toMatchObject({ suhu: 4.5, diLuarBatas: false, sumber: 'MANUAL' });
    expect((await record('2030-01-01T01:00:00.000Z', 5)).json).toMatchObject({
      errors: { waktu: ['Suhu pada waktu ini sudah dicatat'] },
    });
    expect((await record('2028-01-01T01:00:00.000Z', 5)).json).toMatchObject({
      errors: { waktu: ['Isi waktu dalam setahun terakhir'] },
    });
    expect((await record('2031-01-01T01:00:00.000Z', 5)).json).toMatchObject({
      errors: { waktu: ['Waktu ini belum lewat'] },
    });
  });

  it('outside the limits notify the warehouse', async () => {
    await record('2030-01-01T02:00:00.000Z', 9.2);
    const sent = await server.db
      .select({ params: notification.params })
      .from(notification)
      .where(eq(notification.resource, 'temperature'));
    expect(sent).toMatchObject([{ params: { suhu: 9.2 } }]);
  });

  it('of one minute are stored as the worst of them', async () => {
    const text = 'waktu,suhu\n2029-11-01 07:00:00,5\n2029-11-01 07:00:20,9\n2029-11-01 07:00:40,6';
    expect((await upload(text)).json).toMatchObject({ disimpan: 1, sudahAda: 0, tertinggi: 9 });
  });

  it('are read from a file of a data logger, the same one twice without doubles', async () => {
    const text = 'No;Waktu;Suhu (°C)\n1;31/12/2029 07:00;4,5\n2;31/12/2029 07:10;8,4\n';
    expect((await upload(text)).json).toEqual({
      disimpan: 2,
      sudahAda: 0,
      diLuarBatas: 1,
      terendah: 4.5,
      tertinggi: 8.4,
      ditolak: 0,
      barisDitolak: [],
    });
    expect((await upload(text)).json).toMatchObject({ disimpan: 0, sudahAda: 2 });
    const { json } = await server.request(
      'GET',
      '/Suhu?dari=2029-12-31&sampai=2029-12-31&diLuarBatas=true',
      { token },
    );
    expect(json).toMatchObject({ totalRecords: 1, data: [{ suhu: 8.4, sumber: 'BERKAS' }] });
    const impossible = await server.request('GET', '/Suhu?dari=0000-01-01', { token });
    expect(impossible.json).toMatchObject({ errors: { dari: ['Periksa tahunnya'] } });
  });

  it('of a file with wrong rows are offered without them, and stored only on request', async () => {
    const text =
      'waktu,suhu\n2029-12-01 07:00,5\n2029-02-30 07:00,5\n2029-12-01 08:00,panas\n2029-12-01 09:00,--';
    const refused = {
      ditolak: 3,
      barisDitolak: [
        { baris: 3, alasan: 'WAKTU', isi: '2029-02-30 07:00 · 5' },
        { baris: 4, alasan: 'SUHU', isi: '2029-12-01 08:00 · panas' },
        { baris: 5, alasan: 'KOSONG', isi: '2029-12-01 09:00 · --' },
      ],
    };
    const checked = await check(text);
    expect(checked.json, checked.text).toMatchObject({ dapatDisimpan: 1, ...refused });
    const stored = () =>
      server.request('GET', '/Suhu?dari=2029-12-01&sampai=2029-12-01', { token });
    expect((await stored()).json).toMatchObject({ totalRecords: 0 });
    expect((await upload(text)).json).toMatchObject({ disimpan: 1, ...refused });
    expect((await stored()).json).toMatchObject({ totalRecords: 1 });
    for (const wrong of ['', 'a,b\n1,2', 'waktu,suhu\n', '\u0000\u0000', 'waktu,suhu\nkemarin,5']) {
      expect((await upload(wrong)).status).toBe(422);
    }
  });

  it('are found below the lines of the logger, with date and time apart', async () => {
    const text = [
      'Elitech RC-5, S/N: 12',
      'Start,,2029-12-02',
      '',
      'No\tDate\tTime\tTemperature (℃)',
      '1\t12/13/2029\t01:05:00 PM\t4.5℃',
      '2\t12/13/2029\t01:10:00 PM\t4,7 °C',
    ].join('\n');
    const { json, text: answer } = await check(text, { name: 'rc5.txt' });
    expect(json, answer).toMatchObject({
      dapatDisimpan: 2,
      ditolak: 0,
      pertama: '2029-12-13T06:05:00.000Z',
      tertinggi: 4.7,
    });
  });

  it('are on the clock of the facility, also in the lists of a day', async () => {
    const id = await buildFaskes(server.db, { kabKota: '91.71' });
    const nurse = await server.signIn({ role: 'FASKES', faskesId: id });
    const ask = (method: 'GET' | 'POST', path: string, body?: FormData) =>
      server.request(method, path, { token: nurse.token, body });
    const form = toFormData({
      berkas: new File(['waktu,suhu\n2029-12-20 00:30,5\n2029-12-20 23:40,6'], 'suhu.csv'),
    });
    expect((await ask('POST', `/Suhu/periksa/${id}`, form)).json).toMatchObject({
      pertama: '2029-12-19T15:30:00.000Z',
      terakhir: '2029-12-20T14:40:00.000Z',
      zona: 'WIT',
    });
    await ask('POST', `/Suhu/unggah/${id}`, form);
    const count = async (day: string) =>
      (await ask('GET', `/Suhu?idFaskes=${id}&dari=${day}&sampai=${day}`)).json['totalRecords'];
    expect([await count('2029-12-19'), await count('2029-12-20')]).toEqual([0, 2]);
  });

  it('of another facility are not found', async () => {
    const other = await buildFaskes(server.db);
    expect((await upload('waktu,suhu\n2029-12-01 07:00,5', other)).status).toBe(404);
  });
});

it.each([
  ['2026-01-31 07:30', '2026-01-31T00:30:00.000Z'],
  ['31/01/2026 07.30', '2026-01-31T00:30:00.000Z'],
  ['1-2-2026 7:05:09', '2026-02-01T00:05:09.000Z'],
  ['2026-02-30 07:30', undefined],
  ['31/01/26 07:30', '2026-01-31T00:30:00.000Z'],
  ['31-Jan-2026 07:30:15 PM', '2026-01-31T12:30:15.000Z'],
  ['12/31/2026 12:05 AM', undefined],
  ['2026-01-31T07:30:00', '2026-01-31T00:30:00.000Z'],
  ['2026-01-31', undefined],
  ['2026-01-31 25:00', undefined],
])('reads the time %s', (text, expected) => {
  expect(parseReadingTime(text, 'WIB')).toBe(expected);
});

it.each([
  ['4,5', 4.5],
  ['-0.25 °C', -0.2],
  ['8 C', 8],
  ['4.5℃', 4.5],
  ['−1,5 ºC', -1.5],
  ['', undefined],
  ['99', undefined],
  ['4.5.1', undefined],
])('reads the temperature %s', (text, expected) => {
  expect(parseTemperature(text)).toBe(expected);
});
