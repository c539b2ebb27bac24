import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Import } from '#contract/domains/import/index.ts';
import { maxAuditEntries, type PesertaHistory } from '#contract/domains/peserta/index.ts';
import { auditLog, kipi, peserta } from '#server/platform/db/schema/index.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { buildPeserta, newNik } from '../../builders/peserta.ts';
import { buildSheetFile, sheetLine, type SheetLine } from '../../builders/sheet-file.ts';
import { usePesertaFixture, type PesertaFixture } from './fixture.ts';

const fixture = usePesertaFixture();
let server: PesertaFixture['server'];
let bhbuId: PesertaFixture['bhbuId'];
let otherBhbuId: PesertaFixture['otherBhbuId'];
let faskesId: PesertaFixture['faskesId'];
let admin: PesertaFixture['admin'];
let company: PesertaFixture['company'];
let otherCompany: PesertaFixture['otherCompany'];
let facility: PesertaFixture['facility'];
let createPeserta: PesertaFixture['createPeserta'];
let save: PesertaFixture['save'];
beforeAll(() => {
  ({
    server,
    bhbuId,
    otherBhbuId,
    faskesId,
    admin,
    company,
    otherCompany,
    facility,
    createPeserta,
    save,
  } = fixture());
});

const requestHistory = (id: number, token = company.token) =>
  server.request('GET', `/Peserta/riwayat/${id}`, { token });

async function readHistory(id: number, token = company.token): Promise<PesertaHistory> {
  const { status, json } = await requestHistory(id, token);
  expect(status).toBe(200);
  return json as unknown as PesertaHistory;
}

/** Imports and saves a file as the company. */
async function importFile(lines: readonly SheetLine[], name: string): Promise<Import> {
  const body = new FormData();
  body.append('berkas', await buildSheetFile(lines, { name }));
  const { json, status } = await server.request('POST', '/Peserta/Import/0', {
    token: company.token,
    body,
  });
  expect(status).toBe(200);
  return json as unknown as Import;
}

const idOf = async (name: string): Promise<number> => {
  const [row] = await server.db
    .select({ id: peserta.id })
    .from(peserta)
    .where(eq(peserta.namaKey, name.toLowerCase()));
  return row?.id ?? 0;
};

describe('the audit log of one participant', () => {
  it('shows the entries to every permitted role without IP addresses', async () => {
    const one = await createPeserta({ idFaskes: faskesId, email: 'lama@contoh.test' });
    await save(one, { ...one, email: null, nama: 'Sudah Berganti Nama' });
    await server.request('POST', `/Peserta/identitas/${one.id}`, { token: company.token });
    for (const token of [admin.token, company.token, facility.token]) {
      const { jejak, jumlahJejak, peserta: record } = await readHistory(one.id, token);
      expect(record.nama).toBe('Sudah Berganti Nama');
      expect(jejak.map(({ aksi }) => aksi)).toEqual([
        'peserta.reveal',
        'peserta.update',
        'peserta.create',
      ]);
      expect(jumlahJejak).toBe(3);
      // Cleared fields are included.
      expect(jejak[1]?.sebelum).toMatchObject({ email: 'lama@contoh.test', nama: one.nama });
      expect(jejak[1]?.sesudah).toMatchObject({ email: null, nama: 'Sudah Berganti Nama' });
      expect(JSON.stringify(jejak)).not.toMatch(/\d{16}|127\.0\.0\.1/);
      expect(Object.keys(jejak[0] ?? {})).not.toContain('alamat');
      expect(Object.keys(jejak[0] ?? {})).not.toContain('requestId');
    }
  });

  it('is limited to the scope of the caller and to that record', async () => {
    const one = await createPeserta();
    const other = await createPeserta();
    expect((await requestHistory(one.id, otherCompany.token)).status).toBe(404);
    expect((await requestHistory(one.id, facility.token)).status).toBe(404);
    const legal = await server.signIn({ role: 'LEGAL' });
    expect((await requestHistory(one.id, legal.token)).status).toBe(404);
    const external = await server.signIn({ role: 'EXTERNAL' });
    expect((await requestHistory(one.id, external.token)).status).toBe(403);
    expect((await readHistory(other.id)).jejak).toHaveLength(1);
  });

  it('returns the newest entries up to a limit, with the total', async () => {
    const one = await createPeserta();
    const auditEntry = { actorName: 'Contoh', actorRole: 'ADMIN', action: 'peserta.reveal' };
    await server.db.insert(auditLog).values(
      Array.from({ length: maxAuditEntries }, () => ({
        ...auditEntry,
        resource: 'peserta',
        recordId: String(one.id),
      })),
    );
    const { jejak, jumlahJejak } = await readHistory(one.id);
    expect(jejak).toHaveLength(maxAuditEntries);
    expect(jejak.every(({ aksi }) => aksi === 'peserta.reveal')).toBe(true);
    expect(jumlahJejak).toBe(maxAuditEntries + 1);
  });
});

