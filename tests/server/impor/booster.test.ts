import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Baris } from '#contract/impor/index.ts';
import { boosterColumns, pesertaColumns, sheetOf } from '#contract/peserta-columns/index.ts';
import { auditLog, faskes, peserta } from '#server/db/schema/index.ts';
import { xlsxType, writeWorkbook } from '#server/spreadsheet/write.ts';
import {
  boosterHistory,
  buildBhbu,
  buildFaskes,
  buildPeserta,
  newNik,
} from '../../builders/peserta.ts';
import {
  boosterLine,
  externalLine,
  sheetFile,
  sheetLine,
  type SheetLine,
} from '../../builders/sheet.ts';
import { fetchBook } from './fetched.ts';
import { collect } from '../spreadsheet/collect.ts';
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
let clinic: { token: string; id: number };

beforeAll(async () => {
  world = await startImporWorld();
  clinic = await world.server.signIn({ role: 'FASKES', faskesId: world.faskesId });
});
afterAll(() => world.server.stop());

const booster = (id = 0): string => `/Peserta/ImportBooster/${id}`;
const external = '/Peserta/importFaskesExternalBooster';

/** Uploads boosters, by default for preview only. */
const sendBoosters = async (
  lines: readonly SheetLine[],
  { path = booster(), token = world.company.token, preview = true } = {},
) =>
  await send(world, await sheetFile(lines, { kind: 'booster' }), {
    path: preview ? `${path}?preview=true` : path,
    token,
  });

const live = async (nik: string) => {
  const { json } = await world.server.ask('GET', `/Peserta?nik=${nik}&pageSize=50`, {
    token: world.admin.token,
  });
  return (json as { data: Record<string, unknown>[] }).data;
};

