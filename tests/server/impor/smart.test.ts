import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Baris } from '#contract/impor/index.ts';
import { auditLog, peserta } from '#server/db/schema/index.ts';
import { buildBhbu, buildPeserta, newNik, personBody } from '../../builders/peserta.ts';
import { sheetFile, sheetLine, type SheetLine } from '../../builders/sheet.ts';
import { textRow, xlsxOf } from '../spreadsheet/files.ts';
import { fetchBook } from './fetched.ts';
import { counts, imporOf, on, send, startImporWorld, type ImporWorld } from './world.ts';

let world: ImporWorld;
let manager: { token: string; id: number };

beforeAll(async () => {
  world = await startImporWorld();
});
beforeEach(async () => {
  manager = await world.server.signIn({ role: 'AM' });
});
afterAll(() => world.server.stop());

const path = '/Peserta/importSmartChecking';

/** Uploads results, by default for preview only. */
const sendResults = async (lines: readonly SheetLine[], preview = true) =>
  await send(world, await sheetFile(lines, { kind: 'smartChecking' }), {
    token: manager.token,
    path: preview ? `${path}?preview=true` : path,
  });

const rowsOf = async (file: { id: number }): Promise<Baris[]> =>
  ((await on(world, file, 'GET', '/baris', undefined, manager.token)).json as { data: Baris[] })
    .data;

const save = (file: { id: number }) =>
  on(world, file, 'POST', '/simpan', { modus: 'yangBisa' }, manager.token);

/** Returns a registration as the manager reads it. */
const seen = async (id: number) =>
  (await world.server.ask('GET', `/Peserta/GetById/${id}`, { token: manager.token })).json;

const register = (overrides: Partial<Parameters<typeof buildPeserta>[1]> = {}) =>
  buildPeserta(world.server.deps, {
    userId: world.company.id,
    bhbuId: world.bhbuId,
    nama: 'BUDI SANTOSO',
    ...overrides,
  });

const refused = (nik: string, note = 'NIK tidak ditemukan'): SheetLine => ({
  nik,
  nama: 'Budi Santoso',
  statusCek: 'TIDAK VALID',
  keteranganCek: note,
});

