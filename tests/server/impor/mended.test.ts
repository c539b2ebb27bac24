import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Baris, Impor } from '#contract/impor/index.ts';
import { buildPeserta, newNik } from '../../builders/peserta.ts';
import { sheetLine } from '../../builders/sheet.ts';
import { counts, imporOf, on, rowsOf, send, startImporWorld, type ImporWorld } from './world.ts';

let world: ImporWorld;

beforeAll(async () => {
  world = await startImporWorld();
});
afterAll(() => world.server.stop());

const mend = async (file: Impor, nomor: number, body: object) => {
  const told = await on(world, file, 'PUT', `/baris/${nomor}`, body);
  const { impor, baris } = told.json as unknown as { impor: Impor; baris: Baris };
  return { status: told.status, told, impor, baris };
};

describe('a row', () => {
  it('is validated again after a correction', async () => {
    const file = imporOf(await send(world, [sheetLine({ nik: '12', noHP: 'tidak ada' })]));
    const half = await mend(file, 2, { nilai: { nik: newNik() } });
    expect(half.baris).toMatchObject({ hasil: 'tidakValid', diperbaiki: ['nik'] });
    expect(half.baris.temuan.map(one => one.code)).toContain('E09');
    const whole = await mend(file, 2, { nilai: { noHP: '081234567890' } });
    expect(whole.baris.hasil).toBe('baru');
    expect(counts(whole.impor)).toEqual({ baru: 1 });
  });

  it('is skipped and included again', async () => {
    const file = imporOf(await send(world, [sheetLine(), sheetLine()]));
    const left = await mend(file, 3, { dilewati: true });
    expect(counts(left.impor)).toEqual({ baru: 1, dilewati: 1 });
    const back = await mend(file, 3, { dilewati: false });
    expect(counts(back.impor)).toEqual({ baru: 2 });
  });

  it('is replaced by its duplicate when its person changes', async () => {
    const nik = newNik();
    const file = imporOf(await send(world, [sheetLine({ nik }), sheetLine({ nik })]));
    expect(counts(file)).toEqual({ baru: 1, ganda: 1 });
    const [, double] = await rowsOf(world, file);
    expect(double?.temuan[0]?.detail).toContain('baris 2');
    const { impor } = await mend(file, 2, { nilai: { nik: newNik() } });
    expect(counts(impor)).toEqual({ baru: 2 });
    const again = await mend(file, 2, { nilai: { nik } });
    expect(counts(again.impor)).toEqual({ baru: 1, ganda: 1 });
  });

  it('rejects a masked number at its field', async () => {
    const file = imporOf(await send(world, [sheetLine()]));
    const { told } = await mend(file, 2, { nilai: { nik: '3273••••••••0001' } });
    expect(told.status).toBe(422);
    expect(told.json['errors']).toHaveProperty('nik');
  });

  it('answers 404 when it is not in the file', async () => {
    const file = imporOf(await send(world, [sheetLine()]));
    expect((await mend(file, 99, { dilewati: true })).status).toBe(404);
  });
});

