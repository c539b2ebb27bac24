import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Import } from '#contract/domains/import/index.ts';
import type {
  CorrectionRule,
  RememberedRule,
  RuleProposal,
  RuleProposals,
} from '#contract/domains/import/rules/index.ts';
import { auditLog, faskes, importRule } from '#server/platform/db/schema/index.ts';
import { formatNik } from '#contract/core/values/nik.ts';
import { buildBhbu, newNik } from '../../../builders/peserta.ts';
import { sheetLine, type SheetLine } from '../../../builders/sheet-file.ts';
import {
  importOf,
  listImportRows,
  nonZeroCounts,
  requestOnImport,
  startImportFixture,
  uploadFile,
  type ImportFixture,
} from '../fixture.ts';

let fixture: ImportFixture;

beforeAll(async () => {
  fixture = await startImportFixture();
});
afterAll(() => fixture.server.stop());

/** Uploads rows for a company of their own, so that no test knows the rules of another. */
async function uploadNew(lines: readonly SheetLine[]) {
  const bhbuId = await buildBhbu(fixture.server.db);
  const company = await fixture.server.signIn({ role: 'BHBU', bhbuId });
  const own = { ...fixture, bhbuId, company };
  return { own, file: importOf(await uploadFile(own, lines)) };
}

async function correct(own: ImportFixture, file: Import, nomor: number, nilai: object) {
  const { status } = await requestOnImport(own, file, 'PUT', '/sel', { baris: [{ nomor, nilai }] });
  expect(status).toBe(200);
}

async function propose(own: ImportFixture, file: Import, nomor: number, field: string) {
  const { json, status } = await requestOnImport(own, file, 'POST', '/usulan', { nomor, field });
  expect(status).toBe(200);
  return (json as unknown as { usulan: RuleProposal | null }).usulan;
}

const proposals = async (own: ImportFixture, file: Import) =>
  (await requestOnImport(own, file, 'GET', '/usulan')).json as unknown as RuleProposals;

async function apply(own: ImportFixture, file: Import, body: object) {
  const { json, status } = await requestOnImport(own, file, 'POST', '/terapkan', body);
  expect(status).toBe(200);
  return json as unknown as {
    impor: Import;
    sel: { nomor: number; field: string }[];
    baru: number[];
  };
}

/** The row of a person born in December, whose date can be read in one order only. */
const december = (overrides: SheetLine = {}): SheetLine => {
  const nik = formatNik({
    region: '32.73.05',
    birthDate: '1988-12-31',
    sex: 'L',
    serial: Number(newNik().slice(-4)),
  });
  return sheetLine({ nik, tanggalLahir: '31-12-1988', ...overrides });
};

