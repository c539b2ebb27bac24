import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Baris, Impor } from '#contract/impor/index.ts';
import { newNik } from '../../builders/peserta.ts';
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
  it('is judged again when it is mended', async () => {
    const file = imporOf(await send(world, [sheetLine({ nik: '12', noHP: 'tidak ada' })]));
    const half = await mend(file, 2, { nilai: { nik: newNik() } });
    expect(half.baris).toMatchObject({ hasil: 'tidakValid', diperbaiki: ['nik'] });
    expect(half.baris.temuan.map(one => one.code)).toContain('E09');
    const whole = await mend(file, 2, { nilai: { noHP: '081234567890' } });
    expect(whole.baris.hasil).toBe('baru');
    expect(counts(whole.impor)).toEqual({ baru: 1 });
  });

  it('is left out, and taken in again', async () => {
    const file = imporOf(await send(world, [sheetLine(), sheetLine()]));
    const left = await mend(file, 3, { dilewati: true });
    expect(counts(left.impor)).toEqual({ baru: 1, dilewati: 1 });
    const back = await mend(file, 3, { dilewati: false });
    expect(counts(back.impor)).toEqual({ baru: 2 });
  });

  it('lets the next one for the same person stand in for it', async () => {
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

  it('is refused a number that is shown masked, at its field', async () => {
    const file = imporOf(await send(world, [sheetLine()]));
    const { told } = await mend(file, 2, { nilai: { nik: '3273••••••••0001' } });
    expect(told.status).toBe(422);
    expect(told.json['errors']).toHaveProperty('nik');
  });

  it('that is not in the file is not there', async () => {
    const file = imporOf(await send(world, [sheetLine()]));
    expect((await mend(file, 99, { dilewati: true })).status).toBe(404);
  });
});

describe('many rows with one fault', () => {
  it('are told in groups, and mended with one act', async () => {
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

  it('are mended in hundreds too, and keep what was mended before', async () => {
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

  it('tell no identity number in their groups', async () => {
    const nik = newNik();
    const file = imporOf(await send(world, [sheetLine({ nik }), sheetLine({ nik })]));
    expect((await on(world, file, 'GET', '/masalah')).text).not.toContain(nik);
  });
});
