import { describe, expect, it } from 'vitest';
import { joinRange, splitRange } from '#contract/core/list-filter.ts';
import { fc, runs } from '#tests/properties.ts';
import { splitSecretValues } from '#src/kit/list/filters/filters.ts';
import { withFilter } from '#src/kit/list/listPaths.ts';
import { definition } from '#src/resources/payment/definition.ts';

const nik = '3204112101900001';

describe('filters in the address', () => {
  it.each([
    ['a range of days', { tanggalBayar: '2026-11-01..2026-11-30' }],
    ['a range that is open', { tanggalBayar: '..2026-11-30' }],
    ['a range of amounts', { jumlah: '1000000000..2000000000' }],
    ['several states', { status: 'TERVERIFIKASI,DITOLAK' }],
  ])('are %s', (_, values) => {
    expect(splitSecretValues(definition, values)).toEqual({ open: values, secret: {} });
  });

  it.each([
    ['as an amount', { jumlah: nik }],
    ['at the end of a range', { jumlah: `1..${nik}` }],
    ['as a day', { tanggalBayar: nik }],
    ['as a search text', { q: nik }],
  ])('have no identity number %s', (_, values) => {
    expect(splitSecretValues(definition, values)).toEqual({ open: {}, secret: values });
  });

  it('are added to those of a link', () => {
    const link = '/admin/x?filter=%7B%22status%22%3A%22A%22%7D&sort=y';
    const query = new URLSearchParams(withFilter(link, { accountManagerId: '3' }).split('?')[1]);
    expect(query.get('sort')).toBe('y');
    expect(JSON.parse(query.get('filter') ?? '')).toEqual({ status: 'A', accountManagerId: '3' });
    expect(withFilter('/admin/x', {})).toBe('/admin/x');
  });

  it('write a range as they read it', () => {
    const day = fc.constantFrom('', '2026-11-01', '2026-12-31');
    fc.assert(
      fc.property(day, day, (dari, sampai) => {
        expect(splitRange(joinRange(dari, sampai))).toEqual({ dari, sampai });
      }),
      { numRuns: runs(20) },
    );
  });
});
