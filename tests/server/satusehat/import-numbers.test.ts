import { beforeEach, describe, expect, it } from 'vitest';
import type { NumbersResult } from '#contract/domains/satusehat/record.ts';
import { readSheet } from '#server/platform/spreadsheet/read-sheet.ts';
import { toFormData } from '../../builders/application.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { digits, encounter, useSatusehatFixture, type SatusehatFixture } from './fixture.ts';

const getFixture = useSatusehatFixture();
let fixture: SatusehatFixture;
beforeEach(() => {
  fixture = getFixture();
});

describe('the template', () => {
  const head = ['Sumber', 'Nomor catatan', 'Nomor pasien SATUSEHAT', 'ID kunjungan SATUSEHAT'];
  const importCsv = async (...lines: readonly (readonly (number | string)[])[]) => {
    const text = [head, ...lines].map(cells => cells.join(';')).join('\n');
    const {
      json,
      status,
      text: answer,
    } = await fixture.server.request('POST', '/Satusehat/nomor', {
      token: fixture.nurse.token,
      body: toFormData({
        idFaskes: String(fixture.faskesId),
        fileNomor: new File([text], 'nomor.csv'),
      }),
    });
    expect(status, answer).toBe(200);
    return json as unknown as NumbersResult;
  };

  it('comes back filled: what is right is saved, and each other row says why', async () => {
    const a = await fixture.recordDose();
    const b = await fixture.recordDose();
    const taken = await fixture.recordReady();
    const elsewhere = await fixture.recordDose({ faskesId: fixture.otherFaskesId });
    const result = await importCsv(
      ['Dosis', a.id, `P${digits(a.idPeserta)}`, encounter(a.id)],
      ['Dosis', a.id, '', encounter(a.id)],
      ['Dosis', b.id, 'P123', ''],
      ['Dosis', b.id, `P${digits(taken.idPeserta)}`, ''],
      ['Dosis', elsewhere.id, 'P00000000777', ''],
      ['Suntikan', 1, '', ''],
      ['Dosis', taken.id, '', ''],
    );
    expect(result).toMatchObject({ jumlahBaris: 7, diperbarui: 1, tetap: 1 });
    expect(result.ditolak.map(({ baris, pesan }) => `${baris} ${pesan}`)).toEqual([
      '3 Catatan ini sudah ada di baris 2',
      '4 Isi P dengan 11 angka, atau 12 angka, seperti yang ditemukan di SATUSEHAT',
      '5 Nomor ini sudah tercatat untuk peserta lain. Periksa kembali di SATUSEHAT',
      `6 Catatan nomor ${elsewhere.id} bukan dosis di faskes ini`,
      '7 Sumber atau nomor catatan tidak dapat dibaca. Jangan ubah dua kolom pertama templat',
    ]);
    expect((await fixture.report()).data.find(one => one.nomor === a.id)).toMatchObject({
      noIHS: `P${digits(a.idPeserta)}`,
      kurang: [],
    });
    const again = await importCsv(['Dosis', a.id, `P${digits(a.idPeserta)}`, encounter(a.id)]);
    expect(again).toMatchObject({ diperbarui: 0, tetap: 1, ditolak: [] });
  });

  it('gives two people of one file one number to the first only', async () => {
    const a = await fixture.recordDose();
    const b = await fixture.recordDose();
    const result = await importCsv(
      ['Dosis', a.id, 'P00000008888', ''],
      ['Dosis', b.id, 'P00000008888', ''],
    );
    expect(result).toMatchObject({ diperbarui: 1, ditolak: [{ baris: 3 }] });
  });

  it('gives several doses of a person one number, and refuses another one', async () => {
    const a = await fixture.recordDose();
    const again = () =>
      buildDose(fixture.server.db, {
        pesertaId: a.idPeserta,
        faskesId: fixture.faskesId,
        tanggal: fixture.day,
        hasil: 'DITUNDA',
      });
    const [b, c] = [await again(), await again()];
    const result = await importCsv(
      ['Dosis', a.id, 'P00000009991', ''],
      ['Dosis', b, 'P00000009991', ''],
      ['Dosis', c, 'P00000009992', ''],
    );
    expect(result).toMatchObject({
      diperbarui: 1,
      tetap: 1,
      ditolak: [{ baris: 4, pesan: 'Baris sebelumnya memberi orang ini nomor lain' }],
    });
  });

  it('gives one visit to doses of one day only', async () => {
    const a = await fixture.recordDose();
    const again = (tanggal: string, dosisKe: number) =>
      buildDose(fixture.server.db, {
        pesertaId: a.idPeserta,
        faskesId: fixture.faskesId,
        tanggal,
        hasil: 'DITUNDA',
        dosisKe,
      });
    const result = await importCsv(
      ['Dosis', a.id, '', encounter(a.id)],
      ['Dosis', await again(fixture.day, 2), '', encounter(a.id)],
      ['Dosis', await again('2029-12-21', 2), '', encounter(a.id)],
    );
    expect(result).toMatchObject({ diperbarui: 2, ditolak: [{ baris: 4 }] });
  });

  it('is refused without its columns, or when it is no spreadsheet', async () => {
    for (const content of ['Nama;NIK\nAyu;1', '\u0000\u0001']) {
      const { status, json } = await fixture.server.request('POST', '/Satusehat/nomor', {
        token: fixture.nurse.token,
        body: toFormData({
          idFaskes: String(fixture.faskesId),
          fileNomor: new File([content], 'nomor.csv'),
        }),
      });
      expect(status).toBe(422);
      expect(json['errors']).toHaveProperty('fileNomor');
    }
  });

  it('goes out with what is known, and its rows are those that are read', async () => {
    const { id } = await fixture.recordReady();
    const kueri = { idFaskes: fixture.faskesId, dari: fixture.day, sampai: fixture.day };
    const response = await fixture.download('/templat', kueri);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const rows: string[][] = [];
    for await (const { cells } of readSheet(bytes)) rows.push(cells.map(({ text }) => text));
    expect(rows[0]).toEqual(expect.arrayContaining(head));
    expect(rows[1]?.slice(0, 2)).toEqual(['Dosis', String(id)]);
    const { json } = await fixture.server.request('POST', '/Satusehat/nomor', {
      token: fixture.nurse.token,
      body: toFormData({
        idFaskes: String(fixture.faskesId),
        fileNomor: new File([bytes], 'nomor.xlsx'),
      }),
    });
    expect(json).toEqual({ jumlahBaris: 1, diperbarui: 0, tetap: 1, ditolak: [] });
  });
});