describe('a deleted participant', () => {
  it('is visible to accounts that may restore it, and to no others', async () => {
    const one = await createPeserta({ idFaskes: faskesId });
    await server.request('DELETE', `/Peserta/${one.id}`, { token: company.token });
    expect((await readHistory(one.id)).peserta.deletedAt).not.toBeNull();
    expect((await requestHistory(one.id, facility.token)).status).toBe(404);
    expect((await requestHistory(one.id, otherCompany.token)).status).toBe(404);
  });
});

describe('other registrations of the same person', () => {
  it('are limited to the scope of the caller', async () => {
    const nik = newNik();
    const one = await createPeserta({ nik });
    const booster = await buildPeserta(server.deps, {
      userId: company.id,
      bhbuId,
      vaccinationType: 1,
      nik,
    });
    const elsewhere = await buildPeserta(server.deps, {
      userId: otherCompany.id,
      bhbuId: otherBhbuId,
      nik,
    });
    const ids = async (id: number, token: string) =>
      (await readHistory(id, token)).pendaftaranLain.map(other => other.id);
    expect(await ids(one.id, company.token)).toEqual([booster.id]);
    expect(await ids(one.id, admin.token)).toEqual([elsewhere.id, booster.id]);
    expect(await ids(elsewhere.id, otherCompany.token)).toEqual([]);
    await server.request('DELETE', `/Peserta/${booster.id}`, { token: company.token });
    expect(await ids(one.id, company.token)).toEqual([]);
  });
});

describe('doses', () => {
  it('are listed with place and vaccinator, also when cancelled, without health data', async () => {
    const one = await createPeserta({ idFaskes: faskesId });
    const refused = await buildDose(server.db, {
      pesertaId: one.id,
      faskesId,
      hasil: 'DITUNDA',
      alasan: 'Demam tinggi',
      tanggal: '2029-12-01',
      screening: Buffer.from('jawaban'),
    });
    const wrong = await buildDose(server.db, {
      pesertaId: one.id,
      faskesId,
      tanggal: '2029-12-02',
      dibatalkan: server.now().toISOString(),
      dibatalkanOleh: 'Perawat Contoh',
      alasanBatal: 'Salah orang',
    });
    const given = await buildDose(server.db, {
      pesertaId: one.id,
      faskesId,
      vaksin: 'Sinopharm',
      batch: 'B-1',
      vaksinator: 'Perawat Contoh',
    });
    await server.db.insert(kipi).values({
      doseId: given,
      jenis: 'RAWAT_INAP',
      serius: true,
      createdAt: server.now().toISOString(),
      mulai: server.now().toISOString(),
      detail: Buffer.from('keluhan'),
    });
    const { dosis, peserta: record } = await readHistory(one.id, admin.token);
    expect(record.dosisDiberikan).toBe(1);
    expect(dosis.map(({ id }) => id)).toEqual([refused, wrong, given]);
    expect(dosis[0]).toMatchObject({ hasil: 'DITUNDA', adaKipi: false, dibatalkan: null });
    expect(dosis[1]?.dibatalkan).toMatchObject({ oleh: 'Perawat Contoh', alasan: 'Salah orang' });
    expect(dosis[2]).toMatchObject({
      ke: 1,
      hasil: 'DIBERIKAN',
      tanggal: '2029-12-20',
      jam: '09:30',
      namaFaskes: `Klinik Contoh ${faskesId}`,
      vaksin: 'Sinopharm',
      batch: 'B-1',
      vaksinator: 'Perawat Contoh',
      adaKipi: true,
      laporKipi: new Date(server.now().getTime() + 24 * 3_600_000).toISOString(),
      kipiDilaporkan: null,
    });
    expect(JSON.stringify(dosis)).not.toMatch(/Demam|jawaban|keluhan|RAWAT/);
    // An employer sees neither that an adverse event occurred nor why a record was cancelled.
    const employer = await readHistory(one.id, company.token);
    expect(employer.dosis[1]?.dibatalkan).toMatchObject({ alasan: null });
    expect(employer.dosis[2]).toMatchObject({
      hasil: 'DIBERIKAN',
      adaKipi: false,
      laporKipi: null,
      kipiDilaporkan: null,
    });
  });
});

