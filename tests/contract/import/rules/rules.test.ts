import { describe, expect, it } from 'vitest';
import { formatNik } from '#contract/core/values/nik.ts';
import {
  createLookupFinders,
  parseRow,
  pesertaColumns,
  type ColumnField,
} from '#contract/domains/import/columns/index.ts';
import {
  applyRule,
  correctionRule,
  findRule,
  ruleKey,
  rulesWithoutExample,
  type CorrectionRule,
  type RuleFacts,
  type RuleRow,
} from '#contract/domains/import/rules/index.ts';
import { isImprovement } from '#contract/domains/import/rules/index.ts';
import { validatePeserta, type Issue } from '#contract/domains/peserta/index.ts';
import { pesertaCategories } from '#contract/domains/lookup.ts';
import { fc } from '#tests/properties.ts';

const today = '2030-01-02';
const regions = [
  { id: '32.73', name: 'Kota Bandung' },
  { id: '32.04', name: 'Kabupaten Bandung' },
  { id: '31.74', name: 'Kota Administrasi Jakarta Selatan' },
];
const facts: RuleFacts = {
  today,
  finders: createLookupFinders({
    kabKota: regions,
    kategori: pesertaCategories,
    negara: [{ id: 'JP', name: 'Jepang' }],
  }),
  faskes: [
    { kode: 'KP01', nama: 'Klinik Pratama Sehat' },
    { kode: 'KP02', nama: 'Klinik Utama' },
  ],
};

type Texts = Partial<Record<ColumnField, string>>;

const rightTexts: Texts = {
  isWNI: 'WNI',
  nik: formatNik({ region: '32.73.05', birthDate: '1988-12-31', sex: 'P', serial: 7 }),
  nama: 'SITI CONTOH',
  tanggalLahir: '31-12-1988',
  jenisKelamin: 'P',
  noHP: '081234567890',
  alamat: 'Jalan Merdeka Nomor 10',
  kabKota: 'Kota Bandung',
  kategori: 'KARYAWAN',
  persetujuan: 'Y',
};

/** Reads and validates a row as the server does, without other records. */
function ruleRow(texts: Texts, more: readonly Pick<Issue, 'code' | 'field'>[] = []): RuleRow {
  const fields = pesertaColumns.map(({ field }) => field);
  const { values, original } = parseRow(
    fields.map(field => ({ text: texts[field] ?? '', isNumber: false })),
    {
      matches: fields.map((field, index) => ({ field, index, header: '', confidence: 'exact' })),
      unmatched: [],
      ambiguous: [],
      missing: [],
    },
    facts.finders,
  );
  const issues = validatePeserta(values, {
    today,
    isKabKota: code => regions.some(({ id }) => id === code),
    isKategori: code => pesertaCategories.some(({ id }) => id === code),
    isNegara: code => code === 'JP',
  });
  return {
    texts: original,
    values,
    issues: [...issues.map(({ code, field }) => ({ code, field })), ...more],
    corrected: new Set(),
  };
}

const wrongRow = (wrong: Texts, more?: readonly Pick<Issue, 'code' | 'field'>[]): RuleRow =>
  ruleRow({ ...rightTexts, ...wrong }, more);

const nik = rightTexts.nik ?? '';
const kodeIssue = [{ code: 'E17', field: 'kodeFaskes' }] as const;
const nameIssue = [{ code: 'W04', field: 'nama' }] as const;

