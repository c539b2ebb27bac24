import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, peserta } from '#server/db/schema/index.ts';
import { buildDosis } from '../../builders/dosis.ts';
import { buildBhbu, buildFaskes, newNik } from '../../builders/peserta.ts';
import { sheetLine } from '../../builders/sheet.ts';
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

const live = async (bhbuId = world.bhbuId) =>
  await world.server.db
    .select()
    .from(peserta)
    .where(and(eq(peserta.bhbuId, bhbuId), isNull(peserta.deletedAt)));

/**
 * Returns a row without times, authors and versions, and without encrypted columns, which differ at
 * each encryption.
 */
const substance = (row: Awaited<ReturnType<typeof live>>[number]) =>
  Object.fromEntries(
    Object.entries(row).filter(([key]) => !/version|modified|created|Sealed$/.test(key)),
  );

describe('saving', () => {
  it('saves what is valid, and reports it in counts and the audit log', async () => {
    const before = (await live()).length;
    const file = imporOf(
      await send(world, [sheetLine(), sheetLine({ noHP: 'x' }), sheetLine({ nik: '1' })]),
    );
    const told = await saveIt(world, file);
    expect(told.status).toBe(200);
    expect(imporOf(told)).toMatchObject({ status: 'DISIMPAN', modus: 'yangBisa', kemajuan: null });
    expect(await live()).toHaveLength(before + 2);
    const [row] = await rowsOf(world, file, '&hasil=baru');
    expect(row?.idPeserta).toEqual(expect.any(Number));
    const trail = await world.server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'impor'), eq(auditLog.recordId, String(file.id))));
    expect(trail.map(one => one.action)).toEqual(['impor.simpan']);
  });

  it('in mode `semua` saves nothing while a row is rejected', async () => {
    const before = (await live()).length;
    const file = imporOf(await send(world, [sheetLine(), sheetLine({ nik: '1' })]));
    const told = await saveIt(world, file, 'semua');
    expect(told.status).toBe(409);
    expect(told.json['detail']).toContain('1 baris yang ditolak');
    expect(await live()).toHaveLength(before);
    await on(world, file, 'PUT', '/baris/3', { dilewati: true });
    expect((await saveIt(world, file, 'semua')).status).toBe(200);
    expect(await live()).toHaveLength(before + 1);
  });

  it('happens once', async () => {
    const file = imporOf(await send(world, [sheetLine()]));
    const both = await Promise.all([saveIt(world, file), saveIt(world, file)]);
    expect(both.map(one => one.status).sort()).toEqual([200, 409]);
    expect((await saveIt(world, file)).status).toBe(409);
    expect((await on(world, file, 'POST', '/buang')).status).toBe(409);
    expect((await on(world, file, 'PUT', '/baris/2', { dilewati: true })).status).toBe(409);
  });

  it('without a preview validates and saves at once; the same file changes nothing', async () => {
    const lines = [sheetLine(), sheetLine(), sheetLine({ nik: '1' })];
    const before = (await live()).length;
    const path = `/Peserta/Import/${world.faskesId}`;
    const first = imporOf(await send(world, lines, { path }));
    expect(first).toMatchObject({ status: 'DISIMPAN', idFaskes: world.faskesId });
    expect(await live()).toHaveLength(before + 2);
    const again = imporOf(await send(world, lines, { path }));
    expect(counts(again)).toEqual({ sama: 2, ditolak: 1 });
    expect(await live()).toHaveLength(before + 2);
  });

  it('saves nothing when the data changed meanwhile, and validates again', async () => {
    const line = sheetLine();
    const file = imporOf(await send(world, [line, sheetLine()]));
    const rival = imporOf(await send(world, [line]));
    expect((await saveIt(world, rival)).status).toBe(200);
    const before = (await live()).length;
    const told = await saveIt(world, file);
    expect(told.status).toBe(409);
    expect(told.json['detail']).toContain('diperiksa ulang');
    expect(await live()).toHaveLength(before);
    expect(counts(imporOf(await on(world, file, 'GET', '')))).toEqual({ sama: 1, baru: 1 });
    expect((await saveIt(world, file)).status).toBe(200);
    expect(await live()).toHaveLength(before + 1);
  });

  it('does not overwrite a change made by hand meanwhile', async () => {
    const line = sheetLine();
    await saveIt(world, imporOf(await send(world, [line])));
    const file = imporOf(await send(world, [{ ...line, alamat: 'Jalan Dari Berkas 1' }]));
    const [row] = (await live()).filter(one => one.name === line.nama);
    await world.server.db
      .update(peserta)
      .set({ address: 'Jalan Dari Formulir 2', version: (row?.version ?? 0) + 1 })
      .where(eq(peserta.id, row?.id ?? 0));
    expect((await saveIt(world, file)).status).toBe(409);
    const [after] = (await live()).filter(one => one.name === line.nama);
    expect(after?.address).toBe('Jalan Dari Formulir 2');
  });

  it('validates again what was validated on an earlier day', async () => {
    const file = imporOf(await send(world, [sheetLine({ rencanaTanggal: '03-01-2030' })]));
    expect(counts(file)).toEqual({ baru: 1 });
    world.server.pass(3 * 86_400_000);
    world = {
      ...world,
      company: await world.server.signIn({ role: 'BHBU', bhbuId: world.bhbuId }),
    };
    const told = await saveIt(world, file);
    expect(told.status).toBe(409);
    expect(counts(imporOf(await on(world, file, 'GET', '')))).toEqual({ tidakValid: 1 });
  });
});

