import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallInput, CallResponse, Endpoint } from '#contract/core/endpoint.ts';
import { vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { answerOffline } from '#src/providers/offline/answerOffline.ts';
import { screeningAnswers } from '../../../builders/vaksinasi.ts';
import { createOfflineWorld, preparedDay, preparedPerson } from './offlineWorld.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2030-01-02T03:00:00.000Z'), toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

const code = 'UJIABCDEFGHJKLMN';
const holder = {
  ...{ idPeserta: 3, nama: 'Peserta 3', nik: null, noPaspor: null, tanggalLahir: '1990-01-01' },
};

/** A prepared day with four people, of whom the last is overdue, and a voucher of the third. */
async function clinic() {
  const due = { ...preparedPerson(4), sebab: 'TERLAMBAT' as const };
  const world = createOfflineWorld({
    ...preparedDay([preparedPerson(1), preparedPerson(2), preparedPerson(3), due]),
    voucher: [
      {
        kode: code,
        voucher: {
          ...{ id: 11, version: 1, status: 'TERIKAT', idBHBU: 7, bhbuName: 'PT Contoh' },
          ...{ validUntil: '2030-12-31', namaProduk: 'Vaksin Uji', vaccinationType: 0 },
          ...{ jenisPenerima: 'UMUM', idFaskes: 9, namaFaskes: 'Klinik Uji', usedAt: null },
          pemegang: holder,
        } as never,
      },
    ],
  });
  await world.browserDay.prepare(world.call);
  world.state.now = new Date('2030-01-02T03:00:00.000Z');
  const ask = async <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    idempotencyKey?: string,
  ): Promise<CallResponse<E>> =>
    (await answerOffline(
      world.browserDay,
      endpoint,
      input,
      idempotencyKey === undefined ? {} : { idempotencyKey },
    )) as CallResponse<E>;
  const list = (query: CallInput<typeof vaksinasiCalls.list>['query'] = {}) =>
    ask(vaksinasiCalls.list, { query });
  const give = (idPeserta: number, overrides = {}, key?: string) =>
    ask(
      vaksinasiCalls.record,
      {
        body: {
          ...{ idPeserta, idFaskes: 9, dosisKe: 1, hasil: 'DIBERIKAN' as const, sesudah: null },
          ...{ skrining: screeningAnswers(), idBatch: 5, lokasi: 'LENGAN_KIRI' as const },
          ...{ vaksinator: 'Ns. Uji', konfirmasi: false },
          ...overrides,
        },
      },
      key,
    );
  return { ...world, ask, list, give };
}

const refusal = (status: number, field?: string) =>
  expect.objectContaining({
    status,
    ...(field
      ? {
          body: {
            errors: expect.objectContaining({ [field]: expect.any(String) as string }) as object,
          },
        }
      : {}),
  }) as Error;

describe('the queue without network', () => {
  it('counts and lists the people like the server, and follows what is recorded', async () => {
    const { list, give, ask } = await clinic();
    expect((await list()).hitungan).toMatchObject({ semua: 3, sisa: 3, terlambat: 1 });
    await ask(vaksinasiCalls.arrive, { params: { id: 2 }, body: { hadir: true } });
    expect((await list()).data.map(({ id }) => id)).toEqual([2, 1, 3]);
    expect((await list({ urut: 'NAMA' })).data.map(({ id }) => id)).toEqual([1, 2, 3]);
    await give(1);
    expect((await list()).hitungan).toMatchObject({ semua: 3, sisa: 2, diberikan: 1 });
    expect((await list({ status: 'DIBERIKAN' })).data).toMatchObject([
      { id: 1, kunjungan: { id: -2, vaksin: 'Vaksin Uji', batch: 'VGR-5' }, dosisDiberikan: 1 },
    ]);
    expect((await list({ status: 'TERLAMBAT' })).data.map(({ id }) => id)).toEqual([4]);
    await give(4);
    expect((await list()).hitungan).toMatchObject({ semua: 4, tanpaRencana: 1, terlambat: 0 });
  });

  it('finds people by name and telephone number, and pages', async () => {
    const { ask, list } = await clinic();
    const find = (cari: string) => ask(vaksinasiCalls.find, { body: { cari } });
    expect((await find('peserta 2')).data.map(({ id }) => id)).toEqual([2]);
    for (const phone of ['0812-0000-0001', '+62 812 0000 0001', '0001']) {
      expect((await find(phone)).data, phone).toHaveLength(4);
    }
    expect((await find('0812-0000-0002')).data).toEqual([]);
    expect((await find('0002')).data).toEqual([]);
    expect((await list({ pageSize: 2, pageNumber: 2 })).data.map(({ id }) => id)).toEqual([3]);
  });

  it('answers nothing about another day or facility, or a person who was not prepared', async () => {
    const { list, ask } = await clinic();
    await expect(list({ tanggal: '2030-01-03' })).rejects.toEqual(refusal(0));
    await expect(list({ idFaskes: 8 })).rejects.toEqual(refusal(0));
    await expect(ask(vaksinasiCalls.ofPeserta, { params: { id: 99 } })).rejects.toEqual(refusal(0));
    await expect(ask(vaksinasiCalls.detail, { params: { id: 1 } })).rejects.toEqual(refusal(0));
  });
});

