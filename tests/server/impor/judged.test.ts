import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { faskes, peserta } from '#server/db/schema/index.ts';
import { buildBhbu, buildPeserta, newNik } from '../../builders/peserta.ts';
import { csvFile, sheetFile, sheetLine } from '../../builders/sheet.ts';
import {
  counts,
  imporOf,
  on,
  rowsOf,
  saveIt,
  send,
  startImporWorld,
  type ImporWorld,
} from './world.ts';

let world: ImporWorld;

beforeAll(async () => {
  world = await startImporWorld();
});
afterAll(() => world.server.stop());

const own = async () =>
  await world.server.db.select().from(peserta).where(eq(peserta.bhbuId, world.bhbuId));

describe('a file uploaded for preview', () => {
  it('is counted by row outcome, and nothing of it is saved', async () => {
    const there = await own();
    const twice = newNik();
    const elsewhere = newNik();
    const other = await buildBhbu(world.server.db);
    await buildPeserta(world.server.deps, {
      userId: world.admin.id,
      bhbuId: other,
      nik: elsewhere,
    });
    const lines = [
      sheetLine(),
      sheetLine({ nik: twice, nama: 'ORANG PERTAMA' }),
      sheetLine({ nik: twice, nama: 'ORANG KEDUA' }),
      sheetLine({ nik: '327305' }),
      sheetLine({ nik: elsewhere }),
      sheetLine({ kabKota: 'Kota Khayalan', noHP: 'tidak ada' }),
      sheetLine({ persetujuan: '' }),
    ];
    const told = await send(world, lines);
    expect(told.status).toBe(200);
    const file = imporOf(told);
    expect(counts(file)).toEqual({ baru: 2, ganda: 1, tidakValid: 2, ditolak: 2 });
    expect(file.kode.map(({ kode }) => kode).sort()).toEqual([
      'E01',
      'E04',
      'E05',
      'E09',
      'E10',
      'E15',
    ]);
    expect(file).toMatchObject({ status: 'DIPERIKSA', jumlahBaris: 7, lembar: 'Peserta' });
    expect(await own()).toHaveLength(there.length);
  });

  it('lists each row by its Excel number with all its issues', async () => {
    const file = imporOf(
      await send(world, [sheetLine(), sheetLine({ kabKota: 'Kota Khayalan', noHP: 'tidak ada' })]),
    );
    const [row] = await rowsOf(world, file, '&bermasalah=true');
    expect(row).toMatchObject({
      nomor: 3,
      hasil: 'tidakValid',
      nilai: { kabKota: 'Kota Khayalan', noHP: 'tidak ada' },
    });
    expect(row?.temuan.map(({ code, field }) => `${code} ${field}`).sort()).toEqual([
      'E09 noHP',
      'E10 kabKota',
    ]);
  });

  it('reports an impossible date as invalid and nothing else', async () => {
    const lines = [sheetLine({ tanggalLahir: '31-02-1990' })];
    const [row] = await rowsOf(world, imporOf(await send(world, lines)));
    expect(row?.temuan.map(({ code, field }) => `${code} ${field}`)).toEqual(['E13 tanggalLahir']);
  });

  it('masks complete NIKs and shows invalid ones', async () => {
    const nik = newNik();
    const file = imporOf(await send(world, [sheetLine({ nik }), sheetLine({ nik: '32730501' })]));
    const [whole, broken] = await rowsOf(world, file);
    expect(whole?.nilai.nik).toMatch(/^3273•+\d{4}$/);
    expect(broken?.nilai.nik).toBe('32730501');
    expect(world.server.logged()).not.toContain(nik);
  });

  it('is validated the same as CSV', async () => {
    const file = imporOf(
      await send(world, csvFile([sheetLine(), sheetLine({ kategori: 'Tetangga' })])),
    );
    expect(counts(file)).toEqual({ baru: 1, tidakValid: 1 });
  });

  it('is compared row by row with the registrations', async () => {
    const lines = [sheetLine(), sheetLine(), sheetLine()];
    await saveIt(world, imporOf(await send(world, lines)));
    const [first, second, third] = lines;
    const again = imporOf(
      await send(world, [
        { ...first },
        { ...second, alamat: 'Jalan Baru Nomor 99', email: 'baru@contoh.co.id' },
        { ...third },
        sheetLine(),
      ]),
    );
    expect(counts(again)).toEqual({ sama: 2, berubah: 1, baru: 1 });
    const [changed] = await rowsOf(world, again, '&hasil=berubah');
    expect(changed?.perubahan.sort()).toEqual(['alamat', 'email']);
  });

  it('with only some columns changes only those', async () => {
    const line = sheetLine({ email: 'tetap@contoh.co.id' });
    await saveIt(world, imporOf(await send(world, [line])));
    const part = await sheetFile([{ nik: line.nik ?? '', noHP: '081399990001' }], {
      fields: ['nik', 'noHP'],
    });
    const file = imporOf(await send(world, part));
    expect(file.kolom.kurang).toContain('nama');
    expect(counts(file)).toEqual({ berubah: 1 });
    expect((await saveIt(world, file)).status).toBe(200);
    const [row] = (await own()).filter(one => one.phone === '+6281399990001');
    expect(row).toMatchObject({ email: 'tetap@contoh.co.id', name: line.nama });
  });
});