describe('ownership', () => {
  it('the import of a company belongs to it, whatever company the path names', async () => {
    const other = await buildBhbu(world.server.db);
    const path = `/Peserta/ImportByAM/0/${other}?preview=true`;
    expect((await send(world, [sheetLine()], { path })).status).toBe(404);
    const file = imporOf(await send(world, [sheetLine()]));
    expect(file.idBHBU).toBe(world.bhbuId);
  });

  it('an account manager must name a company', async () => {
    const { token } = await world.server.signIn({ role: 'AM' });
    const told = await send(world, [sheetLine()], { token });
    expect(told.status).toBe(422);
    expect(told.json['errors']).toEqual({ idBHBU: ['Pilih perusahaan'] });
    const path = '/Peserta/ImportBooster/0?preview=true';
    expect((await send(world, [sheetLine()], { token, path })).status).toBe(422);
  });

  it('an account manager imports for any company at a facility that serves it', async () => {
    const { token } = await world.server.signIn({ role: 'AM' });
    const bhbuId = await buildBhbu(world.server.db);
    const stranger = await buildFaskes(world.server.db);
    const refused = await send(world, [sheetLine()], {
      token,
      path: `/Peserta/ImportByAM/${stranger}/${bhbuId}?preview=true`,
    });
    expect(refused.status).toBe(422);
    expect(refused.json['errors']).toHaveProperty('idFaskes');
    const faskesId = await buildFaskes(world.server.db, { serves: [bhbuId] });
    const path = `/Peserta/ImportByAM/${faskesId}/${bhbuId}`;
    const told = imporOf(await send(world, [sheetLine()], { token, path }));
    expect(told).toMatchObject({ idBHBU: bhbuId, idFaskes: faskesId, status: 'DISIMPAN' });
    expect(await live(bhbuId)).toHaveLength(1);
    // The company sees the import, regardless of who made it.
    const company = await world.server.signIn({ role: 'BHBU', bhbuId });
    expect((await on(world, told, 'GET', '', undefined, company.token)).status).toBe(200);
  });
});

describe('an undo', () => {
  it('restores every participant to the state before', async () => {
    const kept = sheetLine({ email: 'lama@contoh.co.id' });
    await saveIt(world, imporOf(await send(world, [kept])));
    const before = (await live()).map(substance);
    const file = imporOf(
      await send(world, [
        { ...kept, email: 'baru@contoh.co.id', noHP: '081200001111' },
        sheetLine(),
      ]),
    );
    expect(counts(file)).toEqual({ berubah: 1, baru: 1 });
    await saveIt(world, file);
    expect(await live()).toHaveLength(before.length + 1);
    const told = await on(world, file, 'POST', '/urungkan');
    expect(told.status).toBe(200);
    expect(imporOf(told).status).toBe('DIURUNGKAN');
    expect(imporOf(told).diurungkanOleh).not.toBeNull();
    expect((await live()).map(substance)).toEqual(before);
    // The NIK is available again.
    expect((await on(world, file, 'POST', '/urungkan')).status).toBe(409);
  });

  it('ignores doses from before the import and is rejected after later ones', async () => {
    const { server, faskesId } = world;
    const kept = sheetLine();
    const first = imporOf(await send(world, [kept]));
    await saveIt(world, first);
    const pesertaId = (await rowsOf(world, first))[0]?.idPeserta ?? 0;
    await buildDosis(server.db, { pesertaId, faskesId });
    const second = imporOf(await send(world, [{ ...kept, alamat: 'Jalan Pindah Nomor 11' }]));
    await saveIt(world, second);
    expect(imporOf(await on(world, second, 'POST', '/urungkan')).status).toBe('DIURUNGKAN');
    const third = imporOf(await send(world, [{ ...kept, alamat: 'Jalan Pindah Nomor 12' }]));
    await saveIt(world, third);
    await buildDosis(server.db, { pesertaId, faskesId, number: 2, givenOn: '2029-12-31' });
    const told = await on(world, third, 'POST', '/urungkan');
    expect(told.status).toBe(409);
    expect(told.json['detail']).toContain('1 peserta');
    const [row] = (await live()).filter(one => one.id === pesertaId);
    expect(row).toMatchObject({ address: 'Jalan Pindah Nomor 12', dosesGiven: 2 });
  });

  it('is rejected completely when a participant was changed meanwhile', async () => {
    const nik = newNik();
    const file = imporOf(await send(world, [sheetLine({ nik }), sheetLine()]));
    await saveIt(world, file);
    const [row] = await rowsOf(world, file);
    const id = row?.idPeserta ?? 0;
    const body = { isActive: false, alasan: 'Pindah kerja' };
    await world.server.ask('PUT', `/Peserta/updatenonaktif/${id}`, {
      token: world.company.token,
      body,
    });
    const before = await live();
    const told = await on(world, file, 'POST', '/urungkan');
    expect(told.status).toBe(409);
    expect(told.json['detail']).toContain('1 peserta');
    expect(await live()).toEqual(before);
  });
});

describe('discarding', () => {
  it('erases the rows and keeps the counts', async () => {
    const file = imporOf(await send(world, [sheetLine(), sheetLine({ nik: '1' })]));
    const told = imporOf(await on(world, file, 'POST', '/buang'));
    expect(told).toMatchObject({ status: 'DIBUANG', barisTersedia: false, jumlahBaris: 2 });
    expect((await on(world, file, 'GET', '/baris')).status).toBe(409);
    expect((await saveIt(world, file)).status).toBe(409);
  });
});
