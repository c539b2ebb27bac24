import { describe, expect, it } from 'vitest';
import { branchOf, fullNitku, nitku } from '#contract/core/values/nitku.ts';
import {
  facilityCodes,
  maxPerFile,
  splitIntoFiles,
  uploadDeadline,
} from '#contract/domains/faktur/codes.ts';
import { isNumberOf } from '#contract/domains/faktur/fields.ts';
import { collectorOf, taxInvoiceCodesOf } from '#contract/domains/invoice/amounts.ts';
import { knownDecreeOn } from '#contract/domains/tax/borne-basis.ts';
import {
  collectorOfTransaction,
  exemptTax,
  facilityOf,
  taxInvoiceCode,
} from '#contract/domains/tax/index.ts';

const lines = (...classes: readonly ('DIBEBASKAN' | 'PPN_DTP' | 'PPN')[]) =>
  classes.map(kelasPajak => ({ kelasPajak }));

describe('transaction codes', () => {
  it('are one for each tax class of an invoice', () => {
    const mixed = lines('PPN', 'DIBEBASKAN', 'PPN_DTP', 'PPN');
    expect(taxInvoiceCodesOf(mixed, '2026-11-10', null)).toEqual(['04', '07', '08']);
    expect(taxInvoiceCodesOf(mixed, '2024-11-10', null)).toEqual(['01', '07', '08']);
    expect(taxInvoiceCodesOf(lines('DIBEBASKAN'), '2022-03-31', null)).toEqual([]);
  });

  it('tell the government from other collectors, for lines with PPN only', () => {
    const collector = (pemungutPPN: boolean, instansiPemerintah: boolean) =>
      collectorOf({ pemungutPPN, instansiPemerintah });
    const codes = (one: ReturnType<typeof collector>) =>
      taxInvoiceCodesOf(lines('PPN', 'DIBEBASKAN'), '2026-11-10', one);
    expect(codes(collector(true, true))).toEqual(['02', '08']);
    expect(codes(collector(true, false))).toEqual(['03', '08']);
    expect(codes(collector(false, true))).toEqual(['04', '08']);
    expect(taxInvoiceCode('PPN_DTP', '2026-11-10', 'PEMERINTAH')).toBe('07');
  });

  it('are those of a buyer that collects nothing up to its limit for a whole transaction', () => {
    const at = (collector: 'LAINNYA' | 'PEMERINTAH', nilai: number, ppn: number) =>
      collectorOfTransaction(collector, { nilai, ppn });
    expect(at('LAINNYA', 9_009_009, 990_991)).toBeNull();
    expect(at('LAINNYA', 9_009_009, 990_992)).toBe('LAINNYA');
    expect(at('PEMERINTAH', 2_000_000, 220_000)).toBeNull();
    expect(at('PEMERINTAH', 2_000_001, 0)).toBe('PEMERINTAH');
    expect(collectorOfTransaction(null, { nilai: 99_000_000, ppn: 0 })).toBeNull();
  });

  it('name the law of what is not collected, by its day', () => {
    const known = (day: string) => facilityOf('07', day, knownDecreeOn(day));
    expect(known('2021-12-31')).toBe('15');
    expect(known('2022-01-01')).toBe('20');
    expect(known('2023-01-01')).toBeNull();
    const recorded = { aturan: 'PMK Contoh 1/2026', fasilitas: '33' };
    expect(facilityOf('07', '2026-11-10', recorded)).toBe('33');
    expect(facilityOf('08', '2022-04-01', recorded)).toBe('10');
    expect(facilityOf('04', '2022-04-01', recorded)).toBeNull();
    expect(facilityCodes('20')).toEqual({ addInfo: 'TD.00520', facilityStamp: 'TD.01120' });
  });

  it('begin the numbers', () => {
    expect(isNumberOf('04', '04002600000000123')).toBe(true);
    expect(isNumberOf('03', '04002600000000123')).toBe(false);
    expect(isNumberOf('04', '04000000000000000')).toBe(false);
  });
});

it('an exempt line states the base and the tax that are not collected', () => {
  expect(exemptTax(1_200_000, '2026-11-10')).toEqual({ dpp: 1_100_000, ppnRate: 12, ppn: 132_000 });
});

it('the upload ends on the 20th of the next month', () => {
  expect(uploadDeadline('2026-11-30')).toBe('2026-12-20');
  expect(uploadDeadline('2026-12-01')).toBe('2027-01-20');
});

it('files hold one period and a thousand tax invoices', () => {
  const many = Array.from({ length: maxPerFile + 1 }, (_, id) => ({
    id,
    tanggalFaktur: '2026-11-10',
  }));
  const files = splitIntoFiles([...many, { id: -1, tanggalFaktur: '2026-12-01' }]);
  expect(files.map(({ masa, faktur }) => [masa, faktur.length])).toEqual([
    ['2026-11', 1000],
    ['2026-11', 1],
    ['2026-12', 1],
  ]);
  expect(new Set(files.flatMap(({ faktur }) => faktur)).size).toBe(1002);
});

describe('the NITKU', () => {
  const npwp = '0012345678901000';

  it('is the NPWP and six digits, those of the head office by default', () => {
    expect(fullNitku(npwp, null)).toBe('0012345678901000000000');
    expect(fullNitku(npwp, '000002')).toBe('0012345678901000000002');
  });

  it('is entered whole or as its last six digits, and belongs to its NPWP', () => {
    expect(branchOf(nitku.parse('0012345678901000.000002'), npwp)).toBe('000002');
    expect(branchOf(nitku.parse('000002'), npwp)).toBe('000002');
    expect(branchOf('0019876543211000000002', npwp)).toBeUndefined();
    expect(nitku.safeParse('00000').success).toBe(false);
  });
});