describe('boosters of a company', () => {
  it('are validated as people and as boosters, and saved as type 1', async () => {
    const good = boosterLine();
    const file = imporOf(
      await sendBoosters([
        good,
        boosterLine({ vaksinPrimer: '' }),
        boosterLine({ tanggalDosis2: '31-02-2029' }),
        boosterLine({ tanggalBooster: '01-10-2029' }),
        boosterLine({ tanggalDosis2: '20-12-2029', rencanaTanggal: '03-01-2030' }),
        boosterLine({ noHP: '' }),
      ]),
    );
    expect(file).toMatchObject({ jenis: 'booster', vaccinationType: 1, idBHBU: world.bhbuId });
    const rows = await rowsOf(world, file);
    expect(rows.map(row => row.temuan.map(({ code, field }) => `${code} ${field}`))).toEqual([
      [],
      ['E13 vaksinPrimer'],
      ['E13 tanggalDosis2'],
      ['E16 tanggalBooster'],
      ['E14 rencanaTanggal'],
      ['E13 noHP'],
    ]);
    expect(counts(file)).toEqual({ baru: 1, ditolak: 3, tidakValid: 2 });
    expect((await saveIt(world, file)).status).toBe(200);
    expect(await live(good.nik ?? '')).toMatchObject([
      {
        vaccinationType: 1,
        statusData: 'VALID',
        idBHBU: world.bhbuId,
        vaksinPrimer: 'Sinopharm',
        tanggalDosis2: '2029-03-01',
        isEligible: true,
        idImport: file.id,
      },
    ]);
  });

  it('are unchanged when the file is sent again, and can be undone', async () => {
    const lines = [boosterLine(), boosterLine()];
    const first = imporOf(await sendBoosters(lines, { preview: false }));
    expect(first.status).toBe('DISIMPAN');
    expect(counts(imporOf(await sendBoosters(lines, { preview: false })))).toEqual({ sama: 2 });
    const undone = await on(world, first, 'POST', '/urungkan');
    expect(imporOf(undone).status).toBe('DIURUNGKAN');
    expect(await live(lines[0]?.nik ?? '')).toEqual([]);
  });

  it('need only their doses when the person is registered there', async () => {
    const { deps } = world.server;
    const here = await buildPeserta(deps, {
      userId: world.company.id,
      bhbuId: world.bhbuId,
      alamat: 'Jalan Yang Sudah Ada 7',
    });
    const elsewhere = await buildPeserta(deps, {
      userId: world.admin.id,
      bhbuId: await buildBhbu(world.server.db),
    });
    const doses = (nik: string): SheetLine => ({
      nik,
      vaksinPrimer: 'Sinopharm',
      tanggalDosis2: '01-03-2029',
      jenisBooster: 'Sinopharm',
    });
    const file = imporOf(await sendBoosters([doses(here.nik), doses(elsewhere.nik)]));
    expect(counts(file)).toEqual({ baru: 1, ditolak: 1 });
    await saveIt(world, file);
    const [made] = (await live(here.nik)).filter(one => one['vaccinationType'] === 1);
    expect(made).toMatchObject({ alamat: 'Jalan Yang Sudah Ada 7', persetujuan: true });
  });

  it('take account of boosters given elsewhere until those are undone', async () => {
    const { deps } = world.server;
    const line = boosterLine();
    const { nik = '' } = line;
    const own = async () =>
      (await live(nik)).filter(one => one['vaccinationType'] === 1).map(one => one['isEligible']);
    await buildPeserta(deps, {
      ...boosterHistory,
      nik,
      userId: world.admin.id,
      vaccinationType: 2,
      tanggalLahir: `1990-${nik.slice(8, 10)}-01`,
      tanggalBooster: '2029-06-01',
    });
    await sendBoosters([line], { preview: false });
    expect(await own()).toEqual([true]);
    const { token } = world.admin;
    const path = `/Peserta/importAdminExternalBooster/${world.faskesId}`;
    const later = { ...externalLine(line), tanggalBooster: '01-12-2029' };
    const file = imporOf(await sendBoosters([later], { path, token, preview: false }));
    expect(file.status).toBe('DISIMPAN');
    expect(await own()).toEqual([false]);
    expect((await on(world, file, 'POST', '/urungkan', undefined, token)).status).toBe(200);
    expect(await own()).toEqual([true]);
  });

  it('are saved once, also with simultaneous requests', async () => {
    const file = imporOf(await sendBoosters([boosterLine()]));
    const both = await Promise.all([saveIt(world, file), saveIt(world, file)]);
    expect(both.map(one => one.status).sort()).toEqual([200, 409]);
  });

  it('are corrected by row and together, and rejected rows can be sent again', async () => {
    const lines = [
      boosterLine({ jenisBooster: '' }),
      boosterLine({ tanggalDosis2: 'kapan' }),
      boosterLine({ tanggalDosis2: 'kapan' }),
    ];
    const file = imporOf(await sendBoosters(lines));
    const { json } = await on(world, file, 'GET', '/masalah');
    expect(json).toMatchObject([
      { kode: 'E13', field: 'tanggalDosis2', nilai: 'kapan', jumlah: 2 },
      { kode: 'E13', field: 'jenisBooster', jumlah: 1 },
    ]);
    const mended = await on(world, file, 'PUT', '/baris/2', { nilai: { jenisBooster: 'Sinovac' } });
    expect((mended.json['baris'] as { hasil: string }).hasil).toBe('baru');
    const book = await fetchBook(world, `/Peserta/impor/${file.id}/perbaikan`);
    const again = imporOf(await send(world, book, { path: `${booster()}?preview=true` }));
    expect(again.kolom.kurang).toEqual([]);
    expect(counts(again)).toEqual({ ditolak: 2 });
    const all = await on(world, again, 'POST', '/perbaiki', {
      field: 'tanggalDosis2',
      kode: 'E13',
      menjadi: '01-03-2029',
    });
    expect(all.json['diperbaiki']).toBe(2);
    expect(counts(imporOf(await on(world, again, 'GET', '')))).toEqual({ baru: 2 });
  });

  it('are read from their sheet of the template', async () => {
    const line = boosterLine();
    const bytes = writeWorkbook({
      sheets: [
        {
          name: 'Peserta',
          columns: pesertaColumns.map(({ header }) => ({ header, width: 10 })),
          rows: [pesertaColumns.map(({ field }) => sheetLine()[field] ?? null)],
        },
        {
          name: 'Booster',
          columns: boosterColumns.map(({ header }) => ({ header, width: 10 })),
          rows: [boosterColumns.map(({ field }) => line[field] ?? null)],
        },
      ],
    });
    const content = new Uint8Array(await new Response(bytes).arrayBuffer());
    const file = new File([content], 'TemplateUploadPeserta.xlsx', { type: xlsxType });
    const told = imporOf(await send(world, file, { path: `${booster()}?preview=true` }));
    expect(told).toMatchObject({ lembar: 'Booster', jumlahBaris: 1 });
    expect((await rowsOf(world, told))[0]?.nilai.nama).toBe(line.nama);
  });

  it('have their own columns', async () => {
    const file = imporOf(await send(world, [sheetLine()]));
    const cocok = [{ field: 'vaksinPrimer', index: 0 }];
    expect((await on(world, file, 'PUT', '/kolom', { cocok })).status).toBe(422);
    const boosters = imporOf(await sendBoosters([boosterLine()]));
    expect((await on(world, boosters, 'PUT', '/kolom', { cocok })).status).toBe(200);
  });
});

