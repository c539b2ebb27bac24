import { expect, it } from 'vitest';
import { shortenListQuery } from '#src/kit/list/ShortAddress.tsx';

const defaults = { sort: { field: 'nama', order: 'ASC' }, pageSize: 10 } as const;

it.each([
  ['nothing differs', 'order=ASC&page=1&perPage=10&sort=nama&filter={}', ''],
  ['the order', 'order=DESC&page=1&perPage=10&sort=nama', '?order=DESC&sort=nama'],
  ['the page and its size', 'order=ASC&page=2&perPage=25&sort=nama', '?page=2&perPage=25'],
  ['a filter', 'filter={"a":1}&page=1', '?filter=%7B%22a%22%3A1%7D'],
  ['a parameter of its own', 'page=1&jenis=booster', '?jenis=booster'],
])('a list address holds only what differs from the default: %s', (_, full, short) => {
  expect(shortenListQuery(`?displayedFilters={}&${full}`, defaults)).toBe(short);
});