describe('a dose without network', () => {
  it.each([
    ['skrining', { skrining: screeningAnswers(['demam']) }],
    ['konfirmasi', { skrining: screeningAnswers(['imun']) }],
    ['lokasi', { lokasi: null }],
    ['batch', { idBatch: 6 }],
    ['jam', { tanggal: '2030-01-02', jam: '10:01' }],
    ['tanggal', { tanggal: '2030-01-01', jam: '10:00' }],
  ])('is refused at %s by the rules of the server', async (field, overrides) => {
    const { give, browserDay } = await clinic();
    await expect(give(1, overrides)).rejects.toEqual(refusal(422, field));
    expect(await browserDay.acts()).toEqual([]);
  });

  it('is given once, by its number, and the second one not before its interval', async () => {
    const { give } = await clinic();
    await give(1);
    await expect(give(1)).rejects.toEqual(refusal(409));
    await expect(give(2, { dosisKe: 2 })).rejects.toEqual(refusal(409));
  });

  it('asks for a reason once the prepared stock is used up', async () => {
    const { give, ask } = await clinic();
    await give(1);
    await give(2);
    const { batch } = await ask(vaksinasiCalls.vaccines, { query: { idPeserta: 3 } });
    expect(batch).toMatchObject([{ id: 5, stok: 0 }]);
    await expect(give(3)).rejects.toEqual(refusal(422, 'alasanBatch'));
    await give(3, { alasanBatch: 'Dosis cadangan' });
  });

  it('keeps the key of its call as the id of the act, and names no visit that is not confirmed', async () => {
    const { give, browserDay } = await clinic();
    const key = crypto.randomUUID();
    await give(1, { hasil: 'DITUNDA', alasan: 'STOK', idBatch: null }, key);
    await give(1, { sesudah: -1 });
    const [postponed, given] = await browserDay.acts();
    expect(postponed?.act).toMatchObject({ id: key, isi: { sesudah: null, jam: '10:00' } });
    expect(given?.act.isi).not.toHaveProperty('sesudah');
  });

  it('is taken back while it waits, unless an adverse event followed it', async () => {
    const { give, ask, list, browserDay } = await clinic();
    const { id } = await give(1);
    const event = {
      ...{ jenis: 'RAWAT_INAP' as const, kesudahan: 'BELUM_PULIH' as const },
      manifestasi: [{ gejala: 'GATAL' as const, tanggal: '2030-01-02', jam: '09:59' }],
    };
    await ask(vaksinasiCalls.addKipi, { params: { id }, body: event });
    expect((await list()).data.find(one => one.id === 1)?.kunjungan).toMatchObject({
      jumlahKipi: 1,
      kipiSerius: true,
    });
    const worrying = { ...event, jenis: 'TIDAK_SERIUS' as const, meresahkan: true };
    const second = await give(2);
    await ask(vaksinasiCalls.addKipi, { params: { id: second.id }, body: worrying });
    expect((await list()).data.find(one => one.id === 2)?.kunjungan).toMatchObject({
      kipiSerius: true,
    });
    const entered = { ...event, tanggalDiketahui: '2030-01-02', jamDiketahui: '09:59' };
    for (const [body, diketahui] of [
      [event, '2030-01-02T03:00:00.000Z'],
      [entered, '2030-01-02T02:59:00.000Z'],
    ] as const) {
      const laporPalingLambat = new Date(Date.parse(diketahui) + 86_400_000).toISOString();
      const recorded = await ask(vaksinasiCalls.addKipi, { params: { id }, body });
      expect(recorded).toMatchObject({ diketahui, laporPalingLambat });
    }
    const cancel = (dose: number) =>
      ask(vaksinasiCalls.cancel, { params: { id: dose }, body: { alasan: 'Keliru' } });
    await expect(cancel(id)).rejects.toEqual(refusal(409));
    const other = await give(3, { alasanBatch: 'Dosis cadangan' });
    await cancel(other.id);
    expect((await browserDay.acts()).map(({ act }) => act.jenis)).toEqual([
      ...['KUNJUNGAN', 'KIPI', 'KUNJUNGAN', 'KIPI', 'KIPI', 'KIPI'],
    ]);
    expect((await list()).hitungan.diberikan).toBe(2);
  });
});

describe('a voucher without network', () => {
  it('is usable as of the preparation, used once, and unknown when it was not prepared', async () => {
    const { ask, list } = await clinic();
    const check = (entered: string) => ask(voucherCalls.check, { params: { code: entered } });
    const first = await check(code);
    expect(first).toMatchObject({ hasil: 'DAPAT_DIPAKAI', langkah: 'PAKAI' });
    expect(first.pesan).toContain('07:55 WIB');
    expect(await check('UJIABCDEFGHJKLMP')).toMatchObject({
      hasil: 'TIDAK_DIKENAL',
      voucher: null,
    });
    const dosis = {
      ...{ dosisKe: 1, hasil: 'DIBERIKAN' as const, skrining: screeningAnswers(), idBatch: 5 },
      ...{ lokasi: 'LENGAN_KIRI' as const, vaksinator: 'Ns. Uji' },
    };
    const use = () => ask(voucherCalls.use, { params: { id: 11 }, body: { dosis } });
    expect(await use()).toMatchObject({ status: 'TERPAKAI', code });
    await expect(use()).rejects.toEqual(refusal(409));
    expect(await check(code)).toMatchObject({ hasil: 'SUDAH_DIPAKAI', langkah: null });
    expect((await list()).hitungan.diberikan).toBe(1);
  });
});