describe('a smart-checking result', () => {
  it('applies to every registration of its person, as one row and one change', async () => {
    const nik = newNik();
    const other = await buildBhbu(world.server.db);
    const ids = [
      await register({ nik }),
      await register({ nik, vaccinationType: 1, vaksinPrimer: 'Sinopharm' }),
      await register({ nik, bhbuId: other }),
    ].map(({ id }) => id);
    const file = imporOf(await sendResults([refused(nik, `lihat ${nik}.`)]));
    expect(file).toMatchObject({ jenis: 'smartChecking', idBHBU: null });
    expect(counts(file)).toEqual({ tidakValid: 1 });
    expect((await save(file)).status).toBe(200);
    for (const id of ids) {
      const record = await seen(id);
      expect(record).toMatchObject({ statusData: 'INVALID', smartCheckStatus: 'TIDAK_VALID' });
      expect(record['smartCheckCatatan']).toMatch(/^lihat \d{4}•+\d{4}$/);
      expect(record['alasan']).toContainEqual({
        code: 'E18',
        field: 'smartCheckStatus',
        detail: record['smartCheckCatatan'],
      });
    }
    // The same file again changes nothing.
    expect(counts(imporOf(await sendResults([refused(nik, `lihat ${nik}.`)], false)))).toEqual({
      sama: 1,
    });
    // A better result removes its own issue and keeps the others.
    const valid = { nik, nama: 'BUDI SANTOSO', statusCek: 'Valid' };
    expect(counts(imporOf(await sendResults([valid], false)))).toEqual({ berubah: 1 });
    const states = await Promise.all(ids.map(async id => (await seen(id))['statusData']));
    expect(states).toEqual(['VALID', 'VALID', 'INVALID']);
  });

  it('is rejected when it identifies no person or has no status', async () => {
    const { nik } = await register();
    const file = imporOf(
      await sendResults([
        refused(newNik()),
        refused('123'),
        refused(''),
        { nik, nama: 'BUDI', statusCek: 'entah' },
        { nik, nama: 'BUDI SANTOSO', statusCek: 'SUDAH VAKSIN' },
        { nik, nama: 'BUDI SANTOSO', statusCek: 'VALID' },
      ]),
    );
    const rows = await rowsOf(file);
    expect(rows.map(row => [row.hasil, ...row.temuan.map(({ code }) => code)])).toEqual([
      ['ditolak', 'E19'],
      ['ditolak', 'E01'],
      ['ditolak', 'E13'],
      ['ditolak', 'E13'],
      ['tidakValid', 'E18'],
      ['ganda', 'E04'],
    ]);
    // Rejected rows are downloaded with the same four columns and corrected in the file or here.
    const book = await fetchBook(world, `/Peserta/impor/${file.id}/perbaikan`, manager.token);
    const again = imporOf(
      await send(world, book, { token: manager.token, path: `${path}?preview=true` }),
    );
    expect(again.kolom.kurang).toEqual([]);
    expect(again.jumlahBaris).toBe(5);
    const nilai = { statusCek: 'SUDAH VAKSIN' };
    const told = await on(world, again, 'PUT', '/baris/5', { nilai }, manager.token);
    expect((told.json['baris'] as Baris).hasil).toBe('tidakValid');
  });

  it('with a different name is a warning and is saved', async () => {
    const { nik } = await register();
    const lines: SheetLine[] = [{ nik, nama: 'SITI AMINAH', statusCek: 'TIDAK VALID' }];
    const file = imporOf(await sendResults(lines));
    expect((await rowsOf(file))[0]?.temuan.map(({ code }) => code)).toEqual(['W04', 'E18']);
    const near = imporOf(await sendResults([{ nik, nama: 'H. Budi Santosa', statusCek: 'VALID' }]));
    expect(near.kode).toEqual([]);
  });

  it('is read with other header names', async () => {
    const { nik } = await register();
    const bytes = xlsxOf(
      textRow(1, 'No KTP', 'Nama Lengkap', 'Status Validasi', 'Ket') +
        textRow(2, nik, 'BUDI SANTOSO', 'sudah divaksin', ''),
    );
    const file = imporOf(
      await send(world, new File([new Uint8Array(bytes)], 'hasil.xlsx'), {
        token: manager.token,
        path: `${path}?preview=true`,
      }),
    );
    expect(file.kolom.cocok.map(({ field }) => field)).toEqual([
      'nik',
      'nama',
      'statusCek',
      'keteranganCek',
    ]);
    expect(counts(file)).toEqual({ tidakValid: 1 });
  });

  it('saves nothing when a registration changed meanwhile, and validates again', async () => {
    const one = await register();
    const two = await register();
    const file = imporOf(await sendResults([refused(one.nik), refused(two.nik)]));
    await register({ nik: two.nik, vaccinationType: 2 });
    expect((await save(file)).status).toBe(409);
    expect((await seen(one.id))['statusData']).toBe('VALID');
    const both = await Promise.all([save(file), save(file)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await seen(one.id))['statusData']).toBe('INVALID');
  });

  it('is undone for every registration it changed', async () => {
    const nik = newNik();
    const ids = [await register({ nik }), await register({ nik, vaccinationType: 1 })].map(
      ({ id }) => id,
    );
    await sendResults([refused(nik, 'yang pertama')], false);
    const before = await Promise.all(ids.map(seen));
    const file = imporOf(await sendResults([{ ...refused(nik), statusCek: 'VALID' }], false));
    expect((await seen(ids[0] ?? 0))['statusData']).toBe('VALID');
    const told = await on(world, file, 'POST', '/urungkan', undefined, manager.token);
    expect(told.status).toBe(200);
    const what = ({
      statusData,
      alasan,
      smartCheckStatus,
      smartCheckCatatan,
    }: object & Record<string, unknown>) => ({
      statusData,
      alasan,
      smartCheckStatus,
      smartCheckCatatan,
    });
    expect((await Promise.all(ids.map(seen))).map(what)).toEqual(before.map(what));
    const trail = await world.server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, String(file.id)));
    expect(trail.map(({ action }) => action).sort()).toEqual(['impor.simpan', 'impor.urungkan']);
  });

  it('is limited to managers', async () => {
    const file = imporOf(await sendResults([refused(newNik())]));
    expect((await on(world, file, 'GET', '')).status).toBe(404);
    expect((await send(world, [refused(newNik())], { path })).status).toBe(403);
  });

  it('finds a foreigner by an additional NIK', async () => {
    const nik = newNik();
    const { id } = await register({
      isWNI: false,
      nik,
      noPaspor: 'X1234567',
      noKitas: 'K1',
      negara: 'MY',
    });
    await sendResults([refused(nik)], false);
    expect((await seen(id))['smartCheckStatus']).toBe('TIDAK_VALID');
  });
});

