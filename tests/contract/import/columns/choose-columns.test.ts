import { describe, expect, it } from 'vitest';
import {
  continuedHeader,
  matchByContent,
  matchColumns,
  pesertaColumns,
  type ColumnContent,
} from '#contract/domains/import/columns/index.ts';

/** Returns the fields of the columns, by header. */
const fieldsOf = (headers: readonly string[], contentOf: ColumnContent = () => []) => {
  const { matches } = matchByContent(pesertaColumns, headers, contentOf);
  return headers.map((_, i) => matches.find(({ index }) => index === i)?.field ?? '');
};

describe('two columns for one field', () => {
  it('are shown to the user when both names fit equally', () => {
    const { ambiguous, matches } = matchColumns(pesertaColumns, ['HP', 'Nama', 'No WA', 'Kota']);
    expect(ambiguous).toEqual([{ field: 'noHP', indexes: [0, 2] }]);
    expect(matches.find(({ field }) => field === 'noHP')?.index).toBe(0);
  });

  it('are clear when one has the name of the template', () => {
    const headers = ['HP', 'No HP*', 'Nama Lengkap', 'Nama'];
    expect(matchColumns(pesertaColumns, headers).ambiguous).toEqual([]);
  });

  it.each([
    [
      ['Nama Karyawan', 'Nama Peserta'],
      ['penanggung', 'nama'],
    ],
    [
      ['Nama Peserta', 'Nama Pegawai'],
      ['nama', 'penanggung'],
    ],
    [
      ['Nama Karyawan', 'Nama Anggota Keluarga'],
      ['penanggung', 'nama'],
    ],
    [
      ['Nama Karyawan', 'NIK'],
      ['nama', 'nik'],
    ],
    [
      ['Nama Karyawan', 'Nama Peserta', 'Penanggung'],
      ['', 'nama', 'penanggung'],
    ],
  ])('an employee beside a participant is the one who answers for them: %j', (headers, fields) => {
    expect(fieldsOf(headers)).toEqual(fields);
  });
});

describe('the column of the NIK', () => {
  const content =
    (...columns: string[][]): ColumnContent =>
    index =>
      columns[index] ?? [];

  it('is the one with sixteen digits; the other one is the employee number', () => {
    const headers = ['NIK', 'No KTP', 'Nama'];
    const values = content(['K-1', '10023', ''], ['3273051211870009', '3273-0512-1187-0010', '']);
    expect(fieldsOf(headers, values)).toEqual(['nip', 'nik', 'nama']);
    expect(matchByContent(pesertaColumns, headers, values).unmatched).toEqual([]);
  });

  it('stays the one with the better name when it holds NIKs too, or none does', () => {
    const headers = ['NIK', 'No KTP'];
    const niks = ['3273051211870009'];
    expect(fieldsOf(headers, content(niks, niks))).toEqual(['nik', '']);
    expect(fieldsOf(headers, content(['1'], ['2']))).toEqual(['nik', '']);
    expect(fieldsOf(headers, content([], []))).toEqual(['nik', '']);
  });

  it('is the only one of an unknown name that holds NIKs, as a guess', () => {
    const headers = ['NIK', 'Nomor pada kartu', 'Nama'];
    const values = content(['K-1'], ['3273051211870009', '3,27305E+15'], ['BUDI']);
    const { matches } = matchByContent(pesertaColumns, headers, values);
    expect(matches.find(({ field }) => field === 'nik')).toMatchObject({
      index: 1,
      confidence: 'similar',
    });
    const two = content(['BUDI'], ['3273051211870009'], ['3273051211870010']);
    expect(fieldsOf(['Nama', 'Kartu A', 'Kartu B'], two)).toEqual(['nama', '', '']);
    expect(fieldsOf(['Nama', 'NIK penanggung'], content(['BUDI'], ['3273051211870009']))).toEqual([
      'nama',
      'penanggung',
    ]);
  });

  it('leaves the column unused when another one has the employee number', () => {
    const values = content(['10023'], ['3273051211870009'], ['K-1']);
    expect(fieldsOf(['NIK', 'No KTP', 'NIP'], values)).toEqual(['', 'nik', 'nip']);
  });
});

describe('a header that goes on in the row below', () => {
  const headers = ['No', 'NIK', 'Nama', 'Alamat KTP'];
  const continued = (below: string[], above = headers) =>
    continuedHeader(pesertaColumns, above, below);

  it.each([
    [['(1)', '(2)', '(3)', '(4)']],
    [['1', '2', '3', '4']],
    [['1.', '2.', '3.', '']],
    [['No', 'NIK', 'Nama', 'Alamat KTP']],
    [['', '(16 digit)', '(sesuai KTP)', '']],
  ])('keeps its names: %j', below => {
    expect(continued(below)).toEqual(headers);
  });

  it('takes the names below a name that spans them', () => {
    const above = ['NIK', 'Nama', 'No HP', 'Alamat', '', ''];
    const below = ['', '', '', 'Alamat KTP', 'Kab/Kota', 'Kecamatan'];
    expect(continued(below, above)).toEqual([
      'NIK',
      'Nama',
      'No HP',
      'Alamat KTP',
      'Kab/Kota',
      'Kecamatan',
    ]);
  });

  it.each([
    [['1', '3273051211870009', 'BUDI', 'Jalan Merdeka 10']],
    [['1', '', '', '']],
    [['1', '2', '', '']],
    [['', '', 'BUDI', '']],
    [[]],
  ])('is not a row of data: %j', below => {
    expect(continued(below)).toBeUndefined();
  });
});
