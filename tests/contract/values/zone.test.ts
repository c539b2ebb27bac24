import { describe, expect, it } from 'vitest';
import { localDateTime, toInstant, toLocal, zoneOfRegion } from '#contract/core/values/zone.ts';

describe('the zone of a region', () => {
  it.each([
    ['11.71', 'WIB'],
    ['32.73', 'WIB'],
    ['61.71', 'WIB'],
    ['62.71', 'WIB'],
    ['51.71', 'WITA'],
    ['63.71', 'WITA'],
    ['73.71', 'WITA'],
    ['76.02', 'WITA'],
    ['81.71', 'WIT'],
    ['91.71', 'WIT'],
    ['96.71', 'WIT'],
    [null, 'WIB'],
  ])('of %s is %s', (kabKota, zone) => {
    expect(zoneOfRegion(kabKota)).toBe(zone);
  });
});

describe('a time on the clock of a zone', () => {
  it('is one instant', () => {
    const local = { day: '2030-01-02', time: '00:30' };
    expect(toInstant(local, 'WIB').toISOString()).toBe('2030-01-01T17:30:00.000Z');
    expect(toInstant(local, 'WITA').toISOString()).toBe('2030-01-01T16:30:00.000Z');
    expect(toInstant(local, 'WIT').toISOString()).toBe('2030-01-01T15:30:00.000Z');
  });

  it('is read of an instant, also across midnight', () => {
    expect(toLocal('2030-01-01T16:30:00.000Z', 'WIB')).toEqual({
      day: '2030-01-01',
      time: '23:30',
    });
    expect(toLocal('2030-01-01T16:30:00.000Z', 'WITA')).toEqual({
      day: '2030-01-02',
      time: '00:30',
    });
    expect(localDateTime(new Date('2030-01-01T16:30:05Z'), 'WIT')).toBe('2030-01-02T01:30:05');
  });
});