describe('the rule of a correction', () => {
  const cases: readonly [
    string,
    Texts,
    ColumnField,
    string,
    CorrectionRule,
    typeof nameIssue | typeof kodeIssue | undefined,
  ][] = [
    [
      'an exchanged day and month',
      { tanggalLahir: '12/31/1988' },
      'tanggalLahir',
      '31-12-1988',
      { jenis: 'tukarHariBulan', field: 'tanggalLahir' },
      undefined,
    ],
    [
      'a two-digit year',
      { tanggalLahir: '31/12/88' },
      'tanggalLahir',
      '1988-12-31',
      { jenis: 'tahunDuaAngka', field: 'tanggalLahir', bulanDulu: false },
      undefined,
    ],
    [
      'a two-digit year after the month',
      { tanggalLahir: '12/31/88' },
      'tanggalLahir',
      '31-12-1988',
      { jenis: 'tahunDuaAngka', field: 'tanggalLahir', bulanDulu: true },
      undefined,
    ],
    [
      'a date that only the NIK tells',
      { tanggalLahir: 'akhir 1988' },
      'tanggalLahir',
      '31-12-1988',
      { jenis: 'dariNik', field: 'tanggalLahir' },
      undefined,
    ],
    [
      'exchanged columns',
      { nik: '081234567890', noHP: nik },
      'nik',
      nik,
      { jenis: 'tukarKolom', field: 'nik', dengan: 'noHP' },
      undefined,
    ],
    [
      'titles',
      { nama: 'Dr. Hj. SITI CONTOH, S.Kom, M.M.' },
      'nama',
      'SITI CONTOH',
      { jenis: 'gelar' },
      nameIssue,
    ],
    [
      'binti',
      { nama: 'SITI CONTOH BINTI AHMAD' },
      'nama',
      'SITI CONTOH',
      { jenis: 'bin', ayah: true },
      nameIssue,
    ],
    [
      'letters in a number',
      { noHP: 'O812345678 9O' },
      'noHP',
      '081234567890',
      { jenis: 'nomorHP', cara: 'huruf' },
      undefined,
    ],
    [
      'text around a number',
      { noHP: 'WA: 0812-3456-7890' },
      'noHP',
      '081234567890',
      { jenis: 'nomorHP', cara: 'satu' },
      undefined,
    ],
    [
      'a prefix written twice',
      { noHP: '+62 (0)812 3456 7890' },
      'noHP',
      '081234567890',
      { jenis: 'nomorHP', cara: 'awalan' },
      undefined,
    ],
    [
      'the first of two numbers',
      { noHP: '081234567890/081298765432' },
      'noHP',
      '081234567890',
      { jenis: 'nomorHP', cara: 'pertama' },
      undefined,
    ],
    [
      'a region written otherwise',
      { kabKota: 'Jaksel' },
      'kabKota',
      '31.74',
      { jenis: 'teksSama', field: 'kabKota', dari: 'jaksel', menjadi: '31.74' },
      undefined,
    ],
    [
      'a code with its name',
      { kabKota: '32.73 - Kota Bandung' },
      'kabKota',
      'Kota Bandung',
      { jenis: 'kodeNama' },
      undefined,
    ],
    [
      'the name of a facility',
      { kodeFaskes: 'klinik pratama sehat' },
      'kodeFaskes',
      'KP01',
      { jenis: 'kodeNama' },
      kodeIssue,
    ],
    [
      'a word for a category',
      { kategori: 'Staf' },
      'kategori',
      'KARYAWAN',
      { jenis: 'teksSama', field: 'kategori', dari: 'staf', menjadi: 'KARYAWAN' },
      undefined,
    ],
    [
      'a wrong digit of a NIK',
      { nik: `${nik.slice(0, 8)}9${nik.slice(9)}` },
      'nik',
      nik,
      { jenis: 'angkaNik' },
      undefined,
    ],
    [
      'a NIK without 40',
      { nik: `${nik.slice(0, 6)}31${nik.slice(8)}` },
      'nik',
      nik,
      { jenis: 'hariNikPerempuan' },
      undefined,
    ],
  ];
  it.each(cases)('%s', (_, wrong, field, text, rule, more) => {
    const row = wrongRow(wrong, more);
    expect(findRule(row, { field, text }, facts)).toEqual(rule);
  });

  it('is none when nothing explains it', () => {
    const row = wrongRow({ noHP: 'tidak ada' });
    expect(findRule(row, { field: 'noHP', text: '081234567890' }, facts)).toBeNull();
    const date = wrongRow({ tanggalLahir: 'x', nik: '1' });
    expect(findRule(date, { field: 'tanggalLahir', text: '31-12-1988' }, facts)).toBeNull();
    // Consent is given by each person.
    const consent = wrongRow({ persetujuan: 'mungkin' });
    expect(findRule(consent, { field: 'persetujuan', text: 'Y' }, facts)).toBeNull();
  });
});

