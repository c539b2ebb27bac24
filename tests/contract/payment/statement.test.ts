import { describe, expect, it } from 'vitest';
import {
  parseStatementAmount,
  parseStatementDay,
  statementColumns,
} from '#contract/domains/payment/statement.ts';

describe('a bank statement', () => {
  it.each([
    ['4.321,00', 4_321],
    ['1,234,567.00', 1_234_567],
    ['Rp 1.234.567', 1_234_567],
    ['1000', 1_000],
    ['1.000', 1_000],
    ['12,50', undefined],
    ['-5', undefined],
    ['0', undefined],
    ['', undefined],
    ['9'.repeat(16), undefined],
  ])('reads the amount %s as %s', (text, amount) => {
    expect(parseStatementAmount(text)).toBe(amount);
  });

  it.each([
    ['2030-01-05', '2030-01-05'],
    ['5/1/2030', '2030-01-05'],
    ['31/02/2030', undefined],
    ['kemarin', undefined],
  ])('reads the day %s as %s', (text, day) => {
    expect(parseStatementDay(text)).toBe(day);
  });

  it('finds its columns by their headers', () => {
    expect(statementColumns(['No', 'Tgl Transaksi', 'Keterangan', 'Jumlah (IDR)'])).toEqual({
      tanggal: 1,
      referensi: 2,
      jumlah: 3,
    });
    expect(statementColumns(['Tanggal', 'Jumlah'])).toBeUndefined();
  });
});