describe('the files that wrote to a participant', () => {
  it('are listed, with the file that set each value', async () => {
    const nik = newNik();
    const line = {
      nik,
      nama: 'Asal Berkas',
      noHP: '081298765432',
      tanggalLahir: `01-${nik.slice(8, 10)}-1990`,
      alamat: 'Jalan Pertama Nomor 1',
    };
    const first = await importFile([sheetLine(line)], 'pertama.xlsx');
    const id = await idOf('Asal Berkas');
    server.advanceTime(60_000);
    const second = await importFile(
      [sheetLine(), sheetLine({ ...line, alamat: 'Jalan Kedua Nomor 2' })],
      'kedua.xlsx',
    );
    const { unggahan, asal } = await readHistory(id);
    expect(unggahan).toMatchObject([
      { id: second.id, namaBerkas: 'kedua.xlsx', mendaftarkan: false, isian: ['alamat'] },
      { id: first.id, namaBerkas: 'pertama.xlsx', mendaftarkan: true },
    ]);
    expect(unggahan.map(({ nomorBaris }) => nomorBaris)).toEqual([3, 2]);
    expect(asal).toMatchObject({ alamat: second.id, nama: first.id, nik: first.id });

    // A value that was changed by hand since then comes from no file.
    server.advanceTime(60_000);
    const { peserta: now } = await readHistory(id);
    await save(now, { ...now, nama: 'Asal Tangan' });
    expect((await readHistory(id)).asal).not.toHaveProperty('nama');
    expect((await readHistory(id)).asal).toMatchObject({ alamat: second.id });
  });

  it('stay listed after an undo but are the source of no value', async () => {
    const nik = newNik();
    const line = { nik, nama: 'Asal Urung', tanggalLahir: `01-${nik.slice(8, 10)}-1990` };
    const first = await importFile([sheetLine(line)], 'awal.xlsx');
    const id = await idOf('Asal Urung');
    const second = await importFile(
      [sheetLine({ ...line, alamat: 'Jalan Salah Nomor 9' })],
      'salah.xlsx',
    );
    const undone = await server.request('POST', `/Peserta/impor/${second.id}/urungkan`, {
      token: company.token,
    });
    expect(undone.status).toBe(200);
    const { unggahan, asal } = await readHistory(id);
    expect(unggahan.map(({ diurungkanPada }) => diurungkanPada !== null)).toEqual([true, false]);
    expect(asal['alamat']).toBe(first.id);
  });
});

describe('the source of a value', () => {
  it('is the person, the change of many or the merge that set it', async () => {
    const same = { nama: 'Asal Nilai', tanggalLahir: '1988-01-02' };
    const one = await createPeserta({ ...same, nik: newNik() });
    const other = await createPeserta({ ...same, nik: newNik(), pekerjaan: 'Gudang' });
    const post = (path: string, body: object) =>
      server.request('POST', path, { token: admin.token, body });
    const bulk = await post('/Peserta/ubahBanyak', {
      pilihan: { ids: [one.id] },
      perubahan: { nip: 'A-1' },
    });
    const { json } = await server.request('GET', `/Peserta/ganda?idPeserta=${one.id}`, {
      token: admin.token,
    });
    const [pair] = json['data'] as { id: number; kiri: { version: number } }[];
    const merged = await post(`/Peserta/ganda/${pair?.id ?? 0}/gabung`, {
      tetap: 'kiri',
      pilihan: { pekerjaan: 'kanan' },
      versi: { kiri: pair?.kiri.version ?? 0, kanan: 1 },
    });
    expect(merged.status).toBe(200);
    const { pengisi, gabungan } = await readHistory(one.id);
    expect(gabungan).toMatchObject([{ idPasangan: pair?.id, keSini: true, idLain: other.id }]);
    expect((await readHistory(other.id)).gabungan).toMatchObject([
      { keSini: false, idLain: one.id },
    ]);
    expect(pengisi).toMatchObject({
      alamat: { idPerubahan: null, idDigabung: null },
      nip: { idPerubahan: bulk.json['id'], idDigabung: null },
      pekerjaan: { idPerubahan: null, idDigabung: other.id },
    });
    expect(pengisi['alamat']?.oleh).not.toBe(pengisi['nip']?.oleh);
    // What an entry says besides the fields of the record is no field.
    expect(pengisi['perubahanBanyak']).toBeUndefined();
  });
});