describe('a facility named in a row', () => {
  it('must serve the company, and registered participants keep a closed one', async () => {
    const { db } = world.server;
    const code = 'VGR7777';
    await db.update(faskes).set({ pcareCode: code }).where(eq(faskes.id, world.faskesId));
    const line = sheetLine({ kodeFaskes: code.toLowerCase() });
    const file = imporOf(await send(world, [line, sheetLine({ kodeFaskes: 'TIDAK-ADA' })]));
    expect(counts(file)).toEqual({ baru: 1, tidakValid: 1 });
    await saveIt(world, file);
    await db.update(faskes).set({ isActive: false }).where(eq(faskes.id, world.faskesId));
    const again = imporOf(await send(world, [line, sheetLine({ kodeFaskes: code })]));
    expect(counts(again)).toEqual({ sama: 1, tidakValid: 1 });
    const [row] = await rowsOf(world, again, '&hasil=tidakValid');
    expect(row?.temuan).toMatchObject([{ code: 'E17', field: 'kodeFaskes' }]);
    await db.update(faskes).set({ isActive: true }).where(eq(faskes.id, world.faskesId));
  });
});

describe('columns', () => {
  it('are corrected by hand and reused for the next file with the same headers', async () => {
    const lines = [sheetLine()];
    const odd = async () => {
      const file = await sheetFile(lines, { name: 'aneh.xlsx' });
      return file;
    };
    const file = imporOf(await send(world, await odd()));
    const cocok = file.kolom.cocok
      .filter(one => one.field !== 'email' && one.field !== 'tempatLahir')
      .map(({ field, index }) => ({ field, index }));
    const told = await on(world, file, 'PUT', '/kolom', { cocok });
    expect(told.status).toBe(200);
    const next = imporOf(await send(world, await odd()));
    expect(next.kolom.cocok.map(one => one.field)).not.toContain('email');
  });

  it.each([
    [
      'a field twice',
      [
        { field: 'nik', index: 1 },
        { field: 'nik', index: 2 },
      ],
    ],
    [
      'a column twice',
      [
        { field: 'nik', index: 1 },
        { field: 'nama', index: 1 },
      ],
    ],
    ['a column that is not there', [{ field: 'nik', index: 150 }]],
  ])('are rejected: %s', async (_, cocok) => {
    const file = imporOf(await send(world, [sheetLine()]));
    const told = await on(world, file, 'PUT', '/kolom', { cocok });
    expect(told.status).toBe(422);
    expect(told.json['errors']).toHaveProperty('cocok');
  });
});