describe('a mobile number that more than five people of a file share', () => {
  const sharedBy = async (file: Impor) =>
    (await rowsOf(world, file))
      .filter(({ temuan }) => temuan.some(({ code }) => code === 'W03'))
      .map(({ nomor }) => nomor);

  /** Expects the issues after corrections to equal those of a complete validation. */
  async function expectAsAnew(file: Impor): Promise<void> {
    const told = async () =>
      (await rowsOf(world, file)).map(({ nomor, hasil, temuan }) => ({
        nomor,
        hasil,
        codes: temuan.map(({ code }) => code).sort(),
      }));
    const before = await told();
    const { kolom, kode } = (await on(world, file, 'GET', '')).json as unknown as Impor;
    const anew = await on(world, file, 'PUT', '/kolom', {
      cocok: kolom.cocok.map(({ field, index }) => ({ field, index })),
    });
    expect(anew.status).toBe(200);
    expect(before).toEqual(await told());
    expect(imporOf(anew).kode).toEqual(kode);
  }

  it('is reported for each of them, also after one is corrected', async () => {
    const noHP = '081300000001';
    const file = imporOf(
      await send(world, [...Array.from({ length: 6 }, () => sheetLine({ noHP })), sheetLine()]),
    );
    expect(await sharedBy(file)).toEqual([2, 3, 4, 5, 6, 7]);
    const { baris, impor } = await mend(file, 4, { nilai: { nama: 'NAMA LAIN' } });
    expect(baris.temuan.map(({ code }) => code)).toEqual(['W03']);
    expect(impor.kode).toEqual([{ kode: 'W03', jumlah: 6 }]);
    await expectAsAnew(file);
  });

  it('is reported for all when one more shares it, and for none when one leaves', async () => {
    const noHP = '081300000002';
    const five = Array.from({ length: 5 }, () => sheetLine({ noHP }));
    const file = imporOf(await send(world, [...five, sheetLine(), sheetLine({ noHP, nik: '12' })]));
    expect(await sharedBy(file)).toEqual([]);
    // The rejected row counts for no person; after its correction it is the sixth.
    const sixth = await mend(file, 8, { nilai: { nik: newNik() } });
    expect(sixth.baris.temuan.map(({ code }) => code)).toEqual(['W03']);
    expect(await sharedBy(file)).toEqual([2, 3, 4, 5, 6, 8]);
    await expectAsAnew(file);
    await mend(file, 7, { nilai: { noHP } });
    expect(await sharedBy(file)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    await mend(file, 2, { dilewati: true });
    await mend(file, 3, { nilai: { noHP: '081300000003' } });
    expect(await sharedBy(file)).toEqual([]);
    await expectAsAnew(file);
    await mend(file, 2, { dilewati: false });
    expect(await sharedBy(file)).toEqual([2, 4, 5, 6, 7, 8]);
    await expectAsAnew(file);
  });

  it('takes account of which row represents a person after another row changes', async () => {
    const noHP = '081300000004';
    const nik = newNik();
    const five = Array.from({ length: 5 }, () => sheetLine({ noHP }));
    const file = imporOf(
      await send(world, [...five, sheetLine({ nik }), sheetLine({ nik, noHP })]),
    );
    expect(await sharedBy(file)).toEqual([]);
    await mend(file, 7, { nilai: { nik: newNik() } });
    expect(await sharedBy(file)).toEqual([2, 3, 4, 5, 6, 8]);
    await expectAsAnew(file);
    await mend(file, 7, { nilai: { nik } });
    expect(await sharedBy(file)).toEqual([]);
    await expectAsAnew(file);
  });

  it('stays reported when registered participants share it too', async () => {
    const noHP = '081300000005';
    const { company, bhbuId, server } = world;
    for (let i = 0; i < 5; i++) {
      await buildPeserta(server.deps, { userId: company.id, bhbuId, noHP });
    }
    const file = imporOf(
      await send(
        world,
        Array.from({ length: 6 }, () => sheetLine({ noHP })),
      ),
    );
    await mend(file, 2, { nilai: { noHP: '081300000006' } });
    expect(await sharedBy(file)).toEqual([3, 4, 5, 6, 7]);
    await expectAsAnew(file);
  });

  it('is reported for rows that are corrected together', async () => {
    const noHP = '081300000007';
    const wrong = Array.from({ length: 6 }, () => sheetLine({ noHP, persetujuan: '' }));
    const file = imporOf(await send(world, [...wrong, sheetLine()]));
    expect(await sharedBy(file)).toEqual([]);
    const body = { kode: 'E15', field: 'persetujuan', menjadi: 'Y' };
    await on(world, file, 'POST', '/perbaiki', body);
    expect(await sharedBy(file)).toEqual([2, 3, 4, 5, 6, 7]);
    await expectAsAnew(file);
  });
});

describe('many rows with one issue', () => {
  it('are grouped and corrected together', async () => {
    const wrong = Array.from({ length: 12 }, () => sheetLine({ kabKota: 'Kota Bandng' }));
    const other = sheetLine({ kabKota: 'Kota Khayalan' });
    const file = imporOf(await send(world, [...wrong, other, sheetLine()]));
    const groups = (await on(world, file, 'GET', '/masalah')).json;
    expect(groups).toEqual([
      { kode: 'E10', field: 'kabKota', nilai: 'Kota Bandng', jumlah: 12 },
      { kode: 'E10', field: 'kabKota', nilai: 'Kota Khayalan', jumlah: 1 },
    ]);
    const told = await on(world, file, 'POST', '/perbaiki', {
      kode: 'E10',
      field: 'kabKota',
      dari: 'Kota Bandng',
      menjadi: '32.73',
    });
    const { impor, diperbaiki } = told.json as unknown as { impor: Impor; diperbaiki: number };
    expect(diperbaiki).toBe(12);
    expect(counts(impor)).toEqual({ baru: 13, tidakValid: 1 });
  });

  it('are corrected by the hundreds and keep earlier corrections', async () => {
    const lines = Array.from({ length: 620 }, () => sheetLine({ persetujuan: '' }));
    const file = imporOf(await send(world, lines));
    expect(counts(file)).toEqual({ ditolak: 620 });
    await mend(file, 5, { nilai: { nama: 'NAMA DIPERBAIKI' } });
    const told = await on(world, file, 'POST', '/perbaiki', {
      kode: 'E15',
      field: 'persetujuan',
      menjadi: 'Y',
    });
    const { impor } = told.json as unknown as { impor: Impor };
    expect(counts(impor)).toEqual({ baru: 620 });
    const [row] = (await rowsOf(world, file)).filter(one => one.nomor === 5);
    expect(row?.diperbaiki.sort()).toEqual(['nama', 'persetujuan']);
  });

  it('reveal no identity number in their groups', async () => {
    const nik = newNik();
    const file = imporOf(await send(world, [sheetLine({ nik }), sheetLine({ nik })]));
    expect((await on(world, file, 'GET', '/masalah')).text).not.toContain(nik);
  });
});
