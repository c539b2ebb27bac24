import { streamXlsxRows } from 'hucre/xlsx';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportProfiles } from '#contract/domains/peserta/index.ts';
import { auditLog, dose, order, orderLine, peserta } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildFaskes, buildPeserta, newNik } from '../../../builders/peserta.ts';
import { buildOrderWorld } from '../../../builders/order.ts';
import { acceptedOrder, verifiedPks } from '../../../builders/pks.ts';
import { startTestServer, type TestServer } from '../../harness/server.ts';
import { downloadFile as fetchFrom, rowsOfFile, sheetsOfFile } from './download-file.ts';

let server: TestServer;
let bhbuId: number;
let faskesId: number;
let company: { token: string; id: number };
let admin: { token: string; id: number };

beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
  faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
  company = await server.signIn({ role: 'BHBU', bhbuId, fullName: 'Indah Contoh' });
  admin = await server.signIn({ role: 'ADMIN' });
});
afterAll(() => server.stop());

const download = (path: string, token?: string) => fetchFrom(server, path, token);
const createPeserta = (overrides = {}) =>
  buildPeserta(server.deps, { userId: company.id, bhbuId, idFaskes: faskesId, ...overrides });

describe('an export', () => {
  it('read back equals the data, with whole numbers as text', async () => {
    const nik = newNik();
    await createPeserta({
      nik,
      nama: 'Sari Ekspor',
      noHP: '0812-0000-1234',
      tanggalLahir: '1990-01-01',
    });
    await createPeserta({
      isWNI: false,
      nik: null,
      noPaspor: 'TR7654321',
      noKitas: 'K-1',
      negara: 'JP',
      nama: 'Aiko Ekspor',
    });
    const file = await download('/Peserta/Export?isVoucher=false&VaccinationType=0', company.token);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toContain('ReportPesertaVGR-SatuData.xlsx');
    expect(file.headers.get('content-type')).toContain('spreadsheetml');
    expect(file.headers.get('cache-control')).toBe('no-store');
    const [head, ...rows] = await rowsOfFile(file);
    expect(head).toEqual(exportProfiles.satuData.columns.map(column => column.header));
    const ownRow = rows.find(row => row[1] === 'Sari Ekspor');
    expect(ownRow?.[0]).toBe(nik);
    expect(ownRow?.[4]).toBe('081200001234');
    expect(ownRow?.[2]).toEqual(new Date('1990-01-01T00:00:00Z'));
    expect(ownRow?.[8]).toBe(`PT Contoh ${bhbuId}`);
    expect(rows.find(row => row[1] === 'Aiko Ekspor')?.[0]).toBe('TR7654321');
  });

  it('describes itself on a second sheet with masked numbers', async () => {
    const nik = newNik();
    await createPeserta({ nik });
    const file = await download(`/Peserta/Export?nik=${nik}&isWNI=true`, company.token);
    const [people, about] = await sheetsOfFile(file);
    expect(people?.name).toBe('Peserta');
    expect(people?.rows).toHaveLength(2);
    expect(people?.freezePane).toMatchObject({ rows: 1 });
    expect(people?.autoFilter?.range).toBe('A1:M2');
    expect(about?.name).toBe('Keterangan');
    const info = Object.fromEntries(about?.rows.slice(1) as [string, string][]);
    expect(info).toMatchObject({
      Berkas: 'ReportPesertaVGR-SatuData.xlsx',
      'Diekspor oleh': 'Indah Contoh',
      'Jumlah peserta': '1',
      'Filter Warga negara Indonesia': 'WNI',
      'Filter NIK': `3273••••••••${nik.slice(12)}`,
    });
    expect(info['Diekspor pada']).toMatch(/2030.*WIB$/);
  });

  it('names its filters on that sheet with labels and names', async () => {
    await createPeserta({ vaccinationType: 1 });
    const query = `vaccinationType=1&isWNI=true&statusVaksinasi=BELUM&idBHBU=${bhbuId}&idFaskes=${faskesId}&userId=${company.id}`;
    const [, about] = await sheetsOfFile(await download(`/Peserta/Export?${query}`, admin.token));
    const info = Object.fromEntries(about?.rows.slice(1) as [string, string][]);
    expect(info).toMatchObject({
      'Filter Jenis vaksinasi': 'Booster',
      'Filter Warga negara Indonesia': 'WNI',
      'Filter Pemberian booster': 'Belum diberikan',
      'Filter Perusahaan': `PT Contoh ${bhbuId}`,
      'Filter Faskes': `Klinik Contoh ${faskesId}`,
    });
    expect(info['Filter Dibuat oleh']).not.toMatch(/^\d+$/);
  });

  it('formats a date for people and reveals no name of another company', async () => {
    const other = await buildBhbu(server.db);
    const query = `idBHBU=${other}&isEligible=true&TanggalVaksinasi=2030-01-05`;
    const [, about] = await sheetsOfFile(await download(`/Peserta/Export?${query}`, company.token));
    expect(Object.fromEntries(about?.rows.slice(1) as [string, string][])).toMatchObject({
      'Jumlah peserta': '0',
      'Filter Perusahaan': `Nomor ${other}`,
      'Filter Kelayakan': 'Layak',
      'Filter Tanggal vaksinasi': '5 Januari 2030',
    });
  });

  it('has other columns and another file name in version 2', async () => {
    await createPeserta({
      issues: [{ code: 'E09', field: 'noHP' }],
      noHP: 'rusak',
      nama: 'Perlu Perbaikan',
    });
    const path = '/Peserta/exportByUserId?ExportVersion=2&statusData=INVALID';
    const file = await download(path, company.token);
    expect(file.headers.get('content-disposition')).toContain('ReportPesertaVGR-KF-Version.xlsx');
    const [head, ...rows] = await rowsOfFile(file);
    expect(head).toHaveLength(22);
    const row = Object.fromEntries((head ?? []).map((name, i) => [String(name), rows[0]?.[i]]));
    expect(row).toMatchObject({
      Nama: 'Perlu Perbaikan',
      HP: 'rusak',
      Faskes: `Klinik Contoh ${faskesId}`,
      'Status data': 'INVALID',
      Alasan: 'No HP: Nomor HP tidak sah',
    });
  });

  it('has the numbers of all signed orders that cover the person in version 2', async () => {
    const world = await buildOrderWorld(server);
    const register = { bhbuId: world.bhbuId, idFaskes: world.idFaskes };
    await createPeserta({ ...register, nama: 'Dengan Pesanan' });
    const { id } = await createPeserta({ ...register, nama: 'Dengan Voucher' });
    await server.db.update(peserta).set({ isVoucher: true }).where(eq(peserta.id, id));
    const numbers = async (token: string) => {
      const file = await download('/Peserta/Export?ExportVersion=2&q=Dengan', token);
      const [head, ...rows] = await rowsOfFile(file);
      const columns = ['Nama', 'No order', 'No PKS'].map(name => head?.indexOf(name) ?? -1);
      return rows.map(row => columns.map(at => row[at] ?? '')).toSorted();
    };
    await acceptedOrder(world);
    const voucher = ['Dengan Voucher', '', ''];
    expect(await numbers(admin.token)).toEqual([['Dengan Pesanan', '', ''], voucher]);
    const { noPKS, noOrder } = await verifiedPks(server, world);
    const signed = ['Dengan Pesanan', noOrder, noPKS];
    expect(await numbers(admin.token)).toEqual([signed, voucher]);
    expect(await numbers(world.tokens.BHBU)).toEqual([signed, voucher]);
    expect(await numbers(world.tokens.FASKES)).toEqual([signed, voucher]);
    // All orders with doses at the facility of the person are named, the newest first, and no others.
    const [stored] = await server.db
      .select()
      .from(order)
      .where(eq(order.noOrder, String(noOrder)));
    const { id: _, ...columns } = stored as NonNullable<typeof stored>;
    const added = await server.db
      .insert(order)
      .values(
        [1, 2, 3, 4, 5, 6, 7].map(day => ({
          ...columns,
          noOrder: `PO-${day}`,
          tanggalOrder: `2031-01-0${day}`,
        })),
      )
      .returning({ id: order.id });
    const elsewhere = await buildFaskes(server.db);
    await server.db.insert(orderLine).values(
      added.map(({ id: idOrder }, at) => ({
        idOrder,
        urut: 1,
        idFaskes: at === 6 ? elsewhere : world.idFaskes,
      })),
    );
    const all = `PO-6, PO-5, PO-4, PO-3, PO-2, PO-1, ${String(noOrder)}`;
    expect(await numbers(admin.token)).toEqual([['Dengan Pesanan', all, noPKS], voucher]);
    await server.db
      .update(peserta)
      .set({ faskesId: null })
      .where(eq(peserta.nama, signed[0] ?? ''));
    expect((await numbers(admin.token))[0]?.[1]).toBe(`PO-7, ${all}`);
  });

  it('names the issues of a row with their fields', async () => {
    await createPeserta({
      issues: [
        { code: 'E16', field: 'alamat', detail: 'Paling sedikit 10 karakter' },
        { code: 'E13', field: 'noHP' },
        { code: 'E13', field: 'noHP' },
      ],
      nama: 'Banyak Salah',
    });
    const path = '/Peserta/Export?ExportVersion=2&q=Banyak Salah';
    const [head, row] = await rowsOfFile(await download(path, company.token));
    expect(row?.[head?.indexOf('Alasan') ?? -1]).toBe(
      'Alamat KTP: Paling sedikit 10 karakter; No HP: Isian wajib masih kosong atau tidak terbaca',
    );
  });

  it.each([
    ['Export?VaccinationType=0', 'SatuData'],
    ['Export?VaccinationType=1', 'Booster'],
    ['Export?VaccinationType=1&ExportVersion=2', 'Booster'],
    ['exportByUserId?VaccinationType=2', 'Booster'],
    ['Export?ExportVersion=2', 'KF-Version'],
    ['ExportFaskes', 'KFMobile'],
    ['ExportFaskes?ExportVersion=2', 'KF-Version'],
    ['exportfaskesexternal', 'Booster'],
    ['EXPORTFASKESEXTERNAL?isEligible=true&isVoucher=false', 'Booster'],
  ])('of %s is the file %s', async (call, name) => {
    const file = await download(`/Peserta/${call}`, admin.token);
    expect(file.headers.get('content-disposition')).toContain(`ReportPesertaVGR-${name}.xlsx`);
    expect((await rowsOfFile(file))[0]?.[0]).toBe('NIK');
  });

  it('contains the last given dose, and for a booster the doses before it', async () => {
    const clinic = await buildFaskes(server.db);
    const staff = await server.signIn({ role: 'FASKES', faskesId: clinic });
    const { id } = await createPeserta({
      nama: 'Dosis Kedua',
      idFaskes: clinic,
      email: 'dua@contoh.test',
    });
    const visit = { pesertaId: id, userId: company.id, vaccinationType: 0, faskesId: clinic };
    await server.db.insert(dose).values([
      { ...visit, dosisKe: 1, hasil: 'DIBERIKAN', tanggal: '2029-11-01', jam: '08:05' },
      { ...visit, dosisKe: 2, hasil: 'DITUNDA', tanggal: '2029-11-29', jam: '08:10' },
      {
        ...visit,
        dosisKe: 2,
        hasil: 'DIBERIKAN',
        tanggal: '2029-12-01',
        jam: '09:15',
        batch: 'B77',
      },
    ]);
    const line = async (call: string, name: string) => {
      const [head, ...rows] = await rowsOfFile(await download(`/Peserta/${call}`, staff.token));
      const row = rows.find(one => one[1] === name) ?? [];
      return Object.fromEntries((head ?? []).map((header, i) => [String(header), row[i]]));
    };
    expect(await line('ExportFaskes', 'Dosis Kedua')).toMatchObject({
      Email: 'dua@contoh.test',
      Tanggal: new Date('2029-12-01T00:00:00Z'),
      Jam: '09:15',
    });
    expect(await line('ExportFaskes?ExportVersion=2', 'Dosis Kedua')).toMatchObject({
      'Dosis ke': '2',
      Batch: 'B77',
    });
    await createPeserta({
      nama: 'Di Tempat Lain',
      idFaskes: clinic,
      vaccinationType: 2,
      vaksinPrimer: 'Sinopharm',
      tanggalDosis2: '2028-05-05',
      jenisBooster: 'CoronaVac',
      tanggalBooster: '2029-05-05',
    });
    expect(await line('exportfaskesexternal', 'Dosis Kedua')).toMatchObject({ Nama: undefined });
    expect(await line('exportfaskesexternal', 'Di Tempat Lain')).toMatchObject({
      'Dosis ke': 'Booster 1',
      Tanggal: new Date('2029-05-05T00:00:00Z'),
      'Vaksin primer': 'Sinopharm',
      'Tgl dosis 2': new Date('2028-05-05T00:00:00Z'),
      Booster: 'CoronaVac',
      Eligible: 'Ya',
    });
  });

  it('is limited to the scope of the list', async () => {
    const otherCompany = await buildBhbu(server.db);
    const stranger = await server.signIn({ role: 'BHBU', bhbuId: otherCompany });
    const foreign = await buildPeserta(server.deps, { userId: stranger.id, bhbuId: otherCompany });
    const names = async (token: string, query = '') =>
      (await rowsOfFile(await download(`/Peserta/Export?${query}`, token))).map(row => row[0]);
    expect(await names(stranger.token)).toEqual(['NIK', foreign.nik]);
    expect(await names(company.token, `idBHBU=${otherCompany}`)).toEqual(['NIK']);
    expect(await names(admin.token)).toContain(foreign.nik);
    await server.db
      .update(peserta)
      .set({ deletedAt: server.now().toISOString() })
      .where(eq(peserta.id, foreign.id));
    expect(await names(stranger.token)).toEqual(['NIK']);
  });

  it('never contains a formula and keeps texts unchanged', async () => {
    const texts = [
      '=HYPERLINK("http://contoh","klik")',
      '+62812',
      '-1+1',
      '@SUM(A1)',
      "'=1",
      '<c><f>1+1</f></c>',
      ']]>&amp;',
      '_x0041_ bukan A',
      'tab\there, baris\nbaru',
      '  spasi  ',
      '😀 𠮷 e\u0301 ‮kanan',
      '0012',
      '1E5',
    ];
    for (const alamat of texts) await createPeserta({ alamat, nama: 'Teks Nakal' });
    const file = await download('/Peserta/Export?q=teks%20nakal', company.token);
    const rows = await rowsOfFile(file);
    expect(rows.slice(1).map(row => row[5])).toEqual(texts);
    const sheet = await readZipPart(file.bytes, 'xl/worksheets/sheet1.xml');
    expect(sheet).not.toContain('<f>');
    expect(sheet.match(/<c [^>]*>/g)?.every(cell => / t="inlineStr"| s="3"/.test(cell))).toBe(true);
  });

  it('is logged with masked numbers before its first byte', async () => {
    const nik = newNik();
    await createPeserta({ nik });
    await download(`/Peserta/Export?nik=${nik}`, company.token);
    const rows = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'peserta.export'));
    expect(rows.at(-1)).toMatchObject({
      recordLabel: 'ReportPesertaVGR-SatuData.xlsx',
      actorId: company.id,
      after: { jumlah: 1, saringan: { nik: `3273••••••••${nik.slice(12)}` } },
    });
  });

  it('is logged with masked numbers also when they were pasted with unusual spaces', async () => {
    const nik = newNik();
    await createPeserta({ nik });
    const pasted = nik.replace(/(\d{4})(?=\d)/g, '$1\u00a0 ');
    await download(`/Peserta/Export?q=${encodeURIComponent(pasted)}`, company.token);
    const rows = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'peserta.export'));
    expect(rows.at(-1)?.after).toEqual({
      jumlah: 1,
      saringan: { q: `3273••••••••${nik.slice(12)}` },
    });
  });

  it('starts at most two at once and answers 503 to the others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        server.app.fetch(
          new Request('http://portal.test/api/Peserta/Export', {
            headers: { authorization: `Bearer ${company.token}` },
          }),
        ),
      ),
    );
    const begun = answers.filter(one => one.status === 200);
    for (const one of begun) await one.body?.cancel();
    expect(begun).toHaveLength(2);
    expect(answers.filter(one => one.status === 503)).toHaveLength(6);
    expect((await download('/Peserta/Export', company.token)).status).toBe(200);
  });

  it('that is cancelled releases its slot and its connection', async () => {
    for (let i = 0; i < 6; i++) {
      const answer = await server.app.fetch(
        new Request('http://portal.test/api/Peserta/Export', {
          headers: { authorization: `Bearer ${company.token}` },
        }),
      );
      expect(answer.status).toBe(200);
      const reader = answer.body?.getReader();
      await reader?.read();
      await reader?.cancel();
    }
    const waiting = await Promise.all(
      [1, 2].map(() =>
        server.app.fetch(
          new Request('http://portal.test/api/Peserta/Export', {
            headers: { authorization: `Bearer ${company.token}` },
          }),
        ),
      ),
    );
    const third = await download('/Peserta/Export', company.token);
    expect([...waiting.map(one => one.status), third.status]).toEqual([200, 200, 503]);
    for (const one of waiting) await one.body?.cancel();
    expect((await download('/Peserta/Export', company.token)).status).toBe(200);
  });
});

it('streams to a streaming spreadsheet reader', async () => {
  const file = await download('/Peserta/Export', company.token);
  let rows = 0;
  for await (const row of streamXlsxRows(file.bytes)) rows += row.values.length > 0 ? 1 : 0;
  expect(rows).toBeGreaterThan(5);
});

/** Returns one part of a ZIP archive as text. */
async function readZipPart(bytes: Uint8Array, name: string): Promise<string> {
  const { inflateRawSync } = await import('node:zlib');
  const buffer = Buffer.from(bytes);
  for (
    let at = buffer.indexOf('PK\u0001\u0002');
    at >= 0;
    at = buffer.indexOf('PK\u0001\u0002', at + 4)
  ) {
    const nameLength = buffer.readUInt16LE(at + 28);
    if (buffer.toString('utf8', at + 46, at + 46 + nameLength) !== name) continue;
    const start = buffer.readUInt32LE(at + 42);
    const from = start + 30 + buffer.readUInt16LE(start + 26) + buffer.readUInt16LE(start + 28);
    return inflateRawSync(buffer.subarray(from, from + buffer.readUInt32LE(at + 20))).toString(
      'utf8',
    );
  }
  throw new Error(`${name} is not in the archive`);
}
