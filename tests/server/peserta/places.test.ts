import { expect, it } from 'vitest';
import { createPlaces } from '#server/peserta/places.ts';

const place = (offset: number) => ({ offset, value: `nama ${offset}`, id: offset });

it('finds the nearest place before an offset', () => {
  const places = createPlaces();
  for (const offset of [5_000, 2_000, 9_000]) places.add('nama', 'a', place(offset));
  expect(places.nearest('nama', 'a', 8_999)).toEqual(place(5_000));
  expect(places.nearest('nama', 'a', 9_000)).toEqual(place(9_000));
  expect(places.nearest('nama', 'a', 1_999)).toBeUndefined();
  expect(places.nearest('lahir', 'a', 8_999)).toBeUndefined();
});

it('forgets the places of a list that has changed', () => {
  const places = createPlaces();
  places.add('nama', 'a', place(5_000));
  expect(places.nearest('nama', 'b', 8_000)).toBeUndefined();
  places.add('nama', 'b', place(7_000));
  expect(places.nearest('nama', 'b', 8_000)).toEqual(place(7_000));
  expect(places.nearest('nama', 'a', 8_000)).toBeUndefined();
});

it('forgets the first of too many places and lists', () => {
  const places = createPlaces();
  for (let offset = 1; offset <= 501; offset++) places.add('nama', 'a', place(offset));
  expect(places.nearest('nama', 'a', 1)).toBeUndefined();
  expect(places.nearest('nama', 'a', 2)).toEqual(place(2));
  for (let list = 0; list < 200; list++) places.add(`${list}`, 'a', place(1));
  expect(places.nearest('nama', 'a', 501)).toBeUndefined();
});

it('prefers places of the whole list to those of pages that were read', () => {
  const places = createPlaces();
  places.add('nama', 'a', place(5_000));
  expect(places.isSpread('nama', 'a')).toBe(false);
  places.spread('nama', 'a', [place(2_000), place(4_000), place(6_000)]);
  expect(places.isSpread('nama', 'a')).toBe(true);
  places.add('nama', 'a', place(4_500));
  expect(places.nearest('nama', 'a', 5_999)).toEqual(place(4_000));
  expect(places.nearest('nama', 'a', 1_999)).toBeUndefined();
  expect(places.isSpread('nama', 'b')).toBe(false);
  expect(places.nearest('nama', 'b', 5_999)).toBeUndefined();
});