describe('a saved smart-checking result', () => {
  const codesOf = async (id: number) =>
    ((await seen(id))['alasan'] as { code: string }[]).map(({ code }) => code);

  it('stays when the form changes the person, and goes when the identity changes', async () => {
    const nik = newNik();
    const { id } = await register({ nik, nama: 'RATNA DEWI' });
    await sendResults([refused(nik)], false);
    const body = personBody({ nik, nama: 'RATNA DEWI' });
    const put = (sent: object) =>
      world.server.ask('PUT', `/Peserta/${id}`, { token: world.company.token, body: sent });
    expect((await put({ ...body, alamat: 'Jalan Baru Nomor 11' })).status).toBe(200);
    expect(await codesOf(id)).toEqual(['E18']);
    expect((await seen(id))['statusData']).toBe('INVALID');
    expect((await put(personBody({ nama: 'RATNA SARI DEWI' }))).status).toBe(200);
    expect(await seen(id)).toMatchObject({
      statusData: 'VALID',
      alasan: [],
      smartCheckStatus: null,
      smartCheckCatatan: null,
    });
  });

  it('stays when an import changes the person and when that import is undone', async () => {
    const line = sheetLine();
    await send(world, [line], { path: '/Peserta/Import/0' });
    const [row] = await world.server.db
      .select({ id: peserta.id })
      .from(peserta)
      .where(eq(peserta.name, line.nama ?? ''));
    const id = row?.id ?? 0;
    await sendResults([{ ...refused(line.nik ?? ''), nama: line.nama ?? '' }], false);
    expect(counts(imporOf(await send(world, [line])))).toEqual({ sama: 1 });
    const changed = { ...line, alamat: 'Jalan Baru Nomor 12' };
    const file = imporOf(await send(world, [changed], { path: '/Peserta/Import/0' }));
    expect(counts(file)).toEqual({ tidakValid: 1 });
    expect(await codesOf(id)).toEqual(['E18']);
    expect((await on(world, file, 'POST', '/urungkan')).status).toBe(200);
    expect(await codesOf(id)).toEqual(['E18']);
  });

  it('stays when the registration is deleted and restored', async () => {
    const { id, nik } = await register({ nama: 'JOKO SUSILO' });
    await sendResults([refused(nik)], false);
    const { token } = manager;
    await world.server.ask('DELETE', `/Peserta/${id}`, { token });
    expect(counts(imporOf(await sendResults([refused(nik)])))).toEqual({ ditolak: 1 });
    await world.server.ask('POST', `/Peserta/pulihkan/${id}`, { token });
    expect(await codesOf(id)).toEqual(['E18']);
  });
});