describe('a rule that follows from one correction', () => {
  it('is proposed with what it would change, changes it when accepted, and is undone by restoring', async () => {
    const { own, file } = await uploadNew([
      december({ tanggalLahir: '12/31/1988' }),
      december({ tanggalLahir: '12/31/1988' }),
      // The swapped date contradicts the NIK.
      december({ tanggalLahir: '11/30/1988' }),
      december(),
      december({ tanggalLahir: '12/31/1988', alamat: '' }),
    ]);
    await correct(own, file, 2, { tanggalLahir: '31-12-1988' });
    const proposal = await propose(own, file, 2, 'tanggalLahir');
    const rule = { jenis: 'tukarHariBulan', field: 'tanggalLahir' };
    expect(proposal).toMatchObject({
      aturan: rule,
      jumlah: 2,
      contoh: [
        { nomor: 3, sel: [{ field: 'tanggalLahir', dari: '12/31/1988', menjadi: '1988-12-31' }] },
        { nomor: 6 },
      ],
    });
    // Nothing changes before it is accepted.
    expect((await listImportRows(own, file))[1]?.diperbaiki).toEqual([]);
    const applied = await apply(own, file, { aturan: [rule] });
    expect(applied.sel).toEqual([
      { nomor: 3, field: 'tanggalLahir' },
      { nomor: 6, field: 'tanggalLahir' },
    ]);
    expect(nonZeroCounts(applied.impor)).toEqual({ baru: 3, ditolak: 2 });
    const restored = applied.sel.map(({ nomor, field }) => ({ nomor, nilai: { [field]: null } }));
    await requestOnImport(own, file, 'PUT', '/sel', { baris: restored });
    expect((await listImportRows(own, file)).map(one => one.diperbaiki)).toEqual([
      ['tanggalLahir'],
      [],
      [],
      [],
      [],
    ]);
  });

  it('is none for a cell that is still wrong, was not corrected, or is alone', async () => {
    const { own, file } = await uploadNew([
      sheetLine({ kategori: 'Staf' }),
      sheetLine({ kategori: 'Staf' }),
      sheetLine({ kategori: 'Buruh' }),
    ]);
    expect(await propose(own, file, 2, 'kategori')).toBeNull();
    await correct(own, file, 2, { kategori: 'apa' });
    expect(await propose(own, file, 2, 'kategori')).toBeNull();
    await correct(own, file, 4, { kategori: 'KARYAWAN' });
    expect(await propose(own, file, 4, 'kategori')).toBeNull();
    expect(
      (await requestOnImport(own, file, 'POST', '/usulan', { nomor: 99, field: 'nama' })).status,
    ).toBe(404);
  });

  it('exchanges both cells, also the other one of the corrected row, and shows no number', async () => {
    const [one, two] = [newNik(), newNik()];
    const { own, file } = await uploadNew([
      sheetLine({ nik: '081311112222', noHP: one, tanggalLahir: `01-${one.slice(8, 10)}-1990` }),
      sheetLine({ nik: '081311113333', noHP: two, tanggalLahir: `01-${two.slice(8, 10)}-1990` }),
      // A short number is not exchanged.
      sheetLine({ nik: '123', noHP: '081311114444' }),
    ]);
    await correct(own, file, 2, { nik: one });
    const proposal = await propose(own, file, 2, 'nik');
    expect(proposal).toMatchObject({
      aturan: { jenis: 'tukarKolom', field: 'nik', dengan: 'noHP' },
      jumlah: 2,
    });
    for (const nik of [one, two]) expect(JSON.stringify(proposal)).not.toContain(nik);
    const { impor } = await apply(own, file, {
      aturan: [proposal?.aturan],
      contoh: { nomor: 2, field: 'nik' },
    });
    expect(nonZeroCounts(impor)).toEqual({ baru: 2, ditolak: 1 });
    const rows = await listImportRows(own, file);
    expect(rows.map(({ nilai }) => nilai.noHP)).toEqual([
      '+6281311112222',
      '+6281311113333',
      '+6281311114444',
    ]);
  });

  it('removes the titles of registered people only', async () => {
    const nik = newNik();
    const known = sheetLine({ nik, nama: 'SITI CONTOH' });
    const { own, file } = await uploadNew([known]);
    await requestOnImport(own, file, 'POST', '/simpan', { modus: 'semua' });
    const { nama: _, ...same } = known;
    const next = importOf(
      await uploadFile(own, [
        { ...same, nama: 'Dr. SITI CONTOH, M.Kes' },
        sheetLine({ nama: 'Ir. BARU SEKALI, S.T.' }),
      ]),
    );
    const { ditemukan } = await proposals(own, next);
    expect(ditemukan).toMatchObject([{ aturan: { jenis: 'gelar' }, jumlah: 1 }]);
    const { impor } = await apply(own, next, { aturan: [{ jenis: 'gelar' }] });
    expect(nonZeroCounts(impor)).toEqual({ sama: 1, baru: 1 });
  });
});