describe('on behalf of others', () => {
  it('a manager imports boosters for a company at a facility that serves it', async () => {
    const am = await world.server.signIn({ role: 'AM' });
    const path = `/Peserta/importBoosterByAM/${world.faskesId}/${world.bhbuId}`;
    const file = imporOf(await sendBoosters([boosterLine()], { path, token: am.token }));
    expect(file).toMatchObject({ idBHBU: world.bhbuId, idFaskes: world.faskesId });
    const foreign = await buildFaskes(world.server.db);
    const wrong = `/Peserta/importBoosterByAM/${foreign}/${world.bhbuId}`;
    expect((await sendBoosters([boosterLine()], { path: wrong, token: am.token })).status).toBe(
      422,
    );
    // The company sees the import that was made for it, and another company does not.
    expect((await on(world, file, 'GET', '')).status).toBe(200);
    const bhbuId = await buildBhbu(world.server.db);
    const other = await world.server.signIn({ role: 'BHBU', bhbuId });
    expect((await on(world, file, 'GET', '', undefined, other.token)).status).toBe(404);
    const theirs = `/Peserta/importBoosterByAM/0/${world.bhbuId}`;
    expect((await sendBoosters([boosterLine()], { path: theirs, token: other.token })).status).toBe(
      404,
    );
  });

  it('an administrator imports boosters given elsewhere, hidden from a manager', async () => {
    const path = `/Peserta/importAdminExternalBooster/${world.faskesId}`;
    const line = externalLine();
    const lines = [line, externalLine({ tanggalBooster: '' })];
    const { token } = world.admin;
    const file = imporOf(await sendBoosters(lines, { path, token, preview: false }));
    expect(file).toMatchObject({
      jenis: 'boosterEksternal',
      idFaskes: world.faskesId,
      idBHBU: null,
    });
    expect(counts(file)).toEqual({ baru: 1, ditolak: 1 });
    expect(await live(line.nik ?? '')).toMatchObject([
      { vaccinationType: 2, dosisDiberikan: 1, tanggalVaksinasi: '2029-10-01', batch: 'B-77' },
    ]);
    const am = await world.server.signIn({ role: 'AM' });
    expect((await sendBoosters(lines, { path, token: am.token })).status).toBe(403);
    expect((await on(world, file, 'GET', '', undefined, am.token)).status).toBe(404);
    const list = await world.server.ask('GET', '/Peserta/impor?jenis=boosterEksternal', {
      token: am.token,
    });
    expect(list.json['totalRecords']).toBe(0);
  });
});

