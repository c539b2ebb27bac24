import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fc } from '#tests/properties.ts';
import type * as dateFormats from '#src/kit/format/date.ts';
import { groupNik, isMasked, maskNik } from '#src/kit/format/identity.ts';
import {
  formatNumber,
  formatPercent,
  formatRupiah,
  parseDecimal,
  parseInteger,
} from '#src/kit/format/number.ts';
import { formatPhone, phoneHref } from '#src/kit/format/phone.ts';

type Dates = typeof dateFormats;

/** Time zones of the browser and their offsets from UTC in minutes on the tested dates. */
const zones = [
  ['Asia/Jakarta', -420],
  ['Asia/Jayapura', -540],
  ['UTC', 0],
  ['America/Los_Angeles', 480],
] as const;

describe.each(zones)('dates in time zone %s', (zone, offset) => {
  const originalTz = process.env.TZ;
  let formats: Dates;

  beforeAll(async () => {
    process.env.TZ = zone;
    vi.resetModules();
    formats = await import('#src/kit/format/date.ts');
  });
  afterAll(() => {
    if (originalTz === undefined) delete process.env.TZ;
    else process.env.TZ = originalTz;
  });

  it('has the expected offset', () => {
    expect(new Date('2026-11-21T00:00:00Z').getTimezoneOffset()).toBe(offset);
  });

  it('formats an instant in Jakarta time', () => {
    const instant = '2026-11-21T08:05:00Z';
    expect(formats.formatDateTime(instant)).toBe('21-Nov-2026 15:05 WIB');
    expect(formats.formatDateTime(new Date(instant))).toBe('21-Nov-2026 15:05 WIB');
    expect(formats.formatDateTime('2026-11-21T15:05:00+07:00')).toBe('21-Nov-2026 15:05 WIB');
    expect(formats.formatTime(instant)).toBe('15:05 WIB');
    expect(formats.formatLongDate(instant)).toBe('21 November 2026');
    expect(formats.formatVoucherDate(instant)).toBe('21/11/2026');
  });

  it('changes the date at 17:00 UTC, midnight in Jakarta', () => {
    expect(formats.formatDateTime('2026-11-21T16:59:59Z')).toBe('21-Nov-2026 23:59 WIB');
    expect(formats.formatDateTime('2026-11-21T17:00:00Z')).toBe('22-Nov-2026 00:00 WIB');
    expect(formats.formatDate('2026-12-31T16:59:59.999Z')).toBe('31-Des-2026');
    expect(formats.formatDate('2026-12-31T17:00:00Z')).toBe('01-Jan-2027');
    expect(formats.jakartaDay(new Date('2026-12-31T16:59:59Z'))).toBe('2026-12-31');
    expect(formats.jakartaDay(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01-01');
  });

  it('formats the time of a facility on its clock, with its zone', () => {
    expect(formats.formatDateTime('2026-11-21T16:30:00Z', 'WITA')).toBe('22-Nov-2026 00:30 WITA');
    expect(formats.formatTime('2026-11-21T16:30:00Z', 'WIT')).toBe('01:30 WIT');
    expect(formats.formatLocalTime('2026-11-22', '00:30', 'WITA')).toBe('22-Nov-2026 00:30 WITA');
    expect(formats.formatLocalTime('2026-11-22', null, 'WITA')).toBe('22-Nov-2026');
  });

  it('does not shift a plain date', () => {
    expect(formats.formatDate('2026-11-21')).toBe('21-Nov-2026');
    expect(formats.formatLongDate('2026-01-01')).toBe('01 Januari 2026');
    expect(formats.formatVoucherDate('2026-12-31')).toBe('31/12/2026');
    expect(formats.formatDateTime('2026-11-21')).toBe('21-Nov-2026');
    expect(formats.formatTime('2026-11-21')).toBe('');
  });

  it('reads a time without a zone as UTC, as on the wire', () => {
    expect(formats.formatDateTime('2026-11-21T17:00:00')).toBe('22-Nov-2026 00:00 WIB');
  });

  it('formats an empty value as an empty string and returns invalid input unchanged', () => {
    for (const empty of [null, undefined, '']) {
      expect(formats.formatDate(empty)).toBe('');
      expect(formats.formatDateTime(empty)).toBe('');
    }
    for (const invalid of ['kemarin', '2026-02-30', '2026-13-01']) {
      expect(formats.formatDate(invalid)).toBe(invalid);
      expect(formats.formatDateTime(invalid)).toBe(invalid);
    }
    expect(formats.formatDate(new Date(Number.NaN))).toBe('');
  });

  it('formats every plain date without loss', () => {
    const months = 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' ');
    const day = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2100-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, date => {
        const plain = date.toISOString().slice(0, 10);
        const [d = '', m = '', y = ''] = formats.formatDate(plain).split('-');
        const month = String(months.indexOf(m) + 1).padStart(2, '0');
        expect(`${y}-${month}-${d}`).toBe(plain);
      }),
    );
  });
});