describe('a NIK', () => {
  const person = { region: '32.73.05', birthDate: '1988-12-31', sex: 'P' } as const;
  const line = (nik: string, overrides: SheetLine = {}) =>
    sheetLine({ nik, tanggalLahir: '31-12-1988', jenisKelamin: 'P', ...overrides });
  const withDigit = (nik: string, at: number, digit: string) =>
    nik.slice(0, at) + digit + nik.slice(at + 1);

  it('is corrected only where one number alone agrees with the person, and never shown', async () => {
    const numbers = [1, 2, 3, 4, 5].map(serial => formatNik({ ...person, serial }));
    const [a = '', b = '', c = '', d = '', e = ''] = numbers;
    const { own, file } = await uploadNew([
      line(withDigit(a, 8, '9')),
      line(withDigit(b, 6, '9'), { kabKota: '32.73' }),
      // Two wrong digits, another region, and a right number.
      line(withDigit(withDigit(c, 8, '9'), 10, '0')),
      line(withDigit(d, 8, '9'), { kabKota: 'Kabupaten Garut' }),
      line(e),
    ]);
    const { ditemukan } = await proposals(own, file);
    expect(ditemukan.map(({ aturan, jumlah }) => [aturan.jenis, jumlah])).toEqual([
      ['angkaNik', 2],
    ]);
    expect(ditemukan[0]?.contoh[0]?.sel).toEqual([
      { field: 'nik', dari: '••••••••9•••••••', menjadi: '••••••••1•••••••' },
    ]);
    const { sel } = await apply(own, file, { aturan: [{ jenis: 'angkaNik' }] });
    expect(sel.map(({ nomor }) => nomor)).toEqual([2, 3]);
    const stored = await fixture.server.db.select().from(importRule);
    const audit = await fixture.server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'import.applyRules'));
    for (const nik of numbers) expect(JSON.stringify([stored, audit])).not.toContain(nik);
  });

  it('that is right stays where the birth date or the sex beside it is wrong', async () => {
    const numbers = [31, 32, 33].map(serial => formatNik({ ...person, serial }));
    const [a = '', b = '', c = ''] = numbers;
    const { own, file } = await uploadNew([
      line(a, { tanggalLahir: '31-12-1989' }),
      line(b, { jenisKelamin: 'L' }),
      line(c, { kabKota: 'Kabupaten Garut' }),
    ]);
    expect((await proposals(own, file)).ditemukan).toEqual([]);
  });

  it('gets candidates that hide the digits that stay, and one is taken by its edit only', async () => {
    const right = formatNik({ ...person, serial: 21 });
    const { own, file } = await uploadNew([line(withDigit(right, 8, '9')), line(right)]);
    const { json, text } = await requestOnImport(own, file, 'POST', '/kandidatNik', { nomor: 2 });
    expect((json as unknown as { kandidat: unknown }).kandidat).toEqual([
      {
        ubah: { jenis: 'angka', posisi: 9, angka: '1' },
        dari: '••••••••9•••••••',
        menjadi: '••••••••1•••••••',
        cocok: ['birthDate', 'sex', 'region'],
      },
    ]);
    expect(text).not.toContain(right);
    const edit = (nomor: number, ubah: object) =>
      requestOnImport(own, file, 'PUT', '/nik', { nomor, ubah });
    expect((await edit(2, { jenis: 'sisip', posisi: 1, angka: '1' })).status).toBe(422);
    expect((await edit(9, { jenis: 'hapus', posisi: 1 })).status).toBe(404);
    const taken = await edit(2, { jenis: 'angka', posisi: 9, angka: '1' });
    expect(taken.json).toMatchObject({
      baris: { nomor: 2, diperbaiki: ['nik'], temuan: [{ code: 'E20' }] },
    });
    expect(taken.text).not.toContain(right);
    const none = await requestOnImport(own, file, 'POST', '/kandidatNik', { nomor: 3 });
    expect(none.json).toEqual({ kandidat: [] });
  });

  it('of a woman gets its 40', async () => {
    const [right, other] = [11, 12].map(serial => formatNik({ ...person, serial })) as [
      string,
      string,
    ];
    const { own, file } = await uploadNew([
      line(`${right.slice(0, 6)}31${right.slice(8)}`),
      // A man by his NIK, with another birth date.
      line(`${right.slice(0, 6)}30${right.slice(8)}`),
      line(`${other.slice(0, 6)}31${other.slice(8)}`),
    ]);
    // The sex may be wrong instead, so a person has to correct one first.
    expect((await proposals(own, file)).ditemukan).toEqual([]);
    await requestOnImport(own, file, 'PUT', '/nik', {
      nomor: 4,
      ubah: { jenis: 'hariPerempuan' },
    });
    expect(await propose(own, file, 4, 'nik')).toMatchObject({
      aturan: { jenis: 'hariNikPerempuan' },
      jumlah: 1,
      contoh: [{ nomor: 2, sel: [{ dari: '••••••3•••••••••', menjadi: '••••••7•••••••••' }] }],
    });
  });
});