describe('a rule', () => {
  it('holds no number of a person', () => {
    const rule = { jenis: 'teksSama', field: 'kategori', menjadi: 'KARYAWAN' };
    for (const dari of [
      nik,
      `staf ${nik}`,
      nik.replace(/(\d{4})/g, '$1 '),
      `1234/5678/9012/3456`,
    ]) {
      expect(correctionRule.safeParse({ ...rule, dari }).success).toBe(false);
    }
    expect(correctionRule.safeParse({ ...rule, dari: 'Staf' }).data).toMatchObject({
      dari: 'staf',
    });
    expect(correctionRule.safeParse({ ...rule, field: 'nama', dari: 'x' }).success).toBe(false);
    expect(correctionRule.safeParse({ ...rule, field: 'persetujuan', dari: 'x' }).success).toBe(
      false,
    );
  });

  it('is one with another for the same text', () => {
    const rule = { jenis: 'teksSama', field: 'kategori', dari: 'staf' } as const;
    expect(ruleKey({ ...rule, menjadi: 'KARYAWAN' })).toBe(
      ruleKey({ menjadi: 'KELUARGA', ...rule }),
    );
  });

  const anyRule = fc.constantFrom<CorrectionRule>(
    { jenis: 'hariNikPerempuan' },
    { jenis: 'bin', ayah: true },
    ...rulesWithoutExample(pesertaColumns.map(one => one.field)),
  );

  it('never changes a row without an issue', () => {
    const row = ruleRow(rightTexts);
    expect(row.issues).toEqual([]);
    fc.assert(
      fc.property(anyRule, rule => {
        expect(applyRule(rule, row, facts)).toBeNull();
      }),
    );
  });

  it('never changes a cell that a person corrected', () => {
    const row = {
      ...wrongRow({ tanggalLahir: '12/31/1988' }),
      corrected: new Set(['tanggalLahir']),
    };
    const rule = { jenis: 'tukarHariBulan', field: 'tanggalLahir' } as const;
    expect(applyRule(rule, row, facts)).toBeNull();
  });

  it('changes only cells with an issue, for any texts, and a proposed change is right', () => {
    const anyText = fc.oneof(
      fc.constantFrom(
        ...Object.values(rightTexts),
        '12/31/1988',
        '31/12/88',
        'WA 081234567890',
        '',
      ),
      fc.string({ maxLength: 30, unit: 'binary' }),
      fc.stringMatching(/^\d{1,2}[-/]\d{1,2}[-/]\d{2,4}$/),
      fc.stringMatching(/^\d{15,17}$/),
    );
    const fields = Object.keys(rightTexts) as ColumnField[];
    fc.assert(
      fc.property(
        anyRule,
        fc.dictionary(fc.constantFrom(...fields), anyText, { maxKeys: 3 }),
        (rule, wrong) => {
          const row = wrongRow(wrong);
          const change = applyRule(rule, row, facts);
          if (change === null) return;
          const after = ruleRow({ ...rightTexts, ...wrong, ...change });
          if (!isImprovement(row.issues, after.issues, change)) return;
          for (const field of Object.keys(change)) {
            const own = row.issues.some(one => one.field === field);
            // The NIK of a woman contradicts her sex, which carries the issue.
            const bySex =
              rule.jenis === 'hariNikPerempuan' && row.issues.some(one => one.code === 'E07');
            expect(own || bySex).toBe(true);
            expect(after.issues.some(one => one.field === field)).toBe(false);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});