describe('numbers', () => {
  it('are grouped by thousands with a dot', () => {
    expect(formatNumber(1234)).toBe('1.234');
    expect(formatNumber(-1234567)).toBe('-1.234.567');
    expect(formatNumber(0.5)).toBe('0,5');
    expect(formatNumber(0)).toBe('0');
  });

  it('are formatted as rupiah without decimals and with a non-breaking space', () => {
    expect(formatRupiah(321660)).toBe('Rp\u00A0321.660');
    expect(formatRupiah(117910.4)).toBe('Rp\u00A0117.910');
    expect(formatRupiah(0)).toBe('Rp\u00A00');
  });

  it('are formatted as percentages', () => {
    expect(formatPercent(0.1)).toBe('10%');
    expect(formatPercent(0.125)).toBe('12,5%');
  });

  it('are an empty string when missing or not finite', () => {
    for (const empty of [null, undefined, Number.NaN, Infinity]) {
      expect(formatNumber(empty)).toBe('');
      expect(formatRupiah(empty)).toBe('');
      expect(formatPercent(empty)).toBe('');
    }
  });

  it('are parsed back from their formatted text', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), n => {
        expect(parseInteger(formatNumber(n))).toBe(n);
        expect(parseInteger(String(n))).toBe(n);
      }),
    );
    expect(parseInteger('Rp 321.660')).toBe(321660);
    expect(parseInteger(formatRupiah(321660))).toBe(321660);
  });

  it.each([
    ['0,5', 0.5],
    ['0.5', 0.5],
    ['-2', -2],
    ['1.234,5', 1234.5],
    ['1.234', 1234],
  ])('%s is parsed with its decimals', (text, number) => {
    expect(parseDecimal(text)).toBe(number);
  });

  it.each(['', '1,2,3', '1.2345', '0,', 'setengah'])('%o is rejected as a decimal number', text => {
    expect(parseDecimal(text)).toBeNull();
  });

  it.each(['', '12.34', '1,5', '1.2345', '12 ribu', '99999999999999999999'])(
    '%o is rejected as a whole number',
    text => {
      expect(parseInteger(text)).toBeNull();
    },
  );
});

describe('identity numbers', () => {
  const nik = fc.stringMatching(/^\d{16}$/);

  it('are masked except for the district and serial of a NIK', () => {
    expect(maskNik('3204112101900001')).toBe('3204••••••••0001');
    expect(maskNik('3204 1121 0190 0001')).toBe('3204••••••••0001');
  });

  it('never show the middle and are not changed by a second masking', () => {
    fc.assert(
      fc.property(nik, value => {
        const masked = maskNik(value);
        expect(masked).toHaveLength(16);
        expect(masked.slice(4, 12)).toBe('••••••••');
        expect(maskNik(masked)).toBe(masked);
        expect(isMasked(masked)).toBe(true);
      }),
    );
  });

  it('other than a NIK show only the last two characters', () => {
    expect(maskNik('320411210190')).toBe('••••••••••90');
    expect(maskNik('A1234567')).toBe('••••••67');
    expect(maskNik(null)).toBe('');
  });

  it('are grouped when revealed and left unchanged when masked', () => {
    expect(groupNik('3204112101900001')).toBe('3204 1121 0190 0001');
    expect(groupNik('3204••••••••0001')).toBe('3204••••••••0001');
    expect(groupNik('A1234567')).toBe('A1234567');
    expect(groupNik(undefined)).toBe('');
  });
});

describe('phone numbers', () => {
  it.each([
    ['+6281234567890', '0812-3456-7890'],
    ['6281234567890', '0812-3456-7890'],
    ['0812 3456 7890', '0812-3456-7890'],
    ['+628123456789', '0812-345-6789'],
    ['+62215551234', '021-555-1234'],
    ['+622155512345', '021-5551-2345'],
    ['+622742123456', '0274-212-3456'],
    ['+6591234567', '+6591234567'],
    ['ext. 12', 'ext. 12'],
    [null, ''],
  ])('%o is formatted as %o', (stored, displayed) => {
    expect(formatPhone(stored)).toBe(displayed);
  });

  it('have a `tel:` link when valid', () => {
    expect(phoneHref('0812-3456-7890')).toBe('tel:+6281234567890');
    expect(phoneHref('+65 9123 4567')).toBe('tel:+6591234567');
    expect(phoneHref('ext. 12')).toBeUndefined();
    expect(phoneHref('')).toBeUndefined();
  });
});