describe('the rules of a company', () => {
  const wrong = () => [
    sheetLine({ kategori: 'Staf' }),
    sheetLine({ kategori: 'Staf' }),
    sheetLine({ noHP: 'WA 081312345678' }),
    december({ tanggalLahir: '12/31/1988' }),
  ];
  const rules: CorrectionRule[] = [
    { jenis: 'teksSama', field: 'kategori', dari: 'staf', menjadi: 'KARYAWAN' },
    { jenis: 'nomorHP', cara: 'satu' },
    { jenis: 'tukarHariBulan', field: 'tanggalLahir' },
  ];

  it('are offered for its next file as one decision, never applied by themselves', async () => {
    const { own, file } = await uploadNew(wrong());
    expect((await apply(own, file, { aturan: rules })).baru).toHaveLength(3);
    expect((await apply(own, file, { aturan: rules })).baru).toHaveLength(0);
    const next = importOf(await uploadFile(own, wrong()));
    expect(nonZeroCounts(next)).toEqual({ tidakValid: 3, ditolak: 1 });
    const { diingat, ditemukan } = await proposals(own, next);
    expect(ditemukan).toEqual([]);
    expect(diingat.map(({ jumlah }) => jumlah)).toEqual([2, 1, 1]);
    const { impor, baru } = await apply(own, next, { aturan: diingat.map(({ aturan }) => aturan) });
    expect(nonZeroCounts(impor)).toEqual({ baru: 4 });
    expect(baru).toEqual([]);
    const { own: other, file: foreign } = await uploadNew(wrong());
    expect((await proposals(other, foreign)).diingat).toEqual([]);
    expect((await requestOnImport(other, foreign, 'GET', '/aturan')).json).toEqual([]);
  });

  it('are listed, switched off, changed and removed', async () => {
    const { own, file } = await uploadNew(wrong());
    await apply(own, file, { aturan: rules.slice(0, 2) });
    const list = async () =>
      (await requestOnImport(own, file, 'GET', '/aturan')).json as unknown as RememberedRule[];
    const [alias, phone] = await list();
    expect(alias).toMatchObject({ isActive: true, aturan: rules[0] });
    const put = (body: object) => requestOnImport(own, file, 'PUT', '/aturan', body);
    await put({ idAturan: alias?.id, menjadi: 'KELUARGA' });
    expect((await put({ idAturan: phone?.id, menjadi: 'x' })).status).toBe(422);
    await put({ idAturan: phone?.id, isActive: false });
    expect(await list()).toMatchObject([{ aturan: { menjadi: 'KELUARGA' } }, { isActive: false }]);
    const next = importOf(await uploadFile(own, wrong()));
    // A rule that was switched off is neither offered nor found again.
    const offered = await proposals(own, next);
    expect(offered.ditemukan.map(({ aturan }) => aturan.jenis)).toEqual(['tukarHariBulan']);
    expect(offered.diingat).toEqual([]);
    const { own: other, file: foreign } = await uploadNew(wrong());
    const changed = await requestOnImport(other, foreign, 'PUT', '/aturan', {
      idAturan: alias?.id,
      isActive: false,
    });
    expect(changed.json).toEqual([]);
    expect((await list())[0]?.isActive).toBe(true);
    const remove = await requestOnImport(own, file, 'POST', '/aturan/hapus', {
      idAturan: [alias?.id, phone?.id],
    });
    expect(remove.json).toEqual({ dihapus: 2 });
    expect(await list()).toEqual([]);
  });

  it('are applied once each, and one text means one value', async () => {
    const { own, file } = await uploadNew([sheetLine({ kategori: 'staf ahli' })]);
    const swap = { jenis: 'tukarKolom', field: 'noHP', dengan: 'jenisKelamin' };
    const text = { jenis: 'teksSama', field: 'kategori', dari: 'staf ahli' };
    for (const aturan of [
      Array.from({ length: 200 }, () => swap),
      ['Karyawan', 'Keluarga'].map(menjadi => ({ ...text, menjadi })),
    ]) {
      const { status } = await requestOnImport(own, file, 'POST', '/terapkan', { aturan });
      expect(status).toBe(422);
    }
  });

  it('hold no identity number', async () => {
    const { own, file } = await uploadNew([sheetLine({ kategori: newNik() }), sheetLine()]);
    const rule = { jenis: 'teksSama', field: 'kategori', dari: newNik(), menjadi: 'KARYAWAN' };
    const { status } = await requestOnImport(own, file, 'POST', '/terapkan', { aturan: [rule] });
    expect(status).toBe(422);
  });
});

describe('a facility', () => {
  it('is found by its name', async () => {
    await fixture.server.db
      .update(faskes)
      .set({ kodePcare: 'KP77', namaFaskes: 'Klinik Pratama Tujuh' })
      .where(eq(faskes.id, fixture.faskesId));
    const withName = importOf(
      await uploadFile(fixture, [sheetLine({ kodeFaskes: 'KLINIK PRATAMA TUJUH' })]),
    );
    const { ditemukan } = await proposals(fixture, withName);
    expect(ditemukan).toMatchObject([{ aturan: { jenis: 'kodeNama' }, jumlah: 1 }]);
    await apply(fixture, withName, { aturan: ditemukan.map(({ aturan }) => aturan) });
    const [row] = await listImportRows(fixture, withName);
    expect(row).toMatchObject({ hasil: 'baru', nilai: { kodeFaskes: 'KP77' } });
  });
});
