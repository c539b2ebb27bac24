import { describe, expect, it } from 'vitest';
import { exportFileName, toSerial, withUnit } from '#contract/core/values/sheet.ts';

describe('a date in a spreadsheet', () => {
  it('is the number by which Excel counts', () => {
    expect(toSerial('1900-03-01')).toBe(61);
    expect(toSerial('2026-11-28')).toBe(46354);
    expect(toSerial('2026-11-28T12:00')).toBe(46354.5);
    expect(toSerial('2026-11-28T18:00:00')).toBe(46354.75);
    expect(toSerial('2026-11')).toBe(46327);
  });

  it.each(['2026-02-30', '28-11-2026', '2026-11-28T25:00', '1900-02-28', 'besok', ''])(
    'is none for %j',
    text => expect(toSerial(text)).toBeNull(),
  );
});

describe('the header of a column', () => {
  it('names the unit once', () => {
    expect(withUnit('Jumlah', 'Rp')).toBe('Jumlah (Rp)');
    expect(withUnit('Dosis diterima', 'dosis')).toBe('Dosis diterima');
    expect(withUnit('Perpanjangan', 'Rp')).toBe('Perpanjangan (Rp)');
    expect(withUnit('Diubah', 'WIB')).toBe('Diubah (WIB)');
    expect(withUnit('Nama', '')).toBe('Nama');
  });
});

describe('the name of an exported file', () => {
  it('has the words of the list and the day, like the file of participants', () => {
    expect(exportFileName('Batch voucher', '2026-11-28')).toBe(
      'ReportBatchVoucherVGR-2026-11-28.xlsx',
    );
    expect(exportFileName('PKS', '2026-11-28')).toBe('ReportPKSVGR-2026-11-28.xlsx');
    expect(exportFileName('Penerima', 'TARIK/10', '2026-11-28')).toBe(
      'ReportPenerimaVGR-TARIK10-2026-11-28.xlsx',
    );
  });
});
