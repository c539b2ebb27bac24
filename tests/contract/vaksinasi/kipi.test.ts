import { describe, expect, it } from 'vitest';
import {
  backgroundRateOn,
  kipiGaps,
  kipiSignal,
  poissonUpperTail,
  reportClocks,
  type Kipi,
} from '#contract/domains/vaksinasi/index.ts';

describe('the upper tail of a Poisson distribution', () => {
  // Known values, as of R's `ppois(k - 1, lambda, lower.tail = FALSE)`.
  it.each([
    [0, 2, 1],
    [1, 0, 0],
    [3, 1, 0.080301397],
    [7, 3, 0.033508535],
    [10, 5, 0.031828057],
    [20, 10, 0.0034543419],
    [2, 0.01, 4.96679134e-5],
    [1, 0.5, 0.39346934],
  ])('of %d or more with %d expected is %d', (observed, expected, probability) => {
    expect(poissonUpperTail(observed, expected)).toBeCloseTo(probability, 8);
  });

  it('stays between 0 and 1 for large numbers', () => {
    expect(poissonUpperTail(1000, 900)).toBeGreaterThan(0);
    expect(poissonUpperTail(900, 1000)).toBeLessThan(1);
    expect(poissonUpperTail(5, 5000)).toBeCloseTo(1, 10);
  });
});

describe('the events of a batch, facility and day', () => {
  const rate = { from: '2021-01-01', events: 5, doses: 10_000, source: 'contoh' };

  it('are a signal when there are two or more, and more than chance explains', () => {
    expect(kipiSignal({ dosis: 40, kipi: 2 }, rate)).toMatchObject({
      expected: 0.02,
      isSignal: true,
    });
    // One event alone is no cluster, however rare it is.
    expect(kipiSignal({ dosis: 40, kipi: 1 }, rate).isSignal).toBe(false);
    expect(kipiSignal({ dosis: 10_000, kipi: 6 }, rate).isSignal).toBe(false);
  });

  it('are compared with the rate in force on that day', () => {
    const rates = [rate, { ...rate, from: '2026-01-01', events: 9 }];
    expect(backgroundRateOn('2025-12-31', rates).events).toBe(5);
    expect(backgroundRateOn('2026-01-01', rates).events).toBe(9);
    expect(backgroundRateOn('2020-01-01', rates).events).toBe(5);
  });
});

describe('the clocks of a report', () => {
  const serious = {
    zona: 'WIB' as const,
    diketahui: '2030-01-02T03:00:00.000Z',
    laporPalingLambat: '2030-01-03T03:00:00.000Z',
    laporan: null,
    pelaporan: [],
  };
  const states = (event: Parameters<typeof reportClocks>[0], now: string) =>
    Object.fromEntries(
      reportClocks(event, new Date(now)).map(({ tujuan, keadaan }) => [tujuan, keadaan]),
    );

  it('run for each level from the finding of a serious event', () => {
    expect(
      reportClocks(serious, new Date('2030-01-02T04:00:00.000Z')).map(
        ({ tujuan, palingLambat }) => [tujuan, palingLambat],
      ),
    ).toEqual([
      ['DINKES', '2030-01-03T03:00:00.000Z'],
      ['DINKES_PROVINSI', '2030-01-05T03:00:00.000Z'],
      ['KOMDA', '2030-01-05T03:00:00.000Z'],
      ['KOMNAS', '2030-01-09T03:00:00.000Z'],
    ]);
    expect(states(serious, '2030-01-06T00:00:00.000Z')).toEqual({
      DINKES: 'LEWAT',
      DINKES_PROVINSI: 'LEWAT',
      KOMDA: 'LEWAT',
      KOMNAS: 'BERJALAN',
    });
  });

  it('stop with the first report to their level, in time or late', () => {
    const event = {
      ...serious,
      laporan: { pada: '2030-01-03T03:00:00.000Z' },
      pelaporan: [
        { tujuan: 'KOMDA', tanggal: '2030-01-05', jam: null, nomor: null },
        { tujuan: 'KOMNAS', tanggal: '2030-01-09', jam: '10:01', nomor: null },
      ] as const,
    };
    expect(
      states({ ...event, pelaporan: [...event.pelaporan] }, '2030-01-20T00:00:00.000Z'),
    ).toEqual({
      DINKES: 'TEPAT_WAKTU',
      DINKES_PROVINSI: 'LEWAT',
      KOMDA: 'TEPAT_WAKTU',
      KOMNAS: 'TERLAMBAT',
    });
  });

  it('of an event that is not serious ends with its month at the facility', () => {
    const event = { ...serious, diketahui: '2030-01-31T17:30:00.000Z', laporPalingLambat: null };
    expect(reportClocks(event, new Date('2030-02-02T00:00:00.000Z'))).toMatchObject([
      { tujuan: 'DINKES', palingLambat: '2030-02-28T16:59:00.000Z', keadaan: 'BERJALAN' },
    ]);
    expect(reportClocks({ ...event, zona: 'WIT' }, new Date(event.diketahui))).toMatchObject([
      { palingLambat: '2030-02-28T14:59:00.000Z' },
    ]);
  });
});

describe('what an event lacks', () => {
  const event = {
    serius: true,
    pelarut: 'ADA',
    perawatan: [],
    kuSebelum: 'Baik',
  } as unknown as Kipi;
  const woman = { jenisKelamin: 'P', tanggalLahir: '2000-01-02', tanggal: '2030-01-02' };

  it('depends on age and sex, and only serious events are investigated', () => {
    const { pertama, formulir, investigasi } = kipiGaps(event, woman);
    expect(pertama).toEqual(['perawatan', 'pelaporNama', 'pelaporTelepon', 'kehamilan']);
    expect(formulir).toContain('batchPelarut');
    expect(investigasi).toContain('kausalitas');
    const child = kipiGaps({ ...event, serius: false }, { ...woman, tanggalLahir: '2012-01-03' });
    expect(child.pertama).toContain('namaOrangTua');
    expect(child.investigasi).toEqual([]);
    const eighteen = { ...woman, jenisKelamin: 'L', tanggalLahir: '2012-01-02' };
    expect(kipiGaps(event, eighteen).pertama).not.toContain('namaOrangTua');
  });
});