describe('a facility', () => {
  it('imports boosters only for itself and without a company', async () => {
    const other = await buildFaskes(world.server.db, { serves: [world.bhbuId] });
    const { token } = clinic;
    expect((await sendBoosters([boosterLine()], { path: booster(other), token })).status).toBe(404);
    const admins = `/Peserta/importAdminExternalBooster/${other}`;
    expect((await sendBoosters([externalLine()], { path: admins, token })).status).toBe(404);
    const own = imporOf(await sendBoosters([boosterLine()], { path: booster(), token }));
    expect(own).toMatchObject({ jenis: 'booster', idFaskes: world.faskesId, idBHBU: null });
    const given = imporOf(await sendBoosters([externalLine()], { path: external, token }));
    expect(given).toMatchObject({ jenis: 'boosterEksternal', idFaskes: world.faskesId });
    const path = `/Peserta/importBoosterByAM/${world.faskesId}/${world.bhbuId}`;
    expect((await sendBoosters([boosterLine()], { path, token })).status).toBe(404);
  });

  it('sees only imports of its own accounts', async () => {
    const colleague = await world.server.signIn({ role: 'FASKES', faskesId: world.faskesId });
    const mine = imporOf(
      await sendBoosters([boosterLine()], { path: booster(), token: clinic.token }),
    );
    const theirs = imporOf(await sendBoosters([boosterLine()], { path: booster(world.faskesId) }));
    const admins = imporOf(
      await sendBoosters([boosterLine()], {
        path: booster(world.faskesId),
        token: world.admin.token,
      }),
    );
    const other = await world.server.signIn({
      role: 'FASKES',
      faskesId: await buildFaskes(world.server.db),
    });
    const status = async (file: { id: number }, token: string) =>
      (await on(world, file, 'GET', '', undefined, token)).status;
    expect(await status(mine, clinic.token)).toBe(200);
    expect(await status(mine, colleague.token)).toBe(200);
    expect(await status(mine, other.token)).toBe(404);
    for (const file of [theirs, admins]) {
      expect(await status(file, clinic.token)).toBe(404);
      const told = await on(world, file, 'POST', '/simpan', { modus: 'yangBisa' }, clinic.token);
      expect(told.status).toBe(404);
    }
    const { json } = await world.server.ask('GET', '/Peserta/impor?pageSize=500', {
      token: clinic.token,
    });
    const ids = (json as { data: { id: number }[] }).data.map(({ id }) => id);
    expect(ids).toContain(mine.id);
    expect(ids).not.toContain(theirs.id);
    expect(await status(mine, world.company.token)).toBe(404);
  });

  it('neither sees nor changes registrations at another facility', async () => {
    const otherId = await buildFaskes(world.server.db);
    const other = await world.server.signIn({ role: 'FASKES', faskesId: otherId });
    const line = externalLine();
    await sendBoosters([line], { path: external, token: other.token, preview: false });
    const mine = { nik: line.nik ?? '', vaksinPrimer: 'X', alamat: 'Jalan Lain Sekali 99' };
    for (const said of [{ ...line, ...mine }, mine]) {
      const told = imporOf(await sendBoosters([said], { path: external, token: clinic.token }));
      const { json } = await on(world, told, 'GET', '/baris', undefined, clinic.token);
      const [row] = (json as { data: Baris[] }).data;
      expect(row).toMatchObject({ hasil: 'ditolak', idPeserta: null, perubahan: [] });
    }
    expect(await live(line.nik ?? '')).toMatchObject([{ alamat: line.alamat, idFaskes: otherId }]);
  });

  it('cannot move a participant to another facility', async () => {
    const otherId = await buildFaskes(world.server.db);
    await world.server.db
      .update(faskes)
      .set({ pcareCode: 'LAIN0001' })
      .where(eq(faskes.id, otherId));
    const file = imporOf(
      await sendBoosters([boosterLine({ kodeFaskes: 'LAIN0001' })], {
        path: booster(),
        token: clinic.token,
      }),
    );
    expect(file.kode).toEqual([{ kode: 'E17', jumlah: 1 }]);
    await on(world, file, 'POST', '/simpan', { modus: 'yangBisa' }, clinic.token);
    const there = await world.server.db.$count(
      peserta,
      and(eq(peserta.faskesId, otherId), isNull(peserta.deletedAt)),
    );
    expect(there).toBe(0);
  });

  it('saves, undoes and downloads the rows to correct', async () => {
    const { token } = clinic;
    const lines = [externalLine(), externalLine({ nik: '1' })];
    const file = imporOf(await sendBoosters(lines, { path: external, token }));
    const saved = await on(world, file, 'POST', '/simpan', { modus: 'yangBisa' }, token);
    expect(imporOf(saved).status).toBe('DISIMPAN');
    const book = await fetchBook(world, `/Peserta/impor/${file.id}/perbaikan`, token);
    const [head] = await collect(new Uint8Array(await book.arrayBuffer()), { sheet: 'Booster' });
    expect(head?.cells.map(({ text }) => text)).toEqual([
      ...sheetOf.boosterEksternal.columns.map(({ header }) => header),
      'Baris di berkas asal',
      'Yang perlu diperbaiki',
    ]);
    const undone = await on(world, file, 'POST', '/urungkan', undefined, token);
    expect(imporOf(undone).status).toBe('DIURUNGKAN');
    const trail = await world.server.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'impor'), eq(auditLog.recordId, String(file.id))));
    expect(trail.map(one => one.action).sort()).toEqual([
      'impor.simpan',
      'impor.unduh',
      'impor.urungkan',
    ]);
  });

  it('cannot import participants or smart-checking results', async () => {
    const token = clinic.token;
    expect((await send(world, [sheetLine()], { token })).status).toBe(403);
    const path = '/Peserta/importSmartChecking';
    expect((await send(world, [{ nik: newNik() }], { token, path })).status).toBe(403);
  });
});
